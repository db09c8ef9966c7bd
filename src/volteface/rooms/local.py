"""A table without a network: the same room, in memory. The terminal plays at one.

One person hosts it; bots take the other seats. With a seed the cards and the bots' chance are the same every time.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from volteface.core.chance import Chance
from volteface.rooms.hub import Hub
from volteface.rooms.messages import Refusal
from volteface.rooms.viewer import Viewer
from volteface.store.sqlite import SqliteStore
from volteface.table import commands as asked
from volteface.table.events import Created

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Mapping

    from volteface.rooms.messages import Answer
    from volteface.rooms.room import Room
    from volteface.table.news import NewsItem

HOST = "host"


class LocalTable:
    """A room and the one person in it."""

    def __init__(self, room: Room, hear: Callable[[NewsItem], None]) -> None:
        self.room, self._hear = room, hear
        self._changed = asyncio.Event()
        self._told = room.table.seq
        self._keys = 0
        room.enter(Viewer(HOST, self._look), HOST)

    def _look(self) -> None:
        """Something has changed: hear the news of it."""
        for item in self.room.news:
            if item.seq > self._told:
                self._hear(item)
        self._told = self.room.table.seq
        self._changed.set()

    async def ask(self, kind: type[asked.Command], **fields: object) -> Answer:
        """Have something carried out, and give the answer."""
        self._keys += 1
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.room.ask(HOST, kind(key=f"{self._keys}", **fields), answer.set_result)  # type: ignore[arg-type]
        return await answer

    async def play(self, seat: int, move: str) -> Answer:
        """Make a move, answering the present."""
        return await self.ask(asked.Play, seat=seat, seq=self.room.table.seq, move=move)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds at the table."""
        while not holds():
            self._changed.clear()
            await self._changed.wait()


@asynccontextmanager
async def local_table(
    game: str,
    seats: int,
    options: Mapping[str, object],
    *,
    bots: str,
    seed: str,
    hear: Callable[[NewsItem], None],
    store: Callable[[SqliteStore], object] = lambda _: None,
) -> AsyncIterator[LocalTable]:
    """A table at which a game has been started; `hear` gets what happens, `store` the log before anything is in it."""
    log, chance = SqliteStore(None), Chance("bots", seed)
    store(log)
    hub = Hub(log, seed=lambda: seed, chance=lambda: chance, soonest=0, workers=1, baselines=True)
    try:
        code = await hub.create(Created(game, seats, dict(options), HOST))
        table = LocalTable(await hub.find(code), hear)
        for seat in range(1, seats):
            _check(await table.ask(asked.Bot, seat=seat, level=bots))
        _check(await table.ask(asked.Start))
        yield table
    finally:
        await hub.stop()


def _check(answer: Answer) -> None:
    if isinstance(answer, Refusal):
        raise RuntimeError(answer.sentence)
