"""Why another move would have been better is told from what the seat could know then."""

from __future__ import annotations

import pytest

from tests.games.verso.positions import position
from volteface.games import verso
from volteface.games.verso.reasons import Reason, reason
from volteface.games.verso.state import State

EIGHT = "B1/G2:1 B2/G3:1 B3/G4:1 G1/O2:1 G2/O3:1 G3/O4:1 O1/B2:1 O2/B3:1"


def told(state: State, move: str, best: str) -> Reason:
    """Why seat 0 should have played `best`."""
    return reason({choice.move: choice for choice in verso.legal(state, 0)}, verso.view(state, 0), move, best)


@pytest.mark.parametrize(
    ("own", "top", "code", "run", "points"),
    [
        (EIGHT, "O5/B6:1", "keep-square", (), 7),
        ("B3/G4:1 B5/G6:1", "B4/G5:1", "keep-joins", ("B3:1", "B4:1", "B5:1"), 3),
        ("B3/G4:1", "O1/G6:3", "keep-three", (), 0),
        ("B3/G4:1", "G6/O1:1", "keep-row", (), 0),
        ("G1/B2:1 G2/O3:1 G3/O4:1", "G6/O1:1", "keep-place", (), 0),
        ("B3/G4:1 B5/O6:1", "B3/G2:1", "keep-away", (), 0),
    ],
)
def test_what_keeping_would_have_brought(own: str, top: str, code: str, run: tuple[str, ...], points: int) -> None:
    why = told(position(own, "G4/O5:1", deck=top), "flip", "keep")
    assert (why.code, why.run, why.points) == (code, run, points)
    assert (why.cost, why.risk > 0) in ((None, False), ("flip-risk", True))


def test_what_turning_over_would_have_brought_and_what_a_wasted_keep_costs() -> None:
    why = told(position("B3/G4:1", "O5/G6:1", deck="B3/G2:1"), "keep", "flip")
    assert (why.code, why.cost) == ("flip-fresh", "keep-lost")
    assert 0 < why.chance <= 100
    assert told(position("B3/G4:1", "O5/G6:1", deck="G6/O1:1"), "keep", "flip") == Reason("flip-three")
    assert told(position("O1/B2:1", "G1/O2:1", deck="B4/O5:3"), "keep", "flip") == Reason("flip-better")
    joined = told(position("O2/B1:1", "O5/G6:1", deck="G6/O1:1"), "keep", "flip")
    assert joined.code == "flip-joins"
    assert 0 < joined.chance < 100
    square = told(position(EIGHT, "G6/O5:1", deck="B4/O3:1"), "keep", "flip")
    assert square.code == "flip-square"
    assert 0 < square.chance < 100


def test_what_a_bank_would_have_brought_and_what_one_gave_up() -> None:
    state = position("B1/G2:1 B2/G3:1 B3/G4:1", "B6/O5:1", deck="G6/O1:1")
    why = told(state, "keep", "bank blue 1-3")
    assert (why.code, len(why.run), why.points, why.cost) == ("bank-turns", 3, 3, None)
    why = told(state, "bank blue 1-2", "keep")
    assert (why.cost, len(why.gone)) == ("bank-gave", 2)
    assert told(position("B1/G2:1 B2/G3:1", "G6/O5:1", deck="G6/O1:1"), "keep", "bank blue 1-2").code == "bank"
    near = verso.parse_position("verso turn 0; seat 0+0 B1/G2:1? B2/G3:1?; seat 0+0; deck G6/O1:1 O3/B4:1; discards")
    assert told(near, "keep", "bank blue 1-2").cost == "late"
    assert told(position("B3/G4:1 G1/O2:1", "O5/G6:1", deck="O6/G1:1"), "flip", "keep").cost == "flip-risk"
    nine = position(f"{EIGHT} O3/B4:1", "G6/O5:1", deck="G6/O1:1")
    assert told(nine, "bank blue 1-2", "keep").cost == "bank-broke"
