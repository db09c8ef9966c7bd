"""What a player alone can expect, by the network: of a layout between turns, and of each move.

A position between turns is a layout, what is gone, the cards left, and whose card is next: `wait` is 1 if it is the
opponent's (V11). Unseen reverses are never looked at: where a card is turned, all that it can be are taken (V2).
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.games.verso.constants import SQUARE
from volteface.games.verso.kernels.features import (
    AT_AWAY,
    AT_LAYOUT,
    AT_MOMENT,
    DESK_FRESH,
    DESK_ROWS,
    DESK_SEEN,
    DESK_SLOTS,
    SLOTS,
    describe,
)
from volteface.games.verso.kernels.network import FIRST, NARROW, SCALE, WIDE, add_row, last, middle, one_more, take_row
from volteface.games.verso.kernels.rules import (
    AWAY,
    DECK,
    FIRST_BANK,
    HEAD,
    KEEP,
    KNOWN,
    LAYOUT,
    NEXT,
    PASS,
    PHASE,
    ROWS,
    SEEN,
    TURNS,
    highest_of,
    left,
    moves,
    points_of,
)
from volteface.games.verso.kernels.tables import (
    ALL,
    ALL_FACES,
    BEHIND,
    BEHIND_COUNT,
    BEST,
    COLOUR,
    COUNT,
    FACE,
    HIGHEST,
    IN_ROW,
    PLACE,
    VALUE,
)
from volteface.games.verso.state import JOKER, PLACES, ROW
from volteface.jit import njit

# Places in the sums.
HIDDEN, BASE, GONE, MEAN, CHANCES, LEVELS = WIDE, 2 * WIDE, 3 * WIDE, 4 * WIDE, 5 * WIDE, 6 * WIDE
SUMS = LEVELS + 6 * WIDE
MARGIN = np.float32(6)  # points: a bank that is further behind is not looked at closely


@njit
def new_sums():
    """Room for the network's sums."""
    return np.zeros(SUMS, np.float32)


@njit
def set_out(state, net, desk, sums):
    """Lay the state on the desk, as far as it can be seen."""
    for i in range(PLACES):
        desk[i] = state[HEAD + LAYOUT + i]
    for i in range(3):
        desk[DESK_ROWS + i] = state[HEAD + ROWS + i]
    for i in range(WIDE):
        sums[GONE + i] = 0
        sums[BASE + i] = 0
    for card in range(ALL):
        desk[DESK_SEEN + card] = state[SEEN + card]
        if state[SEEN + card]:
            add_row(net, card, sums, GONE)
    for face in range(ALL_FACES):
        for _ in range(state[AWAY + face]):
            add_row(net, AT_AWAY + face, sums, GONE)
    describe(desk, 0, DESK_SLOTS)
    for slot in range(DESK_SLOTS, DESK_SLOTS + SLOTS):
        if desk[slot] >= 0:
            add_row(net, AT_LAYOUT + desk[slot], sums, BASE)


@njit
def best_bank(desk):
    """V10: the points of the best last bank."""
    return np.float32(max(BEST[desk[DESK_ROWS]], BEST[desk[DESK_ROWS + 1]], BEST[desk[DESK_ROWS + 2]]))


@njit(fastmath=True)
def worth(net, desk, sums, gone, cards, wait):
    """The points to be expected from the layout on the desk; the sums of what is gone stand at `gone`."""
    if cards == 0:
        return best_bank(desk)
    start = FIRST + (AT_MOMENT + 2 * cards + wait) * WIDE
    moment, away = net[start : start + WIDE], sums[gone : gone + WIDE]
    for i in range(WIDE):
        sums[i] = sums[BASE + i] + away[i] + moment[i]
    describe(desk, 0, DESK_FRESH)
    for slot in range(SLOTS):
        old, new = desk[DESK_SLOTS + slot], desk[DESK_FRESH + slot]
        if old != new:
            if old >= 0:
                take_row(net, AT_LAYOUT + old, sums, 0)
            if new >= 0:
                add_row(net, AT_LAYOUT + new, sums, 0)
    stage = (cards - 1) // 4
    hidden = sums[HIDDEN : HIDDEN + NARROW]
    middle(net, stage, sums, hidden)
    return SCALE * last(net, stage, 0, hidden)


@njit
def squared(desk):
    """V9, for the layout on the desk."""
    return COUNT[desk[DESK_ROWS]] >= 3 and COUNT[desk[DESK_ROWS + 1]] >= 3 and COUNT[desk[DESK_ROWS + 2]] >= 3


@njit
def lay(desk, laid, known):
    """Put a card on its place if that is free; says whether."""
    if desk[PLACE[laid]] != 0:
        return False
    desk[PLACE[laid]] = 1 + laid + known
    desk[DESK_ROWS + COLOUR[laid]] += IN_ROW[laid]
    return True


@njit
def pick(desk, laid):
    """Take a card off its place; gives what lay there."""
    entry = desk[PLACE[laid]]
    desk[PLACE[laid]] = 0
    desk[DESK_ROWS + COLOUR[laid]] -= IN_ROW[laid]
    return entry


@njit
def laid_worth(net, desk, sums, gone, laid, known, was_square, cards, wait):
    """What the layout is worth with one more card, its square's points included; if its place is taken it is gone."""
    if not lay(desk, laid, known):
        if known:
            return worth(net, desk, sums, gone, cards, wait)
        one_more(net, AT_AWAY + FACE[laid], sums, gone, LEVELS)
        return worth(net, desk, sums, LEVELS, cards, wait)
    value = worth(net, desk, sums, gone, cards, wait)
    if not was_square and squared(desk):
        value += SQUARE
    pick(desk, laid)
    return value


@njit
def reversed_worth(net, desk, sums, gone, laid, was_square, cards, wait):
    """What the layout is worth with one more card that is turned over, on average over what it can be."""
    face, count, total = FACE[laid], 0, np.float32(0)
    for which in range(BEHIND_COUNT[face]):
        turned = BEHIND[face, which]
        card = turned >> 1
        if desk[DESK_SEEN + card] == 0:
            desk[DESK_SEEN + card] = 1
            one_more(net, card, sums, gone, LEVELS + WIDE)
            total += laid_worth(net, desk, sums, LEVELS + WIDE, turned, KNOWN, was_square, cards, wait)
            desk[DESK_SEEN + card] = 0
            count += 1
    return total / count if count else worth(net, desk, sums, gone, cards, wait)


@njit
def turned_worth(net, desk, sums, gone, colour, cards, wait):
    """What the layout is worth when its highest card of a colour is turned (V7, V8), on average."""
    place = HIGHEST[desk[DESK_ROWS + colour]]
    if place < 0:
        return worth(net, desk, sums, gone, cards, wait)
    was_square = squared(desk)
    laid = (desk[colour * ROW + place] & (KNOWN - 1)) - 1
    entry = pick(desk, laid)
    if entry >= KNOWN:
        value = laid_worth(net, desk, sums, gone, laid ^ 1, KNOWN, was_square, cards, wait)
    else:
        value = reversed_worth(net, desk, sums, gone, laid, was_square, cards, wait)
    lay(desk, laid, entry - 1 - laid)
    return value


@njit
def turns_colour(old, new):
    """V11: the colour that the opponent's card makes one turn, or 3 for none."""
    return COLOUR[new] if VALUE[old] != JOKER and VALUE[new] != JOKER and VALUE[new] > VALUE[old] else 3


@njit(fastmath=True)
def expect_top(net, desk, sums, top):
    """Write the chances of what the opponent's card does, its face being seen, and the mean sum of it as gone."""
    for i in range(4):
        sums[CHANCES + i] = 0
    for i in range(WIDE):
        sums[MEAN + i] = 0
    face, count = FACE[top], 0
    for which in range(BEHIND_COUNT[face]):
        turned = BEHIND[face, which]
        if desk[DESK_SEEN + (turned >> 1)] == 0:
            sums[CHANCES + turns_colour(top, turned)] += 1
            add_row(net, turned >> 1, sums, MEAN)
            count += 1
    if count == 0:
        sums[CHANCES + 3] = 1
        return
    share = np.float32(1.0) / np.float32(count)
    for i in range(4):
        sums[CHANCES + i] *= share
    for i in range(WIDE):
        sums[MEAN + i] *= share


@njit(fastmath=True)
def expect_card(net, sums, weights):
    """The same for a card that nobody sees yet: each of the box as likely as its weight says, either side up."""
    for i in range(4):
        sums[CHANCES + i] = 0
    for i in range(WIDE):
        sums[MEAN + i] = 0
    total = np.float32(0)
    for card in range(ALL):
        weight = weights[card]
        if weight > 0:
            total += weight
            start = FIRST + card * WIDE
            row = net[start : start + WIDE]
            for i in range(WIDE):
                sums[MEAN + i] += weight * row[i]
            half = np.float32(0.5) * weight
            sums[CHANCES + turns_colour(2 * card, 2 * card + 1)] += half
            sums[CHANCES + turns_colour(2 * card + 1, 2 * card)] += half
    share = np.float32(1.0) / total
    for i in range(4):
        sums[CHANCES + i] *= share
    for i in range(WIDE):
        sums[MEAN + i] *= share


@njit(fastmath=True)
def opponent_worth(net, desk, sums, gone, cards, least):
    """What the layout on the desk is worth after the opponent's card that is expected; then so many are left.

    If it is worth less than the least even if nothing is turned, that is enough.
    """
    after, away = LEVELS + 2 * WIDE, sums[gone : gone + WIDE]
    for i in range(WIDE):
        sums[after + i] = away[i] + sums[MEAN + i]
    plain = worth(net, desk, sums, after, cards, 0)
    if plain < least:
        return plain
    value = sums[CHANCES + 3] * plain
    for colour in range(3):
        if sums[CHANCES + colour] > 0:
            value += sums[CHANCES + colour] * turned_worth(net, desk, sums, after, colour, cards, 0)
    return value


@njit
def bank_worth(net, desk, sums, bank, cards, least):
    """What is left after a bank, and after the opponent's card."""
    low, high = highest_of(bank)
    first, second, gone = desk[low], desk[high], GONE
    for entry in (first, second):
        laid = (entry & (KNOWN - 1)) - 1
        pick(desk, laid)
        if entry < KNOWN:
            one_more(net, AT_AWAY + FACE[laid], sums, gone, LEVELS + 3 * WIDE)
            gone = LEVELS + 3 * WIDE
    value = opponent_worth(net, desk, sums, gone, cards, least)
    for entry in (first, second):
        laid = (entry & (KNOWN - 1)) - 1
        lay(desk, laid, entry - 1 - laid)
    return value


@njit
def appraise(state, net, desk, sums, margin, found, own):
    """Write every move with the points that it promises from now on; says how many. The state may be a view."""
    set_out(state, net, desk, sums)
    return appraise_desk(state, net, desk, sums, margin, found, own)


@njit
def appraise_desk(state, net, desk, sums, margin, found, own):
    """The same, the state lying on the desk already; only its top may be another."""
    count = moves(state, 0, found)
    if state[PHASE] != TURNS:  # V10: a last bank brings its points and no more
        for i in range(count):
            own[i] = 0 if found[i] == PASS else points_of(state, 0, found[i])
        return count
    top, cards, most = state[DECK + state[NEXT]], left(state), np.float32(-1e9)
    was_square, expected = squared(desk), False
    for i in range(count):
        move = found[i]
        if move < FIRST_BANK:
            if move == KEEP:
                own[i] = laid_worth(net, desk, sums, GONE, top, 0, was_square, cards - 1, 1)
            else:
                own[i] = reversed_worth(net, desk, sums, GONE, top, was_square, cards - 1, 1)
        else:
            if not expected:
                expect_top(net, desk, sums, top)
                expected = True
            points, same = np.float32(points_of(state, 0, move)), same_cards(found, i)
            if same >= 0:
                own[i] = own[same] + points - points_of(state, 0, found[same])
            else:
                own[i] = points + bank_worth(net, desk, sums, move, cards - 1, most - margin - points)
        most = max(most, own[i])
    return count


@njit
def same_cards(found, this):
    """An earlier bank that discards the same two cards as this one, or -1."""
    low, high = highest_of(found[this])
    for i in range(this - 1, -1, -1):
        if found[i] < FIRST_BANK:
            break
        if highest_of(found[i]) == (low, high):
            return i
    return -1


@njit
def best(own, count):
    """Which of the moves promises most; the first of equals."""
    chosen = 0
    for i in range(1, count):
        if own[i] > own[chosen]:
            chosen = i
    return chosen
