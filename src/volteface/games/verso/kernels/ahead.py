"""Looking ahead among others: every choice is played on in many worlds that fit what a seat has seen.

In a world every choice is played, then all seats go on by the network, which looks at nothing unseen either, until the
seat has moved some times more; what lies there then is judged by the network. The same worlds serve all choices, and
choices that fall behind clearly are dropped on the way.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from volteface.games.verso.kernels.features import DESK
from volteface.games.verso.kernels.rules import FIRST_BANK, MOVES, PHASE, SIZE, TURN, TURNS, play_unchecked
from volteface.games.verso.kernels.together import (
    CHANCE,
    MARGIN,
    OWN,
    SUMS,
    appraise,
    best,
    merit,
    see_after,
)
from volteface.games.verso.kernels.worlds import imagine, stir
from volteface.jit import njit

ERRORS = 3  # standard errors by which a choice may be behind


class Trial(NamedTuple):
    """Choices, and what has come of them in all worlds so far."""

    moves: Any
    live: Any  # whether each is still tried
    sums: Any  # for each merit, points and chance to win, summed up
    squares: Any  # for each two of them the squared differences in merit, summed up


@njit
def explore(trial, unseen, net, seat, rounds, worlds):
    """Play every live choice of a seat in so many more worlds, for so many more moves of it each."""
    count = len(trial.live)
    world, branch = np.empty(SIZE, np.int32), np.empty(SIZE, np.int32)
    desk, sums = np.zeros(DESK, np.int32), np.zeros(SUMS, np.float32)
    found, promises = np.empty(MOVES, np.int32), np.zeros((MOVES, 4), np.float32)
    verdicts, promise = np.zeros((count, 3)), np.zeros(4, np.float32)
    for _ in range(worlds):
        stir(unseen)
        imagine(unseen, world)
        for i in range(count):
            if trial.live[i]:
                branch[:] = world
                play_unchecked(branch, seat, trial.moves[i])
                moved, banked = 0, trial.moves[i] >= FIRST_BANK
                while branch[PHASE] == TURNS and moved < rounds:
                    mover = branch[TURN]
                    chosen = best(promises, appraise(branch, net, desk, sums, mover, MARGIN, found, promises))
                    play_unchecked(branch, mover, found[chosen])
                    moved += mover == seat
                    banked = found[chosen] >= FIRST_BANK
                see_after(branch, seat, banked, net, desk, sums, promise)
                verdicts[i, 0], verdicts[i, 1], verdicts[i, 2] = merit(promise), promise[OWN], promise[CHANCE]
                trial.sums[i] += verdicts[i]
        for i in range(count):
            for j in range(i):
                if trial.live[i] and trial.live[j]:
                    trial.squares[i, j] += (verdicts[i, 0] - verdicts[j, 0]) ** 2


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
