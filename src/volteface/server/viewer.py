"""A viewer: somebody who looks at a table through one connection, and what waits to be sent to them, bounded.

A viewer is not fed but collects. When the loop comes round, everything that waits leaves together: answers first, then
the latest frame, then signals. Nothing leaves while the client has not read what it was sent before.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from uvicorn.protocols.utils import ClientDisconnected

if TYPE_CHECKING:
    from volteface.server.live import Live
    from volteface.server.messages import Ack, Hinted, Refusal, Said, Shown
    from volteface.server.wire import Wire

POLICY = 1008
ANSWERS_KEPT, ANSWERS_WAITING = 50, 10
SIGNALS_KEPT = 8
PAUSE = 1 / 15  # seconds between two rounds of signals to a viewer
_encode = msgspec.json.Encoder().encode


class Viewer:
    """One connection of a guest to a table."""

    def __init__(self, guest: str, known: int, wire: Wire, live: Live) -> None:
        self.guest, self._wire, self._live = guest, wire, live
        self.id = f"{id(self):x}"  # for rate limits
        self.known = known  # the seq up to which this viewer has been told
        self.stale = True  # whether there is a newer frame to send
        self.answers: deque[Ack | Refusal | Hinted | Said] = deque(maxlen=ANSWERS_KEPT)
        self.signals: dict[tuple[str, str], Shown] = {}
        self._resting = False  # whether signals have been sent a moment ago
        wire.on_room = live.wake

    @property
    def behind(self) -> bool:
        """Whether so many answers wait that nothing more should be read from this client."""
        return len(self.answers) > ANSWERS_WAITING

    def answer(self, message: Ack | Refusal | Hinted | Said) -> None:
        """Something to send before the next frame."""
        self.answers.append(message)
        self._live.wake()

    def signal(self, shown: Shown) -> None:
        """A hand, a finger or a drag: the latest of each, and not too many."""
        if len(self.signals) < SIGNALS_KEPT:
            self.signals[shown.who, shown.kind] = shown
            self._live.wake()

    def send(self) -> None:
        """Send what waits, unless the client is slow: the wire says when it has room again."""
        if not self._wire.has_room:
            return
        texts = [_encode(answer) for answer in self.answers]
        self.answers.clear()
        if self.stale:
            self.stale = False
            texts.append(self._live.frame_for(self))
        if texts:
            self._wire.write(texts)
        if self.signals and self._wire.has_room:
            self._send_signals()

    def _send_signals(self) -> None:
        if not self._resting:
            self._resting = True
            asyncio.get_running_loop().call_later(PAUSE, self._rested)
            self._wire.write(map(_encode, self.signals.values()))
            self.signals = {}

    def _rested(self) -> None:
        self._resting = False
        self._live.wake()

    async def send_away(self) -> None:
        """End the connection from our side."""
        with suppress(ClientDisconnected):
            await self._wire.send({"type": "websocket.close", "code": POLICY, "reason": "forgotten"})
