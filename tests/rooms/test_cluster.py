"""Two nodes over one database: what one writes, says and shows the other has; what is to be done one of them does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from tests.server.client import run
from volteface.rooms import shards, watch
from volteface.rooms.clock import SharedClock
from volteface.rooms.cluster import Cluster
from volteface.rooms.hub import Hub
from volteface.rooms.messages import Ack, Answer, Refusal
from volteface.rooms.room import Room
from volteface.rooms.viewer import Viewer
from volteface.store import Guest, duties
from volteface.store.bus import LARGEST, Hints, PostgresBus
from volteface.store.postgres import PostgresStore
from volteface.table import commands as asked
from volteface.table.events import Created, Elapsed, Moved, Started


async def node(address: str, name: str, **more: Any) -> Hub:
    """A hub that is one of several."""
    store = PostgresStore(address)
    hub = Hub(store, others=Cluster(store, name), **{"soonest": 0, "baselines": True, **more})
    await hub.start()
    return hub


@asynccontextmanager
async def two_nodes(address: str, **more: Any) -> AsyncIterator[tuple[Hub, Hub]]:
    """Two nodes, and what they have together."""
    both = await asyncio.gather(node(address, "one", **more), node(address, "two", **more))
    try:
        yield both[0], both[1]
    finally:
        await asyncio.gather(*(hub.stop() for hub in both))


async def answered(room: Room, command: asked.AnyCommand, guest: str = "ann") -> Answer:
    future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    room.ask(guest, command, future.set_result)
    return await asyncio.wait_for(future, 20)


async def until(holds: Callable[[], object]) -> None:
    """Wait for something that comes from the other node."""

    async def wait() -> None:
        while not holds():
            await asyncio.sleep(0.01)

    await asyncio.wait_for(wait(), 30)


async def looked(hub: Hub, code: str, guest: str, name: str) -> tuple[Room, Viewer]:
    """Somebody who looks at a table at a node."""
    await hub.store.save_guest(Guest(guest, name, 0))
    room = await hub.find(code)
    viewer = Viewer(guest, lambda: None)
    room.enter(viewer, name)
    return room, viewer


def play(room: Room, seat: int, move: str) -> asked.Play:
    return asked.Play(key=f"{seat} {room.table.seq}", seat=seat, seq=room.table.seq, move=move)


def test_what_is_done_said_and_shown_at_one_node_is_there_at_the_other(database: str) -> None:
    async def body() -> None:
        async with two_nodes(database) as (one, two):
            code = await one.create(Created("recto-verso", 2, {"cards": "box"}, "ann"))
            here, ann = await looked(one, code, "ann", "Ann")
            there, bob = await looked(two, code, "bob", "Bob")
            await answered(there, asked.Sit(key="s", seat=1), "bob")
            await until(lambda: here.table.seats[1].guest == "bob")
            await until(lambda: here.people.present == there.people.present == {"ann", "bob"})
            assert here.people.names == there.people.names == {"ann": "Ann", "bob": "Bob"}
            await two.rename(Guest("bob", "Robert", 0))
            await until(lambda: here.people.names.get("bob") == "Robert")
            await answered(there, asked.Chat(key="c", text="hello"), "bob")
            await until(lambda: any(b'"text":"hello"' in text and b"Robert" in text for text in ann.collect(here)))
            here.ask("ann", asked.Signal(key="h", kind="hold", facts={"pieces": "B"}), lambda _: None)
            await until(lambda: any(b'"is":"signal"' in text for text in bob.collect(there)))
            there.leave(bob)
            await until(lambda: here.people.present == {"ann"})
            await two.forget("bob")
            await until(lambda: "bob" not in here.people.names)
            assert here.talk.guests == set()

    run(body)


class Mute:
    """A bus that nobody hears."""

    def tell(self, **news: Any) -> None:
        pass

    def beat(self) -> None:
        pass

    async def close(self) -> None:
        pass


def test_without_any_hint_a_look_finds_what_has_happened(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "PostgresBus", lambda *_: Mute())

    async def body() -> None:
        async with two_nodes(database) as (one, two):
            code = await one.create(Created("verso", 2, {"first": 0}, "ann"))
            here, _ = await looked(one, code, "ann", "Ann")
            there, bob = await looked(two, code, "bob", "Bob")
            await answered(there, asked.Sit(key="s", seat=1), "bob")
            assert isinstance(await answered(here, asked.Start(key="g")), Ack)  # it reads what it has missed
            await answered(here, asked.Chat(key="c", text="hello"))
            await until(lambda: there.table.status == "playing" and there.people.present == {"ann", "bob"})
            await until(lambda: any(b'"text":"hello"' in text for text in bob.collect(there)))
            await two.rename(Guest("bob", "Robert", 0))
            await until(lambda: here.people.names.get("bob") == "Robert")

    run(body)


def test_whoever_comes_later_to_another_node_sees_who_has_been_there(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shards, "PostgresBus", lambda *_: Mute())
    monkeypatch.setattr(watch, "SLICE", 10**6)  # no table has its turn by chance
    monkeypatch.setattr(shards.Shard, "is_whole", lambda _: True)  # and none is looked at for hints that were missed

    async def body() -> None:
        async with two_nodes(database) as (one, two):
            code = await one.create(Created("verso", 2, {}, "ann"))
            await looked(one, code, "ann", "Ann")
            assert isinstance(two.store, PostgresStore)
            while not (await duties.Duties(two.store, "two").elsewhere([code]))[code]:
                await asyncio.sleep(0.01)  # until it is told
            there, _ = await looked(two, code, "bob", "Bob")
            await until(lambda: there.people.present == {"ann", "bob"})

    run(body)


def test_two_who_start_at_two_nodes_start_one_game_with_one_deal(database: str) -> None:
    async def body() -> None:
        seeds: list[str] = []

        def seed() -> str:
            seeds.append("x")
            return f"{len(seeds)}"

        async with two_nodes(database, seed=seed) as (one, two):
            code = await one.create(Created("verso", 2, {}, "ann"))
            here, there = await one.find(code), await two.find(code)
            await answered(there, asked.Sit(key="s", seat=1), "bob")
            await until(lambda: here.table.seq == there.table.seq)
            answers = await asyncio.gather(answered(here, asked.Start(key="a")), answered(there, asked.Start(key="b")))
            assert [type(answer) for answer in answers] == [Ack, Ack]
            events = await one.store.read(code)
            assert sum(isinstance(event.fact, Started) for event in events) == 1

    run(body)


def test_who_starts_while_the_database_is_away_is_told_and_starts_later(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def body() -> None:
        async with two_nodes(database) as (one, _):
            room = await one.find(await one.create(Created("verso", 2, {}, "ann")))
            await answered(room, asked.Bot(key="b", seat=1, level="greedy"))
            with monkeypatch.context() as silent:
                silent.setattr(duties.Duties, "claim", _silent)
                told = await answered(room, asked.Start(key="s"))
            assert isinstance(told, Refusal)
            assert told.code == "failed"
            assert isinstance(await answered(room, asked.Start(key="t")), Ack)

    run(body)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def _silent(*_: object) -> None:
    raise TimeoutError


def test_what_a_table_does_by_itself_one_node_does_and_another_when_that_is_gone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duties, "LIFE", 2000)
    monkeypatch.setattr(watch, "LIFE", 2000)

    async def body() -> None:
        one, two = await asyncio.gather(*(node(database, name, soonest=0.5) for name in ("one", "two")))
        bots = await one.create(Created("verso", 2, {}, "ann"))
        clock = await one.create(Created("dessus-dessous", 1, {"cards": "box"}, "ann"))
        rooms = {hub: [await hub.find(code) for code in (bots, clock)] for hub in (one, two)}
        for seat in (0, 1):
            await answered(rooms[one][0], asked.Bot(key=f"b{seat}", seat=seat, level="greedy"))
        for room in rooms[one]:
            await answered(room, asked.Start(key="s"))
        await answered(rooms[one][1], asked.Ready(key="r", seat=0))
        await until(lambda: all(any(room.minded for room in pair) for pair in zip(*rooms.values(), strict=True)))
        assert not any(a.minded and b.minded for a, b in zip(*rooms.values(), strict=True))
        dead, alive = (one, two) if rooms[one][0].minded else (two, one)
        for task in dead.others._tasks:  # type: ignore[union-attr]
            task.cancel()  # it says no longer that it lives
        await until(lambda: all(room.minded for room in rooms[alive]) and not any(r.minded for r in rooms[dead]))
        seq = rooms[alive][0].table.seq
        await until(lambda: rooms[alive][0].table.seq >= seq + 2)
        moves = [event for event in await alive.store.read(bots) if isinstance(event.fact, Moved)]
        assert [event.seq for event in moves] == list(range(moves[0].seq, moves[0].seq + len(moves)))
        room = rooms[alive][1]
        alive.ahead = 200_000  # three minutes are over
        room.schedule()
        await until(lambda: room.table.status == "over")
        passed = [event for event in await alive.store.read(clock) if isinstance(event.fact, Elapsed)]
        assert len({event.fact for event in passed}) == len(passed) > 0
        await asyncio.gather(one.stop(), two.stop())

    run(body)


def test_hints_fit_into_messages_and_are_told_once() -> None:
    async def body() -> None:
        bus = PostgresBus("postgresql://nobody@127.0.0.1:1/none", "one", lambda _: None)
        seqs = {f"TABLE{number}": number for number in range(1000)}
        bus.tell(seqs=dict.fromkeys(seqs, 0))
        bus.tell(
            seqs=seqs, talks=["A", "B"], shown=[["T", "ann", "hold", {"x": "y" * size}] for size in (10, 9000, 20)]
        )
        bus.tell(talks=["B"])
        found, told = dict[str, int](), list[Hints]()
        while bus._waiting():
            text = bus._message()
            assert len(text.encode()) < LARGEST
            told.append(msgspec.json.decode(text, type=Hints))
            found |= told[-1].seqs
        assert found == seqs
        assert sorted(talk for hints in told for talk in hints.talks) == ["A", "B"]
        assert sum(len(hints.shown) for hints in told) == 2  # the large one fits into no message
        assert [hints.number for hints in told] == list(range(1, len(told) + 1))
        await bus.close()

    run(body)


def test_the_shared_clock_believes_the_quickest_answer_and_never_runs_back() -> None:
    clock = SharedClock()
    clock.measured(0.0, 10.0, 1_000_000)  # it took long: who knows when that was
    before = clock()
    clock.measured(100.0, 100.01, 1_100_000)
    assert clock() >= before
    for _ in range(20):
        clock.measured(100.0, 103.0, 500_000)
        assert clock() >= before
