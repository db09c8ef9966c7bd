"""The hint button: it says what to do and why, to whoever may ask."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.player import Player, start_solo, tile


def follow(page: Page, player: Player) -> None:
    """Do what the hint says."""
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_role("status").filter(has_text=re.compile(r"^(Keep|Turn|Bank) .+: .+\.$"))
    expect(hint).to_be_visible()
    words = hint.inner_text()
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
    ben.get_by_role("button", name="Sit here").click()
    ada.get_by_role("button", name="Start", exact=True).click()
    for page in (ada, ben):
        player = Player(page)
        expect(player.keep.or_(player.idle).first).to_be_visible()
        hint = page.get_by_role("button", name="Hint", exact=True)
        expect(hint).to_have_count(int(wished))
        if wished:
            expect(hint).to_be_enabled(enabled=player.keep.is_visible())
