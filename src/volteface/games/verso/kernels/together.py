"""What a seat among others can expect, by the network: its own points, the others', and its chance to win.

A position is seen by the seat that has just moved: its own layout, its left neighbour's and its right neighbour's,
which its banks can change (V6), those further away, what is gone, the moment, its lead over the best of the others,
and the card on top, if a bank has left it to the next seat. Unseen reverses are never looked at: where a card is
turned, all that it can be are taken (V2).
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.games.verso.constants import CARDS_EACH, SQUARE
from volteface.games.verso.kernels.features import (
    AT_AWAY,
    AT_LAYOUT,
    AT_LEAD,
    AT_MOMENT,
    AT_TOP,
    DESK_FRESH,
    DESK_REST,
    DESK_ROWS,
    DESK_SCORES,
    DESK_SEEN,
    DESK_SIDE,
    DESK_SLOTS,
    DESK_TOP,
    HIGH_SLOT,
    LAYOUT_INPUTS,
    LEADS,
    MOMENTS,
    SLOTS,
    describe,
    highest,
    lies_as_described,
)
from volteface.games.verso.kernels.network import (
    FIRST,
    NARROW,
    SCALE,
    STAGES,
    WIDE,
    add_row,
    last,
    middle,
    one_more,
    take_row,
)
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
    PLAYER,
    ROWS,
    SEATS,
    SEEN,
    TURNS,
    colour_of,
    highest_of,
    left,
    moves,
    points_of,
    score,
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
)
from volteface.games.verso.state import PLACES, ROW
from volteface.jit import njit

# Places in the sums.
HIDDEN, BASE, GONE, LEVELS = WIDE, 2 * WIDE, 3 * WIDE, 4 * WIDE
SUMS = LEVELS + 8 * WIDE
OWN, OTHERS, CHANCE, MERIT = range(4)  # what a move promises: final points, those of the others on average, chance
POINT = np.float32(0.5)  # percent of chance that a point of lead counts
MARGIN = np.float32(12)  # merit: a bank that is further behind is not looked at closely


@njit
def moment(seats, cards):
    """The input of the moment: games of three and more are cut into as many parts whatever their length."""
    if seats == 2:
        return AT_MOMENT + cards
    return AT_MOMENT + (seats - 3) * (MOMENTS // 4) + (cards * (MOMENTS // 4 - 1)) // (CARDS_EACH * seats)


@njit
def stage_of(seats, cards):
    """Which of the network's last layers serves so many cards left."""
    return ((cards - 1) * STAGES) // (CARDS_EACH * seats)


@njit
def sides_of(seats):
    """How many sides of the desk are in use."""
    return 2 if seats == 2 else 3


@njit
def seat_of(seat, side, seats):
    """Who sits on a side of the desk: oneself, the left neighbour, the right one."""
    return (seat + (0, 1, seats - 1)[side]) % seats


@njit
def best_bank(state, seat):
    """V10: the points of a seat's best last bank."""
    base = HEAD + seat * PLAYER + ROWS
    return max(BEST[state[base]], BEST[state[base + 1]], BEST[state[base + 2]])


@njit
def lay_out(state, seat, desk, side):
    """Lay a seat's layout on a side of the desk."""
    at, base = side * DESK_SIDE, HEAD + seat * PLAYER
    for i in range(PLACES):
        desk[at + i] = state[base + LAYOUT + i]
    for i in range(3):
        desk[at + DESK_ROWS + i] = state[base + ROWS + i]
    desk[DESK_SCORES + side] = score(state, seat)
    describe(desk, side, DESK_SLOTS)


@njit
def leave_top(state, desk):
    """Note that a bank has left the top card, which is seen, to the next seat."""
    desk[DESK_TOP] = 1 + FACE[state[DECK + state[NEXT]]]


@njit
def set_out(state, seat, net, desk, sums):
    """Lay the state on the desk as this seat looks at it."""
    seats = state[SEATS]
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
    best, final, level, total, points = -1000, -1000, 0, 0, 0
    for step in range(2, seats - 1):  # further away: their inputs are summed up
        other = (seat + step) % seats
        lay_out(state, other, desk, 1)
        add_layout(net, desk, 1, 3, sums)
        end = score(state, other) + best_bank(state, other)
        level = 1 if end > final else level + (end == final)
        best, final, total = max(best, score(state, other)), max(final, end), total + end
        points += score(state, other)
    desk[DESK_TOP] = 0
    desk[DESK_REST], desk[DESK_REST + 1], desk[DESK_REST + 2] = best, final, level
    desk[DESK_REST + 3], desk[DESK_REST + 4] = total, points
    for side in range(sides_of(seats)):
        lay_out(state, seat_of(seat, side, seats), desk, side)
        add_layout(net, desk, side, side, sums)


@njit
def add_layout(net, desk, side, role, sums):
    """Add the inputs of a layout in its role to the base."""
    slots, inputs = side * DESK_SIDE + DESK_SLOTS, AT_LAYOUT + role * LAYOUT_INPUTS
    for slot in range(slots, slots + SLOTS):
        if desk[slot] >= 0:
            add_row(net, inputs + desk[slot], sums, BASE)


@njit
def lead_of(seats, desk):
    """The input of the lead over the best of the others."""
    rival = max(desk[DESK_SCORES + 1], desk[DESK_REST])
    if seats > 2:
        rival = max(rival, desk[DESK_SCORES + 2])
    most = (LEADS - 1) // 2
    return AT_LEAD + most + max(-most, min(most, desk[DESK_SCORES] - rival))


@njit
def finish(seats, desk, weight, promise):
    """Add what the end brings when all bank their best (V10)."""
    own, rival, level, total = 0, desk[DESK_REST + 1], desk[DESK_REST + 2], desk[DESK_REST + 3]
    for side in range(sides_of(seats)):
        rows = side * DESK_SIDE + DESK_ROWS
        end = desk[DESK_SCORES + side] + max(BEST[desk[rows]], BEST[desk[rows + 1]], BEST[desk[rows + 2]])
        if side == 0:
            own = end
        else:
            level = 1 if end > rival else level + (end == rival)
            rival, total = max(rival, end), total + end
    promise[OWN] += weight * own
    promise[OTHERS] += weight * total / (seats - 1)
    promise[CHANCE] += weight * (1.0 if own > rival else 1.0 / (1 + level) if own == rival else 0.0)


@njit(fastmath=True)
def see(net, seats, desk, sums, gone, cards, weight, promise):
    """Add what the position on the desk promises, by its weight."""
    if cards == 0:
        finish(seats, desk, weight, promise)
        return
    start, first = FIRST + moment(seats, cards) * WIDE, FIRST + lead_of(seats, desk) * WIDE
    now, lead, away = net[start : start + WIDE], net[first : first + WIDE], sums[gone : gone + WIDE]
    for i in range(WIDE):
        sums[i] = sums[BASE + i] + away[i] + now[i] + lead[i]
    if desk[DESK_TOP] > 0:
        add_row(net, AT_TOP + desk[DESK_TOP] - 1, sums, 0)
    others = desk[DESK_REST + 4]
    for side in range(sides_of(seats)):
        at, inputs = side * DESK_SIDE, AT_LAYOUT + side * LAYOUT_INPUTS
        first, end = at, at + SLOTS
        if lies_as_described(desk, side):  # then only what is known of its highest cards can be new
            first, end = at + HIGH_SLOT, at + HIGH_SLOT + 3
            for colour in range(3):
                desk[DESK_FRESH + first + colour] = highest(desk, side, colour)
        else:
            describe(desk, side, DESK_FRESH)
        for slot in range(first, end):
            old, new = desk[DESK_SLOTS + slot], desk[DESK_FRESH + slot]
            if old != new:
                if old >= 0:
                    take_row(net, inputs + old, sums, 0)
                if new >= 0:
                    add_row(net, inputs + new, sums, 0)
        if side > 0:
            others += desk[DESK_SCORES + side]
    stage, hidden = stage_of(seats, cards), sums[HIDDEN : HIDDEN + NARROW]
    middle(net, stage, sums, hidden)
    promise[OWN] += weight * (desk[DESK_SCORES] + SCALE * last(net, stage, OWN, hidden))
    promise[OTHERS] += weight * (others / np.float32(seats - 1) + SCALE * last(net, stage, OTHERS, hidden))
    promise[CHANCE] += weight / (np.float32(1) + np.exp(-last(net, stage, CHANCE, hidden)))


@njit
def see_after(state, seat, banked, net, desk, sums, promise):
    """Write what a position promises to the seat that has just moved, by a bank or not; it then lies on the desk."""
    set_out(state, seat, net, desk, sums)
    if banked:
        leave_top(state, desk)
    promise[:] = 0
    see(net, state[SEATS], desk, sums, GONE, left(state), np.float32(1), promise)


@njit
def squared(desk, side):
    """V9, for the layout on a side of the desk."""
    at = side * DESK_SIDE + DESK_ROWS
    return COUNT[desk[at]] >= 3 and COUNT[desk[at + 1]] >= 3 and COUNT[desk[at + 2]] >= 3


@njit
def lay(desk, side, laid, known):
    """Put a card on its place if that is free; says whether."""
    at = side * DESK_SIDE
    if desk[at + PLACE[laid]] != 0:
        return False
    desk[at + PLACE[laid]] = 1 + laid + known
    desk[at + DESK_ROWS + COLOUR[laid]] += IN_ROW[laid]
    return True


@njit
def pick(desk, side, laid):
    """Take a card off its place; gives what lay there."""
    at = side * DESK_SIDE
    entry = desk[at + PLACE[laid]]
    desk[at + PLACE[laid]] = 0
    desk[at + DESK_ROWS + COLOUR[laid]] -= IN_ROW[laid]
    return entry


@njit
def see_laid(net, seats, desk, sums, gone, side, laid, known, was_square, cards, weight, promise):
    """Add what a position promises with one more card on a side."""
    if not lay(desk, side, laid, known):
        at = gone
        if not known:
            at = LEVELS
            one_more(net, AT_AWAY + FACE[laid], sums, gone, at)
        see(net, seats, desk, sums, at, cards, weight, promise)
        return
    square = SQUARE if not was_square and squared(desk, side) else 0
    desk[DESK_SCORES + side] += square
    see(net, seats, desk, sums, gone, cards, weight, promise)
    desk[DESK_SCORES + side] -= square
    pick(desk, side, laid)


@njit
def see_reversed(net, seats, desk, sums, gone, side, laid, was_square, cards, weight, promise):
    """Add what a position promises with one more card that is turned over, on average over what it can be."""
    face, count = FACE[laid], 0
    for which in range(BEHIND_COUNT[face]):
        count += desk[DESK_SEEN + (BEHIND[face, which] >> 1)] == 0
    if count == 0:
        see(net, seats, desk, sums, gone, cards, weight, promise)
        return
    for which in range(BEHIND_COUNT[face]):
        turned = BEHIND[face, which]
        card = turned >> 1
        if desk[DESK_SEEN + card] == 0:
            desk[DESK_SEEN + card] = 1
            one_more(net, card, sums, gone, LEVELS + WIDE)
            see_laid(
                net,
                seats,
                desk,
                sums,
                LEVELS + WIDE,
                side,
                turned,
                KNOWN,
                was_square,
                cards,
                weight / np.float32(count),
                promise,
            )
            desk[DESK_SEEN + card] = 0


@njit
def see_turned(net, seats, desk, sums, gone, side, colour, cards, weight, promise):
    """Add what a position promises when a side turns its highest card of a colour (V7, V8), on average."""
    at = side * DESK_SIDE
    place = HIGHEST[desk[at + DESK_ROWS + colour]]
    if place < 0:
        see(net, seats, desk, sums, gone, cards, weight, promise)
        return
    was_square = squared(desk, side)
    laid = (desk[at + colour * ROW + place] & (KNOWN - 1)) - 1
    entry = pick(desk, side, laid)
    if entry >= KNOWN:
        see_laid(net, seats, desk, sums, gone, side, laid ^ 1, KNOWN, was_square, cards, weight, promise)
    else:
        see_reversed(net, seats, desk, sums, gone, side, laid, was_square, cards, weight, promise)
    lay(desk, side, laid, entry - 1 - laid)


@njit
def see_bank(net, seats, desk, sums, bank, points, cards, least, promise):
    """Add what a bank promises: its points, two cards gone, and the neighbours' turned cards, each on its own.

    If it is worth less than the least even before they turn, that is enough.
    """
    low, high = highest_of(bank)
    first, second, gone = desk[low], desk[high], GONE
    for entry in (first, second):
        laid = (entry & (KNOWN - 1)) - 1
        pick(desk, 0, laid)
        if entry < KNOWN:
            one_more(net, AT_AWAY + FACE[laid], sums, gone, LEVELS + 2 * WIDE)
            gone = LEVELS + 2 * WIDE
    desk[DESK_SCORES] += points
    colour, one = colour_of(bank), np.float32(1)
    if seats == 2:
        see_turned(net, seats, desk, sums, gone, 1, colour, cards, one, promise)
    else:
        see(net, seats, desk, sums, gone, cards, one, promise)
        if merit(promise) >= least:
            for i in range(3):
                promise[i] = -promise[i]
            see_turned(net, seats, desk, sums, gone, 1, colour, cards, one, promise)
            see_turned(net, seats, desk, sums, gone, 2, colour, cards, one, promise)
            promise[CHANCE] = min(one, max(np.float32(0), promise[CHANCE]))
    desk[DESK_SCORES] -= points
    for entry in (first, second):
        laid = (entry & (KNOWN - 1)) - 1
        lay(desk, 0, laid, entry - 1 - laid)


@njit
def merit(promise):
    """The order of moves: the chance in percent, and a little for the lead."""
    return np.float32(100) * promise[CHANCE] + POINT * (promise[OWN] - promise[OTHERS])


@njit
def appraise(state, net, desk, sums, seat, margin, found, promises):
    """Write every move of a seat with what it promises; says how many. The state may be a view."""
    set_out(state, seat, net, desk, sums)
    return appraise_desk(state, net, desk, sums, seat, margin, found, promises)


@njit
def appraise_desk(state, net, desk, sums, seat, margin, found, promises):
    """The same, the state lying on the desk already; only its top may be another."""
    count, seats, one = moves(state, seat, found), state[SEATS], np.float32(1)
    cards, most, was_square = left(state), np.float32(-1e9), squared(desk, 0)
    for i in range(count):
        move, promise = found[i], promises[i]
        for k in range(3):
            promise[k] = 0
        if state[PHASE] != TURNS:  # V10: a last bank brings its points and no more
            finish(seats, desk, one, promise)
            promise[OWN] = score(state, seat) + (0 if move == PASS else points_of(state, seat, move))
            promise[CHANCE] = 0
        elif move >= FIRST_BANK:
            leave_top(state, desk)
            see_bank(net, seats, desk, sums, move, points_of(state, seat, move), cards, most - margin, promise)
            desk[DESK_TOP] = 0
        else:
            top = state[DECK + state[NEXT]]
            if move == KEEP:
                see_laid(net, seats, desk, sums, GONE, 0, top, 0, was_square, cards - 1, one, promise)
            else:
                see_reversed(net, seats, desk, sums, GONE, 0, top, was_square, cards - 1, one, promise)
        promise[MERIT] = merit(promise)
        most = max(most, promise[MERIT])
    return count


@njit
def best(promises, count):
    """Which of the moves promises most; the first of equals."""
    chosen = 0
    for i in range(1, count):
        if promises[i, MERIT] > promises[chosen, MERIT]:
            chosen = i
    return chosen
