"""The box and the rows as arrays, for the kernels to look up.

A card as it lies is 2 x its number, + 1 if its three-point face is up; turning it over is `^ 1`. A row is a number
too, so that a whole row is one look-up: 0, 1 or 2 (nothing, one point, three points) for each value in base 3, + 729
with the joker.
"""

from __future__ import annotations

from itertools import product

import numpy as np

from volteface.games.verso.box import CARDS, FACES
from volteface.games.verso.sequences import banks
from volteface.games.verso.state import JOKER, ROW

ALL = len(CARDS)

# The cards as they lie.
_LAID = [face for card in CARDS.values() for face in (card.one, card.three)]
_IN_ROW = [729 if face.is_joker else 3 ** (face.value - 1) * (2 if face.points == 3 else 1) for face in _LAID]
PLACE = np.array([face.place for face in _LAID], np.int32)
VALUE = np.array([face.value for face in _LAID], np.int32)
COLOUR = np.array([face.colour for face in _LAID], np.int32)
POINTS = np.array([face.points for face in _LAID], np.int32)
IN_ROW = np.array(_IN_ROW, np.int32)  # what it adds to its row's number

# The faces, and for each the cards turned over that it can be.
_NAMES = list(FACES)
ALL_FACES = len(_NAMES)
_BEHIND = [[number ^ 1 for number, face in enumerate(_LAID) if face.text == name] for name in _NAMES]
FACE = np.array([_NAMES.index(face.text) for face in _LAID], np.int32)
MOST_BEHIND = 6  # cards with the same face
BEHIND = np.array([cards + [-1] * (MOST_BEHIND - len(cards)) for cards in _BEHIND], np.int32)
BEHIND_COUNT = np.array([len(cards) for cards in _BEHIND], np.int32)

# The sequences of a colour, in the order of `rules.banks`, and for each set of places those that lie there.
SEQUENCES = [(bank.low, bank.high, bank.joker or 0) for bank in banks([1] * ROW + [0] * 2 * ROW)]
LOW, HIGH, STAND = (np.array(column, np.int32) for column in zip(*SEQUENCES, strict=True))
A_COLOUR = len(SEQUENCES)


def _banks_of(mask: int) -> list[int]:
    found = banks([mask >> place & 1 for place in range(ROW)] + [0] * 2 * ROW)
    return [SEQUENCES.index((bank.low, bank.high, bank.joker or 0)) for bank in found]


_BANKS = [_banks_of(mask) for mask in range(128)]
BANKS = np.array([found + [0] * (A_COLOUR - len(found)) for found in _BANKS], np.int32)
BANK_COUNT = np.array([len(found) for found in _BANKS], np.int32)

# The rows.
PATTERNS = 2 * 3**6


def _rows() -> tuple[list[int], list[int], list[int]]:
    """For each row: which places are taken, how many, and which card is turned first (V7)."""
    masks, highest = [], []
    for joker, *digits in product(range(2), *(range(3) for _ in range(6))):
        taken = [place for place, digit in enumerate(reversed(digits)) if digit]
        masks.append(sum(1 << place for place in taken) + 64 * joker)
        highest.append(taken[-1] if taken else JOKER - 1 if joker else -1)
    return masks, [mask.bit_count() for mask in masks], highest


def _best(pattern: int) -> int:
    """The points of a row's best sequence."""
    row = [(0, 1, 3)[pattern // 3**place % 3] for place in range(6)]
    points = [*row, pattern // 729] + [0] * 2 * ROW
    return max((sum(points[place] for place in bank.places) for bank in banks(points)), default=0)


_MASKS, _COUNTS, _HIGHEST = _rows()
_BEST = [_best(pattern) for pattern in range(PATTERNS)]
MASK, COUNT, HIGHEST, BEST = (np.array(column, np.int32) for column in (_MASKS, _COUNTS, _HIGHEST, _BEST))
