"""What other nodes have written, said and shown at the tables of one database: hints say what to read of many at once.

A hint that carries the very next events of a table spares the reading.

What people are called is in the first database: as long as that is away, whoever is new has no name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from volteface.logs import log
from volteface.store.bus import carried, unpacked
from volteface.table.events import Sat

if TYPE_CHECKING:
    from volteface.rooms.hub import Hub
    from volteface.rooms.room import Room
    from volteface.rooms.shards import Shard, Shards
    from volteface.store.bus import Hints


class Following:
    """What is to be read for the rooms of a hub whose tables one database has."""

    def __init__(self, shards: Shards, shard: Shard, hub: Hub) -> None:
        self._home, self._shard, self._hub = shards.home, shard, hub
        self._behind, self._talked, self._met = set[str](), set[str](), set[str]()  # tables to read something of
        self._renamed = set[str]()  # guests

    def hear(self, hints: Hints) -> None:
        """Another node has told something: remember what to read, and show what need not be read."""
        find = self._hub.room
        events = _carried(hints)
        for table, seq in hints.seqs.items():
            if (room := find(table)) is None:
                continue
            if room.table.seq < seq and not (table in events and _taken_over(room, events[table], seq)):
                self._behind.add(table)
            elif room.strangers():
                self._met.add(table)
        self._talked |= {table for table in hints.talks if find(table) is not None}
        self._met |= {table for table in hints.came if find(table) is not None}
        self._renamed |= set(hints.names)
        for table in hints.skips:
            if (room := find(table)) is not None and room.minded:
                self._hub.bots.skip(room)
        for table, who, kind, facts in hints.shown:
            if (room := find(table)) is not None and isinstance(who, str):
                room.talk.shown(who, kind, facts)
            elif room is not None:
                room.talk.displayed(who, kind, facts)

    @property
    def waits(self) -> bool:
        """Whether something is to be read."""
        return bool(self._behind or self._talked or self._met or self._renamed)

    async def look(self, tables: list[str], *, names: bool) -> None:
        """Look whether something at these tables was missed, if need be also what everybody is called."""
        latest = await self._shard.duties.latest(tables) if tables else {}
        for table, (seq, said) in latest.items():
            room = self._hub.room(table)
            if room is not None and room.table.seq < seq:
                self._behind.add(table)
            if room is not None and room.talk.last < said:
                self._talked.add(table)
        self._met |= set(tables)
        if names and self._shard is self._home:
            self._renamed |= {guest for room in self._hub.rooms for guest in room.people.names}

    async def catch_up(self) -> None:
        """Read all that waits."""
        behind, self._behind = self._behind, set()
        if behind:
            await self._read_events(behind)
        talked, self._talked = self._talked, set()
        for table in talked:
            talks, room = await self._shard.store.talks(table), self._hub.room(table)
            if room is not None:
                room.talk.hear(talks, await self._names(room, {talk.guest for talk in talks}))
        met, self._met = self._met, set()
        if met:
            for table, guests in (await self._shard.duties.elsewhere(sorted(met))).items():
                room = self._hub.room(table)
                if room is not None and (guests != room.elsewhere or room.strangers()):
                    room.looked_at_elsewhere(guests, await self._names(room, guests | room.strangers()))
        renamed, self._renamed = self._renamed, set()
        if renamed:
            await self._rename(renamed)

    async def _read_events(self, tables: set[str]) -> None:
        """Read what others have written at tables, with one question."""
        starts = {table: room.table.seq + 1 for table in tables if (room := self._hub.room(table)) is not None}
        for table, events in (await self._shard.store.read_many(starts)).items():
            room = self._hub.room(table)
            if room is not None:
                sat = {event.fact.guest for event in events if isinstance(event.fact, Sat)}
                room.take_over(events, await self._names(room, sat))
                if room.strangers():
                    self._met.add(table)

    async def _names(self, room: Room, guests: set[str] | frozenset[str]) -> dict[str, str]:
        """The names of those among these guests whom a room does not know."""
        unknown = guests - room.people.names.keys() - {""}
        if not unknown or not self._home.alive:
            return {}
        return {one.id: one.nickname for one in await self._home.store.guests(sorted(unknown))}

    async def _rename(self, guests: set[str]) -> None:
        """Show what guests are called now, and forget who is to be forgotten."""
        known = {guest.id: guest for guest in await self._home.store.guests(sorted(guests))}
        for guest in guests & {guest for room in self._hub.rooms for guest in room.people.names}:
            if guest not in known:
                self._hub.erase(guest)
            elif any(room.chosen(guest) not in (None, known[guest].nickname) for room in self._hub.rooms):
                self._hub.call(known[guest])


def _carried(hints: Hints) -> dict[str, msgspec.Raw]:
    """What a message carries; nothing if it is of another version."""
    try:
        return carried(hints)
    except msgspec.MsgspecError:
        return {}


def _taken_over(room: Room, raw: msgspec.Raw, last: int) -> bool:
    """Let a room take over events that a hint has brought; False if they are not all up to the last, or cannot be."""
    try:
        events = unpacked(room.table.id, raw)
        first = last - len(events) + 1
        if first > room.table.seq + 1 or [event.seq for event in events] != list(range(first, last + 1)):
            return False
        room.take_over(events, {})
    except Exception as error:  # what the log says is read then
        log.info("what a hint carries cannot be taken over", extra={"reason": type(error).__name__})
        return False
    return True
