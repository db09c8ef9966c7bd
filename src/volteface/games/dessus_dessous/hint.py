"""A hint in Dessus Dessous: which layer lies on top, and which side of it is up; how it is turned one finds oneself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.core.game import Hint
from volteface.games.dessus_dessous.notation import parse_mission

if TYPE_CHECKING:
    from collections.abc import Sequence

    from volteface.core.chance import Chance
    from volteface.core.game import Phrase
    from volteface.games.dessus_dessous.view import View


def hint(view: View, heard: Sequence[Phrase], rng: Chance) -> Hint | None:
    """The top layer of a pile that is right; of the first one in order if there are several."""
    if view.mission is None or view.phase != "building":
        return None
    from volteface.games.dessus_dessous import solver  # a compiled kernel: only when somebody asks

    solutions = solver.solve(parse_mission(view.mission), view.layers)
    if not solutions:
        return None
    top = solutions[0][-1]
    return Hint("dessus-dessous-top", {"layer": top.layer, "side": "back" if top.back else "front"})
