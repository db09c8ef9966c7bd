"""The PostgreSQL store: one log for any number of nodes.

Events go through the writer of each node in groups (`postgres_writer.py`); questions, and all that is no event, have
some connections beside it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from volteface.store import Batch, Guest, StoreError, Summary, Talk
from volteface.store.lines import PAUSES, Line, Lines, check_driver, is_lost
from volteface.store.postgres_schema import migrate
from volteface.store.postgres_writer import Writer
from volteface.table import events
from volteface.table import snapshot as snapshots

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

READERS = 3  # connections for questions
LONG = 100  # events that are read beside the loop: a whole table, and not what was missed of it
PATIENCE = 8.0  # seconds after which a database that cannot be reached is a failure


class PostgresStore:
    """A store in a database; `address` as in postgresql://user:password@host:port/name."""

    def __init__(self, address: str) -> None:
        check_driver()
        self.address = address
        self._line, self.lines = Line(address, migrate), Lines(address, READERS, PATIENCE)
        self._prepared = asyncio.ensure_future(self._prepare())
        self._writer = Writer(self._line, PATIENCE)

    @property
    def shards(self) -> tuple[PostgresStore, ...]:
        """The databases that this store is made of."""
        return (self,)

    def shard(self, table: str) -> PostgresStore:
        """The database of a table."""
        return self

    async def _prepare(self) -> None:
        """Reach the database and bring its schema up to date, before anything is asked."""
        tried = 0
        while True:
            try:
                await self._line.open()
                return
            except Exception as error:
                if not is_lost(error):
                    raise
            await asyncio.sleep(PAUSES[min(tried, len(PAUSES) - 1)])
            tried += 1

    async def _ready(self) -> None:
        if not self._prepared.done() or self._prepared.exception() is not None:
            try:
                await asyncio.wait_for(asyncio.shield(self._prepared), PATIENCE)
            except TimeoutError as error:
                raise StoreError("The database cannot be reached.") from error

    # -- the log -------------------------------------------------------------------------------------------------------

    def append(self, batch: Batch) -> asyncio.Future[None]:
        """Keep a batch; done when it is durable."""
        return self._writer.append(batch)

    async def read(self, table: str, start: int = 1) -> list[events.Event]:
        """The events of a table from a number on."""
        sql = "SELECT seq, time, fact, by_guest, key FROM events WHERE table_id = $1 AND seq >= $2 ORDER BY seq"
        rows = await self.ask(sql, table, start)
        return await asyncio.to_thread(events.read, table, rows) if len(rows) > LONG else events.read(table, rows)

    async def read_many(self, starts: dict[str, int]) -> dict[str, list[events.Event]]:
        """The events of several tables, of each from a number on."""
        sql = (
            "SELECT table_id, seq, time, fact, by_guest, key FROM events"
            " JOIN unnest($1::text[], $2::bigint[]) AS wanted (t, s) ON table_id = t AND seq >= s"
            " ORDER BY table_id, seq"
        )
        found: dict[str, list[events.Event]] = {table: [] for table in starts}
        for table, seq, time, fact, by, key in await self.ask(sql, list(starts), list(starts.values())):
            found[table].append(events.Event(table, seq, time, events.decode(fact), by, key))
        return found

    async def snapshot(self, table: str) -> snapshots.Snapshot | None:
        """What spares the first events of a long table."""
        rows = await self.ask("SELECT body FROM snapshots WHERE table_id = $1", table)
        return snapshots.decode(rows[0][0]) if rows else None

    async def keep_snapshot(self, table: str, snapshot: snapshots.Snapshot) -> None:
        """Keep what spares the first events of a table."""
        sql = "INSERT INTO snapshots VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET body = excluded.body"
        await self.ask(sql, table, snapshots.encode(snapshot))

    def listen(self, hear: Callable[[Batch], None]) -> Callable[[], None]:
        """Call `hear` with every batch of this node once it is durable; other nodes' come by the bus."""
        return self._writer.listen(hear)

    # -- lists ---------------------------------------------------------------------------------------------------------

    async def lobby(self, limit: int = 50) -> list[Summary]:
        """Public tables that wait for players or play."""
        where = "WHERE public AND status IN ('open', 'playing') ORDER BY updated DESC LIMIT $1"
        return await self._summaries(where, limit)

    async def tables_of(self, guest: str, limit: int = 50) -> list[Summary]:
        """The tables a guest sits or sat at."""
        where = "JOIN members ON table_id = id WHERE guest = $1 ORDER BY updated DESC LIMIT $2"
        return await self._summaries(where, guest, limit)

    async def running(self, since: int = 0) -> list[str]:
        """The tables whose game was being played, and was touched since then."""
        rows = await self.ask("SELECT id FROM tables WHERE status = 'playing' AND updated >= $1", since)
        return [row[0] for row in rows]

    async def latest(self) -> int:
        """The time of the latest event of all."""
        last = "(SELECT time FROM events WHERE table_id = id ORDER BY seq DESC LIMIT 1)"
        return int((await self.ask(f"SELECT max({last}) FROM tables"))[0][0] or 0)

    async def clear(self, *, open_before: int, done_before: int, played_before: int) -> int:
        """Remove tables unused since these times: those that never began, ended ones, given up ones."""
        dead = (
            "SELECT id FROM tables WHERE status = 'open' AND updated < $1"
            " OR status IN ('over', 'closed') AND updated < $2 OR status = 'playing' AND updated < $3"
        )
        rows = await self.ask(dead, open_before, done_before, played_before)
        if rows:
            await self.erase([row[0] for row in rows])
        return len(rows)

    async def erase(self, tables: Sequence[str]) -> None:
        """Remove tables with all that hangs on them."""
        parts = {"events": "table_id", "snapshots": "table_id", "talk": "table_id", "members": "table_id"}
        parts |= {"presence": "table_id", "leases": "name"}
        gone = [
            f"g{n} AS (DELETE FROM {part} WHERE {column} = ANY($1))" for n, (part, column) in enumerate(parts.items())
        ]
        await self.ask(f"WITH {', '.join(gone)} DELETE FROM tables WHERE id = ANY($1)", list(tables))

    # -- people and talk -----------------------------------------------------------------------------------------------

    async def save_guest(self, guest: Guest) -> None:
        """Keep or change a guest."""
        sql = (
            "INSERT INTO guests VALUES ($1, $2, $3)"
            " ON CONFLICT (id) DO UPDATE SET nickname = excluded.nickname, seen = excluded.seen"
        )
        await self.ask(sql, guest.id, guest.nickname, guest.seen)

    async def guests(self, ids: Sequence[str]) -> list[Guest]:
        """The guests among these ids that are known."""
        rows = await self.ask("SELECT id, nickname, seen FROM guests WHERE id = ANY($1::text[])", list(ids))
        return [Guest(*row) for row in rows]

    async def forget(self, guest: str) -> None:
        """Erase a guest's nickname and talk, and unlink them from their tables."""
        parts = "WITH said AS (DELETE FROM talk WHERE guest = $1), sat AS (DELETE FROM members WHERE guest = $1)"
        await self.ask(f"{parts} DELETE FROM guests WHERE id = $1", guest)

    def say(self, talk: Talk) -> asyncio.Future[Talk]:
        """Keep something said, under the next number if its own is taken; what was said before is only given back."""
        return asyncio.ensure_future(self._say(talk))

    async def _say(self, talk: Talk) -> Talk:
        key, body = talk.body.get("key"), msgspec.json.encode(talk.body)
        write = (
            "INSERT INTO talk (table_id, number, guest, time, body, key) VALUES ($1, $2, $3, $4, $5, $6)"
            " ON CONFLICT DO NOTHING"
        )
        look = (
            "SELECT number, time, body FROM talk WHERE table_id = $1 AND guest = $3"
            " AND (key = $6 OR (number = $2 AND time = $4 AND body = $5))"
        )
        number = talk.number
        while True:
            values = (talk.table, number, talk.guest, talk.time, body, key)
            await self.ask(write, *values)
            rows = await self.ask(look, *values)
            if rows:
                found, time, kept = rows[0]
                return replace(talk, number=found, time=time, body=msgspec.json.decode(kept))
            number = 1 + (await self.ask("SELECT max(number) FROM talk WHERE table_id = $1", talk.table))[0][0]

    async def talks(self, table: str, limit: int = 100) -> list[Talk]:
        """The last things said at a table."""
        sql = "SELECT number, guest, time, body FROM talk WHERE table_id = $1 ORDER BY number DESC LIMIT $2"
        rows = await self.ask(sql, table, limit)
        return [
            Talk(table, number, guest, time, msgspec.json.decode(body)) for number, guest, time, body in reversed(rows)
        ]

    # -- the store itself ----------------------------------------------------------------------------------------------

    def counts(self) -> tuple[int, int, int]:
        """How many batches were kept, in how many groups, and how many could not be."""
        return self._writer.counts

    async def probe(self, now: int) -> None:
        """Keep the time and read it back."""
        sql = "INSERT INTO facts VALUES ('probe', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self.ask(f"{sql} RETURNING value", str(now).encode())

    async def fact(self, name: str, value: bytes) -> bytes:
        """What all nodes know under this name: what is kept already, or else this value, which is kept then."""
        await self.ask("INSERT INTO facts VALUES ($1, $2) ON CONFLICT DO NOTHING", name, value)
        return bytes((await self.ask("SELECT value FROM facts WHERE name = $1", name))[0][0])

    async def close(self) -> None:
        """Finish what is under way and let go."""
        await self._writer.close()
        self._prepared.cancel()
        await asyncio.gather(self._prepared, return_exceptions=True)
        await self._line.close()
        await self.lines.close()

    async def ask(self, sql: str, *values: object) -> list[Any]:
        """The rows of a question, or of a change that may be made twice without harm."""
        await self._ready()
        return await self.lines.ask(sql, *values)

    async def _summaries(self, where: str, *values: object) -> list[Summary]:
        rows = await self.ask(f"SELECT summary FROM tables {where}", *values)
        return [msgspec.json.decode(row[0], type=Summary) for row in rows]
