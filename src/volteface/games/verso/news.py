"""What happens in Verso, as everybody is told it: faces that all can see, and no secret.

Sentences stand in the locales, by code.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Effect = Literal["joker", "lower", "higher", "nothing"]  # V11: whether the opponent's card turns a card, and why


class _Told(msgspec.Struct, frozen=True, tag_field="code", tag=str.lower):
    """One thing that happened."""


class Drawn(_Told, frozen=True):
    """A seat has taken the top card, as it lay or turned over."""

    seat: int
    turned: bool
    top: str
    face: str
    discarded: bool


class Turned(_Told, frozen=True):
    """A card before a seat had to be turned over (V7, V8)."""

    seat: int
    old: str
    face: str
    discarded: bool


class Square(_Told, frozen=True):
    """A layout has become a square (V9)."""

    seat: int
    points: int


class Banked(_Told, frozen=True):
    """A seat has banked a sequence; its two highest cards are gone (V6)."""

    seat: int
    move: str
    cards: tuple[str, ...]
    points: int
    discards: tuple[str, ...]


class Opponent(_Told, frozen=True):
    """Alone: the opponent has turned the top card (V11)."""

    top: str
    face: str
    effect: Effect


class DeckEmpty(_Told, frozen=True, tag="deck-empty"):
    """The last card is drawn: everybody chooses a last bank (V10)."""


class Chosen(_Told, frozen=True):
    """A seat has chosen its last bank; which one is hidden until all have."""

    seat: int


class Passed(_Told, frozen=True):
    """A seat has banked nothing at the end."""

    seat: int


class Over(_Told, frozen=True):
    """The game is over."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


News = Drawn | Turned | Square | Banked | Opponent | DeckEmpty | Chosen | Passed | Over
