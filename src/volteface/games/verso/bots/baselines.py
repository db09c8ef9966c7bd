"""Plain players that learn and search nothing: baselines for the arena, and what the others fall back on.

They need no compiled kernel and answer at once.
"""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING

from volteface.core.game import Step
from volteface.games.verso.box import FACES
from volteface.games.verso.constants import SQUARE
from volteface.games.verso.notation import format, parse_seen
from volteface.games.verso.sequences import banks
from volteface.games.verso.state import FLIP, KEEP, PASS, PLACES, ROW, Bank, Face, Move
from volteface.games.verso.view import possible_reverses

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from volteface.core.chance import Chance
    from volteface.core.game import Phrase
    from volteface.games.verso.view import View


def choose_random(view: View, heard: Sequence[Phrase], budget: int, rng: Chance) -> tuple[Step, ...]:
    """Any legal move."""
    return (Step(format(rng.pick(moves(view)))),)


def choose_greedy(view: View, heard: Sequence[Phrase], budget: int, rng: Chance) -> tuple[Step, ...]:
    """The move that gains most now, points and promise together, without thinking of the opponents."""
    return (Step(format(max(moves(view), key=gain_of(view)))),)


def gain_of(view: View) -> Callable[[Move], float]:
    """How much a move gains, points and promise together."""
    points = _points(view)

    def gain(move: Move) -> float:
        if isinstance(move, Bank):
            rest = list(points)
            for place in move.places[-2:]:
                rest[place] = 0
            return sum(points[place] for place in move.places) + (_promise(rest) if view.phase == "turn" else 0)
        if move == PASS:
            return 0
        assert view.top is not None
        if move == KEEP:
            return _laid(points, FACES[view.top])
        return fmean(_laid(points, face) for face in possible_reverses(view, view.top))

    return gain


def _points(view: View) -> list[int]:
    """The points on the 21 places before the bot's own seat."""
    points = [0] * PLACES
    if view.seat is not None:
        for face, _ in map(parse_seen, view.players[view.seat].cards):
            points[face.place] = face.points
    return points


def moves(view: View) -> list[Move]:
    """What the bot's seat may do, worked out from what it sees."""
    points = _points(view)
    if view.phase == "last":
        return [*banks(points), PASS]
    assert view.top is not None
    wasted = points[FACES[view.top].place] and view.options.get("forbid_wasted_keep")
    return [*([FLIP] if wasted else [KEEP, FLIP]), *banks(points)]


def _laid(points: Sequence[int], face: Face) -> float:
    """What the layout is worth once this face has come to it."""
    if points[face.place]:
        return _promise(points)
    after = list(points)
    after[face.place] = face.points
    return _promise(after) + SQUARE * (_is_square(after) and not _is_square(points))


def _promise(points: Sequence[int]) -> float:
    """What a layout may still bring: a part of the best run of each colour, and the way to a square."""
    best = [0, 0, 0]
    for bank in banks(points):
        best[bank.colour] = max(best[bank.colour], sum(points[place] for place in bank.places))
    counts = [sum(map(bool, points[row : row + ROW])) for row in range(0, PLACES, ROW)]
    return 0.8 * sum(best) + sum(points) / 6 + sum(min(count, 3) for count in counts) * 2 / 3


def _is_square(points: Sequence[int]) -> bool:
    return all(sum(map(bool, points[row : row + ROW])) >= 3 for row in range(0, PLACES, ROW))
