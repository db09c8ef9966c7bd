"""Compiled guessing: random buildings that answer what is known of a card, and what both sides see of them."""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.games.recto_verso.kernels.making import look
from volteface.games.recto_verso.kernels.search import NOWHERE, explore, gather, narrow
from volteface.jit import njit
from volteface.jit.chance import draw


@njit
def guess(question, chance, found, fronts, backs):
    """Fill `found` with buildings and their facades; each is what a search in random order meets first.

    Says whether there is any.
    """
    stands, all_ends = gather(question)
    if len(stands.order) == 0:
        return False
    words, _, order, starts = stands
    ends = np.empty_like(all_ends)
    pieces = len(starts)
    left = (1 << pieces) - 1
    for row in range(len(found)):
        for piece in range(pieces):
            for k in range(all_ends[piece] - 1, starts[piece], -1):
                j = starts[piece] + draw(chance, k + 1 - starts[piece])
                order[k], order[j] = order[j], order[k]
        tightest = narrow(words, order, starts, all_ends, ends, left, NOWHERE)
        if not explore(stands, ends, left, tightest, NOWHERE, 1, found[row : row + 1]):
            return False
        look(found[row], pieces, fronts[row], backs[row])
    return True
