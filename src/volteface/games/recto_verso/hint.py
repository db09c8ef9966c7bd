"""A hint in Recto Verso: whether what stands can still become right, and which pieces one's own side does not show.

From the own facade and what was said alone, as a bot partner thinks: it is no look at the other side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.core.game import Hint
from volteface.games.recto_verso.notation import format
from volteface.games.recto_verso.pieces import COUNT, LETTERS
from volteface.games.recto_verso.state import Shove, Take

if TYPE_CHECKING:
    from collections.abc import Sequence

    from volteface.core.chance import Chance
    from volteface.core.game import Phrase
    from volteface.games.recto_verso.view import View


def hint(view: View, heard: Sequence[Phrase], rng: Chance) -> Hint | None:
    """What one of the two builders could see for themselves, with patience."""
    if view.phase != "building" or view.role not in ("front", "back"):
        return None
    from volteface.games.recto_verso.bots import belief, plan  # a compiled kernel: only when somebody asks

    known, _ = belief.believe(view, [phrase for phrase in heard if phrase.seat != view.seat])
    building = belief.standing(view)
    if not known.fits(building):
        move = plan.next_move(known, building, rng)
        if isinstance(move, Shove | Take):
            return Hint("recto-verso-stuck", {"pieces": LETTERS[move.piece]})
        return Hint("recto-verso-shift", {"move": "" if move is None else format(move)})
    own = view.front if view.role == "front" else view.back
    unseen = [letter for letter in LETTERS[: COUNT[known.mode]] if letter not in (own or "")]
    hidden = [letter for letter in unseen if letter in known.unseen]
    if hidden:
        return Hint("recto-verso-hidden", {"pieces": "".join(hidden), "count": len(hidden)})
    return Hint("recto-verso-unseen", {"pieces": "".join(unseen), "count": len(unseen)})
