"""What a network sees of a layout and of the cards that are gone, as the numbers of active inputs.

A layout fills 49 slots, each with one input or none: its three rows as they lie, the face on each of 21 places, each
card whose reverse is known (with whether it would find its place taken), each row's highest card, which is turned
first (V7; known, or its face and how many of its possible places are taken), and the three rows' lengths together.
Before the layouts stand the cards that have been seen whole, the faces discarded with their reverse unseen, the moment,
how far one leads, and the face on top of the deck, if a bank has left it there.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.games.verso.box import CARDS, FACES
from volteface.games.verso.kernels.rules import KNOWN
from volteface.games.verso.kernels.tables import (
    ALL,
    ALL_FACES,
    BEHIND,
    BEHIND_COUNT,
    COUNT,
    FACE,
    HIGHEST,
    MOST_BEHIND,
    PATTERNS,
    PLACE,
)
from volteface.games.verso.state import LETTERS, PLACES, ROW
from volteface.jit import njit

LONGEST = 5  # longer rows count as this
FACE_SLOT, KNOWN_SLOT, HIGH_SLOT, LENGTH_SLOT, SLOTS = 3, 3 + PLACES, 3 + 2 * PLACES, 6 + 2 * PLACES, 7 + 2 * PLACES
AT_FACE = 3 * PATTERNS
AT_KNOWN = AT_FACE + ALL_FACES
AT_HIGH = AT_KNOWN + 4 * ALL
AT_HIGH_FACE = AT_HIGH + 4 * ALL
AT_LENGTH = AT_HIGH_FACE + MOST_BEHIND * ALL_FACES
LAYOUT_INPUTS = AT_LENGTH + (LONGEST + 1) ** 3
AT_AWAY = ALL
AT_MOMENT = AT_AWAY + ALL_FACES
MOMENTS = 160
AT_LEAD = AT_MOMENT + MOMENTS
LEADS = 96
AT_TOP = AT_LEAD + LEADS
AT_LAYOUT = AT_TOP + ALL_FACES
NONE = -1
DESK_LAYOUT, DESK_ROWS, DESK_SLOTS, DESK_FRESH, DESK_SIDE = (
    0,
    PLACES,
    PLACES + 3,
    PLACES + 3 + SLOTS,
    PLACES + 3 + 2 * SLOTS,
)
SIDES = 3  # that a move can change: one's own, the left neighbour's, the right one's
DESK_SEEN = SIDES * DESK_SIDE
DESK_SCORES = DESK_SEEN + ALL  # of the three sides
DESK_REST = DESK_SCORES + SIDES  # of seats further away: best score, best at the end, how many have it, and both sums
DESK_TOP = DESK_REST + 5  # the face that a bank has left on top, and 1; or 0
DESK = DESK_TOP + 1


@njit
def highest(desk, side, colour):
    """The input of a row's highest card."""
    layout = side * DESK_SIDE + DESK_LAYOUT
    high = HIGHEST[desk[side * DESK_SIDE + DESK_ROWS + colour]]
    if high < 0:
        return NONE
    entry = desk[layout + colour * ROW + high]
    laid = (entry & (KNOWN - 1)) - 1
    if entry >= KNOWN:
        return AT_HIGH + 2 * laid + (desk[layout + PLACE[laid ^ 1]] != 0)
    face, taken = FACE[laid], 0
    for which in range(BEHIND_COUNT[face]):
        turned = BEHIND[face, which]
        taken += desk[DESK_SEEN + (turned >> 1)] == 0 and desk[layout + PLACE[turned]] != 0
    return AT_HIGH_FACE + MOST_BEHIND * face + min(MOST_BEHIND - 1, taken)


@njit
def lies_as_described(desk, side):
    """Whether a side's layout is the one that its slots tell of; a reverse seen meanwhile changes no row."""
    rows, slots = side * DESK_SIDE + DESK_ROWS, side * DESK_SIDE + DESK_SLOTS
    same = True
    for colour in range(3):
        same = same and desk[slots + colour] == colour * PATTERNS + desk[rows + colour]
    return same


@njit
def describe(desk, side, slots):
    """Write the inputs of the layout that lies on one side of the desk; they are counted from 0."""
    layout, rows = side * DESK_SIDE + DESK_LAYOUT, side * DESK_SIDE + DESK_ROWS
    slots += side * DESK_SIDE
    length = 0
    for colour in range(3):
        row = desk[rows + colour]
        desk[slots + colour] = colour * PATTERNS + row
        length = length * (LONGEST + 1) + min(LONGEST, COUNT[row])
        desk[slots + HIGH_SLOT + colour] = highest(desk, side, colour)
    desk[slots + LENGTH_SLOT] = AT_LENGTH + length
    for place in range(PLACES):
        entry = desk[layout + place]
        face, known = NONE, NONE
        if entry != 0:
            laid = (entry & (KNOWN - 1)) - 1
            face = AT_FACE + FACE[laid]
            if entry >= KNOWN:
                known = AT_KNOWN + 2 * laid + (desk[layout + PLACE[laid ^ 1]] != 0)
        desk[slots + FACE_SLOT + place] = face
        desk[slots + KNOWN_SLOT + place] = known


def turned(layouts: int) -> np.ndarray[tuple[int], np.dtype[np.int32]]:
    """For each input the one it becomes when every colour becomes the next: an exact symmetry of the box."""
    new = _turned_cards() + [AT_AWAY + face for face in _turned_faces()]
    new += [*range(AT_MOMENT, AT_TOP), *(AT_TOP + face for face in _turned_faces())]
    for _ in range(layouts):
        new += [len(new) + feature for feature in turned_layout()]
    return np.array(new, np.int32)


def turned_layout() -> list[int]:
    """The same for the inputs of a layout."""
    cards, faces = _turned_cards(), _turned_faces()
    new = [(colour + 1) % 3 * PATTERNS + row for colour in range(3) for row in range(PATTERNS)]
    new += [AT_FACE + face for face in faces]
    for start in (AT_KNOWN, AT_HIGH):
        new += [start + 4 * card + rest for card in cards for rest in range(4)]
    new += [AT_HIGH_FACE + MOST_BEHIND * face + taken for face in faces for taken in range(MOST_BEHIND)]
    side = LONGEST + 1
    new += [AT_LENGTH + c * side**2 + a * side + b for a in range(side) for b in range(side) for c in range(side)]
    return new


def _turned_text(text: str) -> str:
    return "".join(LETTERS[(LETTERS.index(sign) + 1) % 3] if sign in LETTERS else sign for sign in text)


def _turned_cards() -> list[int]:
    texts = list(CARDS)
    return [texts.index(_turned_text(text)) for text in texts]


def _turned_faces() -> list[int]:
    texts = list(FACES)
    return [texts.index(_turned_text(text)) for text in texts]
