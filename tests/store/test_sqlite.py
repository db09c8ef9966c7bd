"""The SQLite store's file: durable, versioned, and refused with a sentence when it cannot be used."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.store.logs import move, opening
from volteface.store import Guest, StoreError, Talk
from volteface.store import schema as under_test
from volteface.store.schema import MIGRATIONS, migrate
from volteface.store.sqlite import SqliteStore

KILLED_WRITER = """
import asyncio, os, signal, sys
from pathlib import Path
from tests.store.logs import move, opening
from volteface.store.sqlite import SqliteStore

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await store.append(opening("T"))
    for seq in range(3, 100):
        await store.append(move("T", seq))
        print(seq, flush=True)
        if seq == 40:
            os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


async def written(file: Path, *tables: str) -> None:
    store = SqliteStore(file)
    for table in tables:
        await store.append(opening(table))
    await store.close()


def test_the_file_is_written_ahead_and_flushed_at_every_commit(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "volteface.db"

    async def body() -> None:
        store = SqliteStore(file)
        settings = {name: store._writer.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode",)}
        assert settings == {"journal_mode": "wal"}
        assert store._writer.execute("PRAGMA synchronous").fetchone()[0] == 2  # FULL
        await store.close()

    asyncio.run(body())
    assert file.exists()


def test_a_killed_writer_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    file = tmp_path / "volteface.db"
    done = subprocess.run([sys.executable, "-c", KILLED_WRITER, str(file)], capture_output=True, text=True, timeout=60)
    acknowledged = [int(line) for line in done.stdout.split()]
    assert acknowledged[-1] == 40, done.stderr

    async def body() -> None:
        store = SqliteStore(file)
        assert [event.seq for event in await store.read("T")] == list(range(1, 41))
        await store.append(move("T", 41))
        await store.close()

    asyncio.run(body())


def test_what_was_forgotten_is_not_in_the_file_any_more(tmp_path: Path) -> None:
    """Erased means erased: not left lying in a page that is merely free."""
    file = tmp_path / "volteface.db"

    async def body() -> None:
        store = SqliteStore(file)
        await store.append(opening("T"))
        await store.save_guest(Guest("ann", "Anneliese Nobody", 1))
        for number in range(50):
            await store.say(Talk("T", number, "ann", number, {"text": f"the moon is made of cheese {number}"}))
        await store.forget("ann")
        await store.close()

    asyncio.run(body())
    for left in tmp_path.iterdir():
        assert b"Anneliese" not in left.read_bytes()
        assert b"made of cheese" not in left.read_bytes()


def test_a_new_file_has_the_newest_schema(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "volteface.db", isolation_level=None)
    assert migrate(db, tmp_path) == len(MIGRATIONS)
    assert migrate(db, tmp_path) == 0
    assert db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    db.close()


def test_an_older_file_is_brought_up_to_date_and_keeps_what_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "volteface.db"
    asyncio.run(written(file, "T"))
    newer = (*MIGRATIONS, "ALTER TABLE guests ADD COLUMN language TEXT; CREATE TABLE extra (x INTEGER);")
    monkeypatch.setattr(under_test, "MIGRATIONS", newer)

    async def body() -> None:
        store = SqliteStore(file)
        assert await store.read("T") == opening("T").events
        await store.close()

    asyncio.run(body())
    db = sqlite3.connect(file)
    assert db.execute("PRAGMA user_version").fetchone() == (len(newer),)
    assert db.execute("SELECT count(*) FROM extra").fetchone() == (0,)
    db.close()


def test_a_newer_file_is_refused_with_a_sentence_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "volteface.db"
    asyncio.run(written(file, "T"))
    db = sqlite3.connect(file)
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(StoreError, match=r"written by a newer Volteface \(schema 99\): install that"):
        asyncio.run(written(file))
    db = sqlite3.connect(file)
    assert db.execute("PRAGMA user_version").fetchone() == (99,)
    db.close()


@pytest.mark.parametrize("content", [b"no database at all " * 300, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_corrupt_file_is_refused_with_a_sentence_and_stays_as_it_is(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "volteface.db"
    file.write_bytes(content)
    with pytest.raises(StoreError, match=r"volteface.db cannot be used as a store: .*\. Mend that, or choose another"):
        asyncio.run(written(file))
    assert file.read_bytes() == content


def test_a_database_of_something_else_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "volteface.db"
    db = sqlite3.connect(file)
    db.execute("CREATE TABLE events (somebody TEXT)")
    db.close()
    with pytest.raises(StoreError):
        asyncio.run(written(file))


def test_a_place_where_no_file_can_be_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "volteface.db").mkdir()
    with pytest.raises(StoreError, match="choose another folder with --data"):
        asyncio.run(written(tmp_path / "volteface.db"))
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="choose another folder with --data"):
        asyncio.run(written(tmp_path / "file" / "volteface.db"))
