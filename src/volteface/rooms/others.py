"""The other nodes, as a room sees them: what it asks of them, and what it tells them. A server alone has none.

`rooms/cluster.py` has the same methods where there are some.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from volteface.rooms.clock import WallClock

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from volteface.rooms.hub import Hub
    from volteface.rooms.room import Room

T = TypeVar("T")


class Minding(NamedTuple):
    """Whether this node does what a table does by itself, and whether the table has slept before."""

    here: bool = True
    slept: bool = True


class Nobody:
    """A server alone: everything is here, and nobody is told anything."""

    alone = True
    shelf = None  # what is kept together with others beside tables: nothing

    def __init__(self) -> None:
        self.clock = WallClock()

    async def start(self, hub: Hub) -> bool:
        """Begin; says whether others take up what is being played, so that the hub need not."""
        return False

    async def stop(self) -> None:
        """End."""

    async def load(self, table: str) -> Minding:
        """A table is about to be taken up here."""
        return Minding()

    def mind(self, room: Room) -> None:
        """A table may have something to do by itself, and is not minded here."""

    def alive(self, table: str) -> bool:
        """Whether what is minded here of a table is surely minded here only."""
        return True

    def let_go(self, room: Room) -> None:
        """A table is let go from memory."""

    async def freshen(self, room: Room) -> None:
        """Somebody is about to look at a table: let it be as far as the log is."""

    def came(self, room: Room) -> None:
        """Somebody has come to a table, or left it."""

    def said(self, table: str) -> None:
        """Something was said at a table."""

    def showed(self, room: Room, *signal: Any) -> None:
        """Somebody shows something at a table: a guest or a bot's seat, the kind, the facts."""

    def named(self, guest: str) -> None:
        """Somebody is called otherwise, or was forgotten."""

    def skip(self, room: Room) -> None:
        """Time is to leap at a table that is not minded here."""

    def once(self, name: str, make: Callable[[], asyncio.Future[T]], done: Callable[[], T | None]) -> asyncio.Future[T]:
        """What one node makes for all; `done` gives something if another one has."""
        return make()
