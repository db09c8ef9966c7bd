"""What each viewer of a table is shown: the table itself, the game's view for them, their moves, and the news.

Guests appear to others under a handle that means nothing outside this table; nicknames and presence are given by
whoever knows them. What is not put in here never leaves the server.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any

import msgspec

from volteface.core.game import Choice  # noqa: TC001 - read while schemas are made
from volteface.table.decide import next_deadline, turn_deadline
from volteface.table.news import NewsItem, handle
from volteface.table.state import Status  # noqa: TC001 - read while schemas are made
from volteface.table.tips import TipView  # noqa: TC001 - read while schemas are made

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from volteface.table.state import Table


_encode = msgspec.json.Encoder().encode


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    who: str | None  # a guest's handle at this table
    name: str | None
    bot: str | None
    here: bool
    ready: bool


class ClockView(msgspec.Struct, frozen=True):
    """The game's clock: at `at` by the server's `now`; it runs from the wall time `start` if that is given."""

    now: int
    at: int
    start: int | None
    deadline: int | None  # wall time of the game's next deadline
    turn: int | None  # wall time at which a bot moves for whoever is to move


class _Lasting(msgspec.Struct, frozen=True):
    """What of a table lasts while a game goes on."""

    id: str
    game: str
    status: Status
    games: int
    public: bool
    options: dict[str, Any]
    turn_seconds: int | None
    hints: bool
    seats: tuple[SeatView, ...]
    host: str
    paused: bool
    muted: tuple[str, ...]  # the handles of those whom the host lets nobody hear
    crowd: tuple[int, ...]  # points for tips, by seat


class TableView(_Lasting, frozen=True):
    """A table as everybody sees it."""

    clock: ClockView
    tips: tuple[TipView, ...]  # of the last round, once it is over


class _Passing(msgspec.Struct, frozen=True):
    """What of a TableView every moment changes."""

    clock: ClockView
    tips: tuple[TipView, ...]


class Frame(msgspec.Struct, frozen=True, tag_field="is", tag="frame"):
    """Everything a viewer needs: a client that gets only the latest frame has missed nothing but news."""

    seq: int
    you: str  # the viewer's handle
    yours: tuple[int, ...]  # the viewer's seats, also those that a bot plays for them
    news: tuple[NewsItem, ...]
    table: TableView
    view: Any  # the game's view for this viewer; None while no game has begun
    legal: dict[int, tuple[Choice, ...]]  # by seat, for the seats this viewer plays
    tip: TipView | None  # what this viewer has tipped for the round that runs


class _Frame(msgspec.Struct, frozen=True, tag_field="is", tag="frame"):
    """A Frame whose shared parts are encoded already."""

    seq: int
    you: str
    yours: tuple[int, ...]
    news: msgspec.Raw
    table: msgspec.Raw
    view: msgspec.Raw
    legal: dict[int, tuple[Choice, ...]]
    tip: TipView | None


class _Place(msgspec.Struct, frozen=True):
    """Where a viewer is at a table."""

    handle: str
    yours: tuple[int, ...]
    played: tuple[int, ...]  # of those, the ones that no bot plays


def guest_of(table: Table, who: str, known: Mapping[str, str]) -> str | None:
    """The guest behind a handle, among those who sit here or are known to be here."""
    guests = {seat.guest for seat in table.seats if seat.guest is not None} | set(known)
    return next((guest for guest in guests if handle(table.id, guest) == who), None)


def seat_view(table: Table, names: Mapping[str, str], present: frozenset[str]) -> tuple[SeatView, ...]:
    """All seats as everybody sees them."""
    return tuple(
        SeatView(
            who=None if seat.guest is None else handle(table.id, seat.guest),
            name=None if seat.guest is None else names.get(seat.guest),
            bot=seat.bot,
            here=seat.bot is not None or seat.guest in present,
            ready=number in table.ready,
        )
        for number, seat in enumerate(table.seats)
    )


def _lasting(table: Table, names: Mapping[str, str], present: frozenset[str]) -> _Lasting:
    settings = table.settings
    return _Lasting(
        id=table.id,
        game=settings.game,
        status=table.status,
        games=table.games,
        public=settings.public,
        options=settings.options,
        turn_seconds=settings.turn_seconds,
        hints=table.hints,
        seats=seat_view(table, names, present),
        host=handle(table.id, table.host),
        paused=table.paused,
        muted=tuple(sorted(handle(table.id, guest) for guest in table.muted)),
        crowd=table.crowd,
    )


def _passing(table: Table, now: int) -> _Passing:
    clock = ClockView(now, table.clock.at(now), table.clock.start, next_deadline(table), turn_deadline(table))
    return _Passing(clock, () if _is_built(table) else table.tips)


def _is_built(table: Table) -> bool:
    """Whether builders are at work, to whom a tip would tell something."""
    return table.status == "playing" and bool(table.game.partners(table.state))


def _fixed(table: Table) -> tuple[object, ...]:
    """What `_lasting` shows that can change at all."""
    return table.status, table.games, table.seats, table.ready, table.paused, table.muted, table.crowd


def seat_seen_from(table: Table, seats: Sequence[int]) -> int | None:
    """The seat whose view a guest of these seats gets: of several, the first that has something to do."""
    if len(seats) > 1 and table.status == "playing":
        return next((seat for seat in seats if table.game.legal(table.state, seat)), seats[0])
    return seats[0] if seats else None


class Scene:
    """A table at one moment, for all its viewers: what they share is made and encoded once.

    The scene before it may be given if names and presence are as they were: a move leaves most of a table as it was.
    """

    def __init__(
        self,
        table: Table,
        news: Sequence[NewsItem],
        names: Mapping[str, str],
        present: frozenset[str],
        now: int,
        before: Scene | None = None,
    ) -> None:
        self._table, self._news = table, news
        self._lasting: bytes
        self._places: dict[str, _Place]
        if before is not None and _fixed(before._table) == _fixed(table):
            self._lasting, self._places = before._lasting, before._places
        else:
            self._lasting, self._places = _encode(_lasting(table, names, present)), {}
        passing = _encode(_passing(table, now))
        self._shared = msgspec.Raw(b"%b,%b" % (self._lasting[:-1], passing[1:]))  # one object of both
        self._views: dict[int | None, msgspec.Raw] = {}
        self._told: dict[int, msgspec.Raw] = {}

    def frame(self, guest: str, known: int) -> bytes:
        """What a guest is shown, with the news after the number they know, as JSON."""
        table = self._table
        place = self._places.get(guest)
        if place is None:
            yours = table.seats_of(guest)
            played = tuple(seat for seat in yours if table.seats[seat].player == guest)
            place = self._places[guest] = _Place(handle(table.id, guest), yours, played)
        legal: dict[int, tuple[Choice, ...]] = {}
        if table.status == "playing":
            for seat in place.played:
                choices = table.game.legal(table.state, seat)
                if choices:
                    legal[seat] = choices
        seen_from = seat_seen_from(table, place.yours)
        frame = _Frame(
            table.seq,
            place.handle,
            place.yours,
            self._news_after(known),
            self._shared,
            self._view(seen_from),
            legal,
            next((tip for tip in table.tips if tip.seat == seen_from), None),
        )
        return _encode(frame)

    def _view(self, seat: int | None) -> msgspec.Raw:
        found = self._views.get(seat)
        if found is None:
            state = self._table.state
            view = None if state is None else self._table.game.view(state, seat)
            found = self._views[seat] = msgspec.Raw(_encode(view))
        return found

    def _news_after(self, known: int) -> msgspec.Raw:
        found = self._told.get(known)
        if found is None:
            new = list(takewhile(lambda item: item.seq > known, reversed(self._news)))
            found = self._told[known] = msgspec.Raw(_encode(new[::-1]))
        return found
