"""The numbers of Recto Verso's rules, its phrases, and what clients show and must not know by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from volteface.games.recto_verso.pieces import EMPTY, LETTERS, SIZE

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

NAME = "recto-verso"
SEATS = range(2, 7)
TABLE_MOVES: tuple[str, ...] = ("again", "fail")
GRACE = 8.0  # seconds: meanwhile a partner cannot go on

SCORES = ((15, 10), (20, 9), (25, 8), (30, 7), (40, 6), (50, 5), (60, 4), (75, 3), (90, 2), (120, 1))  # R7
GENTLE = (
    (30, 10),
    (45, 9),
    (60, 8),
    (75, 7),
    (90, 6),
    (105, 5),
    (120, 4),
    (150, 3),
    (180, 2),
    (240, 1),
)  # offered beside
LADDER = (90, 75, 60, 45, 30, 20, 15)  # R9: the seconds of each level
LONGEST = 3600  # seconds that a table's own score table may give

_SQUARE = {"x": range(SIZE), "z": range(SIZE)}  # the column from the front's left, the level from the ground
PHRASES: Mapping[str, Mapping[str, Collection[object]]] = {
    "need": {"colour": tuple(LETTERS), **_SQUARE},
    "empty": _SQUARE,
    "unsay": _SQUARE,
    "tell-me": {},
    "unseen": {"colour": tuple(LETTERS)},
    "hide": {"colour": tuple(LETTERS)},
    "leave": {"colour": tuple(LETTERS)},
    "which-way": {"colour": tuple(LETTERS)},
    "yours": {"colour": tuple(LETTERS)},
    "done": {},
    "may-move": {"piece": tuple(LETTERS), "colour": (*LETTERS, EMPTY), **_SQUARE},
    "may-shift": {},
    "stays": {"piece": tuple(LETTERS)},
    "stays-all": {},
}
"""What partners say about squares and pieces; each reader's client shows squares from its own side."""


class Constants(msgspec.Struct, frozen=True):
    """Numbers of the rules."""

    ladder: tuple[int, ...]  # R9: the seconds of each level
    score_table: tuple[tuple[int, int], ...]  # R7: (up to so many seconds, points), as printed
    gentle_table: tuple[tuple[int, int], ...]  # one that a table may choose instead
    size: int  # of the building space along each side


REASONS = {  # where the rulebook tells why a move was refused
    "already-placed": "building",
    "card-hidden": "before",
    "carries": "carries",
    "clock-stands": "before",
    "game-over": "points",
    "no-red": "no-red",
    "not-a-partner": "look-on",
    "not-placed": "building",
    "nothing-to-shift": "building",
    "outside": "outside",
    "recto-first": "recto-first",
    "shift-outside": "outside",
    "too-high": "too-high",
    "too-late": "too-late",
    "word-said": "own-verso",
    # and what a page refuses by itself
    "both": "same-piece",
    "edge": "outside",
    "lost": "same-piece",
    "stack": "carries",
    "theirs": "same-piece",
}

CONSTANTS = Constants(LADDER, SCORES, GENTLE, SIZE)
