"""Practice of Recto Verso: alone with both sides, decided by the page; or with a partner who only tells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from unittest import mock
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import DESKTOP, House, until
from tests.browser.mason import FLAT, Mason, from_behind
from tests.browser.player import tile
from tests.browser.sizes import check_main
from tests.browser.test_access import check, check_targets
from tests.browser.test_recto_verso import memory
from tests.server.running import Running
from volteface import games
from volteface.games import recto_verso
from volteface.games.recto_verso.bots.manners import Level
from volteface.games.recto_verso.bots.partner import choose
from volteface.games.recto_verso.building import build_order
from volteface.games.recto_verso.notation import format_facade
from volteface.games.recto_verso.pieces import LETTERS, Cube, cubes_of
from volteface.games.recto_verso.solver import solve
from volteface.games.recto_verso.state import Card
from volteface.table.events import Started

COLOURS = {
    "black": "K",
    "white": "W",
    "grey": "E",
    "brown": "N",
    "green": "G",
    "pink": "P",
    "violet": "V",
    "orange": "O",
    "yellow": "Y",
    "blue": "B",
    "red": "R",
    "empty": ".",
}


@pytest.fixture(autouse=True)
def _hurried(served: Running) -> Iterator[None]:
    """The count-in and the partner's rests are short here."""
    hasty = partial(choose, Level(look=50, rest=50, tells=1, patience=300))
    with served.counting_in(400), mock.patch.dict(games.bots("recto-verso"), lively=hasty):
        yield


# Whether every tool beside the card is what one touches in its middle.
UNCOVERED = """() => [...document.querySelectorAll('[role=group][aria-label=Practice] button')]
  .filter((one) => one.checkVisibility())
  .every((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  })"""


def read(page: Page) -> str:
    """The facade before one, as cards write it."""
    names = page.get_by_role("group", name=re.compile("^(Front|Back)$")).get_by_role("button").all()
    letters = [COLOURS[str(one.get_attribute("aria-label")).split(": ")[1].split(",")[0]] for one in names]
    return "/".join("".join(letters[row : row + 4]) for row in range(0, 16, 4))


def order(card: Card) -> list[tuple[str, tuple[Cube, ...]]]:
    """The solver's building, in an order that can be built."""
    building = solve(card, "simple")
    assert building is not None
    return [(LETTERS[piece], cubes_of(building[piece])) for piece in build_order(building) or ()]


def test_alone_one_turns_to_both_sides_and_the_page_decides(house: House) -> None:
    page = house.visit()
    page.add_init_script(FLAT)
    page.reload()
    tile(page, "Recto Verso").get_by_role("link", name="Practice").click()
    tools = page.get_by_role("group", name="Practice")
    tools.get_by_role("button", name="Hint").click()
    expect(tools.get_by_role("status")).to_have_text(re.compile(r"^[A-Z][a-z ]+L?: column \d.*, storey \d"))
    check(page, "practice")
    for width, height in ((320, 640), (390, 844), (844, 390), (390, 664)):
        page.set_viewport_size({"width": width, "height": height})
        check_main(page)
        assert page.evaluate(UNCOVERED), (width, height)
        check_targets(page, f"practice at {width} x {height}")
    page.set_viewport_size(DESKTOP)
    expect(page.get_by_role("timer")).to_have_count(0)
    expect(page.get_by_role("button", name="Recto!")).to_have_count(0)
    before = len(house.requests)
    front = read(page)
    tools.get_by_role("button", name="Other side").click()
    expect(page.get_by_text("You see the back.").first).to_be_visible()
    card = recto_verso.parse_card(f"{front}|{read(page)}")
    builder = Mason(page)
    steps = order(card)
    for number, (letter, cubes) in enumerate(steps):
        if number in (3, 5):
            tools.get_by_role("button", name="Other side").click()
        builder.place(letter, cubes if 3 <= number < 5 else from_behind(cubes))
    expect(tools.get_by_role("status").first).to_have_text(re.compile("Right from both sides, in 10 moves!"))
    assert not [one.url for one in house.requests[before:] if "/api/" in one.url], "nobody was asked"
    page.get_by_role("button", name="Print this card").click()
    with page.expect_request("**/pdf?*") as asked:
        page.get_by_role("button", name="Make the PDF").click()
    assert parse_qs(urlsplit(asked.value.url).query)["these"] == [f"simple {recto_verso.format_card(card)}"]
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("The PDF is ready: 2 pages.")
    page.keyboard.press("Escape")
    tools.get_by_role("button", name="New card").click()
    expect(page.get_by_text("You see the front.").first).to_be_visible()
    expect(page.get_by_role("button", name="Print these 2 cards")).to_be_visible()
    assert read(page) != front
    tools.get_by_role("button", name="Show a solution").click()
    expect(page.get_by_role("button", name=re.compile("on storey"))).not_to_have_count(0)
    expect(builder.tray.get_by_role("button")).to_have_count(0)
    tools.get_by_role("button", name="Show a solution").click()
    expect(builder.tray.get_by_role("button")).to_have_count(10)
    tools.get_by_role("button", name="Harder").click()
    expect(tools.get_by_role("status")).to_contain_text("Difficulty 7 of 32")
    page.get_by_role("combobox", name="Pieces").select_option("hard")
    expect(builder.tray.get_by_role("button")).to_have_count(11)
    page.reload()
    expect(tools.get_by_role("status")).to_contain_text("Difficulty 7 of 32")
    expect(builder.tray.get_by_role("button")).to_have_count(11)


def test_a_partner_who_only_tells_does_not_build_and_keeps_its_card(house: House, served: Running) -> None:
    page = house.visit("/practice/recto-verso")
    page.add_init_script(FLAT)
    page.reload()
    person = Mason(page)
    page.get_by_role("button", name="With a partner who tells").click()
    person.ready.click()
    person.begun()
    expect(page.get_by_role("timer")).to_have_count(0)
    assert person.view["limit"] == 0
    code = page.url.rsplit("/", 1)[1]
    deal = next(event.fact.deal for event in served.events(code) if isinstance(event.fact, Started))
    card = recto_verso.parse_card(deal["cards"][0])
    own, other = ("front", "back") if person.view["role"] == "front" else ("back", "front")
    phrases = page.get_by_role("group", name="Tell your partner")
    told = page.locator("[data-told]")
    phrases.get_by_role("button", name="You need?").click()
    until(page, lambda: str(told.get_attribute("data-told")).count("?") <= 15)
    expect(page.locator("[data-said] .bubble").last).to_contain_text(re.compile("I need|stays empty"))
    assert person.view["building"] == {}
    for message in person.frames:
        assert message["view"] is None or message["view"][other] is None
    hidden = format_facade(getattr(card, other), other)  # type: ignore[arg-type]
    assert hidden not in memory(page)
    told_letters = str(told.get_attribute("data-told")).replace("/", "")
    shown = getattr(card, other)  # in the front's columns
    mine = format_facade(shown, "front" if own == "front" else "back").replace("/", "")
    assert all(letter in ("?", true) for letter, true in zip(told_letters, mine, strict=True)), "and it is true"
    for letter, cubes in order(card):
        person.place(letter, cubes if own == "front" else from_behind(cubes))
    until(page, lambda: person.view["said"] is not None)
    expect(page.locator("[data-said]").get_by_text("says Recto!")).to_be_visible()
    person.speak()
    expect(person.verdict).to_contain_text(re.compile(r"Right, in \d+ moves!"))
    expect(page.get_by_text("as long as you like")).to_be_visible()
    assert {
        event["seat"]
        for frame in person.frames
        for event in (one["news"] for one in frame["news"])
        if event["code"] == "placed"
    } == {0}
