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


def any_block(game: Game[Any, Any, Any], state: Any, seat: int, rng: Random) -> str | None:
    """Any piece anywhere, in any of the ways that `legal` says it can lie; often refused, as in real life."""
    choices = game.legal(state, seat)
    if not choices:
        return None
    choice = rng.choice(choices)
    if choice.move not in ("place", "move"):
        return choice.move
    pieces: Any = choice.preview["pieces"]
    letter = rng.choice(list(pieces))
    x, y = rng.randrange(4), rng.randrange(4)
    cubes = [f"{int(text[0]) + x}{int(text[1]) + y}{text[2:]}" for text in rng.choice(pieces[letter]).split()]
    return f"{choice.move} {letter} {' '.join(cubes)}"


PLAYERS: dict[str, Callable[[Game[Any, Any, Any], Any, int, Random], str | None]] = {
    "verso": any_listed,
    "recto-verso": any_block,
    "dessus-dessous": any_listed,
}
