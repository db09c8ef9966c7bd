"""Compiled guessing: random buildings that answer what is known of a card, and what both sides see of them."""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.games.recto_verso.kernel import ZERO, explore, gather, narrow
from volteface.games.recto_verso.kernel_make import draw, look
from volteface.jit import njit


@njit
def sample(table, spans, front, back, fixed, pieces, chance, found, fronts, backs):
    """Fill `found` with buildings and their facades; each is what a search in random order meets first.

    Says whether there is any.
    """
    stands = np.empty((table.shape[1], 3), np.uint64)
    owners = np.empty(table.shape[1], np.int64)
    starts, ends, first_ends = np.empty(11, np.int64), np.empty(11, np.int64), np.empty(11, np.int64)
    total = gather(table, spans, front, back, fixed, pieces, stands, owners, starts, ends)
    if total == 0:
        return False
    order = np.arange(total)
    left = (1 << pieces) - 1
    for row in range(found.shape[0]):
        for piece in range(pieces):
            for k in range(ends[piece] - 1, starts[piece], -1):
                j = starts[piece] + draw(chance, k + 1 - starts[piece])
                order[k], order[j] = order[j], order[k]
        first = narrow(stands, order, starts, ends, first_ends, left, pieces, ZERO, ZERO, ZERO)
        words = (ZERO, ZERO, ZERO)
        here = found[row : row + 1]
        if first < 0 or not explore(stands, owners, order, starts, first_ends, pieces, left, first, words, 1, here):
            return False
        look(found[row], pieces, fronts[row], backs[row])
    return True
