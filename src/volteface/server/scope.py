"""What ASGI says of a request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Iterable

    from websockets.http11 import Request

Header = tuple[bytes, bytes]


def scope_of(kind: str, target: bytes, headers: Iterable[Header], transport: asyncio.BaseTransport) -> dict[str, Any]:
    """The scope of a request of this kind, http or websocket, that came over this transport."""
    path, _, query = target.partition(b"?")
    info = transport.get_extra_info
    peer, own = info("peername"), info("sockname")
    scheme = "http" if kind == "http" else "ws"
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": f"{scheme}s" if info("sslcontext") else scheme,
        "server": own[:2] if isinstance(own, tuple) else None,
        "client": peer[:2] if isinstance(peer, tuple) else None,
        "root_path": "",
        "path": unquote(path.decode("latin-1")),
        "raw_path": path,
        "query_string": query,
        "headers": [(name.lower(), value) for name, value in headers],
    }


def asker_of(scope: Any) -> str:
    """The address that a request came from; empty if that is no address, as over a socket of the machine's own."""
    return str(scope["client"][0]) if scope.get("client") else ""


def socket_scope(request: Request, transport: asyncio.BaseTransport) -> dict[str, Any]:
    """The scope of a request that wants to become a WebSocket."""
    headers = (
        (name.encode("latin-1"), value.encode("latin-1", "surrogateescape"))
        for name, value in request.headers.raw_items()
    )
    return scope_of("websocket", request.path.encode("latin-1"), headers, transport) | {"subprotocols": []}
