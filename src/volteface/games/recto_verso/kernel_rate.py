"""Compiled rating of cards: how many buildings fit what one knows, and how often blind building succeeds."""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.games.recto_verso.kernel import BELOW, CUBES, VOID, ZERO, explore, gather, narrow
from volteface.games.recto_verso.kernel_make import draw
from volteface.jit import njit

LAST = 2  # pieces left when a descent stops and the rest is counted out: fewer probes for the same error


@njit
def estimate(table, spans, front, back, fixed, pieces, probes, chance):
    """About how many buildings answer a card, by Knuth's way: random descents, weighted by the choices met.

    Counting one by one what fits a single facade would take seconds; this is right on average.
    """
    stands = np.empty((table.shape[1], 3), np.uint64)
    owners = np.empty(table.shape[1], np.int64)
    starts = np.empty(11, np.int64)
    ends = np.empty((2, 11), np.int64)
    total = gather(table, spans, front, back, fixed, pieces, stands, owners, starts, ends[0])
    if total == 0:
        return 0.0
    order = np.arange(total)
    found = np.empty((0, 11), np.uint64)
    all_pieces = (1 << pieces) - 1
    first = narrow(stands, order, starts, ends[0], ends[0], all_pieces, pieces, ZERO, ZERO, ZERO)
    summed = 0.0
    for _ in range(probes):
        weight, left, piece = 1.0, all_pieces, first
        taken, void, below = ZERO, ZERO, ZERO
        ends[1] = ends[0]
        for _ in range(pieces - LAST):
            count = ends[1, piece] - starts[piece]
            stand = order[starts[piece] + draw(chance, count)]
            weight *= count
            taken |= stands[stand, CUBES]
            void |= stands[stand, VOID]
            below |= stands[stand, BELOW]
            left &= ~(1 << piece)
            piece = narrow(stands, order, starts, ends[1], ends[1], left, pieces, taken, void, below)
            if piece < 0:
                break
        if piece >= 0:
            words = (taken, void, below)
            summed += weight * explore(stands, owners, order, starts, ends[1], pieces, left, piece, words, -1, found)
    return summed / probes


@njit
def blind(table, spans, front, back, fixed, pieces, runs, chance):
    """How many of some runs succeed when both sides are known but nobody thinks ahead.

    Any piece that has a place is put down from above, anywhere that neither side forbids by itself.
    """
    stands = np.empty((table.shape[1], 3), np.uint64)
    owners = np.empty(table.shape[1], np.int64)
    starts = np.empty(11, np.int64)
    ends = np.empty((2, 11), np.int64)
    total = gather(table, spans, front, back, fixed, pieces, stands, owners, starts, ends[0])
    if total == 0:
        return 0
    order = np.arange(total)
    picks = np.empty(total, np.int64)
    ready = np.empty(pieces, np.int64)
    successes = 0
    for _ in range(runs):
        left = (1 << pieces) - 1
        taken, void, below = ZERO, ZERO, ZERO
        ends[1] = ends[0]
        while left and narrow(stands, order, starts, ends[1], ends[1], left, pieces, taken, void, below) >= 0:
            count = 0
            for piece in range(pieces):
                if left >> piece & 1:
                    for k in range(starts[piece], ends[1, piece]):
                        if stands[order[k], BELOW] & ~taken == ZERO:
                            ready[count] = piece
                            count += 1
                            break
            if count == 0:
                break
            piece = ready[draw(chance, count)]
            count = 0
            for k in range(starts[piece], ends[1, piece]):
                if stands[order[k], BELOW] & ~taken == ZERO:
                    picks[count] = order[k]
                    count += 1
            stand = picks[draw(chance, count)]
            taken |= stands[stand, CUBES]
            void |= stands[stand, VOID]
            below |= stands[stand, BELOW]
            left &= ~(1 << piece)
        successes += left == 0
    return successes
