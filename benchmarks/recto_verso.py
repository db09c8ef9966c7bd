"""Recto Verso: our solver beside a plain CP-SAT model on the same cards, and how fast cards are made."""

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
from volteface.games.recto_verso import generator, kernels
from volteface.games.recto_verso.kernels import making, search
from volteface.games.recto_verso.kernels.arrays import question, space
from volteface.games.recto_verso.pieces import COUNT, EMPTY, INDEX, PIECES, UNKNOWN, bit, placements
from volteface.games.recto_verso.state import NOTHING, Building, Card

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from volteface.games.recto_verso.pieces import Mode

CARDS = 400
UNIQUE = 200
MADE = 64
CP_SAT = 16
REPEAT = 40  # one card is too fast for the clock, so each is solved so often at a time
BEST_OF = 3  # a card costs the same each time; what is above the best is the machine's other work
COUNT_CAP = 100_000
BUILDINGS = 100_000
NONE = np.zeros((0, len(PIECES)), np.uint64)


def run(console: Console) -> None:
    """Print what each kind of question costs us and CP-SAT, and how fast buildings and cards are made."""
    kernels.warm()
    table = Table(title="Recto Verso: microseconds on one core, inside the solver")
    for column in ("mode", "question", "ours", "p99", "CP-SAT", "ratio"):
        table.add_column(column, justify="left" if column == "question" else "right")
    compared = []
    for mode in COUNT:
        cards = [made.card for made in islice(generator.supply(mode, "bench"), CARDS)]
        unique = [made.card for made in islice(generator.supply(mode, "bench", unique=True), UNIQUE)]
        for wanted, asked, cap in (("first solution", cards, 1), ("it is unique", unique, 2)):
            ours = [_ours(card, mode, cap, REPEAT) for card in asked]
            theirs = [min(_cp_sat(card, mode, cap) for _ in range(BEST_OF)) for card in asked[:CP_SAT]]
            ratio = median(theirs) / median(ours)
            table.add_row(mode, wanted, *_figures(ours), f"{median(theirs):,.0f}", f"{ratio:,.0f}")
            compared.append(Compared(f"µs, {mode}: {wanted}", ours[:CP_SAT], "CP-SAT", theirs))
        counts = [_ours(card, mode, COUNT_CAP, 1) for card in cards]
        table.add_row(mode, f"count, cap {COUNT_CAP:,}", *_figures(counts), "", "")
    console.print(table)
    console.print(f"each card's best of {BEST_OF}; medians and p99 over {CARDS} cards, {UNIQUE} for uniqueness")
    console.print(f"CP-SAT: the median of {CP_SAT} of the same cards, without the time to make the model")
    console.print("wanted: 15 and p99 100, a ratio of 500; counts 500")
    keep(console, "recto-verso", compared)
    for mode in COUNT:
        console.print(f"random buildings, {mode}: {_buildings(mode):,.0f} a second (wanted: 50,000)")
        begun = time.perf_counter()
        list(islice(generator.supply(mode, "bench", unique=True, least_hidden=1), MADE))
        taken = time.perf_counter() - begun
        console.print(f"{MADE} cards with one solution and a hidden piece, {mode}: {taken:.2f} s (wanted: 3)")
    console.print()


def _figures(times: list[float]) -> tuple[str, str]:
    return f"{median(times):.1f}", f"{sorted(times)[int(len(times) * 0.99)]:.1f}"


def _ours(card: Card, mode: Mode, cap: int, repeat: int) -> float:
    asked = question(card, mode)
    return min(_timed(_again, asked, cap, NONE, repeat) for _ in range(BEST_OF)) / repeat


@numba.njit
def _again(asked, cap, found, times):  # type: ignore[no-untyped-def]
    total = 0
    for _ in range(times):
        total += search.search(asked, cap, found)
    return total


@numba.njit
def _build(places, pieces, chance, building, picks, times):  # type: ignore[no-untyped-def]
    total = 0
    for _ in range(times):
        total += making.random_building(places, pieces, chance, building, picks)
    return total


def _buildings(mode: Mode) -> float:
    places, chance = space(), np.array([1, 2], np.uint64)
    work = np.zeros(len(PIECES), np.uint64), np.zeros(places[0].shape[1], np.int64)
    _build(places, COUNT[mode], chance, *work, 1)
    return BUILDINGS / _timed(_build, places, COUNT[mode], chance, *work, BUILDINGS) * 1e6


def _cp_sat(card: Card, mode: Mode, cap: int) -> float:
    """Microseconds to solve; making the model is not counted."""
    solver = cp_model.CpSolver()
    cp_sat_solve(*cp_sat_model(card, mode), cap, solver)
    return float(solver.wall_time) * 1e6


def cp_sat(card: Card, mode: Mode, standing: Building = NOTHING) -> set[Building]:
    """Every solution, by CP-SAT."""
    return cp_sat_solve(*cp_sat_model(card, mode, standing))


def cp_sat_model(card: Card, mode: Mode, standing: Building = NOTHING) -> tuple[cp_model.CpModel, list[dict[int, Any]]]:
    """The plain model: which placement each piece has, stated from the rules and from nothing of our solver."""
    model = cp_model.CpModel()
    stands = [
        {mask: model.new_bool_var(f"{piece.letter}{mask:x}") for mask in placements(piece.cubes)}
        for piece in PIECES[: COUNT[mode]]
    ]
    cells = [bit((at % 4, at // 4 % 4, at // 16)) for at in range(64)]
    covering = [[[var for mask, var in ways.items() if mask & cell] for ways in stands] for cell in cells]
    full = [model.new_bool_var(f"full{at}") for at in range(64)]
    for ways, mask in zip(stands, standing, strict=False):
        model.add_exactly_one(ways.values())
        if mask:
            model.add(ways[mask] == 1)
    for at in range(64):
        model.add(sum(var for ways in covering[at] for var in ways) == full[at])
        if at >= 16:
            model.add_implication(full[at], full[at - 16])
    for facade, rows in ((card.front, (0, 1, 2, 3)), (card.back, (3, 2, 1, 0))):
        for square, letter in enumerate(facade):
            ray = [square % 4 + 4 * y + 16 * (square // 4) for y in rows]
            if letter == EMPTY:
                model.add_bool_and(full[at].negated() for at in ray)
            elif letter != UNKNOWN:
                seen: list[Any] = []
                for at in ray:  # a cube that is not of this colour has one of it before itself
                    seen += covering[at][INDEX[letter]]
                    model.add_bool_or(full[at].negated(), *seen)
                model.add_bool_or(seen)
    return model, stands


def cp_sat_solve(
    model: cp_model.CpModel,
    stands: list[dict[int, Any]],
    cap: int = 0,
    solver: cp_model.CpSolver | None = None,
) -> set[Building]:
    """The solutions of such a model: as many as asked for, or all."""
    collector = _Collector(stands, cap)
    solver = solver or cp_model.CpSolver()
    solver.parameters.enumerate_all_solutions = cap != 1
    solver.parameters.num_workers = 1
    solver.solve(model, collector)
    return collector.found


class _Collector(cp_model.CpSolverSolutionCallback):
    def __init__(self, stands: list[dict[int, Any]], cap: int) -> None:
        super().__init__()
        self.stands = stands
        self.cap = cap
        self.found: set[Building] = set()

    def on_solution_callback(self) -> None:
        masks = [next(mask for mask, var in ways.items() if self.value(var)) for ways in self.stands]
        self.found.add((*masks, *NOTHING[len(masks) :]))
        if len(self.found) == self.cap:
            self.stop_search()


def _timed(work: Callable[..., object], *arguments: object) -> float:
    """Microseconds that it takes."""
    begun = time.perf_counter()
    work(*arguments)
    return (time.perf_counter() - begun) * 1e6
