"""A hint in Dessus Dessous: the next layer, seen from the top, that does not lie yet as it does in a right pile.

It tells all of one layer: which one it is, where it lies, its side and how it is turned. A client shows that step by
step, one thing more each time somebody asks again, and in place of degrees which quarter turns to press.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from volteface.core.game import Hint
from volteface.games.dessus_dessous.notation import parse_mission, parse_pile
from volteface.games.dessus_dessous.view import SoloView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from volteface.core.chance import Chance
    from volteface.core.game import Phrase
    from volteface.games.dessus_dessous.state import Pile, Placed
    from volteface.games.dessus_dessous.view import View


def hint(view: View, heard: Sequence[Phrase], rng: Chance) -> Hint | None:
    """What to do next towards the right pile that is nearest to one's own."""
    if view.mission is None or view.phase != "building" or _is_done(view):
        return None
    from volteface.games.dessus_dessous import solver  # a compiled kernel: only when somebody asks

    solutions = solver.solve(parse_mission(view.mission), view.layers)
    if not solutions:
        return None
    pile = parse_pile(" ".join(_own(view)))
    return _next(pile, max(solutions, key=partial(_common, pile)))


def _is_done(view: View) -> bool:
    """Whether whoever asks has taken a token or given up: their layers stay as they are."""
    if isinstance(view, SoloView) or view.seat is None:
        return False
    own = view.players[view.seat]
    return own.token is not None or own.gave_up


def _own(view: View) -> tuple[str, ...]:
    """The pile of whoever asks."""
    if isinstance(view, SoloView):
        return view.pile
    return () if view.seat is None else view.players[view.seat].pile or ()


def _common(pile: Pile, solution: Pile) -> int:
    """How many layers lie in both alike, counted from the top."""
    return sum(one == other for one, other in zip(reversed(pile), reversed(solution), strict=False))


def _next(pile: Pile, solution: Pile) -> Hint:
    wanted = {placed.layer for placed in solution}
    needless = [placed.layer for placed in pile if placed.layer not in wanted]
    if needless:
        return Hint("dessus-dessous-needless", {"layer": needless[0]})
    if pile == solution:
        return Hint("dessus-dessous-right", {})
    above = 0  # the layer that lies on it
    for place, placed in enumerate(reversed(solution), 1):  # seen from the top
        if _at(pile, place) != placed:
            facts = {"layer": placed.layer, "place": place, "above": above, "side": "back" if placed.back else "front"}
            return Hint("dessus-dessous-layer", {**facts, "turn": placed.turn * 90, "step": 3, "press": "degrees"})
        above = placed.layer
    return Hint("dessus-dessous-needless", {"layer": pile[0].layer})  # one that lies unseen below all others


def _at(pile: Pile, place: int) -> Placed | None:
    return pile[-place] if place <= len(pile) else None
