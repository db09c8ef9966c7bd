"""Dessus Dessous on the command line: solve a mission, make new ones, draw one in the terminal."""

from __future__ import annotations

import secrets
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track
from rich.text import Text

from volteface.cli.app import Json, SeedOption, err, out, print_json, warmed
from volteface.core.chance import Chance
from volteface.core.errors import Illegal, Malformed
from volteface.games.dessus_dessous import NAME, format_pile, parse_mission
from volteface.games.dessus_dessous.layers import layer_set, read_drawing

MANY = 5000  # missions that take long enough to show progress
STYLES = {"R": "red", "Y": "yellow", "G": "green", "B": "bright_blue", "V": "magenta"}

MissionText = Annotated[str, typer.Argument(metavar="MISSION", help="Such as '3 ROW/ROW/ROW', a row three cells.")]
SetFile = Annotated[Path | None, typer.Option("--set", help="A file with five layers of your own.", metavar="FILE")]


def solve_mission(mission: MissionText, layers: SetFile = None, json: Json = False) -> None:
    """Find every pile that makes a mission, each written from the bottom to the top.

    Example: volteface solve dessus-dessous "3 BBBB BYBB VVYY/RRRR R..R YYYY/RRRR .... Y..Y"
    """
    wanted, own = parse_mission(mission.strip()), _own(layers)
    from volteface.games.dessus_dessous import solver

    with warmed(NAME):
        solutions = [format_pile(pile) for pile in solver.solve(wanted, own)]
    if json:
        print_json({"solutions": solutions, "count": len(solutions)})
    elif solutions:
        out.print("One solution:" if len(solutions) == 1 else f"{len(solutions)} solutions:")
        for text in solutions:
            out.print(f"  {text}")
        err.print(
            "From the bottom to the top: layer, f front or b back, degrees clockwise after the flip.", style="dim"
        )
    else:
        err.print(f"No pile of {wanted.layers} layers makes this mission.")
    if not solutions:
        raise typer.Exit(1)


def generate_missions(
    number: Annotated[int, typer.Option("--layers", min=3, max=5, help="How many layers a mission asks for.")] = 3,
    count: Annotated[int, typer.Option("--count", min=1, help="How many missions.")] = 20,
    seed: SeedOption = None,
    layers: SetFile = None,
    json: Json = False,
) -> None:
    """Make missions with exactly one solution, all different, also when turned.

    Example: volteface generate dessus-dessous --layers 5 --count 20 --seed 1
    """
    own = _own(layers)
    chosen = secrets.token_hex(8) if seed is None else seed
    from volteface.games.dessus_dessous import generator

    with warmed(NAME):
        there = generator.count(number, own)
        if count > there:
            raise Illegal(
                "missions-used-up",
                "There are {there} missions with {number} layers and no more, not counting turned ones: "
                "ask for at most so many, or use other layers (--set).",
                there=there,
                number=number,
            )
        made = islice(generator.supply(number, Chance(NAME, "supply", chosen), own), count)
        rows = [
            {"text": str(one.mission), "solution": format_pile(one.solution), "difficulty": one.difficulty}
            for one in track(made, "Making missions", count, console=err, transient=True, disable=count < MANY)
        ]
    if json:
        print_json({"missions": rows})
        return
    for row in rows:
        out.print(f"{row['text']}   {row['solution']}   {row['difficulty']:.2f}", soft_wrap=True)
    if seed is None:
        err.print(f"The same again: --seed {chosen}", style="dim")


def show_mission(mission: MissionText) -> None:
    """Draw a mission: nine cells, each cut by its diagonals into four quarters.

    Example: volteface show dessus-dessous "3 BBBB BYBB VVYY/RRRR R..R YYYY/RRRR .... Y..Y"
    """
    wanted = parse_mission(mission.strip())
    out.print(f"{wanted.layers} layers")
    out.print(drawing(wanted.picture))


def drawing(picture: str) -> Text:
    """A picture as text, every quarter's letter in its place and colour."""
    rule = "+-------" * 3 + "+\n"
    drawn = Text(rule)
    for row in range(0, 36, 12):
        cells = [picture[i : i + 4] for i in range(row, row + 12, 4)]
        for line in ("\\ n /", "w X e", "/ s \\"):
            for cell in cells:
                drawn.append("| ")
                for sign in line:
                    letter = cell["nesw".index(sign)] if sign in "nesw" else sign
                    drawn.append(letter, STYLES.get(letter, "dim"))
                drawn.append(" ")
            drawn.append("|\n")
        drawn.append(rule)
    drawn.rstrip()
    return drawn


def _own(path: Path | None) -> tuple[str, ...]:
    """The texts of a set of one's own, checked; none for ours."""
    if path is None:
        return ()
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as reason:
        said = reason.strerror if isinstance(reason, OSError) else "it is not text in UTF-8"
        raise Malformed(
            "layers-file", "The layers in {path} cannot be read: {said}.", path=str(path), said=said
        ) from None
    return layer_set(read_drawing(text)).texts


COMMANDS = {"solve": solve_mission, "generate": generate_missions, "show": show_mission}
