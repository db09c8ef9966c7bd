"""A table, or a pairing, is opened at one node and used from another; its node is killed, and it goes on."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.player import Player, left, open_table, sit_down
from tests.browser.test_pairing import Phone, open_game
from tests.browser.test_together import LOST, name_oneself
from tests.cluster.nodes import nodes
from tests.cluster.postgres import Server
from tests.cluster.proxy import proxy
from volteface.cli.serve import warm_kernels

NUMBERS = "SELECT count(*), max(seq), count(DISTINCT seq), count(DISTINCT key) - count(key) FROM events"


def take_turns(players: tuple[Player, Player], count: int) -> None:
    """Play in turn, so many moves."""
    end = sum(player.turns for player in players) + count
    for player in cycle(players):
        player.keep.or_(player.done).or_(player.idle).first.wait_for()
        if player.keep.or_(player.done).first.is_visible():
            player.act()
        if sum(one.turns for one in players) == end:
            return


def test_a_node_is_killed_in_mid_game_and_both_play_on(
    chromium: Browser, tmp_path: Path, database: str, postgres_server: Server
) -> None:
    with (
        nodes(tmp_path, [database] * 2) as (first, second),
        proxy(first.port, second.port, shuffles=False) as way,
    ):
        houses = House(chromium, f"http://127.0.0.1:{way.port}"), House(chromium, second.url)
        houses[0].excuse(*LOST)
        ada, ben = (house.visit() for house in houses)
        name_oneself(ada, "Ada")
        name_oneself(ben, "Ben")
        code = open_table(ada)
        ben.goto(f"/t/{code}")
        sit_down(ben)
        expect(ada.get_by_role("listitem").filter(has_text="Ben").first).to_be_visible()
        ada.get_by_role("button", name="Start", exact=True).click()
        players = Player(ada), Player(ben)
        take_turns(players, 6)
        first.kill()
        take_turns(players, 6)
        assert all(player.turns > 4 for player in players)
        expect(ada.get_by_text("The connection is gone")).to_be_hidden()
        expect(ada.get_by_text(f"{left(ben)} cards left")).to_be_visible()
        expect(ben.get_by_text("The connection is gone")).to_be_hidden()
        count, last, numbers, doubled = map(int, postgres_server.execute(database, NUMBERS).split("|"))
        assert (count, count, 0) == (last, numbers, doubled)
        for house in houses:
            house.leave()


def test_phones_are_paired_at_two_nodes_and_one_of_these_is_killed(
    chromium: Browser, tmp_path: Path, database: str
) -> None:
    warm_kernels()  # so that a card does not wait for the compiler
    with (
        nodes(tmp_path, [database] * 2) as (first, second),
        proxy(first.port, second.port, shuffles=False) as way,
    ):
        houses = House(chromium, f"http://127.0.0.1:{way.port}"), House(chromium, second.url)
        houses[0].excuse(*LOST)
        ann = Phone(houses[0], "Ann")
        code = open_game(ann, "Recto Verso")
        bob = Phone(houses[1], "Bob", f"/pair/{code}")
        both = ann, bob
        for phone in both:
            phone.sees("2 phones")
            phone.press("Ready")
        for phone in both:
            expect(phone.page.get_by_role("button", name="Recto!")).to_be_visible()
        sides = [phone.view["facades"] for phone in both]
        assert sorted(side for one in sides for side in one) == ["back", "front"]
        first.kill()
        bob.press("Recto!")
        ann.press("Verso!")
        for phone, own in zip(both, sides, strict=True):
            phone.sees("Is the building right on your side?")
            assert phone.view["facades"] == own
            phone.press("Right")
        for phone in both:
            expect(phone.page.get_by_role("heading", level=2)).to_contain_text("✓ Right in")
        for house in houses:
            house.leave()
