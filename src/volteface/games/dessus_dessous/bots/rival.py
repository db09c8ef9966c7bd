"""A rival of Dessus Dessous: it knows the answer, and takes as long as a person to build it.

Here a bot is asked once for each mission, not once for each move: `choose(view, heard, budget, rng)` gives all its
steps until it grabs or checks, with the rests between them. Whoever runs the table drops what is left of them when the
round is over. Nothing the others do changes what a bot had in mind, so the same view and chance give the same steps.

How long it takes is lognormal, with a median by level and number of layers that grows with the mission's
difficulty. Meanwhile its pile grows; now and then a layer lies wrong first, and is put right, or taken off and thought
about again. Now and then it grabs with a pile that is wrong, as people do: one that looks nearly right.
"""

from __future__ import annotations

import math
from operator import ne
from statistics import NormalDist
from typing import TYPE_CHECKING

import msgspec

from volteface.core.game import Step
from volteface.games.dessus_dessous.constants import NUMBERS
from volteface.games.dessus_dessous.layers import LayerSet, layer_set
from volteface.games.dessus_dessous.notation import format, parse_mission
from volteface.games.dessus_dessous.state import Mission, Pile, Placed, Stack
from volteface.games.dessus_dessous.view import SoloView

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from volteface.core.chance import Chance
    from volteface.core.game import Phrase
    from volteface.games.dessus_dessous.view import View

TYPICAL = {3: 3.08, 4: 4.13, 5: 5.18}  # the middle difficulty of the missions that our layers make
STEEPNESS = 4.0  # a mission 0.1 more difficult takes e ** 0.4, about half as long again
SECOND_LOOK = 0.4  # the part of its time that a bot alone needs to mend a wrong pile
TAKEN_OFF = 0.5  # how often a layer that lies wrong first is taken off before it is laid right
OVERLOOKED = 6  # regions of 36 that may differ without being noticed


class Level(msgspec.Struct, frozen=True):
    """How good a bot is."""

    medians: tuple[float, float, float]  # seconds for 3, 4, 5 layers
    spread: tuple[float, float]  # the standard deviation of the time's logarithm, below and above the median
    stumble: float  # how often a layer lies wrong first
    wrong: float = 0.1  # how often it grabs a token with a wrong pile


def choose(level: Level, view: View, heard: Sequence[Phrase], budget: int, rng: Chance) -> tuple[Step, ...]:
    """What a bot of this level will do with what it sees; nothing if there is nothing to do for it now."""
    if view.seat is None:
        return ()
    if isinstance(view, SoloView):
        if view.phase == "choosing":
            number = max(NUMBERS, key=lambda n: n / level.medians[n - 3])  # the most points a second
            return _steps([(500 + rng.below(1000), f"draw {number}")])
        done, last = view.phase != "building", "check"
    else:
        own = view.players[view.seat]
        done, last = view.phase != "building" or own.token is not None or own.gave_up, "grab"
    if done or view.mission is None:
        return ()
    return _script(level, view, parse_mission(view.mission), last, rng)


def _script(level: Level, view: View, mission: Mission, last: str, rng: Chance) -> tuple[Step, ...]:
    from volteface.games.dessus_dessous import generator, solver  # a compiled kernel: only when a bot plays

    layers = view.layers
    solutions = solver.solve(mission, layers)
    if not solutions:  # a mission that somebody made up
        return _steps([(round(level.medians[mission.layers - 3] * 1000), "giveup")]) if last == "grab" else ()
    solution = rng.pick(solutions)
    duration = _duration(level, generator.difficulty(mission, solution, layers), mission.layers, rng)
    if isinstance(view, SoloView) and view.right is False:
        duration = round(duration * SECOND_LOOK)
    pile = _spoilt(mission, solution, layer_set(layers), rng) if rng.unit() < level.wrong else solution
    piles = _piles(level, pile, rng)
    times = _times(duration, len(piles), rng)
    laid = [(at, format(Stack(pile))) for at, pile in zip(times, piles, strict=True)]
    return _steps([*laid, (duration, last)])


def _steps(moves: Iterable[tuple[int, str]]) -> tuple[Step, ...]:
    """Moves with their times from now, as steps with rests between them."""
    steps, now, do = [], 0, None
    for at, move in moves:
        steps.append(Step(do, at - now))
        now, do = at, move
    return (*steps, Step(do))


def _duration(level: Level, difficulty: float, number: int, rng: Chance) -> int:
    """A lognormal time in milliseconds."""
    harder = max(-0.1, min(0.1, difficulty - TYPICAL[number]))  # other sets of layers may be quite different
    middle = math.log(level.medians[number - 3]) + STEEPNESS * harder
    deviation = NormalDist().inv_cdf((rng.below(1 << 52) + 0.5) / (1 << 52))
    return round(1000 * math.exp(middle + level.spread[deviation > 0] * deviation))


def _piles(level: Level, pile: Pile, rng: Chance) -> list[Pile]:
    """The piles that lie there one after the other: a layer more each time, or one that is put right or taken off."""
    piles = []
    for count, placed in enumerate(pile, 1):
        if rng.unit() < level.stumble:
            piles.append((*pile[: count - 1], rng.pick(_other_ways(placed))))
            if rng.unit() < TAKEN_OFF:
                piles.append(pile[: count - 1])
        piles.append(pile[:count])
    return piles


def _times(duration: int, count: int, rng: Chance) -> list[int]:
    """When each step is made: after a good look at the mission, and the last one just before the end."""
    look, end = round(duration * (0.15 + 0.2 * rng.unit())), round(duration * (0.9 + 0.08 * rng.unit()))
    between = sorted(look + rng.below(max(1, end - look)) for _ in range(count - 1))
    return [*between, end]


def _spoilt(mission: Mission, solution: Pile, layers: LayerSet, rng: Chance) -> Pile:
    """The solution with one layer lying wrong, or two in the wrong order: one that looks nearly like the mission."""
    near = [
        (*solution[:i], other, *solution[i + 1 :]) for i, placed in enumerate(solution) for other in _other_ways(placed)
    ]
    near += [(*solution[:i], solution[i + 1], solution[i], *solution[i + 2 :]) for i in range(len(solution) - 1)]
    seen = {pile: sum(map(ne, layers.picture(pile), mission.picture)) for pile in near}
    least = min(filter(None, seen.values()), default=0)
    return rng.pick([pile for pile, wrong in seen.items() if 0 < wrong <= max(least, OVERLOOKED)] or [solution])


def _other_ways(placed: Placed) -> list[Placed]:
    ways = [Placed(placed.layer, back, turn) for back in (False, True) for turn in range(4)]
    return [way for way in ways if way != placed]
