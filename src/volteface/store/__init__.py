"""The event log and who listens to it. The contract of a store; `sqlite.py` is the one that ships.

A store keeps events (`append`, `read`), tells listeners what was kept (`listen`), and keeps beside the log what people
may want forgotten: guests, their nicknames and what they said. What `append` gives is done when the batch is durable.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import msgspec

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Sequence

    from volteface.table.events import Event
    from volteface.table.state import Table


class Conflict(Exception):
    """Another writer has already used this number of this table: read again and decide anew."""


class Summary(msgspec.Struct, frozen=True):
    """What lobby and history need to know of a table without reading its events."""

    table: str
    game: str
    status: str
    public: bool
    seats: int
    free: int
    host: str
    guests: tuple[str, ...]
    created: int
    updated: int


def summed_up(table: Table, created: int, updated: int) -> Summary:
    """The summary of a table."""
    settings = table.settings
    return Summary(
        table=table.id,
        game=settings.game,
        status=table.status,
        public=settings.public,
        seats=len(table.seats),
        free=sum(not seat.taken for seat in table.seats),
        host=table.host,
        guests=tuple(dict.fromkeys(seat.guest for seat in table.seats if seat.guest is not None)),
        created=created,
        updated=updated,
    )


class Batch(msgspec.Struct, frozen=True):
    """Events of one table, to be kept together or not at all, and the table's summary if that has changed."""

    events: Sequence[Event]
    summary: Summary | None = None


class Guest(msgspec.Struct, frozen=True):
    """A person, as far as we know them."""

    id: str
    nickname: str
    seen: int


class Talk(msgspec.Struct, frozen=True):
    """Something said at a table."""

    table: str
    number: int
    guest: str
    time: int
    body: dict[str, Any]


class Store(Protocol):
    """What the server needs of a store. All of it may be awaited from one event loop."""

    def append(self, batch: Batch) -> asyncio.Future[None]:
        """Keep a batch; done when it is durable, fails with Conflict if its numbers are taken."""

    async def read(self, table: str, start: int = 1) -> list[Event]:
        """The events of a table from a number on, in order."""

    def listen(self, hear: Callable[[Batch], None]) -> Callable[[], None]:
        """Call `hear` with every batch once it is durable; returns what ends it."""

    async def lobby(self, limit: int = 50) -> list[Summary]:
        """Public tables that wait for players or play, the newest first."""

    async def tables_of(self, guest: str, limit: int = 50) -> list[Summary]:
        """The tables a guest sits or sat at, the newest first."""

    async def running(self) -> list[str]:
        """The tables whose game was being played."""

    async def clear(self, *, open_before: int, done_before: int) -> int:
        """Remove tables that never began, and ended ones, unused since these times; returns how many."""

    async def save_guest(self, guest: Guest) -> None:
        """Keep or change a guest."""

    async def guests(self, ids: Sequence[str]) -> list[Guest]:
        """The guests among these ids that are known."""

    async def forget(self, guest: str) -> None:
        """Erase a guest's nickname and talk, and unlink them from their tables."""

    def say(self, talk: Talk) -> asyncio.Future[Any]:
        """Keep something said; done when it is durable."""

    async def talks(self, table: str, limit: int = 100) -> list[Talk]:
        """The last things said at a table, in order."""

    async def close(self) -> None:
        """Finish what is under way and let go."""
