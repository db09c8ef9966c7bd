"""The board of Recto Verso on every screen, and for everybody; nothing moves because of the partner."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House, until
from tests.browser.mason import FLAT, NAMES, answer, from_behind, table_of
from tests.browser.sizes import LEAST, SIZES, check_main, moved, places
from tests.browser.yard import Yard

SMALLEST = ((390, 664), (390, 844), (844, 390), (667, 375))
CELL = 56
CONTROLS = "[data-controls] > * > button, [data-tray] button, .phrases button, [data-square]"


def sides(page: Page, selector: str) -> list[float]:
    found: list[float] = page.evaluate(
        """selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility())
          .flatMap(one => [one.getBoundingClientRect().width, one.getBoundingClientRect().height])""",
        selector,
    )
    return found


def outside(page: Page) -> list[str]:
    """Controls that are not wholly on the screen; a strip may be pushed aside."""
    found: list[str] = page.evaluate(
        """selector => [...document.querySelectorAll(selector)].filter(one => {
          const { top, bottom } = one.getBoundingClientRect();
          return one.checkVisibility() && !one.closest('.phrases') && (top < -1 || bottom > innerHeight + 1);
        }).map(one => one.ariaLabel ?? one.textContent)""",
        CONTROLS,
    )
    return found


def test_everything_is_at_hand_on_every_screen(house: House) -> None:
    page = house.visit()
    yard = Yard(page)
    yard.lay("hard", 0)
    page.get_by_role("button", name=NAMES["R"], exact=True).click()
    for width, height in (*SIZES, *SMALLEST):
        page.set_viewport_size({"width": width, "height": height})
        check_main(page)
        assert min(sides(page, "[data-square]")) >= LEAST, (width, height)
        small = width <= 640 or height <= 480
        expect(page.get_by_role("banner")).to_have_count(1 - small)
        expect(page.locator("canvas")).to_have_count(1 - small)
        if (width, height) in SMALLEST:
            assert min(sides(page, "[data-board] button")) >= CELL, (width, height)
            assert outside(page) == [], (width, height)
        assert min(sides(page, "[data-controls] > * > button, [data-tray] button")) >= LEAST, (width, height)


def test_nothing_moves_because_of_the_partner(house: House) -> None:
    page = house.visit()
    page.add_init_script(FLAT)
    yard = Yard(page)
    for size in ({"width": 1280, "height": 720}, {"width": 390, "height": 664}, {"width": 844, "height": 390}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        yard.lay("simple", 0)
        page.get_by_role("button", name=NAMES["B"], exact=True).click()
        before = places(page)
        yard.tell("hold", pieces="G")
        yard.tell("hand", pieces={"G": "00.0 10.0"})
        expect(page.locator(".level.theirs")).to_have_count(2)
        assert moved(before, places(page)) == {}
        for move in ("place G 00.0 10.0", "place K 00.0", "place W 33.0", "recto"):
            yard.tell_move(move)
        expect(page.get_by_role("button", name="Verso!")).to_be_visible()
        assert moved(before, places(page)) == {}


@pytest.mark.usefixtures("short_count_in")
def test_a_round_by_names_and_roles_alone(house: House) -> None:
    """What a screen reader offers is enough: no pointer, no letters."""
    pages = house.visit(), house.visit()
    for page in pages:
        page.add_init_script(FLAT)
    front, back = table_of(house, *pages)
    front.begun()
    back.begun()
    for number, (letter, cubes) in enumerate(answer(front, back)):
        mason, own = (back, from_behind(cubes)) if number % 2 else (front, cubes)
        press(mason.tray.get_by_role("button", name=NAMES[letter], exact=True))
        lay(mason.page, letter, own)
        for other in (front, back):
            other.sees(letter)
    for mason, word in ((front, "Recto!"), (back, "Verso!")):
        press(mason.page.get_by_role("button", name=re.compile(f"^{word}")))
    for mason in (front, back):
        expect(mason.verdict).to_contain_text("Right")


def press(button: object) -> None:
    """As a screen reader presses: without a pointer."""
    button.evaluate("one => one.click()")  # type: ignore[attr-defined]


def lay(page: Page, letter: str, cubes: tuple[tuple[int, int, int], ...]) -> None:
    """Choose how the piece lies and where, by what the page names."""
    wanted = " ".join(f"{x}{y}.{z}" for x, y, z in sorted(cubes, key=lambda cube: (cube[2], cube[1], cube[0])))
    hand = page.locator("[data-hand]")
    ways = page.get_by_role("group", name="Ways to lie").get_by_role("button")
    cells = {(x, y) for x, y, _ in cubes}
    for x, y in sorted(cells):
        cell = page.get_by_role("group", name="Board from above").get_by_role(
            "button", name=re.compile(f"^Column {x + 1}, row {y + 1}:")
        )
        for way in range(max(1, ways.count())):
            if ways.count():
                press(ways.nth(way))
            before = hand.get_attribute("data-rests")
            if before != wanted:
                press(cell)
            if hand.get_attribute("data-rests") == wanted:
                press(page.get_by_role("button", name="Put down"))
                return
    until(page, lambda: False)
