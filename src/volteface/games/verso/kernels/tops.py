"""One's turn alone before its top card is seen: the best move for every face that may lie there, all at once.

What the moves have in common is looked at once: a card that is turned over comes to the same place whatever other face
it showed, and a bank leaves the same layout whatever the top card is.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.games.verso.kernels.alone import (
    CHANCES,
    GONE,
    LEVELS,
    MEAN,
    expect_card,
    laid_worth,
    lay,
    pick,
    squared,
    turned_worth,
    turns_colour,
    worth,
)
from volteface.games.verso.kernels.features import AT_AWAY, DESK_ROWS, DESK_SEEN
from volteface.games.verso.kernels.network import WIDE, one_more
from volteface.games.verso.kernels.rules import (
    AWAY,
    FIRST_BANK,
    HEAD,
    KNOWN,
    LAYOUT,
    SEEN,
    highest_of,
    place_of,
)
from volteface.games.verso.kernels.tables import (
    A_COLOUR,
    ALL,
    ALL_FACES,
    BANK_COUNT,
    BANKS,
    BEHIND,
    BEHIND_COUNT,
    FACE,
    HIGH,
    LOW,
    MASK,
    POINTS,
)
from volteface.games.verso.state import PLACES
from volteface.jit import njit

DISTINCT = 36  # banks that discard different cards, at most
SHOWING = np.array([BEHIND[face, 0] ^ 1 for face in range(ALL_FACES)], np.int32)  # for each face a card that shows it


@njit
def likely(state, weights):
    """Write how likely each card of the box is still in the deck, about, up to a factor.

    A card that has not been seen whole may be one of those that lie somewhere with one of its faces up.
    """
    shown, could = np.zeros(ALL_FACES, np.int32), np.zeros(ALL_FACES, np.int32)
    for face in range(ALL_FACES):
        shown[face] = state[AWAY + face]
        for which in range(BEHIND_COUNT[face]):
            could[face] += state[SEEN + (BEHIND[face, which] >> 1)] == 0
    for place in range(PLACES):
        entry = state[HEAD + LAYOUT + place]
        if 0 < entry < KNOWN:
            shown[FACE[entry - 1]] += 1
    for card in range(ALL):
        weights[card] = 0
        if state[SEEN + card] == 0:
            weight = np.float32(1)
            for face in (FACE[2 * card], FACE[2 * card + 1]):
                if shown[face] > 0:
                    weight *= max(np.float32(0), np.float32(1) - np.float32(shown[face]) / np.float32(could[face]))
            weights[card] = weight


@njit
def bank_points(desk, bank):
    """The points of a bank from the layout on the desk."""
    which, points = (bank - FIRST_BANK) % A_COLOUR, 0
    for value in range(LOW[which], HIGH[which] + 1):
        points += POINTS[(desk[place_of(bank, value)] & (KNOWN - 1)) - 1]
    return points


@njit
def best_banks(desk, banks, points):
    """Write the banks of the layout on the desk, of those that discard the same cards only the best; says how many."""
    count = 0
    for colour in range(3):
        mask, first = MASK[desk[DESK_ROWS + colour]], count
        for k in range(BANK_COUNT[mask]):
            bank = FIRST_BANK + A_COLOUR * colour + BANKS[mask, k]
            value, same = bank_points(desk, bank), -1
            for i in range(first, count):
                if highest_of(banks[i]) == highest_of(bank):
                    same = i
            if same < 0:
                banks[count], points[count] = bank, value
                count += 1
            elif value > points[same]:
                banks[same], points[same] = bank, value
    return count


@njit(fastmath=True)
def all_tops(net, desk, sums, cards, weights, values):
    """Write for every face what the turn promises if it lies on top, the state being on the desk."""
    turned, was_square = np.zeros(2 * ALL, np.float32), squared(desk)
    for card in range(ALL):
        if desk[DESK_SEEN + card] == 0:
            desk[DESK_SEEN + card] = 1
            one_more(net, card, sums, GONE, LEVELS + 4 * WIDE)
            for laid in (2 * card, 2 * card + 1):
                turned[laid] = laid_worth(net, desk, sums, LEVELS + 4 * WIDE, laid, KNOWN, was_square, cards - 1, 1)
            desk[DESK_SEEN + card] = 0
    banks, points = np.empty(DISTINCT, np.int64), np.empty(DISTINCT, np.int64)
    left_over = np.empty((DISTINCT, 4), np.float32)
    count = best_banks(desk, banks, points)
    if count > 0:
        expect_card(net, sums, weights)
    for i in range(count):
        bank_leaves(net, desk, sums, banks[i], cards - 1, left_over[i])
    for face in range(ALL_FACES):
        top = SHOWING[face]
        best = laid_worth(net, desk, sums, GONE, top, 0, was_square, cards - 1, 1)
        chances, total, could = np.zeros(4, np.float32), np.float32(0), 0
        for which in range(BEHIND_COUNT[face]):
            other = BEHIND[face, which]
            if desk[DESK_SEEN + (other >> 1)] == 0:
                total += turned[other]
                chances[turns_colour(top, other)] += 1
                could += 1
        if could > 0:
            best = max(best, total / could)
            for i in range(count):
                value = np.float32(0)
                for k in range(4):
                    value += chances[k] * left_over[i, k]
                best = max(best, points[i] + value / could)
        values[face] = best


@njit
def bank_leaves(net, desk, sums, bank, cards, leaves):
    """Write what is left after a bank, if the opponent's card turns one of each colour, or none."""
    low, high = highest_of(bank)
    first, second, gone = desk[low], desk[high], LEVELS + 5 * WIDE
    for i in range(WIDE):
        sums[gone + i] = sums[GONE + i] + sums[MEAN + i]
    for entry in (first, second):
        laid = (entry & (KNOWN - 1)) - 1
        pick(desk, laid)
        if entry < KNOWN:
            one_more(net, AT_AWAY + FACE[laid], sums, gone, gone)
    for colour in range(3):
        leaves[colour] = 0
        if sums[CHANCES + colour] > 0:
            leaves[colour] = turned_worth(net, desk, sums, gone, colour, cards, 0)
    leaves[3] = worth(net, desk, sums, gone, cards, 0)
    for entry in (first, second):
        laid = (entry & (KNOWN - 1)) - 1
        lay(desk, laid, entry - 1 - laid)


@njit
def face_chances(weights, chances):
    """Write how likely each face is the next one, by the cards' weights."""
    for face in range(ALL_FACES):
        chances[face] = 0
    total = np.float32(0)
    for card in range(ALL):
        chances[FACE[2 * card]] += weights[card]
        chances[FACE[2 * card + 1]] += weights[card]
        total += 2 * weights[card]
    for face in range(ALL_FACES):
        chances[face] /= total
