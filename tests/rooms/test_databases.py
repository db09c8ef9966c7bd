"""Nodes over two databases: a table has only its own, and what happens to the other is none of its business."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.cluster.postgres import Server
from tests.faults.history import faults
from tests.rooms.test_cluster import answered, until
from tests.server.client import run
from tests.store.logs import opening
from volteface.rooms import hub as hubs
from volteface.rooms import watch
from volteface.rooms.hub import Hub
from volteface.rooms.room import Room
from volteface.server.node import join
from volteface.store import Partial, duties
from volteface.store.routed import RoutedStore
from volteface.table import commands as asked
from volteface.table.events import Created, Elapsed


@pytest.fixture
def databases(postgres_server: Server) -> tuple[str, str]:
    """Two databases."""
    return postgres_server.create(), postgres_server.create()


@asynccontextmanager
async def nodes(databases: tuple[str, str], count: int) -> AsyncIterator[list[Hub]]:
    """Some nodes over both: one has the tables from A to M, the other those from N to 9."""
    found = list[Hub]()
    for _ in range(count):
        store, others, _ = await join([f"A-M={databases[0]}", f"N-9={databases[1]}"], "key")
        found.append(Hub(store, others=others, soonest=0.5, baselines=True))
    try:
        await asyncio.gather(*(hub.start() for hub in found))
        yield found
    finally:
        await asyncio.gather(*(hub.stop() for hub in found))


def test_tables_left_behind_hide_none_that_nobody_minds(databases: tuple[str, str]) -> None:
    async def body() -> None:
        async with nodes(databases, 1) as (hub,):
            assert isinstance(hub.store, RoutedStore)
            first, now = hub.store.shards[0], hub.now()
            for number in range(watch.ORPHANS):
                await first.append(opening(f"N{number}", status="playing", updated=now))  # the other has it by now
            await first.append(opening("ABCD", status="playing", updated=now + 1))
            await until(lambda: hub.room("ABCD"))
            assert [room.table.id for room in hub.rooms] == ["ABCD"]

    run(body)


async def begun(hub: Hub) -> tuple[str, str]:
    """A table at which four bots play, and one with a clock that runs."""
    bots = await hub.create(Created("verso", 4, {}, "ann"))
    clock = await hub.create(Created("dessus-dessous", 1, {"cards": "box"}, "ann"))
    for seat in range(4):
        await answered(await hub.find(bots), asked.Bot(key=f"b{seat}", seat=seat, level="greedy"))
    for code in (bots, clock):
        await answered(await hub.find(code), asked.Start(key="s"))
    await answered(await hub.find(clock), asked.Ready(key="r", seat=0))
    return bots, clock


@pytest.mark.parametrize("gone", [0, 1], ids=["the_first", "the_other"])
def test_while_one_database_is_away_the_tables_of_the_other_go_on(
    gone: int, databases: tuple[str, str], postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duties, "LIFE", 2000)
    monkeypatch.setattr(watch, "LIFE", 2000)
    codes = iter(("AAAA", "BBBB", "NNNN", "PPPP", *(("CCCC", "QQQQ") if gone == 0 else ("QQQQ", "CCCC"))))
    monkeypatch.setattr(hubs, "new_code", lambda: next(codes))
    name = databases[gone].rpartition("/")[2]

    def let_in(*, on: bool) -> None:
        postgres_server.execute(postgres_server.address(), f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS {on}')
        lines = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        postgres_server.execute(postgres_server.address(), lines)

    async def body() -> None:
        async with nodes(databases, 2) as (one, two):
            tables = [await begun(one), await begun(one)]
            found: list[list[list[Room]]] = [
                [[await hub.find(code) for hub in (one, two)] for code in t] for t in tables
            ]
            (lost_bots, lost_clock), (bots, clock) = found[gone], found[1 - gone]
            await until(lambda: all(any(room.minded for room in both) for both in (*found[0], *found[1])))
            let_in(on=False)
            await until(lambda: not any(room.minded for room in (*lost_bots, *lost_clock)))
            seq = bots[0].table.seq
            await until(lambda: all(room.table.seq >= seq + 2 for room in bots))
            await until(lambda: not one.others.alive(tables[gone][0]))
            opened = await one.create(Created("verso", 2, {}, "ann"))  # where it can be
            assert opened == ("QQQQ", "CCCC")[gone]
            listed = await one.store.tables_of("ann")
            assert isinstance(listed, Partial)
            assert {found.table for found in listed} == {*tables[1 - gone], opened}
            await one.store.probe(1)  # it can keep something
            one.ahead = two.ahead = 200_000  # three minutes are over
            for room in (*clock, *lost_clock):
                room.schedule()
            await until(lambda: all(room.table.status == "over" for room in clock))
            assert [room.table.status for room in lost_clock] == ["playing"] * 2
            let_in(on=True)
            await until(lambda: all(room.table.status == "over" for room in lost_clock))
            while isinstance(listed, Partial):
                listed = await one.store.tables_of("ann")
            assert {found.table for found in listed} == {*tables[0], *tables[1], opened}
            seq = lost_bots[0].table.seq
            await until(lambda: all(room.table.seq >= seq + 2 for room in lost_bots))
            for code in (*tables[0], *tables[1]):
                assert faults(await one.store.read(code), [], one.now()) == []
            for room in (clock[0], lost_clock[0]):
                passed = [
                    event.fact for event in await one.store.read(room.table.id) if isinstance(event.fact, Elapsed)
                ]
                assert len(set(passed)) == len(passed) > 0

    run(body)
