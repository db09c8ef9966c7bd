"""The README's pictures of the front page and of each game: `python -m tests.browser.pictures docs`."""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.house import House, launch
from tests.browser.mason import answer, from_behind, table_of
from tests.browser.player import begun, tile
from tests.browser.screens_recto_verso import drawn
from tests.browser.screens_verso import HELD
from tests.browser.stacker import together
from tests.server.running import running

QUALITY = 88


def main(folder: Path) -> None:
    """Take all pictures anew, always of the same deals."""
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        with running(Path(data, "live"), soonest=0.0, count_in=900) as served, served.seeded("pictures"):
            house = House(browser, served.url)
            _take(house.visit(), folder / "home.webp")
            verso(house, folder / "verso.webp")
            recto_verso(house, folder / "recto-verso.webp")
            house.leave()
        dessus_dessous(browser, Path(data, "stands"), folder / "dessus-dessous.webp")


def _take(page: Page, path: Path) -> None:
    page.evaluate("document.fonts.ready.then(() => true)")
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path.write_bytes(base64.b64decode(taken["data"]))


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


def recto_verso(house: House, path: Path) -> None:
    """A building that is half done, from the eyes of one of two partners."""
    page = house.visit()
    front, back = table_of(house, page, house.visit())
    front.begun()
    back.begun()
    steps = answer(front, back)
    for letter, cubes in steps[:8]:
        back.place(letter, from_behind(cubes))
    front.sees(steps[7][0])
    front.hold(steps[8][0])
    drawn(page)
    _take(page, path)


def dessus_dessous(browser: Browser, data: Path, path: Path) -> None:
    """A pile that is nearly made, beside its mission and two rivals."""
    with running(data, stands=True) as served, served.seeded("pictures"):
        house = House(browser, served.url)
        people = together(house, 3)
        served.skip(3.01)
        piles = [one.answer() for one in people]
        people[0].lay(piles[0][:3])
        people[1].lay(piles[1][:2])
        people[2].lay(piles[2][:1])
        people[2].layer(piles[2][1].layer).hover()
        _take(people[0].page, path)
        house.leave()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Say where to: python -m tests.browser.pictures FOLDER")
    main(Path(sys.argv[1]))
