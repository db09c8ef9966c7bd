"""A room's inbox: one thing after the other, whoever asks; also when another writer is quicker or the store fails."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Refused, people, run, seated
from tests.server.running import Running, running
from volteface.rooms.hub import Hub
from volteface.rooms.messages import Ack, Answer, Refusal
from volteface.rooms.room import Room
from volteface.rooms.viewer import Viewer
from volteface.store import Batch
from volteface.store.postgres import PostgresStore
from volteface.store.sqlite import SqliteStore
from volteface.table import commands as asked
from volteface.table.decide import Decision, Moment
from volteface.table.events import Created, Event, Moved, encode
from volteface.table.state import Table

on_every_store = pytest.mark.usefixtures("every_store")


class Held:
    """What makes a store keep a batch when it is told to, or fail."""

    held: list[tuple[Batch, asyncio.Future[None]]] | None = None
    failing = False

    def append(self, batch: Batch) -> asyncio.Future[None]:
        if self.failing:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            future.set_exception(OSError("the disk is full"))
            return future
        if self.held is None:
            return self._append(batch)
        self.held.append((batch, asyncio.get_running_loop().create_future()))
        return self.held[-1][1]

    async def release(self) -> None:
        """Keep what was held back, and all that comes."""
        held, self.held = self.held or [], None
        for batch, future in held:
            await self._append(batch)
            future.set_result(None)

    def _append(self, batch: Batch) -> asyncio.Future[None]:
        kept: asyncio.Future[None] = super().append(batch)  # type: ignore[misc]
        return kept


class Slow(Held, SqliteStore):
    """Such a store in memory."""

    def __init__(self) -> None:
        super().__init__(None)


class SlowPostgres(Held, PostgresStore):
    """Such a store in a database."""


new_store: Callable[[], Slow | SlowPostgres] = Slow  # where tests run on every store, that of the moment


@asynccontextmanager
async def a_room(
    game: str = "verso",
    seats: int = 1,
    *,
    options: dict[str, Any] | None = None,
    turn_seconds: int | None = None,
    **hub: Any,
) -> Any:
    """A room with one guest, and its store."""
    store = new_store()
    rooms = Hub(store, soonest=0, baselines=True, **hub)
    code = await rooms.create(Created(game, seats, options or {}, "ann", turn_seconds=turn_seconds))
    room = await rooms.find(code)
    try:
        yield room, store
    finally:
        await rooms.stop()


async def answered(room: Room, command: asked.AnyCommand, guest: str = "ann") -> Answer:
    """What a room answers to a command."""
    future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    room.ask(guest, command, future.set_result)
    return await asyncio.wait_for(future, 20)


async def many(room: Room, *commands: asked.AnyCommand) -> list[Answer]:
    """What a room answers to commands that come all at once."""
    return list(await asyncio.gather(*(answered(room, command) for command in commands)))


def play(seq: int, move: str, key: str = "") -> asked.Play:
    return asked.Play(key=key or f"{seq} {move}", seat=0, seq=seq, move=move)


@on_every_store
def test_what_comes_while_something_is_stored_waits_and_keeps_its_order() -> None:
    async def body() -> None:
        async with a_room() as (room, store):
            assert isinstance(await answered(room, asked.Start(key="s")), Ack)
            store.held, answers = [], list[Answer]()
            seq = room.table.seq
            for command in (play(seq, "keep"), asked.Pause(key="p"), play(seq + 1, "flip"), asked.Resume(key="r")):
                room.ask("ann", command, answers.append)
            await asyncio.sleep(0)
            assert len(store.held) == 1  # one at a time
            assert answers == []  # and nothing is answered that is not stored
            await store.release()
            while len(answers) < 4:
                await asyncio.sleep(0)
            assert [type(answer) for answer in answers] == [Ack, Ack, Refusal, Ack]
            refusal = answers[2]
            assert isinstance(refusal, Refusal)
            assert refusal.code == "paused"  # the later move did not overtake the pause

    run(body)


@on_every_store
def test_all_who_start_while_a_deal_is_made_get_the_same_answer_and_one_deal_is_made() -> None:
    async def body() -> None:
        seeds = iter(range(100))
        options = {"cards": "box"}
        async with a_room("recto-verso", 2, options=options, seed=lambda: f"{next(seeds)}") as (room, _):
            await answered(room, asked.Bot(key="b", seat=1, level="calm"))
            starts = [asked.Start(key=f"s{number}") for number in range(10)]
            answers = await many(room, *starts)
            assert [type(answer) for answer in answers] == [Ack] * 10
            assert len({answer.seq for answer in answers if isinstance(answer, Ack)}) == 1
            assert room.table.games == 1
            assert next(seeds) < 5  # one deal, and the bot's few thoughts

    run(body)


@on_every_store
def test_a_start_that_was_one_with_anothers_is_answered_again_and_begins_no_rematch() -> None:
    async def body() -> None:
        async with a_room() as (room, _):
            first, second = await many(room, asked.Start(key="a"), asked.Start(key="b"))
            assert isinstance(second, Ack)
            while room.table.status == "playing":
                move = room.table.game.legal(room.table.state, 0)[-1].move
                await answered(room, play(room.table.seq, move, f"m{room.table.seq}"))
            assert await answered(room, asked.Start(key="b")) == second
            assert await answered(room, asked.Start(key="a")) == Ack("a", second.seq)
            assert (room.table.status, room.table.games) == ("over", 1)
            assert isinstance(first, Ack)

    run(body)


@on_every_store
def test_something_said_twice_is_said_once_also_while_the_first_is_being_stored() -> None:
    async def body() -> None:
        async with a_room() as (room, store):
            again = asked.Chat(key="same", text="hello")
            answers = await many(room, again, again, again)
            assert [type(answer) for answer in answers] == [Ack] * 3
            assert len(await store.talks(room.table.id)) == 1

    run(body)


@on_every_store
def test_a_bot_does_not_move_for_somebody_who_has_just_moved() -> None:
    """The turn clock has run out, and while the bot thinks the move comes after all."""

    async def body() -> None:
        now = 1_000_000_000_000
        async with a_room(now=lambda: now, turn_seconds=10) as (room, store):
            await answered(room, asked.Start(key="s"))
            now += 10_001
            room.hub.bots.move_for_the_late(room)
            room.ask("ann", play(room.table.seq, "keep"), lambda _: None)
            await asyncio.sleep(0.5)
            moves = [one for one in await store.read(room.table.id) if isinstance(one.fact, Moved)]
            assert len(moves) == 1

    run(body)


@on_every_store
def test_when_a_hub_has_stopped_nothing_happens_by_itself_any_more() -> None:
    async def body() -> None:
        async with a_room("verso", 2, options={"first": 0}) as (room, _):
            await answered(room, asked.Bot(key="b", seat=1, level="greedy"))
            await answered(room, asked.Start(key="s"))
            room.hub.stopped = True
            answer = await answered(room, play(room.table.seq, "keep"))
            await asyncio.sleep(0.2)
            assert isinstance(answer, Ack)
            assert room.table.seq == answer.seq  # the bot does not move

    run(body)


@on_every_store
def test_a_table_that_changes_while_a_deal_is_made_is_looked_at_again() -> None:
    async def body() -> None:
        async with a_room("verso", 2) as (room, _):
            await answered(room, asked.Bot(key="b", seat=1, level="greedy"))
            start, freed = await many(room, asked.Start(key="s"), asked.Free(key="f", seat=1))
            assert isinstance(freed, Ack)
            assert isinstance(start, Refusal)
            assert start.code == "seats-empty"
            assert room.table.status == "open"

    run(body)


@on_every_store
def test_a_repeat_is_answered_and_not_done_again_also_while_the_first_is_being_stored() -> None:
    async def body() -> None:
        async with a_room() as (room, store):
            await answered(room, asked.Start(key="s"))
            store.held = []
            answers: list[Answer] = []
            for _ in range(3):
                room.ask("ann", play(room.table.seq, "keep", "same"), answers.append)
            await store.release()
            while len(answers) < 3:
                await asyncio.sleep(0)
            assert len(set(answers)) == 1
            moves = [one for one in await store.read(room.table.id) if isinstance(one.fact, Moved)]
            assert len(moves) == 1

    run(body)


@on_every_store
def test_a_failing_store_is_a_sentence_and_the_table_goes_on_afterwards() -> None:
    async def body() -> None:
        async with a_room() as (room, store):
            await answered(room, asked.Start(key="s"))
            before = room.table
            store.failing = True
            answer = await answered(room, play(room.table.seq, "keep"))
            assert isinstance(answer, Refusal)
            assert answer.code == "failed"
            assert answer.sentence.endswith(".")
            assert room.table is before
            store.failing = False
            assert isinstance(await answered(room, play(room.table.seq, "keep", "again")), Ack)

    run(body)


@on_every_store
def test_bots_and_deadlines_go_on_when_a_store_that_failed_is_back() -> None:
    """The clock of a game alone runs out although the store failed at that very moment."""

    async def body() -> None:
        now = 1_000_000_000_000
        async with a_room("dessus-dessous", 1, options={"cards": "box"}, now=lambda: now) as (room, store):
            await answered(room, asked.Start(key="s"))
            await answered(room, asked.Ready(key="r", seat=0))
            store.failing = True
            now += 181_000
            room.schedule()
            await asyncio.sleep(0.1)
            assert room.table.status == "playing"
            store.failing = False
            while room.table.status == "playing":
                await asyncio.sleep(0.05)
        async with a_room("verso", 2) as (room, store):
            await answered(room, asked.Bot(key="b", seat=1, level="greedy"))
            store.failing, seq = False, 0
            await answered(room, asked.Start(key="s"))
            store.failing = True
            if room.table.state.turn == 0:
                store.failing = False
                await answered(room, play(room.table.seq, "keep"))
                store.failing = True
            await asyncio.sleep(0.1)
            store.failing, seq = False, room.table.seq
            while room.table.seq == seq and room.table.state.turn == 1:
                await asyncio.sleep(0.05)

    run(body)


@on_every_store
def test_a_fault_of_ours_holds_up_nobody() -> None:
    async def body() -> None:
        async with a_room() as (room, _):
            decisions: list[Decision] = []

            def broken(table: Table, moment: Moment) -> Decision:
                raise RuntimeError("a fault")

            room.post(broken, decisions.append)
            assert decisions[0].refusal is not None
            assert decisions[0].refusal.code == "failed"
            assert isinstance(await answered(room, asked.Start(key="s")), Ack)

    run(body)


@on_every_store
def test_a_viewer_collects_the_latest_and_only_what_has_changed() -> None:
    async def body() -> None:
        async with a_room() as (room, _):
            woken: list[None] = []
            viewer = Viewer("ann", lambda: woken.append(None))
            room.enter(viewer, "Ann")
            first = b"".join(viewer.collect(room))
            assert all(part in first for part in (b'"table":', b'"place":', b'"view":', b'"legal":'))
            await answered(room, asked.Start(key="s"))
            viewer.collect(room)
            for _ in range(3):
                assert isinstance(await answered(room, play(room.table.seq, "flip", f"k{room.table.seq}")), Ack)
            (frame,) = viewer.collect(room)
            assert b'"view":' in frame
            assert b'"table":' not in frame  # a move leaves it as it was
            assert viewer.collect(room) == []
            assert woken

    run(body)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("inbox")) as live:
        yield live


def test_when_another_writer_was_quicker_it_is_decided_again_on_what_that_one_wrote(
    tmp_path: Path, kept_in: str
) -> None:
    async def body() -> None:
        async with people(live.url, "Ann", "Bob") as guests:
            code, (ann, bob) = await seated(guests, "verso", options={"first": 0})
            seq = await ann.do("start")
            other = PostgresStore(kept_in) if kept_in else SqliteStore(tmp_path / "volteface.db")
            await other.append(Batch([Event(code, seq + 1, ann.table["clock"]["now"], Moved(0, "keep", 0))]))
            await other.close()
            assert await ann.refused("play", seat=0, seq=seq, move="flip") == "stale"
            await bob.until(lambda: bob.legal(1), "the table as the other writer left it")
            assert bob.frame["seq"] == seq + 1
            assert any(item["seq"] == seq + 1 for item in bob.news)  # and what happened there is told
            await bob.play(1, "keep")
            await ann.until(lambda: ann.legal(0), "a turn again")

    with running(tmp_path, database=kept_in) as live:
        run(body)


def test_a_page_of_another_version_is_told_to_reload(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as (ann,):
            code = await ann.open("verso", 1)
            for query in ("", "?seq=3", "?wire=1"):
                look = await ann.look(code, query=query, framed=False)
                await look.until(lambda look=look: look.refusals, "a refusal")  # type: ignore[misc]
                assert look.refusals[0]["code"] == "reload"
                assert "reload" in look.refusals[0]["sentence"]

    run(body)


def test_a_table_whose_events_cannot_be_replayed_stops_no_other(tmp_path: Path) -> None:
    codes: list[str] = []

    async def before() -> None:
        async with people(live.url, "Ann") as guests:
            for _ in range(4):
                code, (ann,) = await seated(guests, "verso")
                await ann.do("start")
                codes.append(code)

    async def after() -> None:
        async with people(live.url, "Eve") as (eve,):
            for code in codes[:3]:
                with pytest.raises(Refused, match="cannot be taken up"):
                    await eve.get_json("GET", f"/api/tables/{code}")
            assert (await eve.look(codes[3])).table["status"] == "playing"
            assert live.hub is not None
            assert live.hub.quarantine.keys() == set(codes[:3])

    with running(tmp_path) as live:
        run(before)
    with closing(sqlite3.connect(tmp_path / "volteface.db")) as db:
        row = (codes[0], 4, 0, None, None, encode(Moved(0, "bank blue 1-6", 0)))  # nobody has that yet
        db.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)", row)
        db.execute("UPDATE events SET fact = x'ff' WHERE table_id = ? AND seq = 3", (codes[1],))
        filled = [(codes[2], seq, 0, None, None, b"%4d DAMAGED " % seq * 10) for seq in range(4, 400)]
        db.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)", filled)
        db.commit()
    content = bytearray((tmp_path / "volteface.db").read_bytes())
    page = content.index(b" 200 DAMAGED") // 4096 * 4096  # in the middle of that table's, and of nobody else's
    content[page : page + 100] = b"\xff" * 100
    (tmp_path / "volteface.db").write_bytes(content)
    with running(tmp_path) as live:
        run(after)
