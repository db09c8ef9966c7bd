"""What happens, as everybody is told it: no secret. Sentences stand in the locales, by code."""

from __future__ import annotations

import msgspec


class _Told(msgspec.Struct, frozen=True, tag_field="code", tag=str.lower):
    """One thing that happened."""


class Took(_Told, frozen=True):
    """A seat has taken stones (T2)."""

    seat: int
    count: int
    left: int


class Over(_Told, frozen=True):
    """The game is over (T3, T4)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


News = Took | Over
