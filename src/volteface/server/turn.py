"""A turn: who may change a table now. One at a time, in the order in which they came.

Unlike `asyncio.Lock` it can also be taken outside of any task, where it is free.
"""

from __future__ import annotations

import asyncio
from collections import deque


class Turn:
    """The turn at one table."""

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> None:
        """Take the turn, which is free."""
        assert not self.taken
        self.taken = True

    def give_back(self) -> None:
        """Let the next one have it."""
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():
                following.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if not self.taken:
            self.take()
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it had just come to us
                self.give_back()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give_back()
