"""What every store promises: run once for each store."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from tests.cluster.postgres import Server
from tests.store.logs import move, opening, summary
from volteface.store import Batch, Conflict, Guest, Store, StoreError, Talk, postgres_schema, schema
from volteface.store.postgres import PostgresStore
from volteface.store.sqlite import SqliteStore
from volteface.table import events
from volteface.table.events import Created, Event, Sat, Started
from volteface.table.events import decode as read_fact
from volteface.table.snapshot import Snapshot
from volteface.table.state import Seat

Opener = Callable[[], Store]  # opens the same store again and again, inside a running loop
Body = Callable[[Store], Awaitable[None]]


class Place(NamedTuple):
    """Where a store is: how it is opened, what its schema is, and how a statement is carried out beside it."""

    open: Opener
    schema: ModuleType
    execute: Callable[[str], object]


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        file = tmp_path / "volteface.db"

        def execute(sql: str) -> None:
            with closing(sqlite3.connect(file, timeout=30)) as db:
                db.executescript(sql)

        return Place(lambda: SqliteStore(file), schema, execute)
    address: str = request.getfixturevalue("schema")
    database, _, path = address.partition("?search_path=")
    server: Server = request.getfixturevalue("postgres_server")
    return Place(
        lambda: PostgresStore(address),
        postgres_schema,
        lambda sql: server.execute(database, f"SET search_path = {path}; {sql}"),
    )


@pytest.fixture
def opener(place: Place) -> Opener:
    return place.open


def with_store(opener: Opener, body: Body) -> None:
    """Run a test's body with an open store, and close it."""

    async def run() -> None:
        store = opener()
        try:
            await asyncio.wait_for(body(store), 30)
        finally:
            await store.close()

    asyncio.run(run())


def test_what_was_appended_is_read_back_in_order(opener: Opener) -> None:
    async def body(store: Store) -> None:
        first, second = opening("T"), move("T", 3)
        await store.append(first)
        await store.append(second)
        assert await store.read("T") == [*first.events, *second.events]
        assert await store.read("T", 2) == [first.events[1], *second.events]
        assert await store.read("T", 4) == []
        assert await store.read("U") == []

    with_store(opener, body)


def test_a_long_table_is_read_beside_the_loop(opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is made of its rows takes long, and others play."""
    on_the_loop = list[bool]()

    def decode(fact: bytes) -> Any:
        on_the_loop.append(asyncio._get_running_loop() is not None)
        return read_fact(fact)

    async def body(store: Store) -> None:
        long = Batch([move("T", seq).events[0] for seq in range(1, 300)])
        await store.append(long)
        with monkeypatch.context() as patched:
            patched.setattr(events, "decode", decode)
            assert await store.read("T") == long.events
        assert on_the_loop == [False] * 299

    with_store(opener, body)


def test_a_whole_deal_and_every_option_come_back_as_they_were(opener: Opener) -> None:
    deal = {"game": "verso", "deck": ["B3/G4:3", "é ★ \U0001f0cf"], "options": {"first": None}, "n": 2**60, "f": 0.25}

    async def body(store: Store) -> None:
        created = Created("recto-verso", 3, {"cards": "fresh", "pace": 2, "rows": [[1, 2]]}, "ann", True, 30)
        events = [Event("T", 1, 5, created, "ann", "k"), Event("T", 2, 6, Started(deal))]
        await store.append(Batch(events, summary("T")))
        assert await store.read("T") == events

    with_store(opener, body)


def test_what_was_acknowledged_is_there_when_the_store_is_opened_anew(opener: Opener) -> None:
    async def write(store: Store) -> None:
        await store.append(opening("T"))
        await store.save_guest(Guest("ann", "Ann", 5))
        await store.say(Talk("T", 1, "ann", 7, {"text": "hello"}))

    async def read(store: Store) -> None:
        assert await store.read("T") == opening("T").events
        assert await store.tables_of("ann") == [opening("T").summary]
        assert await store.guests(["ann"]) == [Guest("ann", "Ann", 5)]
        assert await store.talks("T") == [Talk("T", 1, "ann", 7, {"text": "hello"})]

    with_store(opener, write)
    with_store(opener, read)


def test_an_acknowledged_batch_is_seen_by_another_reader_at_once(opener: Opener) -> None:
    async def body(store: Store) -> None:
        other = opener()
        await store.append(opening("T"))
        assert await other.read("T") == opening("T").events
        await other.close()

    with_store(opener, body)


def test_a_batch_without_a_summary_leaves_the_last_one(opener: Opener) -> None:
    async def body(store: Store) -> None:
        await store.append(opening("T"))
        await store.append(Batch(move("T", 3).events))
        assert len(await store.read("T")) == 3
        assert await store.tables_of("ann") == [opening("T").summary]

    with_store(opener, body)


def test_a_used_number_is_a_conflict_and_nothing_of_that_batch_is_kept(opener: Opener) -> None:
    async def body(store: Store) -> None:
        await store.append(opening("T"))
        both = Batch([*move("T", 3).events, *move("T", 2).events], summary("T", status="playing"))
        with pytest.raises(Conflict):
            await store.append(both)
        assert await store.read("T") == opening("T").events
        assert await store.tables_of("ann") == [opening("T").summary]

    with_store(opener, body)


def test_a_conflict_leaves_the_rest_of_its_group_kept(opener: Opener) -> None:
    """Many batches wait at once, so that they share a group."""

    async def body(store: Store) -> None:
        await store.append(opening("T"))
        batches = [opening(f"T{n}") for n in range(40)] + [opening("T")] + [move("T", 3), move("T", 3)]
        answers = await asyncio.gather(*map(store.append, batches), return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None)] * 40 + [Conflict, type(None), Conflict]
        for n in range(40):
            assert len(await store.read(f"T{n}")) == 2
        assert len(await store.read("T")) == 3

    with_store(opener, body)


def test_two_writers_of_one_file_never_use_a_number_twice(opener: Opener) -> None:
    async def body(store: Store) -> None:
        other = opener()
        await store.append(opening("T"))
        answers = await asyncio.gather(
            *(writer.append(move("T", seq)) for seq in range(3, 23) for writer in (store, other)),
            return_exceptions=True,
        )
        assert sum(isinstance(answer, Conflict) for answer in answers) == 20
        assert sum(answer is None for answer in answers) == 20
        assert [event.seq for event in await store.read("T")] == list(range(1, 23))
        await other.close()

    with_store(opener, body)


def test_many_concurrent_appends_are_all_kept(opener: Opener) -> None:
    async def table(store: Store, name: str) -> None:
        await store.append(opening(name))
        for seq in range(3, 13):
            await store.append(move(name, seq))

    async def body(store: Store) -> None:
        names = [f"T{n}" for n in range(60)]
        await asyncio.gather(*(table(store, name) for name in names))
        for name in names:
            assert [event.seq for event in await store.read(name)] == list(range(1, 13))
        assert sorted(await store.running()) == sorted(names)

    with_store(opener, body)


def test_listeners_hear_what_was_kept_in_order_and_only_that(opener: Opener) -> None:
    async def body(store: Store) -> None:
        heard: list[tuple[str, int]] = []
        stop = store.listen(lambda batch: heard.extend((event.table, event.seq) for event in batch.events))
        await store.append(opening("T"))
        with pytest.raises(Conflict):
            await store.append(opening("T"))
        await store.append(move("T", 3))
        await asyncio.sleep(0)
        assert heard == [("T", 1), ("T", 2), ("T", 3)]
        stop()
        await store.append(move("T", 4))
        await asyncio.sleep(0)
        assert len(heard) == 3

    with_store(opener, body)


def test_a_listener_can_read_what_it_hears(opener: Opener) -> None:
    """It is told only once the batch is durable."""

    async def body(store: Store) -> None:
        found: asyncio.Queue[int] = asyncio.Queue()

        async def look(batch: Batch) -> None:
            found.put_nowait(len(await store.read(batch.events[0].table)))

        tasks = []
        store.listen(lambda batch: tasks.append(asyncio.ensure_future(look(batch))))
        await store.append(opening("T"))
        assert await found.get() == 2

    with_store(opener, body)


def test_a_batch_that_cannot_be_written_harms_no_other(opener: Opener) -> None:
    """Whatever is wrong with one batch, it is refused alone and the store goes on."""

    async def body(store: Store) -> None:
        bad = Batch([Event("T", 1, 10, Created("verso", 2, {"bad": object()}, "ann"))], summary("T"))
        answers = await asyncio.gather(
            *(asyncio.wait_for(store.append(batch), 5) for batch in (opening("A"), bad, opening("B"))),
            return_exceptions=True,
        )
        assert [answer is None for answer in answers] == [True, False, True]
        assert not isinstance(answers[1], TimeoutError)
        await asyncio.wait_for(store.append(opening("C")), 5)
        assert await store.read("T") == []
        assert len(await store.read("B")) == 2

    with_store(opener, body)


def test_a_batch_is_done_when_it_is_durable_and_not_before(opener: Opener) -> None:
    async def body(store: Store) -> None:
        kept = [store.append(opening(table)) for table in "AAB"]
        assert not any(one.done() for one in kept)  # not before it is on disk
        await store.append(opening("C"))
        assert [type(one.exception()) for one in kept] == [type(None), Conflict, type(None)]
        assert len(await store.read("B")) == 2

    with_store(opener, body)


def test_whoever_fails_when_a_batch_is_done_harms_no_other(opener: Opener) -> None:
    async def body(store: Store) -> None:
        reported: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context["exception"]))
        fault = ValueError("in the callback")

        def fail(_: object) -> None:
            raise fault

        store.append(opening("A")).add_done_callback(fail)
        await asyncio.wait_for(store.append(opening("B")), 5)
        await asyncio.wait_for(store.append(opening("C")), 5)
        assert reported == [fault]
        assert len(await store.read("A")) == 2

    with_store(opener, body)


def test_the_lobby_shows_public_tables_that_wait_or_play_the_newest_first(opener: Opener) -> None:
    async def body(store: Store) -> None:
        await store.append(opening("OPEN", updated=5))
        await store.append(opening("PLAY", status="playing", updated=7))
        await store.append(opening("OVER", status="over", updated=8))
        await store.append(opening("SHUT", status="closed", updated=9))
        await store.append(opening("MINE", public=False, updated=10))
        assert [found.table for found in await store.lobby()] == ["PLAY", "OPEN"]
        assert [found.table for found in await store.lobby(1)] == ["PLAY"]
        await store.append(move("OPEN", 3, updated=11, status="over"))
        assert [found.table for found in await store.lobby()] == ["PLAY"]

    with_store(opener, body)


def test_a_guests_history_has_the_tables_they_sit_or_sat_at(opener: Opener) -> None:
    async def body(store: Store) -> None:
        await store.append(opening("T1", updated=1))
        await store.append(opening("T2", updated=2))
        sat = Event("T2", 3, 30, Sat(1, "bob"), "bob")
        await store.append(Batch([sat], summary("T2", guests=("ann", "bob"), updated=3, public=False)))
        left = Batch([Event("T2", 4, 40, Sat(1, "cat"))], summary("T2", guests=("ann", "cat"), updated=4))
        await store.append(left)
        assert [found.table for found in await store.tables_of("ann")] == ["T2", "T1"]
        assert [found.table for found in await store.tables_of("ann", 1)] == ["T2"]
        assert [found.table for found in await store.tables_of("bob")] == ["T2"]
        assert await store.tables_of("eve") == []

    with_store(opener, body)


def test_running_tables_are_those_being_played(opener: Opener) -> None:
    async def body(store: Store) -> None:
        for status in ("open", "playing", "over", "closed"):
            await store.append(opening(status.upper(), status=status))
        assert await store.running() == ["PLAYING"]
        assert await store.running(since=2) == []  # nobody has touched it for so long that it may rest

    with_store(opener, body)


def test_dead_tables_are_cleared_away_with_all_that_hangs_on_them(opener: Opener) -> None:
    async def body(store: Store) -> None:
        await store.append(opening("OLD", updated=10))
        await store.append(opening("NEW", updated=100))
        await store.append(opening("PLAY", status="playing", updated=1))
        await store.append(opening("OVER", status="over", updated=10))
        await store.append(opening("SHUT", status="closed", updated=30))
        await store.say(Talk("OLD", 1, "ann", 7, {"text": "anybody?"}))
        assert await store.clear(open_before=50, done_before=20, played_before=1) == 2
        for gone in ("OLD", "OVER"):
            assert await store.read(gone) == []
        assert await store.talks("OLD") == []
        assert {found.table for found in await store.tables_of("ann")} == {"NEW", "PLAY", "SHUT"}
        assert await store.clear(open_before=50, done_before=20, played_before=1) == 0
        assert await store.clear(open_before=50, done_before=20, played_before=2) == 1  # given up long ago
        await store.append(opening("OLD"))  # a code can be used again

    with_store(opener, body)


def test_guests_are_kept_changed_and_asked_for_together(opener: Opener) -> None:
    async def body(store: Store) -> None:
        await store.save_guest(Guest("ann", "Ann", 1))
        await store.save_guest(Guest("bob", "Bob ★ 'Robert'); --", 2))
        await store.save_guest(Guest("ann", "Anna", 3))
        found = await store.guests(["bob", "ann", "eve"])
        assert {guest.id: guest for guest in found} == {
            "ann": Guest("ann", "Anna", 3),
            "bob": Guest("bob", "Bob ★ 'Robert'); --", 2),
        }
        assert await store.guests([]) == []

    with_store(opener, body)


def test_forgetting_a_guest_erases_name_and_talk_and_unlinks_tables(opener: Opener) -> None:
    async def body(store: Store) -> None:
        await store.append(opening("T"))
        for guest in ("ann", "bob"):
            await store.save_guest(Guest(guest, guest.title(), 1))
        await store.say(Talk("T", 1, "ann", 1, {"text": "mine"}))
        await store.say(Talk("T", 2, "bob", 2, {"text": "yours"}))
        await store.forget("ann")
        assert await store.guests(["ann", "bob"]) == [Guest("bob", "Bob", 1)]
        assert [talk.body["text"] for talk in await store.talks("T")] == ["yours"]
        assert await store.tables_of("ann") == []
        assert len(await store.read("T")) == 2  # the log itself stays: others played there
        await store.forget("nobody")

    with_store(opener, body)


def test_a_forgotten_guest_is_not_linked_again_when_the_table_goes_on(opener: Opener) -> None:
    async def body(store: Store) -> None:
        await store.append(opening("T"))
        await store.forget("ann")
        sat = Event("T", 3, 30, Sat(1, "bob"), "bob")
        await store.append(Batch([sat], summary("T", guests=("ann", "bob"))))
        assert await store.tables_of("ann") == []
        assert [found.table for found in await store.tables_of("bob")] == ["T"]

    with_store(opener, body)


def test_talk_is_kept_by_its_number_and_the_last_is_given_in_order(opener: Opener) -> None:
    async def body(store: Store) -> None:
        for number in (2, 1, 3, 5, 4):
            await store.say(Talk("T", number, "ann", number, {"code": "need", "facts": {"x": number}}))
        await store.say(Talk("U", 1, "ann", 1, {"text": "elsewhere"}))
        assert [talk.number for talk in await store.talks("T")] == [1, 2, 3, 4, 5]
        assert [talk.number for talk in await store.talks("T", 2)] == [4, 5]
        assert (await store.talks("T", 1))[0].body == {"code": "need", "facts": {"x": 5}}

    with_store(opener, body)


def test_closing_finishes_what_is_under_way(opener: Opener) -> None:
    async def run() -> None:
        store = opener()
        pending = [asyncio.ensure_future(store.append(opening(f"T{n}"))) for n in range(1200)]
        await asyncio.sleep(0)
        await asyncio.wait_for(store.close(), 30)
        assert await asyncio.gather(*pending) == [None] * 1200
        again = opener()
        for n in (0, 599, 1199):
            assert len(await again.read(f"T{n}")) == 2
        await again.close()

    asyncio.run(run())


def test_the_last_snapshot_of_a_table_is_kept_and_goes_with_the_table(opener: Opener) -> None:
    def snapshot(seq: int) -> Snapshot:
        seats = (Seat("ann"), Seat(bot="calm"))
        keys: dict[str | None, dict[str, int]] = {"ann": {"k": seq}, None: {}}
        return Snapshot(10, Created("verso", 2, {"first": 0}, "ann"), seats, 3, frozenset({"eve"}), seq, keys)

    async def write(store: Store) -> None:
        assert await store.snapshot("T") is None
        for table in ("T", "U"):
            await store.append(opening(table, updated=1 if table == "T" else 9))
            await store.keep_snapshot(table, snapshot(2))
        await store.keep_snapshot("T", snapshot(7))

    async def read(store: Store) -> None:
        assert (await store.snapshot("T"), await store.snapshot("U")) == (snapshot(7), snapshot(2))
        assert await store.clear(open_before=5, done_before=0, played_before=0) == 1
        assert (await store.snapshot("T"), await store.snapshot("U")) == (None, snapshot(2))

    with_store(opener, write)
    with_store(opener, read)


def test_a_probe_fails_where_the_store_does(place: Place) -> None:
    async def body(store: Store) -> None:
        await store.probe(1)
        await store.probe(2)
        place.execute("DROP TABLE facts")
        with pytest.raises(Exception, match="facts"):
            await store.probe(3)

    with_store(place.open, body)


def test_a_migration_that_fails_leaves_all_as_it_was_and_a_better_one_is_applied(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def write(store: Store) -> None:
        await store.append(opening("T"))

    async def read(store: Store) -> None:
        assert await store.read("T") == opening("T").events

    with_store(place.open, write)
    known, extra = place.schema.MIGRATIONS, "CREATE TABLE extra (x INTEGER);"
    monkeypatch.setattr(place.schema, "MIGRATIONS", (*known, f"{extra} CREATE TABLE events (x INTEGER);"))
    with pytest.raises(StoreError, match="events"):
        with_store(place.open, read)
    monkeypatch.setattr(place.schema, "MIGRATIONS", known)
    with_store(place.open, read)  # it is none of a newer version
    monkeypatch.setattr(place.schema, "MIGRATIONS", (*known, extra))
    for _ in range(2):  # nothing of it is there already, and it is applied once
        with_store(place.open, read)
    place.execute("INSERT INTO extra VALUES (1)")
