"""Several databases as one: each table lives in the one of its letter, people in the first, lists are of all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from tests.store.logs import opening
from volteface.store import ALPHABET, Guest, StoreError, Talk
from volteface.store.postgres import PostgresStore
from volteface.store.routed import RoutedStore, routes

ONE, TWO = "postgresql://one/x", "postgresql://two/x"


def test_a_letter_says_which_database() -> None:
    assert set(routes([ONE]).values()) == {ONE}
    found = routes([f"A-M={ONE}", f"N-9={TWO}"])
    assert "".join(found) == ALPHABET
    assert (found["A"], found["M"], found["N"], found["9"]) == (ONE, ONE, TWO, TWO)


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        ([f"A-M={ONE}"], "No database is named for tables that begin with N"),
        ([ONE, f"B={TWO}"], "Two databases are named for tables that begin with B"),
        (["mysql://x"], "is no database"),
        ([f"A-I={ONE}"], "is no database"),  # there is no I: it looks like a 1
        ([f"AB={ONE}"], "is no database"),
    ],
)
def test_what_is_no_route_is_refused_with_a_sentence(texts: list[str], said: str) -> None:
    with pytest.raises(StoreError, match=said):
        routes(texts)


def test_two_databases_are_one_store(schemas: Callable[[], str]) -> None:
    async def body() -> None:
        one, two = PostgresStore(schemas()), PostgresStore(schemas())
        store = RoutedStore({letter: one if letter <= "M" and letter >= "A" else two for letter in ALPHABET})
        heard: list[str] = []
        store.listen(lambda batch: heard.append(batch.events[0].table))
        for number, table in enumerate(("ABCD", "9XYZ", "NOPQ"), 1):
            await store.append(opening(table, updated=number, status="playing"))
            await store.say(Talk(table, 1, "ann", 1, {"text": table}))
        await store.save_guest(Guest("ann", "Ann", 1))
        assert heard == ["ABCD", "9XYZ", "NOPQ"]
        assert [len(await shard.read("ABCD")) for shard in (one, two, store)] == [2, 0, 2]
        assert [len(await shard.read("9XYZ")) for shard in (one, two, store)] == [0, 2, 2]
        assert [found.table for found in await store.lobby()] == ["NOPQ", "9XYZ", "ABCD"]
        assert [found.table for found in await store.tables_of("ann", 2)] == ["NOPQ", "9XYZ"]
        assert sorted(await store.running()) == ["9XYZ", "ABCD", "NOPQ"]
        assert [talk.body["text"] for talk in await store.talks("NOPQ")] == ["NOPQ"]
        assert await two.guests(["ann"]) == []
        assert await store.guests(["ann"]) == [Guest("ann", "Ann", 1)]
        await two.append(opening("ABCD", updated=99, status="playing"))  # left from before the letters were changed
        assert [found.table for found in await store.lobby()] == ["NOPQ", "9XYZ", "ABCD"]
        await store.forget("ann")
        assert [talk for table in ("ABCD", "9XYZ") for talk in await store.talks(table)] == []
        assert await store.latest() == 10
        assert store.counts()[0] == 4
        await store.close()

    asyncio.run(body())
