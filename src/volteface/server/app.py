"""The application: routes, errors as sentences, the life of the hub, and how it is served."""

from __future__ import annotations

import gc
import sys
from contextlib import asynccontextmanager
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

import uvicorn
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import ClientException, HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from volteface import __version__
from volteface.core.depth import is_deep
from volteface.core.errors import GameError
from volteface.logs import log
from volteface.rooms.caps import BODY_BYTES
from volteface.rooms.inbox import Failed
from volteface.rooms.messages import Refusal, refusal
from volteface.rooms.programs import allowed
from volteface.server.admin import admin_door
from volteface.server.care import back_up
from volteface.server.connections import Connections, protocols
from volteface.server.doors import STATUS
from volteface.server.guard import guard
from volteface.server.house import House
from volteface.server.http import ROUTES
from volteface.server.identity import Signer
from volteface.server.limits import limits
from volteface.server.node import alone, join
from volteface.server.packed import LEVEL, NOT_AGAIN, assets
from volteface.server.socket import pairing_socket, table_socket
from volteface.server.status import STATUS_ROUTES, page

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from litestar.types import ASGIApp

    from volteface.server.config import Config


CLIENT = Path(__file__).with_name("client")  # built by `make client`, shipped in the wheel
MEDIA = {
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
LINES = ("/api/replay", "/api/review")  # bodies that are lines of JSON


def application(config: Config, connections: Connections) -> ASGIApp:
    """The ASGI application, guarded."""
    app = litestar_app(config)
    app.state.connections = connections

    async def doors(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            door = pairing_socket if scope["path"].startswith("/api/pairings/") else table_socket
            await door(app.state.house, scope, receive, send)
        else:
            await app(scope, receive, send)

    return guard(doors, config.public_url, config.names)


def litestar_app(config: Config) -> Litestar:
    """The application without its guard."""
    app = Litestar(
        [*ROUTES, *STATUS_ROUTES, front_page, api_page, *_files()],
        lifespan=[_life],
        exception_handlers={
            GameError: _refused,
            HTTPException: _http,
            Exception: _failed,
        },
        before_request=_check_depth,
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=LEVEL, exclude=NOT_AGAIN),
        openapi_config=OpenAPIConfig(
            "Volteface", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
    )
    app.state.config = config
    app.state.public_url = config.public_url and config.public_url.rstrip("/")
    app.state.secure = bool(config.public_url and config.public_url.startswith("https://"))
    return app


def _files() -> list[Any]:
    """The client's files."""
    if not (CLIENT / "assets").is_dir():
        return []
    named = [file for file in CLIENT.iterdir() if file.is_file() and file.name != "index.html"]
    return [assets(CLIENT / "assets"), *(_named(file) for file in named)]


def _named(file: Path) -> Any:
    """A file that is asked for by its name: an icon, a manifest, the service worker. It may be another one any time."""

    @get(f"/{file.name}", media_type=MEDIA[file.suffix], name=file.name, include_in_schema=False)
    async def named() -> Response[bytes]:
        return Response(file.read_bytes(), headers={"cache-control": "no-cache"})

    return named


@asynccontextmanager
async def _life(app: Litestar) -> AsyncIterator[None]:
    config: Config = app.state.config
    node = await join(config.database, config.key) if config.database else alone(config.store, config.data)
    programs = allowed(config.programs)
    hub = config.hub(node.store, caps=config.caps, kept=config.kept, others=node.others, programs=programs)
    signer, connections = Signer(node.key), app.state.connections
    house = app.state.house = House(hub, signer, limits(on=config.limits), connections)
    await house.keeps()  # from now on there is something in the write-ahead file
    await hub.start()
    if not config.database:
        hub.spawn(back_up(config.data, config.backups))
    gc.freeze()  # what is loaded by now stays; tables are values without cycles, so looking for those can be rare
    gc.set_threshold(50_000, 20, 50)
    sys.setswitchinterval(0.0005)  # people must not wait long for the loop's turn beside bots that think
    try:
        async with admin_door(house, config.data):
            yield
    finally:
        await house.stop()
        log.info("stopped")


def server(config: Config) -> uvicorn.Server:
    """The server, ready to run."""
    connections = Connections(config.caps, config.trusted_proxy)
    http, ws = protocols(connections)
    return uvicorn.Server(
        uvicorn.Config(
            application(config, connections),
            host=config.host,
            port=config.port,
            loop="uvloop",
            http=http,
            ws=ws,
            ws_max_size=BODY_BYTES,
            ws_per_message_deflate=False,
            proxy_headers=config.trusted_proxy is not None,
            forwarded_allow_ips=config.trusted_proxy or "",
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
    )


async def _check_depth(request: Request[Any, Any, Any]) -> None:
    """Refuse bodies that are nested too deeply; replay files are read line by line, and bounded there."""
    if request.url.path not in LINES and is_deep((await request.body()).decode("utf-8", "replace")):
        raise ClientException


def _refused(request: Request[Any, Any, Any], error: GameError) -> Response[Refusal]:
    return Response(refusal(error), status_code=STATUS.get(error.kind, 400))


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refused, in our own form; to a person with a mistyped address, the client's own page."""
    built, wanted = CLIENT / "index.html", request.headers.get("accept", "")
    if (
        error.status_code == 404
        and "text/html" in wanted
        and not request.url.path.startswith("/api")
        and built.exists()
    ):
        return Response(built.read_bytes(), status_code=404, media_type=MediaType.HTML)
    reasons = {404: "There is nothing here.", 405: "That cannot be done here.", 413: "That is too much at once."}
    sentence = reasons.get(error.status_code, "This request cannot be read.")
    facts: dict[str, Any] = {}
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        facts = {
            str(item.get("key", "body")): str(item.get("message")) for item in error.extra if isinstance(item, dict)
        }
    return Response(Refusal("bad-request", "malformed", sentence, facts), status_code=error.status_code)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    log.error("request failed", exc_info=error)
    return Response(refusal(Failed()), status_code=500)


PAGES = ["/", "/t/{code:str}", "/continue", "/replay", "/practice/{game:str}", "/gallery"]
PAGES += ["/pair", "/pair/{code:str}"]
PAGES += [f"/{page}{game}" for page in ("rules", "learn", "companion") for game in ("", "/{game:str}")]


@get(PAGES, media_type=MediaType.HTML, include_in_schema=False)
async def front_page() -> Response[bytes]:
    """The client: one page for all of its addresses."""
    built = CLIENT / "index.html"
    if not built.exists():
        text = '<p>Not built yet: run <code>make client</code>. Programs find <a href="/api">the interface</a>.</p>'
        return Response(page("Volteface", text).encode(), headers={"cache-control": "no-store"})
    return Response(built.read_bytes(), headers={"cache-control": "no-cache"})


@get("/api", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def api_page(request: Request[Any, Any, Any]) -> str:
    """All routes on one page, made from the schema; it needs no script."""
    schema: dict[str, Any] = request.app.openapi_schema.to_schema()
    rows = [
        f"<dt><code>{method.upper()} {escape(path)}</code></dt><dd>{escape(operation.get('description') or '')}</dd>"
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
    ]
    for kind, door in (("tables", table_socket), ("pairings", pairing_socket)):
        about = escape(str(door.__doc__).partition("\n")[0])
        rows.append(f"<dt><code>WS /api/{kind}/{{code}}/ws</code></dt><dd>{about}</dd>")
    link = '<p>As a file for programs: <a href="/api/schema/openapi.json">openapi.json</a>.</p>'
    return page("Volteface: the interface", f"<dl>{''.join(rows)}</dl>{link}")
