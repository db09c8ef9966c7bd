"""The exact solver: equal to CP-SAT and to the rules' judge."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest
from benchmarks.recto_verso import cp_sat

from tests.games.recto_verso.scenes import solution
from volteface.core.chance import Chance
from volteface.games.recto_verso import generator, solver
from volteface.games.recto_verso.box import box
from volteface.games.recto_verso.building import build_order, card_of, filled, judge, replaced
from volteface.games.recto_verso.notation import parse_building, parse_card
from volteface.games.recto_verso.pieces import COUNT, UNKNOWN
from volteface.games.recto_verso.state import NOTHING, Card

if TYPE_CHECKING:
    from volteface.games.recto_verso.pieces import Mode
    from volteface.games.recto_verso.state import Building

MODES: tuple[Mode, ...] = ("simple", "hard")
FEW = 40  # solutions that CP-SAT still lists quickly


def hide(card: Card, chance: Chance, most: int) -> Card:
    """The card with some squares not known."""
    sides = []
    for side in (card.front, card.back):
        unknown = {chance.below(16) for _ in range(chance.below(most + 1))}
        sides.append("".join(UNKNOWN if square in unknown else letter for square, letter in enumerate(side)))
    return Card(*sides)


def part(building: Building, pieces: int) -> Building:
    """Some of a building's pieces, those that come first when it is built."""
    order = build_order(building) or ()
    return tuple(mask if piece in order[:pieces] else 0 for piece, mask in enumerate(building))


@pytest.mark.parametrize("mode", MODES)
def test_all_solutions_of_random_cards_are_those_of_cp_sat(mode: Mode) -> None:
    """R6: an independent model of the rules finds exactly the same buildings, on 100 random cards."""
    compared = 0
    for made in generator.supply(mode, "cp-sat"):
        ours = solver.solutions(made.card, mode, limit=FEW + 1)
        if len(ours) > FEW:
            continue
        assert made.building in ours
        assert len(set(ours)) == len(ours)
        assert set(ours) == cp_sat(made.card, mode)
        compared += 1
        if compared == 100:
            return


@pytest.mark.parametrize("mode", MODES)
def test_with_hidden_squares_and_placed_pieces_too(mode: Mode) -> None:
    """R6: cards known in part, and buildings begun: again the same sets, on 100 random ones."""
    chance, compared = Chance("partly", mode), 0
    for made in generator.supply(mode, "partly"):
        card = hide(made.card, chance, 8)
        standing = part(made.building, chance.below(COUNT[mode]))
        if chance.below(4) == 0:  # and some where a piece stands in the way
            piece = chance.below(COUNT[mode])
            other = generator.supply(mode, chance.word())
            mask = next(other).building[piece]
            if not mask & filled(replaced(standing, piece, 0)):
                standing = replaced(standing, piece, mask)
        ours = solver.solutions(card, mode, standing, limit=FEW + 1)
        if len(ours) > FEW:
            continue
        assert set(ours) == cp_sat(card, mode, standing)
        assert all(found[i] == mask for found in ours for i, mask in enumerate(standing) if mask)
        compared += 1
        if compared == 100:
            return


@pytest.mark.parametrize("mode", MODES)
def test_every_solution_passes_the_judge_and_can_be_built_from_above(mode: Mode) -> None:
    """R6: also with many solutions, where CP-SAT would take too long."""
    for made in islice(generator.supply(mode, "judge"), 60):
        found = solver.solutions(made.card, mode, limit=300)
        for building in found[:: max(1, len(found) // 40)]:
            assert judge(building, made.card, mode) == ()
            order = build_order(building)
            assert order is not None
            assert len(order) == COUNT[mode]


def test_counts_stop_at_the_cap() -> None:
    card = box("simple")[0]
    total = solver.count(card, "simple")
    assert total == len(set(solver.solutions(card, "simple"))) > 10
    assert solver.count(card, "simple", cap=7) == 7
    assert len(solver.solutions(card, "simple", limit=7)) == 7
    nothing_known = Card(UNKNOWN * 16, UNKNOWN * 16)
    assert solver.count(nothing_known, "hard", cap=5000) == 5000


def test_unique_cards_have_one_solution_and_random_ones_rarely() -> None:
    for mode in MODES:
        unique = [made.card for made in islice(generator.supply(mode, "u", unique=True), 10)]
        assert all(solver.count(card, mode, cap=2) == 1 for card in unique)
        assert not any(solver.count(made.card, mode, cap=2) == 1 for made in islice(generator.supply(mode, "u"), 10))


def test_an_empty_and_an_unknown_square_differ() -> None:
    card = box("simple")[3]
    square = next(at for at in range(16) if card.front[at] not in ".")
    unknown, empty = (
        Card(
            card.front[:square] + sign + card.front[square + 1 :],
            card.back[:square] + sign + card.back[square + 1 :],
        )
        for sign in "?."
    )
    assert solver.count(unknown, "simple") > solver.count(card, "simple") > 0
    assert not set(solver.solutions(card, "simple")) & set(solver.solutions(empty, "simple"))


def test_knowing_less_leaves_more() -> None:
    for made in islice(generator.supply("hard", "less"), 20):
        card = Card(made.card.front, "".join(UNKNOWN if letter != "." else "." for letter in made.card.back))
        cap = 20_000
        assert solver.count(card, "hard", cap=cap) >= min(cap, solver.count(made.card, "hard", cap=cap))


@pytest.mark.parametrize("mode", MODES)
def test_a_building_on_its_way_to_a_solution_can_still_work(mode: Mode) -> None:
    for number in range(0, 32, 4):
        building, standing = solution(number, mode), NOTHING
        for piece in build_order(building) or ():
            standing = replaced(standing, piece, building[piece])
            assert solver.can_work(standing, card_of(building), mode)


def test_a_building_that_went_wrong_can_no_longer_work() -> None:
    card = parse_card("OK../OW../BB../GBNP|..KO/..YO/..YV/PEYV")
    assert solver.can_work(NOTHING, card, "simple")
    assert not solver.can_work(parse_building("K 30.0"), card, "simple")  # black belongs to the top
    red = parse_building("R 00.0 10.0 20.0 20.1")
    assert not solver.can_work(red, card, "simple")


def test_what_gets_under_no_overhang_any_more_cannot_work() -> None:
    """R4: the solution has something below the piece, but pieces come down from above."""
    building = solution(0)
    high = next(i for i, mask in enumerate(building) if mask > 0xFFFF and not mask & 0xFFFF)
    alone = replaced(NOTHING, high, building[high])
    assert solver.solve(card_of(building), "simple", alone) is not None
    assert not solver.can_work(alone, card_of(building), "simple")
