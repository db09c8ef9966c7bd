"""Who sits where: sit down, leave, let a bot play, move a seat to another device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.core.errors import GameError, NotYours
from volteface.table import events as facts
from volteface.table.decide.draft import Draft
from volteface.table.decide.rights import (
    check_host,
    check_one_seat,
    check_seat,
    check_sits,
    foreign_seat,
    spent_link,
    table_closed,
)

if TYPE_CHECKING:
    from volteface.table import commands as asked
    from volteface.table.decide.draft import Decision, Moment
    from volteface.table.state import Table


def sit(draft: Draft, command: asked.Sit) -> None:
    """Take an empty seat, or one's own back from a bot."""
    table, number = draft.table, command.seat
    check_seat(table, number)
    seat = table.seats[number]
    if seat.guest not in (None, draft.by) or (seat.guest is None and seat.bot and table.status == "open"):
        raise NotYours("seat-taken", "Seat {seat} is taken: choose another one.", seat=number)
    if number not in table.seats_of(draft.by):
        check_one_seat(table, number, draft.by)
    draft.add(facts.Sat(number, draft.by), answers=True)


def lend(draft: Draft, command: asked.Bot) -> None:
    """Let a bot play: before the start the host fills seats; later one lends one's own, or that of one who is away."""
    table, number = draft.table, command.seat
    check_seat(table, number)
    owner = table.seats[number].guest
    if owner != draft.by:
        check_sits(table, draft.by)
        if table.status == "open":
            check_host(table, draft.by)
        if owner is not None and (table.status == "open" or owner in draft.moment.present):
            raise NotYours("seat-held", "Somebody sits on seat {seat}.", seat=number)
        if owner in draft.moment.held:
            sentence = "Somebody left seat {seat} only a moment ago: wait a few seconds for them first."
            raise NotYours("seat-waits", sentence, seat=number)
    draft.add(facts.Lent(number, command.level), answers=True)
    draft.go_if_ready()


def relieve(table: Table, moment: Moment, seat: int, program: str, bot: str, why: str) -> Decision:
    """A program from outside has failed: a bot of ours plays its seat on, if it still has it."""
    draft = Draft(table, moment)
    if table.seats[seat].bot == program:
        draft.add(facts.Lent(seat, bot, program, why))
    return draft.done()


def free(draft: Draft, command: asked.Free) -> None:
    """Leave a seat; while no game is played the host may clear any."""
    table, number = draft.table, command.seat
    check_seat(table, number)
    if table.seats[number].guest != draft.by and not (table.host == draft.by and table.status in ("open", "over")):
        raise foreign_seat(number)
    draft.drop(number)
    draft.add(facts.Freed(number), answers=True)
    draft.go_if_ready()


def hand_over(table: Table, moment: Moment, seat: int, since: int, guest: str) -> Decision:
    """A seat moves to another guest, who has shown its private link: one that names when it was last taken."""
    draft = Draft(table, moment)
    try:
        if table.status == "closed":
            raise table_closed()
        if table.seats[seat].guest is None or table.seats[seat].since != since:
            raise spent_link()
        check_one_seat(table, seat, guest)
        draft.add(facts.Sat(seat, guest))
    except GameError as refusal:
        return draft.done(refusal)
    return draft.done()
