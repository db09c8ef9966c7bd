"""Compiled rating of cards: how many buildings fit what one knows, and how often blind building succeeds."""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.games.recto_verso.kernels.search import BELOW, NOWHERE, PIECES, ZERO, added, explore, gather, narrow
from volteface.jit import njit
from volteface.jit.chance import draw

LAST = 2  # pieces left when a descent stops and the rest is counted out: fewer probes for the same error


@njit
def estimate(question, probes, chance):
    """About how many buildings answer a question, by Knuth's way: random descents, weighted by the choices met.

    Counting one by one what fits a single facade would take seconds; this is right on average.
    """
    stands, all_ends = gather(question)
    if len(stands.order) == 0:
        return 0.0
    words, _, order, starts = stands
    found = np.empty((0, PIECES), np.uint64)
    pieces = len(starts)
    everything = (1 << pieces) - 1
    first = narrow(words, order, starts, all_ends, all_ends, everything, NOWHERE)
    summed = 0.0
    for _ in range(probes):
        weight, left, piece, places, ends = 1.0, everything, first, NOWHERE, all_ends.copy()
        for _ in range(pieces - LAST):
            count = ends[piece] - starts[piece]
            weight *= count
            places = added(places, words, order[starts[piece] + draw(chance, count)])
            left &= ~(1 << piece)
            piece = narrow(words, order, starts, ends, ends, left, places)
            if piece < 0:
                break
        if piece >= 0:
            summed += weight * explore(stands, ends, left, piece, places, -1, found)
    return summed / probes


@njit
def blind(question, runs, chance):
    """How many of some runs succeed when both sides are known but nobody thinks ahead.

    Any piece that has a place is put down from above, anywhere that neither side forbids by itself.
    """
    stands, all_ends = gather(question)
    if len(stands.order) == 0:
        return 0
    words, _, order, starts = stands
    pieces = len(starts)
    ready, picks = np.empty(pieces, np.int64), np.empty(len(order), np.int64)
    successes = 0
    for _ in range(runs):
        left, places, ends = (1 << pieces) - 1, NOWHERE, all_ends.copy()
        while left and narrow(words, order, starts, ends, ends, left, places) >= 0:
            count = 0
            for piece in range(pieces):
                if left >> piece & 1 and firm(words, order[starts[piece] : ends[piece]], places.taken, picks):
                    ready[count] = piece
                    count += 1
            if count == 0:
                break
            piece = ready[draw(chance, count)]
            count = firm(words, order[starts[piece] : ends[piece]], places.taken, picks)
            places = added(places, words, picks[draw(chance, count)])
            left &= ~(1 << piece)
        successes += left == 0
    return successes


@njit
def firm(words, possible, taken, picks):
    """List those of the possible stands below which everything is taken; their number."""
    count = 0
    for stand in possible:
        if words[stand, BELOW] & ~taken == ZERO:
            picks[count] = stand
            count += 1
    return count
