"""A small network: sparse inputs -> 64 -> 32 -> three numbers, with rectified linear units between.

The first layer is a sum of the active inputs' rows. The other two exist once for each stage of the game. All weights
lie in one flat array, and so do the sums that are worked with: passing views of arrays about would cost more than the
arithmetic. Loops go over slices, though: an index that might be negative keeps a compiler from taking many at once.

    for each stage   64 x 32 weights, 32 biases, 3 x 32 weights, 3 biases        (nine times)
    for each input   64 weights
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.jit import njit

WIDE, NARROW, OUTPUTS, STAGES = 64, 32, 3, 9
SCALE = np.float32(16)  # points for each unit of what comes out
AT_BIAS = WIDE * NARROW
AT_LAST = AT_BIAS + NARROW
AT_LAST_BIAS = AT_LAST + OUTPUTS * NARROW
STAGE = AT_LAST_BIAS + OUTPUTS
FIRST = STAGES * STAGE


def size(inputs: int) -> int:
    """How many weights a network has."""
    return FIRST + inputs * WIDE


def new_net(inputs: int, rng: np.random.Generator) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    """Random weights."""
    net = np.zeros(size(inputs), np.float32)
    for start in range(0, FIRST, STAGE):
        net[start : start + AT_BIAS] = (2 / WIDE) ** 0.5 * rng.standard_normal(AT_BIAS, np.float32)
        last = start + AT_LAST
        net[last : start + AT_LAST_BIAS] = (1 / NARROW) ** 0.5 * rng.standard_normal(OUTPUTS * NARROW, np.float32)
    net[FIRST:] = 0.1 * rng.standard_normal(inputs * WIDE, np.float32)
    return net


@njit(fastmath=True)
def add_row(net, feature, sums, at):
    """Add an input's row to the sums at a place."""
    start = FIRST + feature * WIDE
    row, into = net[start : start + WIDE], sums[at : at + WIDE]
    for i in range(WIDE):
        into[i] += row[i]


@njit(fastmath=True)
def take_row(net, feature, sums, at):
    """Take an input's row away from the sums at a place."""
    start = FIRST + feature * WIDE
    row, out_of = net[start : start + WIDE], sums[at : at + WIDE]
    for i in range(WIDE):
        out_of[i] -= row[i]


@njit(fastmath=True)
def one_more(net, feature, sums, gone, at):
    """Write at one place the sums of another with an input more."""
    start = FIRST + feature * WIDE
    row, old, new = net[start : start + WIDE], sums[gone : gone + WIDE], sums[at : at + WIDE]
    for i in range(WIDE):
        new[i] = old[i] + row[i]


@njit(fastmath=True)
def middle(net, stage, sums, hidden):
    """From the first layer's sums to the second's, before they are rectified."""
    weights, zero = net[stage * STAGE : (stage + 1) * STAGE], np.float32(0)
    for j in range(NARROW):
        hidden[j] = weights[AT_BIAS + j]
    for i in range(0, WIDE, 8):
        a, b, c, d = max(sums[i], zero), max(sums[i + 1], zero), max(sums[i + 2], zero), max(sums[i + 3], zero)
        e, f, g, h = max(sums[i + 4], zero), max(sums[i + 5], zero), max(sums[i + 6], zero), max(sums[i + 7], zero)
        row = i * NARROW
        for j in range(NARROW):
            hidden[j] += (
                (a * weights[row + j] + b * weights[row + NARROW + j])
                + (c * weights[row + 2 * NARROW + j] + d * weights[row + 3 * NARROW + j])
            ) + (
                (e * weights[row + 4 * NARROW + j] + f * weights[row + 5 * NARROW + j])
                + (g * weights[row + 6 * NARROW + j] + h * weights[row + 7 * NARROW + j])
            )


@njit(fastmath=True)
def last(net, stage, output, hidden):
    """One of the numbers that come out."""
    start = stage * STAGE + AT_LAST + output * NARROW
    weights, zero, total = net[start : start + NARROW], np.float32(0), np.float32(0)
    for j in range(NARROW):
        total += max(hidden[j], zero) * weights[j]
    return total + net[stage * STAGE + AT_LAST_BIAS + output]
