"""The application: routes, errors as sentences, the life of the hub, and how it is served."""

from __future__ import annotations

import gc
import sys
from contextlib import asynccontextmanager
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

import uvicorn
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import ClientException, HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

from volteface import __version__
from volteface.core.depth import is_deep
from volteface.core.errors import GameError
from volteface.logs import log
from volteface.rooms.hub import Hub
from volteface.rooms.inbox import Failed
from volteface.rooms.messages import Refusal, refusal
from volteface.server.guard import guard
from volteface.server.house import House
from volteface.server.http import ROUTES
from volteface.server.identity import Signer, secret_key
from volteface.server.limits import limits
from volteface.server.socket import LONGEST, table_socket
from volteface.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from litestar.types import ASGIApp

    from volteface.store import Store

CLIENT = Path(__file__).with_name("client")  # built by `make client`, shipped in the wheel
LONGEST_HEAD = 64 * 1024
LINES = ("/api/replay", "/api/review")  # bodies that are lines of JSON
STATUS = {"malformed": 400, "illegal": 409, "not-yours": 403, "stale": 409, "not-found": 404, "too-many": 429}


@dataclass(frozen=True, slots=True)
class Config:
    """How a server is run."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8765
    public_url: str | None = None
    trusted_proxy: str | None = None
    limits: bool = True
    hub: Callable[[Store], Hub] = Hub  # made with a clock and a chance of its own, if they are to be others

    @property
    def store(self) -> Path:
        """The file of the store."""
        return self.data / "volteface.db"


def application(config: Config) -> ASGIApp:
    """The ASGI application, guarded."""
    app = litestar_app(config)

    async def doors(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await table_socket(app.state.house, scope, receive, send)
        else:
            await app(scope, receive, send)

    return guard(doors, config.public_url)


def litestar_app(config: Config) -> Litestar:
    """The application without its guard."""
    app = Litestar(
        [*ROUTES, front_page, api_page, *_assets()],
        lifespan=[_life],
        exception_handlers={
            GameError: _refused,
            HTTPException: _http,
            Exception: _failed,
        },
        before_request=_check_depth,
        request_max_body_size=LONGEST,
        logging_config=None,
        compression_config=CompressionConfig("gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(
            "Volteface", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
    )
    app.state.config = config
    app.state.public_url = config.public_url and config.public_url.rstrip("/")
    app.state.secure = bool(config.public_url and config.public_url.startswith("https://"))
    return app


def _assets() -> list[Any]:
    """The client's files; their names hold their contents' hash, so they may be kept for ever."""
    if not (CLIENT / "assets").is_dir():
        return []
    forever = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
    assets = create_static_files_router("/assets", [CLIENT / "assets"], include_in_schema=False, cache_control=forever)
    return [assets, icon]


@asynccontextmanager
async def _life(app: Litestar) -> AsyncIterator[None]:
    config: Config = app.state.config
    hub = config.hub(SqliteStore(config.store))
    house = app.state.house = House(hub, Signer(secret_key(config.data)), limits(on=config.limits))
    await hub.start()
    gc.freeze()  # what is loaded by now stays; tables are values without cycles, so looking for those can be rare
    gc.set_threshold(50_000, 20, 50)
    sys.setswitchinterval(0.0005)  # people must not wait long for the loop's turn beside bots that think
    try:
        yield
    finally:
        await house.stop()
        log.info("stopped")


def server(config: Config) -> uvicorn.Server:
    """The server, ready to run."""
    return uvicorn.Server(
        uvicorn.Config(
            application(config),
            host=config.host,
            port=config.port,
            loop="uvloop",
            http="h11",  # whose heads are bounded
            h11_max_incomplete_event_size=LONGEST_HEAD,
            ws="websockets-sansio",  # the default costs twice the work
            ws_max_size=LONGEST,
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
    page, wanted = CLIENT / "index.html", request.headers.get("accept", "")
    if error.status_code == 404 and "text/html" in wanted and not request.url.path.startswith("/api") and page.exists():
        return Response(page.read_bytes(), status_code=404, media_type=MediaType.HTML)
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


@get(["/", "/t/{code:str}", "/continue", "/replay", "/gallery"], media_type=MediaType.HTML, include_in_schema=False)
async def front_page() -> Response[bytes]:
    """The client: one page for all of its addresses."""
    page = CLIENT / "index.html"
    if not page.exists():
        text = '<p>Not built yet: run <code>make client</code>. Programs find <a href="/api">the interface</a>.</p>'
        return Response(_page("Volteface", text).encode(), headers={"cache-control": "no-store"})
    return Response(page.read_bytes(), headers={"cache-control": "no-cache"})


@get("/icon.svg", media_type="image/svg+xml", include_in_schema=False)
async def icon() -> bytes:
    """The mark."""
    return (CLIENT / "icon.svg").read_bytes()


@get("/api", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def api_page(request: Request[Any, Any, Any]) -> str:
    """All routes on one page, made from the schema; it needs no script."""
    schema: dict[str, Any] = request.app.openapi_schema.to_schema()
    rows = [
        f"<dt><code>{method.upper()} {escape(path)}</code></dt><dd>{escape(operation.get('description') or '')}</dd>"
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
    ]
    socket = escape(str(table_socket.__doc__).partition("\n")[0])
    rows.append(f"<dt><code>WS /api/tables/{{code}}/ws</code></dt><dd>{socket}</dd>")
    link = '<p>As a file for programs: <a href="/api/schema/openapi.json">openapi.json</a>.</p>'
    return _page("Volteface: the interface", f"<dl>{''.join(rows)}</dl>{link}")


def _page(title: str, body: str) -> str:
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body><main><h1>{title}</h1>{body}</main></body></html>'
