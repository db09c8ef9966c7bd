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


class Announced(_Told, frozen=True):
    """A seat banks a sequence: so its neighbours turn a card, those in `turns` have one (V6). Points come after."""

    seat: int
    move: str
    cards: tuple[str, ...]
    points: int
    turns: tuple[int, ...]


class Turned(_Told, frozen=True):
    """A card before a seat had to be turned over (V7, V8)."""

    seat: int
    old: str
    face: str
    discarded: bool
    broken: bool  # whether that was the end of a square (V9)


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
    announced: bool  # alone, and at the end, nobody has to turn a card, and it is told at once
    broken: bool  # whether that was the end of a square (V9)


class Opponent(_Told, frozen=True):
    """Alone: the opponent has turned the top card (V11)."""

    top: str
    face: str
    effect: Effect


class DeckEmpty(_Told, frozen=True, tag="deck-empty"):
    """The last card is drawn: everybody, or the one who plays alone, chooses a last bank (V10)."""

    alone: bool


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


News = Drawn | Announced | Turned | Square | Banked | Opponent | DeckEmpty | Chosen | Passed | Over
