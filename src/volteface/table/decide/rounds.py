"""The course of a game: start, ready, pause, guess; and what time, drop-outs and a restart bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.core.errors import Illegal
from volteface.table import events as facts
from volteface.table.decide.draft import Draft
from volteface.table.decide.rights import check_may_start, check_plays, check_sits
from volteface.table.guesses import check_may_guess
from volteface.table.state import turn_deadline, waits_for_bots

if TYPE_CHECKING:
    from volteface.table import commands as asked
    from volteface.table.decide.draft import Decision, Moment
    from volteface.table.state import Table


def start(draft: Draft, command: asked.Start) -> None:
    """Begin the game with the deal of this moment; without one, ask for it. A rematch needs everybody who is here.

    A clock that hurries anybody stands until all people are ready, before the first round as before every other.
    """
    table = draft.table
    check_may_start(table, draft.by)
    if table.status == "over" and not _agreed(draft):
        wished = [seat for seat in table.seats_of(draft.by) if seat not in table.ready]
        for seat in wished:
            draft.add(facts.Readied(seat), answers=seat == wished[-1])
        return
    if draft.moment.deal is None:
        draft.wants_deal = True
        return
    draft.add(facts.Started(draft.moment.deal, table.game.RULES[-1]), answers=True)
    game = draft.table.clocked
    if game is not None and game.deadline(draft.table.state) is None:
        draft.go()  # a clock at which nothing is due, as in practice, hurries nobody
    draft.go_if_ready()


def _agreed(draft: Draft) -> bool:
    """Whether everybody who sits here and is present wants another game: bots do, and whoever is away is not asked."""
    table, present = draft.table, draft.moment.present - {draft.by}
    return all(number in table.ready for number, seat in enumerate(table.seats) if seat.guest in present)


def ready(draft: Draft, command: asked.Ready) -> None:
    """Be ready for a round, also the first one, or to go on after a break."""
    table = draft.table
    check_plays(table, command.seat, draft.by)
    if table.clocked is None or table.clock.start is not None:
        raise Illegal("nothing-to-wait-for", "The clock runs already.")
    draft.add(facts.Readied(command.seat), answers=True)
    draft.go_if_ready()


def pause(draft: Draft, command: asked.Pause) -> None:
    """Let the table rest; a timed game does so after its round."""
    table = draft.table
    check_sits(table, draft.by)
    if table.status != "playing" or table.paused:
        raise _no_pause()
    if table.clocked is not None and len(table.seats) == 1:
        raise Illegal("solo-clock", "Alone the clock never stops.")
    draft.add(facts.Paused(), answers=True)


def resume(draft: Draft, command: asked.Resume) -> None:
    """Go on."""
    check_sits(draft.table, draft.by)
    if draft.table.status != "playing" or not draft.table.paused:
        raise _no_pause()
    draft.add(facts.Resumed(), answers=True)
    draft.go_if_ready()


def guess(draft: Draft, command: asked.Guess) -> None:
    """Looking on at a round: say how it will end."""
    check_plays(draft.table, command.seat, draft.by)
    check_may_guess(draft.table, command.seat)
    draft.add(facts.Guessed(command.seat, command.right, command.seconds), answers=True)


def tick(table: Table, moment: Moment) -> Decision:
    """What time alone has brought."""
    draft = Draft(table, moment)
    draft.pass_deadlines()
    draft.go_if_ready()
    return draft.done()


def leap(table: Table, moment: Moment, to: int | None) -> Decision:
    """Only bots are at work: the clock leaps to the moment of their next move, or to what the game does before it."""
    draft = Draft(table, moment)
    draft.pass_deadlines()
    at, game, clock = draft.running_at(), draft.table.clocked, draft.table.clock
    if at is None or game is None or clock.start is None or not waits_for_bots(draft.table):
        return draft.done()
    due = [one for one in (to, game.deadline(draft.table.state)) if one is not None]
    if due and min(due) > at:
        draft.add(facts.Going(clock.base + min(due) - at, clock.start))
        draft.pass_deadlines()
    return draft.done()


def drop_out(table: Table, moment: Moment, seat: int) -> Decision:
    """Somebody is gone from a timed round: what the game says about that happens."""
    draft = Draft(table, moment)
    draft.pass_deadlines()
    draft.drop(seat)
    return draft.done()


def wake(table: Table, moment: Moment) -> Decision:
    """After a restart: a clock that ran stands at its last stored time until the seats are back."""
    draft = Draft(table, moment)
    if table.clocked is not None and table.clock.start is not None and table.people:
        draft.add(facts.Stopped(table.last_at))
    if turn_deadline(table) is not None:
        draft.add(facts.Resumed())  # whoever is to move has their whole time again
    return draft.done()


def _no_pause() -> Illegal:
    return Illegal("no-pause", "There is nothing to pause or resume now.")
