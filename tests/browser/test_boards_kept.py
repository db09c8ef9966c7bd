"""What people who tried home, Verso, Dessus Dessous and the whole by ear and keys praised, a test a line.

Quickness is measured by `make bench`, which these tests do not repeat: no test asserts on real time.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.theatre import Theatre
from tests.games.verso.positions import position

ROOT = Path(__file__).parents[2]
HERE = "tests/browser/test_boards_kept.py"
ALONE = "tests/browser/test_alone.py"
VERSO = "tests/browser/test_verso_board.py"
TOGETHER = "tests/browser/test_together.py"
LAYERS = "tests/browser/test_dessus_dessous.py"
LAYERS_ALONE = "tests/browser/test_dessus_dessous_alone.py"
LAYERS_FIT = "tests/browser/test_layers_fit.py"
HOME_AND_VERSO = {
    "quick from Play now to the table": "benchmarks/browser.py::_openings",
    "quick from a click to motion": "benchmarks/browser.py::_turns",
    "a server stopped in mid-game loses nothing": f"{TOGETHER}::test_a_killed_server_comes_back_and_nothing_is_lost",
    "two clicks and no account": "tests/browser/test_doors.py::test_play_now_shows_no_seats_to_fill",
    "card art": f"{HERE}::test_a_card_is_drawn_with_its_landscape_value_and_suns",
    "folded corners of known reverses": f"{HERE}::test_a_known_reverse_is_a_folded_corner",
    "value slots": f"{HERE}::test_a_cards_place_is_its_value_and_gaps_are_named",
    "brackets": f"{VERSO}::test_what_a_bank_brings_is_written_over_no_card",
    "tilted cards that go": f"{HERE}::test_the_cards_that_go_are_tilted",
    "six players on one phone": f"{VERSO}::test_a_screen_shows_all_of_it_and_nothing_moves_between_turns",
    "the dark theme": f"{ALONE}::test_the_dark_theme_follows_the_system_and_the_switch_is_remembered",
    "keyboard focus returns to Keep": f"{ALONE}::test_the_focus_stays_with_the_actions",
    "your turn in the tab's title": f"{TOGETHER}::test_your_turn_is_in_the_title",
    "hints with reasons": "tests/browser/test_hints.py::test_alone_one_can_play_by_hints",
    "luck apart from skill": "tests/browser/test_review.py::test_alone_the_graph_leads_to_a_move",
    "kind titles": f"{HERE}::test_alone_one_gets_a_title",
}
LAYERS_AND_ACCESS = {
    "a live preview with a layer in the air, also between two others": f"{LAYERS_ALONE}::test_what_a_pile_shows",
    "three layers fit a phone": f"{LAYERS_FIT}::test_a_round_with_people_fits",
    "five layers fit a phone": (f"{LAYERS_FIT}::test_with_five_layers_countdown_tokens_and_grab_are_on_every_screen"),
    "keys are fast": f"{LAYERS_ALONE}::test_the_keyboard_alone_and_what_is_said",
    "focus follows the layer": f"{LAYERS_ALONE}::test_what_a_pile_shows",
    "the check scene": f"{LAYERS}::test_the_countdown_runs_down_and_the_check_is_played_out_in_order",
    "rivals' drags live": f"{LAYERS}::test_others_piles_are_seen_if_the_table_shows_them",
    "reload keeps the pile": f"{LAYERS_ALONE}::test_what_a_pile_shows",
    "holes and borderless pictures never betray the order": f"{LAYERS_ALONE}::test_what_a_pile_shows",
    "axe finds nothing": f"{LAYERS}::test_axe_finds_nothing",
    "a focus ring of 3 pixels": "tests/browser/test_access.py::test_keys_lead_everywhere_and_out_again",
    "200 % zoom without sideways scrolling": (
        "tests/browser/test_settings.py::test_text_may_be_set_wider_and_the_page_smaller"
    ),
}
KEPT = {**HOME_AND_VERSO, **LAYERS_AND_ACCESS}
BEGINNING = "B1/G2:1 G3/O4:3 O5/B6:1 G*/B3:1"  # a face of each colour, one of them rich, and a joker


@pytest.mark.parametrize("praise", KEPT)
def test_every_praise_has_a_test(praise: str) -> None:
    file, _, name = KEPT[praise].partition("::")
    assert f"def {name}(" in (ROOT / file).read_text("utf-8")


@pytest.fixture
def theatre(house: House) -> Theatre:
    """A page whose table shows what a test wants."""
    return Theatre(house.visit())


def test_a_card_is_drawn_with_its_landscape_value_and_suns(theatre: Theatre) -> None:
    """Another motif for each colour; the value large and in two corners, one or three suns, a star for the joker."""
    page = theatre.page
    theatre.set(position(BEGINNING, "B2/O3:1"))
    motifs = []
    for spot, value, suns in (("blue1", "1", 1), ("orange4", "4", 3), ("orange5", "5", 1)):
        card = page.locator(f"[data-spot='0 {spot}'] .card svg")
        expect(card.locator("text.value, text.corner")).to_have_text([value] * 3)
        expect(card.locator(".points > g")).to_have_count(suns)
        motifs.append(card.locator(".motif").inner_html())
    joker = page.locator("[data-spot='0 green7'] .card svg")
    expect(joker.locator(".star")).to_have_count(3)
    expect(joker.locator("text.value, text.corner")).to_have_count(0)
    motifs.append(joker.locator(".motif").inner_html())
    assert motifs[1] == motifs[2], "both are sky"
    assert len(set(motifs)) == 3


def test_a_known_reverse_is_a_folded_corner(theatre: Theatre) -> None:
    """Of a card that was turned over, which tells its colour and value; a card that was kept has none."""
    page = theatre.page
    state = position("B1/G2:1", "B2/O3:1", deck="G3/O4:1 O5/B6:1")
    theatre.set(state)
    expect(page.locator("[data-spot='0 blue1'] .card")).to_have_count(1)
    folds = page.locator("[data-spot^='0 '] .fold")
    before = folds.count()
    theatre.play(state, "flip", 0)
    fold = page.locator("[data-spot='0 orange4'] .fold")
    expect(fold).to_have_text("3")
    expect(fold).to_have_class(re.compile("green"))
    expect(folds).to_have_count(before + 1)
    expect(page.locator("[data-spot='0 orange4'] .card")).to_have_accessible_name("sky 4, 3 points, behind it land 3")


def test_a_cards_place_is_its_value_and_gaps_are_named(theatre: Theatre) -> None:
    page = theatre.page
    theatre.set(position(BEGINNING, "B2/O3:1", deck="B6/G5:1"))
    page.locator("[data-spot='0 blue1'] .card").wait_for()
    columns = []
    for colour in ("blue", "green", "orange"):
        places = page.locator(f"[data-spot^='0 {colour}']")
        expect(places).to_have_count(7)
        columns.append([round(box["x"]) for one in places.all() if (box := one.bounding_box())])
    assert columns[0] == columns[1] == columns[2] == sorted(columns[0])
    gaps = page.locator("[data-spot^='0 blue'] .ghost")
    expect(gaps).to_have_text(["2", "3", "4", "5", "★"])
    expect(page.locator("[data-spot='0 blue6'] .shade")).to_have_count(1)  # where the top card would come to lie


def test_the_cards_that_go_are_tilted(theatre: Theatre) -> None:
    page = theatre.page
    theatre.set(position("B1/G2:1 B2/G3:1 B3/G4:1", "G1/O2:1"))
    theatre.player.banks.first.click()
    theatre.player.dialog.wait_for()
    cards = page.locator("dialog[open] .mini")
    tilts = cards.evaluate_all("all => all.map(one => getComputedStyle(one).transform !== 'none')")
    assert tilts[:3] == [False, True, True]  # of the longest sequence, the two highest


def test_alone_one_gets_a_title(house: House, theatre: Theatre) -> None:
    """However few the points, it is a kind one."""
    house.excuse("Failed to load resource")  # the server knows nothing of a game that was set up
    state = position("12+0 B1/G2:1", head="last")
    theatre.set(state)
    theatre.player.done.wait_for()
    theatre.play(state, "pass", 0)
    expect(theatre.player.result.get_by_role("heading", level=1)).not_to_be_empty()
    expect(theatre.player.result.get_by_role("list", name="Titles for points alone")).to_be_visible()
