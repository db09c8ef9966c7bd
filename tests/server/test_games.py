"""Whole games over the wire, with people and with bots, and what is there afterwards."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.client import Guest, Look, people, run, seated
from tests.server.players import can, play_at_random, start_ready, waits
from tests.server.running import Running, running
from volteface import games
from volteface.core import replay
from volteface.games.dessus_dessous import parse_mission
from volteface.games.dessus_dessous.solver import solve
from volteface.table.events import Moved
from volteface.table.state import fold

SPEED = 50


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("games"), speed=SPEED, soonest=0.0) as live:
        yield live


async def kept(server: Running, guest: Guest, code: str, number: int = 1) -> replay.Replay:
    """The replay file of a finished game, read back."""
    response = await guest.http.get(f"/api/tables/{code}/replay/{number}")
    assert response.status_code == 200, response.text
    return replay.read(response.text.splitlines(keepends=True), games.find)


def test_two_people_play_verso_to_its_end_and_a_rematch(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            code, (ann, bob) = await seated(guests, "verso")
            for number in (1, 2):
                if number == 2:  # a rematch begins when both have asked for it
                    await ann.do("start")
                    assert [seat["ready"] for seat in ann.table["seats"]] == [True, False]
                begun = await (ann if number == 1 else bob).do("start")
                await asyncio.gather(ann.seen(begun), bob.seen(begun))
                await asyncio.gather(play_at_random(ann, [0], Random(1)), play_at_random(bob, [1], Random(2)))
                game = await kept(server, guests[1], code, number)
                outcome = games.find("verso").outcome(game.states[-1])
                assert list(outcome.winners or ()) == ann.view["winners"]
                assert [player["score"] for player in bob.view["players"]] == list(outcome.scores)
                course = (await guests[0].http.get(f"/api/tables/{code}/scores/{number}")).json()
                assert len(course) == len(game.states)
                assert (course[0], course[-1]) == ([0, 0], list(outcome.scores))
            assert ann.table["games"] == 2
            assert [item["news"]["code"] for item in ann.news].count("over") == 2

    run(body)


def test_one_person_plays_verso_with_two_bots(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            code, (ann,) = await seated(guests, "verso", 3)
            await ann.do("bot", seat=1, level="greedy")
            await ann.do("bot", seat=2, level="random")
            await ann.do("start")
            await play_at_random(ann, [0], Random(3))
            assert ann.table["status"] == "over"
            movers = {line.seat for line in (await kept(server, guests[0], code)).lines}
            assert movers == {0, 1, 2}

    run(body)


def test_one_device_plays_all_seats_of_verso(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            _, (ann,) = await seated(guests, "verso", 3)
            await ann.do("sit", seat=1)
            await ann.do("sit", seat=2)
            await ann.do("start")
            await play_at_random(ann, [0, 1, 2], Random(4))
            assert ann.table["status"] == "over"

    run(body)


def test_a_seat_goes_to_a_bot_and_back_in_the_middle_of_a_game(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            _, (ann, bob) = await seated(guests, "verso", options={"first": 1})
            await ann.do("start")
            await bob.do("bot", seat=1, level="random")
            await ann.until(lambda: ann.legal(0), "the bot's move")
            await bob.do("sit", seat=1)
            await ann.play(0, "keep")
            await bob.until(lambda: bob.legal(1), "Bob's own turn")
            await bob.play(1, "flip")

    run(body)


def test_a_turn_clock_lets_the_friendly_bot_move(tmp_path: Path) -> None:
    async def body() -> None:
        async with people(standing.url, "Ann", "Bob") as guests:
            code, (ann, bob) = await seated(guests, "verso", turn_seconds=10, options={"first": 0})
            await ann.do("start")
            assert ann.table["clock"]["turn"] is not None
            standing.skip(10.1)
            await bob.until(lambda: bob.legal(1), "a move for Ann, who is late")
            assert ann.table["seats"][0]["bot"] is None
            await bob.play(1, "keep")
            assert not bob.legal(1)
            standing.skip(10.1)
            await bob.until(lambda: bob.legal(1), "another one")
            assert len([event for event in standing.events(code) if event.key is None and event.by is None]) >= 2

    with running(tmp_path, stands=True, soonest=0.0) as standing:
        run(body)


def test_three_people_play_recto_verso_to_its_end(server: Running) -> None:
    """R2: twelve rounds with three players; every round after a 3-2-1."""

    async def body() -> None:
        async with people(server.url, "Ann", "Bob", "Cat") as guests:
            code, looks = await seated(guests, "recto-verso", options={"cards": "box"})
            await looks[0].do("start")
            await asyncio.gather(*(play_at_random(look, [seat], Random(seat)) for seat, look in enumerate(looks)))
            assert [look.table["status"] for look in looks] == ["over"] * 3
            game = await kept(server, guests[0], code)
            assert len(game.states[-1].rounds) == 12

    run(body)


def test_two_people_and_a_bot_play_dessus_dessous_to_its_end(server: Running) -> None:
    """D1: six rounds; Ann knows the answers, Bob gives up, the bot takes its time."""

    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            code, (ann, bob) = await seated(guests, "dessus-dessous", 3, options={"cards": "box", "countdown": 30})
            await ann.do("bot", seat=2, level="expert")
            await ann.do("start")
            await asyncio.gather(race(ann, 0, knows=True), race(bob, 1, knows=False))
            game = await kept(server, guests[0], code)
            outcome = games.find("dessus-dessous").outcome(game.states[-1])
            assert outcome.scores[1] == 0
            assert outcome.winners == tuple(ann.view["winners"])
            assert any(line.seat == 2 and line.move == "grab" for line in game.lines)

    run(body)


async def race(look: Look, seat: int, *, knows: bool) -> None:
    """Play all rounds of Dessus Dessous."""
    while look.table["status"] != "over":
        await look.until(
            lambda: look.table["status"] == "over" or waits(look, seat) or can(look, seat, "giveup"), "a round"
        )
        if waits(look, seat):
            await look.ask("ready", seat=seat)
            await look.until(lambda: not waits(look, seat), "readiness")
        elif can(look, seat, "giveup") and not knows:
            await look.ask("play", seat=seat, seq=look.frame["seq"], move="giveup")
            await look.until(lambda: not can(look, seat, "giveup"), "the end of it")
        elif can(look, seat, "giveup"):
            pile = solve(parse_mission(look.view["mission"]))[0]
            await look.ask("play", seat=seat, seq=look.frame["seq"], move=" ".join(["pile", *map(str, pile)]))
            await look.ask("play", seat=seat, seq=look.frame["seq"], move="grab")
            await look.until(lambda: not can(look, seat, "giveup"), "the end of it")


def test_one_person_plays_dessus_dessous_against_the_clock(tmp_path: Path) -> None:
    """D8: three minutes, as many missions as one can."""

    async def body() -> None:
        async with people(standing.url, "Ann") as guests:
            _, (ann,) = await seated(guests, "dessus-dessous", options={"cards": "box"})
            await ann.do("start")
            standing.skip(60)
            await ann.do("ready", seat=0)  # the clock begins with the player's own start
            for _ in range(4):
                await ann.play(0, "draw 3")
                pile = solve(parse_mission(ann.view["mission"]))[0]
                await ann.play(0, " ".join(["pile", *map(str, pile)]))
                await ann.play(0, "check")
            assert ann.view["score"] == 12
            standing.skip(179.9)
            await ann.play(0, "draw 3")
            standing.skip(0.2)
            await ann.until(lambda: ann.table["status"] == "over", "the end of the three minutes")

    with running(tmp_path, stands=True) as standing:
        run(body)


def test_a_bot_plays_on_while_a_pause_is_asked_for_in_a_timed_round(server: Running) -> None:
    """A pause takes effect between rounds: until then the bot goes on, or a pause would be a weapon."""

    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            _, (ann,) = await seated(guests, "dessus-dessous", 2, options={"cards": "box"})
            await ann.do("bot", seat=1, level="expert")
            await start_ready(ann)
            await ann.until(lambda: can(ann, 0, "giveup"), "the first round")
            await ann.do("pause")
            await ann.until(lambda: ann.view["players"][1]["token"] or ann.view["phase"] != "building", "the bot")
            assert ann.view["players"][1]["token"] == 2

    run(body)


def test_a_bot_begins_every_round_with_the_others(server: Running) -> None:
    """What it had in mind for the last round does not keep it from the next one."""

    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            _, (ann,) = await seated(guests, "dessus-dessous", 2, options={"cards": "box"})
            await ann.do("bot", seat=1, level="novice")
            await start_ready(ann)
            for number in (3, 4, 5):  # the third has five layers: a novice looks at it for longer than the ten seconds
                await ann.until(lambda: can(ann, 0, "giveup"), "a round")
                await ann.play(0, " ".join(["pile", *(f"{layer}f0" for layer in range(1, number + 1))]))
                await ann.play(0, "grab")
                await ann.until(lambda: waits(ann, 0), "the end of the countdown")
                await ann.do("ready", seat=0)
            await ann.until(lambda: can(ann, 0, "giveup"), "the fourth round")
            assert ann.view["round"] == 4

            def piled() -> bool:
                views = [frame["view"] for frame in ann.frames if frame["view"]]
                return any(view["round"] == 4 and view["players"][1]["pile"] for view in views)

            await ann.until(lambda: piled() or ann.view["phase"] == "between", "the bot's pile or the round's end")
            assert piled(), "the bot has slept through the round"

    run(body)


def test_the_whole_log_of_a_table_folds_to_what_was_shown_last(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            code, (ann, bob) = await seated(guests, "verso")
            await ann.do("start")
            await asyncio.gather(play_at_random(ann, [0], Random(5)), play_at_random(bob, [1], Random(6)))
            table = fold(server.events(code), games.find)
            assert table is not None
            assert table.seq == ann.frame["seq"] == bob.frame["seq"]
            assert table.game.outcome(table.state).scores == tuple(p["score"] for p in ann.view["players"])

    run(body)


def test_a_game_that_is_still_played_has_no_replay(server: Running, tmp_path: Path) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            code, (ann,) = await seated(guests, "verso")
            for number, code_wanted in ((1, "no-such-game"), (0, "no-such-game"), (10**30, "no-such-game")):
                for what in ("replay", "scores", "seats"):
                    answer = await guests[0].http.get(f"/api/tables/{code}/{what}/{number}")
                    assert (answer.status_code, answer.json()["code"]) == (404, code_wanted)
            await ann.do("start")
            for what in ("replay", "scores", "seats"):
                answer = await guests[0].http.get(f"/api/tables/{code}/{what}/1")
                assert (answer.status_code, answer.json()["code"]) == (409, "still-playing")

    run(body)


def test_who_played_a_game_is_known_when_others_sit_there(server: Running) -> None:
    """Everybody is told which seats were theirs, also after they have left; who only looks on had none."""

    async def body() -> None:
        async with people(server.url, "Ann", "Bob", "Cat") as guests:
            code, (ann, bob) = await seated(guests[:2], "verso")
            await ann.do("start")
            await asyncio.gather(play_at_random(ann, [0], Random(5)), play_at_random(bob, [1], Random(6)))
            await bob.do("free", seat=1)
            played = [(await guest.http.get(f"/api/tables/{code}/seats/1")).json() for guest in guests]
            assert [one["yours"] for one in played] == [[0], [1], []]
            assert [[seat["name"] for seat in one["seats"]] for one in played] == [["Ann", "Bob"]] * 3

    run(body)


def test_whoever_waits_for_bots_alone_can_skip_to_the_check(tmp_path: Path) -> None:
    """D3 to D5: time leaps, and the round ends as the bots would have ended it, each at its own time."""

    async def body() -> None:
        async with people(standing.url, "Ann") as guests:
            code, (ann,) = await seated(guests, "dessus-dessous", 4, options={"cards": "box"})
            for seat in (1, 2, 3):
                await ann.do("bot", seat=seat, level="newcomer")
            await start_ready(ann)
            standing.skip(3.01)
            await ann.until(lambda: can(ann, 0, "giveup"), "the round")
            assert (await ann.ask("skip"))["code"] == "no-skip"
            await ann.play(0, "giveup")
            await ann.do("skip")
            await ann.until(lambda: waits(ann, 0), "the check")
            moves = [event.fact for event in standing.events(code) if isinstance(event.fact, Moved)]
            times = [move.at for move in moves]
            grabs = [move.at for move in moves if move.move == "grab"]
            assert times == sorted(times)
            assert len(grabs) in (2, 3)
            assert grabs[0] > 5_000, "a newcomer takes its time, by the game's clock"
            assert grabs[-1] - grabs[1] < 10_000, "and the last countdown is the last one's"
            assert len(ann.view["last"]["grabs"]) == len(grabs)

    with running(tmp_path, stands=True) as standing:
        run(body)
