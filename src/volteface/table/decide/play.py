"""Moves: a person's, and a bot's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.core.errors import GameError, Illegal, Malformed, Stale
from volteface.table.decide.draft import Draft
from volteface.table.decide.rights import check_plays, not_playing

if TYPE_CHECKING:
    from volteface.table import commands as asked
    from volteface.table.decide.draft import Decision, Moment
    from volteface.table.state import Table


def play(draft: Draft, command: asked.Play) -> None:
    """Make a move: turn by turn it must answer the present state, against the clock it is judged on it."""
    table, seq, move = draft.table, command.seq, command.move
    check_plays(table, command.seat, draft.by)
    if seq > table.seq:
        raise Malformed("seq-ahead", "This table has not come to {seq} yet.", seq=seq)
    if table.clocked is None and seq < table.changed:
        raise stale()
    _check_goes_on(table)
    if table.clocked is not None and move in table.clocked.TABLE_MOVES:
        raise Illegal("table-move", "Only the table itself makes the move {move}.", move=move)
    draft.move(command.seat, move, answers=True)


def bot_move(table: Table, moment: Moment, seat: int, move: str) -> Decision:
    """A bot's move, for a seat that it plays or whose time has run out: judged on the present state."""
    draft = Draft(table, moment)
    draft.pass_deadlines()
    try:
        _check_goes_on(draft.table)
        draft.move(seat, move)
        draft.go_if_ready()
    except GameError as refusal:
        return draft.done(refusal)
    return draft.done()


def stale() -> Stale:
    """The error for a move that answers a state that has passed."""
    return Stale("stale", "Somebody has moved since: look again and choose anew.")


def _check_goes_on(table: Table) -> None:
    if table.status != "playing":
        raise not_playing()
    if table.paused and table.clocked is None:
        raise Illegal("paused", "The table is paused: choose “Go on” first.")
