"""Backups: one file with all that a server keeps, also its key; made while it runs, and read through before it counts.

A plain copy of the store's file is none: the last moves are in another file beside it.
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing, suppress
from typing import TYPE_CHECKING

from volteface.store import StoreError
from volteface.store.folder import BACKUPS, KEY, LOCK, STORE, held, make, own
from volteface.store.schema import MIGRATIONS, migrate, prepare

if TYPE_CHECKING:
    from pathlib import Path

PAGES = 500  # copied at once, so that the server's writer never waits long
_KEY_ROW = "key"


def backup(folder: Path, to: Path) -> int:
    """Write all of a data folder into one file, and look through it; says how many events it holds."""
    source, draft = folder / STORE, to.with_name(f"{to.name}.new")
    if not source.exists():
        raise StoreError(f"There is no store in {folder}: nothing can be backed up. Name the folder with --data.")
    if to.resolve() in {(folder / name).resolve() for name in (STORE, KEY, LOCK)}:
        raise StoreError(f"{to} is what is to be backed up: name another file.")
    make(to.parent)
    try:
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        with closing(_readable(source)) as db, closing(sqlite3.connect(draft)) as copy:
            db.execute("BEGIN")  # as it is at one moment: else every write of the server would start the copy anew
            db.execute("SELECT count(*) FROM tables").fetchone()
            db.backup(copy, pages=PAGES, sleep=0.001)
            copy.execute("PRAGMA journal_mode = DELETE")
            migrate(copy, draft)  # a server that has not been started since an upgrade has an older one
            with suppress(FileNotFoundError):
                key = (folder / KEY).read_bytes()
                copy.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (_KEY_ROW, key))
                copy.commit()
        count = look_through(draft)
        with draft.open("rb") as file:
            os.fsync(file.fileno())
        draft.replace(to)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"The backup {to} could not be written: {error}. The last one is untouched.") from error
    finally:
        draft.unlink(missing_ok=True)
    return count


def restore(file: Path, folder: Path) -> tuple[int, Path | None]:
    """Put a backup in the place of a folder's store; says how many events it has, and where the old store went."""
    count = look_through(file)
    with held(folder):
        draft, key_draft = folder / f"{STORE}.new", folder / f"{KEY}.new"
        try:
            for one in (draft, key_draft):
                os.close(os.open(one, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
            with closing(_readable(file)) as db, closing(sqlite3.connect(draft)) as copy:
                db.backup(copy)
                migrate(copy, draft)
                key = copy.execute("SELECT value FROM facts WHERE name = ?", (_KEY_ROW,)).fetchone()
                copy.execute("DELETE FROM facts WHERE name = ?", (_KEY_ROW,))
                copy.commit()
            before = _set_aside(folder)  # only now, when all that comes in its place is there
            if key is not None:
                key_draft.write_bytes(key[0])
                key_draft.replace(folder / KEY)
            draft.replace(folder / STORE)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{folder} could not be restored: {error}. Mend that, and restore again.") from error
        finally:
            draft.unlink(missing_ok=True)
            key_draft.unlink(missing_ok=True)
        own(folder)
    return count, before


def _set_aside(folder: Path) -> Path | None:
    """Give the old store another name, with what is in its write-ahead file; a damaged one as it is."""
    if not (folder / STORE).exists():
        return None
    before = folder / f"before-restore-{time.strftime('%Y-%m-%d-%H%M%S')}.db"
    with suppress(StoreError):
        prepare(folder / STORE)  # what is in the write-ahead file goes into the store itself
    for end in ("-wal", "-shm", ""):
        with suppress(FileNotFoundError):
            (folder / f"{STORE}{end}").replace(f"{before}{end}")
    return before


def look_through(file: Path) -> int:
    """Read all of a store's file; says how many events it holds, or in a sentence what is wrong with it."""
    if not file.is_file():
        raise StoreError(f"There is no file {file}.")
    try:
        with closing(_readable(file)) as db:
            version = db.execute("PRAGMA user_version").fetchone()[0]
            if not 0 < version <= len(MIGRATIONS):
                raise StoreError(f"{file} is no store of this Volteface, or of a newer one (schema {version}).")
            wrong = [row[0] for row in db.execute("PRAGMA integrity_check(5)")]
            if wrong != ["ok"]:
                raise StoreError(f"{file} is damaged: {'; '.join(wrong)}.")
            return int(db.execute("SELECT count(*) FROM events").fetchone()[0])
    except sqlite3.Error as error:
        raise StoreError(f"{file} cannot be read: {error}.") from error


def newest(folder: Path) -> float | None:
    """When the last automatic backup was made, in seconds; None if there is none."""
    times = [file.stat().st_mtime for file in (folder / BACKUPS).glob("volteface-*.db")]
    return max(times, default=None)


def back_up_daily(folder: Path, keep: int) -> Path:
    """Make today's automatic backup, and remove those that are older than so many."""
    name = time.strftime("volteface-%Y-%m-%d-%H%M%S.db", time.gmtime())
    made = folder / BACKUPS / name
    backup(folder, made)
    for old in sorted((folder / BACKUPS).glob("volteface-*.db"))[:-keep]:
        old.unlink()
    return made


def _readable(file: Path) -> sqlite3.Connection:
    """A connection that changes nothing."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=30)
