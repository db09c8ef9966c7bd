"""Rate limits: token buckets by address or connection, bounded in number."""

from __future__ import annotations

from collections import OrderedDict

from volteface.core.errors import GameError

MOST_KEYS = 10_000


class TooMany(GameError):
    """Too much was asked for in too short a time."""

    kind = "too-many"

    def __init__(self, key: str | None = None) -> None:
        self.key = key  # of the command that was too much
        super().__init__("too-many", "That is too much at once: wait a moment and try again.")


class Bucket:
    """At most `burst` at once, and `rate` a second over time."""

    __slots__ = ("_burst", "_left", "_rate", "_since")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._since = float(burst), 0.0

    def take(self, now: float, command: str | None = None, count: int = 1) -> None:
        """Take one, or TooMany, which names the command's key; `now` is in seconds. Of none it says if one is left."""
        left = self._left + (now - self._since) * self._rate
        self._left, self._since = (left if left < self._burst else self._burst), now
        if self._left < 1:
            raise TooMany(command)
        self._left -= count


class Limit:
    """A bucket for each address, bounded in number."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self) -> Bucket:
        """A full one, for a connection of its own."""
        return Bucket(self.rate, self.burst)

    def check(self, address: str, now: float, count: int = 1) -> None:
        """Take one from the bucket of an address, or TooMany; with a count of 0 only look whether one is left."""
        bucket = self._buckets.setdefault(address, self.bucket())
        self._buckets.move_to_end(address)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        bucket.take(now, count=count)


def limits(*, on: bool = True) -> dict[str, Limit]:
    """All limits of a server: by address for guests, tables and look-ups, by connection for the rest."""
    many = 1 if on else 1_000_000
    rates = {
        "guests": (0.5, 30),
        "tables": (0.2, 20),
        "names": (0.2, 10),
        "finds": (2, 60),
        "misses": (2, 60),
        "replays": (0.5, 10),
        "sockets": (5, 300),
        "commands": (30, 60),
        "seats": (1, 30),
        "phones": (4, 30),
        "talk": (1, 8),
        "signals": (15, 15),
        "reviews": (0.1, 8),
        "prints": (0.1, 8),
        "progress": (4, 20),
    }
    return {name: Limit(rate * many, burst * many) for name, (rate, burst) in rates.items()}
