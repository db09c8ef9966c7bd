"""Commands in, events out: what a table answers to what is asked of it. Pure: time, presence and chance are given.

A refused command changes nothing. Deadlines that have passed by now come first, so a late move is judged after them, in
the order of the server's clock. One function a command; they stand in the file of what they are about:

    seats    sit down, leave, let a bot play, move a seat to another device
    play     moves: a person's, a bot's
    rounds   start, ready, pause, guess; time that passes, drop-outs, a restart
    host     mute, end the table
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from volteface.core.errors import GameError
from volteface.table import commands as asked
from volteface.table.decide import host, play, rounds, seats
from volteface.table.decide.draft import Decision, Draft, Moment
from volteface.table.decide.rights import table_closed

if TYPE_CHECKING:
    from collections.abc import Callable

    from volteface.table.state import Table

__all__ = ["Decision", "Moment", "decide"]

_FUNCTIONS: dict[type[asked.Command], Callable[[Draft, Any], None]] = {
    asked.Play: play.play,
    asked.Sit: seats.sit,
    asked.Bot: seats.lend,
    asked.Free: seats.free,
    asked.Start: rounds.start,
    asked.Ready: rounds.ready,
    asked.Pause: rounds.pause,
    asked.Resume: rounds.resume,
    asked.Guess: rounds.guess,
    asked.Mute: host.mute,
    asked.Close: host.close,
}


def decide(table: Table, command: asked.Command, by: str, moment: Moment) -> Decision:
    """What follows from a guest's command; one that was carried out already is only answered again."""
    done = table.answered(by, command.key)
    if done is not None:
        return Decision([], [], table, repeats=done)
    draft = Draft(table, moment, by, command.key)
    try:
        if table.status == "closed":
            raise table_closed()
        draft.pass_deadlines()
        _FUNCTIONS[type(command)](draft, command)
    except GameError as refusal:
        return draft.done(refusal)
    return draft.done()
