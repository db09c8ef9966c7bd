"""For everybody: axe finds nothing on any page in both themes, and a game can be played by roles and names alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House, until
from tests.browser.player import Player, open_table, start_against_a_bot, start_solo, tile

ROOT = Path(__file__).parents[2]
AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
REPLAY, SQUARE = ROOT / "tests/replays/verso-3.jsonl", 25  # a game, and a step after which somebody has a square
FACE = re.compile(r"^(blue|green|orange) ([1-6]|joker), [13] points?(, behind it (blue|green|orange) ([1-6]|joker))?$")


def check(page: Page, where: str) -> None:
    """Ask axe about the page as it is; it runs beside the page, whose policy stays in force."""
    page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(results => results.violations)")
    said = [
        f"{one['id']}: {one['help']}: {node['target']} {node['html'][:160]}" for one in found for node in one["nodes"]
    ]
    assert not said, f"{where}:\n" + "\n".join(said)


@pytest.mark.parametrize("theme", ["light", "dark"])
class TestAxe:
    def test_home(self, house: House, theme: str) -> None:
        page = house.visit(color_scheme=theme)
        open_table(page)
        page.goto("/")
        page.get_by_role("heading", name="My tables").wait_for()
        check(page, "home with a table")

    def test_a_waiting_table(self, house: House, theme: str) -> None:
        page = house.visit(color_scheme=theme)
        open_table(page)
        check(page, "a waiting table, as its host")
        visitor = house.visit(page.url.removeprefix(house.url), color_scheme=theme)
        visitor.get_by_role("button", name="Sit here").wait_for()
        check(visitor, "a waiting table, as a visitor")

    def test_a_game_from_its_beginning_to_its_replay(self, house: House, theme: str) -> None:
        page = house.visit(color_scheme=theme)
        player = start_against_a_bot(page)
        check(page, "the beginning")
        while not player.banks.count():
            player.act()
            player.may_act()
        check(page, "a game")
        player.banks.first.click()
        player.dialog.wait_for()
        check(page, "the chooser")
        page.keyboard.press("Escape")
        player.play_to_the_end()
        page.get_by_role("img", name="Points over the game").wait_for()
        check(page, "the result")
        page.get_by_role("link", name="Watch it again").click()
        page.get_by_role("slider").fill("9")
        check(page, "the replay")

    @pytest.mark.parametrize("path", ["/t/ABCDEFGH", "/continue#nothing", "/replay", "/gallery"])
    def test_other_pages(self, house: House, theme: str, path: str) -> None:
        house.excuse("Failed to load resource")
        page = house.visit(path, color_scheme=theme)
        page.get_by_role("heading", level=1).wait_for()
        check(page, path)

    def test_on_a_phone(self, house: House, theme: str) -> None:
        page = house.on_phone(color_scheme=theme)
        check(page, "home on a phone")
        player = start_solo(page)
        player.act()
        player.may_act()
        check(page, "a game on a phone")


class Listener(Player):
    """Knows the page only by what a screen reader says, and checks at every turn that it says everything."""

    def act(self) -> None:
        """Make a move and hear what came of it."""
        heard = self.heard()
        self.choose()
        until(self.page, lambda: self.heard() != heard)
        self.turns += 1

    def heard(self) -> str:
        """What the live region says."""
        return " ".join(self.page.locator("[aria-live=polite]").all_inner_texts())

    def check_everything_is_named(self) -> None:
        """Three named rows a layout, every card with its face, points and known reverse; every action a button."""
        for layout in self.page.get_by_role("group", name=re.compile("^Cards of ")).all():
            rows = layout.get_by_role("list")
            assert [row.get_attribute("aria-label") for row in rows.all()] == ["sky", "land", "sea"]
            for row, colour in zip(rows.all(), ("orange", "green", "blue"), strict=True):
                for item in row.get_by_role("listitem").all():
                    name = str(item.get_by_role("img").get_attribute("aria-label"))
                    assert FACE.match(name), name
                    assert name.startswith(colour)


def test_a_whole_game_by_roles_and_names_alone(house: House) -> None:
    page = house.visit()
    tile(page).get_by_role("button", name="Play now").click()
    player = Listener(page)
    said = ""
    while player.may_act():
        heard = player.heard()
        if player.turns:  # one's own move and the answer to it: what comes quickly does not wipe out what came before
            assert re.search(r"\bYou\b.*Friendly|Friendly.*\bYou\b", heard, re.DOTALL), heard
        said += heard
        player.check_everything_is_named()
        player.act()
    said += player.heard()
    for piece in ("You keep the", "over:", "You bank", "Friendly", "The deck is empty.", "The game is over."):
        assert piece in said, f"never said: {piece}"
    expect(player.result.get_by_role("heading", level=1)).to_be_visible()
    expect(player.result.get_by_role("rowheader")).to_have_count(2)


def test_the_top_card_is_named_with_its_points(house: House) -> None:
    """One or three suns decide what to do: they are said like those of the cards that lie."""
    player = start_solo(house.visit())
    assert re.match(r"^(blue|green|orange) ([1-6]|joker), [13] points?$", player.top())


def test_a_square_has_a_name(house: House) -> None:
    """Its mark is a picture with a name, not the sign that happens to draw it."""
    page = house.visit("/replay")
    page.get_by_label("A replay file").set_input_files(REPLAY)
    page.get_by_role("slider").fill(str(SQUARE))
    page.get_by_text("A square!").first.wait_for()
    expect(page.get_by_role("img", name="A square")).to_have_count(1)


def test_the_way_past_the_header_and_the_title_of_every_page(house: House) -> None:
    page = house.visit()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the page")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    for path, title in (("/replay", "Watch a game"), ("/", "Volteface")):
        page.goto(path)
        expect(page).to_have_title(re.compile(title))
