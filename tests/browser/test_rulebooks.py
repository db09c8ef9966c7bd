"""The rules one can look up: their pages on every screen, the search, links to a place, and the panel beside a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.house import PHONE, House, until
from tests.browser.sizes import SIZES, check_width
from tests.browser.stacker import alone
from tests.browser.test_access import check, check_targets
from volteface import games
from volteface.locales import language, rulebook

TAGS = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
# What of a page stands out of it to the right, which `main` would hide; and pictures without a drawing.
OUTSIDE = """() => [...document.querySelectorAll('.rules *')]
  .filter(one => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1 && !one.closest('.spoken'))
  .map(one => `${one.tagName} ${one.className} ${one.textContent.slice(0, 40)}`)"""
DRAWN = "all => all.every(one => one.querySelector('svg') !== null)"


def opened(page: Page, path: str) -> Page:
    """The page of a rulebook, with all its pictures."""
    page.goto(path)
    figures = page.locator(".book figure")
    figures.first.wait_for()
    until(page, lambda: figures.evaluate_all(DRAWN))
    return page


def in_sight(page: Page, place: Locator) -> None:
    """It is where one looks, and has the focus."""
    expect(place).to_be_in_viewport()
    expect(place).to_be_focused()


@pytest.mark.parametrize("code", TAGS)
def test_the_pages_fit_every_screen(house: House, code: str) -> None:
    """Whole in each language: every section, question and picture; nothing is wider than the screen."""
    say = language(code).say
    page = house.visit("/rules", locale=TAGS[code])
    for game in games.NAMES:
        opened(page, f"/rules/{game}")
        expect(page).to_have_title(re.compile(say("rules-of", game=say(f"game-{game}"))))
        text = rulebook(game, code)
        titles = re.findall(r"^## (.*?) \{#", text, re.MULTILINE)
        questions = re.findall(r"^> (.*?) \{#", text, re.MULTILINE)
        assert page.locator(".book h2").all_inner_texts() == titles
        assert page.locator(".book h3").all_inner_texts() == questions
        assert page.locator(".book figure").count() == len(re.findall(r"^!\[", text, re.MULTILINE))
        assert not re.search(r"\*\*|\]\(|\{#|\[[A-Z]\d", page.locator(".book").inner_text())
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            check_width(page)
            assert page.evaluate(OUTSIDE) == [], (game, width)


def test_everybody_can_use_them(house: House) -> None:
    page = house.visit("/rules")
    page.get_by_role("heading", level=1).wait_for()
    check(page, "all rules")
    for game in games.NAMES:
        check(opened(page, f"/rules/{game}"), game)
    page.set_viewport_size(PHONE)
    page.get_by_role("navigation", name="Contents").locator("summary").click()
    check_targets(page, "a rulebook on a phone")
    page.get_by_role("searchbox").fill("token")
    page.locator(".found a").first.wait_for()
    check(page, "what was found")
    check_targets(page, "what was found")


def test_a_search_finds_all_games_and_leads_to_the_place(house: House) -> None:
    page = house.visit("/rules")
    field, found = page.get_by_role("searchbox"), page.locator(".found li")
    field.fill("construction kings")
    expect(found).to_have_count(1)
    expect(found).to_contain_text("Recto Verso")
    field.fill("countdown")
    expect(page.get_by_role("status").filter(has_text="places")).to_be_visible()
    expect(found.first.locator("strong mark")).to_have_text("countdown")
    field.fill("tied")
    expect(found).to_have_count(2)
    assert [one.split("\n")[0] for one in found.all_inner_texts()] == ["Verso", "Recto Verso"]
    found.last.get_by_role("link").click()
    expect(page).to_have_url(re.compile("/rules/recto-verso#points$"))
    in_sight(page, page.get_by_role("heading", name="Points", exact=True))
    expect(page.locator(".book mark")).to_have_text(["tied"])
    page.get_by_role("button", name="Back to the 2 places found").click()
    expect(found.first).to_contain_text("Recto Verso")  # the open book comes first
    field.fill("zzz")
    expect(page.get_by_text("Nothing found. Try another word.")).to_be_visible()
    field.fill("")
    expect(page.get_by_role("heading", name="Points", exact=True)).to_be_attached()


@pytest.mark.parametrize(
    ("code", "question", "place"),
    [
        ("en", "why did my card turn?", "/rules/verso#turned-duplicate"),
        ("fr", "pourquoi mon voisin a-t-il retourné sa carte ?", "/rules/verso#neighbours"),
        ("de", "warum hat mein Nachbar seine Karte umgedreht?", "/rules/verso#neighbours"),
    ],
)
def test_a_question_whose_words_no_place_has_leads_to_the_nearest(
    house: House, code: str, question: str, place: str
) -> None:
    page = house.visit("/rules/verso", locale=TAGS[code])
    page.locator(".book h2").first.wait_for()
    page.get_by_role("searchbox").fill(question)
    expect(page.get_by_role("status").filter(has_text=language(code).say("rules-near"))).to_be_visible()
    expect(page.locator(f".found a[href='{place}']")).to_be_visible()


def test_a_search_needs_no_accents_and_speaks_the_pages_language(house: House) -> None:
    page = house.visit("/rules/verso", locale="fr-FR")
    field, found = page.get_by_role("searchbox"), page.locator(".found")
    field.fill("DEFAUSSEE")
    expect(found.locator("mark").first).to_have_text("défaussée")
    field.fill("d'avis")
    expect(found.locator("mark").first).to_have_text("d’avis")
    page.get_by_role("combobox", name="Langue").select_option("de")
    field.fill("strasse")
    expect(found.locator("mark").first).to_have_text("Straße")
    field.fill("karte")
    expect(found.get_by_text("Auftragskarte").first).to_be_visible()  # within a word, as German joins them


def test_a_place_has_an_address_and_a_page_can_be_printed(house: House) -> None:
    house.excuse("Failed to load resource")
    page = house.visit("/rules/verso#square-back")
    in_sight(page, page.locator("#square-back"))
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Bank a sequence").click()
    expect(page).to_have_url(re.compile("/rules/verso#bank$"))
    in_sight(page, page.get_by_role("heading", name="Bank a sequence"))
    page.go_back()
    in_sight(page, page.locator("#square-back"))
    page.get_by_role("navigation", name="Rules").get_by_role("link", name="Recto Verso").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Recto Verso")
    page.locator(".lead").get_by_role("link", name="ladder").click()
    in_sight(page, page.get_by_role("heading", name="The ladder: two together"))
    page.emulate_media(media="print", color_scheme="dark")
    until(page, lambda: page.evaluate("document.documentElement.dataset.theme") == "dark")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    for one in (page.locator("body > #app > header"), page.get_by_role("searchbox"), page.locator("nav").first):
        expect(one).to_be_hidden()
    expect(page.locator(".book h2").last).to_be_visible()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.emulate_media(media="screen")
    page.goto("/rules/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")


def test_the_front_door_leads_there_and_loads_nothing_before(house: House) -> None:
    page = house.visit()
    page.get_by_role("article", name="Recto Verso").wait_for()
    assert not [one.url for one in house.requests if re.search(r"Handbook|Rules|rules/|\.md", one.url)]
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page).to_have_url(re.compile("/rules$"))
    page.get_by_role("link", name="Rules of Dessus Dessous").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Dessus Dessous")
    page.goto("/")
    page.get_by_role("article", name="Verso", exact=True).get_by_role("link", name="Rules of Verso").click()
    expect(page).to_have_url(re.compile("/rules/verso$"))


def test_a_refused_move_opens_its_rule_beside_the_game(house: House) -> None:
    """The game stays where it is; the panel is at its rule, looks further, and is gone when it is closed."""
    one = alone(house, practice=True)
    page, address = one.page, one.page.url
    one.draw(3).click()
    one.check.click()
    one.alert.get_by_role("link", name="Why?").click()
    panel = page.get_by_role("dialog", name="Rules and keys")
    in_sight(page, panel.locator("#help-count"))
    expect(one.board).to_be_in_viewport()
    check(page, "the panel beside a game")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        box = panel.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert panel.evaluate("one => one.scrollWidth <= one.clientWidth"), width
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    one.alert.get_by_role("link", name="Why?").click()  # the same place once more
    in_sight(page, panel.locator("#help-count"))
    panel.get_by_text("Contents").click()
    panel.get_by_role("link", name="The check").click()
    in_sight(page, panel.get_by_role("heading", name="The check"))
    panel.get_by_role("searchbox").fill("joker")
    panel.locator(".found a").filter(has_text="Verso").first.click()
    expect(panel.get_by_role("combobox", name="Game")).to_have_value("verso")
    expect(panel.locator(".book mark").first).to_be_attached()
    panel.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Rules and keys").click()
    expect(panel.get_by_role("combobox", name="Game")).to_have_value("dessus-dessous")
    expect(panel.get_by_role("link", name="Open as a page")).to_have_attribute("target", "_blank")
    assert page.url == address
