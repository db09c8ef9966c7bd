"""One of several nodes over the same databases: what the others write, say and show comes here, and ours goes to them.

The log is the only truth: what two nodes decide at once one of them decides again (`inbox.py`). Everything here makes
that rare and quick. Hints say what to read; a look from time to time closes the gaps they leave; leases let one node do
what a table does by itself (`watch.py`). If all of this fails, tables are slower, and right.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from volteface.logs import log
from volteface.rooms.clock import SharedClock
from volteface.rooms.inbox import Failed
from volteface.rooms.others import Minding
from volteface.rooms.shards import Shards
from volteface.rooms.shelf import SharedShelf
from volteface.rooms.watch import Watch
from volteface.store.duties import LIFE

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from volteface.rooms.hub import Hub
    from volteface.rooms.room import Room
    from volteface.rooms.shards import AnyStore, Shard
    from volteface.store import Batch
    from volteface.store.bus import Hints
    from volteface.store.duties import Duties

T = TypeVar("T")

BRIEF = 30_000  # milliseconds for which a table may be nobody's without having slept
DEALT = 2.0  # seconds after which what one node makes for all may be made again


class Cluster:
    """The node that this process is."""

    alone = False

    def __init__(self, store: AnyStore, node: str) -> None:
        self.node, self.clock = node, SharedClock()
        self._store = store
        self._shards = Shards(store, node, self._heard)
        self.shelf = SharedShelf(self._shards, node)
        self._hub: Hub | None = None
        self._watches: dict[Shard, Watch] = {}
        self._tasks: list[asyncio.Task[None]] = []
        store.listen(self._stored)

    @property
    def hub(self) -> Hub:
        """The rooms of this node."""
        assert self._hub is not None
        return self._hub

    def _watch(self, room: Room) -> Watch:
        return self._watches[self._shards.of(room.table.id)]

    # -- what the hub asks ---------------------------------------------------------------------------------------------

    async def start(self, hub: Hub) -> bool:
        """Say that this node lives, and begin to hear."""
        self._hub = hub
        self._watches = {shard: Watch(self._shards, shard, hub, self.clock) for shard in self._shards}
        await asyncio.gather(*(watch.beat() for watch in self._watches.values()))
        self._tasks = [task for watch in self._watches.values() for task in watch.start()]
        return True

    async def stop(self) -> None:
        """Let others take over at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for shard in self._shards:
            with suppress(Exception):
                await asyncio.wait_for(shard.duties.leave(), 2)
            shard.bus.beat()
            await shard.bus.close()

    async def load(self, table: str) -> Minding:
        """Mind a table that is taken up here, unless another node does; it has slept if nobody has for a while."""
        claims = await self._shards.of(table).duties.claim([table])
        if not claims:
            return Minding(here=False, slept=False)
        free = claims[0].free
        return Minding(here=True, slept=free is None or free > BRIEF)

    def mind(self, room: Room) -> None:
        """Mind a table that has something to do by itself, if nobody else does."""
        self._watch(room).mind(room)

    def alive(self, table: str) -> bool:
        """Whether the others surely think that this node lives, by the database of a table."""
        return self._shards.of(table).alive

    def let_go(self, room: Room) -> None:
        """Give a table back at which nothing happens by itself."""
        shard, table = self._shards.of(room.table.id), room.table.id
        self.hub.spawn(_tried(shard.duties.show({table: ()})))
        if room.minded:
            self.hub.spawn(_tried(shard.duties.release([table])))

    async def freshen(self, room: Room) -> None:
        """Let a table be as far as the log is: nobody who changes nodes sees less than before."""
        events = await self._store.read(room.table.id, room.table.seq + 1)
        room.take_over(events, {})
        end = time.monotonic() + LIFE / 1000
        while events and room.table.seq < events[-1].seq and time.monotonic() < end:
            await asyncio.sleep(0.01)  # it is storing something, and reads on afterwards

    def once(self, name: str, make: Callable[[], asyncio.Future[T]], done: Callable[[], T | None]) -> asyncio.Future[T]:
        """What one node makes for all."""
        return asyncio.ensure_future(self._once(name, make, done))

    async def _once(self, name: str, make: Callable[[], asyncio.Future[T]], done: Callable[[], T | None]) -> T:
        duties = self._shards.of(name.rpartition(" ")[2]).duties
        try:
            while not await duties.claim([name]):
                if (made := done()) is not None:
                    return made
                await asyncio.sleep(0.1)
        except Exception as error:  # the database is away: whoever asked is told
            log.info("a lease cannot be got", extra={"reason": type(error).__name__})
            raise Failed from error
        try:
            return await make()
        finally:
            self.hub.spawn(_end(duties, name))

    # -- what rooms tell -----------------------------------------------------------------------------------------------

    def _stored(self, batch: Batch) -> None:
        last = batch.events[-1]
        self._shards.of(last.table).bus.tell(seqs={last.table: last.seq})

    def came(self, room: Room) -> None:
        """Somebody has come to a table at this node, or left it."""
        self._watch(room).came(room)

    def said(self, table: str) -> None:
        """Something was said at a table."""
        self._shards.of(table).bus.tell(talks=[table])

    def showed(self, room: Room, *signal: Any) -> None:
        """Somebody shows something; it goes to where somebody else looks."""
        if room.elsewhere:
            self._shards.of(room.table.id).bus.tell(shown=[[room.table.id, *signal]])

    def named(self, guest: str) -> None:
        """Somebody is called otherwise, or was forgotten."""
        self._shards.home.bus.tell(names=[guest])

    def skip(self, room: Room) -> None:
        """Let time leap at the node that minds a table."""
        self._shards.of(room.table.id).bus.tell(skips=[room.table.id])

    # -- what is heard -------------------------------------------------------------------------------------------------

    def _heard(self, shard: Shard, hints: Hints) -> None:
        shard.hear(hints)
        for code in hints.kept:
            self.shelf.hear(code)
        if shard in self._watches:
            self._watches[shard].hear(hints)


async def _end(duties: Duties, name: str) -> None:
    """Give a lease back when whoever waited for it has seen what was made."""
    await asyncio.sleep(DEALT)
    await _tried(duties.end(name))


async def _tried(work: Coroutine[Any, Any, None]) -> None:
    """Tidy up; if the database is away, what is left behind does no harm."""
    try:
        await work
    except Exception as error:
        log.info("something is left behind", extra={"reason": type(error).__name__})
