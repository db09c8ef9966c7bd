"""Pictures of all main scenes, to be looked at: `python -m tests.browser.screens FOLDER`.

Every scene at every size of `sizes.py` in the light theme, at two sizes also in the dark one, always of the same deals.
Names sort by scene, then by size. A scene that fails is told, is photographed as it stands, and the next one comes.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

from tests.browser import (
    screens_companion,
    screens_dessus_dessous,
    screens_lessons,
    screens_offline,
    screens_pairing,
    screens_print,
    screens_recto_verso,
    screens_tables,
    screens_verso,
)
from tests.browser.house import DESKTOP, NOT_FOUND, House, launch
from tests.browser.player import open_table, tile
from tests.browser.sizes import SIZES, TOUCHED
from tests.server.running import Running, running
from volteface import games

DARK = {(390, 844), (1280, 800)}
USUAL = (DESKTOP["width"], DESKTOP["height"])
# Fonts are there, and what a new size has set off has been drawn.
DRAWN = """async () => {
  await document.fonts.ready;
  for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
}"""


class Camera:
    """Takes pictures at many sizes, and remembers what went wrong."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.failures: list[str] = []

    def take(
        self,
        page: Page,
        name: str,
        *,
        whole: bool = False,
        sizes: Iterable[tuple[int, int]] = SIZES,
        night: bool = True,
    ) -> None:
        """Take a scene at these sizes: what fits on the screen, or the whole page."""
        session = page.context.new_cdp_session(page)
        for size in sizes:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            session.send("Emulation.setTouchEmulationEnabled", {"enabled": size in TOUCHED})
            self._shoot(page, name, size, "light", whole=whole)
            if night and size in DARK:
                page.emulate_media(color_scheme="dark")
                self._shoot(page, name, size, "dark", whole=whole)
                page.emulate_media(color_scheme="light")
        session.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
        session.detach()
        page.set_viewport_size({"width": USUAL[0], "height": USUAL[1]})

    def snap(self, page: Page, name: str) -> None:
        """Take a page as it stands."""
        size = page.viewport_size
        assert size is not None
        self._shoot(page, name, (size["width"], size["height"]), "light", whole=False)

    def _shoot(self, page: Page, name: str, size: tuple[int, int], theme: str, *, whole: bool) -> None:
        page.evaluate(DRAWN)
        path = self.folder / f"{name}-{size[0]:04}x{size[1]:04}-{theme}.png"
        page.screenshot(path=path, full_page=whole, animations="allow")
        sys.stderr.write(".")
        sys.stderr.flush()

    def scene(self, house: House, name: str, act: Callable[[], None]) -> None:
        """Play something and take its pictures; if it fails, tell it, and let all others have theirs."""
        try:
            act()
        except (Error, AssertionError) as error:
            self.failures.append(f"{name}: {str(error).splitlines()[0]}")
            for number, page in enumerate(page for context in house.browser.contexts for page in context.pages):
                page.screenshot(path=self.folder / f"failed-{name}-{number}.png")
        for context in list(house.browser.contexts):
            context.close()


def main(folder: Path) -> int:
    """Write the pictures into a folder; 1 if a scene has failed."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    camera = Camera(folder)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright, launch(playwright) as browser:
        with running(Path(data, "runs"), soonest=0.0) as served, served.seeded("screens"):
            _live(browser, served, camera)
        with running(Path(data, "stands"), soonest=0.0, stands=True) as served, served.seeded("screens"):
            for scenes in (screens_tables, screens_recto_verso, screens_dessus_dessous, screens_pairing):
                scenes.take(_house(browser, served), served, camera)
    sys.stderr.write("\n")
    print(f"{len(list(folder.glob('*.png')))} pictures are in {folder}")
    print(*camera.failures, sep="\n")
    return int(bool(camera.failures))


def _house(browser: Browser, served: Running) -> House:
    house = House(browser, served.url)
    house.excuse(NOT_FOUND)  # the notices are pages of what is not there
    return house


def _live(browser: Browser, served: Running, camera: Camera) -> None:
    house = _house(browser, served)
    camera.scene(house, "00-pages", lambda: pages(house, camera))
    camera.scene(house, "01-doors", lambda: doors(house, camera))
    camera.scene(house, "43-rules", lambda: rulebooks(house, camera))
    screens_lessons.take(house, camera)
    screens_verso.take(house, camera)
    screens_companion.take(house, camera)
    screens_offline.take(house, camera)
    screens_print.take(house, camera)


def pages(house: House, camera: Camera) -> None:
    """The front page, and pages that belong to no game."""
    page = house.visit()
    expect(tile(page).get_by_role("combobox", name="Bots play")).to_be_enabled()
    camera.take(page, "00-home")
    camera.take(page, "00-home-whole", whole=True, night=False)
    for name, path in (
        ("40-notice-table", "/t/ABCDEFGH"),
        ("40-notice-seat", "/continue#no-such-link"),
        ("41-replay-empty", "/replay"),
    ):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        camera.take(page, name, night=False)
    page.goto("/gallery")
    page.get_by_role("heading", level=1).wait_for()
    camera.take(page, "42-gallery", whole=True, sizes=sorted(DARK))


def rulebooks(house: House, camera: Camera) -> None:
    """All rules at a glance, each rulebook in each language, and what a search finds."""
    page = house.visit("/rules")
    page.get_by_role("heading", level=1).wait_for()
    camera.take(page, "43-rules")
    for code, tag in screens_lessons.TAGS.items():
        page = house.visit("/rules", locale=tag)
        for game in games.NAMES:
            page.goto(f"/rules/{game}")
            page.locator(".book figure svg").first.wait_for(state="attached")
            sizes = [(390, 844), (1280, 800)] if code == "en" else [(390, 844)]
            camera.take(page, f"43-rules-{game}-{code}", whole=True, sizes=sizes, night=code == "en")
    page.get_by_role("searchbox").fill("marke")
    page.locator(".found a").first.wait_for()
    camera.take(page, "43-rules-found", sizes=sorted(DARK))


def doors(house: House, camera: Camera) -> None:
    """A table for friends: the dialog that opens it, its host who waits, and whoever got the link."""
    page = house.visit()
    tile(page).get_by_role("button", name="Play with friends").click()
    page.get_by_role("dialog").wait_for()
    camera.take(page, "01-new-table")
    page.keyboard.press("Escape")
    code = open_table(page)
    page.get_by_role("button", name="Add a bot").wait_for()
    camera.take(page, "02-waiting")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    camera.take(page, "04-settings")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules and keys").click()
    page.get_by_role("dialog").get_by_text("Keys and gestures").click()
    camera.take(page, "04-help", night=False)
    page.keyboard.press("Escape")
    friend = house.visit(f"/t/{code}")
    friend.get_by_role("button", name="Join the table").wait_for()
    camera.take(friend, "03-invited")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Say where to: python -m tests.browser.screens FOLDER")
    sys.exit(main(Path(sys.argv[1])))
