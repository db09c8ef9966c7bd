"""The numbers of Recto Verso's rules, its phrases, and what clients show and must not know by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from volteface.games.recto_verso.pieces import LETTERS, SIZE

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

NAME = "recto-verso"
SEATS = range(2, 7)
TABLE_MOVES: tuple[str, ...] = ("again",)

SCORES = ((15, 10), (20, 9), (25, 8), (30, 7), (40, 6), (50, 5), (60, 4), (75, 3), (90, 2), (120, 1))  # R7
LADDER = (90, 75, 60, 45, 30, 20, 15)  # R9: the seconds of each level
LONGEST = 3600  # seconds that a table's own score table may give

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
