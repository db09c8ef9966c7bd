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
BATCH = 256
MOST = 400  # active inputs of a sample
CHANCE = 2  # the number that is one
BACK, BEFORE = NARROW, 2 * NARROW  # places in the scratch


class Learner(NamedTuple):
    """Running means and squares of the gradients, the present gradients, and a batch of samples."""

    means: Any  # as the network's weights
    squares: Any
    slopes: Any
    touched: Any  # for each input, then each stage, whether it is active in this batch
    inputs: Any  # BATCH x MOST
    counts: Any  # BATCH
    stages: Any  # BATCH
    targets: Any  # BATCH x OUTPUTS
    state: Any  # samples in the batch, steps so far


def new_learner(net: Any) -> Learner:
    """Before the first step."""
    touched = np.zeros((len(net) - FIRST) // WIDE + STAGES, np.bool_)
    batch = np.zeros((BATCH, MOST), np.int32), np.zeros(BATCH, np.int32), np.zeros(BATCH, np.int32)
    targets, state = np.zeros((BATCH, OUTPUTS), np.float32), np.zeros(2, np.int64)
    means, squares, slopes = (np.zeros_like(net) for _ in range(3))
    return Learner(means, squares, slopes, touched, *batch, targets, state)


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
    """Add what one sample, its inputs given, says about all weights; gives the squared error of its first number.

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
    first_error = zero
    for output in range(outputs):
        error = last(net, stage, output, hidden)
        error = (one / (one + np.exp(-error)) if output == CHANCE else error) - target[output]
        if output == 0:
            first_error = error
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
    return first_error * first_error


@njit
def learn_batch(net, learner, turned, outputs, rate):
    """Learn from all samples of the batch in all three turns of the colours; gives the sum of squared errors."""
    count, touched = learner.state[0], learner.touched
    sums, scratch = np.zeros(WIDE, np.float32), np.zeros(BEFORE + WIDE, np.float32)
    features, total = np.empty(MOST, np.int32), 0.0
    every = len(touched) - STAGES
    for k in range(count):
        size, stage = learner.counts[k], learner.stages[k]
        touched[every + stage] = True
        features[:size] = learner.inputs[k, :size]
        for turn in range(3):
            if turn > 0:
                for i in range(size):
                    features[i] = turned[features[i]]
            total += add_slopes(
                net, learner.slopes, touched, features, size, stage, learner.targets[k], outputs, sums, scratch
            )
    learner.state[1] += 1
    steps = learner.state[1]
    now = np.float32(rate / (1 - 0.9**steps))
    correction, share = np.float32(1 / (1 - 0.999**steps)), np.float32(1.0 / (3 * count))
    for which in range(len(touched)):
        if touched[which]:
            touched[which] = False
            start, size = FIRST + which * WIDE, WIDE
            if which >= every:
                start, size = (which - every) * STAGE, STAGE
            move_weights(
                net, learner.means, learner.squares, learner.slopes, start, start + size, now, correction, share
            )
    learner.state[0] = 0
    return total / 3
