"""No leak: random games of all three kinds with every kind of viewer; every text that leaves is searched for secrets.

The truth comes from the store: the table is folded from its events up to the number of each frame.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from tests.server.client import Guest, Look, people, run, seated
from tests.server.players import play_at_random
from tests.server.running import Running, running
from tests.server.secrets import hidden_texts, history, judge
from tests.table.scene import Scene, started
from volteface.games.recto_verso.notation import format_facade
from volteface.server.identity import secret_key
from volteface.table.state import Table

NAMES = ("Annabel", "Bertrand", "Clothilde", "Desdemona", "Evangeline")
WORDS = ("mumble", "grumble", "rumble")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("leaks"), speed=20, soonest=0.0) as live:
        yield live


@dataclass
class Seen:
    """A viewer after a game: who they are, and everything that reached them."""

    guest: Guest
    look: Look
    seat: int | None
    asked: list[tuple[int, int, int]]  # which HTTP answers came between which numbers of the table

    @property
    def id(self) -> str:
        return self.guest.http.cookies["volteface_guest"].partition(".")[0]


async def nosy(seen: Seen, code: str, rng: Random) -> None:
    """Ask for everything that one might hope tells something, and what is not allowed."""
    for path in (
        "/api/tables",
        f"/api/tables/{code}",
        "/api/my/tables",
        f"/api/tables/{code}/replay/1",
        f"/api/tables/{code}/scores/1",
        f"/api/tables/{code}/seats/1",
        "/api/games",
        "/api/schema/openapi.json",
    ):
        start, before = len(seen.guest.answers), seen.look.frame["seq"]
        await seen.guest.http.get(path)
        await seen.look.settled()
        seen.asked.append((start, before, seen.look.frame["seq"]))
    seat = rng.randrange(6)
    for do, fields in (
        ("play", {"seat": seat, "seq": seen.look.frame["seq"], "move": rng.choice(["keep", "recto", "grab", "pile"])}),
        ("play", {"seat": seen.seat or 0, "seq": 0, "move": "bank blue 1-6"}),
        ("sit", {"seat": 5}),
        ("ready", {"seat": seat}),
        ("phrase", {"code": "shout", "facts": {}}),
    ):
        await seen.look.ask(do, **fields)
    await seen.look.send("signal", kind="hand", facts={"x": 1})
    await seen.look.ask("chat", text=f"{rng.choice(WORDS)} of {rng.randrange(1000)}")


async def game(server: Running, names: int, seats: int, kind: str, limit: int, **more: Any) -> None:
    """Play at random with all seats and a visitor, then search everything that reached anybody."""
    async with people(server.url, *NAMES[: names + 1]) as guests:
        code, looks = await seated(guests[:names], kind, seats, **more)
        visitor = await guests[names].look(code)
        for seat in range(names, seats):
            await looks[0].do("bot", seat=seat, level="random" if kind == "verso" else "expert")
        viewers = [Seen(guest, look, seat, []) for seat, (guest, look) in enumerate(zip(guests, looks, strict=False))]
        viewers.append(Seen(guests[names], visitor, None, []))
        link = await guests[0].get_json("POST", f"/api/tables/{code}/link", {"seat": 0})
        await looks[0].do("start")
        rng = Random(kind)

        async def snoop() -> None:
            for viewer in viewers:
                await nosy(viewer, code, rng)
                await asyncio.sleep(0.1)

        async def play(seat: int, look: Look) -> None:
            await play_at_random(look, [seat], Random(f"{kind}{seat}"), lambda: look.frame["seq"] > limit)

        await asyncio.gather(snoop(), *(play(seat, look) for seat, look in enumerate(looks)))
        late = await guests[0].look(code, seq=2)  # whoever comes back gets what was missed, and no more
        viewers.append(Seen(guests[0], late, 0, []))
        for place, guest in [*enumerate(guests[:names]), (None, guests[names])]:  # a newcomer is told of the past
            new = await guest.look(code)
            assert len(new.frame["past"]) > 30
            viewers.append(Seen(guest, new, place, []))
        secrets = [secret_key(server.data).hex()]
        for guest in guests:
            secrets += guest.http.cookies["volteface_guest"].split(".")
        search(server, code, viewers, secrets, link["token"])
        await looks[0].ask("close")


def search(server: Running, code: str, viewers: list[Seen], secrets: list[str], link: str) -> None:
    tables = history(server.events(code))
    frames = 0
    for viewer in viewers:
        before = after = 0
        shown: dict[str, Any] = {}
        for text in viewer.look.raw:
            message = json.loads(text)
            if message["is"] == "frame":
                shown.pop("past", None)
                shown |= message  # parts that are missing are as they were
                judge(shown, tables, viewer.seat)
                after = message["seq"]
                frames += 1
            nothing_private(text, secrets, link)
            nothing_hidden(text, tables, before, after, viewer.seat)
            before = after
        for start, first, last in viewer.asked:
            nothing_hidden(viewer.guest.answers[start], tables, first, last, viewer.seat)
        for answer in viewer.guest.answers:
            nothing_private(answer, secrets, None if viewer.seat == 0 else link)
    assert frames > 30
    log = "\n".join(server.logs)
    assert log
    for secret in (code, link, *secrets, *NAMES, *WORDS, "place ", "bank ", "pile ", "cookie"):
        assert secret not in log, f"the log tells {secret!r}"
    for hidden in hidden_texts(tables[max(tables)], None):
        assert hidden not in log


def nothing_private(text: str, secrets: list[str], link: str | None) -> None:
    """No guest's id, no signature, no key, no seat's link."""
    for secret in secrets:
        assert secret not in text, f"{secret!r} is told: {text[:300]}"
    assert link is None or link not in text


def nothing_hidden(text: str, tables: dict[int, Table], first: int, last: int, seat: int | None) -> None:
    """No text that was hidden from this viewer before it came and still was after it."""
    if first not in tables or last not in tables:
        return
    for hidden in set(hidden_texts(tables[first], seat)) & set(hidden_texts(tables[last], seat)):
        assert hidden not in text, f"seat {seat} is told {hidden!r}: {text[:300]}"


def test_verso_tells_nobody_what_lies_below(server: Running) -> None:
    """V2, V10: deck order, unseen reverses, hidden last banks."""
    run(lambda: game(server, 3, 4, "verso", 400))


def test_verso_alone(server: Running) -> None:
    """V2, V11: the visitor of a solo game learns no more than the player."""
    run(lambda: game(server, 1, 1, "verso", 400))


def test_recto_verso_tells_each_viewer_only_their_part_of_the_card(server: Running) -> None:
    """R3: the partners, the seated who look on, and a visitor."""
    run(lambda: game(server, 4, 4, "recto-verso", 180, options={"cards": "box"}))


@pytest.mark.parametrize("practice", [False, True])
def test_two_partners_are_told_only_their_own_side(practice: bool, server: Running) -> None:
    """R3, R9: on the ladder, and where they practise without a clock."""
    options = {"cards": "box", "mode": "hard", "practice": practice}
    run(lambda: game(server, 2, 2, "recto-verso", 110, options=options))


@pytest.mark.parametrize("hide_piles", [True, False])
def test_dessus_dessous_tells_no_mission_before_its_time_and_no_hidden_pile(hide_piles: bool, server: Running) -> None:
    """D2, D3."""
    options = {"cards": "box", "hide_piles": hide_piles}
    run(lambda: game(server, 3, 4, "dessus-dessous", 160, options=options))


# -- the judge itself -------------------------------------------------------------------------------------------------


def doctored(scene: Scene, guest: str, seat: int | None, change: Callable[[Any], None]) -> None:
    """An honest frame passes, and the same frame with something in it that it should not have does not."""
    tables = history(scene.events)
    honest = json.loads(scene.shown(guest))
    judge(honest, tables, seat)
    change(honest)
    with pytest.raises(AssertionError):
        judge(honest, tables, seat)


def test_the_judge_notices_a_reverse_and_the_decks_order() -> None:
    scene = started("verso", ["ann", "bob"], first=0)
    scene.play(0, "keep")
    state = scene.table.state
    below, laid = state.deck[1], state.players[0].cards[0]
    doctored(scene, "bob", 1, lambda frame: frame["view"].update(top=f"{below.face}:{below.face.points}"))
    doctored(scene, "bob", 1, lambda frame: frame["view"].update(next=[str(card.face) for card in state.deck]))
    doctored(scene, "eve", None, lambda frame: frame["table"]["options"].update(why=str(laid.card)))
    doctored(scene, "bob", 1, lambda frame: frame["legal"].update({"0": []}))


def test_the_judge_notices_the_other_facade_and_the_next_card() -> None:
    scene = started("recto-verso", ["ann", "bob", "cat"], first=0)
    scene.at(3500)
    deal = scene.table.state.deal
    now, later = deal.cards[0], deal.cards[1]
    back = format_facade(now.back, "back")
    doctored(scene, "ann", 0, lambda frame: frame["view"].update(back=back))
    doctored(scene, "ann", 0, lambda frame: frame["news"].append({"seq": 5, "code": "x", "facts": {"hint": back}}))
    doctored(scene, "eve", None, lambda frame: frame["view"].update(front=format_facade(now.front, "front")))
    doctored(scene, "eve", None, lambda frame: frame["view"].update(hint=later.front))


def test_the_judge_notices_a_hidden_pile_and_the_next_mission() -> None:
    scene = started("dessus-dessous", ["ann", "bob"], hide_piles=True)
    scene.at(3500)
    scene.play(1, "pile 3b90 1f0")
    mission = scene.table.state.deal.missions[1]
    doctored(scene, "ann", 0, lambda frame: frame["view"]["players"][1].update(pile=["3b90", "1f0"]))
    doctored(scene, "eve", None, lambda frame: frame["view"].update(hint="3b90"))
    doctored(scene, "ann", 0, lambda frame: frame["view"].update(hint=str(mission)))
