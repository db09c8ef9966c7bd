"""The bridge between Python's values and the kernels' arrays: nothing outside this folder touches an array.

`layers` is everywhere a set of one's own as in the table option of that name; left out, it is ours.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from volteface.games.dessus_dessous.kernels import missions, peeling
from volteface.games.dessus_dessous.layers import any_set
from volteface.games.dessus_dessous.state import COLOURS, HOLE, Mission, Pile, Placed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    Table: TypeAlias = NDArray[np.uint64]

SPELT = HOLE + COLOURS


def solve(mission: Mission, layers: tuple[str, ...] = ()) -> list[Pile]:
    """Every pile that is right (D9), each from the bottom to the top, in any order."""
    found = peeling.solve(table(layers), *words(mission.picture), mission.layers)
    return [as_pile(reversed(path)) for path in found.tolist()]


def piles(number: int) -> int:
    """How many piles of this number of layers there are up to rotation; the first so many ranks are these."""
    return int(missions.quarter_of(number))


def pile_of(rank: int, number: int) -> Pile:
    """The pile of this number of layers that has this rank among all."""
    path = np.zeros(number, np.int64)
    missions.unrank(rank, number, path)
    return as_pile(path.tolist())


def good(ranks: Sequence[int], number: int, layers: tuple[str, ...] = ()) -> list[int]:
    """Those of these ranks whose piles make good missions."""
    given = np.array(ranks, np.int64)
    found: list[int] = given[missions.judge(table(layers), given, number)].tolist()
    return found


def count_good(number: int, layers: tuple[str, ...] = ()) -> int:
    """How many good missions of this number of layers there are, up to rotation."""
    return int(missions.judge(table(layers), np.arange(piles(number)), number).sum())


def near_misses(mission: Mission, solution: Pile, layers: tuple[str, ...] = ()) -> int:
    """How many other ways to lie almost fit while one peels the solution from the top."""
    path = np.array(list(map(way_of, solution)), np.int64)
    return int(missions.near_misses(table(layers), *words(mission.picture), path, len(path)))


@lru_cache(maxsize=64)
def table(layers: tuple[str, ...] = ()) -> Table:
    """The 40 ways to lie as the kernels want them: what each covers, and the three words of its colours."""
    rows = [(a | b | c, a, b, c) for a, b, c in map(words, any_set(layers).looks)]
    return np.array(rows, np.uint64)


def words(picture: str) -> tuple[np.uint64, np.uint64, np.uint64]:
    """A picture as three words: bit i of the three together spells the colour of region i, 0 for none."""
    found = [0, 0, 0]
    for region, letter in enumerate(picture):
        for bit in range(3):
            found[bit] |= (SPELT.index(letter) >> bit & 1) << region
    return np.uint64(found[0]), np.uint64(found[1]), np.uint64(found[2])


def as_pile(ways: Iterable[int]) -> Pile:
    """A pile from the kernels' numbers of ways to lie, in the same order."""
    return tuple(Placed(way // 8 + 1, way % 8 >= 4, way % 4) for way in ways)


def way_of(placed: Placed) -> int:
    """The kernels' number of the way in which a layer lies."""
    return (placed.layer - 1) * 8 + placed.back * 4 + placed.turn
