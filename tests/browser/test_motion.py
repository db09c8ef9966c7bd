"""What moves in Verso: each piece of news in its order and in its place, by transform and opacity, or not at all."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House, until
from tests.browser.player import start_solo
from tests.browser.test_replay import VERSO, watch
from tests.browser.wire import hold_frames

# Notes every animation with where its card was when it began and when it ended, and ends it at once, or holds it.
NOTE = """hold => {
  const animate = Element.prototype.animate;
  const box = element => element.getBoundingClientRect();
  const between = (card, spot) => {
    const [a, b] = [box(card), box(document.querySelector(`[data-spot="${spot}"]`))];
    return Math.max(...['x', 'y', 'width', 'height'].map(side => Math.abs(a[side] - b[side])));
  };
  window.noted = [];
  Element.prototype.animate = function (frames, timing) {
    const animation = animate.call(this, frames, timing);
    const card = this.closest('.flight');
    const [from, to] = card ? card.dataset.flight.split(' > ') : [];
    const part = this.className.split(' ')[0];
    const note = { what: card ? card.dataset.flight : part, part };
    note.faces = card?.querySelectorAll('svg').length;
    note.moves = [...new Set(frames.flatMap(Object.keys))];
    note.duration = timing.duration;
    note.slides = this === card && String(frames.at(-1).transform).startsWith('translate');
    if (card) note.start = between(card, from);
    if (part === 'gain') note.right = box(this).right;
    window.noted.push(note);
    animation.finished.then(() => { if (card && this === card) note.end = between(card, to); });
    if (hold) animation.pause(); else animation.finish();
    return animation;
  };
}"""


def note(page: Page, *, hold: bool = False) -> None:
    """Note from now on what moves."""
    page.evaluate(NOTE, hold)


def noted(page: Page) -> list[dict[str, Any]]:
    """What has moved, in order."""
    found: list[dict[str, Any]] = page.evaluate("window.noted")
    return found


def moved(page: Page) -> list[str]:
    """The ways of the cards that have moved, and the marks, in order."""
    return list(dict.fromkeys(str(one["what"]) for one in noted(page)))


@pytest.fixture
def replay(house: House) -> Page:
    """A game of three in the viewer, with motion."""
    page = watch(house, VERSO, reduced_motion="no-preference")
    page.get_by_role("heading", level=1).click()
    return page


def step(page: Page, key: str, number: int) -> None:
    """Go one step with a key, and wait until the table rests."""
    page.keyboard.press(key)
    expect(page.get_by_text(re.compile(f"^Move {number + 1} / "))).to_be_visible()
    expect(page.locator(".flight, .gain")).to_have_count(0)


def go(page: Page, number: int) -> None:
    """Go to a step by the slider."""
    page.get_by_role("slider", name="Step").fill(str(number))
    expect(page.get_by_text(re.compile(f"^Move {number + 1} / "))).to_be_visible()
    page.get_by_role("heading", level=1).click()  # so that keys do not go to the slider


def test_forced_flips_then_the_bank_each_in_its_place(replay: Page) -> None:
    """Seat 3 banks: seat 1 turns its sky 5 into a sea joker, seat 2 loses its own; then points, then two cards go."""
    go(replay, 31)
    note(replay)
    step(replay, "ArrowRight", 32)
    until(replay, lambda: "2 orange5 > pile" in moved(replay))
    assert moved(replay) == [
        "stage",
        "0 orange5 > 0 blue7",
        "1 orange5 > pile",
        "gain",
        "2 orange4 > pile",
        "2 orange5 > pile",
    ]
    for one in noted(replay):
        assert set(one["moves"]) <= {"transform", "opacity"}, one
        assert 150 <= one["duration"] <= 300, one
        if not (one["slides"] and one["faces"] == 2):  # a small card has grown while it turned
            assert one.get("start", 0) < 1, f"it does not begin in its place: {one}"
        if one["slides"]:
            assert one.get("end", 0) < 1, f"it does not land in its place: {one}"
    assert [one["part"] for one in noted(replay)][:5] == ["stage", "turner", "flight", "flight", "turner"]
    assert [one["faces"] for one in noted(replay) if one["part"] == "turner"][:2] == [2, 2]


def test_a_square_glows(replay: Page) -> None:
    go(replay, 24)
    note(replay)
    step(replay, "ArrowRight", 25)
    until(replay, lambda: "gain" in moved(replay))
    assert moved(replay) == ["deck > 1 green7", "glow", "gain"]
    said = next(one["right"] for one in noted(replay) if one["what"] == "gain")
    score = replay.locator("[data-spot='1 score']").bounding_box()
    assert score
    assert said <= score["x"]  # before the score, which has grown


def test_going_back_and_leaping_move_nothing(replay: Page) -> None:
    go(replay, 32)
    note(replay)
    step(replay, "ArrowLeft", 31)
    go(replay, 5)
    go(replay, 30)
    replay.get_by_role("combobox", name="Seen by").select_option("Seat 2")
    expect(replay.get_by_role("group", name="Cards of Seat 2")).to_have_count(1)
    assert moved(replay) == []
    go(replay, 31)
    until(replay, lambda: moved(replay)[1:])
    assert moved(replay)[:2] == ["stage", "2 green6 > 2 orange5"]  # one step on moves, also by the slider


def test_whoever_falls_behind_skips_ahead(replay: Page) -> None:
    """With every card held in the air, the table stays less than three steps behind."""
    note(replay, hold=True)
    for number in range(1, 8):
        replay.keyboard.press("ArrowRight")
        expect(replay.get_by_text(re.compile(f"^Move {number + 1} / "))).to_be_visible()
        if number == 1:
            expect(replay.locator(".flight")).to_have_count(1)  # it is held in the air
    expect(replay.get_by_role("group", name=re.compile("^Cards of ")).get_by_role("img")).to_have_count(4)
    expect(replay.locator(".flight")).to_have_attribute("data-flight", "deck > 2 green2")  # the fifth


def test_nobody_looks_and_nothing_moves(replay: Page) -> None:
    note(replay, hold=True)
    replay.keyboard.press("ArrowRight")
    expect(replay.locator(".flight")).to_have_count(1)
    replay.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    replay.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(replay.locator(".flight")).to_have_count(0)
    before = len(noted(replay))
    step(replay, "ArrowRight", 2)
    assert len(noted(replay)) == before


def test_the_decks_own_card_alone_is_played_out(house: House) -> None:
    page = house.visit(reduced_motion="no-preference")
    player = start_solo(page)
    note(page)
    player.flip.click()
    until(page, lambda: moved(page)[1:])
    own, opponent = moved(page)[:2]
    assert re.match(r"deck > (0 \w+|pile)$", own)
    assert opponent == "deck > pile"
    assert [one["faces"] for one in noted(page) if one["part"] == "turner"][:2] == [2, 2]


def test_whoever_wants_no_motion_gets_none(house: House) -> None:
    page = house.visit(reduced_motion="reduce")
    assert page.evaluate("document.getAnimations().length") == 0
    player = start_solo(page)
    note(page)
    player.act()
    player.may_act()
    assert moved(page) == []
    assert page.evaluate("document.getAnimations().filter(one => one.effect.getTiming().duration > 0).length") == 0


def test_a_turned_card_shows_its_other_face_only_when_the_server_has_said_it(house: House) -> None:
    page = house.visit(reduced_motion="no-preference")
    frames = hold_frames(page)
    player = start_solo(page)
    top = player.top()
    note(page, hold=True)
    frames.hold()
    player.flip.click()
    until(page, lambda: frames.waiting)
    expect(page.locator(".flight")).to_have_count(0)
    frames.release()
    expect(page.locator(".flight svg")).to_have_count(2)
    expect(page.locator(".lately")).to_have_text(re.compile(f"^You turn the {top.split(',')[0]} over: "))
