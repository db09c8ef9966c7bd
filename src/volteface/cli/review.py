"""What a game teaches afterwards: `volteface review`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from volteface import games
from volteface.cli import games as own
from volteface.cli.app import Json, app, err, out, print_json, warmed
from volteface.cli.files import read_file


@app.command(epilog="Example: volteface review game.jsonl")
def review(
    file: Annotated[Path, typer.Argument(help="A replay file; - is standard input.", readable=False)],
    worlds: Annotated[int, typer.Option(help="In how many imagined worlds each choice is tried.", min=1)] = 160,
    as_json: Json = False,
) -> None:
    """Judge every move of a game by what its player could know: what it promised, what it lost, what was luck.

    Alone the measure is points at the end, with others the chance to win in percent.
    """
    from rich.progress import Progress

    replay = read_file(file)
    game = replay.game.NAME
    judge = games.review(game)
    with warmed(game), Progress(console=err, transient=True) as progress:
        task = progress.add_task("Judging the moves", total=None)
        judged = judge(replay, worlds, lambda done, of: progress.update(task, completed=done, total=of))
    if as_json:
        print_json(msgspec.to_builtins(judged))
        return
    shown: Any = own.find(game)
    for part in shown.reviewed(judged):
        out.print(part)
