"""Pictures of Verso's main scenes: one's turn, a card in the air, banks, six players, the ends, replay and review."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.browser.house import House
from tests.browser.opened import with_bots
from tests.browser.player import Player, begun, start_solo
from tests.browser.test_verso_board import RICH, ROWS
from tests.browser.theatre import Theatre
from tests.games.verso.positions import position

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.screens import Camera

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
WIDE, NARROW = (1280, 800), (390, 844)


def take(house: House, camera: Camera) -> None:
    """All of them."""
    camera.scene(house, "10-verso", lambda: duel(house, camera))
    for size in (WIDE, NARROW):
        camera.scene(house, "11-verso-turning", lambda size=size: turning(house, camera, size))  # type: ignore[misc]
    camera.scene(house, "12-verso-last", lambda: last(house, camera))
    camera.scene(house, "13-verso-six", lambda: six(house, camera))
    camera.scene(house, "16-verso-solo", lambda: solo(house, camera))


def started(house: House, seats: int) -> Player:
    """Somebody in the middle of a game against bots."""
    page = house.visit()
    with_bots(page, "verso", seats, "friendly", first=0)
    player = begun(page)
    while player.turns < 7:
        player.act()
        player.may_act()
    return player


def duel(house: House, camera: Camera) -> None:
    """A game of two from its middle to its review."""
    player = started(house, 2)
    page = player.page
    camera.take(page, "10-verso-turn")
    while not player.banks.count():
        player.act()
        player.may_act()
    player.banks.first.click()
    player.dialog.wait_for()
    camera.take(page, "12-verso-bank")
    page.keyboard.press("Escape")
    player.play_to_the_end()
    page.get_by_role("img", name=re.compile("over the game")).wait_for()
    camera.take(page, "14-verso-end")
    result = page.url
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_role("slider", name="Step").fill("20")
    page.get_by_text("Move 21 /").wait_for()
    camera.take(page, "15-verso-replay", night=False)
    page.goto(result)
    player.result.get_by_role("link", name="Review").click()
    page.get_by_role("heading", name=re.compile("to learn from")).first.wait_for()
    camera.take(page, "15-verso-review")


def turning(house: House, camera: Camera, size: tuple[int, int]) -> None:
    """A card half turned over."""
    player = started(house, 2)
    page = player.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(HELD)
    player.flip.click()
    page.locator(".turner").first.wait_for()
    camera.take(page, "11-verso-turning", sizes=[size])


def last(house: House, camera: Camera) -> None:
    """The last banks: one chooses from three rows, and others have chosen."""
    theatre = Theatre(house.visit())
    theatre.set(position(RICH, *ROWS[1:4], head="last"), names=("Ada", "Benjamin", "Cleo"))
    theatre.player.done.wait_for()
    camera.take(theatre.page, "12-verso-last")


def six(house: House, camera: Camera) -> None:
    """Six around one table."""
    camera.take(started(house, 6).page, "13-verso-six")


def solo(house: House, camera: Camera) -> None:
    """Alone against the deck, to the end."""
    page: Page = house.visit()
    player = start_solo(page)
    for _ in range(6):
        player.act()
        player.may_act()
    camera.take(page, "16-verso-solo", night=False)
    player.play_to_the_end()
    page.get_by_role("img", name=re.compile("over the game")).wait_for()
    camera.take(page, "17-verso-solo-end")
