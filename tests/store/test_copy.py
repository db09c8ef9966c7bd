"""`volteface copy`: from SQLite to PostgreSQL and back nothing changes, and what went wrong is noticed."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.command import volteface
from tests.cluster.postgres import Server
from tests.store.logs import move, opening
from volteface.store import Guest, Store, StoreError, Talk
from volteface.store.copy import copy
from volteface.store.postgres import PostgresStore
from volteface.store.sqlite import SqliteStore

TABLES = ("ABCD", "MNOP", "9XYZ")


async def _fill(store: Store) -> None:
    for table in TABLES:
        await store.append(opening(table))
        await asyncio.gather(*(store.append(move(table, seq)) for seq in range(3, 400)))
        await store.say(Talk(table, 1, "ann", 7, {"text": "hello é", "key": "k"}))
        await store.say(Talk(table, 2, "", 8, {"code": "need", "facts": {}}))
    await store.save_guest(Guest("ann", "Ann ★", 5))
    await store.close()


def _filled(folder: Path) -> bytes:
    async def run() -> None:
        await _fill(SqliteStore(folder / "volteface.db"))

    folder.mkdir()
    asyncio.run(run())
    (folder / "secret.key").write_bytes(b"k" * 32)
    return _dump(folder)


def _dump(folder: Path) -> bytes:
    with closing(sqlite3.connect(folder / "volteface.db")) as db:
        return "\n".join(db.iterdump()).encode()


def test_there_and_back_again_nothing_has_changed(tmp_path: Path, schema: str) -> None:
    before = _filled(tmp_path / "one")
    found = copy(str(tmp_path / "one"), schema)
    assert (found.tables, found.events, found.guests) == (3, 3 * 399, 1)
    assert copy(schema, str(tmp_path / "two")) == found
    assert _dump(tmp_path / "two") == before
    assert (tmp_path / "two" / "secret.key").read_bytes() == b"k" * 32
    with pytest.raises(StoreError, match="something already"):
        copy(str(tmp_path / "one"), schema)


def test_tables_of_some_letters_can_be_shared_out(tmp_path: Path, schema: str) -> None:
    _filled(tmp_path / "one")
    done = volteface("copy", str(tmp_path / "one"), schema, "--letters", "A-M")
    assert done.returncode == 0, done.stderr
    assert "2 tables with 798 events" in done.stdout

    async def look() -> None:
        store = PostgresStore(schema)
        assert [len(await store.read(table)) for table in TABLES] == [399, 399, 0]
        await store.close()

    asyncio.run(look())


def test_a_running_node_is_in_the_way(tmp_path: Path, schema: str, postgres_server: Server) -> None:
    _filled(tmp_path / "one")
    copy(str(tmp_path / "one"), schema)
    name = schema.rpartition("=")[2]
    postgres_server.execute(schema.partition("?")[0], f"INSERT INTO {name}.nodes VALUES ('x', 9000000000000)")
    with pytest.raises(StoreError, match="1 nodes run"):
        copy(schema, str(tmp_path / "two"))
