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

from typing import Any, NamedTuple

import numpy as np

from volteface.games.verso.constants import SQUARE
from volteface.games.verso.kernels.rules import (
    DECK,
    FIRST_BANK,
    FLIP,
    HEAD,
    KEEP,
    KNOWN,
    LAYOUT,
    MOVES,
    NEXT,
    PASS,
    PHASE,
    PLAYER,
    ROWS,
    SEATS,
    SEEN,
    TURNS,
    colour_of,
    highest_of,
    laid_at,
    left,
    moves,
    points_of,
)
from volteface.games.verso.kernels.tables import (
    BEHIND,
    BEHIND_COUNT,
    BEST,
    CLASS,
    CLASSES,
    COLOUR,
    COUNT,
    FACE,
    HIGHEST,
    IN_ROW,
    MASK,
    PATTERNS,
    VALUE,
)
from volteface.games.verso.state import JOKER, ROW
from volteface.jit import njit

TRIPLES = CLASSES * (CLASSES + 1) * (CLASSES + 2) // 6
FEATURES = PATTERNS + TRIPLES
MOMENTS = (72, 62, 138)  # alone, of two, and of more
NO_CARDS = -1  # the moment after the last card
MARGIN = 6  # points: a quick choice looks no closer at what is further behind

inlined = njit(forceinline=True)  # for parts of `appraise` that cost no more than a call would


class Choices(NamedTuple):
    """Room for the moves of a seat and what they are worth; made once, used again and again."""

    moves: Any
    own: Any  # for each the points that the seat can expect,
    others: Any  # and the others on average


@njit
def new_choices():
    """Room for all that a seat can choose at any time."""
    return Choices(np.empty(MOVES, np.int32), np.empty(MOVES, np.float32), np.empty(MOVES, np.float32))


@njit
def moment(seats, cards, wait):
    """The number of a moment: cards left, and turns until the seat moves; alone, 1 is the opponent's card.

    Games of three and more share their tables: they are cut into as many parts whatever their length. When no card is
    left, it is NO_CARDS.
    """
    if cards == 0:
        return NO_CARDS
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
def worth(weights, at, rows):
    """The points to be expected from three rows at a moment; after the last card it is the best sequence (V10)."""
    a, b, c = rows[0], rows[1], rows[2]
    if at == NO_CARDS:
        return np.float32(max(BEST[a], BEST[b], BEST[c]))
    return weights[at, a] + weights[at, b] + weights[at, c] + weights[at, triple(a, b, c)]


@njit
def squared(rows):
    """V9, for rows."""
    return COUNT[rows[0]] >= 3 and COUNT[rows[1]] >= 3 and COUNT[rows[2]] >= 3


@njit
def laid_worth(weights, at, rows, laid, was_square):
    """What rows are worth with one more card, its square's points included."""
    colour = COLOUR[laid]
    if MASK[rows[colour]] >> (VALUE[laid] - 1) & 1:
        return worth(weights, at, rows)
    rows[colour] += IN_ROW[laid]
    value = worth(weights, at, rows)
    if not was_square and squared(rows):
        value += SQUARE
    rows[colour] -= IN_ROW[laid]
    return value


@njit
def drawn_worth(state, weights, at, rows, laid, was_square):
    """What rows are worth with one more card that is turned over, on average; its reverse is unseen."""
    face, count, total = FACE[laid], 0, np.float32(0)
    for which in range(BEHIND_COUNT[face]):
        turned = BEHIND[face, which]
        if can_be(state, turned):
            total += laid_worth(weights, at, rows, turned, was_square)
            count += 1
    return total / count


@njit
def can_be(state, laid):
    """V2: whether an unseen reverse can be this one: its card has not been seen whole."""
    return state[SEEN + (laid >> 1)] == 0


@njit
def turned_worth(state, weights, at, seat, rows, colour):
    """What a seat's rows are worth when its highest card of a colour is turned, on average."""
    place = HIGHEST[rows[colour]]
    if place < 0:
        return np.float64(worth(weights, at, rows))
    known = state[HEAD + seat * PLAYER + LAYOUT + colour * ROW + place] >= KNOWN
    laid, was_square = laid_at(state, seat, colour * ROW + place), squared(rows)
    rows[colour] -= IN_ROW[laid]
    if known:
        value = np.float64(laid_worth(weights, at, rows, laid ^ 1, was_square))
    else:
        value = drawn_worth(state, weights, at, rows, laid, was_square)
    rows[colour] += IN_ROW[laid]
    return value


@njit
def opponent_worth(state, weights, rows, least):
    """What rows are worth alone after the opponent has turned the deck's top card, on average (V11).

    If they are worth less than the least anyway, that card is left out.
    """
    top, at = state[DECK + state[NEXT]], moment(1, left(state) - 1, 0)
    face, count, total = FACE[top], 0, 0.0
    plain = np.float64(worth(weights, at, rows))
    if plain < least:
        return plain
    for which in range(BEHIND_COUNT[face]):
        turned = BEHIND[face, which]
        if can_be(state, turned):
            higher = VALUE[top] != JOKER and VALUE[turned] != JOKER and VALUE[turned] > VALUE[top]
            total += turned_worth(state, weights, at, 0, rows, COLOUR[turned]) if higher else plain
            count += 1
    return total / count


@njit
def read_rows(state, seat, rows):
    """A seat's rows."""
    for colour in range(3):
        rows[colour] = state[HEAD + seat * PLAYER + ROWS + colour]


@inlined
def bank_worth(state, weights, seat, bank, rows, least):
    """The points of a bank, and what the seat's rows are worth after it."""
    seats, colour = state[SEATS], colour_of(bank)
    points, before = np.float32(points_of(state, seat, bank)), rows[colour]
    for place in highest_of(bank):
        rows[colour] -= IN_ROW[laid_at(state, seat, place)]
    if seats == 1:
        value = points + opponent_worth(state, weights, rows, least - points)
    else:
        value = np.float64(points + worth(weights, moment(seats, left(state), seats - 1), rows))
    rows[colour] = before
    return value


@njit
def others_worth(state, weights, seat, colour, rows):
    """What the others have after this seat's move, on average: a bank of a colour, or a draw if it is -1."""
    seats, total = state[SEATS], np.float32(0)
    cards = left(state) - (colour < 0)
    for step in range(1, seats):
        other, at = (seat + step) % seats, moment(seats, cards, step - 1)
        read_rows(state, other, rows)
        if colour >= 0 and (step == 1 or step == seats - 1):
            total += turned_worth(state, weights, at, other, rows, colour)
        else:
            total += worth(weights, at, rows)
    return total / max(1, seats - 1)


@njit
def appraise(state, weights, seat, margin, choices):
    """Write every move with the points the seat, and the others on average, can expect from now on; says how many.

    The state may be a view: unseen reverses are not looked at. Alone, a bank that is behind by more than the margin is
    not looked at closely.
    """
    count = moves(state, seat, choices.moves)
    if state[PHASE] == TURNS:
        appraise_own(state, weights, seat, margin, choices.moves[:count], choices.own)
        appraise_others(state, weights, seat, choices.moves[:count], choices.others)
    else:  # V10: a last bank brings its points and no more
        for i in range(count):
            move = choices.moves[i]
            choices.own[i] = 0 if move == PASS else points_of(state, seat, move)
            choices.others[i] = 0
    return count


@inlined
def appraise_own(state, weights, seat, margin, found, own):
    """Write for each move of a turn what the seat itself can expect."""
    seats, top, rows = state[SEATS], state[DECK + state[NEXT]], np.empty(3, np.int32)
    read_rows(state, seat, rows)
    drawn, most = moment(seats, left(state) - 1, max(1, seats - 1)), np.float32(-1e9)
    for i in range(len(found)):
        if found[i] == KEEP:
            own[i] = laid_worth(weights, drawn, rows, top, squared(rows))
        elif found[i] == FLIP:
            own[i] = drawn_worth(state, weights, drawn, rows, top, squared(rows))
        else:
            own[i] = bank_worth(state, weights, seat, found[i], rows, most - margin)
        most = max(most, own[i])


@inlined
def appraise_others(state, weights, seat, found, others):
    """Write for each move of a turn what the others can expect; a bank turns cards of its colour (V6)."""
    rows = np.empty(3, np.int32)
    drawn = others_worth(state, weights, seat, -1, rows)
    colour, banked = -1, drawn
    for i in range(len(found)):
        others[i] = drawn
        if found[i] >= FIRST_BANK:
            if colour_of(found[i]) != colour:  # banks stand colour by colour
                colour = colour_of(found[i])
                banked = others_worth(state, weights, seat, colour, rows)
            others[i] = banked


@njit
def best(choices, count):
    """Which of the moves leads by most; the first of equals."""
    own, others, chosen = choices.own, choices.others, 0
    for i in range(1, count):
        if own[i] - others[i] > own[chosen] - others[chosen]:
            chosen = i
    return chosen
