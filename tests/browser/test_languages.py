"""Every language on every page: taken from the browser, switchable, remembered; and no message is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import House
from tests.browser.player import tile
from tests.server.running import running
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


def given(page: Page, code: str) -> str:
    """What the person of this page was named by the server, as others read it in a language."""
    animal, number = page.request.post("/api/guest", data={}).json()["nickname"].split()
    return language(code).say("given-name", animal=animal, number=int(number))


def test_a_given_name_is_read_in_ones_own_language_and_a_chosen_one_as_it_was_typed(house: House) -> None:
    ada, ben = house.visit(locale=TAGS["fr"]), house.visit(locale=TAGS["de"])
    expect(ada.get_by_role("textbox", name=language("fr").say("nickname"))).to_have_value(given(ada, "fr"))
    tile(ada).get_by_role("button", name=language("fr").say("play-friends")).click()
    ada.get_by_role("button", name=language("fr").say("open-table")).click()
    expect(ada.get_by_text(given(ada, "fr")).first).to_be_visible()
    ben.goto(ada.url)
    expect(ben.get_by_text(given(ada, "de")).first).to_be_visible()
    ada.request.post("/api/guest", data={"nickname": "Newt 77"})
    expect(ben.get_by_text("Newt 77").first).to_be_visible()
    expect(ada.get_by_text("Newt 77").first).to_be_visible()


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


def test_a_host_chooses_the_languages_and_says_who_hosts(chromium: Browser, tmp_path: Path) -> None:
    """One who asks for another gets the first of them, also when they come back; the notice is on the front page."""
    with running(tmp_path, languages=("de", "fr"), notice="Hosted by <Ann>") as few:
        house = House(chromium, few.url)
        page = house.visit(locale="en-GB")
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(page.get_by_role("combobox", name="Sprache").first.locator("option")).to_have_text(
            ["Deutsch", "Français"]
        )
        expect(page.get_by_text("Hosted by <Ann>")).to_be_visible()
        assert '"language":"de"' in page.evaluate("localStorage.getItem('volteface')")  # the next page begins with it
        house.leave()
