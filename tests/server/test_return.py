"""Going away and coming back: catching up, repeats, presence, dropping out of timed rounds, restarts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.client import people, run, seated
from tests.server.players import can, start_ready, waits
from tests.server.running import Running, running
from tests.table.moves import any_move, offers
from volteface.games.dessus_dessous import GRACE
from volteface.rooms.missing import HELD

COUNT_IN = 3.01  # seconds: the card is turned up as soon as the clock goes on


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("return"), soonest=0.0) as live:
        yield live


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("hurried"), speed=20, soonest=0.0) as live:
        yield live


def test_a_client_that_comes_back_with_its_seq_gets_what_it_missed(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            code, (ann, bob) = await seated(guests, "verso", options={"first": 0})
            await ann.do("start")
            known = ann.frame["seq"]
            await ann.close()
            ann = await guests[0].look(code)
            for look, seat in ((ann, 0), (bob, 1), (ann, 0)):
                await look.until(lambda look=look, seat=seat: look.legal(seat), "a turn")  # type: ignore[misc]
                await look.play(seat, "keep")
            again = await guests[0].look(code, seq=known)
            assert [item["seq"] for item in again.frame["news"]] == [known + 1, known + 2, known + 3]
            assert {item["news"]["code"] for item in again.frame["news"]} == {"drawn"}
            assert again.frame["seq"] == known + 3
            fresh = await guests[0].look(code)
            assert fresh.frame["news"] == []
            assert fresh.view == again.view

    run(body)


def test_news_are_told_without_a_gap_or_not_at_all(server: Running) -> None:
    """Whoever was away for long gets a fresh view: half of a story would be told as if it were all."""

    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            code, (ann,) = await seated(guests, "verso", 1)
            await ann.do("start")
            known = ann.frame["seq"]
            rng = Random(1)
            while ann.table["status"] == "playing":
                await ann.play(0, any_move(offers(ann.legal(0)), rng))
            told = [item["seq"] for item in ann.news if item["seq"] > known]
            assert len(told) > 40
            again = await guests[0].look(code, seq=known)
            assert [item["seq"] for item in again.frame["news"]] in ([], told)
            short = await guests[0].look(code, seq=told[-1] - 2)
            assert {item["seq"] for item in short.frame["news"]} == {told[-1] - 1, told[-1]}

    run(body)


def test_a_repeated_command_is_answered_and_not_done_again(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            code, (ann, bob) = await seated(guests, "verso", 3, options={"first": 0})
            for do, fields in (
                ("bot", {"seat": 2, "level": "random"}),
                ("mute", {"who": bob.you}),
                ("start", {}),
                ("play", {"seat": 0, "seq": 6, "move": "keep"}),
                ("pause", {}),
                ("resume", {}),
                ("close", {}),
            ):
                first = await ann.ask(do, key=f"once-{do}", **fields)
                assert first["is"] == "ack", first
                await ann.seen(first["seq"])
                again = await ann.ask(do, key=f"once-{do}", **fields)
                assert again == first, do
            keys = [event.key for event in server.events(code) if event.key]
            assert len(keys) == len(set(keys))

    run(body)


def test_a_repeat_from_another_connection_and_after_a_restart_is_known(tmp_path: Path, kept_in: str) -> None:
    async def first(server: Running) -> tuple[str, str, int]:
        async with people(server.url, "Ann") as guests:
            code, (ann,) = await seated(guests, "verso")
            await ann.do("start")
            seq = await ann.do("play", key="once", seat=0, seq=ann.frame["seq"], move="keep")
            second = await guests[0].look(code)
            again = await second.ask("play", key="once", seat=0, seq=seq - 1, move="keep")
            assert (again["is"], again["seq"]) == ("ack", seq)
            return code, guests[0].http.cookies["volteface_guest"], seq

    async def second(server: Running, code: str, cookie: str, seq: int) -> None:
        async with people(server.url, "Zoe") as (guest,):
            guest.become(cookie)
            look = await guest.look(code)
            assert look.frame["seq"] == seq
            again = await look.ask("play", key="once", seat=0, seq=seq - 1, move="keep")
            assert (again["is"], again["seq"]) == ("ack", seq)

    with running(tmp_path, database=kept_in, soonest=0.0) as live:
        code, cookie, seq = asyncio.run(first(live))
    with running(tmp_path, database=kept_in, soonest=0.0) as live:
        asyncio.run(second(live, code, cookie, seq))


def test_presence_is_shown_and_a_seat_waits_for_its_player(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            code, (ann, bob) = await seated(guests, "verso", options={"first": 1})
            await ann.do("start")
            assert ann.table["seats"][1]["here"]
            await bob.close()
            await ann.until(lambda: not ann.table["seats"][1]["here"], "Bob's leaving")
            assert ann.view["turn"] == 1
            bob = await guests[1].look(code)
            await ann.until(lambda: ann.table["seats"][1]["here"], "Bob's return")
            await bob.play(1, "keep")

    run(body)


def test_the_others_lend_an_absent_players_seat_and_the_player_takes_it_back(hurried: Running) -> None:
    server = hurried

    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            code, (ann, bob) = await seated(guests, "verso", options={"first": 1})
            await ann.do("start")
            assert await ann.refused("bot", seat=1, level="random") == "seat-held"
            await bob.close()
            await ann.until(lambda: not ann.table["seats"][1]["here"], "Bob's leaving")
            assert await ann.refused("bot", seat=1, level="random") == "seat-waits"  # the line may have dropped
            while (await ann.ask("bot", seat=1, level="random"))["is"] == "refusal":
                await asyncio.sleep(0.05)
            await ann.until(lambda: ann.legal(0), "the bot's move")
            bob = await guests[1].look(code)
            await bob.do("sit", seat=1)
            await ann.play(0, "keep")
            await bob.until(lambda: bob.legal(1), "Bob's turn")

    run(body)


def test_a_partner_who_is_gone_too_long_breaks_the_round_and_a_short_break_does_not(hurried: Running) -> None:
    """A Recto Verso round broken by a drop-out is played again with a new card."""

    async def body() -> None:
        async with people(hurried.url, "Ann", "Bob") as guests:
            code, (ann, bob) = await seated(guests, "recto-verso", options={"cards": "box", "first": 0})
            await start_ready(ann, bob)
            await ann.until(lambda: ann.view["phase"] == "building", "the round")
            card = ann.view["front"]
            await bob.close()
            bob = await guests[1].look(code)  # at once: within the grace
            await bob.play(1, "place K 00.0")
            assert ann.view["front"] == card
            await bob.close()
            await ann.until(lambda: ann.view["phase"] == "between", "the round to be broken off")
            assert "again" in [item["news"]["code"] for item in ann.news]
            bob = await guests[1].look(code)
            await ann.do("ready", seat=0)
            await bob.do("ready", seat=1)
            await ann.until(lambda: ann.view["phase"] == "building", "the round")
            assert ann.view["front"] != card

    run(body)


def test_whoever_is_gone_too_long_from_dessus_dessous_is_out_of_the_round_and_a_locked_phone_is_not(
    tmp_path: Path,
) -> None:
    """A minute: nobody waits meanwhile, for the clock goes on; a bot may have the seat much sooner."""

    async def body() -> None:
        async with people(standing.url, "Ann", "Bob", "Cat") as guests:
            code, (ann, bob, cat) = await seated(guests, "dessus-dessous", options={"cards": "box"})
            await start_ready(ann, bob, cat)
            standing.skip(COUNT_IN)
            await ann.until(lambda: can(ann, 0, "giveup"), "the round")

            async def gone(seconds: float) -> None:
                await ann.until(lambda: not ann.table["seats"][1]["here"], "Bob's leaving")
                standing.skip(seconds)

            await bob.play(1, "pile 1f0")
            await bob.close()
            await gone(GRACE - 1)
            bob = await guests[1].look(code)
            assert can(bob, 1, "pile")
            assert bob.view["players"][1]["pile"] == ["1f0"]
            await bob.close()
            await gone(HELD - 1)
            assert await ann.refused("bot", seat=1, level="novice") == "seat-waits"
            standing.skip(GRACE)
            await ann.until(lambda: ann.view["players"][1]["away"], "Bob's dropping out")
            assert ann.view["phase"] == "building"
            assert [item["news"]["code"] for item in ann.news][-1] == "dropped-out"
            bob = await guests[1].look(code)
            assert not can(bob, 1, "pile")
            await ann.play(0, "giveup")
            await cat.play(2, "giveup")
            await bob.until(lambda: waits(bob, 1), "the next round, which is Bob's too")

    with running(tmp_path, stands=True) as standing:
        run(body)


def test_a_round_does_not_begin_with_somebody_who_was_ready_and_has_left(tmp_path: Path) -> None:
    """A card is not revealed to an empty chair: the table waits, or the absent one's round is over at once."""

    async def body() -> None:
        async with people(standing.url, "Ann", "Bob", "Cat") as guests:
            _, (ann, bob, cat) = await seated(guests, "dessus-dessous", options={"cards": "box"})
            await start_ready(ann, bob, cat)
            standing.skip(COUNT_IN)
            await ann.until(lambda: can(ann, 0, "giveup"), "the round")
            for seat, look in enumerate((ann, bob, cat)):
                await look.play(seat, "giveup")
            await bob.until(lambda: waits(bob, 1), "the end of the round")
            await bob.do("ready", seat=1)
            await bob.close()
            await ann.until(lambda: not ann.table["seats"][1]["here"], "Bob's leaving")
            standing.skip(GRACE + 1)
            await ann.do("ready", seat=0)
            await cat.do("ready", seat=2)
            standing.skip(COUNT_IN)
            await ann.until(lambda: ann.view["phase"] == "building", "the next round")
            standing.skip(GRACE + 1)
            await ann.until(lambda: ann.view["players"][1]["gave_up"], "the empty chair's giving up")
            assert ann.view["phase"] == "building"

    with running(tmp_path, stands=True) as standing:
        run(body)


def test_a_round_that_ran_when_the_server_stopped_stands_until_all_are_back(tmp_path: Path) -> None:
    async def first(server: Running) -> tuple[str, list[str]]:
        async with people(server.url, "Ann", "Bob") as guests:
            code, (ann, bob) = await seated(guests, "recto-verso", options={"cards": "box", "first": 0})
            await start_ready(ann, bob)
            await ann.until(lambda: ann.view["phase"] == "building", "the round")
            await ann.play(0, "place K 00.0")
            return code, [guest.http.cookies["volteface_guest"] for guest in guests]

    async def second(server: Running, code: str, cookies: list[str]) -> None:
        async with people(server.url, "Yan", "Zoe") as guests:
            for guest, cookie in zip(guests, cookies, strict=True):
                guest.become(cookie)
            ann, bob = [await guest.look(code) for guest in guests]
            assert ann.table["clock"]["start"] is None
            assert ann.view["building"] == {"K": "00.0"}
            at = ann.table["clock"]["at"]
            assert await ann.refused("play", seat=0, seq=ann.frame["seq"], move="take K") == "clock-stands"
            await ann.do("ready", seat=0)
            await bob.do("ready", seat=1)
            assert bob.table["clock"]["at"] == at
            await bob.until(lambda: bob.table["clock"]["start"] is not None, "the 3-2-1")
            while (await bob.ask("play", seat=1, seq=bob.frame["seq"], move="take K"))["is"] != "ack":
                await asyncio.sleep(0.1)
            await bob.until(lambda: bob.view["building"] == {}, "the frame after the answer")

    with running(tmp_path, speed=20, soonest=0.0) as live:
        code, cookies = asyncio.run(first(live))
    with running(tmp_path, speed=20, soonest=0.0) as live:
        asyncio.run(second(live, code, cookies))


def test_bots_go_on_after_a_restart(tmp_path: Path, kept_in: str) -> None:
    async def first(server: Running) -> str:
        async with people(server.url, "Ann") as guests:
            code, (ann,) = await seated(guests, "verso", 2)
            await ann.do("bot", seat=1, level="random")
            await ann.do("start")
            await ann.do("bot", seat=0, level="random")
            return code

    with running(tmp_path, database=kept_in, soonest=5.0) as live:
        code = asyncio.run(first(live))
    with running(tmp_path, database=kept_in, soonest=0.0) as live:

        async def body() -> None:
            async with people(live.url, "Eve") as (eve,):
                look = await eve.look(code)
                await look.until(lambda: look.table["status"] == "over", "the bots' game")

        run(body)
