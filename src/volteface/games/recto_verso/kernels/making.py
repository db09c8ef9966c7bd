"""Compiled making of cards: random buildings, what they look like, and the climb to cards with one solution.

`space` is everywhere `(table, spans)`: all placements, and which are whose, as `search.gather` has them. A `draft` is
`(building, front, back)`: arrays that hold a building and its two facades, and that a kernel writes.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.games.recto_verso.kernels.search import EMPTY, LEVEL, ONE, PIECES, ZERO, U, ray, search
from volteface.jit import njit
from volteface.jit.chance import draw

START_CAP = 1000  # solutions of the card a climb starts from, counted no further
STALLS = 300  # tries without progress after which a climb is given up


@njit
def settle_piece(space, piece, taken, chance, picks):
    """A random supported place for a piece on what is taken: its cubes, or 0 if there is none."""
    table, spans = space
    count = 0
    for k in range(spans[0, piece], spans[1, piece]):
        if table[0, k] & taken == ZERO and table[3, k] & ~taken == ZERO:
            picks[count] = k
            count += 1
    return table[0, picks[draw(chance, count)]] if count else ZERO


@njit
def random_building(space, pieces, chance, building, picks):
    """Put the pieces down in random order, each anywhere it is supported; whether all found a place."""
    building[:] = ZERO
    order = np.arange(pieces)
    taken = ZERO
    for i in range(pieces):
        j = i + draw(chance, pieces - i)
        order[i], order[j] = order[j], order[i]
        cubes = settle_piece(space, order[i], taken, chance, picks)
        if cubes == ZERO:
            return False
        building[order[i]] = cubes
        taken |= cubes
    return True


@njit
def look(building, pieces, front, back):
    """Write both facades of a building, in the front's columns."""
    for square in range(16):
        here = ray(square)
        front[square], back[square] = EMPTY, EMPTY
        nearest, farthest = U(0xFFFFFFFFFFFFFFFF), ZERO
        for piece in range(pieces):
            cubes = building[piece] & here
            if cubes == ZERO:
                continue
            if cubes & (~cubes + ONE) < nearest:
                nearest = cubes & (~cubes + ONE)
                front[square] = piece
            if cubes > farthest:
                farthest = cubes
                back[square] = piece


@njit
def interesting(front, back, pieces, least_hidden):
    """Whether a card is worth building: not too small, colourful, its sides different, not too much hidden."""
    squares, different, columns, levels = 0, 0, 0, 0
    seen_front, seen_back = 0, 0
    for square in range(16):
        if front[square] == EMPTY:
            continue
        squares += 1
        different += front[square] != back[square]
        columns |= 1 << (square & 3)
        levels |= 1 << (square >> 2)
        seen_front |= 1 << front[square]
        seen_back |= 1 << back[square]
    hidden = pieces - ones(seen_front | seen_back)
    return (
        squares >= 8
        and 5 * different >= 3 * squares
        and ones(columns) >= 3
        and ones(levels) >= 3
        and ones(seen_front) >= 5
        and ones(seen_back) >= 5
        and ones(seen_front ^ seen_back) >= 4
        and least_hidden <= hidden <= max(3, least_hidden)
    )


@njit
def ones(bits):
    """How many bits are set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@njit
def random_card(space, pieces, least_hidden, tries, chance, draft):
    """A random interesting card with its building; how many buildings it took, 0 if `tries` were not enough."""
    building, front, back = draft
    picks = np.empty(space[0].shape[1], np.int64)
    for n in range(tries):
        if random_building(space, pieces, chance, building, picks):
            look(building, pieces, front, back)
            if interesting(front, back, pieces, least_hidden):
                return n + 1
    return 0


@njit
def climb(space, pieces, least_hidden, tries, chance, draft):
    """From a random card to one with a single solution: lift some pieces, drop them again, keep what is better.

    One climb: false if it got stuck, and the next begins elsewhere.
    """
    if not random_card(space, pieces, least_hidden, tries, chance, draft):
        return False
    table, spans = space
    building, front, back = draft
    nothing = np.zeros(PIECES, np.uint64)
    found = np.empty((0, PIECES), np.uint64)
    picks = np.empty(table.shape[1], np.int64)
    trial = np.empty(PIECES, np.uint64)
    trial_front, trial_back = np.empty(16, np.int64), np.empty(16, np.int64)
    count = search((table, spans, front, back, nothing, pieces), START_CAP, found)
    stalls = 0
    while count > 1 and stalls < STALLS:
        stalls += 1
        trial[:] = building
        if not rearrange(space, pieces, chance, trial, picks):
            continue
        look(trial, pieces, trial_front, trial_back)
        if not interesting(trial_front, trial_back, pieces, least_hidden):
            continue
        new = search((table, spans, trial_front, trial_back, nothing, pieces), count + 1, found)
        if new <= count:
            stalls = stalls if new == count else 0
            count = new
            building[:], front[:], back[:] = trial, trial_front, trial_back
    return count == 1


@njit
def rearrange(space, pieces, chance, building, picks):
    """Lift one to three pieces that carry nothing and drop them elsewhere, in another order."""
    lifts = 1 + draw(chance, 3)
    lifted = np.empty(3, np.int64)
    taken = ZERO
    for piece in range(pieces):
        taken |= building[piece]
    for i in range(lifts):
        while True:  # the highest piece carries nothing, so there is always one to find
            piece = draw(chance, pieces)
            cubes = building[piece]
            if cubes != ZERO and (cubes << LEVEL) & taken & ~cubes == ZERO:
                break
        lifted[i] = piece
        taken &= ~cubes
        building[piece] = ZERO
    for i in range(lifts):
        j = i + draw(chance, lifts - i)
        lifted[i], lifted[j] = lifted[j], lifted[i]
        cubes = settle_piece(space, lifted[i], taken, chance, picks)
        if cubes == ZERO:
            return False
        building[lifted[i]] = cubes
        taken |= cubes
    return True
