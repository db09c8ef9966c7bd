"""What only the PostgreSQL store has: its schema's versions, and numbers of talk that several nodes give."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

from tests.cluster.postgres import Server
from tests.store.logs import opening
from volteface.store import StoreError, Talk
from volteface.store.postgres import PostgresStore
from volteface.store.postgres_schema import MIGRATIONS, prepare


def test_a_database_is_brought_up_to_date_once(schema: str) -> None:
    assert prepare(schema) == len(MIGRATIONS)
    assert prepare(schema) == 0


def test_a_database_of_a_newer_version_is_refused(schema: str, postgres_server: Server) -> None:
    prepare(schema)
    name = schema.rpartition("=")[2]
    postgres_server.execute(schema.partition("?")[0], f"INSERT INTO {name}.schema VALUES (1000)")
    with pytest.raises(StoreError, match="newer Volteface"):
        prepare(schema)


@pytest.mark.parametrize("address", ["postgresql://postgres@127.0.0.1:1/none", "postgresql://[half"])
def test_a_database_that_is_not_there_is_a_sentence(address: str) -> None:
    with pytest.raises(StoreError, match=r"cannot be reached: .*\.$"):
        prepare(address)


def test_the_driver_is_loaded_only_where_it_is_needed_and_missed_in_a_sentence() -> None:
    code = (
        "import sys, volteface.server.app\n"
        "assert 'asyncpg' not in sys.modules\n"
        "sys.modules['asyncpg'] = None\n"
        "from volteface.store.postgres_schema import prepare\n"
        "prepare('postgresql://127.0.0.1/none')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stderr.strip().endswith("PostgreSQL needs its driver: pip install 'volteface[cluster]'."), done.stderr


def test_two_nodes_that_speak_at_once_get_different_numbers_and_a_repeat_is_said_once(schema: str) -> None:
    async def run() -> None:
        one, other = PostgresStore(schema), PostgresStore(schema)
        await one.append(opening("T"))
        said = [Talk("T", 1, guest, 7, {"text": "hello", "key": guest}) for guest in ("ann", "bob")]
        kept = await asyncio.gather(one.say(said[0]), other.say(said[1]), other.say(said[0]))
        assert sorted(talk.number for talk in kept[:2]) == [1, 2]
        assert kept[2] == kept[0]
        assert len(await one.talks("T")) == 2
        await asyncio.gather(one.close(), other.close())

    asyncio.run(run())
