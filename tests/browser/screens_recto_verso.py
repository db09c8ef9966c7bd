"""Pictures of Recto Verso's main screens: a building in progress, the verdict, the tower, those who look on.

The server's clock stands: no round ends while its pictures are taken, however long that takes.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec
from playwright.sync_api import Page, expect

from tests.browser.house import House, until
from tests.browser.mason import FLAT, Mason, answer, from_behind, open_table, table_of
from tests.browser.pointers import Mouse
from tests.browser.stacker import COUNT_IN
from tests.browser.wire import Shown
from tests.browser.yard import Yard, drag, slot, target
from tests.games.recto_verso.scenes import begin, finish
from tests.server.running import Running
from volteface.games import recto_verso

if TYPE_CHECKING:
    from tests.browser.screens import Camera


MAIN = [(390, 844), (844, 390), (1280, 800)]


def take(house: House, served: Running, camera: Camera) -> None:
    """All of them."""
    camera.scene(house, "20-blocks", lambda: _ladder(house, served, camera))
    camera.scene(house, "26-blocks-hands", lambda: _hands(house, camera))
    camera.scene(house, "26-blocks-talk", lambda: _talk(house, served, camera))
    camera.scene(house, "27-blocks-guest", lambda: _three(house, served, camera))
    camera.scene(house, "28-blocks-practice", lambda: _practice(house, camera))
    camera.scene(house, "29-blocks-summary", lambda: _summary(house, camera))


def _flat(house: House) -> Page:
    page = house.visit()
    page.add_init_script(FLAT)
    return page


def reveal(served: Running, *masons: Mason) -> None:
    """All have said that they are ready: the 3-2-1 is over, and the card lies before those who build."""
    _counted(*masons)
    served.skip(COUNT_IN)
    for mason in masons:
        mason.looks_at_a_round()


def _counted(*masons: Mason) -> None:
    """Wait until everybody has been told of the 3-2-1."""
    for mason in masons:
        until(mason.page, lambda mason=mason: mason.frames and mason.frames[-1]["clock"]["start"])  # type: ignore[misc]


def _ladder(house: House, served: Running, camera: Camera) -> None:
    page = house.visit()
    front, back = table_of(house, page, _flat(house))
    _counted(front, back)
    camera.take(page, "20-blocks-counting", sizes=[(390, 844), (1280, 800)], night=False)
    reveal(served, front, back)
    front.begun()
    back.begun()
    served.skip(31.4)
    steps = answer(front, back)
    for letter, cubes in steps[:6]:
        back.place(letter, from_behind(cubes))
    front.sees(steps[5][0])
    front.hold(steps[6][0])
    drawn(page)
    camera.take(page, "21-blocks-building")
    _flatten(page, flat=True)
    camera.take(page, "22-blocks-flat", night=False)
    _flatten(page, flat=False)
    page.keyboard.press("Escape")
    for letter, cubes in steps[6:]:
        back.place(letter, from_behind(cubes))
    front.sees(steps[-1][0])
    _agree(front, back)
    drawn(page)
    camera.take(page, "23-blocks-ladder")
    for mason in (front, back):
        mason.ready.click()
    reveal(served, front, back)
    for mason in (front, back):
        mason.begun()
    served.skip(52.7)
    for letter, cubes in answer(front, back)[:7]:
        back.place(letter, from_behind(cubes))
    back.page.keyboard.press("Shift+ArrowRight")
    _agree(front, back)
    drawn(page)
    camera.take(page, "24-blocks-verdict", night=False)
    front.verdict.get_by_role("button", name="Show a solution").click()
    page.get_by_role("button", name="From the back").click()
    drawn(page)
    camera.take(page, "25-blocks-solution", night=False)


def _flatten(page: Page, *, flat: bool) -> None:
    """Choose how the board is shown, behind the button for what is needed more seldom."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_label("Flat board").set_checked(flat)
    page.get_by_role("button", name="More", exact=True).click()


def _talk(house: House, served: Running, camera: Camera) -> None:
    """What the partner has told: chips over the board, the last words, the other side as told."""
    page = house.visit()
    front, back = table_of(house, page, _flat(house))
    reveal(served, front, back)
    front.begun()
    back.begun()
    for letter, cubes in answer(front, back)[:3]:
        front.place(letter, cubes)
    group = back.page.get_by_role("group", name="Back")
    for size in MAIN:
        served.skip(
            60
        )  # words are in sight for some seconds of its clock: these are said later than the pages think it is
        for place in ("Column 2, storey 2", "Column 3, storey 1", "Column 1, storey 1"):
            group.get_by_role("button", name=re.compile(f"^{place}")).click()
        expect(page.locator("[data-said] .bubble").last).to_contain_text("column 4, storey 1")
        camera.take(page, "26-blocks-talk", sizes=[size])
    front.word.click()
    camera.take(page, "26-blocks-word", sizes=MAIN, night=False)


def _practice(house: House, camera: Camera) -> None:
    page = house.visit("/practice/recto-verso")
    page.get_by_role("button", name="Hint", exact=True).click()
    page.wait_for_function("() => document.querySelector('canvas')?.dataset.frames > 0")
    camera.take(page, "28-blocks-practice", sizes=MAIN)


def _summary(house: House, camera: Camera) -> None:
    """The end of a ladder, with all its rounds."""
    page = house.visit()
    shown = Shown(page)
    shown.names = ("Ada", "Ben")
    code = open_table(page, 2)
    state = begin(2)
    for time, right in ((61, True), (50, True), (48, False), (70, True), (44, False)):
        state = finish(state, state.clock / 1000 + time, right=right)
    while state.phase != "over":
        state = finish(state, state.clock / 1000 + 14)
    shown.view = msgspec.to_builtins(recto_verso.view(state, 0))
    shown.status = "over"
    page.goto(f"/t/{code}")
    page.get_by_role("region", name="All rounds").wait_for()
    camera.take(page, "29-blocks-summary", sizes=MAIN)


def _hands(house: House, camera: Camera) -> None:
    """A place behind what stands already, and the partner's hand beside one's own."""
    page = house.visit()
    yard, mouse = Yard(page), Mouse(page)
    yard.lay("simple", 9)
    drag(page, mouse, "Y", ((1, 0, 0), (1, 0, 1), (1, 0, 2)))
    drag(page, mouse, "G", ((0, 0, 0), (0, 0, 1)))
    drag(page, mouse, "P", ((2, 0, 0), (2, 0, 1)))
    mouse.down(slot(page, "O"))
    mouse.move(target(page, ((1, 1, 0), (1, 2, 0))))
    yard.tell("hold", pieces="V")
    yard.tell("hand", pieces={"V": "33.0 33.1"})
    page.get_by_role("button", name="Violet bar: your partner holds it").wait_for()
    drawn(page)
    camera.take(page, "26-blocks-hands", sizes=[*MAIN, (390, 664)])
    mouse.up()


def _three(house: House, served: Running, camera: Camera) -> None:
    """A round of three that this person looks on at."""
    page = house.visit()
    masons = table_of(house, page, _flat(house), _flat(house), seats=3, first=1)
    reveal(served, *masons)
    while masons[0].view["role"] != "guest":  # the partner is drawn by lot
        _agree(masons[masons[0].view["active"]], masons[masons[0].view["partner"]])
        for mason in masons:
            mason.ready.click()
        reveal(served, *masons)
    active = masons[masons[0].view["active"]]
    active.begun()
    active.place("B", ((1, 1, 0), (2, 1, 0), (1, 2, 0)))
    active.place("Y", ((0, 0, 0), (1, 0, 0), (2, 0, 0)))
    masons[0].sees("Y")
    drawn(page)
    camera.take(page, "27-blocks-guest")


def _agree(front: Mason, back: Mason) -> None:
    front.speak()
    expect(back.word).to_contain_text("Verso!")
    back.speak()
    front.verdict.wait_for()


def drawn(page: Page) -> None:
    """Let the canvas come to rest."""
    page.wait_for_function("() => document.querySelector('canvas')?.dataset.frames > 0")
    page.evaluate("async () => { for (let i = 0; i < 6; i += 1) await new Promise(requestAnimationFrame); }")
    expect(page.get_by_role("main")).to_have_text(re.compile("Level|Round"))
