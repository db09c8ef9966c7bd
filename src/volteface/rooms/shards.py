"""The databases of a cluster, as one node uses them: each with its tables, its bus and what nodes share there."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from volteface.store import ALPHABET
from volteface.store.bus import Bus, Hints, PostgresBus
from volteface.store.duties import Duties
from volteface.store.shelf import Shelf

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from volteface.store.postgres import PostgresStore
    from volteface.store.routed import RoutedStore

    AnyStore = PostgresStore | RoutedStore

SILENCE = 3.0  # seconds after which a living node that says nothing is a reason to look


class Shard:
    """One database, as this node uses it."""

    def __init__(self, store: PostgresStore, letters: str, node: str, hear: Callable[[Shard, Hints], None]) -> None:
        self.letters = letters  # with which the ids of its tables begin; others were left behind when they were copied
        self.store, self.duties, self.shelf = store, Duties(store, node), Shelf(store)
        self.bus: Bus = PostgresBus(store.address, node, lambda hints: hear(self, hints))
        self.nodes: frozenset[str] = frozenset()
        self.until = 0.0  # as long as this node surely lives, on its own clock
        self.heard: dict[str, tuple[int, float]] = {}  # the last message of each node, and when it came
        self.gap = True  # whether hints were missed since the last look at all

    @property
    def alive(self) -> bool:
        """Whether the others surely think that this node lives: only then what it minds is minded here only."""
        return self.until > time.monotonic()

    def hear(self, hints: Hints) -> None:
        """Remember who has said what last; a number that is missing is a gap."""
        before = self.heard.get(hints.node)
        self.heard[hints.node] = (hints.number, time.monotonic())
        self.gap |= before is None or hints.number != before[0] + 1

    def is_whole(self) -> bool:
        """Whether all hints have come since this was last asked, and every living node speaks."""
        now, others = time.monotonic(), self.nodes - {self.duties.node}
        silent = any(now - self.heard.get(node, (0, 0.0))[1] > SILENCE for node in others)
        gap, self.gap = self.gap, False
        return not gap and not silent


class Shards:
    """All of them."""

    def __init__(self, store: AnyStore, node: str, hear: Callable[[Shard, Hints], None]) -> None:
        self._store = store
        self._shards = {one.address: Shard(one, _letters(store, one), node, hear) for one in store.shards}
        self.home = next(iter(self._shards.values()))

    def __iter__(self) -> Iterator[Shard]:
        return iter(self._shards.values())

    def of(self, table: str) -> Shard:
        """The one that has a table."""
        return self._shards[self._store.shard(table).address]

    def share(self, tables: Iterable[str]) -> list[tuple[Shard, list[str]]]:
        """Which tables each of them has."""
        found: dict[str, list[str]] = {}
        for table in tables:
            found.setdefault(self._store.shard(table).address, []).append(table)
        return [(self._shards[address], some) for address, some in found.items()]


def _letters(store: AnyStore, shard: PostgresStore) -> str:
    """The first letters of the tables that one of the databases has."""
    return "".join(letter for letter in ALPHABET if store.shard(letter) is shard)
