"""The guard at the door, as plain ASGI: security headers on every answer, no foreign names, no foreign pages."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType

from volteface.rooms.messages import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection

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
LOCAL = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".test")
LONGEST_PATH = 250
NO_PATH = 404, Refusal("bad-request", "malformed", "There is nothing here.", {})
FOREIGN_ORIGIN = 403, Refusal("foreign-origin", "not-yours", "This page may not ask for that.", {})
FOREIGN_HOST = (
    421,
    Refusal("foreign-host", "not-yours", "This server has no such name: open it at its public address.", {}),
)
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


def guard(app: ASGIApp, public_url: str | None, names: Collection[str] = ()) -> ASGIApp:
    """Wrap an application that is found at its public address, and under these names."""
    ours = {*names, socket.gethostname().lower(), urlsplit(public_url or "").hostname or ""} - {""}

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *_HEADERS]
            await send(message)

        why = _refusal(scope, public_url, ours) if scope["type"] in ("http", "websocket") else None
        if why is not None:
            await _refuse(scope, receive, send_with_headers, why)
            return
        await app(scope, receive, send if scope["type"] == ScopeType.WEBSOCKET else send_with_headers)

    return guarded


def _refusal(scope: Any, public_url: str | None, ours: Collection[str]) -> tuple[int, Refusal] | None:
    """Why a request is not let in, with its status."""
    if not _same_origin(scope, public_url):
        return FOREIGN_ORIGIN
    if not _is_ours(scope, ours):
        return FOREIGN_HOST
    if scope["type"] == "http" and (len(scope["path"]) > LONGEST_PATH or not scope["path"].isprintable()):
        return NO_PATH  # no file has such a name
    return None


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


def _is_ours(scope: Any, ours: Collection[str]) -> bool:
    """Whether the name that was asked for is this server's: links are made from it, and a page elsewhere could lend it.

    Nobody else can own an address in numbers, or a name that only the local network knows.
    """
    host = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1").lower()
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if name in ours or "." not in name.strip(".") or name.endswith(LOCAL):
        return True
    try:
        return bool(ip_address(name))
    except ValueError:
        return False


async def _refuse(scope: Any, receive: Any, send: Any, why: tuple[int, Refusal]) -> None:
    status, refusal = why
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
        return
    body = msgspec.json.encode(refusal)
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": body})
