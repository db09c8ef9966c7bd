"""News of a table: what everybody is told of an event, derived from it and never stored."""

from __future__ import annotations

from collections.abc import Mapping  # noqa: TC003 - read while schemas are made
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from volteface.table import events as facts

if TYPE_CHECKING:
    from volteface.table.events import Event
    from volteface.table.state import Table


PLAYED = (facts.Moved, facts.Elapsed)


class NewsItem(msgspec.Struct, frozen=True):
    """One thing that happened, with the seq of its event."""

    seq: int
    code: str
    facts: Mapping[str, object]


@lru_cache(10_000)
def handle(table: str, guest: str) -> str:
    """A guest's name for programs at one table: the same all through, and meaningless elsewhere."""
    return sha256(f"{table}/{guest}".encode()).hexdigest()[:10]


def told(event: Event, after: Table) -> tuple[NewsItem, ...]:
    """The news of an event, for everybody: what the game tells, or what happened at the table."""
    fact = event.fact
    if isinstance(fact, PLAYED):
        return tuple([NewsItem(event.seq, news.code, news.facts) for news in after.state.news])
    code = f"table-{type(fact).__name__.lower()}"
    match fact:
        case facts.Sat(seat, guest):
            return (NewsItem(event.seq, code, {"seat": seat, "who": handle(event.table, guest)}),)
        case facts.Lent(seat, bot):
            return (NewsItem(event.seq, code, {"seat": seat, "bot": bot}),)
        case facts.Freed(seat) | facts.Readied(seat):
            return (NewsItem(event.seq, code, {"seat": seat}),)
        case facts.Muted(guest, on):
            return (NewsItem(event.seq, code, {"who": handle(event.table, guest), "on": on}),)
        case facts.Created() | facts.Going() | facts.Stopped() | facts.Tipped():
            return ()
        case _:
            return (NewsItem(event.seq, code, {}),)
