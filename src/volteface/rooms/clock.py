"""Clocks: the machine's, and one that all nodes of a cluster share: the database's, by a measured offset."""

from __future__ import annotations

import time
from collections import deque

KEPT = 8  # measurements, of which the one that took the least time is believed


class WallClock:
    """The wall clock in milliseconds; it never jumps while the process runs."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def __call__(self) -> int:
        """What it shows now."""
        return int((self._offset + time.monotonic()) * 1000)


class SharedClock:
    """The database's clock in milliseconds; it never runs back, whatever this machine's own clock shows."""

    def __init__(self) -> None:
        self._found: deque[tuple[float, float]] = deque(maxlen=KEPT)  # how long it took to ask, the offset
        self._offset: float | None = None  # the one that is believed
        self._shown = 0

    def measured(self, begun: float, ended: float, shown: int) -> None:
        """The database has shown this time between two moments of this machine (`time.monotonic`)."""
        self._found.append((ended - begun, shown / 1000 - (begun + ended) / 2))
        self._offset = min(self._found)[1]

    def __call__(self) -> int:
        """What it shows now."""
        if self._offset is not None:
            self._shown = max(self._shown, int((self._offset + time.monotonic()) * 1000))
        return self._shown
