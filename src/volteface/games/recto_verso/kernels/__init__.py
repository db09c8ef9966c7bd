"""The compiled part of Recto Verso: solving, making, rating and guessing, asked and answered in Python's values.

Loading it loads numpy and numba, so it is imported only where something is solved, made or guessed.
"""

from __future__ import annotations

from volteface.core.chance import Chance
from volteface.games.recto_verso.kernels.arrays import (
    blind,
    count,
    draws,
    estimate,
    guesses,
    random_card,
    solutions,
    unique_card,
)
from volteface.games.recto_verso.state import NOTHING

__all__ = ["blind", "count", "draws", "estimate", "guesses", "random_card", "solutions", "unique_card", "warm"]


def warm() -> None:
    """Compile all kernels, or load them from the cache."""
    chance = draws(Chance("warm"))
    unique_card("simple", 0, chance)
    made = random_card("simple", 0, chance)
    assert made is not None, "one in some hundred random buildings is interesting"
    card, _ = made
    count(card, "simple", cap=1)
    estimate(card, "simple", 1, chance)
    blind(card, "simple", 1, chance)
    guesses(card, "simple", NOTHING, 1, chance)
