"""The file of the SQLite store: its schema, as a list of migrations, and how it is opened and brought up to date.

The version of a file is how many migrations have been applied.
"""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from volteface.store import StoreError

if TYPE_CHECKING:
    from pathlib import Path

MIGRATIONS = (
    """
    CREATE TABLE events (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, time INTEGER NOT NULL,
        by_guest TEXT, key TEXT, fact BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, status TEXT NOT NULL, public INTEGER NOT NULL,
        updated INTEGER NOT NULL, summary BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_lobby ON tables (public, status, updated);
    CREATE INDEX tables_status ON tables (status, updated);
    CREATE TABLE members (guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)) WITHOUT ROWID;
    CREATE INDEX members_table ON members (table_id);
    CREATE TABLE guests (id TEXT PRIMARY KEY, nickname TEXT NOT NULL, seen INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE talk (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, guest TEXT NOT NULL, time INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE INDEX talk_guest ON talk (guest);
    """,
    """
    CREATE TABLE facts (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
    """,
)
UNABLE = ("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY", "SQLITE_BUSY")  # it is a store, which cannot be written to


def prepare(file: Path) -> int:
    """Make sure that a store can be used and is up to date; returns how many migrations that took."""
    db = connect(file)
    try:
        steps = migrate(db, file)
        db.execute("BEGIN IMMEDIATE")
        db.execute(
            f"PRAGMA user_version = {len(MIGRATIONS)}"
        )  # refused where nothing can ever be written; needs no room
        db.execute("ROLLBACK")
    except sqlite3.OperationalError as error:
        raise _unusable(file, error) from error
    finally:
        db.close()
    return steps


def migrate(db: sqlite3.Connection, file: Path | None) -> int:
    """Bring a file's schema up to date; returns how many steps that took."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise StoreError(
            f"{file} was written by a newer Volteface (schema {version}): install that, or use another folder."
        )
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        try:
            db.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")
        except sqlite3.Error as error:
            db.close()  # which also lets go of the transaction
            if error.sqlite_errorname.startswith(UNABLE):
                raise _unusable(file, error) from error
            raise StoreError(f"{file} is no store of Volteface: {error}. Choose another folder with --data.") from error
    return len(MIGRATIONS) - int(version)


def connect(file: Path | None) -> sqlite3.Connection:
    """A connection to a store's file, which is its owner's only; without one, in memory."""
    try:
        if file is not None:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            file.touch(mode=0o600)
            if file.stat().st_mode & 0o077:
                file.chmod(0o600)  # of a version before; what lies beside it gets the same
        db = sqlite3.connect(file or ":memory:", isolation_level=None, check_same_thread=False, timeout=30)
    except (OSError, sqlite3.Error) as error:
        raise _unusable(file, error) from error
    try:
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "secure_delete = ON"):
            db.execute(f"PRAGMA {pragma}")
    except sqlite3.Error as error:
        db.close()
        raise _unusable(file, error) from error
    return db


def _unusable(file: Path | None, error: Exception) -> StoreError:
    return StoreError(f"{file} cannot be used as a store: {error}. Mend that, or choose another folder with --data.")
