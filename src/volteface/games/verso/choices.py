"""What `legal` offers in Verso: every move as its text, with what it would bring, as far as its seat can know."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType


class Behind(msgspec.Struct, frozen=True):
    """A face that may come when the top card is turned over, how likely it is, and what it would do."""

    face: str
    chance: float  # of 1
    discarded: bool
    square: bool


class Turns(msgspec.Struct, frozen=True):
    """A neighbour's card that a bank turns; where its reverse is known, also what that would do before them."""

    seat: int
    card: str
    discarded: bool = False
    square: bool = False


class Preview(msgspec.Struct, frozen=True):
    """What a move would bring: a keep, a card turned over, a bank; passing brings nothing."""

    face: str | UnsetType = UNSET  # a keep: what comes to the layout,
    discarded: bool | UnsetType = UNSET  # whether it lies there already,
    square: bool | UnsetType = UNSET  # whether it makes a square,
    joins: tuple[str, ...] | UnsetType = UNSET  # and the best sequence that it is part of then, itself included
    behind: tuple[Behind, ...] | UnsetType = UNSET  # a flip: what may come, the likeliest first
    move: str | UnsetType = UNSET  # a bank: its text,
    cards: tuple[str, ...] | UnsetType = UNSET  # its faces from the lowest up,
    points: int | UnsetType = UNSET
    discards: tuple[str, ...] | UnsetType = UNSET  # those that are gone afterwards,
    turns: tuple[Turns, ...] | UnsetType = UNSET  # what the neighbours turn, the left one first,
    breaks: bool | UnsetType = UNSET  # and whether one's square is broken then


class Choice(msgspec.Struct, frozen=True):
    """A move, and its preview."""

    move: str
    preview: Preview
