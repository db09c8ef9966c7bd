"""Dessus Dessous on small screens, in every language: nothing is cut, tools are in sight, words cover no button.

The server's clock stands in these tests: a 3-2-1 is over when the test says so.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import LASTING, House
from tests.browser.sizes import check_main
from tests.browser.stacker import alone, reveal, together, with_bots
from tests.browser.test_access import check as check_axe
from tests.browser.test_access import check_targets
from tests.server.running import Running, running

LAPTOPS = ((1280, 720), (1280, 800), (1366, 768), (1536, 730))
SMALL = ((320, 640), (360, 740), (390, 664), (390, 844), (844, 390), (820, 1180))
CUT = """() => {
  const words = [...document.querySelectorAll('.face, .rival .name, .points, .doing, figcaption, .caption')];
  const cut = one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
  return words.filter(one => one.checkVisibility() && cut(one)).map(one => one.textContent.trim());
}"""
COVERED = """() => {
  const said = [...document.querySelectorAll('.line p:not(:empty)')].filter(one => one.checkVisibility());
  const pressed = [...document.querySelectorAll('main button, main a')].filter(one => one.checkVisibility());
  return said.flatMap(one => {
    const over = one.getBoundingClientRect();
    const under = pressed.filter(other => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const apart = left >= over.right || right <= over.left || top >= over.bottom - 1 || bottom <= over.top + 1;
      return !apart && !one.contains(other);
    });
    return under.map(other => other.textContent.trim());
  });
}"""
LOWEST = "() => document.querySelector('[role=toolbar]').getBoundingClientRect().bottom - innerHeight"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose clock stands."""
    with running(tmp_path_factory.mktemp("fit"), stands=True) as live:
        yield live


def check_fit(page: Page) -> None:
    """On each small screen everything has its room."""
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        check_main(page)
        assert page.evaluate(CUT) == [], (width, height)
        assert page.evaluate(COVERED) == [], (width, height)
        assert page.evaluate(LOWEST) <= 1, (width, height)


def test_a_round_fits_in_every_language(house: House, served: Running) -> None:
    """With three bots, and with what was refused above their names; words change, and everything finds its room."""
    one = with_bots(house, 4)
    one.begin()
    reveal(served, one)
    page = one.page
    for tag in ("en", "de", "fr"):
        page.get_by_role("banner").get_by_role("combobox").select_option(tag)
        expect(page.locator("html")).to_have_attribute("lang", tag)
        page.keyboard.press("Enter")  # too early
        expect(one.alert).to_be_visible()
        check_fit(page)
        page.set_viewport_size({"width": 1280, "height": 800})


def test_a_round_with_people_fits(house: House, served: Running) -> None:
    """Who is here takes a line more; giving up asks once more in the same room."""
    people = together(house, 4)
    reveal(served, *people)
    page = people[3].page
    check_fit(page)
    page.get_by_role("button", name="Give up this round").click()
    check_fit(page)


def test_with_five_layers_countdown_tokens_and_grab_are_on_every_screen(house: House, served: Running) -> None:
    """In the third round, with all five in the pile and the last countdown running."""
    ada, ben = people = together(house, 2)
    for _ in range(2):
        reveal(served, *people)
        for one in people:
            one.give_up()
        for one in people:
            one.ready.click()
    reveal(served, *people)
    pile = ada.answer()
    assert len(pile) == 5
    for one in people:
        one.lay(pile)
    ada.grab(2).click()
    page = ben.page
    countdown = page.get_by_role("timer", name="Seconds until the round ends")
    expect(countdown).to_be_visible()
    for width, height in (*LAPTOPS, *SMALL):
        page.set_viewport_size({"width": width, "height": height})
        check_main(page)
        for part in (countdown, page.locator(".tokens"), ben.grab(1), ben.board):
            box = part.bounding_box()
            assert box, (width, height)
            assert box["x"] >= 0, (width, height)
            assert box["y"] >= 0, (width, height)
            assert box["x"] + box["width"] <= width, (width, height)
            assert box["y"] + box["height"] <= height, (width, height)


def test_a_hint_covers_nothing_that_is_pressed(house: House) -> None:
    """In practice other missions are offered below the layers: they can be pressed whatever a hint says."""
    one = alone(house, practice=True)
    page = one.page
    one.draw(5).click()
    one.board.wait_for()
    page.evaluate(LASTING)
    for _ in range(4):
        page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_text("That is all I can tell of it.")).to_be_visible()
    check_fit(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Show a solution").click()
    page.get_by_role("region", name="A solution").wait_for()
    check_axe(page, "a hint and a solution")
    check_targets(page, "practice")
