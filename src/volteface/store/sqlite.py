"""The SQLite store: one file, one writer thread with group commit, one reader connection beside it.

Everything that waits when the writer is free goes into one transaction (WAL, synchronous FULL), so one flush to disk
serves many tables at once. A batch whose numbers are taken is left out of the group alone. The loop hands over whole
groups, so a busy loop and the writer meet twice a group and not at every move.

    append ──► waiting ──► writer thread: one transaction ──► answers, listeners, the next group (event loop)
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from volteface.store import Batch, Conflict, Damaged, Guest, Summary, Talk
from volteface.store.schema import connect, migrate
from volteface.table import events
from volteface.table import snapshot as snapshots

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Piece = tuple[Work | None, Batch | None, asyncio.Future[Any]]  # the future gets what the work gave, or its failure
GROUP = 500  # how many pieces of work may share a transaction
ROWS = 100  # how many events may share a statement


class SqliteStore:
    """A store in one file; without one, in memory: for tables that need no network and end with their process."""

    def __init__(self, file: Path | None) -> None:
        self._writer = connect(file)
        try:
            migrate(self._writer, file)
        except BaseException:
            self._writer.close()
            raise
        self._reader = self._writer if file is None else connect(file)
        self._loop = asyncio.get_running_loop()
        self._hearers: list[Callable[[Batch], None]] = []
        self._waiting: list[Piece] = []
        self._kept = self._groups_kept = self._failed = 0
        self._writing = False  # whether the writer has a group, or is about to get one
        self._groups: queue.SimpleQueue[list[Piece]] = queue.SimpleQueue()  # an empty one ends the thread
        self._thread = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._thread.start()
        self._reads = ThreadPoolExecutor(1, "store-reader")

    def append(self, batch: Batch) -> asyncio.Future[None]:
        """Keep a batch; done when it is durable."""
        summary = batch.summary
        return self._put(None if summary is None else lambda db: _sum_up(db, summary, batch.events), batch)

    async def read(self, table: str, start: int = 1) -> list[events.Event]:
        """The events of a table from a number on."""
        sql = "SELECT seq, time, fact, by_guest, key FROM events WHERE table_id = ? AND seq >= ? ORDER BY seq"
        try:
            return await self._asked(lambda: events.read(table, self._reader.execute(sql, (table, start)).fetchall()))
        except msgspec.MsgspecError as error:
            raise Damaged(f"There is something else in place of an event: {error}") from error

    async def snapshot(self, table: str) -> snapshots.Snapshot | None:
        """What spares the first events of a long table."""

        def work() -> snapshots.Snapshot | None:
            row = self._reader.execute("SELECT body FROM snapshots WHERE table_id = ?", (table,)).fetchone()
            return None if row is None else snapshots.decode(row[0])

        return await self._asked(work)

    async def keep_snapshot(self, table: str, snapshot: snapshots.Snapshot) -> None:
        """Keep what spares the first events of a table."""
        row = (table, snapshots.encode(snapshot))
        await self._put(lambda db: db.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?)", row))

    def listen(self, hear: Callable[[Batch], None]) -> Callable[[], None]:
        """Call `hear` with every batch once it is durable."""
        self._hearers.append(hear)
        return lambda: self._hearers.remove(hear)

    async def lobby(self, limit: int = 50) -> list[Summary]:
        """Public tables that wait for players or play."""
        where = "WHERE public = 1 AND status IN ('open', 'playing') ORDER BY updated DESC LIMIT ?"
        return await self._summaries(where, limit)

    async def tables_of(self, guest: str, limit: int = 50) -> list[Summary]:
        """The tables a guest sits or sat at."""
        where = "JOIN members ON table_id = id WHERE guest = ? ORDER BY updated DESC LIMIT ?"
        return await self._summaries(where, guest, limit)

    async def running(self, since: int = 0) -> list[str]:
        """The tables whose game was being played, and was touched since then."""
        sql = "SELECT id FROM tables WHERE status = 'playing' AND updated >= ?"
        return [row[0] for row in await self._ask(sql, since)]

    async def latest(self) -> int:
        """The time of the latest event of all."""
        last = "(SELECT time FROM events WHERE table_id = id ORDER BY seq DESC LIMIT 1)"
        return int((await self._ask(f"SELECT max({last}) FROM tables"))[0][0] or 0)

    async def clear(self, *, open_before: int, done_before: int, played_before: int) -> int:
        """Remove tables unused since these times: those that never began, ended ones, given up ones."""

        def work(db: sqlite3.Connection) -> int:
            times = {"open": open_before, "over": done_before, "closed": done_before, "playing": played_before}
            dead = [
                row
                for status, before in times.items()
                for row in db.execute("SELECT id FROM tables WHERE status = ? AND updated < ?", (status, before))
            ]
            for statement in (
                "DELETE FROM events WHERE table_id = ?",
                "DELETE FROM snapshots WHERE table_id = ?",
                "DELETE FROM talk WHERE table_id = ?",
                "DELETE FROM members WHERE table_id = ?",
                "DELETE FROM tables WHERE id = ?",
            ):
                db.executemany(statement, dead)
            return len(dead)

        return int(await self._put(work))

    async def save_guest(self, guest: Guest) -> None:
        """Keep or change a guest."""
        row = (guest.id, guest.nickname, guest.seen)
        await self._put(lambda db: db.execute("INSERT OR REPLACE INTO guests VALUES (?, ?, ?)", row))

    async def guests(self, ids: Sequence[str]) -> list[Guest]:
        """The guests among these ids that are known."""
        marks = ", ".join("?" * len(ids))
        return [
            Guest(*row) for row in await self._ask(f"SELECT id, nickname, seen FROM guests WHERE id IN ({marks})", *ids)
        ]

    async def forget(self, guest: str) -> None:
        """Erase a guest's nickname and talk, and unlink them from their tables."""

        def work(db: sqlite3.Connection) -> None:
            for sql in (
                "DELETE FROM guests WHERE id = ?",
                "DELETE FROM talk WHERE guest = ?",
                "DELETE FROM members WHERE guest = ?",
            ):
                db.execute(sql, (guest,))

        await self._put(work)

    def say(self, talk: Talk) -> asyncio.Future[Talk]:
        """Keep something said; done when it is durable."""
        row = (talk.table, talk.number, talk.guest, talk.time, msgspec.json.encode(talk.body))

        def work(db: sqlite3.Connection) -> Talk:
            db.execute("INSERT INTO talk VALUES (?, ?, ?, ?, ?)", row)
            return talk

        return self._put(work)

    async def talks(self, table: str, limit: int = 100) -> list[Talk]:
        """The last things said at a table."""
        sql = "SELECT number, guest, time, body FROM talk WHERE table_id = ? ORDER BY number DESC LIMIT ?"
        rows = await self._ask(sql, table, limit)
        return [
            Talk(table, number, guest, time, msgspec.json.decode(body)) for number, guest, time, body in reversed(rows)
        ]

    def counts(self) -> tuple[int, int, int]:
        """How many pieces of work were kept, in how many groups, and how many could not be."""
        return self._kept, self._groups_kept, self._failed

    async def probe(self, now: int) -> None:
        """Keep the time and read it back."""
        await self._put(lambda db: db.execute("INSERT OR REPLACE INTO facts VALUES ('probe', ?)", (now,)))
        await self._ask("SELECT value FROM facts WHERE name = 'probe'")

    async def close(self) -> None:
        """Finish what is under way and let go."""
        await self._put(lambda _: None)  # when this is done, so is all that came before it
        self._groups.put([])
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._reads.shutdown)
        self._reader.close()

    def _put(self, work: Work | None, batch: Batch | None = None) -> asyncio.Future[Any]:
        """Let the writer do something with its next group; done when that is durable."""
        future = self._loop.create_future()
        self._waiting.append((work, batch, future))
        if not self._writing:
            self._writing = True
            self._loop.call_soon(self._hand_over)  # once the loop has come round, with all that it has brought
        return future

    def _hand_over(self) -> None:
        """Give the writer what waits."""
        group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
        self._writing = bool(group)
        if group:
            self._groups.put(group)

    async def _ask(self, sql: str, *values: object) -> list[Any]:
        return await self._asked(lambda: self._reader.execute(sql, values).fetchall())

    async def _asked(self, work: Callable[[], T]) -> T:
        """What is read, and made of it, in the reader's thread: a table may be long, and others play."""
        try:
            return await self._loop.run_in_executor(self._reads, work)
        except sqlite3.OperationalError:  # a disk that is full, or away: it may be back
            raise
        except sqlite3.DatabaseError as error:
            raise Damaged(f"The file is damaged: {error}. `volteface check` says more.") from error

    async def _summaries(self, where: str, *values: object) -> list[Summary]:
        rows = await self._ask(f"SELECT summary FROM tables {where}", *values)
        return [msgspec.json.decode(row[0], type=Summary) for row in rows]

    def _write(self) -> None:
        """The writer thread."""
        while group := self._groups.get():
            self._commit(group)
        self._writer.close()

    def _commit(self, group: list[Piece]) -> None:
        try:
            results = self._together(group)
        except Exception:  # whatever is wrong with one piece, it alone is left out
            results = [self._alone(piece) for piece in group]
        self._loop.call_soon_threadsafe(self._answer, group, results)

    def _together(self, group: list[Piece]) -> list[Any]:
        """Do a group in one transaction; a group of nothing but events is one statement, which is one by itself."""
        rows = [_row(event) for _, batch, _ in group if batch is not None for event in batch.events]
        if len(rows) <= ROWS and all(work is None for work, _, _ in group):
            _insert(self._writer, rows)
            return [None] * len(group)
        self._writer.execute("BEGIN IMMEDIATE")
        try:
            _insert(self._writer, rows)
            results = [None if work is None else work(self._writer) for work, _, _ in group]
            self._writer.execute("COMMIT")
        except BaseException:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            raise
        return results

    def _alone(self, piece: Piece) -> Any:
        try:
            return self._together([piece])[0]
        except sqlite3.IntegrityError:
            return Conflict()
        except Exception as error:
            return error

    def _answer(self, group: list[Piece], results: list[Any]) -> None:
        """Let the writer go on, acknowledge, then tell."""
        self._hand_over()
        failed = sum(isinstance(result, Exception) and not isinstance(result, Conflict) for result in results)
        self._kept, self._failed = self._kept + len(group) - failed, self._failed + failed
        self._groups_kept += 1
        for (_, _, future), result in zip(group, results, strict=True):
            if future.cancelled():
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)
        for (_, batch, _), result in zip(group, results, strict=True):
            if batch is not None and not isinstance(result, Exception):
                for hear in tuple(self._hearers):
                    hear(batch)


def _insert(db: sqlite3.Connection, rows: list[tuple[object, ...]]) -> None:
    """Keep events, many with one statement: between two statements a busy event loop may hold the writer up."""
    for start in range(0, len(rows), ROWS):
        some = rows[start : start + ROWS]
        db.execute(_insertion(len(some)), [value for row in some for value in row])


@cache
def _insertion(count: int) -> str:
    return f"INSERT INTO events VALUES {', '.join(['(?, ?, ?, ?, ?, ?)'] * count)}"


def _row(event: events.Event) -> tuple[object, ...]:
    return event.table, event.seq, event.time, event.by, event.key, events.encode(event.fact)


def _sum_up(db: sqlite3.Connection, summary: Summary, batch: Sequence[events.Event]) -> None:
    """Keep a table's summary, and who has sat down at it."""
    db.execute(
        "INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?)",
        (summary.table, summary.status, summary.public, summary.updated, msgspec.json.encode(summary)),
    )
    sat = [event.fact.guest for event in batch if isinstance(event.fact, events.Sat)]
    db.executemany("INSERT OR IGNORE INTO members VALUES (?, ?)", [(guest, summary.table) for guest in sat])
