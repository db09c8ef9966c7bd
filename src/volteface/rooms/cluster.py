"""One of several nodes over the same databases: what the others write, say and show comes here, and ours goes to them.

The log is the only truth: what two nodes decide at once one of them decides again (`inbox.py`). Everything here makes
that rare and quick. Hints say what to read; a look from time to time closes the gaps they leave; leases let one node do
what a table does by itself. If all of this fails, tables are slower, and right.

    others' hints ──► what is to be read ──► one question for many tables ──► rooms
    every second: say that one lives, mind what nobody minds, look if hints may have been missed
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from volteface.core.errors import GameError
from volteface.logs import log
from volteface.rooms.clock import SharedClock
from volteface.rooms.following import Following
from volteface.rooms.inbox import Failed
from volteface.rooms.others import Minding
from volteface.rooms.shards import Shards
from volteface.rooms.shelf import SharedShelf
from volteface.store.duties import LIFE
from volteface.table.state import next_deadline, turn_deadline

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable

    from volteface.rooms.hub import Hub
    from volteface.rooms.room import Room
    from volteface.rooms.shards import AnyStore, Shard
    from volteface.store import Batch
    from volteface.store.bus import Hints
    from volteface.store.duties import Duties

T = TypeVar("T")

BEAT = 1.0  # seconds between two words of a node that it lives
SLICE = 30  # looks in which all tables have had one, while hints come without a gap
AWAKE = 2 * 24 * 3600 * 1000  # a game nobody has touched for longer rests until somebody comes
ORPHANS = 20  # tables that nobody minds, taken up at once
BRIEF = 30_000  # milliseconds for which a table may be nobody's without having slept
PAUSE = 0.015  # seconds between two readings of what others have written, so that one question serves more
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
        self._following: Following | None = None
        self._wanted, self._came = set[str](), set[str]()  # tables to mind; those whose people here have changed
        self._bell = asyncio.Event()
        self._turn = 0
        self._tasks: list[asyncio.Task[None]] = []
        store.listen(self._stored)

    @property
    def hub(self) -> Hub:
        """The rooms of this node."""
        assert self._hub is not None
        return self._hub

    @property
    def alive(self) -> bool:
        """Whether the others surely think that this node lives: only then what it minds is minded here only."""
        now = time.monotonic()
        return all(shard.until > now for shard in self._shards)

    # -- what the hub asks ---------------------------------------------------------------------------------------------

    async def start(self, hub: Hub) -> bool:
        """Say that this node lives, and begin to hear."""
        self._hub, self._following = hub, Following(self._store, self._shards, hub)
        await self._beat()
        self._tasks = [asyncio.create_task(work) for work in (self._live(), self._watch(), self._read())]
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
        if room.table.id not in self._wanted and _has_to_do(room):
            self._wanted.add(room.table.id)
            self._bell.set()

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
        self._came.add(room.table.id)
        self._bell.set()

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
        if self._following is not None:
            self._following.hear(hints)
            self._bell.set()

    async def _read(self) -> None:
        """Do what hints and rooms have brought up, all that waits at once."""
        assert self._following is not None
        while True:
            await self._bell.wait()
            self._bell.clear()
            try:
                await self._following.catch_up()
                await self._tell()
                await asyncio.sleep(PAUSE)
            except Exception as error:  # the next look will do
                for shard in self._shards:
                    shard.gap = True
                log.info("what others have told cannot be read", extra={"reason": type(error).__name__})
                await asyncio.sleep(BEAT / 2)

    async def _tell(self) -> None:
        """Say who looks here, and mind what is to be minded."""
        came, self._came = self._came, set()
        try:
            for shard, some in self._shards.share(came):
                rooms = {table: self.hub.room(table) for table in some}
                await shard.duties.show({table: sorted(room.here) for table, room in rooms.items() if room is not None})
                shard.bus.tell(came=some)
        except BaseException:
            self._came |= came  # it is to be said, sooner or later
            raise
        wanted, self._wanted = self._wanted, set()
        await self._mind(wanted)

    async def _mind(self, tables: Iterable[str]) -> None:
        """Get the leases of tables, as far as nobody has them."""
        for shard, some in self._shards.share(tables):
            for claim in await shard.duties.claim(some):
                room = self.hub.room(claim.name)
                if room is not None:
                    room.mind(on=True)

    # -- every second --------------------------------------------------------------------------------------------------

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
            except Exception as error:  # the database is away: the next beat will do
                log.info("a beat is left out", extra={"reason": type(error).__name__})

    async def _watch(self) -> None:
        """Mind what nobody minds, and look whether something was missed; however long that takes, this node lives."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._mind(room.table.id for room in self.hub.rooms if not room.minded and _has_to_do(room))
                await self._look()
                await self._take_up()
            except Exception as error:  # the database is away: the next look will do
                log.info("a look is left out", extra={"reason": type(error).__name__})

    async def _beat(self) -> None:
        """Say that this node lives; learn the time, and who else lives."""
        lived = self.alive
        for shard in self._shards:
            begun = time.monotonic()
            beat = await shard.duties.beat()
            ended = time.monotonic()
            if shard is self._shards.home:
                self.clock.measured(begun, ended, beat.time)
            if beat.nodes != shard.nodes or not beat.known:
                shard.gap = True
            if not beat.known:  # the database has crashed, and what only nodes need is gone
                lived = False
            shard.nodes, shard.until = beat.nodes, begun + LIFE / 1000
            shard.bus.beat()
        if not lived and self._hub is not None:  # others may mind by now what was minded here
            self._came |= {room.table.id for room in self._hub.rooms}
            for room in self._hub.rooms:
                room.mind(on=False)

    async def _look(self) -> None:
        """Look whether something was missed: at all tables if that may be, else at some, in turn."""
        assert self._following is not None
        self._turn = (self._turn + 1) % SLICE
        for shard, tables in self._shards.share(room.table.id for room in self.hub.rooms):
            whole = shard.is_whole()
            some = [table for number, table in enumerate(tables) if not whole or number % SLICE == self._turn]
            await self._following.look(shard, some, names=not whole)
        self._bell.set()

    async def _take_up(self) -> None:
        """Take up some of the tables that nobody minds."""
        for shard in self._shards:
            orphans = await shard.duties.orphans(shard.letters, self.clock() - AWAKE, ORPHANS)
            await self._mind(table for table in orphans if self.hub.room(table) is not None)
            for table in orphans:
                try:
                    await self.hub.find(table)
                except GameError:  # it is gone, or this version cannot take it up: nobody need try again
                    await shard.duties.claim([table])
                    await shard.duties.release([table])
            if self._turn == 0:
                await shard.duties.sweep()
                await shard.shelf.sweep()


def _has_to_do(room: Room) -> bool:
    """Whether a table does something by itself: time runs out, a bot plays, somebody may drop out."""
    table = room.table
    if table.status != "playing":
        return False
    due = next_deadline(table) is not None or turn_deadline(table) is not None
    return due or table.clocked is not None or any(seat.bot for seat in table.seats)


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
