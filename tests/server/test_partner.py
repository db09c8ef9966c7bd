"""A bot as partner in Recto Verso: it builds and talks at a live table, and hears what is said to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.recto_verso.partners import begin, cards, wrong
from tests.server.client import Look, people, run, seated
from tests.server.players import start_ready, waits
from tests.server.running import Running, running
from tests.server.secrets import history, judge
from volteface.games.recto_verso.constants import PHRASES
from volteface.table.events import Moved

OPTIONS = {"cards": "box", "pace": 3}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    round_ = begin(cards("simple", 1, "warm")[0])
    round_.now = 60_000
    round_.step(0, "quick", "warm")  # the kernels are compiled before a clock runs
    with running(tmp_path_factory.mktemp("partner"), speed=5, soonest=0.0) as live:
        yield live


async def talk_until_right(look: Look, seat: int) -> None:
    """Say what is wrong whenever the partner has said Recto, until a round has ended well."""
    told = -1  # the seq of the word that was answered
    while not any(one["right"] for one in look.view["played"]):
        if waits(look, seat):
            await look.do("ready", seat=seat)
            continue
        view, seq = look.view, look.frame["seq"]
        if view["phase"] == "building" and view["said"] not in (None, seat) and seq > told:
            told = seq
            faults = wrong(view)
            if faults:
                square, letter = faults[0]
                await look.do("phrase", code="need", facts={"colour": letter, "x": square % 4, "z": square // 4})
            else:
                await look.ask("play", seat=seat, seq=told, move="verso")
        await look.until(lambda seq=seq: look.frame["seq"] > seq, "a change")  # type: ignore[misc]


def test_a_round_with_the_bot_is_won_by_talking(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Eve") as guests:
            code, (ann,) = await seated(guests[:1], "recto-verso", 2, options=OPTIONS)
            eve = await guests[1].look(code)
            await ann.do("bot", seat=1, level="quick")
            await ann.do("start")
            await talk_until_right(ann, 0)
            await ann.settled()
            await eve.settled()
            spoken = [said for said in ann.said if said["seat"] == 1]
            assert {said["code"] for said in spoken} <= {*PHRASES, "no"}
            assert len(spoken) >= 2, "it has told something of its side"
            assert all(said["who"] is None and said["name"] is None for said in spoken)
            tables = history(server.events(code))
            for look, seat in ((ann, 0), (eve, None)):
                for frame in look.frames:
                    judge(frame, tables, seat)
            late = await guests[0].look(code)
            await late.settled()
            assert [said["number"] for said in late.said if said["seat"] == 1] == [said["number"] for said in spoken]
            await ann.do("close")

    run(body)


def test_what_the_bot_says_is_true_and_of_its_own_side(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            code, (ann,) = await seated(guests, "recto-verso", 2, options=OPTIONS | {"first": 1})
            await ann.do("bot", seat=1, level="lively")
            await start_ready(ann)
            await ann.until(lambda: sum(said["seat"] == 1 for said in ann.said) >= 3, "three phrases")
            state = history(server.events(code))[ann.frame["seq"]].state
            front = state.deal.cards[0].front
            for said in ann.said:
                if said["code"] == "need":
                    assert front[said["facts"]["x"] + 4 * said["facts"]["z"]] == said["facts"]["colour"]
                elif said["code"] == "unseen":
                    assert said["facts"]["colour"] not in front
            await ann.do("close")

    run(body)


def test_bots_build_among_themselves_when_their_turn_comes(server: Running) -> None:
    """R2: with three players, a person looks on while two bots build; they are drawn as partners sooner or later."""

    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            code, (ann,) = await seated(guests, "recto-verso", 3, options=OPTIONS | {"first": 1})
            for seat in (1, 2):
                await ann.do("bot", seat=seat, level="quick")
            await ann.do("start")

            def among_bots() -> bool:
                return any({one["active"], one["partner"]} == {1, 2} for one in ann.view["played"])

            while not among_bots():
                seq = ann.frame["seq"]
                if waits(ann, 0):
                    await ann.do("ready", seat=0)
                elif ann.view["phase"] == "building" and ann.view["role"] in ("front", "back"):
                    word = "recto" if ann.view["said"] is None else "verso"
                    await ann.ask("play", seat=0, seq=seq, move=word)
                await ann.until(lambda seq=seq: ann.frame["seq"] > seq, "a change")  # type: ignore[misc]
            built = next(one["number"] for one in ann.view["played"] if {one["active"], one["partner"]} == {1, 2})
            await ann.do("close")
            events = server.events(code)
            before = list(history(events).values())  # the table that each later event met
            placed = [
                event.fact.seat
                for table, event in zip(before, events[1:], strict=False)
                if isinstance(event.fact, Moved) and table.state.number + 1 == built and "place" in event.fact.move
            ]  # whether they also say their words in time is up to the machine
            assert {1, 2} <= set(placed)

    run(body)
