"""What a layout is still worth: learnt tables, read at every choice.

The points a seat can still expect are a sum of four numbers, looked up in the table of the moment (cards left in the
deck, and how long the seat waits): one for each row as it lies, and one for the three rows together in their classes,
how many cards and how good a run. Colours are alike, so the rows share one table and their order does not matter.

A moment is *between* turns, before the next top face is seen: nothing in it is hidden but what nobody knows. Choices
are compared by the points they gain at once and what the layouts are worth after them; where a card is turned, its
reverse is every card that can be there (V2), each as likely as the next.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.games.verso.cards import CARDS, FACES
from volteface.games.verso.kernel import (
    A_COLOUR,
    BANK_COUNT,
    COLOUR,
    COUNT,
    DECK,
    FIRST_BANK,
    FLIP,
    HEAD,
    HIGH,
    HIGHEST,
    KEEP,
    KNOWN,
    LAYOUT,
    LOW,
    MASK,
    NEXT,
    PASS,
    PATTERNS,
    PHASE,
    PLAYER,
    POINTS,
    ROWS,
    SEATS,
    SEEN,
    STAND,
    TURNS,
    VALUE,
    WORTH,
    left,
    moves,
)
from volteface.games.verso.rules import SQUARE, banks
from volteface.games.verso.state import JOKER, ROW
from volteface.jit import njit


def _faces() -> tuple[list[int], list[list[int]]]:
    """The number of each laid card's face, and for each face the cards turned over that it can be."""
    laid = [face.text for card in CARDS.values() for face in (card.one, card.three)]
    names = list(FACES)
    behind = [[number ^ 1 for number, text in enumerate(laid) if text == name] for name in names]
    return [names.index(text) for text in laid], behind


_FACE, _BEHIND = _faces()
FACE = np.array(_FACE, np.int32)
BEHIND = np.array([cards + [-1] * (6 - len(cards)) for cards in _BEHIND], np.int32)
BEHIND_COUNT = np.array([len(cards) for cards in _BEHIND], np.int32)


def _digits(pattern: int) -> list[int]:
    """The points on a row's seven places."""
    values = [(0, 1, 3)[pattern // 3**place % 3] for place in range(6)]
    return [*values, pattern // 729]


def _best(pattern: int) -> int:
    points = _digits(pattern) + [0] * 2 * ROW
    return max((sum(points[place] for place in bank.places) for bank in banks(points)), default=0)


BEST = np.array([_best(pattern) for pattern in range(PATTERNS)], np.int32)  # the points of a row's best sequence
_KINDS = [(min(int(COUNT[pattern]), 5), min(int(BEST[pattern]) + 1, 12) // 2) for pattern in range(PATTERNS)]
CLASSES = sorted(set(_KINDS))
CLASS = np.array([CLASSES.index(kind) for kind in _KINDS], np.int32)
TRIPLES = len(CLASSES) * (len(CLASSES) + 1) * (len(CLASSES) + 2) // 6
FEATURES = PATTERNS + TRIPLES
MARGIN = 6  # points: a quick choice looks no closer at what is further behind


@njit
def moments(seats):
    """How many moments a game of so many seats has."""
    return 72 if seats == 1 else 62 if seats == 2 else 138


@njit
def moment(seats, cards, wait):
    """The number of a moment: cards left, and turns until the seat moves; alone, 1 is the opponent's card.

    Games of three and more share their tables: they are cut into as many parts whatever their length.
    """
    if seats <= 2:
        return cards * 2 + wait
    return cards * 3 // seats * 3 + wait * 3 // seats


@njit
def triple(a, b, c):
    """The number of the three rows' classes together, in any order."""
    x, y, z = CLASS[a], CLASS[b], CLASS[c]
    if x > y:
        x, y = y, x
    if y > z:
        y, z = z, y
    if x > y:
        x, y = y, x
    return PATTERNS + x + y * (y + 1) // 2 + z * (z + 1) * (z + 2) // 6


@njit
def worth(weights, seats, cards, wait, rows):
    """The points still to be expected from three rows; after the last card it is the best sequence (V10)."""
    a, b, c = rows[0], rows[1], rows[2]
    if cards == 0:
        return np.float32(max(BEST[a], BEST[b], BEST[c]))
    table = weights[moment(seats, cards, wait)]
    return table[a] + table[b] + table[c] + table[triple(a, b, c)]


@njit
def squared(rows):
    """V9, for rows."""
    return COUNT[rows[0]] >= 3 and COUNT[rows[1]] >= 3 and COUNT[rows[2]] >= 3


@njit
def laid_worth(weights, seats, cards, wait, rows, laid, was_square):
    """What rows are worth with one more card, its square's points included."""
    colour = COLOUR[laid]
    if MASK[rows[colour]] >> (VALUE[laid] - 1) & 1:
        return worth(weights, seats, cards, wait, rows)
    rows[colour] += WORTH[laid]
    value = worth(weights, seats, cards, wait, rows)
    if not was_square and squared(rows):
        value += SQUARE
    rows[colour] -= WORTH[laid]
    return value


@njit
def behind(state, laid, known, found):
    """Write what the card can be when it is turned over; says how many. It never looks at an unseen reverse."""
    if known:
        found[0] = laid ^ 1
        return 1
    count = 0
    for which in range(BEHIND_COUNT[FACE[laid]]):
        turned = BEHIND[FACE[laid], which]
        if state[SEEN + (turned >> 1)] == 0:
            found[count] = turned
            count += 1
    return count


@njit
def turned_worth(state, weights, seat, cards, wait, rows, colour, found):
    """What a seat's rows are worth when its highest card of a colour is turned, on average."""
    place = HIGHEST[rows[colour]]
    if place < 0:
        return worth(weights, state[SEATS], cards, wait, rows)
    entry = state[HEAD + seat * PLAYER + LAYOUT + colour * ROW + place]
    laid = (entry & (KNOWN - 1)) - 1
    was_square = squared(rows)
    rows[colour] -= WORTH[laid]
    count, total = behind(state, laid, entry >= KNOWN, found), np.float32(0)
    for which in range(count):
        total += laid_worth(weights, state[SEATS], cards, wait, rows, found[which], was_square)
    rows[colour] += WORTH[laid]
    return total / count


@njit
def alone_worth(state, weights, rows, least, found, turns):
    """What rows are worth after a bank alone: the visible top card is the opponent's, and is turned (V11)."""
    cards, top = left(state) - 1, state[DECK + state[NEXT]]
    plain = worth(weights, 1, cards, 0, rows)
    if plain < least:
        return plain
    count, total = behind(state, top, False, turns), np.float32(0)
    for which in range(count):
        new = turns[which]
        if VALUE[top] != JOKER and VALUE[new] != JOKER and VALUE[new] > VALUE[top]:
            total += turned_worth(state, weights, 0, cards, 0, rows, COLOUR[new], found)
        else:
            total += plain
    return total / count


@njit
def read_rows(state, seat, rows):
    """A seat's rows."""
    for colour in range(3):
        rows[colour] = state[HEAD + seat * PLAYER + ROWS + colour]


@njit
def others_worth(state, weights, seat, colour, rows, found):
    """What the others have after this seat's move, on average: a bank of a colour, or a draw if it is -1."""
    seats, total = state[SEATS], np.float32(0)
    cards = left(state) - (colour < 0)
    for step in range(1, seats):
        other = (seat + step) % seats
        read_rows(state, other, rows)
        if colour >= 0 and (step == 1 or step == seats - 1):
            total += turned_worth(state, weights, other, cards, step - 1, rows, colour, found)
        else:
            total += worth(weights, seats, cards, step - 1, rows)
    return total / (seats - 1) if seats > 1 else total


@njit
def appraise(state, weights, seat, margin, found, own, others):
    """Write every move with the points the seat, and the others on average, can expect from now on; says how many.

    A bank at the end counts its points only. The state may be a view: unseen reverses are not looked at.
    Alone, what the opponent's card does to a bank is left out where the bank is behind by more than the margin.
    """
    count, seats = moves(state, seat, found), state[SEATS]
    cards, base = left(state), HEAD + seat * PLAYER
    rows, turns, turned = np.empty(3, np.int32), np.empty(6, np.int32), np.empty(6, np.int32)
    drawn, attacked = np.float32(0), np.zeros(3, np.float32)
    if state[PHASE] == TURNS and seats > 1:
        drawn = others_worth(state, weights, seat, -1, rows, turned)
        for colour in range(3):
            if BANK_COUNT[MASK[state[base + ROWS + colour]]] > 0:
                attacked[colour] = others_worth(state, weights, seat, colour, rows, turned)
    read_rows(state, seat, rows)
    was_square, wait, most = squared(rows), max(1, seats - 1), np.float32(-1e9)
    for i in range(count):
        move = found[i]
        others[i] = drawn
        if move == PASS:
            own[i] = 0
        elif move == KEEP:
            own[i] = laid_worth(weights, seats, cards - 1, wait, rows, state[DECK + state[NEXT]], was_square)
        elif move == FLIP:
            number, total = behind(state, state[DECK + state[NEXT]], False, turns), np.float32(0)
            for which in range(number):
                total += laid_worth(weights, seats, cards - 1, wait, rows, turns[which], was_square)
            own[i] = total / number
        else:
            which, colour = (move - FIRST_BANK) % A_COLOUR, (move - FIRST_BANK) // A_COLOUR
            points, before = 0, rows[colour]
            for value in range(LOW[which], HIGH[which] + 1):
                place = colour * ROW + (JOKER if value == STAND[which] else value) - 1
                laid = (state[base + LAYOUT + place] & (KNOWN - 1)) - 1
                points += POINTS[laid]
                if value >= HIGH[which] - 1:
                    rows[colour] -= WORTH[laid]
            own[i] = points
            if state[PHASE] == TURNS:
                others[i] = attacked[colour]
                if seats == 1:
                    own[i] += alone_worth(state, weights, rows, most - margin - points, turned, turns)
                else:
                    own[i] += worth(weights, seats, cards, wait, rows)
            rows[colour] = before
        most = max(most, own[i])
    return count


@njit
def best(own, others, count):
    """Which of the moves leads by most; the first of equals."""
    chosen = 0
    for i in range(1, count):
        if own[i] - others[i] > own[chosen] - others[chosen]:
            chosen = i
    return chosen
