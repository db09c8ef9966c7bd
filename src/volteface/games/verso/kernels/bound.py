"""How many points anybody could make alone: a search that knows the whole deck, but pays for its luck.

Every line of play through a known deck is worth its points less its luck (`luck.py`). For an honest player luck is
zero on average, so the best line is, on average over deals, at least as good as the best honest player: a bound. The
search keeps only the best positions for each number of cards left (a beam), so it finds a little less than the best
line: what it finds grows with its width. Without paying for luck it is what a clairvoyant would make.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.games.verso.constants import SOLO_CARDS
from volteface.games.verso.kernels.alone import GONE, best_bank, set_out, worth
from volteface.games.verso.kernels.luck import new_scales, play_cards, top_luck
from volteface.games.verso.kernels.rules import FLIP, KEEP, SIZE, left, score
from volteface.games.verso.kernels.tops import DISTINCT, best_banks
from volteface.games.verso.state import PLACES
from volteface.jit import njit


@njit
def search(start, net, width, pays):
    """The best points less luck, or only points, that a beam of this width finds from a state."""
    beam, counts = np.empty((SOLO_CARDS + 1, width, SIZE), np.int32), np.zeros(SOLO_CARDS + 1, np.int64)
    lucks, keys = np.zeros((SOLO_CARDS + 1, width)), np.zeros((SOLO_CARDS + 1, width))
    scales, after = new_scales(), np.empty(SIZE, np.int32)
    found, banks, points = np.empty(DISTINCT + 2, np.int64), np.empty(DISTINCT, np.int64), np.empty(DISTINCT, np.int64)
    beam[left(start), 0] = start
    counts[left(start)] = 1
    best = -1e9
    for cards in range(left(start), 0, -1):
        for i in range(counts[cards]):
            state = beam[cards, i]
            luck = lucks[cards, i]
            if pays:
                luck += top_luck(state, net, scales)[0]
            else:
                set_out(state, net, scales.desk, scales.sums)
            count = best_banks(scales.desk, banks, points)
            found[:count] = banks[:count]
            found[count], found[count + 1] = KEEP, FLIP
            for k in range(count + 2):
                after[:] = state
                more = play_cards(after, net, found[k], scales, pays)
                set_out(after, net, scales.desk, scales.sums)
                rest, total = left(after), luck + more
                if rest == 0:
                    best = max(best, score(after, 0) + best_bank(scales.desk) - total)
                else:
                    value = worth(net, scales.desk, scales.sums, GONE, rest, 0)
                    insert(
                        beam[rest], lucks[rest], keys[rest], counts, rest, after, total, score(after, 0) + value - total
                    )
    return best


@njit
def insert(states, lucks, keys, counts, rest, state, luck, key):
    """Keep a position if it is among the best of its number of cards; the same one counts once."""
    count = counts[rest]
    for i in range(count):
        if keys[i] == key and np.array_equal(states[i, : PLACES * 2], state[: PLACES * 2]):
            return
    at = count
    if count == len(keys):
        at = np.argmin(keys)
        if keys[at] >= key:
            return
    else:
        counts[rest] += 1
    states[at] = state
    lucks[at], keys[at] = luck, key
