"""A decision being written: each event is applied at once, so that the next one sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from volteface.core.errors import GameError, Illegal
from volteface.table import events as facts
from volteface.table.events import Event
from volteface.table.news import NewsItem, told
from volteface.table.state import Table, apply, next_deadline

if TYPE_CHECKING:
    from collections.abc import Callable

    from volteface.table.events import Fact

COUNT_IN = 3000  # the 3-2-1 before a card is revealed to several people


class Moment(msgspec.Struct, frozen=True):
    """What a decision may depend on besides the table: the wall time, who is or was just here, a deal for a start."""

    now: int
    present: frozenset[str] = frozenset()
    deal: dict[str, Any] | None = None
    count_in: int = COUNT_IN
    held: frozenset[str] = frozenset()  # who has left a moment ago, and whose seats wait for them


class Decision(msgspec.Struct, frozen=True):
    """What a table answers: events to store, their news, the table after them, and the refusal of the command, if any.

    A refused command may still bring events: deadlines that had passed before it came.
    """

    events: list[Event]
    news: list[NewsItem]
    table: Table
    refusal: GameError | None = None
    wants_deal: bool = False  # whether it is to be decided again, with a deal
    repeats: int | None = None  # the number after a command that was carried out before

    @property
    def seq(self) -> int:
        """The table's number after the command."""
        return self.table.seq if self.repeats is None else self.repeats


def checked(check: Callable[[Table], None], table: Table, moment: Moment) -> Decision:
    """Nothing follows but an answer: whether this check refuses what was asked."""
    try:
        check(table)
    except GameError as refusal:
        return Decision([], [], table, refusal)
    return Decision([], [], table)


class Draft:
    """Events that follow from one command, or from time alone."""

    def __init__(self, table: Table, moment: Moment, by: str = "", key: str | None = None) -> None:
        self.table, self.moment, self.by, self.key = table, moment, by, key
        self.events: list[Event] = []
        self.news: list[NewsItem] = []
        self.wants_deal = False

    def add(self, fact: Fact, *, answers: bool = False) -> None:
        """Write an event; the one that answers the command carries its key."""
        by, key = (self.by, self.key) if answers else (None, None)
        event = Event(self.table.id, self.table.seq + 1, self.moment.now, fact, by, key)
        self.table = apply(self.table, event)
        self.events.append(event)
        self.news += told(event, self.table)

    def done(self, refusal: GameError | None = None) -> Decision:
        """What has been written."""
        return Decision(self.events, self.news, self.table, refusal, self.wants_deal)

    def pass_deadlines(self) -> None:
        """Let happen what time has brought by now."""
        while (due := next_deadline(self.table)) is not None and due <= self.moment.now:
            game = self.table.clocked
            assert game is not None
            rested = game.rests(self.table.state)
            self.add(facts.Elapsed(game.deadline(self.table.state) or 0))
            if rested and self.table.clocked:
                self._drop_empty_seats()

    def _drop_empty_seats(self) -> None:
        """A round has begun: a seat that nobody plays does what somebody does who drops out, if others can go on."""
        for number, seat in enumerate(self.table.seats):
            game = self.table.clocked
            move = game.absent(self.table.state, number) if game is not None and not seat.taken else None
            if game is None or move is None:
                continue
            at = self.table.last_at
            if not game.rests(game.play(self.table.state, number, move, at)):
                self.add(facts.Moved(number, game.format(move), at))

    def running_at(self) -> int | None:
        """The game's time now, or None while its clock stands or counts in."""
        clock, now = self.table.clock, self.moment.now
        return clock.at(now) if clock.start is not None and clock.start <= now else None

    def move(self, seat: int, text: str, *, answers: bool = False) -> None:
        """Make a move now; the game itself refuses what is not allowed."""
        at = self.running_at()
        if at is None:
            raise Illegal("clock-stands", "The clock stands: the next round has not begun.")
        self.add(facts.Moved(seat, text, at), answers=answers)

    def drop(self, seat: int) -> None:
        """Somebody is gone: if a timed round runs, the game says what that means."""
        at, game = self.running_at(), self.table.clocked
        move = None if game is None or at is None else game.absent(self.table.state, seat)
        if game is not None and at is not None and move is not None:
            self.add(facts.Moved(seat, game.format(move), at))

    def go_if_ready(self) -> None:
        """All people are ready: the clock goes on. Bots among themselves wait for no word."""
        table = self.table
        if table.clocked is None or table.clock.start is not None or table.paused:
            return
        if table.people <= table.ready if table.people else all(seat.bot for seat in table.seats):
            self.go()

    def go(self) -> None:
        """Let the clock go on, where several play after a 3-2-1."""
        count_in = self.moment.count_in if len(self.table.seats) > 1 else 0
        self.add(facts.Going(self.table.clock.base, self.moment.now + count_in))
