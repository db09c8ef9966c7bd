"""What happens in Recto Verso, as everybody is told it: what stands there, and nothing of the card.

Sentences stand in the locales, by code.
"""

from __future__ import annotations

import msgspec


class _Told(msgspec.Struct, frozen=True, tag_field="code", tag=str.lower):
    """One thing that happened."""


class Revealed(_Told, frozen=True):
    """A card was revealed: a round has begun (R3)."""

    round: int
    active: int
    partner: int
    level: int | None  # the ladder's level that is tried


class Placed(_Told, frozen=True):
    """A piece was put down; `cubes` is where it stands."""

    seat: int
    piece: str
    cubes: str


class Moved(_Told, frozen=True):
    """A piece of the building was put elsewhere or turned; `cubes` is where it stands now."""

    seat: int
    piece: str
    cubes: str


class Stacked(_Told, frozen=True):
    """A piece was put elsewhere with all that stands on it; `cubes` is where it stands now, `along` what came along."""

    seat: int
    piece: str
    cubes: str
    along: str  # letters of pieces; none if nothing stood on it


class Taken(_Told, frozen=True):
    """A piece was taken out of the building."""

    seat: int
    piece: str
    cubes: str


class Shifted(_Told, frozen=True):
    """The whole building was pushed one square along."""

    seat: int
    by: str


class Recto(_Told, frozen=True):
    """The first word (R5)."""

    seat: int


class Verso(_Told, frozen=True):
    """The second word (R5)."""

    seat: int


class WordBack(_Told, frozen=True, tag="word-back"):
    """A change has taken back the first word of this seat (R5)."""

    seat: int


class Right(_Told, frozen=True):
    """The building was right (R6); `time` is in milliseconds."""

    active: int
    partner: int
    time: int
    points: int
    level: int | None
    pace: int  # R9: how many times the time there was


class Wrong(_Told, frozen=True):
    """It was wrong: the first reason, and how many there are."""

    active: int
    partner: int
    time: int
    reason: str
    faults: int


class Climbed(_Told, frozen=True):
    """Up to this level of the ladder (R9)."""

    level: int


class Fell(_Told, frozen=True):
    """Down to this level."""

    level: int


class Kings(_Told, frozen=True):
    """The whole ladder is climbed, with so many attempts."""

    attempts: int
    pace: int


class Again(_Told, frozen=True):
    """The round is played again with a new card."""

    active: int
    partner: int


class Over(_Told, frozen=True):
    """The game is over."""

    scores: tuple[int, ...]
    winners: tuple[int, ...] | None


News = (
    Revealed
    | Placed
    | Moved
    | Stacked
    | Taken
    | Shifted
    | Recto
    | Verso
    | WordBack
    | Right
    | Wrong
    | Climbed
    | Fell
    | Kings
    | Again
    | Over
)
