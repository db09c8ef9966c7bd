"""Several databases as one store: a table lives where the first letter of its id says; people live in the first one.

    postgresql://one                        everything
    A-M=postgresql://one N-9=postgresql://two     tables by their letter, in the order of the alphabet of ids

Lists are asked of all and put together; while a database is away they have what the others have, and say so. A table
never moves by itself: whoever changes the letters copies it first (`volteface copy`).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from volteface.logs import log
from volteface.store import ALPHABET, Partial, StoreError
from volteface.store.lines import PREFIXES, is_lost

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from volteface.store import Batch, Guest, Summary, Talk
    from volteface.store.postgres import PostgresStore
    from volteface.table.events import Event
    from volteface.table.snapshot import Snapshot

LISTED, AGAIN = 4.0, 0.5  # seconds that a list waits for a database; and for one that has not answered the last time


def letters_of(text: str) -> str:
    """The letters that a text like A-M or B names; none if it names none."""
    first, _, last = text.partition("-")
    if len(first) != 1 or len(last or first) != 1 or first not in ALPHABET or (last or first) not in ALPHABET:
        return ""
    return ALPHABET[ALPHABET.index(first) : ALPHABET.index(last or first) + 1]


def routes(addresses: Sequence[str]) -> dict[str, str]:
    """The address for each first letter of a table's id; StoreError if a letter has none, or two."""
    found: dict[str, str] = {}
    for text in addresses:
        letters, _, address = ("A-9", "", text) if text.startswith(PREFIXES) else text.partition("=")
        if not address.startswith(PREFIXES) or not letters_of(letters):
            raise StoreError(
                f"{text!r} is no database: say postgresql://..., or A-M=postgresql://... for some letters."
            )
        for letter in letters_of(letters):
            if letter in found:
                raise StoreError(f"Two databases are named for tables that begin with {letter}.")
            found[letter] = address
    missing = [letter for letter in ALPHABET if letter not in found]
    if missing:
        raise StoreError(f"No database is named for tables that begin with {', '.join(missing)}.")
    return found


class RoutedStore:
    """The databases, and which one has which table."""

    def __init__(self, by_letter: dict[str, PostgresStore]) -> None:
        self._by_letter = by_letter
        self.shards = tuple(dict.fromkeys(by_letter.values()))
        self._home = self.shards[0]
        self._away: set[PostgresStore] = set()  # those that could not be asked for their part of a list, the last time

    def shard(self, table: str) -> PostgresStore:
        """The database of a table; what is no id of ours is in the first, where it is not found."""
        return self._by_letter.get(table[:1], self._home)

    def append(self, batch: Batch) -> asyncio.Future[None]:
        """Keep a batch."""
        return self.shard(batch.events[0].table).append(batch)

    async def read(self, table: str, start: int = 1) -> list[Event]:
        """The events of a table from a number on."""
        return await self.shard(table).read(table, start)

    async def snapshot(self, table: str) -> Snapshot | None:
        """What spares the first events of a long table."""
        return await self.shard(table).snapshot(table)

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep what spares the first events of a table."""
        await self.shard(table).keep_snapshot(table, snapshot)

    def listen(self, hear: Callable[[Batch], None]) -> Callable[[], None]:
        """Call `hear` with every batch of this node once it is durable."""
        ends = [shard.listen(hear) for shard in self.shards]

        def end() -> None:
            for one in ends:
                one()

        return end

    async def lobby(self, limit: int = 50) -> list[Summary]:
        """Public tables that wait for players or play."""
        return await self._listed("lobby", limit)

    async def tables_of(self, guest: str, limit: int = 50) -> list[Summary]:
        """The tables a guest sits or sat at."""
        return await self._listed("tables_of", guest, limit)

    async def running(self, since: int = 0) -> list[str]:
        """The tables whose game was being played, and was touched since then."""
        found = zip(self.shards, await self._all("running", since), strict=True)
        return [table for shard, tables in found for table in tables if self.shard(table) is shard]

    async def latest(self) -> int:
        """The time of the latest event of all."""
        return int(max(await self._all("latest")))

    async def clear(self, *, open_before: int, done_before: int, played_before: int) -> int:
        """Remove tables unused since these times."""
        times = {"open_before": open_before, "done_before": done_before, "played_before": played_before}
        return sum(await asyncio.gather(*(shard.clear(**times) for shard in self.shards)))

    async def save_guest(self, guest: Guest) -> None:
        """Keep or change a guest."""
        await self._home.save_guest(guest)

    async def guests(self, ids: Sequence[str]) -> list[Guest]:
        """The guests among these ids that are known."""
        return await self._home.guests(ids)

    async def forget(self, guest: str) -> None:
        """Erase a guest everywhere."""
        await self._all("forget", guest)

    def say(self, talk: Talk) -> asyncio.Future[Talk]:
        """Keep something said."""
        return self.shard(talk.table).say(talk)

    async def talks(self, table: str, limit: int = 100) -> list[Talk]:
        """The last things said at a table."""
        return await self.shard(table).talks(table, limit)

    def counts(self) -> tuple[int, int, int]:
        """How many batches were kept, in how many groups, and how many could not be."""
        kept, groups, failed = (sum(one) for one in zip(*(shard.counts() for shard in self.shards), strict=True))
        return kept, groups, failed

    async def probe(self, now: int) -> None:
        """Keep the time in one of them: as long as that can be done a node is of use."""
        tries = [asyncio.ensure_future(shard.probe(now)) for shard in self.shards]
        try:
            for number, first in enumerate(asyncio.as_completed(tries), 1):
                try:
                    await first
                except Exception:
                    if number == len(tries):
                        raise
                else:
                    return
        finally:
            for one in tries:
                one.cancel()

    async def fact(self, name: str, value: bytes) -> bytes:
        """What all nodes know under this name."""
        return await self._home.fact(name, value)

    async def close(self) -> None:
        """Finish what is under way and let go."""
        await self._all("close")

    async def _all(self, method: str, *values: object) -> list[Any]:
        return list(await asyncio.gather(*(getattr(shard, method)(*values) for shard in self.shards)))

    async def _listed(self, method: str, *values: Any) -> list[Summary]:
        """The newest of all that can be asked; a table that was copied elsewhere counts only there."""
        found = await asyncio.gather(*(self._part(shard, method, *values) for shard in self.shards))
        failures = [part for part in found if isinstance(part, Exception)]
        if len(failures) == len(found):
            raise failures[0]
        lists = [(shard, part) for shard, part in zip(self.shards, found, strict=True) if isinstance(part, list)]
        mine = [one for shard, part in lists for one in part if self.shard(one.table) is shard]
        newest = sorted(mine, key=lambda one: -one.updated)[: values[-1]]
        return Partial(newest) if failures else newest

    async def _part(self, shard: PostgresStore, method: str, *values: Any) -> list[Summary] | Exception:
        """What one of the databases has of a list, or why it cannot be asked."""
        try:
            async with asyncio.timeout(AGAIN if shard in self._away else LISTED):
                part: list[Summary] = await getattr(shard, method)(*values)
        except Exception as error:
            if not isinstance(error, StoreError) and not is_lost(error):
                raise
            if shard not in self._away:
                log.warning("lists leave out what a database has that is away", extra={"reason": type(error).__name__})
            self._away.add(shard)
            return error
        self._away.discard(shard)
        return part
