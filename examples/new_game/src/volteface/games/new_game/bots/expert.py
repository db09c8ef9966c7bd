"""A bot is `choose(view, heard, budget, rng)`: the same view, budget and `rng` give the same steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.core.game import Step
from volteface.games.new_game.constants import MOST
from volteface.games.new_game.notation import format
from volteface.games.new_game.state import Take

if TYPE_CHECKING:
    from collections.abc import Sequence

    from volteface.core.chance import Chance
    from volteface.core.game import Phrase
    from volteface.games.new_game.view import View


def choose(view: View, heard: Sequence[Phrase], budget: int, rng: Chance) -> tuple[Step, ...]:
    """Leave a multiple of four, or one more where the last stone loses; if that cannot be, take at random."""
    well = (view.pile - bool(view.options.get("last_loses"))) % (MOST + 1)
    return (Step(format(Take(well or 1 + rng.below(min(MOST, view.pile))))),)
