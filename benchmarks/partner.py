"""Recto Verso's bot partner with a truthful human side that only talks: cards finished, phrases, and thinking time."""

from __future__ import annotations

import time
from statistics import fmean, median
from typing import TYPE_CHECKING

from rich.table import Table
from tests.games.recto_verso.partners import Together, cards, with_a_person

from volteface.games.recto_verso.bots import LEVELS

if TYPE_CHECKING:
    from rich.console import Console

    from volteface.games.recto_verso.pieces import Mode

CARDS: dict[Mode, int] = {"simple": 200, "hard": 50}
PHRASES = 12


def run(console: Console) -> None:
    """Print for each mode and level how many cards are finished within twelve phrases."""
    table = Table(title="Recto Verso's partner, with somebody who says one wrong square at a time")
    for column in ("mode", "level", "cards", f"within {PHRASES} phrases", "phrases", "most", "seconds", "think, ms"):
        table.add_column(column, justify="left" if column in ("mode", "level") else "right")
    for mode, count in CARDS.items():
        for level in LEVELS:
            begun = time.perf_counter()
            rounds = [with_a_person(c, level, n % 2, mode) for n, c in enumerate(cards(mode, count, "partner"))]
            taken = time.perf_counter() - begun
            table.add_row(mode, level, str(count), *_figures(rounds, taken))
    console.print(table)
    console.print("wanted: at least 95 % of the simple cards; seconds are the game's own")
    console.print()


def _figures(rounds: list[Together], taken: float) -> tuple[str, ...]:
    phrases = [len(one.phrases) for one in rounds]
    done = fmean(bool(one.right) and len(one.phrases) <= PHRASES for one in rounds)
    steps = sum(len(one.moves) + len(one.phrases) for one in rounds)
    seconds = median(one.now for one in rounds) / 1000
    return f"{done:.1%}", f"{fmean(phrases):.1f}", str(max(phrases)), f"{seconds:.0f}", f"{taken / steps * 1000:.1f}"
