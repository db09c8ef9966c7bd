"""Matches between bots: the same deals for all, every seat played by all, and how sure the result is.

A game depends on its number, the seed and who sits where, on nothing else: workers change only how long it takes.
Bots get the view of their seat and nothing more, and in a duel each deal is played once in every seating.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Any

from volteface import games
from volteface.core.chance import Chance
from volteface.core.game import move_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Report = Callable[[int], None]

SURE = 1.96  # standard errors to each side: 95 %
CHUNK = 8  # games a worker plays at a time


@dataclass(frozen=True, slots=True)
class Share:
    """A bot's result against others: its share of victories, ties shared, and its points."""

    bot: str
    wins: float
    interval: tuple[float, float]
    mean: float


def solo(
    game: str, bot: str, count: int, seed: str, workers: int, report: Report, budget: int = games.BUDGET
) -> list[int]:
    """The scores of a bot alone, one for each deal."""
    task = partial(_game, game, (bot,), seed, budget)
    return [scores[0] for scores in _all(task, [(number, 0) for number in range(count)], workers, report)]


def duel(
    game: str, bots: Sequence[str], count: int, seed: str, workers: int, report: Report, budget: int = games.BUDGET
) -> list[Share]:
    """The results of bots against each other; `count` is rounded up to whole rounds of seatings."""
    seats = len(bots)
    plan = [(number, shift) for number in range(-(-count // seats)) for shift in range(seats)]
    results = _all(partial(_game, game, tuple(bots), seed, budget), plan, workers, report)
    shares = []
    for mine, bot in enumerate(bots):
        wins = [(scores[mine] == max(scores)) / scores.count(max(scores)) for scores in results]
        rounds = [fmean(wins[start : start + seats]) for start in range(0, len(wins), seats)]
        shares.append(Share(bot, fmean(wins), interval(rounds), fmean(scores[mine] for scores in results)))
    return shares


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Where the true mean lies with a chance of 95 %."""
    middle, half = fmean(values), SURE * pstdev(values) / sqrt(len(values))
    return middle - half, middle + half


def cores() -> int:
    """How many workers this machine can take."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _game(game: str, bots: Sequence[str], seed: str, budget: int, number: int, shift: int) -> list[int]:
    """The scores of the bots, in their own order, in one game; `shift` seats further round the table."""
    module: Any = games.find(game)
    seats = len(bots)
    state = module.start(module.deal(seats, games.arena(game), f"{seed}/{number}"))
    chances = [Chance("arena", seed, number, shift, bot) for bot in range(seats)]
    while (result := module.outcome(state)).winners is None:
        seat = next(seat for seat in range(seats) if module.legal(state, seat))
        bot = (seat - shift) % seats
        move = move_of(games.bot(game, bots[bot])(module.view(state, seat), (), budget, chances[bot]))
        state = module.play(state, seat, module.parse(move))
    return [result.scores[(bot + shift) % seats] for bot in range(seats)]


def _all(
    task: Callable[..., list[int]], plan: Sequence[tuple[int, int]], workers: int, report: Report
) -> list[list[int]]:
    chunks = [plan[start : start + CHUNK] for start in range(0, len(plan), CHUNK)]
    results: list[list[int]] = []
    if workers == 1:
        for chunk in chunks:
            results += _some(task, chunk)
            report(len(results))
        return results
    with ProcessPoolExecutor(workers) as pool:
        for found in pool.map(partial(_some, task), chunks):
            results += found
            report(len(results))
    return results


def _some(task: Callable[..., list[int]], chunk: Sequence[tuple[int, int]]) -> list[list[int]]:
    return [task(*which) for which in chunk]
