"""Verso's plain rules beside python-chess, the model of a rules library in plain Python: random games of both.

And its kernel beside OpenSpiel's hearts, a card game in C++: random games after the deal. And how many moves the
network chooses a second, beside the tables of the version before.
"""

from __future__ import annotations

import random
import time
from functools import partial
from statistics import median
from typing import TYPE_CHECKING, Any

import chess
import numpy as np
import pyspiel
from rich.table import Table
from tests.games.verso.test_kernels import play_twins

from benchmarks.peers.results import Compared, keep
from volteface.games import verso
from volteface.games.verso.kernels import alone, features, tables, weights
from volteface.games.verso.kernels import rules as kernel
from volteface.games.verso.rules import moves
from volteface.jit import chance, njit

if TYPE_CHECKING:
    from rich.console import Console

SECONDS = 3.0
ROUNDS = 3
DECISIONS_BEFORE = 801_000  # a second, by the tables of the version before, when the network made 98,000 on that core
TWINS = 10_000  # games that rules and kernel must play alike


def run(console: Console) -> None:
    """Print games and moves a minute on one core."""
    rounds = [(*_rate(_verso), *_rate(_chess)) for _ in range(ROUNDS)]
    games, played, chess_games, chess_played = zip(*rounds, strict=True)
    rows = [("Verso, solo, plain rules", games, played), ("python-chess 1.11", chess_games, chess_played)]
    table = Table("random games", "games a minute", "moves a second", title="Plain rules on one core")
    for name, *columns in rows:
        table.add_row(name, *(f"{median(column):,.0f}" for column in columns))
    console.print(table)
    console.print("wanted: at least 20,000 solo games a minute\n")
    beside_chess = Compared("moves a second, plain rules", played, "python-chess 1.11", chess_played)
    keep(console, "verso", [beside_chess, _compiled(console)])


def _compiled(console: Console) -> Compared:
    """Print moves a second of the kernels, and play the twins; gives what a table of four is beside hearts."""
    table = Table("random games", "games a second", "moves a second", title="Compiled rules on one core")
    for seats in (1, 2, 4):
        _random_games(seats, 1, 1)  # compiled before the clock starts
        rates = _counted(partial(_random_games, seats, 2000), 2000)
        name = f"Verso's kernel, {'solo' if seats == 1 else f'{seats} players'}"
        table.add_row(name, *(f"{rate:,.0f}" for rate in rates))
    hearts, four = _hearts(), partial(_random_games, 4, 2000)
    rounds = [(_counted(four, 2000)[1], *_counted(hearts, 500)) for _ in range(ROUNDS)]
    ours, games, played = zip(*rounds, strict=True)
    table.add_row("OpenSpiel 2.0, hearts", f"{median(games):,.0f}", f"{median(played):,.0f}")
    console.print(table)
    console.print("wanted: at least 5,000,000 moves a second")
    _decide(1, 1, weights.load("solo"))
    decided_games, decided = _counted(partial(_decide_some, 200), 200)
    console.print(f"one-step decisions alone by the network: {decided:,.0f} a second ({decided_games:,.0f} games)")
    console.print(f"by the tables of the version before: {DECISIONS_BEFORE:,}; wanted: at least 100,000")
    rng = random.Random(1)
    for number in range(TWINS):
        play_twins(number % 6 + 1, number, rng)
    console.print(f"{TWINS:,} random games are the same in rules and kernel, move by move\n")
    return Compared("moves a second, compiled, 4 players", ours, "OpenSpiel 2.0, hearts", played)


@njit
def _random_games(seats: int, games: int, seed: int) -> int:
    """Play many random games in the kernel; says how many moves they had."""
    rng = np.array([seed, 1], np.uint64)
    order, state = np.arange(tables.ALL), np.empty(kernel.SIZE, np.int32)
    found, played = np.empty(kernel.MOVES, np.int32), 0
    for _ in range(games):
        kernel.deal(seats, rng, order, state)
        while state[kernel.PHASE] != kernel.OVER:
            seat = kernel.mover(state)
            count = kernel.moves(state, seat, found)
            kernel.play_unchecked(state, seat, found[chance.draw(rng, count)])
            played += 1
    return played


@njit
def _decide(games: int, seed: int, net: Any) -> int:
    """Play games alone at a glance; says how many moves were chosen."""
    rng = np.array([seed, 1], np.uint64)
    order, state = np.arange(tables.ALL), np.empty(kernel.SIZE, np.int32)
    desk, sums = np.zeros(features.DESK, np.int32), alone.new_sums()
    found, own = np.empty(kernel.MOVES, np.int32), np.empty(kernel.MOVES, np.float32)
    decided = 0
    for _ in range(games):
        kernel.deal(1, rng, order, state)
        while state[kernel.PHASE] == kernel.TURNS:
            count = alone.appraise(state, net, desk, sums, alone.MARGIN, found, own)
            kernel.play_unchecked(state, 0, found[alone.best(own, count)])
            decided += 1
    return decided


def _decide_some(games: int, seed: int) -> int:
    return int(_decide(games, seed, weights.load("solo")))


def _counted(play: Callable[[int], int], games: int) -> tuple[float, float]:
    """Games and moves a second; `play` plays so many games and says how many moves they had."""
    rounds = played = 0
    begun = time.perf_counter()
    while (passed := time.perf_counter() - begun) < SECONDS:
        played += play(rounds)
        rounds += 1
    return rounds * games / passed, played / passed


def _hearts() -> Callable[[int], int]:
    """Five hundred random games of hearts in C++, after the deal: passing three cards, then 13 tricks."""
    game, rng = pyspiel.load_game("hearts"), random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(500, 1), 1.0, 1, 100, False, 1, False)

    def play(number: int) -> int:
        bot.step(state)  # one look at one state, that is 500 random games
        return 500 * (4 * 3 + 4 * 13)

    return play


def _rate(play: _Play) -> tuple[float, float]:
    rng, games, played = random.Random(1), 0, 0
    begun = time.perf_counter()
    while (passed := time.perf_counter() - begun) < SECONDS:
        played += play(rng, games)
        games += 1
    return games * 60 / passed, played / passed


def _verso(rng: random.Random, number: int) -> int:
    state, count = verso.start(verso.deal(1, {}, number)), 0
    while state.phase != "over":
        state = verso.play(state, 0, rng.choice(moves(state, 0)))
        count += 1
    return count


def _chess(rng: random.Random, number: int) -> int:
    board = chess.Board()
    while not board.is_game_over() and len(board.move_stack) < 400:
        board.push(rng.choice(list(board.legal_moves)))
    return len(board.move_stack)


if TYPE_CHECKING:
    from collections.abc import Callable

    _Play = Callable[[random.Random, int], int]
