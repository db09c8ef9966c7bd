"""Chance from a seed: the same everywhere, for ever.

`random.Random` promises its raw stream only, not `shuffle` or `choice`, across Python versions. A deal
must be the same on every platform, so it is drawn from SHA-256 in counter mode with our own few methods.
"""

from __future__ import annotations

from hashlib import sha256
from struct import Struct
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

T = TypeVar("T")
_four_words = Struct(">4Q").unpack


class Chance:
    """A stream of random numbers that depends on its key alone."""

    def __init__(self, *key: object) -> None:
        self._key = "/".join(map(str, key)).encode("utf-8", "surrogateescape")
        self._block = 0
        self._words: list[int] = []

    def word(self) -> int:
        """64 random bits."""
        if not self._words:
            digest = sha256(self._key + b"#%d" % self._block).digest()
            self._block += 1
            self._words = list(_four_words(digest))
        return self._words.pop()

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        if not 0 < n <= 1 << 64:
            raise ValueError(f"below({n}): from 1 to 2**64")
        limit = (1 << 64) // n * n
        while (word := self.word()) >= limit:
            pass
        return word % n

    def unit(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return (self.word() >> 11) / (1 << 53)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The items in random order."""
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order
