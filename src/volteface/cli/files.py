"""Deals and replay files: `volteface deal` and `volteface replay`."""

from __future__ import annotations

import json
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, BinaryIO

import typer

from volteface import games
from volteface.cli.app import Json, OptionList, SeedOption, app, out, print_json, seat_count, table_options
from volteface.core import replay as replays
from volteface.core.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Iterator


@app.command(epilog=f"Example: volteface deal {games.NAMES[0]} --players 3 --seed 5 --json")
def deal(
    game: Annotated[str, typer.Argument(help=f"{', '.join(games.NAMES[:-1])} or {games.NAMES[-1]}.")],
    players: Annotated[int | None, typer.Option(help="How many play; 2 if left out.")] = None,
    solo: Annotated[bool, typer.Option("--solo", help="One player alone.")] = False,
    seed: SeedOption = None,
    option: OptionList = None,
    as_json: Json = False,
) -> None:
    """Draw all that chance decides for one game: the first line of a replay file.

    The same seed gives the same deal on every platform; without one it is drawn at random.
    """
    found = games.find(game)
    seats = seat_count(players, solo=solo)
    dealt = found.deal(seats, table_options(found, option), new_seed() if seed is None else seed)
    fields = found.format_deal(dealt)
    if as_json:
        print_json(fields)
    else:
        for name, value in fields.items():
            out.print(f"[bold]{name}[/]", value if isinstance(value, str | int) else json.dumps(value))


@app.command(epilog="Example: volteface replay game.jsonl --json --steps")
def replay(
    file: Annotated[Path, typer.Argument(help="A replay file; - is standard input.", readable=False)],
    steps: Annotated[bool, typer.Option("--steps", help="Also what every move led to.")] = False,
    as_json: Json = False,
) -> None:
    """Play a replay file through and print its outcome; a bad line is named with its reason."""
    summary = read_file(file).summary(steps=steps)
    if as_json:
        print_json(summary)
        return
    for number, step in enumerate(_list(summary.get("steps")), 1):
        who = "time passes" if step["seat"] is None else f"seat {step['seat']}  {step['move']}"
        out.print(f"{number:4}  {who}  {step['scores']}", markup=False)
        for seat, faces in enumerate(step["faces"]):
            out.print(f"        seat {seat}: {' '.join(faces) or '-'}", style="dim", markup=False)
    winners = summary["winners"]
    end = "not finished" if winners is None else "won by seat " + " and ".join(map(str, _list(winners)))
    out.print(f"{summary['game']}: {summary['moves']} moves, scores {summary['scores']}, {end}", markup=False)


def read_file(file: Path) -> replays.Replay:
    """Read a replay file, or standard input for `-`."""
    try:
        if str(file) == "-":
            return replays.read(_lines(sys.stdin.buffer) if sys.stdin else (), games.find)
        with file.open("rb") as opened:
            return replays.read(_lines(opened), games.find)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Malformed("unreadable-file", "{file} cannot be read: {reason}.", file=str(file), reason=reason) from None


def new_seed() -> str:
    """A seed nobody knows beforehand, short enough to type again."""
    return str(secrets.randbelow(10**9))


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """The lines of a file, none read further than the reader would accept it."""
    while line := file.readline(replays.LONGEST_LINE + 2):
        yield line


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []
