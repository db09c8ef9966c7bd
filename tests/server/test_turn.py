"""One change of a table at a time: turns, and what happens when another writer was quicker."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.server.client import people, run, seated
from tests.server.running import Running, running
from volteface.server.turn import Turn
from volteface.table.events import Moved, encode


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("turns")) as live:
        yield live


def test_turns_are_taken_in_the_order_in_which_they_were_asked_for() -> None:
    async def body() -> None:
        turn, seen = Turn(), list[int]()

        async def change(number: int) -> None:
            async with turn:
                assert turn.taken
                await asyncio.sleep(0)
                seen.append(number)

        turn.take()
        tasks = [asyncio.ensure_future(change(number)) for number in range(5)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        assert seen == []
        turn.give_back()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert seen == [0, 2, 3, 4]
        assert not turn.taken

    run(body)


def test_who_gives_up_when_their_turn_has_just_come_passes_it_on() -> None:
    async def body() -> None:
        turn = Turn()
        turn.take()

        async def change() -> None:
            async with turn:
                pass

        first, second = asyncio.ensure_future(change()), asyncio.ensure_future(change())
        await asyncio.sleep(0)
        turn.give_back()
        first.cancel()
        await second
        assert first.cancelled()
        assert not turn.taken

    run(body)


def test_a_move_that_another_writer_was_quicker_than_is_refused_and_the_table_goes_on(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            code, (ann, bob) = await seated(guests, "verso", options={"first": 0})
            seq = await ann.do("start")
            with closing(sqlite3.connect(server.data / "volteface.db", timeout=30)) as db:
                row = (code, seq + 1, ann.table["clock"]["now"], None, None, encode(Moved(0, "keep", 0)))
                db.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)", row)
                db.commit()
            assert await ann.refused("play", seat=0, seq=seq, move="flip") == "try-again"
            await bob.until(lambda: bob.legal(1), "the table as the other writer left it")
            assert bob.frame["seq"] == seq + 1
            await bob.play(1, "keep")
            await ann.until(lambda: ann.legal(0), "a turn again")

    run(body)
