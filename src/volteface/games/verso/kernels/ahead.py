"""Looking ahead: every choice is played on in many worlds that fit what a seat has seen.

In a world every choice is played, then all seats go on by the learnt values, which look at nothing unseen either, for
some turns; what lies there then is valued. The same worlds serve all choices, and choices that fall behind clearly are
dropped on the way.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from volteface.games.verso.kernels.rules import OVER, PHASE, SEATS, SIZE, TURNS, left, mover, play_unchecked, score
from volteface.games.verso.kernels.value import MARGIN, appraise, best, moment, new_choices, read_rows, worth
from volteface.games.verso.kernels.worlds import imagine, stir
from volteface.jit import njit

SPREAD = 1.2  # how far final scores lie apart, for each root of a card left
LEAD = 0.2  # what a point of lead counts beside a percent of chance
ERRORS = 3  # standard errors by which a choice may be behind


class Trial(NamedTuple):
    """Choices, and what has come of them in all worlds so far."""

    moves: Any
    live: Any  # whether each is still tried
    sums: Any  # for each merit, points and chance to win, summed up
    squares: Any  # for each two of them the squared differences in merit, summed up


@njit
def explore(trial, unseen, weights, seat, turns, worlds):
    """Play every live choice of a seat in so many more worlds, for so many turns each."""
    choices, count = new_choices(), len(trial.live)
    world, branch = np.empty(SIZE, np.int32), np.empty(SIZE, np.int32)
    verdicts = np.zeros((count, 3))
    for _ in range(worlds):
        stir(unseen)
        imagine(unseen, world)
        for i in range(count):
            if trial.live[i]:
                branch[:] = world
                play_unchecked(branch, seat, trial.moves[i])
                play_on(branch, weights, turns, choices)
                judge(branch, weights, seat, choices, verdicts[i])
                trial.sums[i] += verdicts[i]
        for i in range(count):
            for j in range(i):
                if trial.live[i] and trial.live[j]:
                    trial.squares[i, j] += (verdicts[i, 0] - verdicts[j, 0]) ** 2


@njit
def play_on(state, weights, turns, choices):
    """Let every seat play by the values until the end, or for so many turns."""
    while state[PHASE] != OVER and (turns > 0 or state[PHASE] != TURNS):
        seat = mover(state)
        chosen = best(choices, appraise(state, weights, seat, MARGIN, choices))
        play_unchecked(state, seat, choices.moves[chosen])
        turns -= 1


@njit
def final(state, weights, seat, choices):
    """A seat's points at the end, as far as they can be told now; whoever is to move alone makes the best of it."""
    if state[PHASE] == OVER:
        return np.float64(score(state, seat))
    seats = state[SEATS]
    if seats == 1:
        chosen = best(choices, appraise(state, weights, seat, MARGIN, choices))
        return score(state, seat) + np.float64(choices.own[chosen])
    rows, wait = np.empty(3, np.int32), (seat + seats - mover(state)) % seats
    read_rows(state, seat, rows)
    return score(state, seat) + np.float64(worth(weights, moment(seats, left(state), wait), rows))


@njit
def judge(state, weights, seat, choices, verdict):
    """What a game is worth to a seat: merit, points, chance to win. Alone the merit is the points.

    Against others it is the chance in percent, and a little for the lead. A game that is not over is as good as won
    the further a seat leads and the fewer cards are left.
    """
    seats = state[SEATS]
    verdict[1] = final(state, weights, seat, choices)
    verdict[0], verdict[2] = verdict[1], 1.0
    if seats == 1:
        return
    rival, level = -1e9, 1
    for other in range(seats):
        if other != seat:
            points = final(state, weights, other, choices)
            level = 2 if points > rival else level + (points == rival)
            rival = max(rival, points)
    lead = verdict[1] - rival
    if state[PHASE] == OVER:
        verdict[2] = 1.0 if lead > 0 else 1.0 / level if lead == 0 else 0.0
    else:
        verdict[2] = 1 / (1 + np.exp(-lead / (SPREAD * np.sqrt(left(state)))))
    verdict[0] = 100 * verdict[2] + LEAD * lead


@njit
def drop(trial, worlds):
    """Drop the choices that are clearly behind the leader after so many worlds; says how many are left."""
    live, sums = trial.live, trial.sums
    leader, lives = -1, 0
    for i in range(len(live)):
        if live[i] and (leader < 0 or sums[i, 0] > sums[leader, 0]):
            leader = i
    for i in range(len(live)):
        if live[i] and i != leader:
            behind = (sums[leader, 0] - sums[i, 0]) / worlds
            square = trial.squares[max(i, leader), min(i, leader)] / worlds
            live[i] = behind <= ERRORS * np.sqrt(max(square - behind * behind, 1e-9) / worlds)
        lives += live[i]
    return lives
