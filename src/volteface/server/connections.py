"""Connections before they are somebody: how many there may be, in all and from one address.

The protocols for HTTP and for the WebSocket, with a count around them; how long one may take to say what it wants is
in `http11.py`.
"""

from __future__ import annotations

from collections import Counter
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any

from volteface.server.http11 import Http
from volteface.server.metrics import is_from
from volteface.server.websocket import WebSocket

if TYPE_CHECKING:
    import asyncio

    from volteface.rooms.caps import Caps

SPARE_FILES = 100  # for the store, the log and the client's files
FULL = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"


def network(address: str) -> str:
    """Whose an address is, as far as we can tell: an IPv6 network is one household, and so is all that is none."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return "unknown"
    if ip.version == 4:
        return str(ip)
    return str(ip.ipv4_mapped or ip_network((ip, 64), strict=False))


def most_connections() -> int:
    """How many connections the system's limit of open files allows, which is first raised as far as it goes."""
    try:
        import resource
    except ImportError:  # not on Windows
        return 500
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(65_536, hard) if hard != resource.RLIM_INFINITY else 65_536
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(SPARE_FILES, min(soft, 65_536) - SPARE_FILES)


class Connections:
    """All that are open, and where they come from."""

    def __init__(self, caps: Caps, trusted_proxy: str | None) -> None:
        self.caps = caps
        self.most = caps.connections or most_connections()
        trusted = [one.strip() for one in (trusted_proxy or "").split(",") if one.strip()]
        self._all_trusted = "*" in trusted
        self._trusted = [one for one in trusted if one != "*"]
        self._open: dict[Any, str] = {}
        self._by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def admit(self, transport: Any) -> bool:
        """Count a connection; says whether there is room for it. One that is counted already is let through."""
        if transport in self._open:
            return True
        peer = transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) else ""
        address = network(host)
        proxied = self._all_trusted or is_from(host, self._trusted)  # many people come from there
        if len(self._open) >= self.most:
            return False
        if not proxied and self._by_address[address] >= self.caps.connections_by_address:
            return False
        self._open[transport] = address
        self._by_address[address] += 1
        return True

    def release(self, transport: Any) -> None:
        """A connection has ended."""
        address = self._open.pop(transport, None)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]


def protocols(connections: Connections) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols for HTTP and for the WebSocket, counted and bounded in time."""

    class Line(Http):
        """A connection that speaks HTTP."""

        caps = connections.caps

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            if not connections.admit(transport):
                transport.write(FULL)
                transport.close()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            connections.release(self.transport)

    class Socket(WebSocket):
        """A connection that has become a WebSocket."""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            connections.admit(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            connections.release(self.transport)

    return Line, Socket
