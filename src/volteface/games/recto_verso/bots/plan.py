"""From what stands to a building that may be right: the next move of a builder who knows one side.

What stands is kept as far as it can be: it may be the partner's work. If it cannot become right any more, the whole
building is shifted if that helps, else as few pieces as will do are lifted.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

from volteface.core.errors import Illegal
from volteface.games.recto_verso.bots.belief import guess
from volteface.games.recto_verso.building import build_order, carried, drop, filled, ready, replaced, shifted
from volteface.games.recto_verso.notation import put_down
from volteface.games.recto_verso.pieces import LEVEL, UNKNOWN
from volteface.games.recto_verso.state import NOTHING, Building, Move, Place, Shift, Shove, Take

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from volteface.core.chance import Chance
    from volteface.games.recto_verso.bots.belief import Belief

GUESSES = 100
KEPT = 8  # ways to lift as few pieces as will do that are looked into
_AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1))


def next_move(belief: Belief, standing: Building, rng: Chance) -> Move | None:
    """The next move towards the likeliest building; None if it stands, or if nothing can be right."""
    return next(iter(next_moves(belief, standing, rng)), None)


def next_moves(
    belief: Belief,
    standing: Building,
    rng: Chance,
    theirs: Collection[int] = (),
    fixed: Collection[int] = (),
) -> tuple[Move, ...]:
    """The moves that all lead to the likeliest building; none if it stands, or if nothing can be right.

    Rather than one of theirs another piece is lifted, if that will do; what is fixed stays where it is.
    """
    for lifted in range(sum(map(bool, standing)) - len(fixed) + 1):
        ways = sorted(_without(standing, lifted, fixed), key=lambda kept: sum(not kept[piece] for piece in theirs))
        kept = [kept for kept in ways if belief.fits(kept)]
        plan = _likeliest(belief, kept[:KEPT], rng) if kept else None
        if plan is not None:
            return _towards(belief, standing, *plan)
        if lifted == 0 and not fixed:
            shift = _shift(belief, standing)
            if shift is not None:
                return (shift,)
    return ()


def _likeliest(belief: Belief, kept: list[Building], rng: Chance) -> tuple[Building, Building] | None:
    """What to keep, and the building to make of it: the guess whose other side agrees best with all guesses."""
    others = [one.other for one in guess(belief, NOTHING, GUESSES, rng)]
    open_squares = [square for square, letter in enumerate(belief.other) if letter == UNKNOWN]
    shown = [(square, Counter([other[square] for other in others])) for square in open_squares]
    best, most = None, -1
    for standing in kept:
        guesses = guess(belief, standing, GUESSES // len(kept), rng)
        rated = [(sum([seen[one.other[square]] for square, seen in shown]), one.building) for one in guesses]
        for agreement, building in sorted(rated, key=lambda one: -one[0]):
            if agreement <= most:
                break
            if build_order(building, standing) is not None:
                best, most = (standing, building), agreement
                break
    return best


def _towards(belief: Belief, standing: Building, kept: Building, target: Building) -> tuple[Move, ...]:
    """The moves on the way to the target: what is not kept goes to its place, or beside the board, one by one.

    On the way the own side never gets worse, so whatever cannot fit it is the partner's doing.
    """
    loose = [p for p, mask in enumerate(standing) if mask != kept[p] and carried(standing, p) is None]
    for piece in loose:
        below = target[piece] >> LEVEL & ~target[piece]
        put = put_down(target, piece)
        without = replaced(standing, piece, 0)
        if (
            target[piece] != standing[piece]
            and not below & ~filled(kept)
            and _lands(without, put, target[piece])
            and belief.alone().fits(replaced(without, piece, target[piece]))
        ):
            return (Shove(piece, put.cubes),)
    if loose:
        return (Take(loose[0]),)
    return tuple(put_down(target, piece) for piece in ready(target, standing))


def _lands(others: Building, put: Place, mask: int) -> bool:
    """Whether a piece that is let down comes to rest where it should."""
    try:
        return drop(filled(others), put.piece, put.cubes) == mask
    except Illegal:
        return False


def _shift(belief: Belief, standing: Building) -> Shift | None:
    """The first step of the shortest way to shift the building so that it can become right."""
    fresh: list[tuple[Building, Shift | None]] = [(standing, None)]
    known = {standing}
    for building, first in fresh:
        for x, y in _AROUND:
            try:
                moved = shifted(building, x, y)
            except Illegal:
                continue
            if moved not in known:
                if belief.fits(moved):
                    return first or Shift(x, y)
                known.add(moved)
                fresh.append((moved, first or Shift(x, y)))
    return None


def _without(standing: Building, number: int, fixed: Collection[int]) -> Iterator[Building]:
    """What can be left when so many pieces are lifted: none of those kept stands on one of them."""
    loose = [piece for piece, mask in enumerate(standing) if mask and piece not in fixed]
    for lifted in combinations(loose, number):
        kept = tuple(0 if piece in lifted else mask for piece, mask in enumerate(standing))
        if all(carried(replaced(kept, piece, standing[piece]), piece) is None for piece in lifted):
            yield kept
