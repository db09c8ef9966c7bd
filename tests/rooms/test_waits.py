"""Whoever looks at a table that waits is told why."""

from __future__ import annotations

from threading import Event
from typing import Any

import msgspec
import pytest

from tests.faults.test_failing_store import until
from tests.rooms.test_inbox import a_room, answered
from tests.server.client import run
from volteface import games, jit
from volteface.rooms import waits
from volteface.rooms.viewer import Viewer
from volteface.table import commands as asked


@pytest.mark.parametrize("cold", [("verso",), ("recto-verso",), ()])
def test_whoever_waits_for_a_bot_while_kernels_are_still_compiled_is_told_so(
    cold: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also those of another game, which come first; where nothing is compiled, to think for long is no reason."""
    compiled, thinking, greedy = Event(), Event(), games.bot("verso", "greedy")

    def slow(*given: Any) -> Any:
        thinking.set()
        compiled.wait()
        return greedy(*given)

    monkeypatch.setattr(waits, "MOMENT", 0)
    monkeypatch.setattr(jit, "is_cold", lambda name: name in cold)
    monkeypatch.setattr(games, "bot", lambda *_, **__: slow)

    async def body() -> None:
        async with a_room("verso", 2, options={"first": 1}) as (room, _):
            heard = list[dict[str, Any]]()
            ann = Viewer("ann", lambda: heard.extend(map(msgspec.json.decode, ann.collect(room))))
            room.enter(ann, "Ann")
            await answered(room, asked.Bot(key="b", seat=1, level="greedy"))
            await answered(room, asked.Start(key="s"))
            await until(thinking.is_set)
            await until(lambda: not cold or any(one["is"] == "refusal" for one in heard))
            told = [one["code"] for one in heard if one["is"] == "refusal"]
            compiled.set()
            await until(lambda: room.table.state.turn == 0)
            assert told == ["waits-kernels"] * len(cold)
            assert heard[-1]["seq"] == room.table.seq

    run(body)
