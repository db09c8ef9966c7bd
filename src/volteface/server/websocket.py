"""One WebSocket connection: the frames are read and written by `websockets` without I/O, the bytes by the transport.

The server below hands a connection over when its request asks for it (uvicorn's option `ws`). The application opens it
as ASGI does, and gives it somebody to talk to: from there on messages take no way round over queues and tasks.

    data_received ──► Talker.hear                wake ──► once a round of the loop: Talker.collect ──► transport

Nothing is read from a client that does not read, and nothing is made for it that it cannot take.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any, Protocol

from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from volteface.logs import log
from volteface.server.limits import Bucket, TooMany
from volteface.server.scope import socket_scope

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

PORTION = 4096  # bytes that are taken in at once: however small one's messages are, everybody else's turn comes between
EXTRAS = 10, 100  # pings and continued frames, which cost their sender nothing: so many a second, and so many at once
GOODBYE = 10  # seconds in which a client may answer a goodbye
NOT_UTF8, POLICY, FAILED, RESTART = 1007, 1008, 1011, 1012


class Talker(Protocol):
    """Whoever a connection belongs to once it is open."""

    @property
    def behind(self) -> bool:
        """Whether nothing more should be read from this client for now."""

    @property
    def dismissed(self) -> str | None:
        """Why this client is shown out, if it is."""

    def hear(self, text: str | None) -> None:
        """A message has come; one that is no text is None."""

    def collect(self) -> list[bytes]:
        """What is to be sent now."""


class WebSocket(asyncio.Protocol):
    """A connection that has become a WebSocket."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._loop = asyncio.get_running_loop()
        self._app, self._state = config.loaded_app, server_state
        self._frames = ServerProtocol(max_size=config.ws_max_size)
        self._data = b""  # received, and not read yet
        self._parts: list[bytes] = []  # of a message that comes in several frames
        self._is_text = True  # whether that message is one
        self._messages: deque[str | None] = deque()
        self._talker: Talker | None = None
        self._waking = self._full = False  # whether something will be sent soon; whether the client takes nothing more
        self._resting = self._paused = False  # whether it asked for too much; whether nothing is read from it
        self._closing = False  # whether goodbye has been said
        self._pause_of_pings = config.ws_ping_interval  # whoever has said nothing at all meanwhile has gone
        self._heard = True  # whether anything has come since the last ping
        self._extras = Bucket(*EXTRAS)
        self._accepted = False
        self._timer: asyncio.TimerHandle | None = None  # of the next ping, or of the patience after a goodbye
        self.ended = self._loop.create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is ours now; its request comes next."""
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        self._state.connections.add(self)  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._state.connections.discard(self)
        if self._timer is not None:
            self._timer.cancel()
        if not self.ended.done():
            self.ended.set_result(None)

    def shutdown(self) -> None:
        """The server stops: the client is to come again."""
        if self._accepted:
            self.close(RESTART, "")
        self.transport.close()

    def pause_writing(self) -> None:
        """The client takes no more for now."""
        self._full = True

    def resume_writing(self) -> None:
        """The client takes more."""
        self._full = False
        self.wake()

    def _open(self, request: Request) -> None:
        response = self._frames.accept(request)
        if response.status_code != 101:
            self._refuse(response)
            return
        self._pause()
        opening = self._loop.create_task(self._run(request, response))
        self._state.tasks.add(opening)
        opening.add_done_callback(self._state.tasks.discard)

    def _refuse(self, response: Any) -> None:
        self._frames.send_response(response)
        self._send_out()
        self.transport.close()

    async def _run(self, request: Request, response: Any) -> None:
        """Let the application open the connection; it stays until the end."""

        async def receive() -> dict[str, Any]:
            return {"type": "websocket.connect"}  # nothing more is received there: messages go to the talker

        async def send(message: dict[str, Any]) -> None:
            match message["type"]:
                case "websocket.accept":
                    self._frames.send_response(response)
                    self._send_out()
                    self._accepted = True
                    self._ping_later()
                case "websocket.send":
                    self._frames.send_text(message["text"].encode())
                    self._send_out()
                case _ if not self._accepted:  # refused at the door
                    self._refuse(self._frames.reject(403, ""))
                case _:
                    self.close(message["code"], message["reason"])

        try:
            await self._app(socket_scope(request, self.transport) | {"extensions": {"volteface": self}}, receive, send)
        except InvalidState:
            pass  # the client has gone meanwhile
        except Exception:
            log.exception("a connection could not be opened")
        finally:
            if self._talker is None and not self._closing:
                self.transport.close()

    def talk(self, talker: Talker) -> None:
        """From now on this is whose connection it is."""
        self._talker = talker
        self._loop.call_soon(self._read_on)

    # -- reading -------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        self._heard = True
        if self._data:
            self._data += data
            self._pause()
        else:
            self._data = data
            self._read_on()

    def _read_on(self) -> None:
        """Hand on what has come, message by message, as long as this client may ask for more."""
        if self.transport.is_closing():
            return
        if not self._messages and self._data and not self._full:  # while it takes nothing, pongs would heap up
            data, self._data = self._data[:PORTION], self._data[PORTION:]
            self._read(data)
        while self._messages and not self._held:
            message = self._messages.popleft()
            if not self._closing:
                self._talker.hear(message)  # type: ignore[union-attr]
        if self._messages or (self._data and self._full):
            self._pause()
        elif self._data:
            self._pause()
            self._loop.call_soon(self._read_on)
        elif self._paused and not self._held:
            self._paused = False
            self.transport.resume_reading()

    @property
    def _held(self) -> bool:
        if self._closing:
            return False
        return self._talker is None or self._resting or self._full or self._talker.behind

    def _pause(self) -> None:
        if not self._paused:
            self._paused = True
            self.transport.pause_reading()

    def _read(self, data: bytes) -> None:
        self._frames.receive_data(data)
        events = self._frames.events_received()
        for event in events:
            if isinstance(event, Request):
                self._open(event)
            elif isinstance(event, Frame):
                self._take(event)
        answered = any(isinstance(event, Frame) and event.opcode is Opcode.CLOSE for event in events)
        if not self.transport.is_closing():
            self._send_out()  # pongs and goodbyes
        if self._frames.close_expected() and (answered or not self._closing):
            self._data = b""  # after a goodbye of ours more may still be on its way: hanging up then would take it back
            self.transport.close()

    def _take(self, frame: Frame) -> None:
        opcode = frame.opcode
        if opcode in (Opcode.PING, Opcode.CONT):
            try:
                self._extras.take(self._loop.time())
            except TooMany:
                self.transport.abort()
        if opcode in (Opcode.TEXT, Opcode.BINARY):
            self._is_text = opcode is Opcode.TEXT
        elif opcode is not Opcode.CONT:
            return
        self._parts.append(bytes(frame.data))
        if not frame.fin:
            return
        whole, self._parts = b"".join(self._parts), []
        try:
            self._messages.append(whole.decode() if self._is_text else None)
        except UnicodeDecodeError:
            self.close(NOT_UTF8, "")

    def rest(self, seconds: float) -> None:
        """Read nothing more for a while."""
        self._resting = True
        self._loop.call_later(seconds, self._rested)

    def _rested(self) -> None:
        self._resting = False
        self._read_on()

    # -- writing -------------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Something waits to be sent: send it when this round of the loop is over, with all that has come till then."""
        if not self._waking and not self._full:
            self._waking = True
            self._loop.call_soon(self._write)

    def _write(self) -> None:
        self._waking = False
        talker = self._talker
        if talker is None or self._full or self._closing or self.transport.is_closing():
            return
        try:
            for text in talker.collect():
                self._frames.send_text(text)
            self._send_out()
        except InvalidState:  # the client has said goodbye
            return
        except Exception:  # a fault of ours: nobody is left with a mute connection
            log.exception("writing to a viewer failed")
            self.close(FAILED, "failed")
            return
        if talker.dismissed is not None:
            self.close(POLICY, talker.dismissed)
        elif self._paused:
            self._read_on()

    def _send_out(self) -> None:
        data = b"".join(self._frames.data_to_send())
        if data:
            self.transport.write(data)

    def close(self, code: int, reason: str) -> None:
        """Say goodbye, and hang up when the client has answered or had the time to."""
        if self._closing or self.transport.is_closing():
            return
        self._closing = True
        self._frames.send_close(code, reason)
        self._send_out()
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(GOODBYE, self.transport.abort)
        if self._paused:
            self._read_on()

    def _ping_later(self) -> None:
        if self._pause_of_pings:
            self._timer = self._loop.call_later(self._pause_of_pings, self._ping)

    def _ping(self) -> None:
        if not self._heard:
            self.transport.abort()
            return
        self._heard = False
        self._frames.send_ping(b"")
        self._send_out()
        self._ping_later()
