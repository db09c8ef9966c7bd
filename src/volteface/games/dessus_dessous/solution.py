"""A pile that answers a mission, for whoever asks: after a round, after the three minutes, and in practice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.games.dessus_dessous.state import Solo

if TYPE_CHECKING:
    from volteface.games.dessus_dessous.state import Mission, State


def solution(state: State) -> dict[str, str] | None:
    """The layers of a right pile, by their place from the bottom; None where nothing may be told yet."""
    mission = _told(state)
    if mission is None:
        return None
    from volteface.games.dessus_dessous import solver  # a compiled kernel: only when somebody asks

    found = solver.solve(mission, state.deal.options.layers)
    return {str(place): str(placed) for place, placed in enumerate(found[0], 1)} if found else None


def _told(state: State) -> Mission | None:
    """The mission that is no race any more: of the last check; alone the one in hand, if no clock runs."""
    if isinstance(state, Solo):
        return state.mission if state.deal.options.practice or state.phase == "over" else None
    return None if state.last is None or state.phase == "building" else state.last.mission
