"""What happens in Dessus Dessous, as everybody is told it: nothing of a mission that lies face down.

Sentences stand in the locales, by code.
"""

from __future__ import annotations

import msgspec


class _Told(msgspec.Struct, frozen=True, tag_field="code", tag=str.lower):
    """One thing that happened."""


class MissionRevealed(_Told, frozen=True, tag="mission-revealed"):
    """A mission with so many layers was turned up: a round has begun (D2)."""

    round: int
    number: int


class TokenTaken(_Told, frozen=True, tag="token-taken"):
    """A seat has grabbed a token (D3)."""

    seat: int
    token: int


class Countdown(_Told, frozen=True):
    """The last player has so many seconds (D4)."""

    seat: int
    seconds: int


class GaveUp(_Told, frozen=True, tag="gave-up"):
    """A seat has stopped trying this round (D10)."""

    seat: int


class DroppedOut(_Told, frozen=True, tag="dropped-out"):
    """A seat is gone for too long: the round goes on without it (D10)."""

    seat: int


class PileRight(_Told, frozen=True, tag="pile-right"):
    """A grab's pile was right (D5)."""

    seat: int
    token: int
    points: int


class PileWrong(_Told, frozen=True, tag="pile-wrong"):
    """A grab's pile was wrong (D6)."""

    seat: int
    token: int
    points: int


class CardWon(_Told, frozen=True, tag="card-won"):
    """The first who was right has the mission card."""

    seat: int
    number: int


class RoundVoid(_Told, frozen=True, tag="round-void"):
    """Nobody has grabbed in this round (D10)."""

    round: int


class Over(_Told, frozen=True):
    """The match is over."""

    scores: tuple[int, ...]
    winners: tuple[int, ...] | None


class MissionDrawn(_Told, frozen=True, tag="mission-drawn"):
    """Alone: a mission was drawn (D8)."""

    number: int


class CheckWrong(_Told, frozen=True, tag="check-wrong"):
    """Alone: the pile, of so many layers, is not what the mission asks for; the picture may be, with another number."""

    number: int
    layers: int
    alike: bool


class MissionSolved(_Told, frozen=True, tag="mission-solved"):
    """Alone: it is; the points so far."""

    number: int
    score: int


class SoloOver(_Told, frozen=True, tag="solo-over"):
    """Alone: the time is over."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    band: int


News = (
    MissionRevealed
    | TokenTaken
    | Countdown
    | GaveUp
    | DroppedOut
    | PileRight
    | PileWrong
    | CardWon
    | RoundVoid
    | Over
    | MissionDrawn
    | CheckWrong
    | MissionSolved
    | SoloOver
)
