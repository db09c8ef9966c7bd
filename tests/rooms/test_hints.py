"""Hints that carry events: whoever has all before them need not read, and nobody need trust the bus."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from tests.rooms.test_cluster import Mute, answered, play, two_nodes, until
from tests.server.client import run
from volteface.rooms import shards
from volteface.rooms.cluster import Cluster
from volteface.rooms.hub import Hub
from volteface.store.bus import LARGEST, MANY, Hints, PostgresBus, carried, unpacked
from volteface.table import commands as asked
from volteface.table.events import Created, Event, Moved, Sat

NOWHERE = "postgresql://nobody@127.0.0.1:1/none"


def moved(table: str, seq: int, move: str = "keep") -> Event:
    return Event(table, seq, 1000 + seq, Moved(0, move, seq), "ann", f"k{seq}")


def told(bus: PostgresBus, *events: Event) -> str:
    """The message in which a node tells of events."""
    bus.tell(seqs={event.table: event.seq for event in events}, events=events)
    return bus._message()


async def begun(one: Hub, two: Hub) -> str:
    """A game of two people, which both nodes have."""
    code = await one.create(Created("verso", 2, {"first": 0}, "ann"))
    here, there = await one.find(code), await two.find(code)
    await answered(here, asked.Sit(key="s", seat=1), "bob")
    await answered(here, asked.Start(key="g"))
    await until(lambda: there.table.seq == here.table.seq and there.table.status == "playing")
    return code


def test_a_move_that_a_hint_carries_is_not_read(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(starts: dict[str, int]) -> dict[str, list[Event]]:
        return {}

    async def body() -> None:
        async with two_nodes(database) as (one, two):
            code = await begun(one, two)
            here, there = await one.find(code), await two.find(code)
            await until(lambda: all(len(shard.nodes) == 2 for shard in _shards(one)))
            monkeypatch.setattr(two.store, "read_many", nothing)
            for seat in (0, 1, 0):
                await answered(here, play(here, seat, "keep"), "ann" if seat == 0 else "bob")
                await until(lambda: there.table.seq == here.table.seq)
            assert there.table.state == here.table.state

    run(body)


def test_events_after_a_gap_are_read_and_not_taken_over(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "PostgresBus", lambda *_: Mute())  # nothing comes by itself

    async def body() -> None:
        async with two_nodes(database) as (one, two):
            code = await begun(one, two)
            there = await two.find(code)
            seq = there.table.seq
            bus, (shard,) = PostgresBus(NOWHERE, "one", lambda _: None), _shards(two)

            def hear(events: Sequence[Event], last: int) -> bool:
                """Whether something is to be read after a hint that carries these."""
                assert isinstance(two.others, Cluster)
                following = two.others._watches[shard]._following
                following._behind.clear()
                bus.tell(seqs={code: last}, events=events)
                two.others._heard(shard, msgspec.json.decode(bus._message(), type=Hints))
                return code in following._behind

            assert hear([moved(code, seq + 2)], seq + 2)  # one before it is missing
            assert hear([moved(code, seq + 1)], seq + 2)  # one after it is missing
            assert hear([moved(code, seq + 1), moved(code, seq + 3)], seq + 3)  # one between is
            assert hear([moved(code, seq + 1, "nonsense")], seq + 1)  # that cannot be
            assert hear([], seq + 1)
            assert there.table.seq == seq
            assert not hear([moved(code, seq + 1)], seq + 1)
            assert there.table.seq == seq + 1
            assert not hear([moved(code, seq + 1)], seq + 1)  # it is known
            await bus.close()

    run(body)


def test_only_what_is_sealed_with_the_nodes_key_is_carried() -> None:
    async def body() -> None:
        heard = list[Hints]()
        ear = PostgresBus(NOWHERE, "one", heard.append, b"ours")
        mouths = [PostgresBus(NOWHERE, name, lambda _: None, name.encode()) for name in ("ours", "another")]
        right, foreign = (told(mouth, moved("TABLE", 7)) for mouth in mouths)
        changed, bare = right.replace("keep", "flip"), right.replace('"seal":"', '"mark":"')
        assert right != changed
        assert right != bare
        for text in (right, foreign, changed, bare, right.replace('"seal":"', '"seal":"é')):
            ear._heard(None, 1, "", text)
        assert [hints.seqs for hints in heard] == [{"TABLE": 7}] * 5  # as a hint each of them is as good
        first, *others = map(carried, heard)
        assert unpacked("TABLE", first["TABLE"]) == [moved("TABLE", 7)]
        assert others == [{}] * 4
        for bus in (ear, *mouths):
            await bus.close()

    run(body)


def test_messages_carry_what_has_room_and_say_all_numbers() -> None:
    async def body() -> None:
        bus = PostgresBus(NOWHERE, "one", lambda _: None, b"key")
        events = [moved(f"TABLE{number}", number) for number in range(150)]
        bus.tell(seqs={event.table: event.seq for event in events}, events=events)
        long = [moved("LONG", number) for number in range(MANY + 5)]
        bus.tell(seqs={"LONG": MANY + 4, "SAT": 3}, events=[*long, Event("SAT", 3, 1, Sat(0, "ann"), "ann")])
        text = bus._message()
        assert len(text.encode()) < LARGEST
        assert not bus._waiting()
        hints = msgspec.json.decode(text, type=Hints)
        found = carried(hints)
        assert len(hints.seqs) == 152
        assert 20 < len(found) < 150
        assert all(unpacked(table, raw)[-1].seq == hints.seqs[table] for table, raw in found.items() if table != "LONG")
        assert "SAT" not in found  # a name is to be read with it
        assert not bus._events
        await bus.close()

    run(body)


def _shards(hub: Hub) -> list[shards.Shard]:
    assert isinstance(hub.others, Cluster)
    return list(hub.others._shards)
