"""Verso's plain rules beside python-chess, the model of a rules library in plain Python: random games of both."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

import chess
from rich.table import Table

from volteface.games import verso
from volteface.games.verso.rules import moves

if TYPE_CHECKING:
    from rich.console import Console

SECONDS = 3.0


def run(console: Console) -> None:
    """Print games and moves a minute on one core."""
    rows = [("Verso, solo, plain rules", *_rate(_verso)), ("python-chess 1.11", *_rate(_chess))]
    table = Table("random games", "games a minute", "moves a second", title="Plain rules on one core")
    for name, games, played in rows:
        table.add_row(name, f"{games:,.0f}", f"{played:,.0f}")
    table.add_row("ratio", f"{rows[0][1] / rows[1][1]:.1f}", f"{rows[0][2] / rows[1][2]:.2f}")
    console.print(table)
    console.print("wanted: at least 20,000 solo games a minute\n")


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
