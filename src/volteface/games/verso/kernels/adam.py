"""Learning of a network by gradients: Adam, whose first layer moves only where a batch has active inputs."""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from volteface.games.verso.kernels.network import (
    AT_BIAS,
    AT_LAST,
    AT_LAST_BIAS,
    FIRST,
    NARROW,
    OUTPUTS,
    STAGE,
    STAGES,
    WIDE,
    add_row,
    last,
    middle,
)
from volteface.jit import njit

KEEP_MEAN, KEEP_SQUARE, TINY = np.float32(0.9), np.float32(0.999), np.float32(1e-8)
ACTORS = 2  # that play at the same time, each on a core if there are so many; what is learnt does not depend on that
BATCH = 128  # samples of an actor, and what is left of the game in which there are so many
ROOM = BATCH + 160  # a game of six has 90 draws and at most 45 banks: no sample falls out
MOST = 400  # active inputs of a sample
CHANCE = 2  # the number that is one
BACK, BEFORE = NARROW, 2 * NARROW  # places in the scratch


class Learner(NamedTuple):
    """Running means and squares of the gradients; and for each actor its present gradients, samples and chance."""

    means: Any  # as the network's weights
    squares: Any
    steps: Any  # how many there were
    slopes: Any  # ACTORS x the network's weights
    touched: Any  # ACTORS x for each input, then each stage, whether it is active in this batch
    inputs: Any  # ACTORS x ROOM x MOST
    counts: Any  # ACTORS x ROOM
    stages: Any  # ACTORS x ROOM
    targets: Any  # ACTORS x ROOM x OUTPUTS
    surplus: Any  # ACTORS x ROOM x OUTPUTS, the targets less what the network saw
    before: Any  # ACTORS x ROOM, the sample that learns of it, or -1
    sizes: Any  # ACTORS: samples so far
    rng: Any  # ACTORS x two words


def new_learner(net: Any, rng: Any) -> Learner:
    """Before the first step."""
    slopes, touched = np.zeros((ACTORS, len(net)), np.float32), (len(net) - FIRST) // WIDE + STAGES
    counts, stages = (np.zeros((ACTORS, ROOM), np.int32) for _ in range(2))
    return Learner(
        means=np.zeros_like(net),
        squares=np.zeros_like(net),
        steps=np.zeros(1, np.int64),
        slopes=slopes,
        touched=np.zeros((ACTORS, touched), np.bool_),
        inputs=np.zeros((ACTORS, ROOM, MOST), np.int32),
        counts=counts,
        stages=stages,
        targets=np.zeros((ACTORS, ROOM, OUTPUTS), np.float32),
        surplus=np.zeros((ACTORS, ROOM, OUTPUTS), np.float32),
        before=np.full((ACTORS, ROOM), -1, np.int32),
        sizes=np.zeros(ACTORS, np.int64),
        rng=rng,
    )


@njit(fastmath=True)
def move_weights(weights, means, squares, slopes, start, end, rate, correction, share):
    """Adam's step for a part of the weights; its gradients are used up."""
    one = np.float32(1)
    weights, means, squares, slopes = weights[start:end], means[start:end], squares[start:end], slopes[start:end]
    for i in range(len(weights)):
        slope = slopes[i] * share
        means[i] = KEEP_MEAN * means[i] + (one - KEEP_MEAN) * slope
        squares[i] = KEEP_SQUARE * squares[i] + (one - KEEP_SQUARE) * slope * slope
        weights[i] -= rate * means[i] / (np.sqrt(squares[i] * correction) + TINY)
        slopes[i] = 0


@njit(fastmath=True)
def add_slopes(net, slopes, touched, features, size, stage, target, outputs, sums, scratch):
    """Add what one sample, its inputs given, says about all weights.

    The third number, if it is learnt, is a chance: its error is that of a logistic function.
    """
    one, zero = np.float32(1), np.float32(0)
    start, hidden, back, before = stage * STAGE, scratch[:NARROW], scratch[BACK : BACK + NARROW], scratch[BEFORE:]
    for i in range(WIDE):
        sums[i] = 0
    for k in range(size):
        add_row(net, features[k], sums, 0)
    middle(net, stage, sums, hidden)
    for j in range(NARROW):
        back[j] = 0
    for output in range(outputs):
        error = last(net, stage, output, hidden)
        error = (one / (one + np.exp(-error)) if output == CHANCE else error) - target[output]
        slopes[start + AT_LAST_BIAS + output] += error
        at = start + AT_LAST + output * NARROW
        weights, slope = net[at : at + NARROW], slopes[at : at + NARROW]
        for j in range(NARROW):
            slope[j] += error * max(hidden[j], zero)
            back[j] += error * weights[j]
    slope = slopes[start + AT_BIAS : start + AT_BIAS + NARROW]
    for j in range(NARROW):
        back[j] = back[j] if hidden[j] > 0 else zero
        slope[j] += back[j]
    for i in range(WIDE):
        x, row, total = sums[i], start + i * NARROW, zero
        if x > 0:
            weights, slope = net[row : row + NARROW], slopes[row : row + NARROW]
            for j in range(NARROW):
                slope[j] += x * back[j]
                total += weights[j] * back[j]
        before[i] = total
    for k in range(size):
        touched[features[k]] = True
        row = FIRST + features[k] * WIDE
        slope = slopes[row : row + WIDE]
        for i in range(WIDE):
            slope[i] += before[i]


@njit
def learn_batch(net, learner, actor, turned, outputs):
    """Add what all samples of an actor say about the weights, in all three turns of the colours."""
    slopes, touched = learner.slopes[actor], learner.touched[actor]
    sums, scratch = np.zeros(WIDE, np.float32), np.zeros(BEFORE + WIDE, np.float32)
    features, every = np.empty(MOST, np.int32), len(touched) - STAGES
    for k in range(learner.sizes[actor]):
        size, stage, target = learner.counts[actor, k], learner.stages[actor, k], learner.targets[actor, k]
        touched[every + stage] = True
        features[:size] = learner.inputs[actor, k, :size]
        for turn in range(3):
            if turn > 0:
                for i in range(size):
                    features[i] = turned[features[i]]
            add_slopes(net, slopes, touched, features, size, stage, target, outputs, sums, scratch)


@njit
def step(net, learner, rate):
    """Move the weights by what all actors' samples say, which are used up."""
    learner.steps[0] += 1
    steps, slopes, touched = learner.steps[0], learner.slopes[0], learner.touched[0]
    now = np.float32(rate / (1 - 0.9**steps))
    correction, share = np.float32(1 / (1 - 0.999**steps)), np.float32(1.0 / (3 * max(1, learner.sizes.sum())))
    every = len(touched) - STAGES
    for which in range(len(touched)):
        start, size = FIRST + which * WIDE, WIDE
        if which >= every:
            start, size = (which - every) * STAGE, STAGE
        for actor in range(1, ACTORS):
            if learner.touched[actor, which]:
                learner.touched[actor, which], touched[which] = False, True
                slopes[start : start + size] += learner.slopes[actor, start : start + size]
                learner.slopes[actor, start : start + size] = 0
        if touched[which]:
            touched[which] = False
            move_weights(net, learner.means, learner.squares, slopes, start, start + size, now, correction, share)
    learner.sizes[:] = 0
