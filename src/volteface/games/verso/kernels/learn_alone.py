"""Learning to play alone by playing: positions after moves, corrected towards what the network sees a step later.

Before the opponent's card the target is what is expected after it, over all cards it can be; before one's own turn it
is the best move's promise, on average over some top cards. Half of the games explore: now and then any move that is
not far behind is made.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.games.verso.kernels.adam import BATCH, learn_batch
from volteface.games.verso.kernels.alone import (
    GONE,
    MARGIN,
    appraise,
    appraise_desk,
    best,
    best_bank,
    expect_card,
    new_sums,
    opponent_worth,
    set_out,
)
from volteface.games.verso.kernels.features import (
    AT_AWAY,
    AT_LAYOUT,
    AT_MOMENT,
    DESK_SLOTS,
    SLOTS,
)
from volteface.games.verso.kernels.features import (
    DESK as DESK_SIZE,
)
from volteface.games.verso.kernels.network import SCALE
from volteface.games.verso.kernels.rules import (
    AWAY,
    DECK,
    FIRST_BANK,
    FLIP,
    LAST,
    MOVES,
    NEXT,
    PHASE,
    SEEN,
    SIZE,
    TURNS,
    deal,
    draw,
    left,
    opponent,
    play_unchecked,
    score,
)
from volteface.games.verso.kernels.tables import ALL, ALL_FACES
from volteface.jit import chance, njit

NEAR = np.float32(4)  # points: moves behind by more are not explored
ONE_IN = 7  # moves of an exploring game that are random


@njit
def note(learner, actor, state, desk, cards, wait, target):
    """Add a sample to an actor's batch: the layout on the desk, what is gone, and the moment."""
    at = learner.sizes[actor]
    inputs, size = learner.inputs[actor, at], 0
    for slot in range(DESK_SLOTS, DESK_SLOTS + SLOTS):
        if desk[slot] >= 0:
            inputs[size] = AT_LAYOUT + desk[slot]
            size += 1
    for card in range(ALL):
        if state[SEEN + card]:
            inputs[size] = card
            size += 1
    for face in range(ALL_FACES):
        for _ in range(state[AWAY + face]):
            inputs[size] = AT_AWAY + face
            size += 1
    inputs[size] = AT_MOMENT + 2 * cards + wait
    learner.counts[actor, at], learner.stages[actor, at] = size + 1, (cards - 1) // 4
    learner.targets[actor, at, 0] = target / SCALE
    learner.sizes[actor] += 1


@njit
def choose(own, count, exploring, rng):
    """The best move, or when exploring now and then any that is not far behind."""
    chosen = best(own, count)
    if exploring and chance.draw(rng, ONE_IN) == 0:
        near = 0
        for i in range(count):
            near += own[i] >= own[chosen] - NEAR
        which = chance.draw(rng, near)
        for i in range(count):
            if own[i] >= own[chosen] - NEAR:
                if which == 0:
                    return i
                which -= 1
    return chosen


@njit
def own_target(state, net, desk, sums, found, own, order, tops, first, rng):
    """What one's turn promises: the promise for the true top, and for some others that could lie there as well."""
    at = state[NEXT]
    true, total = state[DECK + at], first
    for _ in range(tops - 1):
        state[DECK + at] = 2 * order[at + chance.draw(rng, ALL - at)] + chance.draw(rng, 2)
        total += own[best(own, appraise_desk(state, net, desk, sums, MARGIN, found, own))]
    state[DECK + at] = true
    return total / np.float32(tops)


@njit
def gather(net, learner, actor, turned, first, last, tops):
    """Play the games from the first to the last, or until the batch is full; says how many, and what they were worth.

    That is the points of those without random moves, and how many these were.
    """
    rng, game, points, plain = learner.rng[actor], first, 0.0, 0
    order, state = np.arange(ALL), np.empty(SIZE, np.int32)
    desk, sums, weights = np.zeros(DESK_SIZE, np.int32), new_sums(), np.empty(ALL, np.float32)
    found, own = np.empty(MOVES, np.int32), np.empty(MOVES, np.float32)
    others, theirs = np.empty(MOVES, np.int32), np.empty(MOVES, np.float32)
    while game < last and learner.sizes[actor] < BATCH:
        deal(1, rng, order, state)
        exploring = game % 2 == 1
        while state[PHASE] == TURNS:
            cards = left(state)
            count = appraise(state, net, desk, sums, MARGIN, found, own)
            promise = own[best(own, count)]
            target = own_target(state, net, desk, sums, others, theirs, order, tops, promise, rng)
            note(learner, actor, state, desk, cards, 0, target)
            move = found[choose(own, count, exploring, rng)]
            if move < FIRST_BANK and cards > 1:
                draw(state, 0, move == FLIP)
                set_out(state, net, desk, sums)
                weights[:] = 0
                for i in range(state[NEXT], ALL):
                    weights[order[i]] = 1
                expect_card(net, sums, weights)
                target = opponent_worth(net, desk, sums, GONE, cards - 2, np.float32(-1e9))
                note(learner, actor, state, desk, cards - 1, 1, target)
                opponent(state)
                if left(state) == 0:
                    state[PHASE] = LAST
            else:
                play_unchecked(state, 0, move)
        if not exploring:
            set_out(state, net, desk, sums)
            points += score(state, 0) + best_bank(desk)
            plain += 1
        game += 1
    learn_batch(net, learner, actor, turned, 1)
    return game - first, points, plain
