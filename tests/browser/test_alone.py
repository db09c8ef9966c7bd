"""A game alone, to its end in every way one can play it: mouse, drag, keys, finger; dark or bright."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.house import LASTING, House
from tests.browser.player import Player, left, open_menu, start_solo, tap
from tests.browser.wire import hold_frames

ROWS = {"sky": "1", "land": "2", "sea": "3"}  # and the keys that bank from them
FOCUSED = "document.activeElement.getAttribute('aria-label') || document.activeElement.textContent.trim()"


def test_a_whole_game_ends_with_its_result(house: House) -> None:
    player = start_solo(house.visit())
    player.play_to_the_end()
    expect(player.result.get_by_role("columnheader")).to_have_text(["Final score", "Sequences", "Squares", "Total"])
    runs, squares, total = (int(text) for text in player.result.get_by_role("cell").all_inner_texts())
    assert runs + squares == total
    expect(player.result.get_by_role("img", name="Points over the game")).to_be_visible()
    expect(player.result.get_by_role("heading", level=1)).not_to_be_empty()


def test_playing_again_deals_anew(house: House) -> None:
    page = house.visit()
    player = start_solo(page)
    player.play_to_the_end()
    page.get_by_role("button", name="Play again").click()
    player.keep.wait_for()
    expect(player.result).to_be_hidden()
    player.act()


class Typist(Player):
    """Plays by the keys alone."""

    def choose(self) -> None:
        """Press the key of what a player with a mouse would click."""
        press = self.page.keyboard.press
        rich = [row for row, points in self.offers() if points >= 3]
        if rich:
            press(ROWS[rich[0]])
            self.dialog.wait_for()
            press("1")
        elif self.done.is_visible():
            press("p")
        else:
            press("f" if self.has(self.top()) else "k")


def test_a_whole_game_with_the_keyboard_alone(house: House) -> None:
    page = house.visit()
    tab_to(page, "Solo")
    page.keyboard.press("Enter")
    player = Typist(page)
    player.play_to_the_end()
    tab_to(page, "Play again")
    page.keyboard.press("Enter")
    player.keep.wait_for()


def tab_to(page: Page, name: str) -> None:
    """Go from one thing to the next until this one has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED) == name:
            return
    raise AssertionError(f"no way to {name} with the Tab key")


def test_the_focus_stays_with_the_actions(house: House) -> None:
    """Whoever goes with Tab and Enter does not begin at the top of the page after every card."""
    page = house.visit()
    player = start_solo(page)
    for _ in range(3):
        player.keep.focus()
        before = str(player.log.text_content())
        page.keyboard.press("Enter")
        expect(player.log).not_to_have_text(before)
        expect(player.keep).to_be_focused()


def test_the_chooser_gives_the_focus_back(house: House) -> None:
    """Escape closes the chooser, and nothing has happened."""
    page = house.visit()
    player = start_solo(page)
    until_a_bank(player)
    before = str(player.log.text_content())
    bank = player.banks.first
    bank.focus()
    page.keyboard.press("Enter")
    player.dialog.wait_for()
    page.keyboard.press("Escape")
    expect(player.dialog).to_be_hidden()
    expect(bank).to_be_focused()
    assert player.log.text_content() == before


def test_banking_asks_unless_that_is_turned_off(house: House) -> None:
    page = house.visit()
    player = start_solo(page)
    open_menu(page).get_by_role("checkbox", name="Ask before banking").uncheck()
    page.keyboard.press("Escape")
    until_a_bank(player)
    before = str(player.log.text_content())
    player.banks.first.click()
    if player.dialog.is_visible():  # a joker leaves a choice: that is always asked
        assert player.dialog.get_by_role("listitem").count() > 1
        player.dialog.get_by_role("listitem").first.get_by_role("button").click()
    expect(player.log).not_to_have_text(before)
    expect(player.log).to_contain_text("You bank")


def until_a_bank(player: Player) -> None:
    """Play until there is something to bank."""
    while not player.banks.count():
        player.act()
        player.may_act()


def test_a_whole_game_on_a_phone_with_a_finger(house: House) -> None:
    page = house.on_phone()
    player = start_solo(page, tap)
    player.play_to_the_end()
    wide = page.evaluate("document.scrollingElement.scrollWidth")
    assert wide <= page.evaluate("innerWidth"), "the page is wider than the phone"


def test_what_a_finger_presses_is_large_enough(house: House) -> None:
    """44 pixels, as the makers of phones ask for: the actions of a game are pressed a hundred times."""
    page = house.on_phone()
    player = start_solo(page, tap)
    until_a_bank(player)
    for button in [player.keep, player.flip, *player.banks.all()]:
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44, f"{button.inner_text()} is {box['height']} pixels high"


def test_a_card_is_dragged_down_to_keep_it_and_up_to_turn_it(house: House) -> None:
    page = house.visit()
    player = start_solo(page)
    for way, said in ((120, "keep"), (-120, "turn")):
        box = page.get_by_role("img", name=re.compile("^Top of the deck")).bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        before = str(player.log.text_content())
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + way, steps=4)
        page.mouse.up()
        expect(player.log).not_to_have_text(before)
        expect(player.log.get_by_role("listitem").filter(has_text=f"You {said}")).not_to_have_count(0)
        player.may_act()


def test_a_stale_move_is_explained_and_changes_nothing(house: House) -> None:
    """The same person in two windows: the one that has not heard yet moves, and is told why that does not count."""
    page = house.visit()
    frames = hold_frames(page)
    player = start_solo(page)
    other = house.tab(page.context, page.url)
    second = Player(other)
    second.keep.wait_for()
    page.evaluate(LASTING)
    frames.hold()
    second.act()
    after = left(other)
    player.keep.click()
    expect(page.get_by_role("alert")).to_have_text("Somebody has moved since: look again and choose anew.")
    frames.release()
    expect(page.get_by_text(f"{after} cards left")).to_be_visible()
    player.act()


def test_the_dark_theme_follows_the_system_and_the_switch_is_remembered(house: House) -> None:
    page = house.visit(color_scheme="dark")
    shown = "getComputedStyle(document.body).backgroundColor"
    dark = page.evaluate(shown)
    page.get_by_role("button", name="Light or dark").click()
    light = page.evaluate(shown)
    assert brightness(dark) < 60 < 200 < brightness(light)
    page.reload()
    assert page.evaluate(shown) == light


def brightness(colour: str) -> float:
    """How bright a colour is, 0 to 255."""
    return sum(map(int, re.findall(r"\d+", colour)[:3])) / 3


def test_sound_can_be_turned_off_and_stays_off(house: House) -> None:
    page = house.visit()
    sound = page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")
