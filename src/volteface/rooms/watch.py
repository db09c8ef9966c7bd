"""What this node does again and again for the tables of one database.

Each database has a watch of its own: one that is away stops the clocks and bots of its own tables and of no others.

    others' hints ──► what is to be read ──► one question for many tables ──► rooms
    every second: say that one lives, mind what nobody minds, look if hints may have been missed
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from volteface.core.errors import GameError
from volteface.logs import log
from volteface.rooms.following import Following
from volteface.rooms.hub import AWAKE
from volteface.store.duties import LIFE
from volteface.table.state import next_due

if TYPE_CHECKING:
    from collections.abc import Iterable

    from volteface.rooms.clock import SharedClock
    from volteface.rooms.hub import Hub
    from volteface.rooms.room import Room
    from volteface.rooms.shards import Shard, Shards
    from volteface.store.bus import Hints

BEAT = 1.0  # seconds between two words of a node that it lives
SLICE = 30  # looks in which all tables have had one, while hints come without a gap
ORPHANS = 20  # tables that nobody minds, taken up at once
PAUSE = 0.015  # seconds between two readings of what others have written, so that one question serves more


class Watch:
    """The watch over one of the databases."""

    def __init__(self, shards: Shards, shard: Shard, hub: Hub, clock: SharedClock) -> None:
        self._shards, self._shard, self._hub, self._clock = shards, shard, hub, clock
        self._following = Following(shards, shard, hub)
        self._wanted, self._came = set[str](), set[str]()  # tables to mind; those whose people here have changed
        self._bell = asyncio.Event()
        self._turn = 0
        self._known = set[str]()  # tables that were looked at since they were taken up

    def start(self) -> list[asyncio.Task[None]]:
        """Begin; gives what goes on until it is cancelled."""
        return [asyncio.create_task(work) for work in (self._live(), self._watch(), self._read())]

    @property
    def _rooms(self) -> list[Room]:
        """The rooms whose tables this database has."""
        return [room for room in self._hub.rooms if self._shards.of(room.table.id) is self._shard]

    # -- what is told --------------------------------------------------------------------------------------------------

    def mind(self, room: Room) -> None:
        """Mind a table that has something to do by itself, if nobody else does."""
        if room.table.id not in self._wanted and _has_to_do(room):
            self._wanted.add(room.table.id)
            self._bell.set()

    def came(self, room: Room) -> None:
        """Somebody has come to a table at this node, or left it."""
        self._came.add(room.table.id)
        self._bell.set()

    def hear(self, hints: Hints) -> None:
        """Another node has told something."""
        self._following.hear(hints)
        self._bell.set()

    async def _read(self) -> None:
        """Do what hints and rooms have brought up, all that waits at once."""
        while True:
            await self._bell.wait()
            self._bell.clear()
            try:
                await self._following.catch_up()
                await self._tell()
                await asyncio.sleep(PAUSE)
            except Exception as error:  # the next look will do
                self._shard.gap = True
                log.info("what others have told cannot be read", extra={"reason": type(error).__name__})
                await asyncio.sleep(BEAT / 2)

    async def _tell(self) -> None:
        """Say who looks here, and mind what is to be minded."""
        came, self._came = self._came, set()
        rooms = {table: self._hub.room(table) for table in came}
        try:
            await self._shard.duties.show(
                {table: sorted(room.here) for table, room in rooms.items() if room is not None}
            )
        except BaseException:
            self._came |= came  # it is to be said, sooner or later
            raise
        if came:
            self._shard.bus.tell(came=came)
        wanted, self._wanted = self._wanted, set()
        await self._mind(wanted)

    async def _mind(self, tables: Iterable[str]) -> None:
        """Get the leases of tables, as far as nobody has them."""
        if some := list(tables):
            for claim in await self._shard.duties.claim(some):
                room = self._hub.room(claim.name)
                if room is not None:
                    room.mind(on=True)

    # -- every second --------------------------------------------------------------------------------------------------

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except Exception as error:  # the database is away: the next beat will do
                log.info("a beat is left out", extra={"reason": type(error).__name__})

    async def _watch(self) -> None:
        """Mind what nobody minds, and look whether something was missed; however long that takes, this node lives."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._mind(room.table.id for room in self._rooms if not room.minded and _has_to_do(room))
                await self._look()
                await self._take_up()
            except Exception as error:  # the database is away: the next look will do
                self._shard.gap = True
                log.info("a look is left out", extra={"reason": type(error).__name__})

    async def beat(self) -> None:
        """Say that this node lives; learn the time, and who else lives."""
        shard, begun = self._shard, time.monotonic()
        beat = await shard.duties.beat()
        if shard is self._shards.home:
            self._clock.measured(begun, time.monotonic(), beat.time)
        if beat.nodes != shard.nodes or not beat.known:
            shard.gap = True
        lived = shard.alive and beat.known  # unknown: the database has crashed, and what only nodes need is gone
        shard.nodes, shard.until = beat.nodes, begun + LIFE / 1000
        shard.bus.beat()
        if not lived:  # others may mind by now what was minded here
            rooms = self._rooms
            self._came |= {room.table.id for room in rooms}
            for room in rooms:
                room.mind(on=False)

    async def _look(self) -> None:
        """Look whether something was missed: at all tables if that may be, else at new ones and at some, in turn."""
        self._turn = (self._turn + 1) % SLICE
        whole, tables = self._shard.is_whole(), [room.table.id for room in self._rooms]
        turns = {table for number, table in enumerate(tables) if not whole or number % SLICE == self._turn}
        await self._following.look(sorted(turns | (set(tables) - self._known)), names=not whole)
        self._known = set(tables)
        self._bell.set()

    async def _take_up(self) -> None:
        """Take up some of the tables that nobody minds."""
        shard, hub = self._shard, self._hub
        orphans = await shard.duties.orphans(shard.letters, self._clock() - AWAKE, ORPHANS)
        await self._mind(table for table in orphans if hub.room(table) is not None)
        for table in orphans:
            try:
                await hub.find(table)
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
    return next_due(table) is not None or table.clocked is not None or any(seat.bot for seat in table.seats)
