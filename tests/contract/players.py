"""A random player for each game: any text that `legal` offers, or, where it offers kinds, one of that kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from volteface.core.game import Game


def any_listed(game: Game[Any, Any, Any], state: Any, seat: int, rng: Random) -> str | None:
    """One of the moves that `legal` lists."""
    choices = game.legal(state, seat)
    return rng.choice(choices).move if choices else None


PLAYERS: dict[str, Callable[[Game[Any, Any, Any], Any, int, Random], str | None]] = {
    "verso": any_listed,
    "dessus-dessous": any_listed,
}
