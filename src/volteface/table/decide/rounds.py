"""The course of a game: start, ready, pause, guess; and what time, drop-outs and a restart bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.core.errors import Illegal
from volteface.table import events as facts
from volteface.table.decide.draft import Draft
from volteface.table.decide.rights import check_may_start, check_plays, check_sits
from volteface.table.guesses import check_may_guess
from volteface.table.state import turn_deadline

if TYPE_CHECKING:
    from volteface.table import commands as asked
    from volteface.table.decide.draft import Decision, Moment
    from volteface.table.state import Table


def start(draft: Draft, command: asked.Start) -> None:
    """Begin the game, or a rematch, with the deal of this moment; without one, ask for it."""
    check_may_start(draft.table, draft.by)
    if draft.moment.deal is None:
        draft.wants_deal = True
        return
    draft.add(facts.Started(draft.moment.deal), answers=True)
    if draft.table.clocked is not None:
        draft.go()


def ready(draft: Draft, command: asked.Ready) -> None:
    """Be ready for the next round, or to go on after a break."""
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
