"""The dialog for printing: what a game has, the paper, the printer that is remembered, and the PDF."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.sizes import SIZES, check_main
from tests.browser.test_access import check, check_targets


def test_a_print_is_chosen_made_and_opened(house: House) -> None:
    page = house.visit(accept_downloads=True)
    page.get_by_role("button", name="Print", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="Game").select_option("recto-verso")
    expect(dialog.get_by_role("heading")).to_have_text("Print Recto Verso")
    expect(dialog.get_by_role("combobox", name="Difficulty")).to_be_visible()
    dialog.get_by_role("checkbox", name="Cards", exact=True).uncheck()
    expect(dialog.get_by_role("combobox", name="Difficulty")).to_have_count(0)
    expect(dialog.get_by_role("button", name="Make the PDF")).to_be_disabled()
    dialog.get_by_role("checkbox", name="Ladder").check()
    dialog.get_by_role("combobox", name="Backs").select_option("duplex")
    dialog.get_by_role("spinbutton", name="to the right").fill("1.5")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        check_main(page)
        assert page.evaluate(
            "document.querySelector('dialog').scrollWidth <= document.querySelector('dialog').clientWidth"
        )
    check(page, "print")
    check_targets(page, "print")
    dialog.get_by_role("button", name="Make the PDF").click()
    expect(dialog.get_by_role("status")).to_have_text("The PDF is ready: 1 page.")
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Open the PDF").click()
    assert download.value.suggested_filename == "recto-verso.pdf"
    assert download.value.path().read_bytes()[:5] == b"%PDF-"
    dialog.get_by_role("button", name="Test page").click()
    expect(dialog.get_by_role("status")).to_have_text(re.compile("2 pages"))
    dialog.get_by_role("checkbox", name="Score pad").check()  # what was made is of other choices
    expect(dialog.get_by_role("link", name="Open the PDF")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Print", exact=True).click()
    expect(dialog.get_by_role("spinbutton", name="to the right")).to_have_value("1.5")
