"""The review of a game: from the end screen and from a file, with its graph, its lessons and the choices of a move."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.player import start_solo

REPLAYS = Path(__file__).parents[1] / "replays"


def check_review(page: Page, graph: str) -> None:
    """The graph is there; a lesson leads to its move, whose choices are listed with the one that was made."""
    review = page.get_by_role("region", name="Review")
    expect(review.get_by_role("img", name=graph)).to_be_visible()
    lesson = review.get_by_role("button", name=re.compile(r"^Move \d+$")).first
    number = int(lesson.inner_text().split()[1])
    lesson.click()
    expect(page.get_by_text(re.compile(rf"^{number - 1} / \d+$"))).to_be_visible()
    expect(review.get_by_role("heading", name=re.compile(rf"^Move {number}, "))).to_be_visible()
    rows = review.get_by_role("row")
    expect(rows.filter(has_text="✓")).to_have_count(1)
    assert rows.count() > 2
    expect(rows.filter(has_text="✓").get_by_role("cell").last).to_have_text(re.compile(r"^-\d"))
    page.get_by_role("button", name="One step on").click()
    expect(review.get_by_role("heading", name=re.compile(rf"^Move {number}, "))).to_have_count(0)


def test_from_the_end_screen(house: House) -> None:
    page = house.visit()
    player = start_solo(page)
    player.play_to_the_end()
    player.result.get_by_role("link", name="Review").click()
    check_review(page, "Points to be expected, move by move")
    expect(page.get_by_text(re.compile(r"the first turn promised [\d.]+ points"))).to_be_visible()


def test_from_a_file_of_two(house: House) -> None:
    page = house.visit("/replay")
    page.get_by_label("A replay file").set_input_files(REPLAYS / "verso-2.jsonl")
    page.get_by_role("button", name="Review this game").click()
    check_review(page, "Chance to win, move by move")
    expect(page.get_by_text(re.compile(r"promised a chance of [\d.]+ % to win"))).to_have_count(2)


def test_other_games_have_none(house: House) -> None:
    page = house.visit("/replay")
    page.get_by_label("A replay file").set_input_files(REPLAYS / "recto-verso-2.jsonl")
    page.get_by_role("slider").first.wait_for()
    expect(page.get_by_role("button", name="Review this game")).to_have_count(0)
