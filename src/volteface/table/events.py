"""The facts of a table that are stored, each a small struct with a tag. Everything else follows from them.

Times of the game (`at`) are milliseconds of the game's own clock; `time` and `start` are the server's wall clock.
Nicknames and talk are not here: they live outside the log, so that a guest can be forgotten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable


class _Fact(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower, omit_defaults=True):
    """One thing that happened."""


class Created(_Fact, frozen=True):
    """A table was opened."""

    game: str
    seats: int
    options: dict[str, Any]
    host: str
    public: bool = False
    turn_seconds: int | None = None
    hints: bool | None = None


class Sat(_Fact, frozen=True):
    """A guest has this seat now; it may have come from another device or from a bot."""

    seat: int
    guest: str


class Lent(_Fact, frozen=True):
    """A bot plays this seat now, for its guest or for nobody; maybe for a program that has failed, and why it has."""

    seat: int
    bot: str
    program: str = ""
    why: str = ""


class Freed(_Fact, frozen=True):
    """Nobody has this seat any more."""

    seat: int


class Started(_Fact, frozen=True):
    """A game began with this deal, by this version of its rules; a rematch is a new start."""

    deal: dict[str, Any]
    rules: int = 1


class Moved(_Fact, frozen=True):
    """A move was made."""

    seat: int
    move: str
    at: int


class Elapsed(_Fact, frozen=True):
    """A deadline of the game passed."""

    at: int


class Readied(_Fact, frozen=True):
    """A seat is ready for the next round."""

    seat: int


class Going(_Fact, frozen=True):
    """The game's clock stands at `at` and runs on from the wall time `start`, which may be a 3-2-1 away."""

    at: int
    start: int


class Stopped(_Fact, frozen=True):
    """The game's clock stands at `at`."""

    at: int


class Paused(_Fact, frozen=True):
    """The table rests; timed games do so between rounds."""


class Resumed(_Fact, frozen=True):
    """The table goes on."""


class Guessed(_Fact, frozen=True, tag="tipped"):  # the word of version 0.1, which stored events keep
    """Somebody who looks on has said how this round will end, and after how many seconds."""

    seat: int
    right: bool
    seconds: int


class Muted(_Fact, frozen=True):
    """A guest's talk is no longer heard at this table, or is heard again."""

    guest: str
    on: bool


class Closed(_Fact, frozen=True):
    """The table was ended."""


Fact = (
    Created
    | Sat
    | Lent
    | Freed
    | Started
    | Moved
    | Elapsed
    | Readied
    | Going
    | Stopped
    | Paused
    | Resumed
    | Guessed
    | Muted
    | Closed
)


class Event(msgspec.Struct, frozen=True):
    """A stored fact with its number in its table, its time, who caused it and by which command's key."""

    table: str
    seq: int
    time: int
    fact: Fact
    by: str | None = None
    key: str | None = None


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Fact).decode


def read(table: str, rows: Iterable[tuple[int, int, bytes, str | None, str | None]]) -> list[Event]:
    """Events of a table as they are kept: number, time, fact, who did it and by which key."""
    return [Event(table, seq, time, decode(fact), by, key) for seq, time, fact, by, key in rows]
