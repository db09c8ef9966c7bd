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


class Limit:
    """At most `burst` at once, and `rate` a second over time, for each key."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str, now: float) -> bool:
        """Take one, if there is one left; `now` is in seconds."""
        left, since = self._buckets.pop(key, (float(self.burst), now))
        left = min(self.burst, left + (now - since) * self.rate)
        self._buckets[key] = (left - 1 if left >= 1 else left, now)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return left >= 1

    def check(self, key: str, now: float, command: str | None = None) -> None:
        """`allows`, or TooMany, which names the command's key."""
        if not self.allows(key, now):
            raise TooMany(command)


def limits(*, on: bool = True) -> dict[str, Limit]:
    """All limits of a server: by address for guests, tables and look-ups, by connection for the rest."""
    many = 1 if on else 1_000_000
    rates = {
        "guests": (0.5, 30),
        "tables": (0.2, 20),
        "finds": (2, 60),
        "sockets": (5, 300),
        "commands": (30, 60),
        "talk": (1, 8),
        "signals": (15, 15),
        "reviews": (0.1, 8),
    }
    return {name: Limit(rate * many, burst * many) for name, (rate, burst) in rates.items()}
