"""What people praised in Recto Verso, a test a line: none of it is to be lost. And what they found wrong, the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.eye import colour, pixel
from tests.browser.house import LASTING, House, until
from tests.browser.mason import FLAT, NAMES, SMALL, check_cost
from tests.browser.player import tile
from tests.browser.pointers import Mouse
from tests.browser.test_recto_verso_space import settled
from tests.browser.yard import Yard, slot, target

TESTS = Path(__file__).parents[1]
HERE = "browser/test_recto_verso_kept.py"
KEPT = {
    "wood and light": f"{HERE}::test_wood_stands_in_the_light",
    "colours with signs": "web/test_colours.py::test_the_wood_differs_in_grey_and_its_signs_can_be_read",
    "the dark theme": f"{HERE}::test_in_the_dark_the_wood_is_the_same",
    "a fluid ghost": f"{HERE}::test_the_ghost_follows_every_move_of_the_pointer",
    "a partner who mends what one told square says": (
        "games/recto_verso/test_bots.py::test_with_somebody_who_only_talks_nearly_every_card_is_finished_within_12_phrases"
    ),
    "phrases in the reader's columns and language": (
        "browser/test_recto_verso_talk.py::test_one_press_tells_the_partner_and_a_slip_is_taken_back"
    ),
    "a pointing finger on card and building": f"{HERE}::test_a_finger_rings_the_square_it_points_at",
    "ticks on the card": f"{HERE}::test_the_card_ticks_what_fits_at_once",
    "reasons of a verdict on the building": (
        "browser/test_recto_verso_results.py::test_a_verdict_marks_all_that_is_wrong_and_says_how_near_it_was"
    ),
    "refusals where they happen": ("browser/test_recto_verso.py::test_what_cannot_be_is_refused_where_it_happens"),
    "depth on the flat board": f"{HERE}::test_the_flat_board_shows_what_stands_behind_what",
    "a code and its picture": f"{HERE}::test_a_table_has_a_code_and_its_picture",
    "play by keys": "browser/test_recto_verso_building.py::test_a_building_takes_fewer_actions_than_before_by_keys",
    "a solution after the round": "browser/test_recto_verso.py::test_three_players_a_guess_and_a_visitor",
}
BUILDING, SIZES, RESULTS = (f"browser/test_recto_verso_{name}.py" for name in ("building", "sizes", "results"))
MENDED = {
    "a pause that stopped nothing": (
        "browser/test_tables.py::test_a_pause_of_a_timed_game_is_told_truthfully_and_covers_nothing"
    ),
    "hidden rows": "browser/test_recto_verso_space.py::test_a_hidden_row_is_reached_through_glass",
    "a piece that one holds is put down by the partner": f"{BUILDING}::test_two_hands_at_one_piece",
    "typed talk that phones did not show": (
        "browser/test_recto_verso_talk.py::test_one_press_tells_the_partner_and_a_slip_is_taken_back"
    ),
    "drags while a move was on its way": f"{BUILDING}::test_nothing_waits_for_the_server",
    "front and back swapped": f"{RESULTS}::test_after_a_round_the_back_is_the_back_for_whoever_sat_there",
    "arrows that dropped what one held": f"{BUILDING}::test_leaning_turning_and_stacks_by_mouse",
    "a quarter turn for every event of the wheel": f"{BUILDING}::test_leaning_turning_and_stacks_by_mouse",
    "a bare letter that said the word": (
        "browser/test_recto_verso_talk.py::test_the_word_is_said_on_purpose_and_glows_when_nothing_speaks_against_it"
    ),
    "a page that jumped": f"{SIZES}::test_nothing_moves_because_of_the_partner",
    "screens too low or too narrow": f"{SIZES}::test_everything_is_at_hand_on_every_screen",
    "faults beyond the twelfth": f"{RESULTS}::test_a_verdict_marks_all_that_is_wrong_and_says_how_near_it_was",
    "a refusal cut off": f"{SIZES}::test_a_refusal_is_seen_whole_wherever_it_happens",
    "an undo that was refused and lost": f"{BUILDING}::test_nothing_waits_for_the_server",
    "no ghost on the flat board": f"{HERE}::test_from_above_the_ghost_follows_as_well",
    "a time that was up without a word": f"{RESULTS}::test_a_verdict_marks_all_that_is_wrong_and_says_how_near_it_was",
}
DRAWN_SINCE = "before => Number(document.querySelector('canvas').dataset.frames) > before"
RADIUS = 0.4  # of a ring, in cells
TOWER = "place Y 10.0 10.1 10.2"
TOP, FRONT = (1.12, 0.12, 3.0), (1.12, 0.0, 2.88)  # of the tower, beside its signs


@pytest.mark.parametrize("line", KEPT | MENDED)
def test_every_line_has_a_test(line: str) -> None:
    file, _, name = (KEPT | MENDED)[line].partition("::")
    assert f"def {name}(" in (TESTS / file).read_text("utf-8")


def brightness(page: Page, place: tuple[float, float, float]) -> int:
    return sum(colour(page, pixel(page, place)))


def test_wood_stands_in_the_light(house: House) -> None:
    """Its top is brighter than its face, and its shadow lies on the ground."""
    page = house.visit(viewport=SMALL)
    yard = Yard(page)
    yard.lay("simple", 0)
    ground = [(u + 0.5, v + 0.5, 0.0) for u in (2, 3) for v in (0, 1, 2)]
    settled(page)
    before = [brightness(page, place) for place in ground]
    yard.tell_move(TOWER)
    settled(page)
    assert brightness(page, TOP) > brightness(page, FRONT) + 60
    red, green, blue = colour(page, pixel(page, TOP))
    assert red > green > blue, "it is yellow"
    assert any(brightness(page, place) < bright - 60 for place, bright in zip(ground, before, strict=True))


def test_in_the_dark_the_wood_is_the_same(house: House) -> None:
    """Only what is around it is dark."""
    found, edges = [], []
    for scheme in ("light", "dark"):
        page = house.visit(viewport=SMALL, color_scheme=scheme)
        yard = Yard(page)
        yard.lay("simple", 0)
        yard.tell_move(TOWER)
        settled(page)
        box = page.locator("canvas").bounding_box()
        assert box is not None
        black = page.get_by_role("button", name=NAMES["K"], exact=True)
        edges.append(black.locator("g").evaluate("one => getComputedStyle(one).stroke"))
        found.append((colour(page, pixel(page, TOP)), sum(colour(page, (box["x"] + 12, box["y"] + 60)))))
    (wood, around), (same, darker) = found
    assert max(abs(a - b) for a, b in zip(wood, same, strict=True)) < 40
    assert darker < around / 2
    assert edges == ["rgba(30, 20, 10, 0.45)", "rgba(255, 250, 240, 0.55)"], "dark pieces beside the board have an edge"


def test_the_ghost_follows_every_move_of_the_pointer(house: House) -> None:
    """Wherever one moves it is drawn at once, as light as everything else."""
    page = house.visit(viewport=SMALL)
    yard, mouse = Yard(page), Mouse(page)
    yard.lay("simple", 0)
    settled(page)
    hand = page.locator("[data-hand]")
    mouse.down(slot(page, "K"))
    for u, v in ((0, 1), (1, 1), (2, 2), (3, 3), (3, 0)):
        frames = int(page.evaluate("document.querySelector('canvas').dataset.frames"))
        mouse.move(target(page, ((u, v, 0),)))
        expect(hand).to_have_attribute("data-rests", f"{u}{v}.0")
        page.wait_for_function(DRAWN_SINCE, arg=frames)
        check_cost(page)
    mouse.up()
    until(page, lambda: yard.stands("K") == "30.0")


def test_a_finger_rings_the_square_it_points_at(house: House) -> None:
    """On the building, in space and from above, and on the card, in the columns of whoever looks."""
    page = house.visit(viewport=SMALL)
    yard = Yard(page)
    yard.lay("simple", 0)
    page.evaluate(LASTING)
    settled(page)
    edge = pixel(page, (2.5 + RADIUS, 4.05, 1.5))
    before = colour(page, edge)
    yard.tell("point", x=2, z=1)
    until(page, lambda: colour(page, edge) != before)
    card = page.locator("[data-square].pointed")
    expect(card).to_have_accessible_name(re.compile("^Column 3, storey 2"))
    above = house.visit(viewport=SMALL)
    above.add_init_script(FLAT)
    yard = Yard(above)
    yard.lay("simple", 0)
    above.evaluate(LASTING)
    yard.tell("point", x=2, z=1)
    expect(ringed(above, 4)).to_have_count(1)  # where nothing stands, at the far side
    yard.tell_move("place Y 20.0 21.0 22.0")
    yard.tell_move("place K 21.0")
    expect(ringed(above, 2)).to_have_count(1)  # and else on what the partner sees there
    expect(above.locator("[data-square].pointed")).to_have_accessible_name(re.compile("^Column 3, storey 2"))


def ringed(page: Page, row: int) -> Locator:
    """What is ringed on the third column of the flat board."""
    return page.get_by_role("button", name=re.compile(f"^Column 3, row {row}:")).locator(".pointed")


def test_the_card_ticks_what_fits_at_once(house: House) -> None:
    """Before the server has answered, and no longer than it fits."""
    page = house.visit(viewport=SMALL)
    page.add_init_script(FLAT)
    yard = Yard(page)
    yard.lay("simple", 3)
    empty = yard.view["front"].count(".")
    ticks = page.locator("[data-square] .fits")
    expect(ticks).to_have_count(empty)
    yard.late = []
    page.keyboard.press("3")  # grey, which begins where the card shows it
    page.keyboard.press("Enter")
    expect(ticks).to_have_count(empty + 1)
    yard.answer()
    page.keyboard.press("u")
    expect(ticks).to_have_count(empty)


def test_the_flat_board_shows_what_stands_behind_what(house: House) -> None:
    """The row in front is the lowest, and on each square the storeys lie one above the other."""
    page = house.visit(viewport=SMALL)
    page.add_init_script(FLAT)
    yard = Yard(page)
    yard.lay("simple", 0)
    for move in ("place N 00.0", "place E 00.0", "place W 01.0"):
        yard.tell_move(move)
    names = ("Column 1, row 1: brown on storey 1, grey on storey 2", "Column 1, row 2: white on storey 1")
    near, behind = (page.get_by_role("button", name=name, exact=True) for name in names)
    expect(behind).to_be_visible()
    boxes = [one.bounding_box() for one in (behind, near, near.locator(".level").nth(2), near.locator(".level").nth(3))]
    tops = [box["y"] for box in boxes if box is not None]
    assert len(tops) == 4
    assert tops[0] < tops[1] < tops[2] < tops[3]
    shown = near.locator(".level svg")
    expect(shown).to_have_count(2)


def test_from_above_the_ghost_follows_as_well(house: House) -> None:
    """It is seen on the ground, or on what stands below it."""
    page = house.visit(viewport=SMALL)
    page.add_init_script(FLAT)
    yard, mouse = Yard(page), Mouse(page)
    yard.lay("simple", 0)
    yard.tell_move(TOWER)
    ghost = page.locator(".level.ghost")
    mouse.down(slot(page, "K"))
    for (u, v), storey in (((0, 0), 1), ((3, 2), 1), ((1, 0), 4)):
        mouse.move(target(page, ((u, v, 0),)))
        cell = page.get_by_role("button", name=re.compile(f"^Column {u + 1}, row {v + 1}: .*black on storey {storey}"))
        expect(cell.locator(ghost)).to_have_count(1)
        expect(ghost).to_have_count(1)
    mouse.up()
    expect(ghost).to_have_count(0)
    until(page, lambda: yard.stands("K") == "10.3")


def test_a_table_has_a_code_and_its_picture(house: House) -> None:
    host = house.visit()
    tile(host, "Recto Verso").get_by_role("button", name="Play with friends").click()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    code = host.url.rsplit("/", 1)[1]
    expect(host.get_by_text(f"{code[:4]}-{code[4:]}")).to_be_visible()
    expect(host.get_by_role("img", name="The table's link as a QR code")).to_be_visible()
