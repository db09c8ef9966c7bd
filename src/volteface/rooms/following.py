"""What other nodes have written, said and shown at the tables of one database: hints say what to read of many at once.

What people are called is in the first database: as long as that is away, whoever is new has no name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
        for table, seq in hints.seqs.items():
            if (room := find(table)) is not None and room.table.seq < seq:
                self._behind.add(table)
            elif room is not None and room.strangers():
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
