"""The hint button: it says what to do and why, to whoever may ask."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.player import Player, sit_down, start_solo, tile

LOWEST = "document.querySelector('section.own').getBoundingClientRect().bottom"


def follow(page: Page, player: Player) -> None:
    """Do what the hint says."""
    lowest = page.evaluate(LOWEST)
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_role("status").filter(has_text=re.compile(r"^(Keep|Turn|Bank) .+: .+\.$"))
    expect(hint).to_be_visible()
    words = hint.inner_text()
    advised = re.compile("primary")
    for button, word in ((player.keep, "Keep"), (player.flip, "Turn")):
        expect(button).to_have_class(advised) if words.startswith(word) else expect(button).not_to_have_class(advised)
    assert page.evaluate(LOWEST) == lowest  # its words move nothing
    before = player.log.text_content()
    if words.startswith("Keep"):
        player.keep.click()
    elif words.startswith("Turn"):
        player.flip.click()
    else:
        player.act()
    page.wait_for_function("([log, before]) => log.textContent !== before", arg=[player.log.element_handle(), before])
    expect(hint).to_be_hidden()


def test_alone_one_can_play_by_hints(house: House) -> None:
    page = house.visit()
    player = start_solo(page)
    for _ in range(3):
        assert player.may_act()
        follow(page, player)


@pytest.mark.parametrize("wished", [False, True])
def test_friends_get_hints_if_their_table_says_so(house: House, wished: bool) -> None:
    ada, ben = house.visit(), house.visit()
    tile(ada).get_by_role("button", name="With friends").click()
    dialog = ada.get_by_role("dialog")
    dialog.get_by_role("checkbox", name="Hints while playing").set_checked(wished)
    dialog.get_by_role("button", name="Open the table").click()
    ada.wait_for_url("**/t/*")
    ben.goto(ada.url)
    sit_down(ben)
    ada.get_by_role("button", name="Start", exact=True).click()
    for page in (ada, ben):
        player = Player(page)
        expect(player.keep.or_(player.idle).first).to_be_visible()
        hint = page.get_by_role("button", name="Hint", exact=True)
        expect(hint).to_have_count(int(wished and player.keep.is_visible()))  # beside the choice
