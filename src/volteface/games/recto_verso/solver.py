"""The exact solver: every building that answers a card, also one known in part or begun already.

Squares `?` of a card are not known; pieces of `standing` stay where they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.games.recto_verso import kernels
from volteface.games.recto_verso.building import filled
from volteface.games.recto_verso.pieces import COUNT, GROUND, LEVEL
from volteface.games.recto_verso.state import NOTHING, Building, Card

if TYPE_CHECKING:
    from volteface.games.recto_verso.pieces import Mode

CAP = 1_000_000


def solve(card: Card, mode: Mode, standing: Building = NOTHING) -> Building | None:
    """One building that answers the card; None if there is none."""
    return next(iter(solutions(card, mode, standing, limit=1)), None)


def solutions(card: Card, mode: Mode, standing: Building = NOTHING, *, limit: int = CAP) -> list[Building]:
    """Every building that answers the card, at most `limit`."""
    return [] if _foreign(mode, standing) else kernels.solutions(card, mode, standing, limit=limit)


def count(card: Card, mode: Mode, standing: Building = NOTHING, *, cap: int = CAP) -> int:
    """How many buildings answer the card, counted up to the cap."""
    return 0 if _foreign(mode, standing) else kernels.count(card, mode, standing, cap=cap)


def can_work(standing: Building, card: Card, mode: Mode) -> bool:
    """Whether a building begun can still be finished without moving what stands.

    Pieces come down from above, so nothing gets under an overhang any more.
    """
    cubes = filled(standing)
    return not cubes & ~(cubes << LEVEL | GROUND) and count(card, mode, standing, cap=1) == 1


def _foreign(mode: Mode, standing: Building) -> bool:
    """Whether a piece stands that the mode does not have: the red one in the simple mode."""
    return any(standing[COUNT[mode] :])
