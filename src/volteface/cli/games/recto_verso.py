"""Recto Verso on the command line: solve a card, make new ones, draw one in the terminal."""

from __future__ import annotations

import secrets
from itertools import islice
from typing import TYPE_CHECKING, Annotated, cast

import typer
from rich.columns import Columns
from rich.panel import Panel
from rich.progress import track
from rich.text import Text

from volteface.cli.app import Json, SeedOption, err, out, print_json, warmed
from volteface.core.errors import Illegal, Malformed
from volteface.games.recto_verso import NAME
from volteface.games.recto_verso.building import build_order
from volteface.games.recto_verso.notation import (
    format,
    format_building,
    format_facade,
    parse_building,
    parse_card,
    put_down,
)
from volteface.games.recto_verso.pieces import EMPTY, LETTERS, SIZE, bit
from volteface.games.recto_verso.stands import impossible, obvious
from volteface.games.recto_verso.state import NOTHING

if TYPE_CHECKING:
    from volteface.games.recto_verso.pieces import Mode
    from volteface.games.recto_verso.state import Building, Card

LISTED = 100_000  # solutions that --all prints; more are still counted
SLOW = 20  # cards that take long enough to show progress
STYLES = {  # every square has its letter too: colour alone carries no meaning
    "K": "white on black",
    "W": "black on bright_white",
    "E": "white on grey50",
    "N": "white on rgb(120,72,36)",
    "G": "white on rgb(30,130,60)",
    "P": "black on rgb(245,150,185)",
    "V": "white on rgb(120,60,160)",
    "O": "black on rgb(245,140,40)",
    "Y": "black on rgb(250,215,50)",
    "B": "white on rgb(40,90,190)",
    "R": "white on rgb(200,40,40)",
}

CardText = Annotated[
    str,
    typer.Argument(metavar="CARD", help="front|back, storeys from the top down; . empty, ? for a square not known."),
]
ModeOption = Annotated[
    str | None, typer.Option("--mode", help="simple or hard; without it hard if the card shows red.", metavar="MODE")
]


def solve_card(
    card: CardText,
    mode: ModeOption = None,
    every: Annotated[bool, typer.Option("--all", help="Every solution, not only one.")] = False,
    only_count: Annotated[bool, typer.Option("--count", help="Only how many there are, up to 1,000,000.")] = False,
    placed: Annotated[
        str, typer.Option("--placed", help="Pieces that stand already: 'B 00.0 10.0 00.1; K 33.0'.")
    ] = "",
    json: Json = False,
) -> None:
    """Find the buildings that answer a card, each written in an order in which it can be built.

    Example: volteface solve recto-verso "OK../OW../BB../GBNP|..KO/..YO/..YV/PEYV" --count
    """
    (wanted, chosen), standing = _card(card, mode), parse_building(placed)
    from volteface.games.recto_verso import solver

    with warmed(NAME):
        count = solver.count(wanted, chosen, standing)
        limit = 0 if only_count else LISTED if every else 1
        solutions = solver.solutions(wanted, chosen, standing, limit=limit) if limit else []
    texts = [format_building(building) for building in solutions]
    capped = count == solver.CAP or (every and count > len(texts))
    if json:
        print_json({"solutions": texts, "count": count, "capped": capped})
    elif count:
        for text in texts:
            out.print(text, soft_wrap=True)
        more = " or more" if count == solver.CAP else ""
        said = f"{count:,}{more} {'solution' if count == 1 else 'solutions'}"
        out.print(said) if only_count else err.print(said, style="dim")
    if not count:
        raise _refusal(wanted, chosen, standing)


def generate_cards(
    mode: Annotated[str, typer.Option("--mode", help="simple or hard.")] = "simple",
    count: Annotated[int, typer.Option("--count", min=1, help="How many cards.")] = 32,
    unique: Annotated[bool, typer.Option("--unique", help="Expert cards, with exactly one solution.")] = False,
    hidden: Annotated[int, typer.Option("--hidden", min=0, help="At least so many pieces that no side shows.")] = 0,
    seed: SeedOption = None,
    json: Json = False,
) -> None:
    """Make new cards that the real pieces can build, each with a solution and its difficulty.

    The difficulty is a score (bits to be told + trap + hidden pieces) and its percentile among random cards.

    Example: volteface generate recto-verso --mode hard --count 8 --unique --hidden 1 --seed 1
    """
    chosen = _mode(mode)
    key = secrets.token_hex(8) if seed is None else seed
    from volteface.games.recto_verso import generator

    with warmed(NAME):
        made = islice(generator.supply(chosen, key, unique=unique, least_hidden=hidden), count)
        entries = [
            generator.entry(one, generator.rate(one.card, chosen))
            for one in track(
                made, "Making cards", count, console=err, transient=True, disable=count < SLOW or not err.is_terminal
            )
        ]
    if json:
        print_json({"cards": entries})
        return
    for entry in entries:
        difficulty = cast("dict[str, float]", entry["difficulty"])
        rating = f"difficulty {difficulty['score']:.1f}, harder than {difficulty['percentile']} %"
        out.print(f"{entry['text']}   [dim]{rating}[/]", soft_wrap=True)
    if seed is None:
        err.print(f"The same again: --seed {key}", style="dim")


def show_card(card: CardText, mode: ModeOption = None) -> None:
    """Draw both facades of a card and one building that answers it, storey by storey, with the steps to build it.

    Example: volteface show recto-verso "OK../OW../BB../GBNP|..KO/..YO/..YV/PEYV"
    """
    wanted, chosen = _card(card, mode)
    from volteface.games.recto_verso import solver

    with warmed(NAME):
        building = solver.solve(wanted, chosen)
    if building is None:
        raise _refusal(wanted, chosen)
    sides = [
        Panel(_drawn(format_facade(wanted.front, "front")), title="front"),
        Panel(_drawn(format_facade(wanted.back, "back")), title="back"),
    ]
    out.print(Columns(sides))
    out.print("One solution, storey by storey from above; the front is below:")
    storeys = [Panel(_drawn(_plan(building, z)), title=f"storey {z + 1}") for z in range(SIZE)]
    out.print(Columns(storeys))
    for piece in build_order(building) or ():
        out.print(format(put_down(building, piece)))


def _drawn(rows: str) -> Text:
    """Rows of letters, separated by /, as coloured squares."""
    drawn = Text()
    for row in rows.split("/"):
        for letter in row:
            drawn.append(f" {'·' if letter == EMPTY else letter} ", STYLES.get(letter, "dim"))
        drawn.append("\n")
    drawn.rstrip()
    return drawn


def _plan(building: Building, z: int) -> str:
    """A storey of a building from above, the row at the back first."""

    def letter(x: int, y: int) -> str:
        cube = bit((x, y, z))
        return next((name for name, mask in zip(LETTERS, building, strict=True) if mask & cube), EMPTY)

    return "/".join("".join(letter(x, y) for x in range(SIZE)) for y in range(SIZE - 1, -1, -1))


def _refusal(card: Card, mode: Mode, standing: Building = NOTHING) -> Illegal:
    """Why the solver has found nothing."""
    reason = obvious(card, mode)
    if reason is None and any(standing):
        return Illegal("card-placed", "With these pieces where they stand, nobody can build this card.")
    return reason or impossible(mode)


def _mode(text: str) -> Mode:
    if text not in ("simple", "hard"):
        raise Malformed("mode", "The mode is simple or hard, not {mode!r}.", mode=text)
    return cast("Mode", text)


def _card(text: str, mode: str | None) -> tuple[Card, Mode]:
    """A card as a person typed it, and the mode it is for."""
    chosen = _mode(mode) if mode is not None else "hard" if "R" in text else "simple"
    return parse_card(text.strip(), chosen, unknown=True), chosen


COMMANDS = {"solve": solve_card, "generate": generate_cards, "show": show_card}
