"""The hub: which tables a server takes up when it starts, what time it is there, how many deals wait."""

from __future__ import annotations

import asyncio
from threading import Event as Signal

import pytest

from tests.rooms import test_inbox
from tests.rooms.test_inbox import Slow, answered, on_every_store
from volteface.rooms.caps import Caps, Full
from volteface.rooms.hub import AWAKE, Hub
from volteface.rooms.inbox import Failed
from volteface.store import Conflict, Store
from volteface.store.sqlite import SqliteStore
from volteface.table.commands import Start
from volteface.table.events import Created, Resumed
from volteface.table.state import turn_deadline

NOW = 1_800_000_000_000  # milliseconds


async def started(store: Store, now: int) -> str:
    """A table at which a game was begun at this time, and then everybody went."""
    hub = Hub(store, now=lambda: now, soonest=0)
    code = await hub.create(Created("verso", 1, {}, "ann"))
    await answered(await hub.find(code), Start(key="s"))
    return code


@on_every_store
def test_a_game_that_nobody_has_touched_for_long_rests_until_somebody_comes() -> None:
    async def body() -> None:
        store = test_inbox.new_store()
        old = await started(store, NOW - AWAKE - 1)
        young = await started(store, NOW - AWAKE + 1)
        hub = Hub(store, now=lambda: NOW)
        await hub.start()
        assert [room.table.id for room in hub.rooms] == [young]
        assert (await hub.find(old)).table.status == "playing"
        await hub.stop()

    asyncio.run(body())


@on_every_store
def test_time_never_lies_before_what_is_stored() -> None:
    """Also at tables that are opened later: the machine's clock was set back by an hour."""

    async def body() -> None:
        store = test_inbox.new_store()
        code = await started(store, NOW)
        hub = Hub(store, now=lambda: NOW - 3_600_000)
        await hub.start()
        assert hub.now() == (await store.read(code))[-1].time == NOW
        await hub.stop()

    asyncio.run(body())


def test_a_table_wakes_through_its_inbox_whoever_is_quicker_and_not_while_the_store_fails() -> None:
    """And that it wakes is nobody's doing: in lists it stays where it is."""

    async def body() -> None:
        store = Slow()
        first = Hub(store, now=lambda: NOW, soonest=0)
        code = await first.create(Created("verso", 1, {}, "ann", turn_seconds=60))
        await answered(await first.find(code), Start(key="s"))
        (before,) = await store.tables_of("ann", 1)
        hub = Hub(store, now=lambda: NOW + 300_000)
        store.failing = True
        with pytest.raises(Failed, match="nothing was changed"):
            await hub.find(code)
        assert hub.rooms == ()
        store.failing, store.held = False, []
        found = asyncio.create_task(hub.find(code))
        while not store.held:
            await asyncio.sleep(0.01)
        ((_, late),), store.held = store.held, None
        quick = Hub(store, now=lambda: NOW + 300_000)
        await quick.find(code)
        late.set_exception(Conflict("another hub has woken it"))
        room = await found
        facts = [event.fact for event in await store.read(code)]
        assert [fact for fact in facts if isinstance(fact, Resumed)] == facts[-2:]  # each has seen the one before
        assert (room.table.seq, turn_deadline(room.table)) == (len(facts), NOW + 360_000)
        assert (await store.tables_of("ann", 1))[0].updated == before.updated
        await hub.stop()

    asyncio.run(body())


def test_one_deal_too_many_is_refused_at_once() -> None:
    async def body() -> None:
        hub, go_on = Hub(SqliteStore(None), caps=Caps(deals=2)), Signal()
        waiting = [hub.make(go_on.wait), hub.make(lambda: True)]
        refused = hub.make(lambda: True)
        at_once = refused.done()
        go_on.set()
        with pytest.raises(Full, match="Too many others wait"):
            await refused
        assert at_once
        assert await asyncio.gather(*waiting) == [True, True]
        assert await hub.make(lambda: True)
        await hub.stop()

    asyncio.run(body())
