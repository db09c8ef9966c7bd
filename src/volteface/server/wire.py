"""uvicorn's WebSocket with a short way out: all that waits for a viewer leaves in one call of the system.

Handshake, reading, pings and closing stay uvicorn's. Through ASGI every text is a message of its own, sent by a task
that has to be woken first; at a busy table that costs more than the game itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

EXTENSION = "volteface.wire"  # under this name the application finds its wire in the scope


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    on_room: Callable[[], None] | None = None  # called when a client that was slow has read

    async def run_asgi(self) -> None:
        """Run the application, which may write to this wire once it has accepted."""
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item]
        await super().run_asgi()

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
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
