"""Compiled making of missions: every pile has a number, and piles are judged by it.

A pile's number, from 0, is written in mixed digits, bottom layer first: how the whole pile is turned (4), which
side of the bottom layer is up (2), which layer it is (5); then for each layer above it one of its 8 ways
to lie and which of the layers left it is (4, 3, ...). The turn of the whole is the highest digit,
so the first quarter of the numbers holds each pile once up to rotation.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.games.dessus_dessous.kernels.peeling import DEEPEST, WAYS, U, bits, peel, workspace
from volteface.jit import njit

SHOWN = 2  # the regions that every layer of a good mission must show at least
CLOSE = 6  # a near miss is wrong in at most so many regions


@njit
def unrank(number, layers, path):
    """The pile of this number into `path`, as ways to lie from the bottom up."""
    quarter = quarter_of(layers)
    turn = number // quarter
    number %= quarter
    free = U(0x43210)  # the layers left, four bits each
    for i in range(layers):
        if i:
            way, number = number % 8, number // 8
        else:
            way, number = number % 2 * 4, number // 2
        choice, number = number % (5 - i), number // (5 - i)
        at = U(4 * choice)
        layer = int((free >> at) & U(15))
        below = free & ((U(1) << at) - U(1))
        free = below | ((free >> (at + U(4))) << at)
        path[i] = layer * 8 + way // 4 * 4 + (way + turn) % 4


@njit
def quarter_of(layers):
    """How many piles of so many layers there are up to rotation."""
    count = 10
    for i in range(1, layers):
        count *= 8 * (5 - i)
    return count


@njit
def picture(table, path, layers):
    """What the pile shows, as three words, and the fewest regions that any layer of it shows."""
    a, b, c, covered = U(0), U(0), U(0), U(0)
    fewest = U(36)
    for i in range(layers - 1, -1, -1):
        free = table[path[i], 0] & ~covered
        a |= table[path[i], 1] & ~covered
        b |= table[path[i], 2] & ~covered
        c |= table[path[i], 3] & ~covered
        covered |= free
        fewest = min(fewest, bits(free))
    return a, b, c, fewest


@njit
def judge(table, numbers, layers):
    """Which of these piles make good missions.

    Good: no other pile of as many layers makes the picture, none of fewer does, and every layer shows enough.
    """
    work = workspace()
    counts = np.zeros(DEEPEST + 1, np.int64)
    found = np.zeros((0, layers), np.int64)
    path = np.zeros(DEEPEST, np.int64)
    good = np.zeros(len(numbers), np.bool_)
    for i in range(len(numbers)):
        unrank(numbers[i], layers, path)
        a, b, c, fewest = picture(table, path, layers)
        if fewest >= SHOWN:
            counts[:] = 0
            peel(table, a, b, c, layers, 2, work, counts, found)
            good[i] = counts.sum() == 1  # the pile itself is one, so it is the only one
    return good


@njit
def near_misses(table, a, b, c, path, layers):
    """How often, peeling from the top, a wrong way to lie almost fits: what leads a person astray.

    `path` is from the bottom up. A near miss shows at most CLOSE wrong regions, and half as many right ones.
    """
    near = 0
    covered = U(0)
    used = 0
    for i in range(layers - 1, -1, -1):
        for way in range(WAYS):
            if (used >> (way >> 3)) & 1 or way == path[i]:
                continue
            shown = table[way, 0] & ~covered
            wrong = bits(shown & ((table[way, 1] ^ a) | (table[way, 2] ^ b) | (table[way, 3] ^ c)))
            right = bits(shown) - wrong
            if U(0) < right and wrong <= min(U(CLOSE), right + right):
                near += 1
        covered |= table[path[i], 0]
        used |= 1 << (path[i] >> 3)
    return near
