"""Matches between bots: the same deals for all, every seat played by all, and how sure the result is.

A game depends on its number, the seed and who sits where, on nothing else: workers change only how long it takes.
Bots get the view of their seat and nothing more, and in a duel each deal is played once in every seating.

Programs from outside play along (`volteface.outside`). One that fails has lost its game: its seat goes on at random, so
that the others' game is whole, and the next game finds it started anew.

Where a game can tell what was luck (its part `luck`), results are given without it too: luck is zero on average, so the
mean stays and its interval shrinks.
"""

from __future__ import annotations

import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Any

from volteface import games
from volteface.core.chance import Chance
from volteface.core.game import move_of
from volteface.outside import Forfeit, lent

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from volteface.core.game import Bot
    from volteface.outside import Program

    Report = Callable[[int], None]

SURE = 1.96  # standard errors to each side: 95 %
CHUNK = 8  # games a worker plays at a time


LOST = -1  # the score of a bot that has lost its game by itself: below everybody's


@dataclass(frozen=True, slots=True)
class Outside:
    """Programs that play beside our bots: their commands by name, and how many seconds each has for a move."""

    commands: Mapping[str, str] = field(default_factory=dict)
    seconds: float = 10.0


NOBODY = Outside()


@dataclass(frozen=True, slots=True)
class Share:
    """A bot's result against others: its share of victories, ties shared, its points, and why it lost games itself.

    `plain` is the share without luck and its interval, where that is known.
    """

    bot: str
    wins: float
    interval: tuple[float, float]
    mean: float
    forfeits: Mapping[str, int]
    plain: tuple[float, float, float] | None = None


@dataclass(frozen=True, slots=True)
class Alone:
    """A bot's games alone: the score of each, and the score without luck where that is known."""

    scores: list[int]
    plain: list[float] | None


@dataclass(frozen=True, slots=True)
class Played:
    """A game: the scores of the bots in their own order, and why some of them lost it by themselves."""

    scores: list[int]
    forfeits: dict[int, str]
    luck: list[float] | None  # of each bot


def solo(game: str, bot: str, count: int, seed: str, workers: int, report: Report, budget: int = games.BUDGET) -> Alone:
    """The games of a bot alone, one for each deal."""
    task = partial(_game, game, (bot,), seed, budget)
    games_played = _all(game, NOBODY, task, [(number, 0) for number in range(count)], workers, report)
    plain = [played.scores[0] - played.luck[0] for played in games_played if played.luck is not None]
    return Alone([played.scores[0] for played in games_played], plain or None)


def duel(
    game: str,
    bots: Sequence[str],
    count: int,
    seed: str,
    workers: int,
    report: Report,
    budget: int = games.BUDGET,
    outside: Outside = NOBODY,
) -> list[Share]:
    """The results of bots against each other; `count` is rounded up to whole rounds of seatings."""
    seats = len(bots)
    plan = [(number, shift) for number in range(-(-count // seats)) for shift in range(seats)]
    results = _all(game, outside, partial(_game, game, tuple(bots), seed, budget), plan, workers, report)
    shares = []
    for mine, bot in enumerate(bots):
        wins = [_share(played.scores, mine) for played in results]
        rounds = [fmean(wins[start : start + seats]) for start in range(0, len(wins), seats)]
        mean = fmean(max(0, played.scores[mine]) for played in results)
        forfeits = Counter(played.forfeits[mine] for played in results if mine in played.forfeits)
        low, high = interval(rounds)
        plain = [_share(played.scores, mine) - played.luck[mine] for played in results if played.luck is not None]
        shares.append(
            Share(bot, fmean(wins), (max(0.0, low), min(1.0, high)), mean, forfeits, _plain(plain, len(results), seats))
        )
    return shares


def _plain(wins: Sequence[float], count: int, seats: int) -> tuple[float, float, float] | None:
    """The share of victories without luck and its interval, if luck is known for all games."""
    if len(wins) < count:
        return None
    rounds = [fmean(wins[start : start + seats]) for start in range(0, len(wins), seats)]
    return (fmean(wins), *interval(rounds))


def _share(scores: Sequence[int], mine: int) -> float:
    """A bot's share of a victory; where all have lost by themselves there is none."""
    best = max(scores)
    return (scores[mine] == best) / scores.count(best) if best != LOST else 0.0


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Where the true mean lies with a chance of 95 %."""
    middle, half = fmean(values), SURE * pstdev(values) / sqrt(len(values))
    return middle - half, middle + half


def cores() -> int:
    """How many workers this machine can take."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _game(
    game: str, bots: Sequence[str], seed: str, budget: int, programs: Mapping[str, Program], number: int, shift: int
) -> Played:
    """One game; `shift` seats further round the table."""
    module: Any = games.find(game)
    seats, options = len(bots), games.arena(game) or {}
    state = module.start(module.deal(seats, options, f"{seed}/{number}"))
    chances = [Chance("arena", seed, number, shift, bot) for bot in range(seats)]
    forfeits: dict[int, str] = {}
    first, moves = state, []

    def ask(bot: int, seat: int) -> str:
        view, name = module.view(state, seat), bots[bot]
        if name not in programs:
            ours: Bot = games.bot(game, name)
            move = move_of(ours(view, (), budget, chances[bot]))
            assert move is not None, f"{name} has no move"
            return move
        legal: list[str] = [choice.move for choice in module.legal(state, seat)]
        if bot not in forfeits:
            try:
                return programs[name].move(view, legal, budget)
            except Forfeit as forfeit:
                forfeits[bot] = str(forfeit)
        return chances[bot].pick(legal)

    outside = [bot for bot in range(seats) if bots[bot] in programs]
    for bot in outside:
        try:
            programs[bots[bot]].begin((bot + shift) % seats, seats, options)
        except Forfeit as forfeit:
            forfeits[bot] = str(forfeit)
    while (result := module.outcome(state)).winners is None:
        seat = next(seat for seat in range(seats) if module.legal(state, seat))
        moves.append((seat, module.parse(ask((seat - shift) % seats, seat))))
        state = module.play(state, *moves[-1])
    for bot in outside:
        if bot not in forfeits:
            programs[bots[bot]].end(result.scores)
    scores = [result.scores[(bot + shift) % seats] for bot in range(seats)]
    weigh = None if forfeits else games.luck(game)
    luck = None if weigh is None else weigh(first, moves)
    mine = None if luck is None else [luck[(bot + shift) % seats] for bot in range(seats)]
    return Played([LOST if bot in forfeits else scores[bot] for bot in range(seats)], forfeits, mine)


def _all(
    game: str,
    outside: Outside,
    task: Callable[..., Played],
    plan: Sequence[tuple[int, int]],
    workers: int,
    report: Report,
) -> list[Played]:
    chunks = [plan[start : start + CHUNK] for start in range(0, len(plan), CHUNK)]
    some = partial(_some, game, outside, task)
    results: list[Played] = []
    if workers == 1:
        for chunk in chunks:
            results += some(chunk)
            report(len(results))
        return results
    with ProcessPoolExecutor(workers) as pool:
        for found in pool.map(some, chunks):
            results += found
            report(len(results))
    return results


def _some(game: str, outside: Outside, task: Callable[..., Played], chunk: Sequence[tuple[int, int]]) -> list[Played]:
    with lent(outside.commands, game, outside.seconds) as programs:
        return [task(programs, *which) for which in chunk]
