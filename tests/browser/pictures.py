"""The README's pictures of the front page and of each game: `python -m tests.browser.pictures docs`."""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.house import House, launch, until
from tests.browser.mason import answer, from_behind, table_of
from tests.browser.player import begun, tile
from tests.browser.screens_recto_verso import drawn, reveal
from tests.browser.screens_verso import HELD
from tests.browser.stacker import COUNT_IN, together
from tests.server.running import Running, running

QUALITY = 88


def main(folder: Path) -> None:
    """Take all pictures anew, always of the same deals."""
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        with running(Path(data, "live"), soonest=0.0) as served, served.seeded("pictures"):
            house = House(browser, served.url)
            home(house, folder / "home.webp")
            verso(house, folder / "verso.webp")
            house.leave()
        with running(Path(data, "stands"), stands=True) as served, served.seeded("pictures"):
            house = House(browser, served.url)
            recto_verso(house, served, folder / "recto-verso.webp")
            dessus_dessous(house, served, folder / "dessus-dessous.webp")
            house.leave()


def _take(page: Page, path: Path) -> None:
    page.evaluate("document.fonts.ready.then(() => true)")
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path.write_bytes(base64.b64decode(taken["data"]))


def home(house: House, path: Path) -> None:
    """The front page."""
    page = house.visit()
    expect(tile(page).get_by_role("combobox", name="Bots play")).to_be_enabled()
    _take(page, path)


def verso(house: House, path: Path) -> None:
    """Three people in the middle of a game, and a card that turns over."""
    page = house.visit()
    tile(page).get_by_role("button", name="Play with friends").click()
    page.get_by_role("combobox", name="Players").select_option("3")
    page.get_by_role("button", name="Open the table").click()
    for left in (1, 0):
        page.get_by_role("button", name="Add a bot").first.click()
        page.get_by_text("empty", exact=True).nth(left).wait_for(state="detached")
    page.get_by_role("button", name="Start", exact=True).click()
    player = begun(page)
    while player.turns < 9 or not player.banks.count():
        player.act()
        player.may_act()
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(HELD)
    player.flip.click()
    page.locator(".turner").wait_for()
    _take(page, path)


def recto_verso(house: House, served: Running, path: Path) -> None:
    """A building that is half done, from the eyes of one of two partners."""
    page = house.visit()
    front, back = table_of(house, page, house.visit())
    reveal(served, front, back)
    front.begun()
    back.begun()
    steps = answer(front, back)
    for letter, cubes in steps[:8]:
        back.place(letter, from_behind(cubes))
    front.sees(steps[7][0])
    front.hold(steps[8][0])
    drawn(page)
    _take(page, path)


def dessus_dessous(house: House, served: Running, path: Path) -> None:
    """A pile that is nearly made, beside its mission and two rivals."""
    people = together(house, 3)
    served.skip(COUNT_IN)
    ada, *_ = people
    for one, count in zip(people, (3, 2, 1), strict=True):
        one.lay(one.answer()[:count])
    until(ada.page, lambda: [len(player["pile"]) for player in ada.view["players"]] == [3, 2, 1])
    _take(ada.page, path)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Say where to: python -m tests.browser.pictures FOLDER")
    main(Path(sys.argv[1]))
