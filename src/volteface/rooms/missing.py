"""Those who have left a live table: whoever is not back in the game's time drops out of a round against the clock."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from volteface.core.game import timed
from volteface.table.decide.rounds import drop_out

if TYPE_CHECKING:
    from volteface.rooms.room import Room


HELD = 8.0  # seconds for which nobody else may have the seat of somebody who is gone: the line may have dropped


class Missing:
    """Who is waited for at a table, each with timers: until the seat is free for a bot, and until a drop-out."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._held: dict[str, asyncio.TimerHandle] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}

    @property
    def guests(self) -> frozenset[str]:
        """Whose seats are still kept for them."""
        return frozenset(self._held)

    def wait_for(self, guest: str) -> None:
        """Somebody who sits here is gone: give them a while."""
        if guest not in self._timers and self._room.table.seats_of(guest):
            loop, grace, game = asyncio.get_running_loop(), self._room.hub.grace, timed(self._room.table.game)
            held = HELD if grace is None else grace
            self._held[guest] = loop.call_later(held, self._held.pop, guest)
            self._timers[guest] = loop.call_later(game.GRACE if game and grace is None else held, self._over, guest)

    def back(self, guest: str) -> None:
        """Somebody is here."""
        for timers in (self._held, self._timers):
            if guest in timers:
                timers.pop(guest).cancel()

    def look(self) -> None:
        """Wait for all who are gone: a round may have begun without somebody who was ready and has left."""
        room = self._room
        for seat in room.table.people:
            guest = room.table.seats[seat].guest
            if guest is not None and guest not in room.people.present and room.table.clocked:
                self.wait_for(guest)

    def _over(self, guest: str) -> None:
        room = self._room
        del self._timers[guest]
        for seat in room.table.played_by(guest):
            if guest not in room.people.present and room.minded and room.table.clocked:
                room.post(partial(drop_out, seat=seat), own=True)

    def stop(self) -> None:
        """Wait no longer."""
        for timer in (*self._held.values(), *self._timers.values()):
            timer.cancel()
