"""What `legal` offers in Dessus Dessous: whole moves, and laying a pile as a kind of move with what it is made of."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from volteface.games.dessus_dessous.state import LAYERS


class Preview(msgspec.Struct, frozen=True):
    """What a move takes or can be made of."""

    layers: tuple[int, ...] | UnsetType = UNSET  # a pile: its layers,
    sides: tuple[str, ...] | UnsetType = UNSET  # the side of each that is up,
    degrees: tuple[int, ...] | UnsetType = UNSET  # and how it is turned
    token: int | UnsetType = UNSET  # the token of a grab
    number: int | UnsetType = UNSET  # the layers of a mission to draw


class Choice(msgspec.Struct, frozen=True):
    """A move or a kind of move, and its preview."""

    move: str
    preview: Preview


PILE = Choice("pile", Preview(layers=tuple(LAYERS), sides=("f", "b"), degrees=(0, 90, 180, 270)))
