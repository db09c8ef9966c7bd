"""What is printed: `volteface print GAME`. A game's own options are the fields of its wish (`core/printing.py`)."""

from __future__ import annotations

import inspect
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args, get_origin, get_type_hints

import typer
from rich.progress import Progress

from volteface import games
from volteface.cli.app import Json, err, out, print_json, warmed
from volteface.cli.groups import add_group, command
from volteface.core import options
from volteface.core.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from volteface.core.printing import Press, Tell

ABOUT = "Make a PDF to print, cut out and play with."
LACK = "There is nothing to print of {game}; the games with something are: {known}."

Out = Annotated[
    Path | None, typer.Option("--out", "-o", help="The file to write; GAME.pdf if left out.", metavar="FILE")
]
PaperName = Annotated[str, typer.Option("--paper", help="a4 or letter.")]
Duplex = Annotated[bool, typer.Option("--duplex", help="Print on both sides instead of folding and gluing.")]
OffsetX = Annotated[float, typer.Option("--offset-x", help="Move the backs so many mm to the right.")]
OffsetY = Annotated[float, typer.Option("--offset-y", help="Move the backs so many mm down.")]
Ink = Annotated[str, typer.Option("--ink", help="colour, or black for printers without colours.")]
Test = Annotated[bool, typer.Option("--test", help="Only the test page, on which the two offsets are read.")]
Lang = Annotated[str | None, typer.Option("--lang", help="en, fr or de; otherwise as your system.")]
What = Annotated[list[str] | None, typer.Argument(help="What to print.")]


def print_game(
    context: typer.Context,
    *,
    what: What = None,
    file: Out = None,
    paper: PaperName = "a4",
    duplex: Duplex = False,
    offset_x: OffsetX = 0.0,
    offset_y: OffsetY = 0.0,
    ink: Ink = "colour",
    test: Test = False,
    lang: Lang = None,
    as_json: Json = False,
    **wish: object,
) -> None:
    """Lay a game's things out on paper and write them as a PDF."""
    from volteface import press
    from volteface.locales import language, preferred

    game = str(context.info_name)
    where = Path(f"{game}.pdf") if file is None else file
    tongue = language(lang or preferred())
    job = press.read(
        game,
        what or (),
        wish,
        paper=paper,
        sides="duplex" if duplex or test else "fold",
        offset=(offset_x, offset_y),
        ink=ink,
        test=test,
    )
    with _written(where) as write, warmed(game), _progress() as tell:
        sheets = list(press.sheets(job, tongue.say, tell))
        write(press.pdf(job, sheets, tongue.say, tongue.code))
    if as_json:
        print_json({"file": str(where), "pages": len(sheets), "seed": job.seed})
        return
    out.print(f"{where}: {len(sheets)} {'page' if len(sheets) == 1 else 'pages'}", markup=False, soft_wrap=True)
    if job.seed and not wish.get("seed"):
        err.print(f"The same again: --seed {job.seed}", style="dim")


@contextmanager
def _progress() -> Iterator[Tell]:
    """A bar on standard error for what takes long."""
    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("Making the pages", total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)


@contextmanager
def _written(file: Path) -> Iterator[Any]:
    """A function that writes the file; whether it can be written is known before the work is done."""
    try:
        if file.is_dir():
            raise IsADirectoryError(21, "it is a folder")
        with file.open("ab"):
            pass
        empty = file.stat().st_size == 0
    except OSError as error:
        raise _unwritable(file, error) from None
    try:
        yield file.write_bytes
    except OSError as error:
        raise _unwritable(file, error) from None
    except BaseException:  # refused, or stopped by the person: nothing is left behind
        if empty:
            file.unlink(missing_ok=True)
        raise


def _unwritable(file: Path, error: OSError) -> Malformed:
    reason = error.strerror or str(error)
    return Malformed("unwritable-file", "{file} cannot be written: {reason}.", file=str(file), reason=reason)


def _option(press: Press, name: str, hint: Any) -> Any:
    """A field of a wish as an option of the command line; its values are checked where they are read."""
    from volteface.locales import language

    things = ", ".join(thing for thing, fields in press.THINGS.items() if name in fields)
    values = f" ({', '.join(get_args(hint))})" if get_origin(hint) is Literal else ""
    flag = f"--{name}/--no-{name}" if hint is bool else f"--{name}"
    kind = str if get_origin(hint) is Literal else hint
    return Annotated[kind, typer.Option(flag, help=f"{things}: {language('en').say(f'print-field-{name}')}{values}.")]


def _command(game: str) -> Any:
    """The command of a game: what all have in common, and the fields of its own wish."""
    press = games.press(game)
    if press is None:
        return None
    usual, hints = options.defaults(press.Wish), get_type_hints(press.Wish)
    common = [
        one for one in inspect.signature(print_game, eval_str=True).parameters.values() if one.kind != one.VAR_KEYWORD
    ]
    own = [
        inspect.Parameter(
            name, inspect.Parameter.KEYWORD_ONLY, default=usual[name], annotation=_option(press, name, hint)
        )
        for name, hint in hints.items()
    ]

    def run(**given: Any) -> None:
        print_game(**given)

    run.__signature__ = inspect.Signature([*common, *own])  # type: ignore[attr-defined]
    run.__annotations__ = {one.name: one.annotation for one in (*common, *own)}
    things = list(press.THINGS)
    return command(
        game,
        run,
        help=f"{ABOUT}\n\nThere are: {', '.join(things)}; {things[0]} if nothing is named.",
        epilog=f"Example: volteface print {game} {things[0]} --paper letter -o {things[0]}.pdf",
    )


add_group("print", _command, ABOUT, LACK)
