"""A store that fails for a while: people are told, and what was due meanwhile happens afterwards, once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest

from tests.faults.history import faults
from tests.rooms.test_inbox import Slow, a_room, answered, on_every_store, play
from tests.server.client import people, run, seated
from tests.server.running import running
from volteface.rooms import inbox
from volteface.rooms.hub import DAY, Hub
from volteface.rooms.messages import Ack, Refusal
from volteface.rooms.room import Room
from volteface.rooms.viewer import Viewer
from volteface.rooms.waits import Unkept
from volteface.store.sqlite import SqliteStore
from volteface.table import commands as asked
from volteface.table.events import Created, Elapsed, Moved


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses that grow, but not to what a test would have to wait for."""
    monkeypatch.setattr(inbox, "PAUSES", (0.01, 0.02, 0.05))


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.01)


async def failed_often(room: Room, times: int = 4) -> None:
    """Wait until the table itself has tried in vain so often."""
    await until(lambda: room._inbox._failures >= times)


@on_every_store
def test_a_deadline_of_a_failing_store_passes_once_when_it_is_back() -> None:
    async def body() -> None:
        now = 1_000_000_000_000
        async with a_room("dessus-dessous", 1, options={"cards": "box"}, now=lambda: now) as (room, store):
            await answered(room, asked.Start(key="s"))
            await answered(room, asked.Ready(key="r", seat=0))
            store.failing = True
            now += 181_000
            room.schedule()
            await failed_often(room)
            told = await answered(room, asked.Pause(key="p"))
            assert isinstance(told, Refusal)
            assert (told.code, told.sentence[-1]) == ("failed", ".")
            assert room.table.status == "playing"
            store.failing = False
            await until(lambda: room.table.status == "over")
            passed = [one.fact for one in await store.read(room.table.id) if isinstance(one.fact, Elapsed)]
            assert len(passed) == len(set(passed))
            assert not room._inbox.busy

    run(body)


@on_every_store
def test_a_late_players_move_is_made_once_when_the_store_is_back() -> None:
    async def body() -> None:
        now = 1_000_000_000_000
        async with a_room(now=lambda: now, turn_seconds=10) as (room, store):
            await answered(room, asked.Start(key="s"))
            store.failing = True
            now += 10_001
            room.schedule()
            await failed_often(room)
            store.failing = False
            await until(lambda: bool(room.table.late))
            await asyncio.sleep(0.1)
            moves = [one for one in await store.read(room.table.id) if isinstance(one.fact, Moved)]
            assert len(moves) == 1

    run(body)


@on_every_store
def test_a_bot_moves_once_when_the_store_is_back() -> None:
    async def body() -> None:
        async with a_room("verso", 2, options={"first": 0}) as (room, store):
            await answered(room, asked.Bot(key="b", seat=1, level="greedy"))
            await answered(room, asked.Start(key="s"))
            store.held = []
            answers: list[object] = []
            room.ask("ann", play(room.table.seq, "keep"), answers.append)
            while not store.held:
                await asyncio.sleep(0)
            store.failing = True
            await store.release()
            await failed_often(room)
            assert isinstance(answers[0], Ack)
            store.failing = False
            await until(lambda: room.table.state.turn == 0)
            await asyncio.sleep(0.1)
            moves = Counter(one.fact.seat for one in await store.read(room.table.id) if isinstance(one.fact, Moved))
            assert moves == {0: 1, 1: 1}

    run(body)


@on_every_store
def test_somebody_who_drops_out_while_the_store_fails_has_dropped_out_when_it_is_back() -> None:
    async def body() -> None:
        now = 1_000_000_000_000
        options = {"cards": "box"}
        async with a_room("recto-verso", 2, options=options, now=lambda: now, grace=0.01) as (room, store):
            ann, bob = Viewer("ann", lambda: None), Viewer("bob", lambda: None)
            room.enter(ann, "Ann")
            room.enter(bob, "Bob")
            await answered(room, asked.Sit(key="b", seat=1), "bob")
            await answered(room, asked.Start(key="s"))
            await answered(room, asked.Ready(key="r", seat=0))
            await answered(room, asked.Ready(key="r", seat=1), "bob")
            now += 3_001  # the card is revealed
            await answered(room, asked.Play(key="m", seat=0, seq=room.table.seq, move="place K 00.0"))
            store.failing = True
            room.leave(bob)
            await failed_often(room)
            store.failing = False
            await until(lambda: room.table.state.phase == "between")
            again = [one for one in await store.read(room.table.id) if isinstance(one.fact, Moved) and one.by is None]
            assert [event.fact.move for event in again if isinstance(event.fact, Moved)] == ["again"]

    run(body)


class Full(SqliteStore):
    """A store whose disk can be full."""

    failing = False

    def _together(self, group: Any) -> list[Any]:
        if self.failing:
            raise OSError("the disk is full")
        return super()._together(group)


def test_games_of_all_kinds_and_the_sweep_go_on_once_after_a_while_without_a_store(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every deadline, every bot and the sweep are overdue when the store is back: each is made up for, once."""
    monkeypatch.setattr("volteface.rooms.hub.SWEEP", 0.02)

    async def body() -> None:
        now = 1_000_000_000_000
        store = Full(None)
        hub = Hub(store, now=lambda: now, soonest=0.05, baselines=True)
        forgotten = await hub.create(Created("verso", 2, {}, "eve"))
        now += 8 * DAY  # nobody has come
        rooms: dict[str, Room] = {}
        for name, game, seats, options in (
            ("bot", "verso", 2, {"first": 0}),
            ("late", "verso", 1, {}),
            ("clock", "dessus-dessous", 1, {"cards": "box"}),
            ("round", "recto-verso", 2, {"cards": "box"}),
        ):
            turn = 120 if name == "late" else None
            rooms[name] = room = await hub.find(
                await hub.create(Created(game, seats, options, "ann", turn_seconds=turn))
            )
            for guest in ("ann", "bob"):
                room.enter(Viewer(guest, lambda: None), guest)
        await answered(rooms["bot"], asked.Bot(key="b", seat=1, level="greedy"))
        await answered(rooms["round"], asked.Sit(key="b", seat=1), "bob")
        for room in rooms.values():
            assert isinstance(await answered(room, asked.Start(key="s")), Ack)
        await answered(rooms["clock"], asked.Ready(key="r", seat=0))
        for seat, guest in enumerate(("ann", "bob")):
            await answered(rooms["round"], asked.Ready(key=f"r{seat}", seat=seat), guest)
        now += 3_001  # the card is revealed
        await answered(rooms["round"], asked.Play(key="m", seat=0, seq=rooms["round"].table.seq, move="place K 00.0"))
        now += 110_000  # a card has two minutes, a turn here too, the clock alone three
        before = {name: room.table.seq for name, room in rooms.items()}
        await answered(rooms["bot"], play(rooms["bot"].table.seq, "keep"))  # now it is the bot's turn
        store.failing = True
        await hub.start()
        now += 80_000
        for room in rooms.values():
            room.schedule()
        for room in rooms.values():
            await failed_often(room)
            told = await answered(room, asked.Pause(key="p"))
            assert isinstance(told, Refusal)
            assert told.sentence.endswith("Try again in a moment.")
        assert await store.read(forgotten)
        store.failing = False
        await until(lambda: rooms["bot"].table.state.turn == 0)
        await until(lambda: bool(rooms["late"].table.late))
        await until(lambda: rooms["clock"].table.status == "over")
        await until(lambda: rooms["round"].table.clock.start is None)
        while await store.read(forgotten):
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)  # and nothing a second time
        for name, room in rooms.items():
            events = await store.read(room.table.id)
            assert faults(events, [], now) == [], name
            facts = [type(one.fact) for one in events[before[name] :]]
            wanted = {"bot": [Moved, Moved], "late": [Moved], "clock": [Elapsed], "round": [Elapsed]}
            assert facts == wanted[name], name
        await hub.stop()

    run(body)


@on_every_store
def test_whoever_only_waits_is_told_once_that_the_store_fails_and_a_frame_takes_it_back() -> None:
    async def body() -> None:
        async with a_room("verso", 2, options={"first": 0}) as (room, store):

            def told(viewer: Viewer, kind: str) -> list[dict[str, Any]]:
                messages = map(msgspec.json.decode, viewer.collect(room))
                return [message for message in messages if message["is"] == kind]

            ann, eve, joe = (Viewer(guest, lambda: None) for guest in ("ann", "eve", "joe"))
            room.enter(ann, "Ann")
            room.enter(eve, "Eve")
            await answered(room, asked.Bot(key="b", seat=1, level="greedy"))
            await answered(room, asked.Start(key="s"))
            store.held = []
            room.ask("ann", play(room.table.seq, "keep"), lambda _: None)
            while not store.held:
                await asyncio.sleep(0)
            store.failing = True
            await store.release()  # now it is the bot's turn
            await failed_often(room)
            for viewer in (ann, eve):
                (message,) = told(viewer, "refusal")
                assert (message["code"], message["key"]) == ("waits-store", None)
            room.enter(joe, "Joe")  # and so is whoever comes later
            await failed_often(room, 8)
            assert [message["code"] for message in told(joe, "refusal")] == ["waits-store"]
            assert told(ann, "refusal") == []
            before, store.failing = room.table.seq, False
            await until(lambda: room.table.seq > before)
            assert [message["seq"] for message in told(eve, "frame")][-1] == room.table.seq
            room.waits.tell(Unkept())
            assert [message["code"] for message in told(eve, "refusal")] == [
                "waits-store"
            ]  # the next time it is told again

    run(body)


def test_what_was_said_while_the_store_failed_is_not_taken_for_said() -> None:
    """Whoever says it again by the same key is heard, once."""

    async def body() -> None:
        store = Full(None)
        hub = Hub(store)
        room = await hub.find(await hub.create(Created("verso", 1, {}, "ann")))
        for failing, answer in ((True, Refusal), (False, Ack), (False, Ack)):
            store.failing = failing
            assert isinstance(await answered(room, asked.Chat(key="k", text="hello")), answer)
        assert [said.body["text"] for said in await store.talks(room.table.id)] == ["hello"]
        await hub.stop()

    run(body)


def test_a_store_that_fails_at_the_start_stops_neither_the_server_nor_its_tables_for_good(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("volteface.rooms.hub.SWEEP", 0.02)

    class Unreadable(Slow):
        async def read(self, table: str, start: int = 1) -> list[Any]:
            if self.failing:
                raise OSError("the disk is gone")
            return await super().read(table, start)

    async def body() -> None:
        store = Unreadable()
        hub = Hub(store, soonest=0)
        code = await hub.create(Created("verso", 1, {}, "ann"))
        room = await hub.find(code)
        await answered(room, asked.Start(key="s"))
        again = Hub(store, soonest=0)  # as after a restart
        store.failing = True
        await again.start()
        assert code not in again._rooms
        store.failing = False
        await until(lambda: code in again._rooms)
        await again.stop()

    run(body)


def test_the_server_says_when_it_cannot_keep_anything_and_shows_a_sentence_at_a_table(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("volteface.server.house.REMEMBERED", 0)

    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            code, (ann, _) = await seated(guests, "verso")
            assert httpx.get(f"{server.url}/ready").status_code == 200
            with monkeypatch.context() as broken:

                def full(*_: object) -> None:
                    raise OSError("the disk is full")

                broken.setattr(SqliteStore, "_together", full)
                answer = await guests[0].http.get("/ready")
                assert answer.status_code == 503
                assert answer.json()["code"] == "failed"
                assert await ann.refused("start") == "failed"
                assert (await guests[0].http.get("/health")).status_code == 200
            assert httpx.get(f"{server.url}/ready").status_code == 200
            await ann.do("start")
            assert code

    with running(tmp_path_factory.mktemp("full")) as server:
        run(body)
