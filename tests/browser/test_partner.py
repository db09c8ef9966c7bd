"""A round of Recto Verso with the bot partner, by the page alone: it builds and talks, one says what is wrong, done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from unittest import mock

import pytest
from playwright.sync_api import expect

from tests.browser.house import House, until
from tests.browser.mason import FLAT, Mason, open_table
from tests.games.recto_verso.partners import wrong
from tests.server.running import Running
from volteface import games
from volteface.games.recto_verso.bots import manners
from volteface.games.recto_verso.bots.manners import Level
from volteface.games.recto_verso.bots.partner import choose

SENTENCES = re.compile(r"Hidden|Your side|no longer")


@pytest.fixture(autouse=True)
def _hurried(served: Running) -> Iterator[None]:
    """The count-in and the partner's rests are short here."""
    hasty = partial(choose, Level(look=100, rest=60, tells=2, patience=200))
    with (
        served.counting_in(400),
        mock.patch.dict(games.bots("recto-verso"), quick=hasty),
        mock.patch.object(manners, "NEWCOMER", 200),  # this one does not wait for a newcomer's first piece
    ):
        yield


def test_a_round_with_the_bot_partner(house: House) -> None:
    page = house.visit()
    page.add_init_script(FLAT)
    person = Mason(page)
    page.goto(f"/t/{open_table(page, 2)}")
    page.get_by_role("combobox", name="Bots play").select_option("Quick partner")
    expect(page.get_by_text("Answers each of your pieces at once")).to_be_visible()
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Start", exact=True).click()
    person.ready.click()
    person.begun()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("status").filter(has_text=SENTENCES)).to_be_visible()
    talked = 0
    while not (person.view["played"] and person.view["played"][-1]["right"]):
        until(page, lambda: person.view["said"] == 1 or person.view["phase"] != "building")
        assert person.view["phase"] == "building", "the round has run out"
        building, faults = person.view["building"], wrong(person.view)
        if not faults:
            person.speak()
            until(page, lambda: person.view["played"])
            break
        square = faults[0][0]
        name = re.compile(f"^Column {square % 4 + 1}, storey {square // 4 + 1}: ")
        page.get_by_role("group", name=re.compile("^Front")).get_by_role("button", name=name).click()
        talked += 1
        until(page, lambda building=building: person.view["building"] != building)  # type: ignore[misc]
    assert person.view["played"][-1]["right"]
    expect(person.verdict).to_contain_text("Right")
    assert talked <= 12
    log = page.get_by_role("list", name="Talk")
    expect(log.get_by_text("Quick partner").first).to_be_attached()
    expect(log.get_by_text(re.compile(r"^Quick partner I (need|do not see) ")).first).to_be_attached()
