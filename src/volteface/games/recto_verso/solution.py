"""What Recto Verso shows afterwards: a building that answers the card of the round that was over last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.games.recto_verso.building import cubes_text
from volteface.games.recto_verso.pieces import LETTERS
from volteface.games.recto_verso.solver import solve

if TYPE_CHECKING:
    from volteface.games.recto_verso.state import State


def solution(state: State) -> dict[str, str] | None:
    """The cubes of each piece, as views write a building; None before the first verdict. Never of a round that runs."""
    if state.verdict is None:
        return None
    building = solve(state.verdict.card, state.deal.options.mode)
    assert building is not None, "a deal's cards can be built"
    return {letter: cubes_text(mask) for letter, mask in zip(LETTERS, building, strict=True) if mask}
