"""What ASGI says of a request that wants to become a WebSocket."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

if TYPE_CHECKING:
    import asyncio

    from websockets.http11 import Request


def scope_of(request: Request, transport: asyncio.BaseTransport) -> dict[str, Any]:
    """The scope of a request that came over this transport."""
    path, _, query = request.path.partition("?")
    info = transport.get_extra_info
    peer, own = info("peername"), info("sockname")
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "wss" if info("sslcontext") else "ws",
        "server": own[:2] if isinstance(own, tuple) else None,
        "client": peer[:2] if isinstance(peer, tuple) else None,
        "root_path": "",
        "path": unquote(path),
        "raw_path": path.encode("latin-1"),
        "query_string": query.encode("latin-1"),
        "headers": [
            (name.lower().encode("latin-1"), value.encode("latin-1", "surrogateescape"))
            for name, value in request.headers.raw_items()
        ],
        "subprotocols": [],
    }
