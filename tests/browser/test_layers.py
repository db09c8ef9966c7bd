"""Dessus Dessous on every screen: the main action is in sight in every phase, and nothing moves because of others.

The server's clock stands in these tests: what is due happens when the test says so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House, until
from tests.browser.sizes import LEAST, SIZES, check_main, moved, places, settle
from tests.browser.stacker import Stacker, reveal, together, with_bots
from tests.server.running import Running, running
from volteface.games.dessus_dessous.notation import parse_pile

WRONG = parse_pile("1f0 2f0 3f0")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose clock stands."""
    with running(tmp_path_factory.mktemp("layers"), stands=True) as live:
        yield live


def look_everywhere(page: Page) -> None:
    """The main action is inside every screen."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        check_main(page)
    page.set_viewport_size({"width": 1280, "height": 720})


def places_everywhere(page: Page) -> dict[str, list[int]]:
    """Where everything stands that can be pressed, on a phone, on its side, and on a desk."""
    found: dict[str, list[int]] = {}
    for width, height in ((390, 844), (844, 390), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        found |= {f"{width} {name}": at for name, at in places(page).items()}
    return found


def in_sight(page: Page) -> None:
    """Mission, pile, layers and tools share the screen."""
    for name in ("Mission: ", "What your pile shows"):
        box = page.get_by_role("img", name=name).first.bounding_box()
        assert box
        assert box["y"] + box["height"] <= page.viewport_size["height"]  # type: ignore[index]
    box = page.get_by_role("toolbar").bounding_box()
    assert box
    assert box["y"] + box["height"] <= page.viewport_size["height"] + 1  # type: ignore[index]


def test_a_round_against_bots_on_every_screen(house: House, served: Running) -> None:
    """Ready, building, hands off, the check at once when only bots build; the pieces share every common screen."""
    one = with_bots(house, 4)
    page = one.page
    expect(page.get_by_text("The clock waits for you.")).to_be_visible()
    expect(page.get_by_role("list", name="How it is played").get_by_role("listitem")).to_have_count(3)
    for rival in range(1, 4):
        expect(page.get_by_role("region", name=f"Newcomer {rival}")).to_contain_text("✓ ready")
    look_everywhere(page)
    served.skip(600)
    assert one.view["mission"] is None, "nobody meets a running clock before they have said Ready"
    one.begin()
    expect(page.get_by_text("A mission with 3 layers is coming.")).to_be_visible()
    look_everywhere(page)
    reveal(served, one)
    expect(page.get_by_text("Drag a layer here")).to_be_visible()
    expect(page.get_by_text("Drag a layer onto your pile. Tap the chosen one to turn it over.")).to_be_visible()
    look_everywhere(page)
    for width, height in (*SIZES, (360, 740), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        in_sight(page)
        if width > 390:
            continue
        for button in page.get_by_role("toolbar").get_by_role("button").all():
            box = button.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= LEAST, button.inner_text()
    for rival in range(1, 4):  # with three rivals their names can still be read
        assert (
            page.get_by_role("region", name=f"Newcomer {rival}")
            .locator(".name")
            .evaluate("name => name.scrollWidth <= name.clientWidth")
        )
    expect(page.get_by_role("img", name=re.compile("bot", re.IGNORECASE)).first).to_be_visible()
    page.keyboard.press("Enter")  # an impatient one loses nothing
    expect(one.alert).to_have_text("The mission asks for 3 layers; none lies in your pile. Why?")
    page.set_viewport_size({"width": 390, "height": 844})
    tools = page.get_by_role("toolbar")
    where = tools.bounding_box()
    one.lay(one.answer())
    expect(page.get_by_text("Take the 4.")).to_be_visible()
    assert tools.bounding_box() == where, "what the line says moves nothing"
    hint = page.get_by_role("button", name="Hint", exact=True)
    at = hint.evaluate("button => button.getBoundingClientRect().x")
    page.keyboard.press("Enter")
    until(page, lambda: one.view["players"][0]["token"] == 4)
    expect(hint).to_be_disabled()  # but keeps its place
    assert hint.evaluate("button => button.getBoundingClientRect().x") == at
    expect(page.get_by_text("Hands off. Only bots are still building.")).to_be_visible()
    expect(page.locator(".mine .dd-token")).to_have_text("4")  # one's own is shown, and none in the middle is offered
    expect(page.locator(".tokens .next")).to_have_count(0)
    names = page.get_by_role("banner").get_by_role("list", name="Players")
    assert names.evaluate("list => list.getBoundingClientRect().height <= 1"), "the board has the names already"
    assert tools.bounding_box() == where
    look_everywhere(page)
    assert one.view["phase"] == "building"
    page.get_by_role("button", name="Skip to the check").click()
    one.ready.wait_for()
    expect(page.get_by_text("✓ Right: 4 points")).to_be_visible()
    expect(one.ready).to_be_focused()
    look_everywhere(page)
    page.get_by_role("button", name="Show a solution").click()
    shown = page.get_by_role("region", name="A solution, from the bottom to the top").get_by_role("listitem")
    expect(shown).to_have_count(3)
    expect(page.get_by_text("A solution, from the bottom to the top")).to_be_visible()
    page.keyboard.press("Tab")
    one.ready.click()
    reveal(served, one)
    expect(page.get_by_role("heading", name="Round 2 of 6")).to_be_focused()


def test_nothing_that_is_pressed_moves_because_of_others(house: House, served: Running) -> None:
    """D3, D4: a rival lays, takes a token, gives up; the countdown begins; one's own buttons stand where they are."""
    ada, ben, cleo = people = together(house, 3, {"countdown": 20})
    reveal(served, *people)
    cleo.layer(5).click()  # chosen: now all tools can be pressed
    before = places_everywhere(cleo.page)
    assert len(before) > 30
    ada.lay(WRONG)
    until(cleo.page, lambda: len(cleo.view["players"][0]["pile"]) == 3)
    assert moved(before, places_everywhere(cleo.page)) == {}
    ada.grab(3).click()
    expect(cleo.page.get_by_role("region", name="Ada").get_by_text("has taken the 3")).to_be_attached()
    assert moved(before, places_everywhere(cleo.page)) == {}
    ben.page.get_by_role("button", name="Give up this round").click()
    ben.page.get_by_role("button", name="No, go on").click()
    assert not ben.view["players"][1]["gave_up"], "it is asked once more"
    ben.give_up()
    countdown = cleo.page.get_by_role("timer", name="Seconds until the round ends")
    expect(countdown).to_have_text("20")  # D4: two are done, one is left
    assert moved(before, places_everywhere(cleo.page)) == {}
    told = cleo.page.get_by_text("Ada took the 3. You are the last: 20 seconds!")
    expect(told).to_be_visible()
    look_everywhere(cleo.page)
    seats = [cleo.layer(layer).bounding_box() for layer in (3, 4, 5)]
    cleo.lay(parse_pile("1f0 2f0"))
    assert [cleo.layer(layer).bounding_box() for layer in (3, 4, 5)] == seats, "each layer has its own seat"
    served.skip(20)
    for one in people:
        one.ready.click()
    reveal(served, *people)
    _goes_away_and_comes_back(ada, ben, cleo, served)


def _goes_away_and_comes_back(ada: Stacker, ben: Stacker, cleo: Stacker, served: Running) -> None:
    """A minute is no absence; after it all are told kindly, and the next round is theirs too."""
    table = ben.page.url
    for seconds, doing in ((59, "0 layers"), (61, "sits out")):
        ben.page.goto("/gallery")
        until(ada.page, lambda: not ada.frames[-1]["table"]["seats"][1]["here"])
        served.skip(seconds)
        expect(ada.page.get_by_role("region", name="Ben", exact=True)).to_contain_text(doing)
        ben.page.goto(table)
        ben.board.wait_for()
        until(ada.page, lambda: ada.frames[-1]["table"]["seats"][1]["here"])
    kind = "You were away, so this round goes on without you. The next one is yours."
    expect(ben.page.get_by_text(kind, exact=True)).to_be_visible()
    look_everywhere(ben.page)
    expect(ada.page.get_by_role("log", name="What happened")).to_contain_text("This round goes on without Ben.")
    for one in (ada, cleo):
        one.give_up()
    expect(cleo.page.get_by_role("list", name="Without a token")).to_contain_text("away")
    ben.ready.click()


def test_names_stay_beside_what_needs_somebody(house: House, served: Running) -> None:
    """On a laptop: who is away and for how long stands in one sentence, and every name can be read."""
    people = together(house, 4)
    reveal(served, *people)
    page = people[0].page
    people[1].page.goto("/gallery")
    until(page, lambda: not people[0].frames[-1]["table"]["seats"][1]["here"])
    served.skip(2)
    said = page.get_by_role("banner").get_by_role("status").first
    expect(said).to_contain_text(re.compile(r"Ben is away \(out of this round in \d+\ss\)\."))
    names = page.get_by_role("banner").get_by_role("list", name="Players").locator(".letters")
    assert names.all_inner_texts() == ["Ada", "Ben", "Cleo", "Dan"]
    assert names.evaluate_all("names => names.every(one => one.scrollWidth <= one.clientWidth)")
    below = page.get_by_role("banner").bounding_box()
    assert below
    assert below["height"] < 90, "all in one line"


def test_scores_log_and_result_follow_the_check(house: House, served: Running) -> None:
    """Nothing tells how a check ends before it has been shown; after the last one comes who has won."""
    ada, ben = people = together(house, 2)
    for _ in range(5):
        reveal(served, *people)
        for one in people:
            one.give_up()
        for one in people:
            one.ready.click()
    reveal(served, *people)
    pile = ben.answer()
    for one in people:
        one.lay(pile)
    ben.page.emulate_media(reduced_motion="no-preference")
    ben.page.clock.install(time=0)
    ben.page.clock.pause_at(1000)
    ada.grab(2).click()
    ben.grab(1).click()
    expect(ada.result.get_by_role("heading", level=1)).to_have_text("You win!")
    expect(ada.result.get_by_role("columnheader")).to_have_text(["Final score", "Points", "Mission cards"])
    expect(ada.result).to_contain_text("Points win. Mission cards only decide ties.")
    check = ben.page.get_by_role("region", name="The check of round 6")
    expect(check).to_be_visible()
    rival = ben.page.get_by_role("region", name="Ada")
    heard = ben.page.get_by_role("log", name="What happened")
    expect(rival).to_contain_text("0 points")
    expect(ben.result).to_have_count(0)
    expect(heard).not_to_contain_text("is right")
    ben.page.clock.run_for(1500)
    expect(rival).to_contain_text("2 points")
    expect(ben.result).to_have_count(0)
    ben.page.clock.run_for(1500)
    expect(ben.result.get_by_role("heading", level=1)).to_have_text("Ada wins.")
    expect(heard).to_contain_text("Ada’s pile is right")
    ben.page.reload()
    expect(ben.result.get_by_role("heading", level=1)).to_have_text("Ada wins.")  # and is not played out again


def test_alone_on_every_screen(house: House, served: Running) -> None:
    """D8: the clock waits for its player; each phase has its main action in sight; "Not yet" is true and goes."""
    one = Stacker(house.visit("/replay"), "Ada")
    page = one.page
    wish = {"game": "dessus-dessous", "seats": 1, "options": {"cards": "box"}}
    page.goto(f"/t/{page.request.post('/api/tables', data=wish).json()['table']}")
    page.get_by_role("button", name="Start", exact=True).click()
    start = page.get_by_role("button", name="Start the clock")
    expect(page.get_by_role("list", name="How it is played")).to_be_visible()
    expect(page.get_by_role("timer", name="3:00 left")).to_be_visible()
    expect(page.get_by_role("list", name="What points are worth").get_by_role("listitem")).to_have_count(7)
    look_everywhere(page)
    served.skip(60)
    start.click()
    one.draw(3).wait_for()
    assert one.frames[-1]["clock"]["at"] < 1000, "the clock has not run before"
    look_everywhere(page)
    one.draw(4).click()
    one.board.wait_for()
    first = page.get_by_text("Drag a layer onto your pile. Tap the chosen one to turn it over.")
    expect(first).to_be_visible()
    look_everywhere(page)
    page.reload()
    expect(first).to_be_visible()
    pile = one.answer()
    page.set_viewport_size({"width": 844, "height": 390})
    seats = page.get_by_role("list", name="Beside it")
    where = seats.bounding_box()
    page.keyboard.press("1")
    page.keyboard.press("ArrowUp")
    one.await_pile(parse_pile("1f0"))
    assert seats.bounding_box() == where, "the first layer laid pushes nothing down"
    page.keyboard.press("Backspace")
    one.await_pile(())
    page.set_viewport_size({"width": 1280, "height": 720})
    spare = next(layer for layer in range(1, 6) if layer not in {placed.layer for placed in pile})
    wrong = (*pile[1:], pile[0])
    one.lay(wrong)
    one.layer(pile[0].layer).focus()
    way = page.get_by_role("button", name=re.compile(f"^Layer {pile[0].layer},")).get_attribute("aria-label")
    page.keyboard.press("Enter")  # checks, and does not turn the layer over
    expect(one.alert).to_have_text("Not yet: the picture is not the mission’s.")
    expect(one.layer(pile[0].layer)).to_have_attribute("aria-label", str(way))
    expect(one.layer(pile[0].layer)).to_have_attribute("aria-current", "true")
    page.keyboard.press("Space")
    expect(one.alert).to_have_count(0)  # another pile: nothing is known of it
    page.keyboard.press("Space")
    one.await_pile(wrong)
    expect(one.alert).to_have_count(0)
    page.keyboard.press(str(spare))
    page.keyboard.press("ArrowUp")
    expect(page.get_by_text("5 layers, 4 needed")).to_be_visible()
    for layer in range(1, 6):
        page.keyboard.press(str(layer))
        page.keyboard.press("Backspace")
    for placed in pile:
        page.keyboard.press(str(placed.layer))
        page.keyboard.press("ArrowUp")
    one.await_pile(pile)
    expect(page.get_by_text("Does it look like the mission? Check it.")).to_be_visible()
    one.check.click()
    one.draw(3).click()
    one.board.wait_for()
    expect(first).to_have_count(0)  # who has solved a mission knows how
    expect(page.get_by_text("Drag a layer here")).to_have_count(0)
