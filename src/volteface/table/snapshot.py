"""Long tables are taken up from a snapshot: what is left of all games before one of the last.

It holds no state of any game, since a start replaces that, so it outlives every change of rules.

    events   1 ........ games that are over ........ | started ... the games since then
                                            snapshot ┘
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from volteface.table import events as facts
from volteface.table.news import retold
from volteface.table.state import Seat, Table, apply, numbered, opened

if TYPE_CHECKING:
    from collections import deque
    from collections.abc import Sequence

    from volteface.table.events import Event
    from volteface.table.news import NewsItem
    from volteface.table.state import Find

LONG = 1000  # events that a snapshot must spare
RECENT = 300  # events after it, so that newcomers are told what happened last


class Snapshot(msgspec.Struct, frozen=True):
    """A table just before a game was started."""

    created: int  # the wall time of its first event
    settings: facts.Created
    seats: tuple[Seat, ...]
    games: int
    muted: frozenset[str]
    seq: int
    keys: dict[str | None, dict[str, int]]


def taken_up(
    code: str, snapshot: Snapshot | None, events: Sequence[Event], find: Find
) -> tuple[Table | None, deque[NewsItem], Snapshot | None]:
    """A table as a snapshot and the events after it left it, its last news, and a newer snapshot if one is due."""
    table, news = retold(events, find, None if snapshot is None else _restored(code, snapshot, find))
    starts = [number for number, event in enumerate(events) if isinstance(event.fact, facts.Started)]
    cut = max((number for number in starts if LONG <= number <= len(events) - RECENT), default=None)
    return table, news, None if cut is None else taken(snapshot, events[:cut], find)


def taken(before: Snapshot | None, events: Sequence[Event], find: Find) -> Snapshot:
    """The snapshot after these events, of which no move is made again."""
    created = events[0].time if before is None else before.created
    table = None if before is None else _restored(events[0].table, before, find)
    for event in events:
        table = opened(event, find) if table is None else _skimmed(table, event)
    assert table is not None
    return Snapshot(created, table.settings, table.seats, table.games, table.muted, table.seq, table.keys)


def _restored(code: str, kept: Snapshot, find: Find) -> Table:
    table = Table(code, find(kept.settings.game), kept.settings, kept.seats)
    return replace(table, games=kept.games, muted=kept.muted, seq=kept.seq, keys=kept.keys, status="over")


def _skimmed(table: Table, event: Event) -> Table:
    """The table after an event of a game that is over: only who sits where, and who is heard, outlasts it."""
    match event.fact:
        case facts.Sat() | facts.Lent() | facts.Freed() | facts.Muted():
            return apply(table, event)
        case facts.Started():
            table = replace(table, games=table.games + 1)
    return numbered(table, event)


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Snapshot).decode
