"""Pictures of all main screens, to be looked at: `python -m tests.browser.screens FOLDER`.

Desktop and phone, light and dark, all of the same deals.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import screens_recto_verso
from tests.browser.house import NOT_FOUND, PHONE, House, launch
from tests.browser.player import Player, begun, open_table, start_against_a_bot, start_solo, tile
from tests.browser.stacker import alone, drag, together
from tests.server.running import Running, running
from volteface.games.dessus_dessous.notation import parse_pile

# From now on everything that moves stands still in the middle.
HELD = """() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    animation.pause();
    animation.currentTime = 110;
    return animation;
  };
}"""


class Camera:
    """Takes pictures of one kind of device in one theme."""

    def __init__(self, folder: Path, kind: str) -> None:
        self.folder, self.kind = folder, kind

    def take(self, page: Page, name: str, *, whole: bool = True) -> None:
        """Take a picture, of the whole page or of what fits on the screen."""
        page.evaluate("document.fonts.ready.then(() => true)")
        page.screenshot(path=self.folder / f"{name}-{self.kind}.png", full_page=whole, animations="allow")
        sys.stderr.write(".")
        sys.stderr.flush()


def main(folder: Path) -> None:
    """Write the pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright, launch(playwright) as browser:
        for device in ("desktop", "phone"):
            for theme in ("light", "dark"):
                with running(Path(data, device, theme), soonest=0.0, count_in=900) as served, served.seeded("screens"):
                    take_all(browser, served.url, Camera(folder, f"{device}-{theme}"), device, theme)
                with running(Path(data, "stands", device, theme), stands=True) as served, served.seeded("screens"):
                    dessus_dessous(browser, served, Camera(folder, f"{device}-{theme}"), device, theme)
    sys.stderr.write("\n")
    print(f"{len(list(folder.glob('*.png')))} pictures are in {folder}")


def take_all(browser: Browser, url: str, camera: Camera, device: str, theme: str) -> None:
    """All screens on one device in one theme."""
    house = House(browser, url)
    house.excuse(NOT_FOUND)  # the notices are pages of what is not there
    page = (house.visit if device == "desktop" else house.on_phone)(color_scheme=theme)
    camera.take(page, "01-home")
    tile(page).get_by_role("button", name="Play with friends").click()
    camera.take(page, "02-new-table", whole=False)
    page.keyboard.press("Escape")
    open_table(page)
    camera.take(page, "02-waiting")
    page.goto("/")
    player = start_against_a_bot(page)
    for _ in range(9):
        player.may_act()
        player.act()
    player.may_act()
    camera.take(page, "03-game")
    camera.take(page, "03-game-at-once", whole=False)
    turn(player, camera)
    bank(player, camera)
    player.play_to_the_end()
    page.get_by_role("img", name="Points over the game").wait_for()
    camera.take(page, "06-end")
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_role("slider").fill("20")
    page.get_by_text("20 /").wait_for()
    camera.take(page, "08-replay")
    page.goto("/")
    alone = start_solo(page)
    alone.play_to_the_end()
    page.get_by_role("img", name="Points over the game").wait_for()
    camera.take(page, "07-solo-end")
    many(page, camera)
    for name, path in (
        ("09-notice-table", "/t/ABCDEFGH"),
        ("09-notice-seat", "/continue#no-such-link"),
        ("10-gallery", "/gallery"),
    ):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        camera.take(page, name)
    screens_recto_verso.take(house, page, camera)
    house.leave()


def turn(player: Player, camera: Camera) -> None:
    """A card half turned over."""
    page = player.page
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(HELD)
    player.flip.click()
    page.locator(".turner").wait_for()
    camera.take(page, "04-turning", whole=False)
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("document.getAnimations().forEach(one => one.finish())")
    player.may_act()


def bank(player: Player, camera: Camera) -> None:
    """The chooser, when there is something to bank."""
    while not player.banks.count():
        player.act()
        player.may_act()
    player.banks.first.click()
    camera.take(player.page, "05-bank", whole=False)
    player.page.keyboard.press("Escape")


def many(page: Page, camera: Camera) -> None:
    """A table of four in the middle of a game."""
    page.goto("/")
    tile(page).get_by_role("button", name="Play with friends").click()
    page.get_by_role("combobox", name="Players").select_option("4")
    page.get_by_role("button", name="Open the table").click()
    for left in (2, 1, 0):
        page.get_by_role("button", name="Add a bot").first.click()
        page.get_by_text("empty", exact=True).nth(left).wait_for(state="detached")
    page.get_by_role("button", name="Start", exact=True).click()
    player = begun(page)
    for _ in range(5):
        player.act()
        player.may_act()
    camera.take(page, "11-four")


def dessus_dessous(browser: Browser, served: Running, camera: Camera, device: str, theme: str) -> None:
    """A round from the 3-2-1 to its check, with a wrong grab, and three minutes alone."""
    phone: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    look = {"color_scheme": theme} | (phone if device == "phone" else {})
    house = House(browser, served.url)
    ada, ben, cleo = people = together(house, 3, **look)
    camera.take(cleo.page, "30-count-in")
    served.skip(3.01)
    answers = [one.answer() for one in people]
    ada.lay(parse_pile("1f0 2f0 3f0"))
    ben.lay(answers[1])
    cleo.lay(answers[2][:2])
    drag(cleo.page, cleo.layer(answers[2][2].layer), cleo.board, drop=False)
    camera.take(cleo.page, "31-pile")
    cleo.page.mouse.up()
    ada.grab(3).click()
    ben.grab(2).click()
    cleo.page.get_by_role("timer", name="Seconds until the round ends").wait_for()
    camera.take(cleo.page, "32-countdown")
    served.skip(10)
    cleo.ready.wait_for()
    camera.take(cleo.page, "33-check")
    one = alone(house, house.visit("/replay", **look))
    camera.take(one.page, "34-solo-choose")
    for number in (4, 5, 5):
        one.draw(number).click()
        one.lay(one.answer())
        camera.take(one.page, "35-solo")
        one.check.click()
        one.draw(3).wait_for()
    served.skip(180)
    one.result.wait_for()
    camera.take(one.page, "36-solo-end")
    practised = alone(house, house.visit("/replay", **look), practice=True)
    practised.draw(5).click()
    practised.page.get_by_role("button", name="Hint", exact=True).click()
    practised.page.get_by_text("lies on top").wait_for()
    camera.take(practised.page, "37-practice")
    house.leave()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Say where to: python -m tests.browser.screens FOLDER")
    main(Path(sys.argv[1]))
