"""Tips of those who look on at a round: will it be right, and when is it over? A score of its own, beside the game's.

One tip a seat a round. Nobody sees the tips of others before the round is over, so that they tell the builders nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from volteface.core.errors import Illegal, NotYours

if TYPE_CHECKING:
    from volteface.table.state import Table

CLOSE = 5000  # milliseconds by which a time may be off and still be well guessed


class TipView(msgspec.Struct, frozen=True):
    """What a seat has tipped, and what that was worth once the round was over."""

    seat: int
    right: bool
    seconds: int
    points: int = 0


def check_may_tip(table: Table, seat: int) -> None:
    """Raise the reason why this seat may not tip now, if there is one."""
    builders = table.game.partners(table.state)
    if not builders:
        raise Illegal("nothing-to-tip", "No round is being built: tip when the next one has begun.")
    if seat in builders:
        raise NotYours("builders-tip", "You build this round yourself: only those who look on may tip.")
    if any(tip.seat == seat for tip in table.tips):
        raise Illegal("tip-given", "You have given your tip for this round already.")


def worth(tip: TipView, right: bool, time: int) -> int:
    """One point for right or wrong, and one more for the time, at most five seconds off."""
    if tip.right != right:
        return 0
    return 1 + (abs(tip.seconds * 1000 - time) <= CLOSE)


def counted(table: Table, state: Any) -> Table:
    """The table's tips when the game comes to a new state: judged with the round, forgotten when the next begins."""
    came = table.game.judged(state)
    if came is not None:
        tips = tuple(replace(tip, points=worth(tip, *came)) for tip in table.tips)
        gained = {tip.seat: tip.points for tip in tips}
        crowd = tuple(points + gained.get(seat, 0) for seat, points in enumerate(table.crowd))
        return replace(table, tips=tips, crowd=crowd)
    begins = table.state is None or bool(table.game.partners(state)) != bool(table.game.partners(table.state))
    return replace(table, tips=()) if begins else table
