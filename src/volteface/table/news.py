"""News of a table: what everybody is told of an event, derived from it and never stored."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

from volteface.table import events as facts
from volteface.table.state import apply, moved_for, opened

if TYPE_CHECKING:
    from collections.abc import Iterable

    from volteface.table.events import Event
    from volteface.table.state import Find, Table

KEPT = 200  # news of a table that somebody who comes later is told of


class NewsItem(msgspec.Struct, frozen=True):
    """One thing that happened, with the seq of its event: news of the game, or of the table."""

    seq: int
    news: Any


class _TableNews(msgspec.Struct, frozen=True, tag_field="code", tag=lambda name: f"table-{name.lower()}"):
    """Something that happened at the table, beside the game."""


class Sat(_TableNews, frozen=True):
    """Somebody has this seat now."""

    seat: int
    who: str


class Lent(_TableNews, frozen=True):
    """A bot plays this seat now."""

    seat: int
    bot: str


class Failed(_TableNews, frozen=True):
    """The program from outside that played this seat has failed, and why: a bot of ours plays on, as is told next."""

    seat: int
    program: str
    why: str


class Freed(_TableNews, frozen=True):
    """Nobody has this seat any more."""

    seat: int


class Readied(_TableNews, frozen=True):
    """A seat is ready for the next round."""

    seat: int


class Again(_TableNews, frozen=True):
    """A seat wants to play another game."""

    seat: int


class Late(_TableNews, frozen=True):
    """A seat's time has run out: a bot makes its move, which is told next."""

    seat: int


class Started(_TableNews, frozen=True):
    """A game has begun."""


class Paused(_TableNews, frozen=True):
    """The table rests, as this person wished."""

    who: str | None = None


class Resumed(_TableNews, frozen=True):
    """The table goes on."""


class Muted(_TableNews, frozen=True):
    """The host lets somebody be heard no longer, or again."""

    who: str
    on: bool


class Closed(_TableNews, frozen=True):
    """The table was ended, by this person; by nobody if whoever runs the server did it."""

    who: str | None = None


TableNews = Sat | Lent | Failed | Freed | Readied | Again | Late | Started | Paused | Resumed | Muted | Closed


@lru_cache(10_000)
def handle(table: str, guest: str) -> str:
    """A guest's name for programs at one table: the same all through, and meaningless elsewhere."""
    return sha256(f"{table}/{guest}".encode()).hexdigest()[:10]


def told(event: Event, after: Table) -> tuple[NewsItem, ...]:
    """The news of an event, for everybody: what the game tells, or what happened at the table."""
    if isinstance(event.fact, (facts.Moved, facts.Elapsed)):
        news = [NewsItem(event.seq, one) for one in after.state.news]
        if isinstance(event.fact, facts.Moved) and moved_for(event, after):
            news.insert(0, NewsItem(event.seq, Late(event.fact.seat)))
        return tuple(news)
    if isinstance(event.fact, facts.Lent) and event.fact.program:
        seat, bot, program, why = event.fact.seat, event.fact.bot, event.fact.program, event.fact.why
        return NewsItem(event.seq, Failed(seat, program, why)), NewsItem(event.seq, Lent(seat, bot))
    at_table = _of_table(event, after)
    return () if at_table is None else (NewsItem(event.seq, at_table),)


def retold(events: Iterable[Event], find: Find, table: Table | None = None) -> tuple[Table | None, deque[NewsItem]]:
    """The table as its events left it, None if there are none, and the last of the news they brought."""
    news = deque[NewsItem](maxlen=KEPT)
    for event in events:
        table = opened(event, find) if table is None else apply(table, event)
        news += told(event, table)
    return table, news


def _of_table(event: Event, after: Table) -> TableNews | None:
    match event.fact:
        case facts.Sat(seat, guest):
            return Sat(seat, handle(event.table, guest))
        case facts.Lent(seat, bot):
            return Lent(seat, bot)
        case facts.Freed(seat):
            return Freed(seat)
        case facts.Readied(seat):
            return Again(seat) if after.status == "over" else Readied(seat)
        case facts.Started():
            return Started()
        case facts.Paused():
            return Paused(None if event.by is None else handle(event.table, event.by))
        case facts.Resumed() if event.by is not None:  # not after a restart, which gives a turn its whole time again
            return Resumed()
        case facts.Muted(guest, on):
            return Muted(handle(event.table, guest), on)
        case facts.Closed():
            return Closed(None if event.by is None else handle(event.table, event.by))
    return None
