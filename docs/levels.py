"""How strong Verso's levels are, and how far from perfect: tables, and two pictures. `make arena`."""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from volteface.arena import bounds, matches, plots
from volteface.games.verso import bots, bound, kernels

if TYPE_CHECKING:
    from collections.abc import Callable

ALONE, TOGETHER, BOUND = 400, 200, 20  # games
TABLE = ("master", "strong", "good", "friendly")


def main(alone: int = ALONE, together: int = TOGETHER, deals: int = BOUND) -> None:
    """Let every level play alone, against the one below it, and four at a table; compute the bound."""
    console, levels = Console(), ["greedy", *bots.BOTS]
    names = list(bots.BOTS)
    meetings = [*zip(names[:0:-1], names[-2::-1], strict=True), ("master", "greedy"), TABLE]
    kernels.warm()
    with Progress(console=Console(stderr=True), transient=True) as progress:

        def told(what: str, games: int) -> Callable[[int], None]:
            task = progress.add_task(what, total=games)
            return lambda done: progress.update(task, completed=done)

        found = {
            level: matches.solo("verso", level, alone, "levels", matches.cores(), told(level, alone))
            for level in levels
        }
        limits = bounds.bounds("verso", deals, "levels", bound.WIDTHS, matches.cores(), told("bound", deals))
        duels = {
            pair: matches.duel("verso", pair, together, "levels", matches.cores(), told(" : ".join(pair), together))
            for pair in meetings
        }
    table = Table("alone", "points", "95 % interval", "without luck", "95 % interval", "best", title=f"{alone} deals")
    for level, one in found.items():
        low, high = matches.interval(one.scores)
        cells = [level, f"{fmean(one.scores):.1f}", f"{low:.1f} to {high:.1f}"]
        if one.plain:
            low, high = matches.interval(one.plain)
            cells += [f"{fmean(one.plain):.2f}", f"{low:.2f} to {high:.2f}"]
        table.add_row(*cells, str(max(one.scores)))
    *searched, seer = zip(*limits, strict=True)
    for width, column in zip(bound.WIDTHS, searched, strict=True):
        low, high = matches.interval(column)
        table.add_row(f"bound, width {width}", "", "", f"{fmean(column):.2f}", f"{low:.2f} to {high:.2f}", "")
    low, high = matches.interval(seer)
    table.add_row("clairvoyant", f"{fmean(seer):.1f}", f"{low:.1f} to {high:.1f}", "", "", f"{max(seer):.0f}")
    console.print(table)
    table = Table("who meets", "bot", "wins", "95 % interval", "points", "without luck", title=f"{together} games each")
    for pair, shares in duels.items():
        for share in shares[: len(shares) if len(shares) > 2 else 1]:
            low, high = share.interval
            plain = f"{share.plain[0]:.1%}" if share.plain else ""
            cells = [" : ".join(pair), share.bot, f"{share.wins:.1%}", f"{low:.1%} to {high:.1%}", f"{share.mean:.1f}"]
            table.add_row(*cells, plain)
    console.print(table)
    here = Path(__file__)
    shown = {level: found[level].scores for level in bots.BOTS}
    plots.spread(here.with_name("verso-levels.svg"), shown, f"Verso alone: points of each level in {alone} games")
    means = {level: fmean(found[level].plain or found[level].scores) for level in bots.BOTS}
    marks = {**means, "bound": fmean(searched[-1]), "clairvoyant": fmean(seer)}
    plots.ladder(here.with_name("verso-bound.svg"), marks, "Verso alone: mean points, and the most that is possible")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
