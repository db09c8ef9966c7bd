"""uvicorn's WebSocket with a short way in and out, for a busy table costs more on its way than in its game.

Out: through ASGI every text is a message of its own, sent by a task that has to be woken first; here all that waits
for a viewer leaves in one call of the system. In: a short text that comes whole, as most commands do, needs no parser.
Handshake, pings, closing, and everything long, broken or wrong stay uvicorn's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the compiled one, if there is one
from websockets.protocol import OPEN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

EXTENSION = "volteface.wire"  # under this name the application finds its wire in the scope
WHOLE_TEXT, MASKED = 0x81, 0x80


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    on_room: Callable[[], None] | None = None  # called when a client that was slow has read
    on_text: Callable[[bytes], bool] | None = None  # may take a short text before it is left to `receive`

    async def run_asgi(self) -> None:
        """Run the application, which may write to this wire once it has accepted."""
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item]
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """Take a whole text of less than 126 bytes (RFC 6455, 5.2) as it is; the rest is for the parser."""
        size = len(data) - 6
        if 0 <= size < 126 and data[0] == WHOLE_TEXT and data[1] == MASKED | size and self._between_frames:
            text = apply_mask(data[6:], data[2:6])
            if self.on_text is None or not self.on_text(text):
                self.curr_msg_data_type, self.frames = "text", [text]
                self.send_receive_event_to_app()
        else:
            super().data_received(data)

    def leave(self, text: bytes) -> None:
        """Leave a text to `receive` after all."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})

    @property
    def _between_frames(self) -> bool:
        conn = self.conn
        return conn.state is OPEN and conn.current_size is None and not conn.reader.buffer

    @property
    def has_room(self) -> bool:
        """Whether the client has read most of what it was sent."""
        return self.writable.is_set()

    def write(self, texts: Iterable[bytes]) -> None:
        """Send texts, each as a frame of its own; what a client has left unread is the caller's care (`has_room`)."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        if self.on_room is not None:
            self.on_room()


def _head(length: int) -> bytes:
    """What stands before a whole text (RFC 6455, 5.2); a server does not mask."""
    if length < 126:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
