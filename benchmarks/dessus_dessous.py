"""Dessus Dessous: our solver beside compiled brute force and a plain CP-SAT model, and piles judged a second."""

from __future__ import annotations

import time
from itertools import islice
from statistics import median
from typing import TYPE_CHECKING, Any

import numba
import numpy as np
from ortools.sat.python import cp_model
from rich.table import Table

from benchmarks.peers.results import Compared, keep
from volteface.core.chance import Chance
from volteface.games.dessus_dessous import generator, kernels
from volteface.games.dessus_dessous.constants import NUMBERS
from volteface.games.dessus_dessous.kernels import missions as judging
from volteface.games.dessus_dessous.kernels import peeling
from volteface.games.dessus_dessous.kernels.arrays import as_pile, table, words
from volteface.games.dessus_dessous.layers import LayerSet, layer_set
from volteface.games.dessus_dessous.state import HOLE, REGIONS, Mission, Pile

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray
    from rich.console import Console

MISSIONS = 2000
REPEAT = 200  # a single mission is too fast for the clock, so each is solved so often at a time
BRUTE = 20
CP_SAT = 50
JUDGED = 1_000_000
U = np.uint64


def run(console: Console) -> None:
    """Print what one solve costs each of the three, and how many random piles we judge a second."""
    kernels.warm()
    figures = Table(title="Dessus Dessous: all solutions of a mission on one core, microseconds")
    for column in ("layers", "ours", "median", "p99", "brute force", "CP-SAT", "its model", "x brute", "x CP-SAT"):
        figures.add_column(column, justify="right")
    compared = []
    for number in NUMBERS:
        missions = [made.mission for made in islice(generator.supply(number, Chance("bench")), MISSIONS)]
        stream, each = _stream(missions), _each(missions)
        brutes = [_timed(brute_force, mission) for mission in missions[:BRUTE]]
        modelling = median(_timed(cp_sat_model, mission) for mission in missions[:CP_SAT])
        models = [cp_sat_model(mission) for mission in missions[:CP_SAT]]
        solvings = [_timed(cp_sat_solve, *model) for model in models]
        brute, solving = median(brutes), median(solvings)
        ours = [stream, median(each), sorted(each)[int(len(each) * 0.99)]]
        theirs = [brute, solving, modelling, brute / stream, solving / stream]
        figures.add_row(str(number), *(f"{c:.2f}" for c in ours), *(f"{c:,.0f}" for c in theirs))
        for peer, times in (("brute force", brutes), ("CP-SAT", solvings)):
            compared.append(Compared(f"µs, all solutions of {number} layers", each[: len(times)], peer, times))
    console.print(figures)
    keep(console, "dessus-dessous", compared)
    console.print("ours: a stream of different missions; median and p99: each mission again and again")
    console.print("wanted: a median of at most 1, and at least 500 times as fast as CP-SAT without its model")
    for number in NUMBERS:
        console.print(f"random piles of {number} layers judged good or not: {_judged(number):,.0f} a second")
    console.print("wanted: at least 500,000 of 5 layers\n")


def brute_force(mission: Mission) -> set[Pile]:
    """Every solution, by trying all piles."""
    found = _try_all(table(), *words(mission.picture), mission.layers)
    return {as_pile(reversed(path)) for path in found.tolist()}


def cp_sat(mission: Mission) -> set[Pile]:
    """Every solution, by CP-SAT."""
    return cp_sat_solve(*cp_sat_model(mission))


def cp_sat_model(mission: Mission, layers: LayerSet | None = None) -> tuple[cp_model.CpModel, list[list[Any]]]:
    """The plain model: which of 40 ways to lie stands at each level, the top one first."""
    looks = (layers or layer_set()).looks
    model = cp_model.CpModel()
    lies = [[model.new_bool_var(f"{level}.{way}") for way in range(len(looks))] for level in range(mission.layers)]
    for level in lies:
        model.add_exactly_one(level)
    for layer in range(0, len(looks), 8):
        model.add_at_most_one(var for level in lies for var in level[layer : layer + 8])
    for region in range(REGIONS):
        wanted = mission.picture[region]
        above: list[Any] = []  # what could cover this region at a higher level
        for level in lies:
            covering = [(look[region], var) for look, var in zip(looks, level, strict=True) if look[region] != HOLE]
            for colour, var in covering:
                if colour != wanted:
                    model.add_bool_or(var.negated(), *above)  # a wrong colour must be covered
            above = above + [var for _, var in covering]
        if wanted != HOLE:
            model.add_bool_or(above)
        else:
            model.add_bool_and(var.negated() for var in above)
    return model, lies


def cp_sat_solve(model: cp_model.CpModel, lies: list[list[Any]]) -> set[Pile]:
    """Every solution of such a model."""
    collector = _Collector(lies)
    search = cp_model.CpSolver()
    search.parameters.enumerate_all_solutions = True
    search.parameters.num_workers = 1
    search.solve(model, collector)
    return collector.found


class _Collector(cp_model.CpSolverSolutionCallback):
    def __init__(self, lies: list[list[Any]]) -> None:
        super().__init__()
        self.lies = lies
        self.found: set[Pile] = set()

    def on_solution_callback(self) -> None:
        path = [next(way for way, var in enumerate(level) if self.value(var)) for level in self.lies]
        self.found.add(as_pile(reversed(path)))


@numba.njit
def _try_all(table, a, b, c, layers):  # type: ignore[no-untyped-def]
    """All piles from the top layer down, each picture from the one a layer above it."""
    words = np.zeros((layers, 4), np.uint64)
    used = np.zeros(layers, np.int64)
    way = np.zeros(layers, np.int64)
    found = np.zeros((4096, layers), np.int64)
    count = depth = 0
    while depth >= 0:
        w = way[depth]
        if w == 40:
            depth -= 1
            if depth >= 0:
                way[depth] += 1
            continue
        if used[depth] >> (w >> 3) & 1:
            way[depth] += 8  # every way of a layer that lies already
            continue
        free = ~words[depth, 0]
        x = words[depth, 1] | (table[w, 1] & free)
        y = words[depth, 2] | (table[w, 2] & free)
        z = words[depth, 3] | (table[w, 3] & free)
        if depth + 1 == layers:
            if x == a and y == b and z == c:
                found[count] = way
                count += 1
            way[depth] += 1
            continue
        used[depth + 1] = used[depth] | 1 << (w >> 3)
        depth += 1
        words[depth, 0] = ~free | table[w, 0]
        words[depth, 1], words[depth, 2], words[depth, 3] = x, y, z
        way[depth] = 0
    return found[:count]


@numba.njit
def solve_many(table, pictures, layers, found):  # type: ignore[no-untyped-def]
    """How many solutions each of many pictures has; those of the last one stay in `found`."""
    work = peeling.workspace()
    counts = np.zeros(peeling.DEEPEST + 1, np.int64)
    answers = np.zeros(len(pictures), np.int64)
    for i in range(len(pictures)):
        counts[:] = 0
        a, b, c = pictures[i]
        peeling.peel(table, a, b, c, layers, peeling.ENDLESS, work, counts, found)
        answers[i] = counts[layers]
    return answers


def _stream(missions: list[Mission]) -> float:
    """Microseconds inside the kernel for a mission among others."""
    pictures = _pictures(missions)
    found = np.zeros((1, missions[0].layers), np.int64)
    rounds = [_timed(solve_many, table(), pictures, missions[0].layers, found) for _ in range(20)]
    return median(rounds) / len(missions)


def _each(missions: list[Mission]) -> list[float]:
    """Microseconds inside the kernel for each mission by itself."""
    found = np.zeros((1, missions[0].layers), np.int64)
    times = []
    for picture in _pictures(missions):
        same = np.tile(picture, (REPEAT, 1))
        times.append(_timed(solve_many, table(), same, missions[0].layers, found) / REPEAT)
    return times


def _pictures(missions: list[Mission]) -> NDArray[np.uint64]:
    return np.array([words(mission.picture) for mission in missions], np.uint64)


def _judged(number: int) -> float:
    piles = np.random.default_rng(1).integers(0, 4 * kernels.piles(number), JUDGED)
    return JUDGED / _timed(judging.judge, table(), piles, number) * 1e6


def _timed(work: Callable[..., object], *arguments: object) -> float:
    """Microseconds that it takes."""
    begun = time.perf_counter()
    work(*arguments)
    return (time.perf_counter() - begun) * 1e6
