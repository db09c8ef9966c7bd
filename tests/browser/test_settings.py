"""What a person likes, the help that is always in the same place, and where the keyboard is after a change of scene."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.house import NOT_FOUND, House, until
from tests.browser.player import left, open_table, start_solo, tile
from tests.browser.sizes import SIZES, check_width
from tests.browser.stacker import alone
from volteface.games.dessus_dessous.notation import parse_pile

ROOT = "document.documentElement.dataset"
MOVING = "document.getAnimations().length"
LEAVING = "window.left = document.querySelector('main h1'), 0"
ARRIVED = "document.activeElement === document.querySelector('main h1') && document.activeElement !== window.left"

# Of these fields, what is chosen and wider than its room.
CUT = """fields => fields.filter(one => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(one);
  const pen = Object.assign(document.createElement('canvas').getContext('2d'), { font });
  const text = one.selectedOptions[0].textContent.trim();
  return pen.measureText(text).width > one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
}).map(one => one.selectedOptions[0].textContent)"""


def settings(page: Page) -> Locator:
    """The settings, opened."""
    page.get_by_role("button", name="Settings").click()
    return page.get_by_role("dialog", name="Settings")


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})


def test_everything_is_in_one_dialog_and_remembered(house: House) -> None:
    page = house.visit(reduced_motion="no-preference")
    until(page, lambda: page.evaluate(MOVING) > 0)
    for width, height in SIZES:
        resize(page, width, height)
        check_width(page)
    dialog = settings(page)
    dialog.get_by_role("switch", name="Animations").click()
    until(page, lambda: page.evaluate(MOVING) == 0)
    dialog.get_by_role("switch", name="Strong contrast").click()
    dialog.get_by_role("switch", name="Letters and digits").click()
    dialog.get_by_role("switch", name="Sound").click()
    dialog.get_by_role("combobox", name="Light or dark").select_option("dark")
    for width, height in SIZES:
        resize(page, width, height)
        box = dialog.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= width - box["width"]
        assert 0 <= box["y"] <= height - box["height"]
        expect(dialog.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
    dialog.get_by_role("combobox", name="Language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("status").last).to_have_text("Cette page est maintenant en français.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Réglages")).to_be_focused()

    page.reload()
    page.get_by_role("heading", level=1).wait_for()
    assert page.evaluate(f"({ROOT}).motion") == "still"
    assert page.evaluate(f"({ROOT}).contrast") == "strong"
    assert page.evaluate(f"({ROOT}).theme") == "dark"
    until(page, lambda: page.evaluate(MOVING) == 0)
    page.get_by_role("button", name="Réglages").click()
    for name, on in (("Animations", False), ("Contraste fort", True), ("Lettres et chiffres", False), ("Son", False)):
        expect(page.get_by_role("switch", name=name)).to_be_checked(checked=on)


def test_what_is_chosen_is_read_whole_on_the_smallest_screen(house: House) -> None:
    page = house.visit()
    settings(page)
    dialog = page.get_by_role("dialog")  # its name changes with the language
    resize(page, *SIZES[0])
    for tag in ("en", "fr", "de"):
        dialog.get_by_role("combobox").first.select_option(tag)
        expect(page.locator("html")).to_have_attribute("lang", tag)
        assert dialog.locator("select").evaluate_all(CUT) == []


def test_the_device_is_asked_first(house: House) -> None:
    """A device that wants more contrast and less motion gets both, and contrast can still be chosen."""
    page = house.visit(contrast="more")
    assert page.evaluate(f"({ROOT}).contrast") == "strong"
    dialog = settings(page)
    expect(dialog.get_by_role("switch", name="Animations")).to_be_disabled()
    dialog.get_by_role("switch", name="Strong contrast").click()
    page.reload()
    assert page.evaluate(f"({ROOT}).contrast") == "plain"


def test_help_with_keys_stands_in_the_same_place_everywhere(house: House) -> None:
    house.excuse(NOT_FOUND)
    page = house.visit()
    places = []
    for path in ("/", "/replay", "/rules", "/t/ABCDEFGH", "/gallery"):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        places.append(page.get_by_role("button", name="Rules and keys").bounding_box())
    assert places == places[:1] * 5
    page.get_by_role("button", name="Rules and keys").click()
    dialog = page.get_by_role("dialog", name="Rules and keys")
    dialog.get_by_role("combobox", name="Game").select_option("Recto Verso")
    dialog.get_by_text("Keys and gestures").click()
    keys: list[str] = dialog.locator("dt").all_inner_texts()
    assert any(re.fullmatch(r"x\s*y\s*z", one) for one in keys), keys
    assert any(re.fullmatch(r"Shift\s*arrows", one) for one in keys), keys
    expect(dialog.get_by_text("can be turned off in the settings")).to_be_visible()
    for game, wanted in (("Verso", ("K", "F", "P", "Esc")), ("Dessus Dessous", ("F", "R"))):
        dialog.get_by_role("combobox", name="Game").select_option(game)
        for key in wanted:
            expect(dialog.locator("dt").filter(has_text=re.compile(rf"^\s*{key}\s*$"))).to_have_count(1)
    dialog.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Rules and keys")).to_be_focused()


def test_where_letters_are_off_none_plays_verso(house: House) -> None:
    page = house.visit()
    settings(page).get_by_role("switch", name="Letters and digits").click()
    page.keyboard.press("Escape")
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    player = start_solo(page)
    before = left(page)
    for key in "kf":
        page.keyboard.press(key)
    player.flip.click()
    until(page, lambda: left(page) < before)
    assert re.findall(r'"move": ?"(\w+)"', "".join(sent)) == ["flip"]


def test_where_letters_are_off_none_turns_a_layer(house: House) -> None:
    page = house.visit("/replay")
    settings(page).get_by_role("switch", name="Letters and digits").click()
    page.keyboard.press("Escape")
    one = alone(house, page, practice=True)
    one.draw(3).click()
    one.board.wait_for()
    one.layer(2).click()
    one.layer(2).click()  # which was chosen, and is turned over
    for key in ("f", "r", "4"):
        page.keyboard.press(key)
    page.get_by_role("button", name="Lay on top").click()
    one.await_pile(parse_pile("2b0"))


def test_one_arrives_at_the_heading_of_every_page_and_scene(house: House) -> None:
    house.excuse(NOT_FOUND)
    page = house.visit()
    page.keyboard.press("Tab")  # a page that opens begins at its top
    expect(page.get_by_role("link", name="Skip to")).to_be_focused()
    for step in (
        lambda: page.get_by_role("link", name="Watch a saved game").press("Enter"),
        lambda: page.get_by_role("link", name="Volteface").press("Enter"),
        lambda: open_table(page, press=lambda button: button.press("Enter")),
        lambda: page.go_back(),
        lambda: tile(page).get_by_role("button", name="Solo").press("Enter"),
        lambda: page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))"),
        lambda: page.get_by_role("link", name="Back to the front page").press("Enter"),
    ):
        page.evaluate(LEAVING)
        step()
        until(page, lambda: page.evaluate(ARRIVED))
    expect(page).to_have_title("Volteface")
    page.goto("/nowhere")
    expect(page).to_have_title("There is nothing here · Volteface")


def test_what_is_new_is_read_out_once(house: House) -> None:
    """A line that has been read stays as it is when others come, and what was said in another language goes."""
    page = house.visit()
    player = start_solo(page)
    page.evaluate("""() => {
      window.read = [];
      new MutationObserver(list => list.forEach(({ type, target, addedNodes }) => {
        const added = [...addedNodes].map(one => one.textContent).join('');
        window.read.push(type === 'characterData' ? `again: ${target.data}` : added);
      })).observe(document.querySelector('[role=log]'), { childList: true, characterData: true, subtree: true });
    }""")
    for _ in range(5):
        player.act()
        player.may_act()
    read: list[Any] = page.evaluate("window.read.filter(Boolean)")
    assert len(read) > 8
    assert not [one for one in read if one.startswith("again")]
    page.get_by_role("combobox", name="Language").select_option("de")
    expect(page.get_by_role("log")).to_be_empty()


@pytest.mark.parametrize("path", ["/", "/replay", "/t/ABCDEFGH", "/gallery"])
def test_text_may_be_set_wider_and_the_page_smaller(house: House, path: str) -> None:
    """Text spacing (1.4.12) and 400 % zoom (1.4.10): nothing is cut off, nothing is wider than the screen."""
    house.excuse(NOT_FOUND)
    page = house.visit(path)
    page.get_by_role("heading", level=1).wait_for()
    for width, height in SIZES:
        resize(page, width, height)
        check_width(page)
    resize(page, 320, 256)
    check_width(page)
    page.evaluate("""() => {
      for (const one of document.querySelectorAll('*')) {
        one.style.setProperty('letter-spacing', '.12em', 'important');
        one.style.setProperty('word-spacing', '.16em', 'important');
        one.style.setProperty('line-height', '1.5', 'important');
      }
    }""")
    check_width(page)
    cut = """() => [...document.querySelectorAll('h1, h2, h3, p, label, button, a, summary')]
      .filter(one => one.checkVisibility() && !one.closest('.spoken, .skip, svg'))
      .filter(one => one.scrollWidth > one.clientWidth + 1)
      .filter(one => getComputedStyle(one).display !== 'inline').map(one => one.textContent.trim())"""
    assert page.evaluate(cut) == []


def test_whoever_wants_to_be_forgotten_is_asked_once_more_and_then_is(house: House) -> None:
    page = house.visit()
    page.request.post("/api/guest", data={"nickname": "Ada"})
    start_solo(page)
    code = page.url.rsplit("/", 1)[1]
    dialog = settings(page)
    dialog.get_by_role("button", name="Forget me …").click()
    dialog.get_by_role("button", name="Cancel").click()  # it has the focus, and brings that back
    expect(dialog.get_by_role("button", name="Forget me …")).to_be_focused()
    assert page.request.post("/api/guest", data={}).json()["nickname"] == "Ada"
    for width, height in SIZES:
        resize(page, width, height)
        check_width(page)
    dialog.get_by_role("button", name="Forget me …").click()
    expect(dialog.get_by_role("button", name="Cancel")).to_be_focused()
    dialog.get_by_role("button", name="Erase it all").click()
    page.wait_for_url(re.compile("/$"))
    expect(page.get_by_role("status").filter(has_text="nothing here leads to you")).to_be_visible()
    expect(page.get_by_role("textbox", name="Nickname")).not_to_have_value("Ada")
    assert page.request.get("/api/my/tables").json() == []
    seat = page.request.get(f"/api/tables/{code}").json()["seats"][0]
    assert (seat["name"], seat["who"] is not None) == (None, True)
    page.reload()
    page.get_by_role("heading", level=1).wait_for()
    expect(page.get_by_text("nothing here leads to you")).to_have_count(0)
