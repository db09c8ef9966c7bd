"""What `legal` offers in Verso: every move as its text, with what it would bring."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType


class Preview(msgspec.Struct, frozen=True):
    """What a move would bring: the face of a keep, the points and cards of a bank; of others nothing can be known."""

    face: str | UnsetType = UNSET  # a keep: what comes to the layout,
    discarded: bool | UnsetType = UNSET  # whether it lies there already,
    square: bool | UnsetType = UNSET  # and whether it makes a square
    move: str | UnsetType = UNSET  # a bank: its text,
    cards: tuple[str, ...] | UnsetType = UNSET  # its faces from the lowest up,
    points: int | UnsetType = UNSET
    discards: tuple[str, ...] | UnsetType = UNSET  # and those that are gone afterwards


class Choice(msgspec.Struct, frozen=True):
    """A move, and its preview."""

    move: str
    preview: Preview
