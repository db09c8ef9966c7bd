"""How a server is: whether it lives, whether it is ready, its figures, and a page for people."""

from __future__ import annotations

from html import escape

from litestar import MediaType, Response, get

from volteface import __version__
from volteface.core.errors import NotYours
from volteface.locales import CODES, language
from volteface.rooms.inbox import Failed
from volteface.server.doors import REFUSED, AnyRequest, asker, house_of
from volteface.server.metrics import figures, is_from, prometheus


class Unready(Failed):
    """Nothing can be kept now."""

    kind = "unready"


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """Whether the process lives."""
    return {"status": "alive"}


@get("/ready", responses={503: REFUSED[503]})
async def ready(request: AnyRequest) -> dict[str, str]:
    """Whether tables can be played: the store keeps something, and gives it back."""
    if not await house_of(request).keeps():
        raise Unready
    return {"status": "ready"}


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics(request: AnyRequest) -> Response[str]:
    """The figures, for Prometheus, and for those who may read them."""
    config = request.app.state.config
    unknown = config.trusted_proxy is None and "x-forwarded-for" in request.headers  # who knows for whom it asks
    if unknown or not is_from(asker(request), config.metrics_from):
        raise NotYours("no-metrics", "The figures of this server are read from its own machine.")
    return Response(prometheus(house_of(request)), media_type="text/plain; version=0.0.4")


@get("/status", media_type=MediaType.HTML, include_in_schema=False)
async def status_page(request: AnyRequest) -> str:
    """How the server is, for people, in their language."""
    wanted = request.headers.get("accept-language", "")[:2].lower()
    offered = request.app.state.config.languages or CODES
    code = wanted if wanted in offered else "en" if "en" in offered else offered[0]
    say, found = language(code).say, figures(house_of(request))
    lines = [
        say("server-well" if await house_of(request).keeps() else "server-unwell"),
        say("server-figures", tables=int(found["tables"]), viewers=int(found["viewers"])),
        say("server-version", version=__version__, days=int(found["uptime_seconds"] // 86_400)),
        request.app.state.config.notice,
    ]
    return page(say("server-title"), "".join(f"<p>{escape(line)}</p>" for line in lines if line), code)


def page(title: str, body: str, code: str = "en") -> str:
    """A page that needs no script."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    main = f"<main><h1>{title}</h1>{body}</main>"
    return f'<!doctype html><html lang="{code}"><head>{head}</head><body>{main}</body></html>'


STATUS_ROUTES = [health, ready, metrics, status_page]
