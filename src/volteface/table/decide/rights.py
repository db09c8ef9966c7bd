"""Who may do what at a table: each check raises the reason why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.core.deals import no_such_seat
from volteface.core.errors import Illegal, NotYours
from volteface.table.state import waits_for_bots

if TYPE_CHECKING:
    from volteface.table.state import Table


def check_seat(table: Table, number: int) -> None:
    """There must be such a seat."""
    if number not in range(len(table.seats)):
        raise no_such_seat(number, len(table.seats))


def check_plays(table: Table, number: int, by: str) -> None:
    """Only whoever plays a seat may act for it, and only in a game."""
    check_seat(table, number)
    if table.status != "playing":
        raise not_playing()
    if table.seats[number].player != by:
        raise foreign_seat(number)


def check_sits(table: Table, by: str) -> None:
    """Only those who sit at the table, and its host."""
    if not table.seats_of(by) and by != table.host:
        raise NotYours("not-seated", "Only those who sit at the table can do that.")


def check_host(table: Table, by: str) -> None:
    """Only the host."""
    if by != table.host:
        raise NotYours("not-host", "Only the host can do that.")


def check_one_seat(table: Table, number: int, guest: str) -> None:
    """Against the clock everybody plays one seat; only turn-based games are played by several at one device."""
    if table.is_timed and table.seats_of(guest) not in ((), (number,)):
        raise NotYours("one-seat", "In this game everybody plays one seat: leave yours first.")


def check_may_start(table: Table, by: str) -> None:
    """A game can be started, and by this guest; also asked before a deal is made for it."""
    if table.status == "closed":
        raise table_closed()
    check_sits(table, by)
    if table.status == "playing":
        raise Illegal("already-playing", "The game has begun already.")
    if table.status == "open":
        check_host(table, by)
    empty = [str(number) for number, seat in enumerate(table.seats) if not seat.taken]
    if empty:
        raise Illegal(
            "seats-empty", "Seat {seats} is empty: invite somebody, or let a bot play.", seats=", ".join(empty)
        )


def check_may_ask(table: Table, number: int, by: str) -> None:
    """A guest can get a hint for this seat now."""
    check_plays(table, number, by)
    if not table.hints:
        raise Illegal("no-hints", "There are no hints at this table: it was not opened with them.")
    if not table.game.legal(table.state, number):
        raise no_hint()


def check_may_skip(table: Table, by: str) -> None:
    """Somebody who sits here need not wait: only bots are at work."""
    check_sits(table, by)
    if not waits_for_bots(table):
        raise Illegal("no-skip", "There is nothing to skip: somebody is still at work, or nobody is.")


def not_playing() -> Illegal:
    """The error for a table that waits, or whose game is over."""
    return Illegal("not-playing", "No game is being played at this table.")


def foreign_seat(number: int) -> NotYours:
    """The error for a seat of somebody else."""
    return NotYours("foreign-seat", "Seat {seat} is not yours.", seat=number)


def no_hint() -> Illegal:
    """The error when there is nothing to advise."""
    return Illegal("no-hint", "There is no hint now: wait until you can do something.")


def spent_link() -> NotYours:
    """The error for a seat link that is forged, old or used."""
    return NotYours("bad-link", "This link is not valid any more: ask for a new one on the other device.")


def table_closed() -> Illegal:
    """The error for a table that is no more."""
    return Illegal("table-closed", "This table has been ended.")
