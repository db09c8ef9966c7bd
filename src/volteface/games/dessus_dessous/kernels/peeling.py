"""The compiled solver: all ways to make a picture, by peeling it from the top.

A picture is three words of 36 bits, one bit a region: together the three bits spell 0 the board, 1 to 5 the
colours. `table` has a row of four words for each of the 40 ways a layer can lie (layer x side x turn): what it
covers, and the three words of its colours. Laying one on a picture is `picture & ~covers | colours`, and
where it differs from a picture is `covers & (a ^ A | b ^ B | c ^ C)`.

    peeling        a layer can lie on top if it differs from the mission nowhere;
                   below it, one may differ where it is covered, and so on down;
                   whatever is left uncovered in the end must be board in the mission.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.jit import njit

WAYS = 40
DEEPEST = 5

U = np.uint64
REGIONS = 36
ENDLESS = np.iinfo(np.int64).max
ALL_FREE = U(0b11111 << REGIONS)


@njit(inline="always")
def bits(word):
    """How many bits are set."""
    word = word - ((word >> U(1)) & U(0x5555555555555555))
    word = (word & U(0x3333333333333333)) + ((word >> U(2)) & U(0x3333333333333333))
    word = (word + (word >> U(4))) & U(0x0F0F0F0F0F0F0F0F)
    return (word * U(0x0101010101010101)) >> U(56)


@njit
def workspace():
    """What `peel` needs besides its arguments, made once and used again and again."""
    return np.zeros((3, WAYS), np.uint64), np.zeros(DEEPEST + 1, np.uint64), np.zeros((3, WAYS), np.int64)


@njit
def peel(table, a, b, c, deepest, enough, work, counts, found):
    """Count the ways to make picture a, b, c with 1 to `deepest` layers, each into `counts[layers]`.

    Stops after `enough` of them. Those with `deepest` layers go into the rows of `found` while there is room,
    from the top layer down. Above a word's 36 regions stands a bit for each layer: it counts as covered
    while the layer is free, so that one test asks whether a layer fits and is not used yet.
    """
    words, covered, places = work
    wrong, covers, free = words[0], words[1], words[2]
    ways, path, tried = places[0], places[1], places[2]
    coloured = a | b | c
    live = 0
    for way in range(WAYS):
        over = table[way, 0]
        differs = over & ((table[way, 1] ^ a) | (table[way, 2] ^ b) | (table[way, 3] ^ c))
        if differs & ~coloured == U(0):  # where the mission shows the board no layer may lie
            free[live] = U(1) << U(REGIONS + (way >> 3))
            wrong[live] = differs | free[live]
            covers[live] = over
            ways[live] = way
            live += 1
    total = 0
    depth = 0
    covered[0] = ALL_FREE
    tried[0] = 0
    while depth >= 0:
        at = tried[depth]
        open_ = ~covered[depth]
        while at < live and wrong[at] & open_ != U(0):
            at += 1
        if at == live:
            depth -= 1
            continue
        tried[depth] = at + 1
        path[depth] = ways[at]
        below = (covered[depth] | covers[at]) ^ free[at]
        depth += 1
        if coloured & ~below == U(0):
            if depth == deepest and counts[depth] < found.shape[0]:
                for i in range(depth):
                    found[counts[depth], i] = path[i]
            counts[depth] += 1
            total += 1
            if total >= enough:
                return
        if depth == deepest:
            depth -= 1
        else:
            covered[depth] = below
            tried[depth] = 0


@njit
def solve(table, a, b, c, layers):
    """Every way to make the picture with exactly so many layers, each a row from the top layer down."""
    work = workspace()
    counts = np.zeros(DEEPEST + 1, np.int64)
    peel(table, a, b, c, layers, ENDLESS, work, counts, np.zeros((0, layers), np.int64))
    found = np.zeros((counts[layers], layers), np.int64)
    counts[:] = 0
    peel(table, a, b, c, layers, ENDLESS, work, counts, found)
    return found
