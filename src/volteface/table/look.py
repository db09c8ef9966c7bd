"""What each viewer of a table is shown: the table itself, the game's view for them, their moves, and the news.

Guests appear to others under a handle that means nothing outside this table; nicknames and presence are given by
whoever knows them. What is not put in here never leaves the server.

A frame has parts. Each is made and encoded once for all who see the same, and sent to those who do not have it yet:

    seq, clock     always                     table    who sits where, and how things stand
    news           since the last frame       place    where this viewer is at the table
    past           news from before, to       view     the game, as this viewer may see it
                   those who have just come   legal    what this viewer may do
    done           answers to this viewer
"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from volteface.core.errors import Malformed
from volteface.table.guesses import GuessView  # noqa: TC001 - read while schemas are made
from volteface.table.hearing import partners
from volteface.table.news import NewsItem, handle
from volteface.table.state import Status, next_deadline, turn_deadline

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from volteface.table.state import Table


_encode = msgspec.json.Encoder().encode
_NOTHING, _NO_NEWS = b"{}", b"[]"


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    who: str | None  # a guest's handle at this table
    name: str | None
    bot: str | None
    here: bool
    away: int | None  # since which wall time nobody is here
    ready: bool  # for the next round, or when a game is over for another one
    late: bool  # whether their time ran out, so that a bot moved for them, and they have not moved since


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
    hints: bool  # before the start only where they were asked for: who will sit there is not known yet
    seats: tuple[SeatView, ...]
    host: str
    paused: bool
    paused_by: str | None  # the handle of whoever asked for the pause
    muted: tuple[str, ...]  # the handles of those whom the host lets nobody hear
    guess_points: tuple[int, ...]  # by seat
    guesses: tuple[GuessView, ...]  # of the last round, once it is over


class Place(msgspec.Struct, frozen=True):
    """Where a viewer is at a table."""

    you: str  # the viewer's handle
    yours: tuple[int, ...]  # the viewer's seats, also those that a bot plays for them
    guess: GuessView | None  # what this viewer has guessed of the round that runs, or of the last one


class Frame(msgspec.Struct, frozen=True, tag_field="is", tag="frame"):
    """What has changed for a viewer. A part that is missing is as it was in the frame before; a first frame has all."""

    seq: int
    clock: ClockView
    news: tuple[NewsItem, ...]  # since the last frame
    past: tuple[NewsItem, ...] | UnsetType = UNSET  # for whoever has just come: the last news before this frame
    done: tuple[str, ...] | UnsetType = (
        UNSET  # the keys of this viewer's commands that are carried out and stored by now
    )
    table: TableView | UnsetType = UNSET
    place: Place | UnsetType = UNSET
    view: Any | UnsetType = UNSET  # the game's view for this viewer; None while no game has begun
    legal: dict[int, tuple[Any, ...]] | UnsetType = UNSET  # the game's choices by seat, for the seats this viewer plays


class People(msgspec.Struct, frozen=True):
    """What a table does not know of its guests: what they are called, who is here, and when the others left."""

    names: Mapping[str, str] = {}
    present: frozenset[str] = frozenset()
    left: Mapping[str, int] = {}  # wall times


class Parts(NamedTuple):
    """The lasting parts of a frame, encoded: what a viewer has been shown."""

    table: bytes = b""
    place: bytes = b""
    view: bytes = b""
    legal: bytes = b""


def guest_of(table: Table, who: str, known: Mapping[str, str]) -> str:
    """The guest behind a handle, among those who sit here or are known to be here; Malformed if there is none."""
    guests = {seat.guest for seat in table.seats if seat.guest is not None} | set(known)
    for guest in guests:
        if handle(table.id, guest) == who:
            return guest
    raise Malformed("unknown-guest", "There is nobody of this handle at the table.")


def seat_views(table: Table, people: People) -> tuple[SeatView, ...]:
    """All seats as everybody sees them."""
    return tuple(
        SeatView(
            who=None if seat.guest is None else handle(table.id, seat.guest),
            name=None if seat.guest is None else people.names.get(seat.guest),
            bot=seat.bot,
            here=seat.bot is not None or seat.guest in people.present,
            away=None if seat.guest is None else people.left.get(seat.guest),
            ready=number in table.ready,
            late=number in table.late,
        )
        for number, seat in enumerate(table.seats)
    )


def table_view(table: Table, people: People) -> TableView:
    """The table as everybody sees it."""
    settings = table.settings
    return TableView(
        id=table.id,
        game=settings.game,
        status=table.status,
        games=table.games,
        public=settings.public,
        options=settings.options,
        turn_seconds=settings.turn_seconds,
        hints=table.hints if table.status != "open" else settings.hints is True,
        seats=seat_views(table, people),
        host=handle(table.id, table.host),
        paused=table.paused,
        paused_by=None if table.paused_by is None else handle(table.id, table.paused_by),
        muted=tuple(sorted(handle(table.id, guest) for guest in table.muted)),
        guess_points=table.guess_points,
        guesses=() if partners(table) else table.guesses,  # a guess would tell builders something
    )


def clock_view(table: Table, now: int) -> ClockView:
    """The game's clock at this wall time."""
    return ClockView(now, table.clock.at(now), table.clock.start, next_deadline(table), turn_deadline(table))


def seat_seen_from(table: Table, seats: Sequence[int]) -> int | None:
    """The seat whose view a guest of these seats gets: of several, the first that has something to do."""
    if len(seats) > 1 and table.status == "playing":
        return next((seat for seat in seats if table.game.legal(table.state, seat)), seats[0])
    return seats[0] if seats else None


class Scene:
    """A table at one moment, for all its viewers. What it has in common with the scene before it is taken over."""

    def __init__(self, table: Table, people: People, news: Sequence[NewsItem], before: Scene | None = None) -> None:
        self.table, self._news = table, news
        self._told: dict[int | None, bytes] = {}
        self._lasting: tuple[object, ...] = _lasting(table, people)
        self._shared: bytes
        self._places: dict[str, tuple[bytes, tuple[int, ...], tuple[int, ...]]] = {}  # and a guest's seats, and played
        self._views: dict[int | None, bytes] = {}
        self._choices: dict[tuple[int, ...], bytes] = {}
        if before is None or before._lasting != self._lasting:
            self._shared = _encode(table_view(table, people))
        else:
            self._shared, self._places = before._shared, before._places
            if before.table.state is table.state:
                self._views, self._choices = before._views, before._choices

    def frame(
        self, guest: str, seq: int | None, known: Parts, now: int, done: Sequence[str] = ()
    ) -> tuple[bytes, Parts]:
        """What a guest is shown who has the news up to `seq` and these parts, as JSON; and the parts they then have.

        Whoever has no news, or too old ones, gets the past instead. There is nothing to show (an empty text) to those
        for whom nothing has changed.
        """
        parts = self._parts(guest)
        if parts == known and seq == self.table.seq and not done:
            return b"", parts
        new = [UNSET if part == old else msgspec.Raw(part) for part, old in zip(parts, known, strict=True)]
        frame: Any = Frame  # parts stand in it as they are encoded already
        fresh, past = (_NO_NEWS, self._news_after(None)) if seq is None else (self._news_after(seq), None)
        news = (msgspec.Raw(fresh), UNSET if past is None else msgspec.Raw(past))
        return _encode(frame(self.table.seq, clock_view(self.table, now), *news, done or UNSET, *new)), parts

    def _parts(self, guest: str) -> Parts:
        table, found = self.table, self._places.get(guest)
        if found is None:
            yours = table.seats_of(guest)
            played = table.played_by(guest)
            guess = next((one for one in table.guesses if one.seat in yours), None)
            found = self._places[guest] = (_encode(Place(handle(table.id, guest), yours, guess)), yours, played)
        place, yours, played = found
        return Parts(self._shared, place, self._view(seat_seen_from(table, yours)), self._legal(played))

    def _view(self, seat: int | None) -> bytes:
        found = self._views.get(seat)
        if found is None:
            state = self.table.state
            found = self._views[seat] = _encode(None if state is None else self.table.game.view(state, seat))
        return found

    def _legal(self, played: tuple[int, ...]) -> bytes:
        if self.table.status != "playing" or not played:
            return _NOTHING
        found = self._choices.get(played)
        if found is None:
            legal = {seat: self.table.game.legal(self.table.state, seat) for seat in played}
            found = self._choices[played] = _encode({seat: choices for seat, choices in legal.items() if choices})
        return found

    def _news_after(self, known: int | None) -> bytes:
        found = self._told.get(known)
        if found is None:
            new = list(takewhile(lambda item: known is None or item.seq > known, reversed(self._news)))
            found = self._told[known] = _encode(new[::-1])
        return found


def _lasting(table: Table, people: People) -> tuple[object, ...]:
    """What the parts `table` and `place` depend on, of all that can change: a move in mid-game leaves it as it was."""
    return (
        table.seats,
        table.status,
        table.games,
        table.ready,
        table.paused,
        table.paused_by,
        table.late,
        table.muted,
        table.guesses,
        table.guess_points,
        bool(partners(table)),
        people,
    )
