"""A random player for every game, from nothing but what `legal` offers: on the wire or beside the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

import msgspec

Offer = tuple[str, Mapping[str, Any]]  # a choice: its text or kind, and its preview


def offers(choices: Iterable[Any]) -> list[Offer]:
    """Choices as pairs, whether they came as values or as JSON."""
    found = [choice if isinstance(choice, dict) else msgspec.to_builtins(choice) for choice in choices]
    return [(choice["move"], choice["preview"]) for choice in found]


def any_move(choices: list[Offer], rng: Random) -> str:
    """One of the moves; where a kind is offered, one of that kind, which may still be refused."""
    move, preview = rng.choice(choices)
    if "pieces" in preview:
        return _put(move, preview["pieces"], rng)
    if move == "pile":
        layers = rng.sample(list(preview["layers"]), rng.randint(0, 5))
        placed = [f"{layer}{rng.choice(preview['sides'])}{rng.choice(preview['degrees'])}" for layer in layers]
        return " ".join([move, *placed])
    return move


def _put(move: str, pieces: Mapping[str, Any], rng: Random) -> str:
    """A piece in one of its orientations, somewhere on the board."""
    letter = rng.choice(sorted(pieces))
    cubes = [(int(cube[0]), int(cube[1]), cube[3]) for cube in rng.choice(pieces[letter]).split()]
    right, back = 3 - max(x for x, _, _ in cubes), 3 - max(y for _, y, _ in cubes)
    dx, dy = rng.randint(0, right), rng.randint(0, back)
    return " ".join([move, letter, *(f"{x + dx}{y + dy}.{z}" for x, y, z in cubes)])
