"""`volteface backup`, `restore`, `copy` and `check`: what a server keeps, kept safe."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from volteface.cli.app import Json, app, out, print_json, refuse

Data = Annotated[Path, typer.Option(help="The server's data folder.")]


@contextmanager
def _sentences() -> Iterator[None]:
    """What cannot be done is said in a sentence."""
    from volteface.store import StoreError

    try:
        yield
    except StoreError as error:
        refuse(str(error))
        raise typer.Exit(1) from None


@app.command(epilog="Example: volteface backup ~/volteface-monday.db --data ~/volteface")
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; one that is there is replaced when all is well.")],
    data: Data = Path("data"),
) -> None:
    """Write all that a server keeps into one file, also while it runs; the file is read back before it counts.

    It also holds the key that cookies are signed with: keep it where only you can read it.
    """
    from volteface.store import backup as store

    with _sentences():
        count = store.backup(data.expanduser(), file.expanduser())
    out.print(f"{count:,} events are safe in {file}.", soft_wrap=True)


@app.command(epilog="Example: volteface restore ~/volteface-monday.db --data ~/volteface")
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    data: Data = Path("data"),
) -> None:
    """Put a backup in the place of what a server keeps; the server must be stopped, and the old store is set aside."""
    from volteface.store import backup as store

    with _sentences():
        count, before = store.restore(file.expanduser(), data.expanduser())
    out.print(f"{count:,} events are back in {data}.", soft_wrap=True)
    if before is not None:
        out.print(f"What was there before is in {before}: remove it when all is well.", soft_wrap=True)


@app.command(epilog="Example: volteface copy ~/volteface postgresql://volteface@db.example.org/volteface")
def copy(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A data folder, or postgresql://...")],
    target: Annotated[str, typer.Argument(metavar="TO", help="An empty one of either kind.")],
    letters: Annotated[str, typer.Option(help="Only tables whose codes begin with these: A-M.")] = "",
) -> None:
    """Copy all that a server keeps into a store of the other or the same kind, and compare both event by event.

    Servers on both must be stopped. Guests keep their cookies. With --letters only tables go, to share them out.
    """
    from volteface.store import StoreError
    from volteface.store.copy import copy as copied
    from volteface.store.lines import check_driver
    from volteface.store.routed import letters_of

    with _sentences():
        check_driver()
        if letters and not letters_of(letters):
            raise StoreError(f"{letters!r} are no letters of codes: say A-M, or B.")
        count = copied(source, target, letters_of(letters) if letters else "")
    out.print(
        f"{count.tables:,} tables with {count.events:,} events were copied and compared, each event.", soft_wrap=True
    )


@app.command(epilog="Example: volteface check --data ~/volteface")
def check(data: Data = Path("data"), as_json: Json = False) -> None:
    """Look through all that a server keeps, also while it runs: the file is whole, and every table can be taken up."""
    from volteface.store.check import check as look

    with _sentences():
        report = look(data.expanduser())
    if as_json:
        print_json(msgspec.to_builtins(report))
    else:
        out.print(f"{report.tables:,} tables with {report.events:,} events: the file is whole.")
        for sentence in report.disorder:
            refuse(sentence)
        for code, why in report.broken.items():
            refuse(f"Table {code} cannot be taken up by this version: {why}")
    raise typer.Exit(0 if report.good else 1)
