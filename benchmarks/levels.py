"""Verso's levels: how long they think, and how often they win against those of a version before, from its own commit.

`BEFORE=REVISION python -m benchmarks levels` takes another version than the last one whose levels judged by tables.
"""

from __future__ import annotations

import os
import random
import shlex
import subprocess
import time
from statistics import fmean
from typing import TYPE_CHECKING

from rich.progress import Progress
from rich.table import Table

from benchmarks.peers import HERE, python_of, tree_of
from volteface import games
from volteface.arena import matches
from volteface.core.chance import Chance
from volteface.games import verso
from volteface.games.verso.rules import moves
from volteface.games.verso.view import View

if TYPE_CHECKING:
    from rich.console import Console

REVISION = "ff96481"
GAMES = {"strong": 400, "master": 200}
PATIENCE = 60.0  # seconds for a move: a program that is just started may have to compile


SEATS = (1, 2, 4, 6)
POSITIONS = 60  # of random games, for each number of players


def run(console: Console) -> None:
    """Print what a move of each level costs, and how often ours win against those of the same name before."""
    _thought(console)
    _before(console)


def _thought(console: Console) -> None:
    """What a move costs in processor time, which does not depend on what else the machine does."""
    table = Table("players", "strong, ms", "most", "master, ms", "most", title="Processor time a move")
    for seats in SEATS:
        rng, views = random.Random(seats), list[View]()
        while len(views) < POSITIONS:
            state = verso.start(verso.deal(seats, seed=len(views)))
            while state.phase == "turn":
                views.append(verso.view(state, state.turn))
                state = verso.play(state, state.turn, rng.choice(moves(state, state.turn)))
        rng.shuffle(views)
        cells = [str(seats)]
        for level in ("strong", "master"):
            bot, costs = games.bot("verso", level), list[float]()
            bot(views[0], (), games.BUDGET, Chance("warm"))  # what is compiled is loaded before the clock starts
            for number, view in enumerate(views[:POSITIONS]):
                begun = time.process_time()
                bot(view, (), games.BUDGET, Chance("levels", number))
                costs.append((time.process_time() - begun) * 1000)
            cells += [f"{fmean(costs):.2f}", f"{max(costs):.2f}"]
        table.add_row(*cells)
    console.print(table)
    console.print("wanted: strong within 1 ms, master within 100 ms\n")


def _before(console: Console) -> None:
    revision = os.environ.get("BEFORE", REVISION)
    try:
        tree = tree_of(revision)
    except subprocess.CalledProcessError:
        console.print(f"Verso's levels before: left out, there is no version {revision} in this repository.\n")
        return
    for level, count in GAMES.items():
        words = ["env", f"PYTHONPATH={tree / 'src'}", python_of(tree), str(HERE / "older.py"), level]
        outside = matches.Outside({"before": shlex.join(words)}, PATIENCE)
        with Progress(console=console, transient=True) as progress:
            task = progress.add_task(level, total=count)

            def report(done: int, task: object = task) -> None:
                progress.update(task, completed=done)  # type: ignore[arg-type]

            bots, workers = (level, "before"), matches.cores()
            ours, theirs = matches.duel("verso", bots, count, "before", workers, report, outside=outside)
        for reason, times in theirs.forfeits.items():
            console.print(f"the {level} of {revision} forfeited {times} games: {reason}")
        low, high = ours.interval
        told = f"Verso, {level} against the {level} of {revision}, {count} games:"
        told += f" wins {ours.wins:.1%} ({low:.1%} to {high:.1%})"
        if ours.plain:
            mean, low, high = ours.plain
            told += f", without luck {mean:.1%} ({low:.1%} to {high:.1%})"
        console.print(told + "\n")
