"""Looking through all that is stored: the file is whole, and every table can be taken up by this version."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import msgspec

from volteface import games
from volteface.store import StoreError
from volteface.store.backup import look_through
from volteface.store.folder import STORE, disorder, is_held, is_unclean
from volteface.table import events
from volteface.table.state import fold

if TYPE_CHECKING:
    from collections.abc import Iterator


class Report(msgspec.Struct, frozen=True):
    """What was found."""

    tables: int
    events: int
    broken: dict[str, str]  # tables that cannot be taken up, and why
    disorder: list[str]  # sentences

    @property
    def good(self) -> bool:
        """Whether there is nothing to mend."""
        return not self.broken and not self.disorder


def check(folder: Path) -> Report:
    """Look through a data folder, also while a server runs on it; StoreError if its file cannot be read at all."""
    found = disorder(folder, unclean=is_unclean(folder) and not is_held(folder))
    if not (folder / STORE).exists():
        raise StoreError(f"There is no store in {folder}. Name the folder with --data.")
    with _untouched(folder) as file:
        count = look_through(file)
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as db:
            codes = [row[0] for row in db.execute("SELECT DISTINCT table_id FROM events")]
            broken = {code: why for code in codes if (why := _trouble(db, code)) is not None}
    return Report(len(codes), count, broken, found)


@contextmanager
def _untouched(folder: Path) -> Iterator[Path]:
    """The store to look through: a copy if it was left in disorder, for even reading would tidy up what was found."""
    if is_held(folder) or not (folder / f"{STORE}-wal").exists():
        yield folder / STORE
        return
    with TemporaryDirectory(dir=folder) as beside:
        for file in (STORE, f"{STORE}-wal"):
            shutil.copyfile(folder / file, Path(beside) / file)
        yield Path(beside) / STORE


def _trouble(db: sqlite3.Connection, code: str) -> str | None:
    """Why a table cannot be taken up; None if it can."""
    sql = "SELECT seq, time, fact, by_guest, key FROM events WHERE table_id = ? ORDER BY seq"
    try:
        rows = db.execute(sql, (code,)).fetchall()
        if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
            return "events are missing"
        fold((events.Event(code, n, at, events.decode(fact), by, key) for n, at, fact, by, key in rows), games.find)
    except Exception as error:  # whatever a stored event brings about, here it is an answer
        return f"{type(error).__name__}: {error}"
    return None
