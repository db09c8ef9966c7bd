"""A table is opened at one node and played from another; its node is killed in mid-game, and the game goes on."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.player import Player, left, open_table, sit_down
from tests.browser.test_together import LOST, name_oneself
from tests.cluster.nodes import nodes
from tests.cluster.postgres import Server
from tests.cluster.proxy import proxy

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
