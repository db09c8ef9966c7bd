"""Chance in kernels: a xoroshiro128++ whose two words are handed in; the same words mean the same on every machine."""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.jit import njit


@njit(inline="always")
def _turned(word, by):
    return (word << np.uint64(by)) | (word >> np.uint64(64 - by))


@njit
def draw(chance, below):
    """A number from 0 to below - 1."""
    a, b = chance[0], chance[1]
    word = _turned(a + b, 17) + a
    b ^= a
    chance[0] = _turned(a, 49) ^ b ^ (b << np.uint64(21))
    chance[1] = _turned(b, 28)
    return np.int64(((word >> np.uint64(32)) * np.uint64(below)) >> np.uint64(32))
