"""Learning to play against others by playing: positions after moves, corrected towards what is seen a step later.

With two, a position is corrected towards what the rival's best move promises for both, on average over some top cards;
with more, towards what one's own best move promises when one's turn comes again, or the end. Half of the games
explore: now and then any move that is not far behind is made.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.games.verso.kernels.adam import BATCH, MOST, learn_batch
from volteface.games.verso.kernels.features import (
    AT_AWAY,
    AT_LAYOUT,
    DESK_SIDE,
    DESK_SLOTS,
    LAYOUT_INPUTS,
    SLOTS,
)
from volteface.games.verso.kernels.features import DESK as DESK_SIZE
from volteface.games.verso.kernels.network import SCALE
from volteface.games.verso.kernels.rules import (
    AWAY,
    DECK,
    MOVES,
    NEXT,
    PHASE,
    SEATS,
    SEEN,
    SIZE,
    TURN,
    TURNS,
    deal,
    left,
    play_unchecked,
    score,
)
from volteface.games.verso.kernels.tables import ALL, ALL_FACES
from volteface.games.verso.kernels.together import (
    CHANCE,
    MARGIN,
    MERIT,
    OTHERS,
    OWN,
    SUMS,
    appraise,
    appraise_desk,
    best,
    finish,
    lay_out,
    lead_of,
    moment,
    seat_of,
    set_out,
    sides_of,
    stage_of,
)
from volteface.jit import chance, njit

NEAR = np.float32(8)  # merit: moves behind by more are not explored
ONE_IN = 7  # moves of an exploring game that are random


@njit
def note(state, seat, desk, inputs):
    """Write the inputs of a position as a seat looks at it; says how many. The desk is used for it."""
    seats, size = state[SEATS], 0
    for card in range(ALL):
        if state[SEEN + card]:
            inputs[size] = card
            size += 1
    for face in range(ALL_FACES):
        for _ in range(state[AWAY + face]):
            inputs[size] = AT_AWAY + face
            size += 1
    for step in range(2, seats - 1):
        lay_out(state, (seat + step) % seats, desk, 1)
        size = note_layout(desk, 1, 3, inputs, size)
    for side in range(sides_of(seats)):
        size = note_layout(desk_of(state, seat, desk, side), side, side, inputs, size)
    inputs[size], inputs[size + 1] = moment(seats, left(state)), lead_of(seats, desk)
    return size + 2


@njit
def desk_of(state, seat, desk, side):
    """The desk with a neighbour's layout on its side."""
    lay_out(state, seat_of(seat, side, state[SEATS]), desk, side)
    return desk


@njit
def note_layout(desk, side, role, inputs, size):
    """Write the inputs of a layout in its role; says how many there are now."""
    slots = side * DESK_SIDE + DESK_SLOTS
    for slot in range(slots, slots + SLOTS):
        if desk[slot] >= 0:
            inputs[size] = AT_LAYOUT + role * LAYOUT_INPUTS + desk[slot]
            size += 1
    return size


@njit
def choose(promises, count, exploring, rng):
    """The best move, or when exploring now and then any that is not far behind."""
    chosen = best(promises, count)
    if exploring and chance.draw(rng, ONE_IN) == 0:
        least, near = promises[chosen, MERIT] - NEAR, 0
        for i in range(count):
            near += promises[i, MERIT] >= least
        which = chance.draw(rng, near)
        for i in range(count):
            if promises[i, MERIT] >= least:
                if which == 0:
                    return i
                which -= 1
    return chosen


@njit
def others_of(state, seat):
    """The others' points so far, on average."""
    total = 0
    for other in range(state[SEATS]):
        if other != seat:
            total += score(state, other)
    return np.float32(total) / np.float32(state[SEATS] - 1)


@njit
def add_sample(learner, pending, size, stage, own, others, win):
    """Add a position whose target is known now to the batch."""
    at = learner.state[0]
    learner.inputs[at, :size] = pending[:size]
    learner.counts[at], learner.stages[at] = size, stage
    learner.targets[at, OWN], learner.targets[at, OTHERS] = own / SCALE, others / SCALE
    learner.targets[at, CHANCE] = win
    learner.state[0] += 1


@njit
def learn(net, learner, turned, seats, games, tops, rate, end_rate, rng):
    """Play so many games and learn from them, the rate going from one to the other; mean score and squared error."""
    order, state = np.arange(ALL), np.empty(SIZE, np.int32)
    desk, sums = np.zeros(DESK_SIZE, np.int32), np.zeros(SUMS, np.float32)
    found, promises = np.empty(MOVES, np.int32), np.zeros((MOVES, 4), np.float32)
    spare, theirs = np.empty(MOVES, np.int32), np.zeros((MOVES, 4), np.float32)
    pending, sizes, stages = np.empty((6, MOST), np.int32), np.zeros(6, np.int32), np.zeros(6, np.int32)
    had, had_others, target = np.zeros(6, np.float32), np.zeros(6, np.float32), np.zeros(4, np.float32)
    points, errors, samples, plain = 0.0, 0.0, 0, 0
    for game in range(games):
        deal(seats, rng, order, state)
        exploring = game % 2 == 1
        now = rate * (end_rate / rate) ** (game / games)
        sizes[:] = 0
        while state[PHASE] == TURNS:
            seat = state[TURN]
            count = appraise(state, net, desk, sums, seat, MARGIN, found, promises)
            who = 1 - seat if seats == 2 else seat
            if sizes[who] > 0:
                target[:] = promises[best(promises, count)]
                at = state[NEXT]
                true = state[DECK + at]
                for _ in range(tops - 1):
                    state[DECK + at] = 2 * order[at + chance.draw(rng, ALL - at)] + chance.draw(rng, 2)
                    target += theirs[best(theirs, appraise_desk(state, net, desk, sums, seat, MARGIN, spare, theirs))]
                state[DECK + at] = true
                target /= np.float32(tops)
                if seats == 2:
                    target[OWN], target[OTHERS] = target[OTHERS], target[OWN]
                    target[CHANCE] = 1 - target[CHANCE]
                own, others = target[OWN] - had[who], target[OTHERS] - had_others[who]
                add_sample(learner, pending[who], sizes[who], stages[who], own, others, target[CHANCE])
                sizes[who] = 0
            play_unchecked(state, seat, found[choose(promises, count, exploring, rng)])
            if state[PHASE] == TURNS:
                sizes[seat] = note(state, seat, desk, pending[seat])
                stages[seat] = stage_of(seats, left(state))
                had[seat], had_others[seat] = score(state, seat), others_of(state, seat)
            if learner.state[0] > BATCH - 8:
                samples += learner.state[0]
                errors += learn_batch(net, learner, turned, 3, now)
        for seat in range(seats):
            set_out(state, seat, net, desk, sums)
            target[:] = 0
            finish(seats, desk, np.float32(1), target)
            if sizes[seat] > 0:
                own, others = target[OWN] - had[seat], target[OTHERS] - had_others[seat]
                add_sample(learner, pending[seat], sizes[seat], stages[seat], own, others, target[CHANCE])
            if not exploring:
                points += target[OWN]
                plain += 1
    return points / max(1, plain), errors / max(1, samples)
