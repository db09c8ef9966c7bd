"""A hint in Verso: the move that the strongest bot would make with what this seat sees, and a reason for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.core.game import Hint, move_of
from volteface.games.verso.bots import BOTS
from volteface.games.verso.box import FACES
from volteface.games.verso.notation import parse, parse_seen
from volteface.games.verso.state import COLOURS, KEEP, PLACES, ROW, Bank, Draw, Face
from volteface.games.verso.view import possible_reverses

if TYPE_CHECKING:
    from collections.abc import Sequence

    from volteface.core.chance import Chance
    from volteface.core.game import Phrase
    from volteface.games.verso.view import View

BUDGET = 300  # simulations: nobody who asks wants to wait
LONG = 5  # cards of a run that is hardly worth waiting with


def hint(view: View, heard: Sequence[Phrase], rng: Chance) -> Hint | None:
    """The best move now, what it is about, and why."""
    assert view.seat is not None
    text = move_of(list(BOTS.values())[-1](view, (), BUDGET, rng))
    assert text is not None
    move, points = parse(text), [0] * PLACES
    for face, _ in map(parse_seen, view.players[view.seat].cards):
        points[face.place] = face.points
    if isinstance(move, Bank):
        why = "last" if view.phase == "last" else "long" if len(move.places) >= LONG else "points"
        worth = sum(points[place] for place in move.places)
        values = range(move.low, move.high + 1)
        run = "-".join("★" if value == move.joker else str(value) for value in values)  # as its button says
        return Hint(
            "verso-bank", {"move": text, "colour": COLOURS[move.colour], "run": run, "points": worth, "why": why}
        )
    if not isinstance(move, Draw) or view.top is None:
        return Hint("verso-pass", {"move": text})
    top = FACES[view.top]
    facts = {"move": text, "colour": COLOURS[top.colour], "value": "joker" if top.is_joker else top.value}
    if move == KEEP:
        return Hint("verso-keep", {**facts, "why": _why_keep(points, top)})
    behind = possible_reverses(view, view.top)
    fresh = round(100 * sum(not points[face.place] for face in behind) / max(1, len(behind)))
    rich = top.points == 1 and fresh > 50  # where most of it would be lost, three suns are no reason
    why = "have" if points[top.place] else "three" if rich else "better"
    return Hint("verso-flip", {**facts, "why": why, "chance": fresh})


def _why_keep(points: Sequence[int], top: Face) -> str:
    """What this face does for the layout."""
    if points[top.place]:
        return "away"
    rows = [sum(map(bool, points[start : start + ROW])) for start in range(0, PLACES, ROW)]
    if min(rows) < 3 <= min(count + (colour == top.colour) for colour, count in enumerate(rows)):
        return "square"
    row = points[top.colour * ROW : top.colour * ROW + ROW]
    beside = [row[value - 1] for value in (top.value - 1, top.value + 1) if 1 <= value <= 6]
    if any(row) if top.is_joker else any(beside) or row[-1]:
        return "run"
    return "points" if top.points == 3 else "joker" if top.is_joker else "place"
