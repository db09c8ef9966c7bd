"""The machine's clock set back or forth between two starts: on waking, time never lies before what is stored."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.client import Guest, people, run, seated
from tests.server.running import running

HOUR = 3600


@pytest.mark.parametrize("shift", [-HOUR, HOUR, -400 * 24 * HOUR])
def test_games_go_on_and_their_files_can_be_read_whatever_the_clock_says_after_a_restart(
    shift: int, tmp_path: Path
) -> None:
    """A turn is not over because the server was away, and no move is before the one it answers."""
    cookie, codes = "", dict[str, str]()

    async def before() -> None:
        nonlocal cookie
        async with people(live.url, "Ann") as guests:
            cookie = guests[0].http.cookies["volteface_guest"]
            codes["verso"], (ann,) = await seated(guests, "verso", turn_seconds=60)
            await ann.do("start")
            await ann.play(0, "flip")
            codes["dessus-dessous"], (ann,) = await seated(guests, "dessus-dessous", options={"cards": "box"})
            await ann.do("start")
            await ann.do("ready", seat=0)
            await ann.play(0, "draw 3")

    async def after() -> None:
        guest = Guest(live.url)
        guest.become(cookie)
        ann = await guest.look(codes["dessus-dessous"])
        assert ann.table["clock"]["start"] is None  # it stands until somebody is ready
        at = ann.table["clock"]["at"]
        await ann.do("ready", seat=0)
        assert at <= ann.table["clock"]["at"] < at + 170_000
        ann = await guest.look(codes["verso"])
        assert ann.table["clock"]["turn"] - ann.table["clock"]["now"] > 50_000  # the whole time again
        while ann.table["status"] == "playing":
            await ann.play(0, ann.legal(0)[-1]["move"])
        file = (await guest.http.get(f"/api/tables/{codes['verso']}/replay/1")).text
        answer = httpx.post(f"{live.url}/api/replay", content=file)
        assert answer.status_code == 200, answer.text
        times = [event.time for event in live.events(codes["verso"])]
        assert times == sorted(times)
        await guest.close()

    with running(tmp_path, stands=True) as live:
        run(before)
    with running(tmp_path, stands=True, shift=shift) as live:
        run(after)
