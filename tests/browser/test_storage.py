"""A device that keeps nothing, full or forbidden: practice and the editor of layers say so, and go on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.mason import FLAT
from tests.browser.sizes import check_width
from tests.browser.test_access import check, check_targets

FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"


def full(house: House, path: str) -> Page:
    """Somebody opens this page on a phone that has no room left."""
    page = house.on_phone("/gallery")
    page.context.add_init_script(FLAT)
    page.context.add_init_script(FULL)
    page.goto(path)
    return page


def check_told(page: Page) -> None:
    """It is said until somebody has read it."""
    said = page.get_by_role("alert")
    expect(said).to_contain_text("keeps nothing just now")
    expect(said).to_be_in_viewport()
    page.set_viewport_size({"width": 320, "height": 640})
    check_width(page)
    check(page, "nothing is kept")
    check_targets(page, "nothing is kept")
    page.set_viewport_size({"width": 390, "height": 844})
    said.get_by_role("button", name="Close").tap()
    expect(said).to_have_count(0)


def test_practice_of_layers_goes_on(house: House) -> None:
    page = full(house, "/practice/dessus-dessous")
    page.get_by_role("button", name=re.compile("^3 layers")).tap()
    check_told(page)
    page.get_by_role("button", name="Check", exact=True).tap()
    expect(page.get_by_role("alert")).to_contain_text("The mission asks for 3 layers")


def test_practice_of_blocks_goes_on(house: House) -> None:
    page = full(house, "/practice/recto-verso")
    check_told(page)
    page.get_by_role("group", name="Practice").get_by_role("button", name="Other side").tap()
    expect(page.get_by_text("You see the back.").first).to_be_attached()  # small phones have no room for it


def test_layers_of_ones_own_are_told_to_be_lost(house: House) -> None:
    page = full(house, "/pair")
    page.get_by_role("button", name=re.compile("^Dessus Dessous")).tap()
    page.get_by_role("button", name="Enter my own layers").tap()
    dialog = page.get_by_role("dialog", name="My own layers")
    expect(dialog.get_by_role("alert")).to_have_count(0)
    dialog.get_by_role("button", name="Row 1, cell 1, top: hole").tap()
    expect(dialog.get_by_role("alert")).to_contain_text("does not keep your layers")
    expect(dialog.get_by_role("button", name="Row 1, cell 1, top: red")).to_be_visible()
    check(page, "layers that are not kept")
