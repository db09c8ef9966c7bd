"""A viewer: somebody who looks at a table through one connection, and what waits to be sent to them, bounded.

A viewer is woken, not fed. When the loop comes round, everything that waits leaves together: answers first, then the
latest frame, then signals. Nothing leaves while the client has not read what it was sent before.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from uvicorn.protocols.utils import ClientDisconnected

if TYPE_CHECKING:
    from collections.abc import Callable

    from volteface.server.messages import Ack, Hinted, Refusal, Said, Shown
    from volteface.server.wire import Wire

POLICY = 1008
ANSWERS_KEPT = 50
SIGNALS_KEPT = 8
PAUSE = 1 / 15  # seconds between two rounds of signals to a viewer
_encode = msgspec.json.Encoder().encode


class Viewer:
    """One connection of a guest; `look` makes their latest frame."""

    def __init__(self, guest: str, known: int, wire: Wire, look: Callable[[Viewer], bytes]) -> None:
        self.guest, self.wire, self._look = guest, wire, look
        self.id = f"{id(self):x}"  # for rate limits
        self.known = known  # the seq up to which this viewer has been told
        self.stale = True  # whether there is a newer frame to send
        self.answers: deque[Ack | Refusal | Hinted | Said] = deque(maxlen=ANSWERS_KEPT)
        self.signals: dict[tuple[str, str], Shown] = {}
        self._loop = asyncio.get_running_loop()
        self._woken = False
        self._resting = False  # whether signals have been sent a moment ago
        wire.on_room = self.wake

    def answer(self, message: Ack | Refusal | Hinted | Said) -> None:
        """Something to send before the next frame."""
        self.answers.append(message)
        self.wake()

    def refresh(self) -> None:
        """There is something new to look at."""
        self.stale = True
        self.wake()

    def signal(self, shown: Shown) -> None:
        """A hand, a finger or a drag: the latest of each, and not too many."""
        if len(self.signals) < SIGNALS_KEPT:
            self.signals[shown.who, shown.kind] = shown
            self.wake()

    def wake(self) -> None:
        """Send what waits, when the loop comes round."""
        if not self._woken:
            self._woken = True
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        self._woken = False
        if not self.wire.has_room:
            return  # the wire will wake us
        texts = [_encode(answer) for answer in self.answers]
        self.answers.clear()
        if self.stale:
            self.stale = False
            texts.append(self._look(self))
        if texts:
            self.wire.write(texts)
        if self.signals and self.wire.has_room:
            self._send_signals()

    def _send_signals(self) -> None:
        if not self._resting:
            self._resting = True
            self._loop.call_later(PAUSE, self._rested)
            self.wire.write(map(_encode, self.signals.values()))
            self.signals = {}

    def _rested(self) -> None:
        self._resting = False
        self.wake()

    async def send_away(self) -> None:
        """End the connection from our side."""
        with suppress(ClientDisconnected):
            await self.wire.send({"type": "websocket.close", "code": POLICY, "reason": "forgotten"})
