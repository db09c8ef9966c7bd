"""The solver for Python: all solutions of a mission, and the hints that follow from them.

`layers` is everywhere a set of one's own as in the table option of that name; left out, it is ours.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from volteface.games.dessus_dessous import kernel
from volteface.games.dessus_dessous.layers import layer_set
from volteface.games.dessus_dessous.state import COLOURS, HOLE, REGIONS, Mission, Pile, Placed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    Table: TypeAlias = NDArray[np.uint64]

SPELT = HOLE + COLOURS


def solve(mission: Mission, layers: tuple[str, ...] = ()) -> tuple[Pile, ...]:
    """Every pile that is right (D9), each from the bottom to the top, in the order of their texts."""
    found = kernel.solve(table(layers), *map(np.uint64, words(mission.picture)), mission.layers)
    return tuple(sorted((pile(reversed(path)) for path in found.tolist()), key=lambda p: tuple(map(str, p))))


def on_top(mission: Mission, layers: tuple[str, ...] = ()) -> tuple[Placed, ...]:
    """A hint: what can lie on top; as good as always one layer lying one way."""
    return tuple(dict.fromkeys(solution[-1] for solution in solve(mission, layers)))


def leads(mission: Mission, pile: Pile, layers: tuple[str, ...] = ()) -> bool:
    """A hint: whether the mission can still be made by laying more layers on top of this pile."""
    return any(solution[: len(pile)] == pile for solution in solve(mission, layers))


@lru_cache(maxsize=64)
def table(layers: tuple[str, ...] = ()) -> Table:
    """The 40 ways to lie as the kernels want them: what each covers, and the three words of its colours."""
    rows = [(a | b | c, a, b, c) for a, b, c in map(words, layer_set(layers).looks)]
    return np.array(rows, np.uint64)


def words(picture: str) -> tuple[int, int, int]:
    """A picture as three words: bit i of the three together spells the colour of region i, 0 for none."""
    found = [0, 0, 0]
    for region, letter in enumerate(picture):
        for bit in range(3):
            found[bit] |= (SPELT.index(letter) >> bit & 1) << region
    return found[0], found[1], found[2]


def letters(a: int, b: int, c: int) -> str:
    """The picture that three words spell."""
    a, b, c = int(a), int(b), int(c)
    return "".join([SPELT[a >> i & 1 | (b >> i & 1) << 1 | (c >> i & 1) << 2] for i in range(REGIONS)])


def pile(ways: Iterable[int]) -> Pile:
    """A pile from the kernels' numbers of ways to lie, in the same order."""
    return tuple(Placed(way // 8 + 1, way % 8 >= 4, way % 4) for way in ways)


def ways(pile: Pile) -> NDArray[np.int64]:
    """The kernels' numbers of ways to lie, in the same order."""
    return np.array([(p.layer - 1) * 8 + p.back * 4 + p.turn for p in pile], np.int64)
