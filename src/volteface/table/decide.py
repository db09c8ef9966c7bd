"""Commands in, events out: what a table answers to what is asked of it. Pure: time, presence and chance are given.

A refused command raises a GameError and nothing has changed. Deadlines that have passed by now come first, so a
late move is judged after them, in the order of the server's clock.
"""

from __future__ import annotations

from typing import Any

import msgspec

from volteface.core.deals import no_such_seat
from volteface.core.errors import GameError, Illegal, Malformed, NotYours, Stale
from volteface.table import commands as asked
from volteface.table import events as facts
from volteface.table.events import Event, Fact
from volteface.table.news import NewsItem, told
from volteface.table.state import Table, apply
from volteface.table.tips import check_may_tip

COUNT_IN = 3000  # the 3-2-1 before a card is revealed to several people


class Moment(msgspec.Struct, frozen=True):
    """What a decision may depend on besides the table: the wall time, who is here, a fresh deal for a start."""

    now: int
    present: frozenset[str] = frozenset()
    deal: dict[str, Any] | None = None


class Decision(msgspec.Struct, frozen=True):
    """What a table answers: events to store, their news, the table after them, and the refusal of the command, if any.

    A refused command may still bring events: deadlines that had passed before it came.
    """

    events: list[Event]
    news: list[NewsItem]
    table: Table
    refusal: GameError | None = None


def decide(table: Table, command: asked.Command, by: str, moment: Moment) -> Decision:
    """What follows from a guest's command."""
    draft = _Draft(table, moment.now, by, command.key)
    try:
        if table.status == "closed":
            raise table_closed()
        draft.pass_deadlines()
        _carry_out(draft, command, by, moment)
    except GameError as refusal:
        return draft.done(refusal)
    return draft.done()


def tick(table: Table, now: int) -> Decision:
    """What time alone has brought."""
    draft = _Draft(table, now)
    draft.pass_deadlines()
    draft.go_if_only_bots()
    return draft.done()


def spent_link() -> NotYours:
    """The error for a seat link that is forged, old or used."""
    return NotYours("bad-link", "This link is not valid any more: ask for a new one on the other device.")


def table_closed() -> Illegal:
    """The error for a table that is no more."""
    return Illegal("table-closed", "This table has been ended.")


def next_deadline(table: Table) -> int | None:
    """The wall time at which `tick` will have something to say."""
    due = table.game.deadline(table.state) if table.status == "playing" else None
    return None if due is None else table.clock.wall(due)


def turn_deadline(table: Table) -> int | None:
    """The wall time at which whoever is to move has had their time (table option; turn-based games only)."""
    seconds = table.settings.turn_seconds
    if seconds is None or table.status != "playing" or table.paused or table.timed:
        return None
    return table.changed_at + seconds * 1000


def bot_move(table: Table, seat: int, move: str, now: int) -> Decision:
    """A bot's move, for a seat that it plays or whose time has run out."""
    draft = _Draft(table, now)
    draft.pass_deadlines()
    try:
        if draft.table.status == "playing" and not (draft.table.paused and not draft.table.timed):
            draft.play(seat, move)
            draft.go_if_only_bots()
    except GameError as refusal:
        return draft.done(refusal)
    return draft.done()


def drop_out(table: Table, seat: int, now: int) -> Decision:
    """Somebody is gone from a timed round: what the game says about that happens."""
    draft = _Draft(table, now)
    draft.pass_deadlines()
    draft.drop(seat)
    return draft.done()


def hand_over(table: Table, seat: int, since: int, guest: str, now: int) -> Decision:
    """A seat moves to another guest, who has shown its private link: one that names when it was last taken."""
    draft = _Draft(table, now)
    try:
        if table.status == "closed":
            raise table_closed()
        if table.seats[seat].guest is None or table.seats[seat].since != since:
            raise spent_link()
        if table.game.TIMED and table.seats_of(guest) not in ((), (seat,)):
            raise NotYours("one-seat", "In this game everybody plays one seat: leave yours first.")
        draft.add(facts.Sat(seat, guest))
    except GameError as refusal:
        return draft.done(refusal)
    return draft.done()


def wake(table: Table, now: int) -> Decision:
    """After a restart: a clock that ran stands at its last stored time until the seats are back."""
    draft = _Draft(table, now)
    if table.timed and table.clock.start is not None and table.people:
        draft.add(facts.Stopped(table.last_at))
    if turn_deadline(table) is not None:
        draft.add(facts.Resumed())  # whoever is to move has their whole time again
    return draft.done()


class _Draft:
    """Events being written: each is applied at once, so that the next one sees it."""

    def __init__(self, table: Table, now: int, by: str | None = None, key: str | None = None) -> None:
        self.table, self.now, self.by, self.key = table, now, by, key
        self.events: list[Event] = []
        self.news: list[NewsItem] = []

    def add(self, fact: Fact, *, answers: bool = False) -> None:
        """Write an event; the one that answers the command carries its key."""
        by, key = (self.by, self.key) if answers else (None, None)
        event = Event(self.table.id, self.table.seq + 1, self.now, fact, by, key)
        self.table = apply(self.table, event)
        self.events.append(event)
        self.news += told(event, self.table)

    def pass_deadlines(self) -> None:
        while (due := next_deadline(self.table)) is not None and due <= self.now:
            rested = self.table.game.rests(self.table.state)
            self.add(facts.Elapsed(self.table.game.deadline(self.table.state) or 0))
            if rested and self.table.timed:
                self.begin_without_the_empty()

    def begin_without_the_empty(self) -> None:
        """A round has begun: a seat that nobody plays does what somebody does who drops out, if others can go on."""
        for number, seat in enumerate(self.table.seats):
            move = None if seat.taken else self.table.game.absent(self.table.state, number)
            text = None if move is None else self.table.game.format(move)
            if text is not None and text not in self.table.game.TABLE_MOVES:
                self.add(facts.Moved(number, text, self.table.last_at))

    def running_at(self) -> int | None:
        """The game's time now, or None while its clock stands or counts in."""
        clock = self.table.clock
        return clock.at(self.now) if clock.start is not None and clock.start <= self.now else None

    def play(self, seat: int, text: str, *, answers: bool = False) -> None:
        """Make a move now; the game itself refuses what is not allowed."""
        at = self.running_at()
        if at is None:
            raise Illegal("clock-stands", "The clock stands: the next round has not begun.")
        self.add(facts.Moved(seat, text, at), answers=answers)

    def drop(self, seat: int) -> None:
        """Somebody is gone: if a timed round runs, the game says what that means."""
        at = self.running_at()
        if at is not None and self.table.timed:
            move = self.table.game.absent(self.table.state, seat)
            if move is not None:
                self.add(facts.Moved(seat, self.table.game.format(move), at))

    def done(self, refusal: GameError | None = None) -> Decision:
        return Decision(self.events, self.news, self.table, refusal)

    def go_if_ready(self) -> None:
        """All people are ready and nobody has asked for a pause: the clock goes on after a 3-2-1."""
        table = self.table
        waits = table.timed and table.clock.start is None and not table.paused
        if waits and table.people and table.people <= table.ready:
            self.go()

    def go_if_only_bots(self) -> None:
        """Bots among themselves wait for no word."""
        table = self.table
        if table.timed and table.clock.start is None and not table.paused and all(seat.bot for seat in table.seats):
            self.go()

    def go(self) -> None:
        count_in = COUNT_IN if len(self.table.seats) > 1 else 0
        self.add(facts.Going(self.table.clock.base, self.now + count_in))


def _carry_out(draft: _Draft, command: asked.Command, by: str, moment: Moment) -> None:
    table = draft.table
    match command:
        case asked.Play(seat=number, seq=seq, move=move):
            _check_plays(table, number, by)
            if seq > table.seq:
                raise Malformed("seq-ahead", "This table has not come to {seq} yet.", seq=seq)
            if not table.timed and seq < table.changed:
                raise Stale("stale", "Somebody has moved since: look again and choose anew.")
            if table.paused and not table.timed:
                raise Illegal("paused", "The table is paused: resume it first.")
            if move in table.game.TABLE_MOVES:
                raise Illegal("table-move", "Only the table itself makes the move {move}.", move=move)
            draft.play(number, move, answers=True)
        case asked.Sit(seat=number):
            _check_seat(table, number)
            seat = table.seats[number]
            if seat.guest not in (None, by) or (seat.guest is None and seat.bot and table.status == "open"):
                raise NotYours("seat-taken", "Seat {seat} is taken: choose another one.", seat=number)
            if (
                table.seats_of(by) and number not in table.seats_of(by) and table.game.TIMED
            ):  # only turn-based games are played hot-seat
                raise NotYours("one-seat", "In this game everybody plays one seat: leave yours first.")
            draft.add(facts.Sat(number, by), answers=True)
        case asked.Bot(seat=number, level=level):
            _check_seat(table, number)
            _check_may_lend(table, number, by, moment.present)
            draft.add(facts.Lent(number, level), answers=True)
            draft.go_if_ready()
            draft.go_if_only_bots()
        case asked.Free(seat=number):
            _check_seat(table, number)
            if table.seats[number].guest != by and not (table.host == by and table.status in ("open", "over")):
                raise NotYours("foreign-seat", "Seat {seat} is not yours.", seat=number)
            draft.drop(number)
            draft.add(facts.Freed(number), answers=True)
            draft.go_if_ready()
        case asked.Start():
            check_may_start(table, by)
            assert moment.deal is not None
            draft.add(facts.Started(moment.deal), answers=True)
            if draft.table.timed:
                draft.go()
        case asked.Ready(seat=number):
            _check_plays(table, number, by)
            if not table.timed or table.clock.start is not None:
                raise Illegal("nothing-to-wait-for", "The clock runs already.")
            draft.add(facts.Readied(number), answers=True)
            draft.go_if_ready()
        case asked.Pause() | asked.Resume():
            _check_sits(table, by)
            on = isinstance(command, asked.Pause)
            if table.status != "playing" or table.paused == on:
                raise Illegal("no-pause", "There is nothing to pause or resume now.")
            if on and table.timed and len(table.seats) == 1:
                raise Illegal("solo-clock", "Alone the clock never stops.")
            draft.add(facts.Paused() if on else facts.Resumed(), answers=True)
            draft.go_if_ready()
        case asked.Tip(seat=number, right=right, seconds=seconds):
            _check_plays(table, number, by)
            check_may_tip(table, number)
            draft.add(facts.Tipped(number, right, seconds), answers=True)
        case asked.Mute(who=guest, on=on):
            _check_host(table, by)
            draft.add(facts.Muted(guest, on), answers=True)
        case asked.Close():
            if by != table.host and table.host in moment.present:
                _check_host(table, by)
            _check_sits(table, by)
            draft.add(facts.Closed(), answers=True)
        case _:
            raise AssertionError(f"{type(command).__name__} is not a command of the log")


def check_may_start(table: Table, by: str) -> None:
    """Raise the reason why this guest may not start a game now; also asked before a deal is made for it."""
    _check_sits(table, by)
    if table.status == "playing":
        raise Illegal("already-playing", "The game has begun already.")
    if table.status == "open":
        _check_host(table, by)
    empty = [str(number) for number, seat in enumerate(table.seats) if not seat.taken]
    if empty:
        raise Illegal(
            "seats-empty", "Seat {seats} is empty: invite somebody, or let a bot play.", seats=", ".join(empty)
        )


def check_may_ask(table: Table, number: int, by: str) -> None:
    """Raise the reason why this guest gets no hint for this seat now."""
    _check_plays(table, number, by)
    if not table.hints:
        raise Illegal("no-hints", "There are no hints at this table: it was not opened with them.")
    if not table.game.legal(table.state, number):
        raise no_hint()


def no_hint() -> Illegal:
    """The error when there is nothing to advise."""
    return Illegal("no-hint", "There is no hint now: wait until you can do something.")


def _check_may_lend(table: Table, number: int, by: str, present: frozenset[str]) -> None:
    """Before the start the host fills seats; later one lends one's own, or that of somebody who is away."""
    owner = table.seats[number].guest
    if owner == by:
        return
    _check_sits(table, by)
    if table.status == "open":
        _check_host(table, by)
    if owner is not None and (table.status == "open" or owner in present):
        raise NotYours("seat-held", "Somebody sits on seat {seat}.", seat=number)


def _check_seat(table: Table, number: int) -> None:
    if number not in range(len(table.seats)):
        raise no_such_seat(number, len(table.seats))


def _check_plays(table: Table, number: int, by: str) -> None:
    _check_seat(table, number)
    if table.status != "playing":
        raise Illegal("not-playing", "No game is being played at this table.")
    if table.seats[number].player != by:
        raise NotYours("foreign-seat", "Seat {seat} is not yours.", seat=number)


def _check_sits(table: Table, by: str) -> None:
    if not table.seats_of(by) and by != table.host:
        raise NotYours("not-seated", "Only those who sit at the table can do that.")


def _check_host(table: Table, by: str) -> None:
    if by != table.host:
        raise NotYours("not-host", "Only the host can do that.")
