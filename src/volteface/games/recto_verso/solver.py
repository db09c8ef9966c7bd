"""The exact solver: every building that answers a card, also one known in part or begun already.

Python's side of the kernel. Squares `?` of a card are not known; pieces of `standing` stay where they are.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from volteface.games.recto_verso import kernel
from volteface.games.recto_verso.building import filled
from volteface.games.recto_verso.cards import Lie, lies
from volteface.games.recto_verso.pieces import COUNT, EMPTY, GROUND, INDEX, LETTERS, LEVEL, PIECES, UNKNOWN
from volteface.games.recto_verso.state import NOTHING, Building, Card

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from volteface.games.recto_verso.pieces import Mode

    Words = NDArray[np.uint64]
    Squares = NDArray[np.int64]

CAP = 1_000_000
CODES = INDEX | {EMPTY: kernel.EMPTY, UNKNOWN: kernel.UNKNOWN}
_LETTERS = LETTERS + EMPTY + UNKNOWN


@cache
def tables() -> tuple[Words, NDArray[np.int64]]:
    """Every placement of every piece, and which of them are whose.

    Given to the kernels as arguments: numba would freeze globals into its cache and miss a change in the pieces.
    """
    columns: list[Lie] = []
    starts, ends = [], []
    for piece in PIECES:
        starts.append(len(columns))
        columns += lies(piece.cubes)
        ends.append(len(columns))
    return np.ascontiguousarray(np.array(columns, np.uint64).T), np.array([starts, ends], np.int64)


def squares(facade: str) -> Squares:
    """A facade as the kernel reads it."""
    return np.array([CODES[letter] for letter in facade], np.int64)


def facade(codes: Squares) -> str:
    """A facade as the kernel wrote it."""
    return "".join(_LETTERS[code] for code in codes)


def words(building: Building) -> Words:
    """A building as the kernel reads it."""
    return np.array(building, np.uint64)


def building(row: Words) -> Building:
    """A building as the kernel wrote it."""
    return tuple(map(int, row))


def solve(card: Card, mode: Mode, standing: Building = NOTHING) -> Building | None:
    """One building that answers the card; None if there is none."""
    return next(iter(solutions(card, mode, standing, limit=1)), None)


def solutions(card: Card, mode: Mode, standing: Building = NOTHING, *, limit: int = CAP) -> list[Building]:
    """Every building that answers the card, at most `limit`."""
    total = count(card, mode, standing, cap=limit)
    found = np.zeros((total, len(PIECES)), np.uint64)
    _search(card, mode, standing, limit, found)
    return [building(row) for row in found]


def count(card: Card, mode: Mode, standing: Building = NOTHING, *, cap: int = CAP) -> int:
    """How many buildings answer the card, counted up to the cap."""
    return _search(card, mode, standing, cap, np.zeros((0, len(PIECES)), np.uint64))


def is_unique(card: Card, mode: Mode, standing: Building = NOTHING) -> bool:
    """Whether exactly one building answers the card."""
    return count(card, mode, standing, cap=2) == 1


def can_work(standing: Building, card: Card, mode: Mode) -> bool:
    """Whether a building begun can still be finished without moving what stands.

    Pieces come down from above, so nothing gets under an overhang any more.
    """
    cubes = filled(standing)
    return not cubes & ~(cubes << LEVEL | GROUND) and count(card, mode, standing, cap=1) == 1


def _search(card: Card, mode: Mode, standing: Building, cap: int, found: Words) -> int:
    fixed = words(standing)
    if any(standing[COUNT[mode] :]):  # the red piece stands, and the simple mode has none
        return 0
    front, back = squares(card.front), squares(card.back)
    return int(kernel.search(*tables(), front, back, fixed, COUNT[mode], cap, found))
