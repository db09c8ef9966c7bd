"""The exact solver: every pile that makes a mission."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.games.dessus_dessous import kernels

if TYPE_CHECKING:
    from volteface.games.dessus_dessous.state import Mission, Pile


def solve(mission: Mission, layers: tuple[str, ...] = ()) -> tuple[Pile, ...]:
    """Every pile that is right (D9), each from the bottom to the top, in the order of their texts.

    `layers` is a set of one's own as in the table option of that name; left out, it is ours.
    """
    return tuple(sorted(kernels.solve(mission, layers), key=lambda pile: tuple(map(str, pile))))
