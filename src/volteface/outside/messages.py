"""What the house and a program from outside say to each other, one JSON object a line.

house    {"is": "hello", "protocol": 1, "game": NAME}
program  {"is": "hello", "name": "Lucky"}
house    {"is": "new", "seat": 0, "seats": 2, "options": {...}}
house    {"is": "position", "view": {...}, "legal": ["keep", "flip"]}
house    {"is": "go", "budget": 1000, "milliseconds": 10000}
program  {"is": "move", "move": "keep"}
house    {"is": "over", "scores": [41, 38]}
house    {"is": "bye"}
"""

from __future__ import annotations

from typing import Any

import msgspec

PROTOCOL = 1
LINE_BYTES = 65_536  # at most, of a program's answer
REASONS = {
    "start": "it could not be started",
    "ended": "it ended",
    "silent": "it did not answer in time",
    "nonsense": "it said something that is no answer",
    "illegal": "it made a move that there is not",
}


class Forfeit(Exception):
    """A program has lost its game by itself: why, as a word of `REASONS`, and what it said or did."""

    def __init__(self, reason: str, said: str = "") -> None:
        super().__init__(f"{REASONS[reason]}: {said}" if said else REASONS[reason])
        self.reason, self.said = reason, said


class Hello(msgspec.Struct, tag_field="is", tag="hello"):
    """A game of this name may be played now."""

    game: str
    protocol: int = PROTOCOL


class New(msgspec.Struct, tag_field="is", tag="new"):
    """A game begins; the program plays one seat of it."""

    seat: int
    seats: int
    options: dict[str, Any]


class Position(msgspec.Struct, tag_field="is", tag="position"):
    """What the seat sees, and which moves it has."""

    view: Any
    legal: list[str]


class Go(msgspec.Struct, tag_field="is", tag="go"):
    """Move now: strength as for our own bots, and the time after which the game is forfeit."""

    budget: int
    milliseconds: int


class Over(msgspec.Struct, tag_field="is", tag="over"):
    """The game has ended."""

    scores: list[int]


class Bye(msgspec.Struct, tag_field="is", tag="bye"):
    """There will be no other game."""


class Named(msgspec.Struct, tag_field="is", tag="hello"):
    """The program's first answer."""

    name: str = ""


class Move(msgspec.Struct, tag_field="is", tag="move"):
    """The program's answer to `go`."""

    move: str


Ask = Hello | New | Position | Go | Over | Bye
encode = msgspec.json.Encoder().encode
