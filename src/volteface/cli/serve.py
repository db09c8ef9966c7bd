"""`volteface serve`: live tables for a living room or a club."""

from __future__ import annotations

import os
import signal
import socket
import sys
from dataclasses import replace
from pathlib import Path
from threading import Thread
from time import sleep
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from volteface import games
from volteface.cli.app import app, check_cache, err, out, refuse, warmed
from volteface.logs import log

if TYPE_CHECKING:
    import uvicorn

    from volteface.server.config import Config

LATER = 2.0  # seconds after the start until kernels are compiled or loaded: first come those who were here
PAUSE = 0.1  # seconds between two looks whether it has started


@app.command(epilog="Example: volteface serve --host 0.0.0.0 --port 8765 --data ~/volteface")
def serve(
    host: Annotated[str | None, typer.Option(help="Where to listen; 0.0.0.0 lets others on your network in.")] = None,
    port: Annotated[int | None, typer.Option(help="Which port to listen on.")] = None,
    data: Annotated[Path | None, typer.Option(help="The folder for the store and its key.")] = None,
    database: Annotated[
        list[str] | None,
        typer.Option(help="PostgreSQL for several nodes, instead of the folder's store: postgresql://..."),
    ] = None,
    public_url: Annotated[str | None, typer.Option(help="The address people use, if a proxy stands before.")] = None,
    trusted_proxy: Annotated[str | None, typer.Option(help="The proxy's address, whose headers are believed.")] = None,
    settings: Annotated[
        Path | None,
        typer.Option(help="A file of settings, unless volteface.toml stands here.", envvar="VOLTEFACE_SETTINGS"),
    ] = None,
    example_settings: Annotated[bool, typer.Option(help="Print a whole file of settings, and end.")] = False,
) -> None:
    """Serve live tables until stopped; stopping finishes what is under way.

    Options go before variables of the environment (VOLTEFACE_SERVER_PORT), and these before the file of settings.
    """
    from volteface.logs import set_up
    from volteface.server import settings as told
    from volteface.server.config import Config
    from volteface.store import StoreError
    from volteface.store.folder import held

    if example_settings:
        sys.stdout.write(told.example())
        return
    here = Path(told.FILE)
    try:
        config = Config.of(told.read(settings or (here if here.exists() else None), os.environ))
        told.check_address(public_url or "")
        told.check_proxies(tuple((trusted_proxy or "*").split(",")))
    except (told.BadSettings, ValueError) as error:
        refuse(str(error))
        raise typer.Exit(1) from None
    chosen: dict[str, Any] = {"host": host, "port": port, "public_url": public_url, "trusted_proxy": trusted_proxy}
    chosen["data"] = None if data is None else data.expanduser()
    chosen["database"] = tuple(database) if database else None
    config = replace(config, **{name: value for name, value in chosen.items() if value is not None})
    host, port, public_url = config.host, config.port, config.public_url
    set_up()
    try:
        with held(config.data) as found:
            for sentence in found:
                log.warning(sentence)
            _prepare(config)
            check_cache()
            doors = _opened(host, port)
            where = doors[0].getsockname()
            if isinstance(where, tuple):  # and no file
                host, port = where[:2]
            for address in addresses(host, port, public_url):
                out.print(f"Volteface is at [bold]{address}[/]")
            signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # when the server has stopped in good order
            from volteface.server.app import server

            served = server(config)
            Thread(target=_load_kernels_after, args=[served], daemon=True).start()
            served.run(doors)
    except SystemExit as end:
        _leave(int(end.code or 0))  # which is not 0 if the start has failed
    except KeyboardInterrupt:
        _leave(130)
    except StoreError as error:
        refuse(str(error))
        _leave(1)


def _opened(host: str, port: int) -> list[socket.socket]:
    """Where people come in: whoever comes back while the rest is loaded waits there, and is not sent away."""
    from volteface.server import listener

    try:
        doors = listener.held() or [listener.bound(host, port)]
        for door in doors:
            door.listen(listener.BACKLOG)
    except OSError as error:
        refuse(f"Nothing can listen on {host}, port {port}: {error.strerror}. Try another --port.")
        raise typer.Exit(1) from None
    return doors


def _prepare(config: Config) -> None:
    """Make sure that what is kept can be used, and is up to date."""
    if not config.database:
        from volteface.store.schema import prepare

        prepare(config.store)
        return
    from volteface.store import postgres_schema
    from volteface.store.routed import routes

    for address in dict.fromkeys(routes(config.database).values()):
        postgres_schema.prepare(address)


def _leave(code: int) -> NoReturn:
    """End at once: all is kept and closed, and what threads still load or think about nobody waits for."""
    err.show_cursor()  # which is hidden where something is still being compiled
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


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
    """Compile what live tables need, with a word about it; what is in the cache is not even loaded."""
    if not err.is_terminal and any(games.is_cold(name) for name in games.NAMES):
        log.info("compiling, once on this machine: a minute or two")
    for name in games.NAMES:
        with warmed(name):
            pass


def _load_kernels_after(served: uvicorn.Server) -> None:
    while not served.started:
        sleep(PAUSE)
    sleep(LATER)
    load_kernels()


def load_kernels() -> None:
    """Compile what is not in the cache and load what is, so that no first game waits for it; others play meanwhile."""
    try:
        warm_kernels()
    except Exception:  # whoever needs it will try again
        log.exception("compiling failed")
    for name in games.NAMES:
        warm = games.warm(name)
        if warm is not None:
            warm()
