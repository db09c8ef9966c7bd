"""How far from perfect a player alone can be: the bound of one deal (`kernels/bound.py` says why it is one)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.games.verso.deal import deal
from volteface.games.verso.kernels import arrays, weights
from volteface.games.verso.kernels import bound as kernel
from volteface.games.verso.rules import start

if TYPE_CHECKING:
    from volteface.games.verso.kernels.arrays import Numbers

WIDTHS = (20, 80)  # of the beam, the narrower first


def bound(seed: str, width: int) -> float:
    """The most that a beam of this width finds in the deal of a seed: points less luck."""
    return float(kernel.search(_first(seed), weights.load("solo"), width, True))


def clairvoyant(seed: str, width: int) -> float:
    """The most points that it finds who knows the whole deck."""
    return float(kernel.search(_first(seed), weights.load("solo"), width, False))


def _first(seed: str) -> Numbers:
    return arrays.of_state(start(deal(1, {}, seed)))
