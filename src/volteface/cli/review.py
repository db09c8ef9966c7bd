"""What a game teaches afterwards: `volteface review`."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from volteface import games
from volteface.cli.app import Json, app, err, out, print_json, warmed
from volteface.cli.files import read_file

if TYPE_CHECKING:
    from volteface.games.verso.review import Review


@app.command(epilog="Example: volteface review game.jsonl")
def review(
    file: Annotated[Path, typer.Argument(help="A replay file of Verso; - is standard input.", readable=False)],
    worlds: Annotated[int, typer.Option(help="In how many imagined worlds each choice is tried.", min=1)] = 160,
    as_json: Json = False,
) -> None:
    """Judge every move of a game by what its player could know: what it promised, what it lost, what was luck.

    Alone the measure is points at the end, with others the chance to win in percent.
    """
    replay = read_file(file)
    judge = games.review(replay.game.NAME)
    from volteface.games.verso.search import warm

    with warmed("verso", warm), Progress(console=err, transient=True) as progress:
        task = progress.add_task("Judging the moves", total=None)
        judged: Review = judge(replay, worlds, lambda done, of: progress.update(task, completed=done, total=of))
    if as_json:
        print_json(asdict(judged))
        return
    _print(judged)


def _print(judged: Review) -> None:
    unit = "" if judged.measure == "points" else " %"
    lessons = {at for account in judged.accounts for at in account.lessons}
    table = Table()
    for column in ("move", "seat", "done", "best", "promised", "lost", "luck"):
        table.add_column(column, justify="left" if column in ("done", "best") else "right")
    for at, turn in enumerate(judged.turns):
        best = "" if turn.best == turn.move else turn.best
        figures = f"{turn.promised:.1f}{unit}", f"{turn.lost:.1f}" if turn.lost >= 0.05 else "", f"{turn.luck:+.1f}"
        style = "bold" if at in lessons else None
        table.add_row(str(turn.step), str(turn.seat), turn.move, best, *figures, style=style)
    out.print(table)
    for account in judged.accounts:
        out.print(
            f"seat {account.seat}: promised {account.promised:.1f}{unit} at first, lost {account.lost:.1f} by moves, "
            f"luck {account.luck:+.1f}: {account.end:.1f}{unit} in the end",
            markup=False,
        )
        for at in account.lessons:
            turn = judged.turns[at]
            out.print(f"  move {turn.step}: {turn.best} instead of {turn.move}, {turn.lost:.1f} better", markup=False)
