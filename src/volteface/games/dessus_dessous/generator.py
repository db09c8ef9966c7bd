"""Missions without end: every good one exactly once up to rotation, in an order that depends on chance alone.

A mission is good if exactly one pile of its number of layers makes it and none of fewer does, and every layer
shows at least two regions. So no good picture looks the same turned (its turned solution would be a second
one), and good piles and good missions are the same thing: walking through all piles in random order
and judging each needs no list of what has been made, and ends exactly when all have been used.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import msgspec

from volteface.core.chance import Chance
from volteface.games.dessus_dessous import kernels
from volteface.games.dessus_dessous.constants import NUMBERS
from volteface.games.dessus_dessous.layers import any_set
from volteface.games.dessus_dessous.state import Mission, Pile

if TYPE_CHECKING:
    from collections.abc import Iterator

BLOCK = 64  # piles judged at a time
BOX = 20  # missions of each number in the box
BOX_FROM = 400  # the missions it is chosen from, so that it goes evenly from easy to hard

BOX_HEAD = """\
# The box: 20 missions for each of 3, 4 and 5 layers, the easiest first. `generator.box_text` makes this file.
"""


class Made(msgspec.Struct, frozen=True):
    """A mission with its only solution and how hard it is: its number of layers, and near misses / 100."""

    mission: Mission
    solution: Pile
    difficulty: float


def supply(number: int, chance: Chance, layers: tuple[str, ...] = (), tries: int | None = None) -> Iterator[Made]:
    """All good missions of this number of layers, up to rotation, each turned at random; ends when all are used.

    With layers of which nobody has seen whether they make any, so many piles are looked at and no more.
    """
    upright = kernels.piles(number)
    order = islice(_shuffled(upright, chance), tries)
    while block := list(islice(order, BLOCK)):
        for rank in kernels.good(block, number, layers):
            yield _made(rank + chance.below(4) * upright, number, layers)


def count(number: int, layers: tuple[str, ...] = ()) -> int:
    """How many good missions of this number of layers there are, up to rotation."""
    return kernels.count_good(number, layers)


def difficulty(mission: Mission, solution: Pile, layers: tuple[str, ...] = ()) -> float:
    """How hard a mission is: 4.13 has four layers, and 13 wrong ways to lie almost fit on the way down."""
    near = kernels.near_misses(mission, solution, layers)
    return round(mission.layers + min(near, 99) / 100, 2)


def make_box() -> dict[int, tuple[Made, ...]]:
    """The missions of the box: from its seed, evenly spread over what is easy and hard, the easiest first."""
    chosen = {}
    for number in NUMBERS:
        made = list(islice(supply(number, Chance("the box of dessus-dessous", number)), BOX_FROM))
        made.sort(key=lambda one: (one.difficulty, str(one.mission)))
        step = BOX_FROM // BOX
        chosen[number] = tuple(made[step // 2 :: step])
    return chosen


def box_text() -> str:
    """The text of `box.txt`."""
    return BOX_HEAD + "".join(f"{made.mission}\n" for missions in make_box().values() for made in missions)


def _made(rank: int, number: int, layers: tuple[str, ...]) -> Made:
    solution = kernels.pile_of(rank, number)
    mission = Mission(number, any_set(layers).picture(solution))
    return Made(mission, solution, difficulty(mission, solution, layers))


def _shuffled(count: int, chance: Chance) -> Iterator[int]:
    """0 to count - 1 in random order: a shuffle that remembers only what it has moved."""
    moved: dict[int, int] = {}
    for left in range(count, 0, -1):
        at = chance.below(left)
        yield moved.get(at, at)
        moved[at] = moved.pop(left - 1, left - 1)
