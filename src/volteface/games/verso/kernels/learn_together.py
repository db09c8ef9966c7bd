"""Learning to play against others by playing: positions after moves, corrected towards what is seen a step later.

With two, a position is corrected towards what the rival's best move promises for both, on average over some top cards,
or with the one that a bank has left; with more, towards what one's own best move promises when one's turn comes again,
or the end; and always by a part of what later positions of the game are corrected (TD(lambda), without most of the
luck of the cards that came). Half of the games explore: now and then any move that is not far behind is made.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.games.verso.kernels.adam import BATCH, MOST, learn_batch
from volteface.games.verso.kernels.features import (
    AT_AWAY,
    AT_LAYOUT,
    AT_TOP,
    DESK_SIDE,
    DESK_SLOTS,
    LAYOUT_INPUTS,
    SLOTS,
)
from volteface.games.verso.kernels.features import DESK as DESK_SIZE
from volteface.games.verso.kernels.network import OUTPUTS, SCALE
from volteface.games.verso.kernels.rules import (
    AWAY,
    DECK,
    FIRST_BANK,
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
from volteface.games.verso.kernels.tables import ALL, ALL_FACES, FACE
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
    see_after,
    set_out,
    sides_of,
    stage_of,
)
from volteface.jit import chance, njit

NEAR = np.float32(8)  # merit: moves behind by more are not explored
ONE_IN = 7  # moves of an exploring game that are random


@njit
def note(state, seat, banked, desk, inputs):
    """Write the inputs of a position as the seat that has moved sees it; says how many. It lies on the desk."""
    seats, size = state[SEATS], 0
    for card in range(ALL):
        if state[SEEN + card]:
            inputs[size] = card
            size += 1
    for face in range(ALL_FACES):
        for _ in range(state[AWAY + face]):
            inputs[size] = AT_AWAY + face
            size += 1
    for side in range(sides_of(seats)):
        size = note_layout(desk, side, side, inputs, size)
    inputs[size], inputs[size + 1] = moment(seats, left(state)), lead_of(seats, desk)
    if banked:
        inputs[size + 2] = AT_TOP + FACE[state[DECK + state[NEXT]]]
    size += 2 + banked
    for step in range(2, seats - 1):  # those further away take the left neighbour's side of the desk
        lay_out(state, (seat + step) % seats, desk, 1)
        size = note_layout(desk, 1, 3, inputs, size)
    return size


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
def look(state, seat, banked, net, desk, sums, sight):
    """Write what the network sees in a position as the seat that has moved, of points those to come; it is laid out."""
    see_after(state, seat, banked, net, desk, sums, sight)
    sight[OWN] -= score(state, seat)
    sight[OTHERS] -= others_of(state, seat)


@njit
def add_sample(learner, actor, pending, size, stage, own, others, win):
    """Add a position whose target is known now to an actor's batch."""
    at = learner.sizes[actor]
    learner.inputs[actor, at, :size] = pending[:size]
    learner.counts[actor, at], learner.stages[actor, at] = size, stage
    learner.targets[actor, at, OWN], learner.targets[actor, at, OTHERS] = own / SCALE, others / SCALE
    learner.targets[actor, at, CHANCE] = win
    learner.sizes[actor] += 1


@njit
def compare(learner, actor, sight, before):
    """Note by how much the target of the sample added last is above what the network saw in it.

    That is hardly luck. `before` is the sample whose target promised what is seen here, if a best move led here, or -1.
    """
    at = learner.sizes[actor] - 1
    learner.surplus[actor, at] = learner.targets[actor, at]
    learner.surplus[actor, at, OWN] -= sight[OWN] / SCALE
    learner.surplus[actor, at, OTHERS] -= sight[OTHERS] / SCALE
    learner.surplus[actor, at, CHANCE] -= sight[CHANCE]
    learner.before[actor, at] = before


@njit
def carry_back(learner, actor, first, seats, part):
    """Let the positions of a game, from the first of its samples on, learn a part of what the later ones found out.

    With two the one before is the rival's: what is good for one is bad for the other.
    """
    targets, surplus, more = learner.targets[actor], learner.surplus[actor], np.zeros(OUTPUTS, np.float32)
    for k in range(learner.sizes[actor] - 1, first, -1):
        before = learner.before[actor, k]
        if before >= 0:
            more[:] = part * surplus[k]
            if seats == 2:
                more[OWN], more[OTHERS], more[CHANCE] = more[OTHERS], more[OWN], -more[CHANCE]
            targets[before] += more
            surplus[before] += more


@njit
def gather(seats, part, net, learner, actor, turned, first, last, tops):
    """Play the games from the first to the last, or until the batch is full; says how many, and what they were worth.

    That is the points of those without random moves, and how many seats made them.
    """
    rng, game, points, plain = learner.rng[actor], first, 0.0, 0
    order, state = np.arange(ALL), np.empty(SIZE, np.int32)
    desk, sums = np.zeros(DESK_SIZE, np.int32), np.zeros(SUMS, np.float32)
    found, promises = np.empty(MOVES, np.int32), np.zeros((MOVES, 4), np.float32)
    spare, theirs = np.empty(MOVES, np.int32), np.zeros((MOVES, 4), np.float32)
    pending, sizes, stages = np.empty((6, MOST), np.int32), np.zeros(6, np.int32), np.zeros(6, np.int32)
    had, had_others, target = np.zeros(6, np.float32), np.zeros(6, np.float32), np.zeros(4, np.float32)
    sights, befores, lasts = np.zeros((6, 4), np.float32), np.zeros(6, np.int64), np.zeros(6, np.int64)
    while game < last and learner.sizes[actor] < BATCH:
        deal(seats, rng, order, state)
        exploring, begun, banked = game % 2 == 1, learner.sizes[actor], False
        sizes[:], lasts[:] = 0, -1
        while state[PHASE] == TURNS:
            seat = state[TURN]
            count = appraise(state, net, desk, sums, seat, MARGIN, found, promises)
            who = 1 - seat if seats == 2 else seat
            if sizes[who] > 0:
                target[:] = promises[best(promises, count)]
                at = state[NEXT]
                true, more = state[DECK + at], 0 if banked else tops - 1
                for _ in range(more):
                    state[DECK + at] = 2 * order[at + chance.draw(rng, ALL - at)] + chance.draw(rng, 2)
                    target += theirs[best(theirs, appraise_desk(state, net, desk, sums, seat, MARGIN, spare, theirs))]
                state[DECK + at] = true
                target /= np.float32(1 + more)
                if seats == 2:
                    target[OWN], target[OTHERS] = target[OTHERS], target[OWN]
                    target[CHANCE] = 1 - target[CHANCE]
                own, others = target[OWN] - had[who], target[OTHERS] - had_others[who]
                add_sample(learner, actor, pending[who], sizes[who], stages[who], own, others, target[CHANCE])
                compare(learner, actor, sights[who], befores[who])
                sizes[who], lasts[who] = 0, learner.sizes[actor] - 1
            chosen = choose(promises, count, exploring, rng)
            befores[seat] = lasts[who] if chosen == best(promises, count) else -1
            banked = found[chosen] >= FIRST_BANK
            play_unchecked(state, seat, found[chosen])
            if state[PHASE] == TURNS:
                look(state, seat, banked, net, desk, sums, sights[seat])
                sizes[seat] = note(state, seat, banked, desk, pending[seat])
                stages[seat] = stage_of(seats, left(state))
                had[seat], had_others[seat] = score(state, seat), others_of(state, seat)
        for seat in range(seats):
            set_out(state, seat, net, desk, sums)
            target[:] = 0
            finish(seats, desk, np.float32(1), target)
            if sizes[seat] > 0:
                own, others = target[OWN] - had[seat], target[OTHERS] - had_others[seat]
                add_sample(learner, actor, pending[seat], sizes[seat], stages[seat], own, others, target[CHANCE])
                compare(learner, actor, sights[seat], befores[seat])
            if not exploring:
                points += target[OWN]
                plain += 1
        carry_back(learner, actor, begun, seats, part)
        game += 1
    learn_batch(net, learner, actor, turned, 3)
    return game - first, points, plain
