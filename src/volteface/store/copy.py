"""All that one store keeps, copied into another of any kind, and then compared with it row by row, event by event.

Both kinds have the same tables. What is copied is read at one moment, while no server runs on it.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from volteface.store import StoreError
from volteface.store import schema as sqlite_schema
from volteface.store.duties import NOW
from volteface.store.folder import KEY, STORE, held
from volteface.store.lines import PREFIXES, connect
from volteface.store.postgres_schema import migrate

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import AsyncIterator, Iterable

PARTS = {  # what is copied: columns, of which so many are the key
    "events": (("table_id", "seq", "time", "by_guest", "key", "fact"), 2),
    "tables": (("id", "status", "public", "updated", "summary"), 1),
    "members": (("guest", "table_id"), 2),
    "snapshots": (("table_id", "body"), 1),
    "talk": (("table_id", "number", "guest", "time", "body"), 2),
    "guests": (("id", "nickname", "seen"), 1),
}
OF_TABLES = {"events": "table_id", "tables": "id", "members": "table_id", "snapshots": "table_id", "talk": "table_id"}
ROWS = 1000  # read and written at once
Row = tuple[Any, ...]


class Copied(msgspec.Struct, frozen=True):
    """How much was copied and found equal."""

    tables: int
    events: int
    guests: int


class Place(Protocol):
    """A store as rows."""

    def rows(self, part: str, letters: str) -> AsyncIterator[list[Row]]:
        """The rows of a part in the order of their keys, of tables whose ids begin with these letters, or of all."""

    async def write(self, part: str, rows: list[Row]) -> None:
        """Keep rows."""

    async def done(self, key: bytes | None) -> None:
        """Let what was written be durable, and keep the key that cookies are signed with."""

    async def key(self) -> bytes | None:
        """The key that cookies are signed with."""


def copy(source: str, target: str, letters: str = "") -> Copied:
    """Copy a store into an empty one, or the tables of some letters into one that has none of these; and compare."""
    return asyncio.run(_copy(source, target, letters))


async def _copy(source: str, target: str, letters: str) -> Copied:
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(_place(source, new=False))
        second = await stack.enter_async_context(_place(target, new=True))
        parts = OF_TABLES if letters else PARTS
        for part in parts:
            async for _ in second.rows(part, letters):
                raise StoreError(f"{_shown(target)} has something already: copy into an empty one.")
        for part in parts:
            async for rows in first.rows(part, letters):
                await second.write(part, rows)
        await second.done(None if letters else await first.key())
        counts = {part: await _compare(part, first, second, letters) for part in parts}
    return Copied(counts["tables"], counts["events"], counts.get("guests", 0))


async def _compare(part: str, first: Place, second: Place, letters: str) -> int:
    """Go through both, row by row; says how many there are."""
    count, theirs = 0, _single(second.rows(part, letters))
    async for row in _single(first.rows(part, letters)):
        other = await anext(theirs, None)
        if row != other:
            raise StoreError(f"The copy is not right: {part} {row[:2]} is {other}. Nothing was lost; try again.")
        count += 1
    if await anext(theirs, None) is not None:
        raise StoreError(f"The copy is not right: it has more {part}. Is a server running on it?")
    return count


async def _single(groups: AsyncIterator[list[Row]]) -> AsyncIterator[Row]:
    async for rows in groups:
        for row in rows:
            yield row


@asynccontextmanager
async def _place(name: str, *, new: bool) -> AsyncIterator[Place]:
    """A data folder, which nobody else may use meanwhile, or a database that no node uses."""
    if name.startswith(PREFIXES):
        connection = await connect(name)
        try:
            await migrate(connection)
            running = await connection.fetchval(f"SELECT count(*) FROM nodes WHERE until > {NOW}")
            if running:
                raise StoreError(f"{running} nodes run on {_shown(name)}: stop them first.")
            yield _Database(connection)
        finally:
            connection.terminate()
        return
    folder = Path(name).expanduser()
    if not new and not (folder / STORE).exists():
        raise StoreError(f"There is no store in {folder}: name a data folder, or postgresql://...")
    with held(folder), closing(sqlite_schema.connect(folder / STORE)) as db:
        sqlite_schema.migrate(db, folder / STORE)
        yield _File(db, folder)


def _shown(name: str) -> str:
    """An address without its password."""
    return name.rpartition("@")[2] if name.startswith(PREFIXES) else name


def _select(part: str, letters: str, marks: Iterable[str]) -> tuple[str, list[str]]:
    columns, keys = PARTS[part]
    order = ", ".join(columns[:keys])
    where = ""
    if letters:
        places = ", ".join(mark for mark, _ in zip(marks, letters, strict=False))
        where = f" WHERE substr({OF_TABLES[part]}, 1, 1) IN ({places})"
    return f"SELECT {', '.join(columns)} FROM {part}{where} ORDER BY {order}", list(letters)


class _File:
    """A file of SQLite."""

    def __init__(self, db: sqlite3.Connection, folder: Path) -> None:
        self._db, self._folder = db, folder
        self._writing = False

    async def rows(self, part: str, letters: str) -> AsyncIterator[list[Row]]:
        sql, values = _select(part, letters, iter("?" * len(letters)))
        found = self._db.execute(sql, values)
        while some := found.fetchmany(ROWS):
            yield [_plain(part, row) for row in some]

    async def write(self, part: str, rows: list[Row]) -> None:
        if not self._writing:
            self._writing = True
            self._db.execute("BEGIN IMMEDIATE")
        columns, _ = PARTS[part]
        marks = ", ".join("?" * len(columns))
        self._db.executemany(f"INSERT INTO {part} ({', '.join(columns)}) VALUES ({marks})", rows)

    async def done(self, key: bytes | None) -> None:
        if self._writing:
            self._db.execute("COMMIT")
        if key is not None:
            with os.fdopen(os.open(self._folder / KEY, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                file.write(key)

    async def key(self) -> bytes | None:
        file = self._folder / KEY
        return file.read_bytes() if file.exists() else None


class _Database:
    """A database of PostgreSQL."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def rows(self, part: str, letters: str) -> AsyncIterator[list[Row]]:
        sql, values = _select(part, letters, (f"${number}" for number in range(1, 100)))
        sql = _in_bytes(part, sql)
        async with self._connection.transaction(isolation="repeatable_read", readonly=True):
            cursor = await self._connection.cursor(sql, *values)
            while some := await cursor.fetch(ROWS):
                yield [_plain(part, tuple(row)) for row in some]

    async def write(self, part: str, rows: list[Row]) -> None:
        columns, _ = PARTS[part]
        if part == "talk":
            columns = (*columns, "key")
            rows = [(*row, msgspec.json.decode(row[4]).get("key")) for row in rows]
        await self._connection.copy_records_to_table(part, records=rows, columns=columns)

    async def done(self, key: bytes | None) -> None:
        if key is not None:
            sql = "INSERT INTO facts VALUES ('key', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
            await self._connection.execute(sql, key)

    async def key(self) -> bytes | None:
        found: bytes | None = await self._connection.fetchval("SELECT value FROM facts WHERE name = 'key'")
        return found


def _plain(part: str, row: Row) -> Row:
    """A row as both kinds give it."""
    return (*row[:2], bool(row[2]), *row[3:]) if part == "tables" else row


def _in_bytes(part: str, sql: str) -> str:
    """The same question, whose order of texts is that of SQLite."""
    columns, keys = PARTS[part]
    texts = [column for column in columns[:keys] if column not in ("seq", "number")]
    head, _, order = sql.rpartition(" ORDER BY ")
    for column in texts:
        order = order.replace(column, f'{column} COLLATE "C"', 1)
    return f"{head} ORDER BY {order}"
