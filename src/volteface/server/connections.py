"""Connections before they are somebody: how many there may be, and how long one may take to say what it wants.

The protocols for HTTP and for the WebSocket, with a count and a patience around them. What has come is taken in by
portions: between two of them it is everybody else's turn, however many pieces one is made of.

    connection made ─ head_seconds ─► request ─ body_seconds ─► read ─ no hurry ─► answered ─ head_seconds ─► ...
"""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from volteface.rooms.caps import HEAD_BYTES
from volteface.server.metrics import is_from
from volteface.server.websocket import PORTION, WebSocket

if TYPE_CHECKING:
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


class Portioned(asyncio.Protocol):
    """A protocol that takes in what has come in portions, and no more meanwhile."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _left = b""  # what has come and is not taken in yet
    _held = False  # whether nothing is read until that is done

    def data_received(self, data: bytes) -> None:
        """Take in a portion now, and the others when everybody has had their turn."""
        if self._left:
            self._left += data
            self._hold()
        else:
            self._left = data
            self._take()

    def _take(self) -> None:
        super().data_received(self._left[:PORTION])
        self._left = b"" if self.transport.is_closing() else self._left[PORTION:]
        if self._left:
            self._hold()
            self.loop.call_soon(self._take)
        elif self._held:
            self._held = False
            if not self.is_paused():
                self.transport.resume_reading()

    def _hold(self) -> None:
        self._held = True
        self.transport.pause_reading()

    def is_paused(self) -> bool:
        """Whether nothing is to be read for another reason."""
        raise NotImplementedError


def protocols(connections: Connections) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols for HTTP and for the WebSocket, counted and bounded in time."""
    caps = connections.caps

    class Http(Portioned, H11Protocol):
        """A connection that speaks HTTP."""

        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            self._answer, self.app = self.app, self._asked
            self._patience: asyncio.TimerHandle | None = None
            self._unwanted = 0  # bytes of a body that came after the answer

        def is_paused(self) -> bool:
            return self.flow.read_paused or self.transport.get_protocol() is not self

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._left = b""  # nobody speaks before they are answered
            super().handle_websocket_upgrade(event)

        def on_response_complete(self) -> None:
            if self.conn.their_state is h11.DONE and self.conn.trailing_data[0]:
                self.transport.close()  # who does not wait for an answer asks again: nothing is heaped up here
            super().on_response_complete()

        def handle_events(self) -> None:
            super().handle_events()
            if self.conn.our_state is h11.DONE and self.conn.their_state is h11.SEND_BODY:
                self._unwanted += PORTION
                if self._unwanted > HEAD_BYTES:  # enough for the answer to arrive
                    self.transport.abort()

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if connections.admit(transport):
                self._wait(caps.head_seconds)
            else:
                transport.write(FULL)
                transport.close()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            connections.release(self.transport)
            self._wait(None)

        def _wait(self, seconds: float | None) -> None:
            if self._patience is not None:
                self._patience.cancel()
            self._patience = None if seconds is None else self.loop.call_later(seconds, self._waited)

        def _waited(self) -> None:
            if self.transport.get_protocol() is self:  # and has not become a WebSocket
                self.transport.abort()

        async def _asked(self, scope: Any, receive: Any, send: Any) -> None:
            async def heard() -> Any:
                message = await receive()
                if not message.get("more_body"):
                    self._wait(None)
                return message

            self._wait(caps.body_seconds)
            self._unwanted = 0
            try:
                await self._answer(scope, heard, send)
            finally:
                self._wait(None if self.transport.is_closing() else caps.head_seconds)

    class Socket(WebSocket):
        """A connection that has become a WebSocket."""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            connections.admit(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            connections.release(self.transport)

    return Http, Socket
