"""A viewer: somebody who looks at a table, and what waits to be sent to them, bounded.

Nothing is queued up for a viewer but answers: whoever sends to them collects what is latest when they can take it. So
a slow reader gets the newest frame, with the news since the last one, and nothing in between.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

import msgspec

from volteface.rooms.messages import Ack
from volteface.table.commands import Signal
from volteface.table.look import Parts

if TYPE_CHECKING:
    from collections.abc import Callable

    from volteface.rooms.messages import Answer, Said, Shown
    from volteface.rooms.room import Room
    from volteface.table.commands import AnyCommand

ANSWERS_WAITING, SAID_KEPT = 10, 50
SIGNALS_KEPT = 8
PAUSE = 1 / 15  # seconds between two rounds of signals to a viewer
_encode = msgspec.json.Encoder().encode


class Viewer:
    """One look at a table; `wake` is called when something waits, `seq` is the number this viewer has news up to."""

    def __init__(self, guest: str, wake: Callable[[], None], seq: int | None = None) -> None:
        self.guest, self.wake = guest, wake
        self.seq = seq
        self.parts = Parts()  # of the last frame
        self.stale = True  # whether there is a newer frame to send
        self.dismissed: str | None = None  # why this viewer is shown out
        self.asked = 0  # commands that are not answered yet
        self._answers: list[Answer] = []
        self._said: deque[Said] = deque(maxlen=SAID_KEPT)
        self._signals: dict[tuple[str, str], Shown] = {}
        self._resting = False  # whether signals have been sent a moment ago

    @property
    def behind(self) -> bool:
        """Whether so many answers are to come, or wait, that nothing more should be read from this client."""
        return self.asked + len(self._answers) > ANSWERS_WAITING

    def ask(self, room: Room, command: AnyCommand) -> None:
        """Ask for something; its answer will wait here."""
        if not isinstance(command, Signal):
            self.asked += 1
        room.ask(self.guest, command, self._answered)

    def _answered(self, message: Answer) -> None:
        self.asked -= 1
        self.answer(message)

    def answer(self, message: Answer) -> None:
        """Something to send before the next frame."""
        self._answers.append(message)
        self.wake()

    def hear(self, said: Said) -> None:
        """Something said; of much that waits the last is kept."""
        self._said.append(said)
        self.wake()

    def signal(self, shown: Shown) -> None:
        """A hand, a finger or a drag: the latest of each, and not too many."""
        key = (shown.who, shown.kind)
        if key in self._signals or len(self._signals) < SIGNALS_KEPT:
            self._signals[key] = shown
            self.wake()

    def look(self) -> None:
        """There is a newer frame."""
        self.stale = True
        self.wake()

    def dismiss(self, why: str) -> None:
        """Show this viewer out."""
        self.dismissed = why
        self.wake()

    def collect(self, room: Room) -> list[bytes]:
        """What waits, as JSON: answers first, then the latest frame, then signals."""
        texts, done = list[bytes](), list[str]()
        if self._answers:
            for answer in self._answers:
                if self.stale and isinstance(answer, Ack):  # what was carried out is said in the frame that shows it
                    done.append(answer.key)
                else:
                    texts.append(_encode(answer))
            self._answers = []
        if self._said:
            texts += map(_encode, self._said)
            self._said.clear()
        if self.stale:
            self.stale = False
            frame = room.frame(self, done)
            if frame:
                texts.append(frame)
        if self._signals and not self._resting:
            self._resting = True
            asyncio.get_running_loop().call_later(PAUSE, self._rested)
            texts += map(_encode, self._signals.values())
            self._signals = {}
        return texts

    def _rested(self) -> None:
        self._resting = False
        if self._signals:
            self.wake()
