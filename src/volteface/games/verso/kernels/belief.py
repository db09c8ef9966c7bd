"""What the unseen cards are, exactly: every world that fits what has been seen is as likely as the next, and counted.

Cards are edges between the two faces they have; a face that lies somewhere with its reverse unseen, n times, has taken
n of its edges, and no edge is taken twice. Only edges between two such faces make the count hard: they are gone
through, and what the other edges can do are binomials.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

from math import comb

import numpy as np

from volteface.games.verso.kernels.rules import AWAY, HEAD, KNOWN, LAYOUT, PLAYER, SEATS
from volteface.games.verso.kernels.tables import ALL, ALL_FACES, FACE
from volteface.games.verso.state import PLACES
from volteface.jit import njit

CHOOSE = np.array([[comb(n, k) for k in range(8)] for n in range(8)], np.float64)
FREE, ONE, TWO = range(3)  # an edge is taken by nobody, by the face of one point, by the other


@njit
def shown_faces(state, shown):
    """Write how often each face lies somewhere with its reverse unseen; the deck's top is not counted."""
    for face in range(ALL_FACES):
        shown[face] = state[AWAY + face]
    for seat in range(state[SEATS]):
        for place in range(PLACES):
            entry = state[HEAD + seat * PLAYER + LAYOUT + place]
            if 0 < entry < KNOWN:
                shown[FACE[entry - 1]] += 1


@njit
def believe(seen, shown, taken):
    """Write for each card of the box the chances that it is nobody's, that its one face lies there, or its other.

    `seen` are the cards known whole, `shown` the faces that lie with their reverse unseen.
    """
    alone = np.zeros(ALL_FACES, np.int64)  # edges to faces that do not lie there
    edges, count = np.empty(ALL, np.int64), 0
    for card in range(ALL):
        one, two = FACE[2 * card], FACE[2 * card + 1]
        taken[card, FREE], taken[card, ONE], taken[card, TWO] = 0, 0, 0
        if seen[card]:
            continue
        taken[card, FREE] = 1
        if shown[one] > 0 and shown[two] > 0:
            edges[count] = card
            count += 1
        elif shown[one] > 0:
            alone[one] += 1
        elif shown[two] > 0:
            alone[two] += 1
    group = np.arange(ALL_FACES)  # faces that are bound together by such edges have one number
    for i in range(count):
        a, b = group[FACE[2 * edges[i]]], group[FACE[2 * edges[i] + 1]]
        if a != b:
            for face in range(ALL_FACES):
                if group[face] == b:
                    group[face] = a
    from_alone = np.zeros(ALL_FACES, np.float64)  # for each face the mean number of such edges that it takes
    for which in range(ALL_FACES):
        count_group(which, group, edges[:count], shown, alone, from_alone, taken)
    for card in range(ALL):
        one, two = FACE[2 * card], FACE[2 * card + 1]
        if not seen[card] and (shown[one] > 0) != (shown[two] > 0):
            face, side = (one, ONE) if shown[one] > 0 else (two, TWO)
            taken[card, side] = from_alone[face] / alone[face]
            taken[card, FREE] = 1 - taken[card, side]


@njit
def count_group(which, group, edges, shown, alone, from_alone, taken):
    """Go through all that the bound edges of one group of faces can be, and add it up."""
    mine, size = np.empty(len(edges), np.int64), 0
    for card in edges:
        if group[FACE[2 * card]] == which:
            mine[size] = card
            size += 1
    state, rest = np.full(size + 1, -1), np.zeros(ALL_FACES, np.int64)
    members, faces = np.empty(ALL_FACES, np.int64), 0
    for face in range(ALL_FACES):
        if group[face] == which and shown[face] > 0:
            rest[face] = shown[face]
            members[faces] = face
            faces += 1
    if faces == 0:
        return
    total, sums, means = 0.0, np.zeros((size + 1, 3)), np.zeros(ALL_FACES)
    at = 0
    while at >= 0:
        if at == size:
            weight = 1.0
            for i in range(faces):
                weight *= CHOOSE[alone[members[i]], rest[members[i]]]
            if weight > 0:
                total += weight
                for i in range(size):
                    sums[i, state[i]] += weight
                for i in range(faces):
                    means[members[i]] += weight * rest[members[i]]
            at -= 1
            continue
        card = mine[at]
        one, two = FACE[2 * card], FACE[2 * card + 1]
        if state[at] == ONE:
            rest[one] += 1
        elif state[at] == TWO:
            rest[two] += 1
        state[at] += 1
        if state[at] == ONE and rest[one] == 0:
            state[at] = TWO
        if state[at] > TWO or (state[at] == TWO and rest[two] == 0):
            state[at] = -1
            at -= 1
            continue
        if state[at] == ONE:
            rest[one] -= 1
        elif state[at] == TWO:
            rest[two] -= 1
        at += 1
    for i in range(size):
        for k in range(3):
            taken[mine[i], k] = sums[i, k] / total
    for i in range(faces):
        from_alone[members[i]] = means[members[i]] / total
