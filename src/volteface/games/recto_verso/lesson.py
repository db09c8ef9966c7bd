"""A first game of Recto Verso that teaches: pieces, the two sides, telling, hiding, turning, and the end of a building.

First both sides are seen, as by somebody who looks on. Then one is taken away: the learner looks at the front of the
same card of the box, one partner at its back, to the end of the core. A move that leads on has two texts: a piece that
was put down elsewhere before is moved there.
"""

from __future__ import annotations

from functools import partial

from volteface.core.lesson import Do, Step
from volteface.games.recto_verso.box import box, shipped
from volteface.games.recto_verso.building import judge, replaced
from volteface.games.recto_verso.notation import format, parse, parse_building, put_down
from volteface.games.recto_verso.pieces import EMPTY, INDEX, PIECES, SIZE, placements
from volteface.games.recto_verso.rounds import round_card
from volteface.games.recto_verso.rules import advance, play, start
from volteface.games.recto_verso.state import Deal, Options, State

_CARD = 3  # of the simple ones: a tower in front, one piece inside
_BUILT = parse_building(shipped().cards["simple"][_CARD]["solution"])
_YOU, _PARTNER = 0, 1


def _begin(*letters: str, seats: int = 2, active: int = _YOU) -> State:
    """A round in which these pieces stand already."""
    cards = box("simple")
    tokens = () if seats == 2 else ((1, 2, 1, 2), (2, 0, 2, 0), (0, 1, 0, 1))
    state = start(Deal(seats, Options(first=active), active, tokens, cards[_CARD:] + cards[:_CARD]))
    for letter in letters:
        state = play(state, state.active, parse(_place(letter)), 0)
    return advance(state, 1)  # the card is revealed


def _place(letter: str) -> str:
    return format(put_down(_BUILT, INDEX[letter]))


def _either(*places: str) -> tuple[str, ...]:
    return tuple(move.replace("place", word, 1) for word in ("place", "move") for move in places)


def _deep(cubes: str) -> tuple[str, ...]:
    """The same in every row: depth is not drawn. `n` stands for the row."""
    return _either(*(f"place {cubes.replace('n', str(row))}" for row in range(4)))


def _finishing(letter: str, state: State) -> tuple[str, ...]:
    """All places of the last piece with which the building is right."""
    piece, card = INDEX[letter], round_card(state)
    fits = (replaced(state.building, piece, mask) for mask in placements(PIECES[piece].cubes))
    return _either(*(format(put_down(one, piece)) for one in fits if not judge(one, card, "simple")))


def _telling() -> tuple[Do, ...]:
    """The partner says what every square of the back needs, from the ground up."""
    needed = [(at, colour) for at, colour in enumerate(round_card(_begin()).back) if colour != EMPTY]
    return tuple(Do(_PARTNER, says=("need", {"colour": c, "x": at % SIZE, "z": at // SIZE})) for at, c in needed)


_ALL = ("Y", "B", "E", "W", "N", "K", "O", "V", "P", "G")
_SIX = _ALL[:6]
_WORDS = ("recto", "verso")
_step = partial(Step, tries=(), later=_WORDS)  # where a piece comes to rest its board shows

STEPS = (
    _step("both", ("R3",), _begin(*_ALL, seats=3, active=1)),
    _step("tower", ("R1", "R3"), _begin(), right=_deep("Y 0n.0 0n.1 0n.2")),
    _step("turn", ("R1", "R4"), right=_deep("B 2n.0 3n.0 2n.1")),
    _step("stack", ("R4",), _begin("Y", "B", "E", "W"), right=_either("place N 10.0")),
    _step("sides", ("R3",), then=_telling()),
    _step("tell", ("R3",), tell=("need", {"colour": "O", "x": 2, "z": 2})),
    _step("hide", ("R6",), right=_either("place K 22.0")),
    _step(
        "share",
        ("R4", "R6"),
        right=_either("place O 22.0 22.1"),
        then=(
            Do(_PARTNER, _place("V"), 20_000),
            Do(_PARTNER, _place("P"), 22_000),
            Do(_PARTNER, at=22_000, says=("need", {"colour": "G", "x": 1, "z": 0})),
        ),
        at=18_000,
    ),
    _step("asked", ("R3", "R6"), right=_finishing("G", _begin(*_SIX, "O", "V", "P")), at=22_000),
    _step("word", ("R5", "R7", "R9"), right=("recto",), then=(Do(_PARTNER, "verso", 22_000),), at=22_000, later=()),
    _step("more", ("R2", "R8"), _begin(*_SIX, seats=3, active=1), more=True),
)
