"""The compiled part of Dessus Dessous: solving missions and judging piles, asked and answered in Python's values.

Loading it loads numpy and numba, so it is imported only where something is solved or made.
"""

from __future__ import annotations

from volteface.games.dessus_dessous.kernels.arrays import count_good, good, near_misses, pile_of, piles, solve
from volteface.games.dessus_dessous.layers import layer_set
from volteface.games.dessus_dessous.state import Mission

__all__ = ["count_good", "good", "near_misses", "pile_of", "piles", "solve", "warm"]


def warm() -> None:
    """Compile all kernels, or load them from the cache."""
    pile = pile_of(good(range(piles(3)), 3)[0], 3)
    mission = Mission(3, layer_set().picture(pile))
    near_misses(mission, pile)
    solve(mission)
