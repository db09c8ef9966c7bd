"""Pictures of Dessus Dessous's main scenes: a round from the 3-2-1 to its check, a match's end, three minutes alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.house import House, until
from tests.browser.stacker import alone, drag, reveal, together, with_bots
from tests.server.running import Running

if TYPE_CHECKING:
    from tests.browser.screens import Camera


def take(house: House, served: Running, camera: Camera) -> None:
    """All of them; the server's clock stands."""
    camera.scene(house, "29-layers", lambda: ready(house, camera))
    camera.scene(house, "30-layers", lambda: match(house, served, camera))
    camera.scene(house, "34-layers-solo", lambda: solo(house, served, camera))
    camera.scene(house, "37-layers-practice", lambda: practice(house, camera))


def ready(house: House, camera: Camera) -> None:
    """Before the first round: how it is played, and Ready."""
    one = with_bots(house, 4)
    expect(one.page.get_by_text("✓ ready")).to_have_count(3)
    camera.take(one.page, "29-layers-ready")


def match(house: House, served: Running, camera: Camera) -> None:
    """Three people: one has taken a token, one builds, and the last one is too late."""
    ada, ben, cleo = people = together(house, 3)
    camera.take(cleo.page, "30-layers-count-in", night=False)
    served.skip(3.01)
    answers = [one.answer() for one in people]
    ben.lay(answers[1])
    ada.lay(answers[0])
    cleo.lay(answers[2][:2])
    until(cleo.page, lambda: [len(player["pile"]) for player in cleo.view["players"]] == [3, 3, 2])
    camera.take(cleo.page, "31-layers-building")
    drag(cleo.page, cleo.layer(answers[2][2].layer), cleo.board, drop=False)
    camera.take(cleo.page, "31-layers-dragging", sizes=[(1280, 800)])
    cleo.page.mouse.up()
    ada.grab(3).click()
    ben.grab(2).click()
    cleo.page.get_by_role("timer", name="Seconds until the round ends").wait_for()
    camera.take(cleo.page, "32-layers-countdown")
    served.skip(10)
    cleo.ready.wait_for()
    camera.take(cleo.page, "33-layers-check")
    for _ in range(5):  # nobody has an idea any more
        for one in people:
            one.ready.click()
        reveal(served, *people)
        for one in people:
            one.give_up()
    cleo.result.wait_for()
    camera.take(cleo.page, "33-layers-end")


def solo(house: House, served: Running, camera: Camera) -> None:
    """Three missions alone, and the end."""
    one = alone(house)
    camera.take(one.page, "34-layers-solo-choose", night=False)
    for number in (4, 5, 5):
        one.draw(number).click()
        one.lay(one.answer())
        if number == 4:
            camera.take(one.page, "35-layers-solo", night=False)
        one.check.click()
        one.draw(3).wait_for()
    served.skip(180)
    one.result.wait_for()
    camera.take(one.page, "36-layers-solo-end")


def practice(house: House, camera: Camera) -> None:
    """Without the clock, with a hint."""
    one = alone(house, practice=True)
    one.draw(5).click()
    one.board.wait_for()
    one.page.get_by_role("button", name="Hint", exact=True).click()
    one.page.get_by_text("belongs ").first.wait_for()
    camera.take(one.page, "37-layers-practice")
