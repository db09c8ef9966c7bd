"""From what stands to a building that may be right: the next move of a builder who knows one side.

What stands is kept as far as it can be: it may be the partner's work. If it cannot become right any more, the whole
building is shifted if that helps, else as few pieces as will do are lifted. The row next to the partner is left to
them: nothing can stand before it, so whatever is put there decides what they see.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import combinations
from operator import itemgetter
from typing import TYPE_CHECKING

from volteface.core.errors import Illegal
from volteface.games.recto_verso.bots.belief import guess
from volteface.games.recto_verso.bots.manners import ALL
from volteface.games.recto_verso.building import build_order, carried, drop, filled, ready, replaced, shifted, stack
from volteface.games.recto_verso.notation import put_down
from volteface.games.recto_verso.pieces import EMPTY, INDEX, LEVEL, SIZE, UNKNOWN, bit
from volteface.games.recto_verso.state import NOTHING, Building, Move, Place, Shift, Shove, Take

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from volteface.core.chance import Chance
    from volteface.games.recto_verso.bots.belief import Belief

GUESSES = 100
KEPT = 8  # ways to lift as few pieces as will do that are looked into
IGNORED = 3  # pieces in the way around which something is put down
ROWS = [sum(bit((x, y, z)) for x in range(SIZE) for z in range(SIZE)) for y in range(SIZE)]  # from the front
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

    Rather than one of theirs another piece is lifted, if that will do; what is fixed stays where it is, and then the
    building is not shifted either.
    """
    for lifted in range(sum(mask != 0 and piece not in fixed for piece, mask in enumerate(standing)) + 1):
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


def moves_around(belief: Belief, standing: Building, rng: Chance, barred: Collection[int]) -> tuple[Place, ...]:
    """What can be put down around pieces that are in the way and may not be moved, as if they were not there."""
    pieces = sorted({piece for piece in barred if piece != ALL and standing[piece]})
    for number in range(1, min(len(pieces), IGNORED) + 1):
        for wrong in combinations(pieces, number):
            lifted = {one for piece in wrong for one in stack(standing, piece)}
            kept = tuple(0 if piece in lifted else mask for piece, mask in enumerate(standing))
            if not belief.fits(kept):
                continue
            places = [
                move
                for move in next_moves(
                    belief, kept, rng, fixed=[piece for piece, mask in enumerate(kept) if mask] + [ALL]
                )
                if isinstance(move, Place)
                and move.piece not in lifted
                and _lands(standing, move, drop(filled(kept), move.piece, move.cubes))
            ]
            if places:
                return tuple(places)
    return ()


def _likeliest(belief: Belief, kept: list[Building], rng: Chance) -> tuple[Building, Building] | None:
    """What to keep, and the building to make of it.

    It is the guess that puts least into the partner's row, and of these the one whose other side agrees best with all.
    """
    others = [one.other for one in guess(belief, NOTHING, GUESSES, rng)]
    open_squares = [square for square, letter in enumerate(belief.other) if letter == UNKNOWN]
    shown = [(square, Counter([other[square] for other in others])) for square in open_squares]
    best, least = None, (sys.maxsize, 0)
    for standing in kept:
        own = [INDEX[letter] for letter in {*belief.own} - {EMPTY} if not standing[INDEX[letter]]]
        rated = []
        for one in guess(belief, standing, GUESSES // len(kept), rng):
            agreement = sum([seen[one.other[square]] for square, seen in shown])
            rated.append(((_beyond(belief, one.building, own), -agreement), one.building))
        for rating, building in sorted(rated, key=itemgetter(0)):
            if rating >= least:
                break
            if build_order(building, standing) is not None:
                best, least = (standing, building), rating
                break
    return best


def _beyond(belief: Belief, target: Building, pieces: Collection[int]) -> int:
    """How many cubes of these pieces would stand in the row next to the partner."""
    row = ROWS[-1 if belief.side == "front" else 0]
    return sum((target[piece] & row).bit_count() for piece in pieces)


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
    return tuple(
        put_down(target, piece)
        for piece in sorted(ready(target, standing), key=lambda piece: _beyond(belief, target, [piece]))
    )


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
