"""Nodes over two databases: a table has only its own, and what happens to the other is none of its business."""

from __future__ import annotations

import pytest

from tests.cluster.postgres import Server
from tests.rooms.test_cluster import until
from tests.server.client import run
from tests.store.logs import opening
from volteface.rooms.cluster import ORPHANS
from volteface.rooms.hub import Hub
from volteface.server.node import join
from volteface.store.routed import RoutedStore


@pytest.fixture
def databases(postgres_server: Server) -> list[str]:
    """Two, and who has which letters."""
    return [f"{letters}={postgres_server.create()}" for letters in ("A-M", "N-9")]


async def node(databases: list[str]) -> Hub:
    """A hub that is one of several."""
    store, others, _ = await join(databases, "key")
    hub = Hub(store, others=others, soonest=0.2, baselines=True)
    await hub.start()
    return hub


def test_tables_left_behind_hide_none_that_nobody_minds(databases: list[str]) -> None:
    async def body() -> None:
        hub = await node(databases)
        assert isinstance(hub.store, RoutedStore)
        first, now = hub.store.shards[0], hub.now()
        for number in range(ORPHANS):
            await first.append(opening(f"N{number}", status="playing", updated=now))  # another database has it by now
        await first.append(opening("ABCD", status="playing", updated=now + 1))
        await until(lambda: hub.room("ABCD"))
        assert [room.table.id for room in hub.rooms] == ["ABCD"]
        await hub.stop()

    run(body)
