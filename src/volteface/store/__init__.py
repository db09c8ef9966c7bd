"""The event log and who listens to it. The contract of a store: `sqlite.py` for one server, `postgres.py` for many.

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
    from volteface.table.snapshot import Snapshot
    from volteface.table.state import Table


ALPHABET = (
    "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # of tables' ids: no letters that look alike, for they are read aloud and typed
)


class StoreError(Exception):
    """What is stored cannot be used, with a sentence that says why and what to do."""


class Damaged(StoreError):
    """What is stored of one thing cannot be read, now or later; of others it can."""


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


class Partial(list[Summary]):
    """A list of which some are missing: a database that has them is away."""


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

    async def snapshot(self, table: str) -> Snapshot | None:
        """What spares the first events of a long table, if there is something."""

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep what spares the first events of a table, instead of what did before."""

    def listen(self, hear: Callable[[Batch], None]) -> Callable[[], None]:
        """Call `hear` with every batch once it is durable; returns what ends it."""

    async def lobby(self, limit: int = 50) -> list[Summary]:
        """Public tables that wait for players or play, the newest first; a Partial list if not all can be asked."""

    async def tables_of(self, guest: str, limit: int = 50) -> list[Summary]:
        """The tables a guest sits or sat at, the newest first; a Partial list if not all can be asked."""

    async def running(self, since: int = 0) -> list[str]:
        """The tables whose game was being played, and was touched since then."""

    async def latest(self) -> int:
        """The time of the latest event of all."""

    async def clear(self, *, open_before: int, done_before: int, played_before: int) -> int:
        """Remove tables unused since these times: those that never began, ended ones, given up ones; says how many."""

    async def save_guest(self, guest: Guest) -> None:
        """Keep or change a guest."""

    async def guests(self, ids: Sequence[str]) -> list[Guest]:
        """The guests among these ids that are known."""

    async def forget(self, guest: str) -> None:
        """Erase a guest's nickname and talk, and unlink them from their tables."""

    def say(self, talk: Talk) -> asyncio.Future[Talk]:
        """Keep something said; when it is durable, it is given as it was kept: under another number, if need be."""

    async def talks(self, table: str, limit: int = 100) -> list[Talk]:
        """The last things said at a table, in order."""

    def counts(self) -> tuple[int, int, int]:
        """How many pieces of work were kept, in how many groups, and how many could not be."""

    async def probe(self, now: int) -> None:
        """Keep the time and read it back: fails where the store does."""

    async def close(self) -> None:
        """Finish what is under way and let go."""
