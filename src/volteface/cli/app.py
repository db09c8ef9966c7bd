"""The command line's frame: the app, its common options, and how answers, words and errors leave it.

Answers go to standard output, with `--json` one object and nothing else; words and progress go to standard
error. Exit codes: 0 done, 1 the input was wrong or the answer is no, 2 wrong usage.
"""

from __future__ import annotations

import io
import json
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from volteface import __version__, games
from volteface.core import options
from volteface.core.errors import GameError, Malformed

if TYPE_CHECKING:
    from collections.abc import Iterator

*_first, _last = map(games.title, games.NAMES)
ABOUT = f"A table for two-sided games: {', '.join(_first)} and {_last}."

app = typer.Typer(
    name="volteface",
    help=ABOUT,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
)

Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
SeedOption = Annotated[str | None, typer.Option("--seed", help="The same seed gives the same result.")]

OptionList = Annotated[
    list[str] | None, typer.Option("--option", help="A table option: NAME or NAME=VALUE. May be repeated.")
]

out = Console(highlight=False, emoji=False)
err = Console(stderr=True, highlight=False, emoji=False)


def _version(wanted: bool) -> None:
    if wanted:
        out.print(f"volteface {__version__}")
        raise typer.Exit


@app.callback(help=ABOUT)
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version.")
    ] = False,
) -> None:
    """What can be said before any command."""


def refuse(sentence: str) -> None:
    """Say why something was refused; what somebody typed is shown as it is."""
    err.print(Text.assemble(("✗ ", "bold red"), sentence), soft_wrap=True)


def seat_count(players: int | None, *, solo: bool) -> int:
    """How many play; both ways of saying it at once must agree."""
    if solo and players not in (None, 1):
        raise typer.BadParameter("--solo is for one player: leave --players out.")
    return 1 if solo else 2 if players is None else players


def print_json(answer: object) -> None:
    """One JSON object on standard output."""
    sys.stdout.write(json.dumps(answer, ensure_ascii=False) + "\n")


def table_options(game: Any, texts: list[str] | None) -> dict[str, object]:
    """The table options typed as NAME=VALUE; the game itself checks names and values."""
    pairs = [(name, value) for name, _, value in (text.partition("=") for text in texts or ())]
    if len(dict(pairs)) < len(pairs):
        raise Malformed("option-twice", "An option is given twice: say each one once.")
    return {name: options.from_text(game.Options, name, value) for name, value in pairs}


@contextmanager
def warmed(name: str) -> Iterator[None]:
    """Compile a game's kernels if it has some and this machine has not done so yet, and say so meanwhile."""
    if games.is_cold(name):
        check_cache()
        with err.status(f"Compiling the kernel of {name}, once on this machine: about half a minute ..."):
            games.compile_kernels(name)
    yield


def check_cache() -> None:
    """Refuse to go on where nothing that is compiled can be kept."""
    try:
        games.prepare_kernels()
    except OSError as error:
        refuse(f"{error.filename} cannot be made: {error.strerror}. Name a folder for it in VOLTEFACE_CACHE.")
        raise typer.Exit(1) from None


def main() -> None:
    """Run the command line; a refused input becomes a sentence and exit code 1."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign the terminal lacks is no reason to stop
    try:
        if sys.stdout is None:
            raise OSError("standard output is closed")
        app()
        sys.stdout.flush()
    except GameError as error:
        refuse(error.sentence)
        sys.exit(1)
    except BrokenPipeError:
        sys.stdout = None  # whoever read us has seen enough
        sys.exit(1)
    except OSError as error:
        refuse(f"Nothing can be written: {error.strerror or error}.")
        sys.stdout = None
        sys.exit(1)
    except KeyboardInterrupt:
        err.print()
        sys.exit(130)
