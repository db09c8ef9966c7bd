"""What Recto Verso says of its results: times rounded up, the pace, the kings' rounds, partner tokens, drop-outs."""

from __future__ import annotations

import re

import msgspec
from playwright.sync_api import Page, expect

from tests.browser.house import DESKTOP, PHONE, House, until
from tests.browser.mason import SMALL, flat, open_table
from tests.browser.wire import Shown
from tests.browser.yard import Yard
from tests.games.recto_verso.scenes import begin, build, finish, play, solution, wait
from volteface.games import recto_verso as game
from volteface.games.recto_verso.box import box
from volteface.games.recto_verso.building import facade
from volteface.games.recto_verso.state import State

BEGUN = """window.begun = []; // the names of all animations so far
  addEventListener('animationstart', event => begun.push(event.animationName), true);"""
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def show(page: Page, shown: Shown, state: State, code: str, seat: int = 0) -> None:
    """Let a page show this moment of a game, as a seat sees it."""
    shown.view = msgspec.to_builtins(game.view(state, seat))
    shown.status = "over" if state.phase == "over" else "playing"
    page.goto("/")
    page.goto(f"/t/{code}")


def test_a_ladder_names_its_pace_and_counts_every_round(house: House) -> None:
    """R9: a pace other than 1 is named wherever a result is; the kings' rounds count beyond those remembered."""
    page = flat(house)
    shown = Shown(page)
    shown.names = NAMES[:2]
    code = open_table(page, 2)
    state = begin(2, pace=2)
    state = play(finish(state, 29), (0, "place K 00.0", 31), (1, "again", 32))
    show(page, shown, state, code)
    expect(page.get_by_text("if somebody drops out again, it counts as a failure")).to_be_visible()
    expect(page.get_by_role("region", name="Verdict")).to_contain_text("With twice the time.")
    state = play(state, (0, "place K 00.0", 33), (0, "fail", 34))
    show(page, shown, state, code)
    expect(page.get_by_role("region", name="Verdict")).to_contain_text("dropped out for the second time in a row")
    while state.number < 33:
        state = finish(state, state.clock / 1000 + 5, right=False)
    while state.phase != "over":
        state = finish(state, state.clock / 1000 + 15.001)
    show(page, shown, state, code)
    result = page.get_by_role("region", name="Final score")
    expect(result.get_by_role("heading", level=1)).to_have_text("Kings of construction, after 40 rounds!")
    expect(result).to_contain_text("With twice the time.")
    expect(result.get_by_role("cell", name="15.1 s").first).to_be_visible()
    summary = result.get_by_role("region", name="All rounds")
    expect(summary.get_by_role("listitem")).to_have_count(32)  # those remembered
    expect(summary).to_contain_text("7 of 32 right, the fastest in 15.1 s.")
    expect(summary).to_contain_text("Round 40, level 7: right in 15.1 s")
    expect(summary).to_contain_text("Round 33, level 1: not right")


def marked(page: Page, side: str) -> int:
    """How many squares of a facade are marked as wrong in the verdict."""
    facade = page.get_by_role("region", name="Verdict").get_by_role("img", name=re.compile(f"^{side}\\. "))
    return facade.locator(".wrong").count()


def test_a_verdict_marks_all_that_is_wrong_and_says_how_near_it_was(house: House) -> None:
    """R6, R7: every square that differs, also when the time is up; and that only the word was missing."""
    page = flat(house)
    shown = Shown(page)
    shown.names = NAMES[:2]
    code = open_table(page, 2)
    verdict = page.get_by_role("region", name="Verdict")
    right = build(wait(begin(2), 1), solution(0), 20)
    other = build(wait(begin(2), 1), solution(1), 20)  # that of the next card
    assert wrongs(other) > 12
    show(page, shown, wait(other, 90.001), code)
    expect(verdict).to_contain_text("The 90 seconds have passed.")
    expect(verdict).to_contain_text(f"{wrongs(other)} squares differ:")
    expect(verdict).to_contain_text("They are marked.")
    assert marked(page, "Front") + marked(page, "Back") == wrongs(other)
    building = page.get_by_role("group", name="Board from above")  # and so is the building, on the side that shows it
    expect(building.locator(".near")).to_have_count(marked(page, "Front"))
    expect(building.locator(".far")).to_have_count(marked(page, "Back"))
    show(page, shown, wait(right, 90.001), code)
    expect(verdict).to_contain_text("It was right: only the word was missing!")
    assert marked(page, "Front") + marked(page, "Back") == 0
    best = page.get_by_text(re.compile("^Your best here"))
    expect(best).to_have_count(0)
    show(page, shown, finish(begin(2), 41.2), code)
    expect(verdict).to_contain_text("Right, in 41.2 seconds!")
    expect(best).to_have_text("Your best here: level 1, fastest 41.2 s")
    show(page, shown, finish(begin(2), 30.5), code)
    expect(verdict).to_contain_text("Faster than ever before!")
    page.goto("/")
    show(page, shown, finish(finish(begin(2), 50), 60), code)
    expect(verdict).to_contain_text("Higher than ever before!")
    expect(best).to_have_text("Your best here: level 2, fastest 10 s")


def test_ready_stands_beside_its_words_and_leaves_the_verdict_room(house: House) -> None:
    page = flat(house)
    shown = Shown(page)
    shown.names = NAMES[:2]
    code = open_table(page, 2)
    show(page, shown, finish(finish(begin(2), 29), 70, right=False), code)
    ready = page.get_by_role("button", name="Ready")
    words = page.get_by_text("Level 2 was not done: it starts again at the bottom.")
    for width, height in ((390, 844), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        expect(ready).to_be_visible()
        button, text = ready.bounding_box(), words.bounding_box()
        assert button is not None
        assert text is not None
        assert text["x"] + text["width"] <= button["x"], (width, height)
        assert text["height"] < height / 5, (width, height)


def test_whoever_leaves_a_ladder_early_has_seen_all_its_rounds(house: House) -> None:
    page = flat(house)
    shown = Shown(page)
    shown.names = NAMES[:2]
    code = open_table(page, 2)
    show(page, shown, finish(begin(2), 29), code)
    expect(page.get_by_role("region", name="Verdict")).to_contain_text("Right, in 29 seconds!")
    rounds = page.get_by_role("button", name="All rounds")
    expect(rounds).to_have_count(0)  # the first is told already
    show(page, shown, finish(finish(begin(2), 29), 70, right=False), code)
    rounds.click()
    summary = page.get_by_role("region", name="All rounds")
    expect(summary.get_by_role("listitem")).to_have_count(2)
    expect(summary).to_contain_text("1 of 2 right, the fastest in 29 s.")


def test_one_is_seen_to_climb_also_on_a_phone(house: House) -> None:
    """There the ladder is away while one builds, and below the verdict: it waits until it is in sight."""
    for size in (PHONE, DESKTOP):
        page = house.visit(viewport=size, reduced_motion="no-preference")
        page.add_init_script(BEGUN)
        yard = Yard(page)
        yard.tell_building(yard.lay("simple", 0))
        yard.play(0, "recto")
        assert not climbs(page)
        yard.tell_move("verso")
        ladder = page.get_by_role("list", name="The ladder of seven levels")
        expect(ladder.get_by_role("listitem").filter(has_text="Level 1")).to_contain_text("✓")
        ladder.scroll_into_view_if_needed()
        until(page, lambda page=page: climbs(page))  # type: ignore[misc]


def climbs(page: Page) -> bool:
    """Whether somebody has begun to climb."""
    begun: list[str] = page.evaluate("begun")
    return any(name.endswith("climb") for name in begun)


def wrongs(state: State) -> int:
    """How many squares of both facades differ."""
    card = box("simple")[0]
    pairs = ((facade(state.building, "front"), card.front), (facade(state.building, "back"), card.back))
    return sum(a != b for seen, drawn in pairs for a, b in zip(seen, drawn, strict=True))


def test_after_a_round_the_back_is_the_back_for_whoever_sat_there(house: House) -> None:
    page = house.visit(viewport=SMALL)
    shown = Shown(page)
    shown.names = NAMES[:2]
    code = open_table(page, 2)
    show(page, shown, finish(begin(2), 41), code, seat=1)
    across = "() => Math.abs(Number(document.querySelector('canvas')?.dataset.across))"
    page.get_by_role("button", name="From the front").click()
    page.wait_for_function(f"() => ({across})() > 3")
    page.get_by_role("button", name="From the back").click()
    page.wait_for_function(f"() => ({across})() < 0.1")


def test_partners_have_tokens_and_a_late_time_looks_late(house: House) -> None:
    """R2: everybody has a colour and sees which tokens are turned and left. R7: 15.001 s is not 15 s."""
    page = flat(house)
    shown = Shown(page)
    shown.names = NAMES
    code = open_table(page, 4)
    state = finish(begin(4), 15.001)
    show(page, shown, state, code)
    expect(page.get_by_role("region", name="Verdict")).to_contain_text("Right, in 15.1 seconds: 9 points each!")
    expect(page.get_by_text(re.compile("^With .* time"))).to_have_count(0)
    rows = page.get_by_role("table", name="Standings").get_by_role("row")
    for name, own, turned, left, to_come in (
        ("Ada", 0, [1], [2, 3], "Partners still to come: Cleo, Dan"),
        ("Ben", 1, [2], [0, 3], "Partners still to come: Ada, Dan"),
        ("Cleo", 2, [], [0, 1, 3], "Partners still to come: Ada, Ben, Dan"),
    ):
        row = rows.filter(has=page.get_by_role("rowheader", name=re.compile(f"^{name}")))
        players = row.locator("[data-player]").evaluate_all("all => all.map(one => Number(one.dataset.player))")
        assert players == [own, *turned, *left]
        expect(row.locator("[data-player].done")).to_have_count(len(turned))
        expect(row).to_contain_text(to_come)
    while state.phase != "over":
        state = finish(state, state.clock / 1000 + 60)
    show(page, shown, state, code)
    expect(page.get_by_text("All partner tokens are turned.").first).to_be_attached()
