"""Every language on every page: taken from the browser, switchable, remembered; and no message is missing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.player import tile
from volteface.locales import CODES, language

TAGS = {code: {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}.get(code, code) for code in CODES}
SWITCH = re.compile("|".join(language(code).say("language") for code in CODES))


def check_no_bare_message(page: Page) -> None:
    """A message that is missing shows as its name, like `play-now`."""
    words = page.get_by_role("main").inner_text() + " ".join(
        str(label) for label in page.locator("[aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    )
    bare = re.findall(r"(?<!\S)[a-z]+(?:-[a-z0-9]+)+(?!\S)", words)
    assert not [
        word
        for word in bare
        if word.split("-")[0] in ("verso", "dd", "play", "news", "bot", "phrase", "error", "table", "game")
    ]


@pytest.mark.parametrize("code", CODES)
def test_the_browsers_language_is_spoken(house: House, code: str) -> None:
    say = language(code).say
    page = house.visit(locale=TAGS[code])
    assert page.locator("html").get_attribute("lang") == code
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-title"))
    check_no_bare_message(page)
    tile(page).get_by_role("button", name=say("play-friends")).click()
    page.get_by_role("button", name=say("open-table")).click()
    expect(page.get_by_role("button", name=say("start"), exact=True)).to_be_visible()
    check_no_bare_message(page)
    page.goto("/")
    tile(page).get_by_role("button", name=say("play-solo")).click()
    for deck in (33, 31, 29):  # one card for oneself and one for the deck
        page.get_by_role("button", name=say("verso-flip")).click()
        expect(page.get_by_text(say("verso-left", deck=deck))).to_be_visible()
    check_no_bare_message(page)


@pytest.mark.parametrize("code", CODES)
def test_a_chosen_language_is_remembered(house: House, code: str) -> None:
    """Also against the browser's own language, and on every page."""
    say = language(code).say
    page = house.visit(locale=TAGS["fr" if code == "en" else "en"])
    page.get_by_role("combobox", name=SWITCH).select_option(code)
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-title"))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-title"))
    tile(page).get_by_role("button", name=say("play-friends")).click()
    page.get_by_role("button", name=say("open-table")).click()
    expect(page.get_by_role("heading", name=say("invite"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=say("invite"))).to_be_visible()
    assert page.locator("html").get_attribute("lang") == code


@pytest.mark.parametrize("code", [code for code in CODES if code != "en"])
def test_refusals_are_translated(house: House, code: str) -> None:
    house.excuse("Failed to load resource")
    page = house.visit(locale=TAGS[code])
    page.get_by_role("textbox", name=language(code).say("table-code")).fill("ZZZZZZZZ")
    page.get_by_role("button", name=language(code).say("join"), exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("ZZZZZZZZ")
    expect(page.get_by_role("alert")).not_to_contain_text("There is no table")


def test_a_language_nobody_here_speaks_becomes_english(house: House) -> None:
    page = house.visit(locale="pt-BR")
    expect(page.get_by_role("heading", level=1)).to_have_text(language("en").say("home-title"))
