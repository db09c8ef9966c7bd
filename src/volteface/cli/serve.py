"""`volteface serve`: live tables for a living room or a club."""

from __future__ import annotations

import socket
from pathlib import Path
from threading import Thread
from typing import Annotated

import typer

from volteface import games
from volteface.cli.app import app, err, out, warmed


@app.command(epilog="Example: volteface serve --host 0.0.0.0 --port 8765 --data ~/volteface")
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others on your network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Which port to listen on.")] = 8765,
    data: Annotated[Path, typer.Option(help="The folder for the store and its key.")] = Path("data"),
    public_url: Annotated[str | None, typer.Option(help="The address people use, if a proxy stands before.")] = None,
    trusted_proxy: Annotated[str | None, typer.Option(help="The proxy's address, whose headers are believed.")] = None,
) -> None:
    """Serve live tables until stopped; stopping finishes what is under way."""
    from volteface.logs import set_up
    from volteface.server.app import Config, server
    from volteface.store.sqlite import StoreError, prepare

    set_up()
    try:
        config = Config(data.expanduser(), host, port, public_url, trusted_proxy)
        prepare(config.store)
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
        warm_kernels()
        for address in addresses(host, port, public_url):
            out.print(f"Volteface is at [bold]{address}[/]")
        Thread(target=load_kernels, name="kernels").start()  # so that no first game waits for them
        server(config).run()
    except OSError as error:
        err.print(f"[bold red]✗[/] Nothing can listen on {host}, port {port}: {error.strerror}. Try another --port.")
        raise typer.Exit(1) from None
    except StoreError as error:
        err.print(f"[bold red]✗[/] {error}")
        raise typer.Exit(1) from None


def addresses(host: str, port: int, public_url: str | None) -> list[str]:
    """The addresses at which a browser finds the server: this machine's and the local network's."""
    if public_url is not None:
        return [public_url]
    if host not in ("0.0.0.0", "::"):
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}/"]
    found = ["127.0.0.1"]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only asks which way out
            found.append(probe.getsockname()[0])
        except OSError:
            pass
    return [f"http://{address}:{port}/" for address in dict.fromkeys(found)]


def warm_kernels() -> None:
    """Compile what live tables need, with a word about it; what is in the cache is not even loaded yet."""
    for name in games.NAMES:
        with warmed(name):
            pass


def load_kernels() -> None:
    """Load what is in the cache."""
    for name in games.NAMES:
        warm = games.warm(name)
        if warm is not None:
            warm()
