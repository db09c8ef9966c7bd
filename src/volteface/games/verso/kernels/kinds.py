"""The kinds of networks, by how many play: alone, two, three and more; and how large each is."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from volteface.games.verso.kernels import features

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

KINDS = ("solo", "two", "many")
LAYOUTS = {"solo": 1, "two": 2, "many": 4}


def kind(seats: int) -> str:
    """Which network serves a game of so many seats."""
    return KINDS[min(seats, 3) - 1]


def inputs(kind: str) -> int:
    """How many inputs a kind of network has."""
    return features.AT_LAYOUT + LAYOUTS[kind] * features.LAYOUT_INPUTS


@cache
def turned(kind: str) -> NDArray[np.int32]:
    """For each input the one it becomes when every colour becomes the next."""
    return features.turned(LAYOUTS[kind])
