"""Long tables are taken up from a snapshot, and are then as all their events left them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import people, run, seated
from tests.server.running import running
from tests.table.scene import Scene
from volteface import games
from volteface.core.errors import Illegal
from volteface.store.postgres import PostgresStore
from volteface.store.sqlite import SqliteStore
from volteface.table import commands as asked
from volteface.table import snapshot as under_test
from volteface.table.events import Event, Started, decode, encode
from volteface.table.news import retold
from volteface.table.snapshot import taken_up
from volteface.table.state import fold


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are long sooner."""
    monkeypatch.setattr(under_test, "LONG", 40)
    monkeypatch.setattr(under_test, "RECENT", 25)


def played(rounds: int) -> Sequence[Event]:
    """A table at which several games were played, with people who come and go, and one who is muted."""
    scene = Scene("verso", 2)
    for number in range(rounds):
        guest = f"bob{number}"
        scene.present = {"ann", guest}
        if number:
            scene.ok("ann", asked.Free, seat=1)
        scene.ok(guest, asked.Sit, seat=1)
        scene.ok("ann", asked.Mute, who=guest, on=True)
        scene.ok("ann", asked.Start)
        if scene.table.status == "over":
            scene.ok(guest, asked.Start)
        while scene.table.status == "playing":
            seat = next(seat for seat in (0, 1) if scene.table.game.legal(scene.table.state, seat))
            scene.play(seat, scene.table.game.legal(scene.table.state, seat)[-1].move)
    scene.ok("ann", asked.Start)
    return scene.events


def test_a_table_from_a_snapshot_is_the_table_of_all_its_events() -> None:
    events = played(5)
    whole, told = retold(events, games.find)
    assert whole is not None
    for end in range(len(events) - 30, len(events) + 1):
        some = events[:end]
        table, _, snapshot = taken_up("TABLE", None, some, games.find)
        assert table == fold(some, games.find)
        assert snapshot is not None
        kept = under_test.decode(under_test.encode(snapshot))
        assert kept == snapshot
        again, news, newer = taken_up("TABLE", kept, some[kept.seq :], games.find)
        assert again == table
        assert newer is None
        assert list(news) == list(retold(some, games.find)[1])[-len(news) :]
    assert told


def test_the_next_snapshot_follows_from_the_one_before() -> None:
    events = played(6)
    _, _, whole = taken_up("TABLE", None, events, games.find)
    _, _, first = taken_up("TABLE", None, events[: len(events) // 2], games.find)
    assert first is not None
    _, _, second = taken_up("TABLE", first, events[first.seq :], games.find)
    assert second == whole


def test_a_long_table_is_loaded_from_its_snapshot_and_goes_on(
    tmp_path: Path, kept_in: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, cookie, asked_from = "", "", list[list[int]]()

    async def before() -> None:
        nonlocal code, cookie
        async with people(live.url, "Ann") as guests:
            cookie = guests[0].http.cookies["volteface_guest"]
            code, (ann,) = await seated(guests, "verso")
            for _ in range(5):
                await ann.do("start")
                while ann.table["status"] == "playing":
                    await ann.play(0, ann.legal(0)[-1]["move"])

    async def after() -> None:
        async with people(live.url, "Eve") as (eve,):
            look = await eve.look(code)
            assert (look.table["games"], look.table["status"]) == (5, "over")

    kind: type[Any] = PostgresStore if kept_in else SqliteStore
    read = kind.read

    async def reading(self: Any, table: str, start: int = 1) -> list[Event]:
        asked_from[-1].append(start)
        events: list[Event] = await read(self, table, start)
        return events

    with running(tmp_path, database=kept_in) as live:
        run(before)
    monkeypatch.setattr(kind, "read", reading)
    for _ in range(2):
        asked_from.append([])
        with running(tmp_path, database=kept_in) as live:
            run(after)
    assert asked_from[0][0] == 1
    assert min(asked_from[1]) > 40
    assert cookie


def test_a_game_begun_by_rules_that_are_unknown_here_is_not_played_by_others() -> None:
    events = played(1)
    started = next(event for event in events if isinstance(event.fact, Started))
    assert isinstance(started.fact, Started)
    assert started.fact.rules == games.find("verso").RULES[-1]
    assert decode(b'{"is": "started", "deal": {}}') == Started({}, 1)  # of versions before
    newer = Event("TABLE", started.seq, started.time, Started(started.fact.deal, 99))
    assert decode(encode(newer.fact)) == newer.fact
    with pytest.raises(Illegal, match="begun by rules 99"):
        fold([*events[: started.seq - 1], newer], games.find)
