"""`volteface admin`: what whoever runs a server can see and do, through the running server itself."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from volteface.cli.app import Json, app, out, print_json, refuse

admin = typer.Typer(no_args_is_help=True, help="See and do what whoever runs a server may, while it runs.")
app.add_typer(admin, name="admin", epilog="Example: volteface admin tables --data ~/volteface")

Data = Annotated[Path, typer.Option(help="The server's data folder.")]
Code = Annotated[str, typer.Argument(help="A table's code.")]


def _ask(data: Path, **wish: object) -> Any:
    """What the running server answers."""
    from volteface.server.admin import LONGEST, SOCKET, too_long

    file = data.expanduser() / SOCKET
    if len(bytes(file)) > LONGEST:
        refuse(f"No server answers here: {too_long(data)}")
        raise typer.Exit(1)
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(30)
            line.connect(str(file))
            line.sendall(json.dumps(wish).encode() + b"\n")
            answer = json.loads(b"".join(iter(lambda: line.recv(65536), b"")))
    except OSError as error:
        refuse(f"No server answers in {data}: {error.strerror or error}. Is it running, and is this its --data?")
        raise typer.Exit(1) from None
    if "refused" in answer:
        refuse(answer["refused"])
        raise typer.Exit(1)
    return answer["answer"]


def _print(answer: Any, *, as_json: bool) -> None:
    """A list of things as a table, others line by line."""
    if as_json:
        print_json(answer)
    elif isinstance(answer, list):
        from rich.table import Table

        rows = Table(*(answer[0] if answer else ("nothing",)))
        for row in answer:
            rows.add_row(*(Text("" if value is None else str(value)) for value in row.values()))
        out.print(rows)
    else:
        for name, value in answer.items():
            out.print(Text(f"{name}: {value}"))


@admin.command()
def tables(data: Data = Path("data"), as_json: Json = False) -> None:
    """The tables in memory."""
    _print(_ask(data, do="tables"), as_json=as_json)


@admin.command()
def guests(data: Data = Path("data"), as_json: Json = False) -> None:
    """Who is at which table now."""
    _print(_ask(data, do="guests"), as_json=as_json)


@admin.command()
def stats(data: Data = Path("data"), as_json: Json = False) -> None:
    """The server's figures."""
    _print(_ask(data, do="stats"), as_json=as_json)


@admin.command()
def quarantine(data: Data = Path("data"), as_json: Json = False) -> None:
    """The tables that this version cannot take up, and why."""
    _print(_ask(data, do="quarantine"), as_json=as_json)


@admin.command()
def events(code: Code, data: Data = Path("data"), as_json: Json = False) -> None:
    """The last events of a table."""
    _print(_ask(data, do="events", table=code), as_json=as_json)


@admin.command()
def close(code: Code, data: Data = Path("data"), as_json: Json = False) -> None:
    """End a table."""
    _print(_ask(data, do="close", table=code), as_json=as_json)


@admin.command()
def mute(
    code: Code,
    who: Annotated[str, typer.Argument(help="The handle of somebody there, as `guests` shows it.")],
    off: Annotated[bool, typer.Option("--off", help="Let them be heard again.")] = False,
    data: Data = Path("data"),
    as_json: Json = False,
) -> None:
    """Let somebody at a table be heard no longer."""
    _print(_ask(data, do="mute", table=code, who=who, on=not off), as_json=as_json)
