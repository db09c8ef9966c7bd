"""Pictures of Recto Verso's main screens: a building in progress, the verdict, the tower, those who look on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.mason import FLAT, Mason, answer, from_behind, table_of
from tests.browser.player import tile

if TYPE_CHECKING:
    from tests.browser.screens import Camera


def take(house: House, page: Page, camera: Camera) -> None:
    """All of them, from the eyes of one person with one device in one theme."""
    page.goto("/")
    tile(page, "Recto Verso").get_by_role("button", name="Play with friends").click()
    camera.take(page, "30-blocks-new-table", whole=False)
    page.keyboard.press("Escape")
    _ladder(house, page, camera)
    page.context.clear_cookies()
    _three(house, page, camera)


def _flat(house: House) -> Page:
    page = house.visit()
    page.add_init_script(FLAT)
    return page


def _ladder(house: House, page: Page, camera: Camera) -> None:
    front, back = table_of(house, page, _flat(house))
    page.get_by_role("timer").first.wait_for()
    camera.take(page, "31-blocks-counting", whole=False)
    front.begun()
    back.begun()
    steps = answer(front, back)
    for letter, cubes in steps[:6]:
        back.place(letter, from_behind(cubes))
    front.sees(steps[5][0])
    front.hold(steps[6][0])
    drawn(page)
    camera.take(page, "32-blocks-building")
    camera.take(page, "32-blocks-building-at-once", whole=False)
    page.get_by_label("Flat board").check()
    camera.take(page, "33-blocks-flat")
    page.get_by_label("Flat board").uncheck()
    page.keyboard.press("Escape")
    for letter, cubes in steps[6:]:
        back.place(letter, from_behind(cubes))
    front.sees(steps[-1][0])
    _agree(front, back)
    drawn(page)
    camera.take(page, "34-blocks-ladder")
    for mason in (front, back):
        mason.ready.click()
    for mason in (front, back):
        mason.begun()
    for letter, cubes in answer(front, back)[:7]:
        back.place(letter, from_behind(cubes))
    back.page.keyboard.press("Shift+ArrowRight")
    _agree(front, back)
    drawn(page)
    camera.take(page, "35-blocks-verdict")
    front.verdict.get_by_role("button", name="Show a solution").click()
    page.get_by_role("button", name="From the back").click()
    drawn(page)
    camera.take(page, "36-blocks-solution", whole=False)


def _three(house: House, page: Page, camera: Camera) -> None:
    """A round of three that this person looks on at."""
    page.goto("/")
    masons = table_of(house, page, _flat(house), _flat(house), seats=3, first=1)
    for mason in masons:
        mason.looks_at_a_round()
    while masons[0].view["role"] != "guest":  # the partner is drawn by lot
        _agree(masons[masons[0].view["active"]], masons[masons[0].view["partner"]])
        for mason in masons:
            mason.ready.click()
        for mason in masons:
            mason.looks_at_a_round()
    active = masons[masons[0].view["active"]]
    active.begun()
    active.place("B", ((1, 1, 0), (2, 1, 0), (1, 2, 0)))
    active.place("Y", ((0, 0, 0), (1, 0, 0), (2, 0, 0)))
    masons[0].sees("Y")
    drawn(page)
    camera.take(page, "37-blocks-guest")


def _agree(front: Mason, back: Mason) -> None:
    front.word.click()
    expect(back.word).to_have_text("Verso!")
    back.word.click()
    front.verdict.wait_for()


def drawn(page: Page) -> None:
    """Let the canvas come to rest."""
    page.wait_for_function("() => document.querySelector('canvas')?.dataset.frames > 0")
    page.evaluate("async () => { for (let i = 0; i < 6; i += 1) await new Promise(requestAnimationFrame); }")
    expect(page.get_by_role("main")).to_have_text(re.compile("Level|Round"))
