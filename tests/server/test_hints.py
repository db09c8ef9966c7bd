"""Hints at live tables: for whom, when, and only to whoever asked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.client import people, run, seated
from tests.server.players import start_ready
from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("hints"), speed=5, soonest=0.0) as live:
        yield live


def test_whoever_plays_alone_or_with_bots_may_ask(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Eve") as guests:
            code, (ann,) = await seated(guests[:1], "verso", 2, options={"first": 0})
            eve = await guests[1].look(code)
            await ann.do("bot", seat=1, level="random")
            assert not ann.table["hints"], "nobody has asked for them"
            assert await ann.refused("hint", seat=0) == "not-playing"
            await ann.do("start")
            assert ann.table["hints"] is True
            answer = await ann.ask("hint", seat=0)
            assert answer["is"] == "hint"
            assert answer["facts"]["move"] in [choice["move"] for choice in ann.legal(0)]
            assert await eve.refused("hint", seat=0) == "foreign-seat"
            assert await ann.refused("hint", seat=1) == "foreign-seat"
            await eve.settled()
            assert not any('"hint"' in text for text in eve.raw), "nobody else hears it"

    run(body)


def test_with_other_people_only_if_the_table_was_opened_so(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            for wished, allowed in ((None, False), (False, False), (True, True)):
                _, (ann, bob) = await seated(guests, "verso", options={"first": 0}, hints=wished)
                assert ann.table["hints"] is allowed
                await ann.do("start")
                assert ann.table["hints"] is allowed
                answer = await ann.ask("hint", seat=0)
                assert (answer["is"] == "hint") is allowed
                if allowed:
                    assert await bob.refused("hint", seat=1) == "no-hint", "it is not Bob's turn"
                else:
                    assert answer["code"] == "no-hints"

    run(body)


def test_timed_games_give_hints_while_a_round_runs(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            _, (ann,) = await seated(guests, "recto-verso", 2, options={"cards": "box", "pace": 3})
            await ann.do("bot", seat=1, level="calm")
            await start_ready(ann)
            await ann.until(lambda: ann.view["phase"] == "building", "the card")
            answer = await ann.ask("hint", seat=0)
            assert answer["code"] == "recto-verso-unseen"
            own = ann.view[ann.view["role"]]
            assert not set(answer["facts"]["pieces"]) & set(own)
            await ann.do("close")
            _, (alone,) = await seated(guests, "dessus-dessous", 1, options={"cards": "box"})
            await alone.do("start")
            await alone.do("ready", seat=0)
            assert await alone.refused("hint", seat=0) == "no-hint", "no mission has been drawn"
            await alone.play(0, "draw 3")
            answer = await alone.ask("hint", seat=0)
            assert answer["code"] == "dessus-dessous-layer"

    run(body)
