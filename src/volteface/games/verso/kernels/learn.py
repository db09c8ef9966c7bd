"""Learning what layouts are worth by playing: every moment is corrected towards what came next.

The games are played by the present values themselves. They begin too high (optimistic initial values), so that what has
never been tried is tried. The target of a moment is what its best choice promises, on average over what is unseen.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.games.verso.kernels.rules import (
    FIRST_BANK,
    FLIP,
    HEAD,
    LAST,
    PHASE,
    SIZE,
    SQUARES,
    TURN,
    TURNS,
    deal,
    draw,
    left,
    opponent,
    play_unchecked,
    score,
)
from volteface.games.verso.kernels.tables import ALL
from volteface.games.verso.kernels.value import (
    MARGIN,
    appraise,
    best,
    moment,
    new_choices,
    read_rows,
    triple,
    worth,
)
from volteface.jit import njit


@njit
def correct(weights, errors, sizes, at, rows, target):
    """Move the value of a moment's rows to the target: each number the less, the more its errors cancel out.

    (Temporal coherence learning: a number's rate is the share of its summed errors in their summed sizes.)
    """
    table, error, size = weights[at], errors[at], sizes[at]
    a, b, c = rows[0], rows[1], rows[2]
    t = triple(a, b, c)
    delta = target - (table[a] + table[b] + table[c] + table[t])
    for i in (np.int64(a), np.int64(b), np.int64(c), np.int64(t)):
        rate = np.float32(1) if size[i] == 0 else abs(error[i]) / size[i]
        table[i] += rate * delta * np.float32(0.25)
        error[i] += delta
        size[i] += abs(delta)


@njit
def learn_alone(weights, errors, sizes, games, rng):
    """Play games alone by the present values and learn from each moment; gives the sum of the scores."""
    order, state = np.arange(ALL), np.empty(SIZE, np.int32)
    choices, rows, after = new_choices(), np.empty(3, np.int32), np.empty(3, np.int32)
    total = 0.0
    for _ in range(games):
        deal(1, rng, order, state)
        while state[PHASE] == TURNS:
            cards = left(state)
            read_rows(state, 0, rows)
            chosen = best(choices, appraise(state, weights, 0, MARGIN, choices))
            correct(weights, errors, sizes, moment(1, cards, 0), rows, choices.own[chosen])
            if choices.moves[chosen] < FIRST_BANK and cards > 1:
                draw(state, 0, choices.moves[chosen] == FLIP)
                read_rows(state, 0, after)
                squares = state[HEAD + SQUARES]
                opponent(state)
                if left(state) == 0:
                    state[PHASE] = LAST
                read_rows(state, 0, rows)
                gained = state[HEAD + SQUARES] - squares
                target = gained + worth(weights, moment(1, left(state), 0), rows)
                correct(weights, errors, sizes, moment(1, cards - 1, 1), after, target)
            else:
                play_unchecked(state, 0, choices.moves[chosen])
        read_rows(state, 0, rows)
        total += score(state, 0) + worth(weights, moment(1, 0, 0), rows)
    return total


@njit
def learn_together(weights, errors, sizes, seats, games, rng):
    """Play games of several seats by the present values, and learn from each moment of each seat."""
    order, state = np.arange(ALL), np.empty(SIZE, np.int32)
    choices, rows, after = new_choices(), np.empty((6, 3), np.int32), np.empty(3, np.int32)
    scores = np.empty(6, np.int64)
    total = 0.0
    for _ in range(games):
        deal(seats, rng, order, state)
        while state[PHASE] == TURNS:
            seat, cards = state[TURN], left(state)
            for other in range(seats):
                read_rows(state, other, rows[other])
                scores[other] = score(state, other)
            chosen = best(choices, appraise(state, weights, seat, MARGIN, choices))
            play_unchecked(state, seat, choices.moves[chosen])
            for step in range(seats):
                other = (seat + step) % seats
                target = choices.own[chosen]
                if step > 0:
                    read_rows(state, other, after)
                    target = np.float32(score(state, other) - scores[other])
                    target += worth(weights, moment(seats, left(state), step - 1), after)
                correct(weights, errors, sizes, moment(seats, cards, step), rows[other], target)
        for seat in range(seats):
            read_rows(state, seat, after)
            total += score(state, seat) + worth(weights, moment(seats, 0, 0), after)
    return total
