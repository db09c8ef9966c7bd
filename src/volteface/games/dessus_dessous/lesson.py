"""A first game of Dessus Dessous that teaches: a mission laid layer by layer, a race with its check, and alone."""

from __future__ import annotations

from functools import partial

from volteface.core.lesson import Do, Step
from volteface.games.dessus_dessous.box import box
from volteface.games.dessus_dessous.constants import NUMBERS, ROUNDS
from volteface.games.dessus_dessous.notation import parse
from volteface.games.dessus_dessous.rules import play, start
from volteface.games.dessus_dessous.state import Deal, Options, State

_RIGHT = "pile 2b0 3f180 5f0"  # the easiest mission of the box
_WRONG = "pile 2b0 5f0 3f180"  # the same layers in another order
_ALEX, _SAM, _ROBIN, _TRACY = range(4)


def _begin(seats: int, *, practice: bool = False) -> State:
    """The easiest missions of the box, in the order of the rounds or as three piles."""
    numbers = NUMBERS if seats == 1 else ROUNDS
    return start(Deal(seats, Options(practice=practice), tuple(box()[number][0] for number in numbers)))


def _race() -> State:
    """A round of four in which Alex has just laid a right pile."""
    state = _begin(4)
    laid = ((_SAM, _WRONG), (_ROBIN, "pile 2b0 3f180"), (_TRACY, "pile 2f0"), (_ALEX, _RIGHT))
    for number, (seat, move) in enumerate(laid, 20):
        state = play(state, seat, parse(move), number * 1000)
    return state


_step = partial(Step, tries=())  # a pile is what its board shows

STEPS = (
    _step(
        "lay",
        ("D2", "D9"),
        play(_begin(1, practice=True), 0, parse("draw 3"), 0),
        right=("pile 3f0",),
    ),
    _step("turn", ("D2",), right=("pile 3f180",), near=("pile 3f90", "pile 3f270")),
    _step("below", ("D2",), right=("pile 2f0 3f180",), near=("pile 3f180 2f0",)),
    _step("over", ("D2",), right=("pile 2b0 3f180",)),
    _step("third", ("D2", "D9"), right=(_RIGHT,)),
    _step("check", ("D9",), right=("check",)),
    _step("grab", ("D1", "D3"), _race(), right=("grab",), at=23_000),
    _step(
        "countdown",
        ("D4",),
        then=(Do(_SAM, "grab", 26_000), Do(_ROBIN, _RIGHT, 27_000), Do(_ROBIN, "grab", 28_000)),
        at=23_000,
    ),
    _step("example", ("D5", "D6"), then=(Do(at=38_000),), at=28_000),
    _step("end", ("D7", "D10"), at=38_000, more=True),
    _step("alone", ("D8",), _begin(1), right=("draw 3",), tries=("draw 4", "draw 5"), more=True),
)
