"""The writer of a node: group commit into PostgreSQL over one connection.

Everything that waits when the writer is free goes into one statement, which is a transaction by itself. So a node that
stops in the middle holds no lock, and one flush serves many tables. `(table, seq)` is unique: what another node has
written first is a Conflict.

    append ──► waiting ──► writer: one statement ──► answers, listeners, the next group
                              ▲            │ the connection was lost, or a number was taken
                              └── judge ◄──┘ what is there already: ours is kept, another's is a Conflict

When a connection is lost nobody knows whether the statement was carried out. It is looked up and, if need be, written
again, as long as it takes: what was perhaps kept is never answered as refused.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from volteface.logs import log
from volteface.store import Batch, Conflict
from volteface.store.lines import PAUSES, Line, is_in_the_way, is_lost, is_taken
from volteface.table import events

if TYPE_CHECKING:
    from collections.abc import Callable

Row = tuple[str, int, int, str | None, str | None, bytes]  # table, seq, time, by, key, fact
GROUP = 500  # how many batches may share a statement

_EVENTS = (
    "INSERT INTO events (table_id, seq, time, by_guest, key, fact) SELECT * FROM"
    " unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::bytea[])"
)
_SUMMARIES = (
    "INSERT INTO tables (id, status, public, updated, summary) SELECT * FROM"
    " unnest($7::text[], $8::text[], $9::bool[], $10::bigint[], $11::bytea[])"
    " ON CONFLICT (id) DO UPDATE SET status = excluded.status, public = excluded.public,"
    " updated = excluded.updated, summary = excluded.summary"
)
_MEMBERS = "INSERT INTO members (guest, table_id) SELECT * FROM unnest($12::text[], $13::text[]) ON CONFLICT DO NOTHING"
_ALL = f"WITH kept AS ({_EVENTS}), summed AS ({_SUMMARIES}) {_MEMBERS}"
_THERE = (
    "SELECT table_id, seq, time, by_guest, key, fact FROM events"
    " JOIN unnest($1::text[], $2::bigint[]) AS wanted (t, s) ON table_id = t AND seq = s"
)


class _Piece:
    """A batch that waits, with its rows and who waits for it."""

    def __init__(self, batch: Batch, rows: list[Row], future: asyncio.Future[None]) -> None:
        self.batch, self.rows, self.future = batch, rows, future

    def judge(self, there: dict[tuple[str, int], Row]) -> bool | None:
        """Whether it is kept already; None if nothing of it is there."""
        found = [there.get(row[:2]) for row in self.rows]
        return None if not any(found) else found == self.rows


class Writer:
    """Keeps batches, and tells of them; `patience` is after how many seconds what was surely not kept fails."""

    def __init__(self, line: Line, patience: float) -> None:
        self._line, self._patience = line, patience
        self._loop = asyncio.get_running_loop()
        self._hearers: list[Callable[[Batch], None]] = []
        self._waiting: list[_Piece] = []
        self._kept = self._groups = self._failed = 0
        self._bell, self._idle = asyncio.Event(), asyncio.Event()
        self._idle.set()
        self._task = asyncio.create_task(self._write())

    @property
    def counts(self) -> tuple[int, int, int]:
        """How many batches were kept, in how many groups, and how many could not be."""
        return self._kept, self._groups, self._failed

    def append(self, batch: Batch) -> asyncio.Future[None]:
        """Keep a batch; done when it is durable."""
        future: asyncio.Future[None] = self._loop.create_future()
        try:
            rows = [_row(event) for event in batch.events]
        except Exception as error:  # it cannot be written at all
            future.set_exception(error)
            return future
        self._waiting.append(_Piece(batch, rows, future))
        self._idle.clear()
        self._bell.set()
        return future

    def listen(self, hear: Callable[[Batch], None]) -> Callable[[], None]:
        """Call `hear` with every batch once it is durable."""
        self._hearers.append(hear)
        return lambda: self._hearers.remove(hear)

    async def close(self) -> None:
        """Finish what is under way."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._idle.wait(), self._patience + 2)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _write(self) -> None:
        """Keep what waits, group after group."""
        while True:
            await self._bell.wait()
            self._bell.clear()
            while self._waiting:
                group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
                try:
                    await self._commit(group)
                except Exception as error:  # a fault of ours: nobody waits for ever
                    log.exception("a group could not be written")
                    self._answer([(piece, error) for piece in group if not piece.future.done()])
            self._idle.set()

    async def _commit(self, group: list[_Piece]) -> None:
        """Keep a group, and answer; as long as something of it may have been kept, nobody gives up."""
        numbers = set[tuple[str, int]]()
        fresh, doubled = list[_Piece](), list[_Piece]()
        for piece in group:
            mine = {row[:2] for row in piece.rows}
            (doubled if mine & numbers else fresh).append(piece)
            numbers |= mine
        begun, perhaps, tried = self._loop.time(), False, 0
        while fresh:
            failure: Exception
            sent = False
            try:
                connection = await self._line.open()
                if tried:
                    fresh = await self._judge(connection, fresh, perhaps=perhaps)
                if fresh:
                    sent = True
                    await _insert(connection, fresh)
                    self._answer([(piece, None) for piece in fresh])
                break
            except Exception as error:
                failure = error
                if is_lost(error):
                    self._line.drop()
                    perhaps |= sent
                elif not is_taken(error) and not is_in_the_way(error):
                    await self._refuse(fresh, error)
                    break
            if not perhaps and self._loop.time() - begun > self._patience:
                self._answer([(piece, failure) for piece in fresh])
                break
            if is_lost(failure):
                await asyncio.sleep(PAUSES[min(tried, len(PAUSES) - 1)])
            tried += 1
        self._answer([(piece, Conflict()) for piece in doubled])

    async def _refuse(self, group: list[_Piece], error: Exception) -> None:
        """The database will not keep this: whatever is wrong with one batch, it alone is left out."""
        if len(group) == 1:
            self._answer([(group[0], error)])
            return
        for piece in group:
            await self._commit([piece])

    async def _judge(self, connection: Any, group: list[_Piece], *, perhaps: bool) -> list[_Piece]:
        """Answer what is there already: another's, or ours if that may be; gives what is still to be written."""
        rows = [row for piece in group for row in piece.rows]
        found = await connection.fetch(_THERE, [row[0] for row in rows], [row[1] for row in rows])
        there = {(row[0], row[1]): tuple(row) for row in found}
        verdicts = [(piece, piece.judge(there)) for piece in group]
        found_there = [(piece, kept and perhaps) for piece, kept in verdicts if kept is not None]
        self._answer([(piece, None if ours else Conflict()) for piece, ours in found_there])
        return [piece for piece, kept in verdicts if kept is None]

    def _answer(self, verdicts: list[tuple[_Piece, Exception | None]]) -> None:
        """Acknowledge, then tell."""
        failed = sum(error is not None and not isinstance(error, Conflict) for _, error in verdicts)
        self._kept, self._failed = self._kept + len(verdicts) - failed, self._failed + failed
        self._groups += bool(verdicts)
        for piece, error in verdicts:
            if piece.future.done():  # whoever asked waits no longer
                continue
            if error is not None:
                piece.future.set_exception(error)
            else:
                piece.future.set_result(None)
        for piece, error in verdicts:
            if error is None:
                for hear in tuple(self._hearers):
                    hear(piece.batch)


async def _insert(connection: Any, group: list[_Piece]) -> None:
    """Keep a group in one statement; in the order of tables, so that two nodes never wait for each other."""
    rows = sorted((row for piece in group for row in piece.rows), key=lambda row: row[:2])
    columns = list(map(list, zip(*rows, strict=True)))
    summaries = {piece.batch.summary.table: piece.batch.summary for piece in group if piece.batch.summary is not None}
    if not summaries:
        await connection.execute(_EVENTS, *columns)
        return
    tables = [summaries[table] for table in sorted(summaries)]
    sat = [
        (event.fact.guest, event.table)
        for piece in group
        if piece.batch.summary is not None
        for event in piece.batch.events
        if isinstance(event.fact, events.Sat)
    ]
    sat = sorted(set(sat))
    await connection.execute(
        _ALL,
        *columns,
        [one.table for one in tables],
        [one.status for one in tables],
        [one.public for one in tables],
        [one.updated for one in tables],
        [msgspec.json.encode(one) for one in tables],
        [guest for guest, _ in sat],
        [table for _, table in sat],
    )


def _row(event: events.Event) -> Row:
    return event.table, event.seq, event.time, event.by, event.key, events.encode(event.fact)
