"""The command line's frame: the app, its groups, and how answers, words and errors leave it.

Answers go to standard output, with `--json` one object and nothing else; words and progress go to standard
error. Exit codes: 0 done, 1 the input was wrong or the answer is no, 2 wrong usage.
"""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from volteface.core import options
from volteface.core.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

app = typer.Typer(
    name="volteface",
    help="A table for two-sided games: Verso, Recto Verso and Dessus Dessous.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
)
solve = typer.Typer(no_args_is_help=True, help="Find all ways to build a card or a mission.")
generate = typer.Typer(no_args_is_help=True, help="Make new cards and missions without end.")
show = typer.Typer(no_args_is_help=True, help="Draw a card or a mission in the terminal.")
for group, name in ((solve, "solve"), (generate, "generate"), (show, "show")):
    app.add_typer(group, name=name)

Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
SeedOption = Annotated[str | None, typer.Option("--seed", help="The same seed gives the same result.")]

OptionList = Annotated[
    list[str] | None, typer.Option("--option", help="A table option: NAME or NAME=VALUE. May be repeated.")
]

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def print_json(answer: object) -> None:
    """One JSON object on standard output."""
    sys.stdout.write(json.dumps(answer, ensure_ascii=False) + "\n")


def table_options(game: Any, texts: list[str] | None) -> dict[str, object]:
    """The table options typed as NAME=VALUE; the game itself checks names and values."""
    pairs = (text.partition("=") for text in texts or ())
    return {name: options.from_text(game.Options, name, value) for name, _, value in pairs}


@contextmanager
def warmed(name: str, warm: Callable[[], Any]) -> Iterator[None]:
    """Compile a game's kernel if this machine has not done so yet, and say so meanwhile."""
    from volteface import jit

    if jit.is_cold(name):
        with err.status(f"Compiling the kernel of {name}, once on this machine: about half a minute ..."):
            warm()
        jit.keep(name)
    yield


def main() -> None:
    """Run the command line; a refused input becomes a sentence and exit code 1."""
    try:
        app()
    except GameError as error:
        err.print(f"[bold red]✗[/] {error.sentence}", soft_wrap=True, markup=True)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
