"""Pictures of what stands around a game: the menu, a seat that moves, what needs somebody, log and talk on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.player import Player, open_menu
from tests.browser.test_tables import send, two
from tests.server.running import Running

if TYPE_CHECKING:
    from tests.browser.screens import Camera

PHONES = ((320, 640), (390, 844), (844, 390))


def take(house: House, served: Running, camera: Camera) -> None:
    """All of them; the server's clock stands."""
    camera.scene(house, "05-table-menu", lambda: menu(house, camera))
    camera.scene(house, "06-table-away", lambda: away(house, served, camera))
    camera.scene(house, "07-table-again", lambda: again(house, camera))


def menu(house: House, camera: Camera) -> None:
    """The menu of a table, the seat's way to another device, a pause; then what was said and what happened."""
    ada, ben, code = two(house)
    for page, text in ((ben, "Good luck!"), (ada, "Thank you, and to you"), (ben, "Your move next")):
        send(page, code, {"do": "chat", "text": text})
    expect(ada.locator("#talk")).to_contain_text("Your move next")
    open_menu(ada)
    camera.take(ada, "05-table-menu")
    ada.get_by_role("button", name="Continue on another device").click()
    ada.get_by_role("img", name="Your seat's link as a QR code").wait_for()
    camera.take(ada, "05-table-elsewhere")
    ada.keyboard.press("Escape")
    Player(ada).act()
    ben.get_by_role("button", name="Talk").click()
    ben.locator("#talk").wait_for()
    camera.take(ben, "05-table-talk", sizes=PHONES)
    ben.set_viewport_size({"width": 390, "height": 844})
    ben.keyboard.press("Escape")
    ben.get_by_role("button", name="What happened").click()
    camera.take(ben, "05-table-log", sizes=PHONES)
    send(ada, code, {"do": "pause"})
    ben.get_by_text("Paused by Ada.").first.wait_for()
    camera.take(ben, "05-table-paused")


def away(house: House, served: Running, camera: Camera) -> None:
    """Somebody is away; and when they come back, a bot has played for them."""
    ada, ben, code = two(house)
    ben.goto("/gallery")
    ada.get_by_role("button", name="Let a bot play for Ben").wait_for()
    camera.take(ada, "06-table-away")
    served.skip(61)  # nobody takes a seat that was left only a moment ago
    ada.get_by_role("button", name="Let a bot play for Ben").click()
    ben.goto(f"/t/{code}")
    ben.get_by_role("button", name="Take your seat back").wait_for()
    camera.take(ben, "06-table-lent")


def again(house: House, camera: Camera) -> None:
    """One of two wants another game."""
    ada, ben, code = two(house)
    pages: tuple[Page, Page] = (ada, ben)
    for seat, page in enumerate(pages):
        send(page, code, {"do": "bot", "seat": seat, "level": "random"})
    for seat, page in enumerate(pages):
        Player(page).result.wait_for()
        send(page, code, {"do": "sit", "seat": seat})
    Player(ada).result.get_by_role("button", name="Play again").click()
    ben.get_by_text("Ada wants to play again.").first.wait_for()
    camera.take(ada, "07-table-asked")
    camera.take(ben, "07-table-again")
