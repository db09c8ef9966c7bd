"""What is printed: `volteface print GAME`. A game's own options are the fields of its wish (`core/printing.py`)."""

from __future__ import annotations

import inspect
import os
import shutil
import signal
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args, get_origin, get_type_hints

import typer

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
    _check_writable(where)
    with warmed(game), _progress() as tell:
        sheets = list(press.sheets(job, tongue.say, tell))
        made = press.pdf(job, sheets, tongue.say, tongue.code)
    _write(where, made)
    if as_json:
        print_json({"file": str(where), "pages": len(sheets), "seed": job.seed})
        return
    out.print(f"{where}: {len(sheets)} {'page' if len(sheets) == 1 else 'pages'}", markup=False, soft_wrap=True)
    if job.seed and not wish.get("seed"):
        err.print(f"The same again: --seed {job.seed}", style="dim")


@contextmanager
def _progress() -> Iterator[Tell]:
    """A bar on standard error for what takes long."""
    from rich.progress import Progress

    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("Making the pages", total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)


def _check_writable(file: Path) -> None:
    """Refuse a file that cannot be written before the work is done; nothing of it is there until it is whole."""
    try:
        if file.is_dir():
            raise IsADirectoryError(21, "it is a folder")
        if file.exists() and not os.access(file, os.W_OK):
            raise PermissionError(13, "Permission denied")
        if not _is_special(file):
            draft = _draft(file)
            draft.touch()
            draft.unlink()
    except OSError as error:
        raise _unwritable(file, error) from None


def _write(file: Path, made: bytes) -> None:
    """Put the whole file in its place at once, whatever interrupts it; one that is there stays until then."""
    if _is_special(file):
        file.write_bytes(made)
        return
    draft = _draft(file)
    stopped = signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the draft is taken away, too
    try:
        draft.write_bytes(made)
        if file.exists():
            shutil.copymode(file, draft)
        draft.replace(file.resolve())
    except OSError as error:
        raise _unwritable(file, error) from None
    finally:
        draft.unlink(missing_ok=True)
        signal.signal(signal.SIGTERM, stopped)


def _is_special(file: Path) -> bool:
    """Whether it is a pipe or a device, which nothing can take the place of."""
    return file.exists() and not file.is_file()


def _draft(file: Path) -> Path:
    """Where a file is written before it is whole: beside its place, also if that is named by a link."""
    place = file.resolve()
    return place.with_name(f"{place.name}.new")


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
