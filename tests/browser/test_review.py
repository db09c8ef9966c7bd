"""The review of a game: from the end screen and from a file, its position and its verdict always in sight together."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.house import House
from tests.browser.player import start_against_a_bot, start_solo
from tests.browser.sizes import SIZES, check_main

REPLAYS = Path(__file__).parents[1] / "replays"
BOTH = """() => ['.board [role=group]:last-of-type', '.verdict'].every(what => {
  const { top, bottom, left, right, width } = document.querySelector(what).getBoundingClientRect();
  return width > 0 && top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
})"""


def review_of(page: Page) -> Locator:
    """The review, when all moves are judged."""
    review = page.get_by_role("region", name="Review")
    review.get_by_role("heading", name=re.compile("to learn from")).first.wait_for()
    return review


def check_review(page: Page, graph: str) -> None:
    """One lands on the first lesson; a lesson leads to its move, whose choices are listed with the one made."""
    review = review_of(page)
    expect(review.get_by_role("img", name=graph)).to_be_visible()
    lessons = review.get_by_role("button", name=re.compile(r"^Move \d+$"))
    first, number = lessons.first, int(lessons.first.inner_text().split()[1])
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text(re.compile(rf"^Move {number} / \d+$"))).to_be_visible()  # one count for both
    expect(page.locator(".board").get_by_role("img").first).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(review.get_by_role("heading", name=re.compile(rf"^Move {number} · "))).to_have_count(0)
    first.click()
    expect(review.get_by_role("heading", name=re.compile(rf"^Move {number} · "))).to_be_visible()
    rows = review.get_by_role("row")
    best, made = rows.filter(has_text="✓ best"), review.locator("tr[aria-current]")
    expect(best).to_have_count(1)
    expect(made).to_have_count(1)
    assert rows.count() > 2
    expect(best.get_by_role("cell").last).to_have_text("")
    expect(made.get_by_role("cell").last).to_have_text(re.compile(r"^-\d"))
    who = review.get_by_role("heading", name=re.compile(rf"^Move {number} · ")).inner_text().split(" · ")[1]
    expect(made.locator(".mark")).to_have_text(who)
    expect(page.locator(".head .told")).to_have_text(re.compile(r"^Before it: "))
    for row in rows.get_by_role("rowheader").all_inner_texts():
        assert re.match(r"(keep|turn) the (blue|green|orange|\w+) |bank (sky|land|sea) |bank nothing", row), row
    better = re.compile(r"^Better to .* than to .*: (that cost [\d.]+ points|\d+% to win instead of \d+%)\.$")
    expect(review.get_by_text(better)).to_be_visible()
    chances = re.findall(r"\d+%", review.get_by_text(better).inner_text())
    assert not chances or chances == [one.get_by_role("cell").first.inner_text() for one in (best, made)]
    expect(review.locator(".why")).to_have_text(
        re.compile(r"^(The card|It would|That face|Behind (the card|one sun)|What could be|The bank)")
    )
    expect(review.locator(".plot path[stroke-width='2.500']")).to_have_count(1)  # one's own course


def check_sizes(page: Page) -> None:
    """Position and verdict are in sight together on every screen."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        check_main(page)
        page.wait_for_function(BOTH)


def test_from_the_end_screen_one_is_you(house: House) -> None:
    page = house.visit()
    player = start_against_a_bot(page)
    player.play_to_the_end()
    player.result.get_by_role("link", name="Review").click()
    check_review(page, "Chance to win, move by move")
    review = review_of(page)
    expect(review.get_by_role("heading").first).to_have_text(re.compile("^Your "))
    expect(review.get_by_role("heading", name=re.compile(r"^Move \d+ · You$"))).to_be_visible()
    expect(
        review.get_by_text(
            re.compile(r"^You: \d+ of \d+ choices were the best, or as good; luck of the cards: [-+]?\d+% to win\.$")
        )
    ).to_be_visible()
    expect(page.get_by_role("combobox", name="Seen by").locator("option").first).to_have_text(re.compile(r"\(you\)$"))
    check_sizes(page)
    page.get_by_role("link", name="Back to the table").click()
    expect(player.result).to_be_visible()
    page.go_back()
    stranger = house.visit(page.url.removeprefix(house.url))
    expect(review_of(stranger).get_by_text(re.compile("^You: "))).to_have_count(0)


def test_alone_the_graph_leads_to_a_move(house: House) -> None:
    page = house.visit()
    player = start_solo(page)
    player.play_to_the_end()
    player.result.get_by_role("link", name="Review").click()
    check_review(page, "Points to be expected, move by move")
    expect(page.get_by_text(re.compile(r"At the start [\d.]+ points were to be expected"))).to_be_visible()
    expect(page.get_by_text(re.compile("^Luck is what "))).to_be_visible()
    graph = review_of(page).get_by_role("slider", name="Points to be expected")
    graph.press("Home")
    expect(page.get_by_text(re.compile(r"^Move 1 / \d+$"))).to_be_visible()
    graph.press("ArrowRight")
    expect(page.get_by_text(re.compile(r"^Move 2 / \d+$"))).to_be_visible()


def test_from_a_file_of_two(house: House) -> None:
    page = house.visit("/replay")
    page.get_by_label("A replay file").set_input_files(REPLAYS / "verso-2.jsonl")
    page.get_by_role("button", name="Review this game").click()
    check_review(page, "Chance to win, move by move")
    expect(page.get_by_text(re.compile(r"\d+ of \d+ choices were the best, or as good"))).to_have_count(2)


def test_other_games_have_none(house: House) -> None:
    page = house.visit("/replay")
    page.get_by_label("A replay file").set_input_files(REPLAYS / "recto-verso-2.jsonl")
    page.get_by_role("slider").first.wait_for()
    expect(page.get_by_role("button", name="Review this game")).to_have_count(0)
