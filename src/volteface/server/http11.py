"""One HTTP connection: heads and bodies are read and written by `h11` without I/O, the bytes by the transport.

The server below makes one for each connection (uvicorn's option `http`). Requests are answered one after the other by
the application, as ASGI says; one that asks for a WebSocket hands the connection over (`websocket.py`).

    connection made ─ head_seconds ─► request ─ body_seconds ─► read ─ no hurry ─► answered ─ head_seconds ─► ...

What has come is taken in by portions: between two of them it is everybody else's turn. Nothing is heaped up: no body
is read on that the application does not read, and whoever asks again before the answer has come is sent away after it.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import h11

from volteface.logs import log
from volteface.rooms.caps import BODY_BYTES, HEAD_BYTES
from volteface.server.scope import scope_of
from volteface.server.websocket import PORTION

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

    from volteface.rooms.caps import Caps

CLOSE = (b"connection", b"close")


class Http(asyncio.Protocol):
    """A connection that speaks HTTP."""

    caps: Caps

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: Any = None) -> None:
        self._loop = asyncio.get_running_loop()
        self._config, self._state, self._app_state = config, server_state, app_state
        self._wire = h11.Connection(h11.SERVER, max_incomplete_event_size=HEAD_BYTES)
        self._data = b""  # received, and not taken in yet
        self._unwanted = 0  # bytes of a body that came after the answer
        self._paused = False  # whether nothing is read for now
        self._hasty = False  # whether somebody asks again before the answer has come
        self._stopping = False  # whether the server does
        self._exchange: Exchange | None = None  # the request that is being answered
        self._patience: asyncio.TimerHandle | None = None
        self.writable = asyncio.Event()
        self.writable.set()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has come; what they want they say next."""
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        self._state.connections.add(self)  # type: ignore[arg-type]
        self._wait(self.caps.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._state.connections.discard(self)
        self._wait(None)
        self.writable.set()
        if self._exchange is not None:
            self._exchange.end()

    def shutdown(self) -> None:
        """The server stops: what is being answered is still answered."""
        self._stopping = True
        if self._exchange is None:
            self.transport.close()

    def pause_writing(self) -> None:
        """The client takes no more for now."""
        self.writable.clear()

    def resume_writing(self) -> None:
        """The client takes more."""
        self.writable.set()

    def _wait(self, seconds: float | None) -> None:
        if self._patience is not None:
            self._patience.cancel()
        self._patience = None if seconds is None else self._loop.call_later(seconds, self._waited)

    def _waited(self) -> None:
        if self._exchange is None and not self.transport.is_closing():
            self.transport.close()  # what was answered last may still be on its way
            self._wait(self.caps.head_seconds)
        else:
            self.transport.abort()

    # -- reading -------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        if self._data:
            self._data += data
            self._pause()
        else:
            self._data = data
            self.read_on()

    def read_on(self) -> None:
        """Take in a portion of what has come, and the others when everybody has had their turn."""
        if self._data and not self._held and not self._gone:
            portion, self._data = self._data[:PORTION], self._data[PORTION:]
            self._wire.receive_data(portion)
            self._read()
            if self._exchange is None and self._wire.their_state is h11.SEND_BODY:
                self._unwanted += len(portion)
                if self._unwanted > HEAD_BYTES:  # enough for the answer to arrive
                    self.transport.abort()
            if self._data:
                self._loop.call_soon(self.read_on)
        if self._gone:
            return
        if self._data or self._held:
            self._pause()
        elif self._paused:
            self._paused = False
            self.transport.resume_reading()

    @property
    def _gone(self) -> bool:
        return self.transport.is_closing() or self.transport.get_protocol() is not self

    @property
    def _held(self) -> bool:
        return self._exchange is not None and (self._hasty or len(self._exchange.body) > BODY_BYTES)

    def _pause(self) -> None:
        if not self._paused:
            self._paused = True
            self.transport.pause_reading()

    def _read(self) -> None:
        while not self.transport.is_closing():
            try:
                event = self._wire.next_event()
            except h11.RemoteProtocolError:
                self._refuse()
                return
            match event:
                case h11.Request():
                    if _wants_websocket(event):
                        self._hand_over(event)
                        return
                    self._begin(event)
                case h11.Data():
                    if self._exchange is not None:
                        self._exchange.hear(event.data)
                case h11.EndOfMessage():
                    self._end()
                case _:  # more is needed before anything can be said, or whoever asks does not wait for the answer
                    self._hasty = event is h11.PAUSED and bool(self._wire.trailing_data[0])
                    return

    def _begin(self, request: h11.Request) -> None:
        self._wait(self.caps.body_seconds)
        self._unwanted = 0
        scope = scope_of("http", request.target, request.headers, self.transport)
        scope |= {"method": request.method.decode("ascii"), "state": self._app_state.copy()}
        scope["http_version"] = request.http_version.decode("ascii")
        self._exchange = Exchange(self, scope, self._state.default_headers)
        task = self._loop.create_task(self._exchange.run(self._config.loaded_app))
        self._state.tasks.add(task)
        task.add_done_callback(self._state.tasks.discard)

    def _end(self) -> None:
        if self._exchange is not None:
            self._wait(None)
            self._exchange.hear(b"", more=False)
        else:
            self._wire.start_next_cycle()

    def _refuse(self) -> None:
        """Answer what is no HTTP; if something is being answered already, that is all there is."""
        if self._wire.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.abort()
            return
        if self._exchange is not None:
            self._exchange.end()
        self.write(h11.Response(status_code=400, headers=[CLOSE], reason=b"Bad Request"))
        self.write(h11.EndOfMessage())
        self.transport.close()

    def _hand_over(self, request: h11.Request) -> None:
        """Let the connection be a WebSocket; nobody speaks before they are answered, so the rest is dropped."""
        self._data = b""
        self._state.connections.discard(self)
        self._wait(None)
        head = [request.method + b" " + request.target + b" HTTP/1.1"]
        head += [name + b": " + value for name, value in request.headers]
        protocol: Any = self._config.ws_protocol_class
        socket = protocol(config=self._config, server_state=self._state, app_state=self._app_state)
        socket.connection_made(self.transport)
        socket.data_received(b"\r\n".join([*head, b"", b""]))
        self.transport.set_protocol(socket)

    # -- writing -------------------------------------------------------------------------------------------------------

    def begin_answer(self, status: int, headers: list[tuple[bytes, bytes]]) -> None:
        """The head of an answer."""
        more = [CLOSE] if self._hasty or self._stopping else []
        self.write(h11.Response(status_code=status, headers=[*headers, *more], reason=HTTPStatus(status).phrase))

    def end_answer(self) -> None:
        """An answer is whole: on to the next request, if there may be one."""
        self.write(h11.EndOfMessage())
        self._exchange = None
        if self._hasty or self._stopping or self._wire.our_state is h11.MUST_CLOSE:
            self.transport.close()
        elif self._wire.their_state is h11.DONE:
            self._wire.start_next_cycle()
        self._wait(self.caps.head_seconds)
        self.read_on()

    def write(self, event: Any) -> None:
        """Send something out."""
        data = self._wire.send(event)
        if data and not self.transport.is_closing():
            self.transport.write(data)

    def invite(self) -> None:
        """Let a client send its body that waits to be told so."""
        if self._wire.they_are_waiting_for_100_continue:
            self.write(h11.InformationalResponse(status_code=100, headers=[], reason=b"Continue"))


class Exchange:
    """One request and its answer, as ASGI says."""

    def __init__(self, line: Http, scope: dict[str, Any], headers: list[tuple[bytes, bytes]]) -> None:
        self._line, self._scope, self._headers = line, scope, headers
        self.body = b""  # received, and not read by the application yet
        self._more = True  # whether more of it is to come
        self._came = asyncio.Event()
        self._over = False

    async def run(self, app: Any) -> None:
        """Let the application answer."""
        try:
            await app(self._scope, self._receive, self._send)
        except Exception:
            log.exception("a request failed")
        finally:
            if not self._over:
                self._line.transport.close()

    def hear(self, data: bytes, *, more: bool = True) -> None:
        """Some of the body has come."""
        self.body += data
        self._more = more
        self._came.set()

    def end(self) -> None:
        """All is answered, or nobody listens any more."""
        self._over = True
        self._came.set()

    async def _receive(self) -> dict[str, Any]:
        if not self._over:
            self._line.invite()
            await self._came.wait()
        if self._over:
            return {"type": "http.disconnect"}
        self._came.clear()
        message = {"type": "http.request", "body": self.body, "more_body": self._more}
        self.body = b""
        self._line.read_on()
        return message

    async def _send(self, message: dict[str, Any]) -> None:
        await self._line.writable.wait()
        if self._over:
            return
        if message["type"] == "http.response.start":
            self._line.begin_answer(message["status"], [*self._headers, *message.get("headers", [])])
            return
        body = message.get("body", b"")
        if body and self._scope["method"] != "HEAD":
            self._line.write(h11.Data(data=body))
        if not message.get("more_body"):
            self.end()
            self._line.end_answer()


def _wants_websocket(request: h11.Request) -> bool:
    headers = {name: value.lower() for name, value in request.headers}
    tokens = [token.strip() for token in headers.get(b"connection", b"").split(b",")]
    return b"upgrade" in tokens and headers.get(b"upgrade") == b"websocket"
