"""The guard at the door, as plain ASGI: security headers on every answer, and no foreign pages at our sockets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType

from volteface.rooms.messages import Refusal

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self';"
        " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


def guard(app: ASGIApp, public_url: str | None) -> ASGIApp:
    """Wrap an application."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *_HEADERS]
            await send(message)

        if scope["type"] in ("http", "websocket") and not _same_origin(scope, public_url):
            await _refuse(scope, receive, send_with_headers)
            return
        await app(scope, receive, send if scope["type"] == ScopeType.WEBSOCKET else send_with_headers)

    return guarded


def _same_origin(scope: Any, public_url: str | None) -> bool:
    """A page elsewhere may not act for our guests: its origin must be ours. Reading without an effect is harmless."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin or (scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS")):
        return True
    host = headers.get(b"host", b"").decode("latin-1")
    try:
        return urlsplit(origin).netloc in {host, urlsplit(public_url or "").netloc} - {""}
    except ValueError:  # an origin that no browser sends
        return False


async def _refuse(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
        return
    body = msgspec.json.encode(Refusal("foreign-origin", "not-yours", "This page may not ask for that.", {}))
    await send({"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": body})
