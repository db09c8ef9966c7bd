"""What the game is called, for how many it is, its phrases, and what clients show of its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from volteface.games.recto_verso.pieces import LETTERS, SIZE
from volteface.games.recto_verso.state import LADDER, SCORES

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

NAME = "recto-verso"
SEATS = range(2, 7)
TABLE_MOVES: tuple[str, ...] = ("again",)
_SQUARE = {"x": range(SIZE), "z": range(SIZE)}  # the column from the front's left, the level from the ground
PHRASES: Mapping[str, Mapping[str, Collection[object]]] = {
    "need": {"colour": tuple(LETTERS), **_SQUARE},
    "empty": _SQUARE,
    "unseen": {"colour": tuple(LETTERS)},
}
"""What partners say about squares and pieces; each reader's client shows squares from its own side."""


class Constants(msgspec.Struct, frozen=True):
    """Numbers of the rules."""

    ladder: tuple[int, ...]  # R9: the seconds of each level
    score_table: tuple[tuple[int, int], ...]  # R7: (up to so many seconds, points), as printed
    size: int  # of the building space along each side


CONSTANTS = Constants(LADDER, SCORES, SIZE)
