"""How strong Verso's levels are: a table, and a picture of their scores alone. `make arena`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from volteface.arena import matches, plots
from volteface.games.verso import bots, kernels

if TYPE_CHECKING:
    from collections.abc import Callable

ALONE, TOGETHER = 1000, 200  # games


def main(alone: int = ALONE, together: int = TOGETHER) -> None:
    """Let every level play alone, and against the one below it."""
    console, levels = Console(), ["greedy", *bots.BOTS]
    pairs = (("friendly", "beginner"), ("strong", "friendly"), ("master", "strong"), ("master", "greedy"))
    kernels.warm()
    with Progress(console=Console(stderr=True), transient=True) as progress:

        def told(what: str, games: int) -> Callable[[int], None]:
            task = progress.add_task(what, total=games)
            return lambda done: progress.update(task, completed=done)

        scores = {
            level: matches.solo("verso", level, alone, "levels", matches.cores(), told(level, alone))
            for level in levels
        }
        duels = {
            pair: matches.duel("verso", pair, together, "levels", matches.cores(), told(" : ".join(pair), together))
            for pair in pairs
        }
    table = Table("alone", "points", "95 % interval", "best", title=f"{alone} deals, the same for all")
    for level, found in scores.items():
        low, high = matches.interval(found)
        table.add_row(level, f"{sum(found) / len(found):.1f}", f"{low:.1f} to {high:.1f}", str(max(found)))
    console.print(table)
    table = Table("against", "wins", "95 % interval", "points", title=f"{together} games, seats swapped")
    for pair, (share, other) in duels.items():
        low, high = share.interval
        points = f"{share.mean:.1f} : {other.mean:.1f}"
        table.add_row(" : ".join(pair), f"{share.wins:.1%}", f"{low:.1%} to {high:.1%}", points)
    console.print(table)
    shown = {level: scores[level] for level in bots.BOTS}
    plots.spread(
        Path(__file__).with_name("verso-levels.svg"), shown, f"Verso alone: points of each level in {alone} games"
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
