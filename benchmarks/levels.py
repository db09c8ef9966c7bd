"""Verso's levels beside those of a version before, which plays from its own commit: seats swapped, luck taken out.

`BEFORE=REVISION python -m benchmarks levels` takes another version than the last one whose levels judged by tables.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from typing import TYPE_CHECKING

from rich.progress import Progress

from benchmarks.peers import HERE, tree_of
from volteface.arena import matches

if TYPE_CHECKING:
    from rich.console import Console

REVISION = "ff96481"
GAMES = {"strong": 400, "master": 200}
PATIENCE = 60.0  # seconds for a move: a program that is just started may have to compile


def run(console: Console) -> None:
    """Print how often our levels win against those of the same name before."""
    revision = os.environ.get("BEFORE", REVISION)
    try:
        tree = tree_of(revision)
    except subprocess.CalledProcessError:
        console.print(f"Verso's levels before: left out, there is no version {revision} in this repository.\n")
        return
    for level, count in GAMES.items():
        words = ["env", f"PYTHONPATH={tree / 'src'}", sys.executable, str(HERE / "older.py"), level]
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
