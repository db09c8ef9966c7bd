"""What each viewer of a table is shown: the table itself, the game's view for them, their moves, and the news.

Guests appear to others under a handle that means nothing outside this table; nicknames and presence are given by
whoever knows them. What is not put in here never leaves the server.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from volteface.core.game import Choice
from volteface.table.decide import next_deadline, turn_deadline
from volteface.table.news import NewsItem, handle
from volteface.table.state import Status  # noqa: TC001 - read while schemas are made

if TYPE_CHECKING:
    from collections.abc import Mapping

    from volteface.table.state import Table


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


class TableView(msgspec.Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    game: str
    status: Status
    games: int
    public: bool
    options: dict[str, Any]
    turn_seconds: int | None
    seats: tuple[SeatView, ...]
    host: str
    you: str
    yours: tuple[int, ...]
    paused: bool
    clock: ClockView


class Frame(msgspec.Struct, frozen=True, tag_field="is", tag="frame"):
    """Everything a viewer needs: a client that gets only the latest frame has missed nothing but news."""

    seq: int
    news: tuple[NewsItem, ...]
    table: TableView
    view: Any  # the game's view for this viewer; None while no game has begun
    legal: dict[int, tuple[Choice, ...]]  # by seat, for the seats this viewer plays


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


def table_view(table: Table, guest: str, names: Mapping[str, str], present: frozenset[str], now: int) -> TableView:
    """The table as this guest sees it."""
    settings = table.settings
    return TableView(
        id=table.id,
        game=settings.game,
        status=table.status,
        games=table.games,
        public=settings.public,
        options=settings.options,
        turn_seconds=settings.turn_seconds,
        seats=seat_view(table, names, present),
        host=handle(table.id, table.host),
        you=handle(table.id, guest),
        yours=table.seats_of(guest),
        paused=table.paused,
        clock=ClockView(now, table.clock.at(now), table.clock.start, next_deadline(table), turn_deadline(table)),
    )


def seat_seen_from(table: Table, guest: str | None) -> int | None:
    """The seat whose view a guest gets: of several on one device, the first that has something to do."""
    seats = table.seats_of(guest)
    if len(seats) > 1 and table.status == "playing":
        return next((seat for seat in seats if table.game.legal(table.state, seat)), seats[0])
    return seats[0] if seats else None


def frame(
    table: Table, guest: str, news: tuple[NewsItem, ...], names: Mapping[str, str], present: frozenset[str], now: int
) -> Frame:
    """What this guest is shown now."""
    view, legal = None, dict[int, tuple[Choice, ...]]()
    if table.state is not None:
        view = table.game.view(table.state, seat_seen_from(table, guest))
        if table.status == "playing":
            playing = [seat for seat in table.seats_of(guest) if table.seats[seat].player == guest]
            legal = {seat: choices for seat in playing if (choices := table.game.legal(table.state, seat))}
    return Frame(table.seq, news, table_view(table, guest, names, present, now), view, legal)
