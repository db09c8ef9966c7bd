"""Verso's board tells what happens: causes before effects, in log and board alike; a tap skips; a round is short."""

from __future__ import annotations

import re
from itertools import groupby

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import NOT_FOUND, House, until
from tests.browser.sizes import SIZES
from tests.browser.theatre import Theatre
from tests.games.verso.positions import position

# Notes what begins to move, which line stands last in the log and which is told on the board, in the order of time;
# and how long each thing lasts that one waits for. Everything ends at once, or is held.
RECORD = """hold => {
  const animate = Element.prototype.animate;
  window.told = [];
  window.lasted = [];
  const note = text => { if (text && window.told.at(-1) !== text) window.told.push(text); };
  Element.prototype.animate = function (frames, timing) {
    const card = this.closest('.flight');
    if (!card && !/stage|gain|glow/.test(this.className)) return animate.call(this, frames, timing);
    note(`move ${card ? card.dataset.flight : this.className.split(' ')[0]}`);
    const how = timing.delay > 0 || !card?.querySelector('.back') ? 'slides' : 'turns';
    const length = timing.delay + timing.duration + timing.endDelay;
    window.lasted.push([card ? `${card.dataset.flight} ${how}` : this.className, length]);
    const animation = animate.call(this, frames, timing);
    if (hold) animation.pause(); else animation.finish();
    return animation;
  };
  const watch = (element, word, text) => {
    const all = { childList: true, characterData: true, subtree: true };
    let before = text();
    new MutationObserver(() => text() !== before && note(`${word} ${(before = text())}`)).observe(element, all);
  };
  const [story, log] = [document.querySelector('.story'), document.querySelector('aside ol')];
  watch(story, 'line', () => story.querySelector('.lately').textContent);
  watch(log, 'log', () => log.lastElementChild.textContent);
}"""

# Sentences of the story that are seen, but not whole.
CLIPPED = """() => {
  const story = document.querySelector('.story').getBoundingClientRect();
  return [...document.querySelectorAll('.story p')].filter(one => {
    const { left, top, bottom } = one.getBoundingClientRect();
    const seen = left < story.right - 1 && bottom > top;
    return seen && (one.scrollHeight > bottom - top + 2 || top < story.top - 1 || bottom > story.bottom + 1);
  }).map(one => one.textContent);
}"""


@pytest.fixture
def theatre(house: House) -> Theatre:
    """A page whose table shows what a test wants."""
    house.excuse(NOT_FOUND)  # the course of a game that the server does not know
    return Theatre(house.visit())


def record(page: Page, *, hold: bool = False) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(RECORD, hold)


def told(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.told")
    return found


def test_a_bank_is_told_before_the_flips_it_causes_then_points_then_discards(theatre: Theatre) -> None:
    """V6: seat 1 banks; its neighbours, seat 2 and I, turn their highest sea card, which makes seat 2's square."""
    page = theatre.page
    bruno = "O3/B2:1 O4/B5:1 G1/B2:1 G2/B3:1 G3/B4:1 B5/O6:1 B4/G3:1 B3/G2:1 B1/G6:1"
    state = position("G4/O3:1 B6/G1:1", "B1/O2:1 B2/O3:1 B3/G4:1 B4/O5:1", bruno, turn=1)
    theatre.set(state, names=("Alma", "Bruno"))
    expect(page.get_by_role("heading", name="Alma")).to_be_visible()
    record(page)
    after = theatre.play(state, "bank blue 1-4", 1)
    theatre.player.keep.or_(theatre.page.get_by_text("Bruno is to move.")).first.wait_for()
    until(page, lambda: any("discarded" in one for one in told(page)) and "move 1 blue4 > pile" in told(page))
    lines = [one for one in told(page) if not one.startswith("move")]
    told_in_order = bank, flip, square, own, points = (
        "Alma banks sea 1-2-3-4, +4: the neighbours turn their highest sea cards.",
        "Bruno: the sea 5 turns into sky 6.",
        "A square! Bruno scores 7.",
        "Your sea 6 turns into land 1.",
        "Alma scores 4 points; discarded: 3, 4.",
    )
    assert [one for one in lines if one.startswith("line")] == [f"line {one}" for one in told_in_order]
    assert [one for one in lines if one.startswith("log")] == [f"log {one}" for one in told_in_order]
    order = [
        f"line {bank}",
        "move stage",
        f"line {flip}",
        "move 2 blue5 > 2 orange6",
        f"line {square}",
        "move glow",
        f"line {own}",
        "move 0 blue6 > 0 green1",
        f"line {points}",
        "move gain",
        "move 1 blue3 > pile",
        "move 1 blue4 > pile",
    ]
    rest = iter(told(page))
    assert all(one in rest for one in order), told(page)
    expect(page.locator(".mine")).to_have_text("Alma banked sea. Your sea 6 turns into land 1.")
    tops = [page.locator(f".{one}").evaluate("one => one.getBoundingClientRect().top") for one in ("mine", "lately")]
    assert tops == sorted(tops)  # what came later stands below
    assert after.turn == 2
    theatre.play(after, "keep", 2)
    expect(page.locator(".mine")).to_have_text("Alma banked sea. Your sea 6 turns into land 1.")  # until my own move
    theatre.player.keep.wait_for()


def test_a_card_of_mine_that_is_lost_is_told_until_my_next_move(theatre: Theatre) -> None:
    """However fast the others go on: nobody has to read it in the second that it takes."""
    page = theatre.page
    state = position("B2/O3:1 B6/G1:1", "B1/G2:1", deck="B2/G3:1 G4/O5:1 O4/G3:1")
    theatre.set(state, names=("Alma",))
    expect(page.get_by_role("heading", name="Alma")).to_be_visible()
    after = theatre.play(state, "keep", 0)
    expect(page.locator(".lately")).to_have_text("You keep the sea 2, which you have already, so it is discarded.")
    expect(page.locator(".mine")).to_have_text("")  # it is said once
    after = theatre.play(after, "keep", 1)
    expect(page.locator(".lately")).to_have_text("Alma keeps the land 4.")
    expect(page.locator(".mine")).to_have_text("You keep the sea 2, which you have already, so it is discarded.")
    theatre.play(after, "keep", 0)
    expect(page.locator(".lately")).to_have_text("You keep the sky 4.")
    expect(page.locator(".mine")).to_have_text("")


def test_the_log_waits_for_the_board_and_a_tap_skips(theatre: Theatre) -> None:
    page, player = theatre.page, theatre.player
    state = position("G4/O3:1 B6/G1:1", "B1/O2:1 B2/O3:1", "B5/O6:1", turn=1)
    theatre.set(state, names=("Alma", "Bruno"))
    expect(page.get_by_role("heading", name="Alma")).to_be_visible()
    record(page, hold=True)
    theatre.play(state, "bank blue 1-2", 1)
    expect(player.log.get_by_role("listitem").last).to_contain_text("Alma banks sea 1-2")
    expect(page.locator(".victim")).to_have_count(2)
    expect(page.locator(".raised")).to_have_count(2)
    expect(page.locator(".other.turn")).to_have_count(1)  # it is still Alma's turn
    page.keyboard.press("Escape")
    expect(player.log.get_by_role("listitem").last).to_contain_text("Alma scores 2 points")
    expect(page.locator(".victim, .raised, .flight")).to_have_count(0)
    after = position("G4/O3:1 B6/G1:1", "O2/B1:1", "B5/O6:1 B1/O2:1 B2/O3:1", turn=2)
    theatre.set(after, names=("Alma", "Bruno"))
    theatre.play(after, "bank blue 1-2", 2)
    expect(page.locator(".raised")).to_have_count(2)
    page.locator(".middle").click()
    expect(player.log.get_by_role("listitem").last).to_contain_text("Bruno scores 2 points")
    player.keep.wait_for()


def test_the_result_waits_for_the_last_bank(theatre: Theatre) -> None:
    """And alone nobody speaks of others."""
    page, player = theatre.page, theatre.player
    state = position("30+0 B1/O2:1 B2/O3:1 B3/O4:1 B*/O1:1", head="last")
    theatre.set(state)
    expect(page.get_by_role("button", name=re.compile(r"^Bank sea .*\+")).first).to_be_visible()
    record(page, hold=True)
    theatre.play(state, "bank blue 1-3", 0)
    expect(page.locator(".gain")).to_have_count(1)
    expect(player.result).to_have_count(0)
    expect(page.get_by_text("others")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(player.result).to_be_visible()
    expect(player.result.get_by_role("list", name="Titles for points alone").get_by_role("listitem")).to_have_count(7)
    expect(player.result.get_by_role("heading", level=1)).to_have_text(re.compile("^Every deck is different"))  # kind
    expect(player.result).to_contain_text("33 points")
    expect(player.result).to_contain_text("2 short of 35")
    expect(player.result).to_contain_text("The designers’ best: 64")
    expect(player.result).to_contain_text("average")


def test_a_round_of_six_is_shown_within_five_seconds(theatre: Theatre) -> None:
    """My bank and five of others, each with two victims: the quicker the more there is to show."""
    page = theatre.page
    state = position(
        "B1/G2:1 B2/G3:1",
        "B3/G4:1 B4/G5:1 B5/G6:1",
        "B1/O2:1 B2/O3:1 B5/G4:1",
        "B3/O4:1 B4/O5:1 B5/O6:1",
        "B1/G6:1 B2/G1:1 B5/O4:1",
        "B3/G2:1 B4/G3:1 B6/G1:1 G4/B5:3",
    )
    theatre.set(state)
    theatre.player.keep.wait_for()
    record(page)
    for seat, move in enumerate(["1-2", "3-4", "1-2", "3-4", "1-2", "3-4"]):
        before = page.evaluate("window.told.length")
        state = theatre.play(state, f"bank blue {move}", seat)
        until(page, lambda before=before: page.evaluate("window.told.length") > before)  # type: ignore[misc]
        page.wait_for_function("() => !document.querySelector('.flight, .raised, .gain')")
    lasted: list[tuple[str, float]] = page.evaluate("window.lasted")
    assert sum(one[1] for one in lasted) > 3000
    waits = [next(group) for _, group in groupby(lasted, key=lambda one: re.sub(r".* > pile", "pile", one[0]))]
    assert sum(one[1] for one in waits) <= 5000, (
        waits
    )  # two cards of a bank go together, as a card does with its growing


def test_leaving_while_cards_move_is_quiet(theatre: Theatre) -> None:
    """The house complains if a script fails."""
    page = theatre.page
    state = position("G4/O3:1 B6/G1:1", "B1/O2:1 B2/O3:1", "B5/O6:1", turn=1)
    theatre.set(state, names=("Alma", "Bruno"))
    expect(page.get_by_role("heading", name="Alma")).to_be_visible()
    record(page, hold=True)
    theatre.play(state, "bank blue 1-2", 1)
    expect(page.locator(".raised")).to_have_count(2)
    page.get_by_role("link", name="Volteface").click()
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate("document.getAnimations().forEach(one => one.playState === 'paused' && one.finish())")
    page.wait_for_function("() => !document.querySelector('.verso')")


def test_with_two_it_is_told_who_turns_and_whose_square_is_broken(theatre: Theatre) -> None:
    """And no sentence on the board is cut: what does not fit beside what happened to oneself is not begun."""
    page = theatre.page
    mine = "O1/B2:1 O3/G4:1 O5/G6:1 G1/O2:1 G5/O4:1 G*/B3:1 B2/G3:1 B3/G2:1 B6/O1:1"
    hers = "B1/O2:1 B2/O3:1 B5/G4:1 O1/G2:1 O2/G3:1 O3/B4:1 G3/O2:1 G4/O5:1 G*/B1:1"
    state = position(mine, hers, turn=1)
    theatre.set(state, names=("Alma",))
    expect(page.get_by_role("heading", name="Alma")).to_be_visible()
    theatre.play(state, "bank blue 1-2", 1)
    told = theatre.player.log.get_by_role("listitem")
    expect(told.nth(-3)).to_have_text("Alma banks sea 1-2, +2: you turn your highest sea card.")
    expect(told.last).to_have_text("Alma scores 2 points; discarded: 1, 2. Alma’s square is broken.")
    expect(page.locator(".mine")).to_have_text(re.compile(r"Your square is broken\.$"))
    for language, broken in (("English", "Your square"), ("Français", "Votre carré"), ("Deutsch", "Dein Quadrat")):
        page.set_viewport_size({"width": 1280, "height": 800})
        page.get_by_role("banner").get_by_role("combobox").select_option(language)
        expect(page.locator(".mine")).to_contain_text(broken)  # whatever language it was told in
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(CLIPPED) == [], (language, width, height)
