"""That a table waits, and why: told to those who only look on, for nothing that they have asked for answers them.

a store that fails, kernels that are compiled ──► a refusal without a key, once to each viewer
something takes effect                        ──► the frame that shows it takes the sentence back
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from volteface import games
from volteface.core.errors import GameError
from volteface.rooms.messages import refusal

if TYPE_CHECKING:
    from volteface.rooms.room import Room
    from volteface.rooms.viewer import Viewer

MOMENT = 1.0  # seconds for which nobody asks why


class Unkept(GameError):
    """What the table does by itself cannot be kept now."""

    kind = "failed"

    def __init__(self) -> None:
        super().__init__("waits-store", "The server can store nothing right now. The game goes on when it can.")


class Unprepared(GameError):
    """What bots and cards need is still being compiled."""

    kind = "failed"

    def __init__(self) -> None:
        super().__init__("waits-kernels", "The server prepares a new version. The game goes on in a minute or two.")


class Waits:
    """What the viewers of one room have been told of its waiting."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._told: frozenset[Viewer] = frozenset()

    def tell(self, reason: GameError) -> None:
        """The table waits: say so to all who do not know yet."""
        viewers = frozenset(self._room.viewers)
        for viewer in viewers - self._told:
            viewer.answer(refusal(reason))
        self._told = viewers

    def watch(self, work: asyncio.Future[Any]) -> None:
        """Say so if the table waits for this for more than a moment while kernels are compiled: one after the other."""
        if any(map(games.is_cold, games.NAMES)):
            asyncio.get_running_loop().call_later(MOMENT, self._tell_unless, work)

    def _tell_unless(self, work: asyncio.Future[Any]) -> None:
        if not work.done():
            self.tell(Unprepared())

    def over(self) -> None:
        """It goes on."""
        self._told = frozenset()
