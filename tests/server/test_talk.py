"""Talk, phrases and signals: who hears whom, muting, and the silence around a round of Recto Verso."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from tests.server.client import Guest, Look, people, run, seated
from tests.server.players import start_ready
from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("talk"), speed=20, soonest=0.0) as live:
        yield live


def texts(look: Look) -> list[str]:
    return [said["text"] or said["code"] for said in look.said]


def test_talk_reaches_everybody_with_name_and_handle(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob", "Eve") as guests:
            code, (ann, bob) = await seated(guests[:2], "verso")
            eve = await guests[2].look(code)
            await eve.do("chat", text="May I watch?")
            await bob.do("phrase", code="hello", facts={})
            for look in (ann, bob, eve):
                await look.until(lambda look=look: len(look.said) == 2, "both")  # type: ignore[misc]
                assert texts(look) == ["May I watch?", "hello"]
            assert [said["name"] for said in ann.said] == ["Eve", "Bob"]
            assert ann.said[1]["who"] == ann.table["seats"][1]["who"]
            assert [said["number"] for said in ann.said] == [1, 2]

    run(body)


def test_talk_is_there_for_those_who_come_later_and_after_a_restart(tmp_path: Path, kept_in: str) -> None:
    kept: list[str] = []

    async def before(server: Running) -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            code, (ann, _) = await seated(guests, "verso")
            for number in range(3):
                await ann.do("chat", text=f"word {number}")
            again = await guests[1].look(code)
            await again.settled()
            assert texts(again) == ["word 0", "word 1", "word 2"]
            kept.extend((code, guests[1].http.cookies["volteface_guest"]))

    async def after(server: Running) -> None:
        async with people(server.url, "Eve", "Zoe") as (eve, bob):
            bob.become(kept[1])
            for guest in (eve, bob):
                look = await guest.look(kept[0])
                await look.until(lambda look=look: len(look.said) == 3, "what was said")  # type: ignore[misc]
                assert texts(look) == ["word 0", "word 1", "word 2"]
                assert {said["name"] for said in look.said} == {"Ann"}

    for visit in (before, after):
        with running(tmp_path, database=kept_in) as server:
            run(partial(visit, server))


def test_something_said_is_no_event_and_makes_no_move_stale(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            _, (ann, bob) = await seated(guests, "verso", options={"first": 0})
            await ann.do("start")
            seq = ann.frame["seq"]
            await bob.do("chat", text="your turn")
            assert await ann.do("play", seat=0, seq=seq, move="keep") == seq + 1

    run(body)


def test_a_repeated_chat_is_said_once(server: Running) -> None:
    """Every command has a key; a repeat is answered, not done again."""

    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            code, (ann,) = await seated(guests, "verso")
            for _ in range(2):
                assert (await ann.ask("chat", key="once", text="hello"))["is"] == "ack"
            late = await guests[0].look(code)
            await late.settled()
            assert texts(late) == ["hello"]

    run(body)


def test_forgetting_somebody_talkative_loses_nobody_elses_words(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            code, (ann, _) = await seated(guests, "verso")
            await ann.do("chat", text="first")
            for look in [await guests[1].look(code) for _ in range(8)]:
                for number in range(7):
                    await look.do("chat", text=f"chatter {number}")
            await guests[1].get_json("DELETE", "/api/guest")
            await ann.do("chat", text="second")
            with closing(sqlite3.connect(server.data / "volteface.db")) as db:
                rows = db.execute("SELECT body FROM talk WHERE table_id = ? ORDER BY number", (code,)).fetchall()
            assert [json.loads(body)["text"] for (body,) in rows] == ["first", "second"]

    run(body)


def test_a_phrase_has_no_room_for_free_text(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            _, (ann,) = await seated(guests, "recto-verso", 2)
            assert await ann.refused("phrase", code="shout", facts={}) == "unknown-phrase"
            assert await ann.refused("phrase", code="wait", facts={"why": "look left"}) == "phrase-facts"
            assert await ann.refused("phrase", code="need", facts={"colour": "B", "x": 4, "z": 0}) == "phrase-facts"
            await ann.do("phrase", code="need", facts={"colour": "B", "x": 3, "z": 0})
            await ann.until(lambda: ann.said, "the phrase")
            assert ann.said[-1]["facts"] == {"colour": "B", "x": 3, "z": 0}

    run(body)


def test_the_host_mutes_anybody_and_lets_them_be_heard_again(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Eve") as guests:
            code, (ann,) = await seated(guests[:1], "recto-verso", 2)
            eve = await guests[1].look(code)
            who = eve.you
            assert await eve.refused("mute", who=ann.you) == "not-host"
            assert await ann.refused("mute", who="nobody") == "unknown-guest"
            await ann.do("mute", who=who)
            assert await eve.refused("chat", text="but") == "muted"
            assert await eve.refused("phrase", code="no", facts={}) == "muted"
            await eve.send("signal", kind="point", facts={"x": 1})
            await eve.settled()
            await ann.do("mute", who=who, on=False)
            await eve.do("chat", text="thank you")
            await ann.until(lambda: ann.said, "Eve")
            assert texts(ann) == ["thank you"]
            assert ann.signals == []

    run(body)


def test_signals_reach_the_others_and_are_stored_nowhere(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob", "Eve") as guests:
            code, (ann, bob) = await seated(guests[:2], "recto-verso")
            eve = await guests[2].look(code)
            seq = ann.frame["seq"]
            await bob.send("signal", kind="point", facts={"x": 1, "z": 2})
            for look in (ann, eve):
                await look.until(lambda look=look: look.signals, "a finger")  # type: ignore[misc]
                assert look.signals[0]["facts"] == {"x": 1, "z": 2}
                assert look.signals[0]["seat"] == 1
            late = await guests[0].look(code)
            await late.settled()
            assert late.signals == []
            assert late.frame["seq"] == seq
            assert bob.signals == []

    run(body)


def test_the_latest_of_many_signals_comes(server: Running) -> None:
    """That not all of them come is shown without a network, in `tests/rooms/test_viewer.py`."""

    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            _, (ann, bob) = await seated(guests, "recto-verso")
            for x in range(12):
                await bob.send("signal", kind="hand", facts={"x": x})
            await ann.until(lambda: ann.signals and ann.signals[-1]["facts"] == {"x": 11}, "the last place")
            places = [signal["facts"]["x"] for signal in ann.signals]
            assert places == sorted(set(places))

    run(body)


def test_a_hidden_pile_stays_hidden_in_mid_drag(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            _, (ann, bob) = await seated(guests, "dessus-dessous", options={"cards": "box", "hide_piles": True})
            await bob.send("signal", kind="drag", facts={"pile": "3b90"})
            await bob.do("chat", text="done")
            await ann.until(lambda: ann.said, "what was said after it")
            await ann.settled()
            assert ann.signals == []

    run(body)


def test_a_table_shows_the_signals_of_its_game_and_no_others(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            _, (ann, bob) = await seated(guests, "dessus-dessous", options={"cards": "box"})
            for kind in ("hand", "x", "drag"):
                await bob.send("signal", kind=kind, facts={"x": 1})
            await ann.until(lambda: ann.signals, "the drag")
            assert [signal["kind"] for signal in ann.signals] == ["drag"]

    run(body)


# -- Recto Verso: during a round only the partners' words reach the partners (R3) -------------------------------------


class Round:
    """Four people and a visitor at a table of Recto Verso, in its first round."""

    def __init__(self, code: str, guests: list[Guest], looks: list[Look], visitor: Look) -> None:
        view = looks[0].view
        self.code, self.visitor = code, visitor
        self.active, self.partner = looks[view["active"]], looks[view["partner"]]
        outside = [seat for seat in range(4) if seat not in (view["active"], view["partner"])]
        self.outside = [looks[seat] for seat in outside]
        self.outsiders = [guests[seat] for seat in outside]
        self.builders = [guests[view["active"]], guests[view["partner"]]]


async def in_round(guests: list[Guest]) -> Round:
    code, looks = await seated(guests[:4], "recto-verso", options={"cards": "box"})
    visitor = await guests[4].look(code)
    await start_ready(*looks)
    for look in (*looks, visitor):
        await look.until(lambda look=look: look.view["phase"] == "building", "the round")  # type: ignore[misc]
    return Round(code, guests, looks, visitor)


NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve")


def test_the_partners_of_a_round_hear_only_each_other(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, *NAMES) as guests:
            table = await in_round(guests)
            await table.outside[0].do("chat", text="red goes left")
            await table.visitor.do("chat", text="the back is blue")
            await table.visitor.do("phrase", code="need", facts={"colour": "B", "x": 0, "z": 0})
            await table.outside[1].send("signal", kind="point", facts={"x": 1})
            await table.outside[1].settled()
            await table.active.do("chat", text="do you see red?")
            await table.partner.do("chat", text="no")
            await table.active.send("signal", kind="point", facts={"x": 2})
            await table.partner.until(lambda: table.partner.signals, "the partner's finger")
            for look in (table.active, table.partner):
                await look.settled()
                assert texts(look) == ["do you see red?", "no"]
            assert table.active.signals == []
            assert [signal["facts"] for signal in table.partner.signals] == [{"x": 2}]
            for look in (*table.outside, table.visitor):
                await look.until(lambda look=look: len(look.said) == 5, "all of it")  # type: ignore[misc]
                await look.until(lambda look=look: look.signals, "a finger")  # type: ignore[misc]

    run(body)


def test_a_partner_who_comes_back_hears_nothing_of_what_the_others_said(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, *NAMES) as guests:
            table = await in_round(guests)
            await table.outside[0].do("chat", text="red goes left")
            await table.active.do("chat", text="wait")
            second = await table.builders[1].look(table.code)
            await second.settled()
            assert texts(second) == ["wait"]

    run(body)


def test_when_the_round_is_over_all_hear_all_again(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, *NAMES) as guests:
            table = await in_round(guests)
            await table.outside[0].do("chat", text="red goes left")
            await table.active.play(table.active.yours[0], "recto")
            await table.partner.seen(table.active.frame["seq"])
            await table.partner.play(table.partner.yours[0], "verso")
            await table.visitor.do("chat", text="well built")
            await table.active.until(lambda: "well built" in texts(table.active), "praise")

    run(body)


def test_a_nickname_is_no_way_to_talk_to_the_partners(server: Running) -> None:
    """R3: who sees both sides cannot message the partners during the round, not even by a new name."""

    async def body() -> None:
        async with people(server.url, *NAMES) as guests:
            table = await in_round(guests)
            await table.outsiders[0].be("RED LEFT BLUE TOP")
            await table.outsiders[0].look(table.code)  # nor by coming in with it once more
            for look in (table.active, table.partner):
                await look.settled()
                seq = len(look.raw)
                await look.do("chat", text="hm")
                assert not any("RED LEFT" in text for text in look.raw), seq

    run(body)
