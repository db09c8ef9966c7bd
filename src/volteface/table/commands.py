"""What people at a table can ask for: a closed set of messages. Each has a key, so that a repeat is only answered."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """Something asked for."""

    key: Key


class Sit(Command, frozen=True):
    """Take an empty seat, or one's own back from a bot."""

    seat: Seat


class Bot(Command, frozen=True):
    """Let a bot of this level play an empty seat, one's own, or that of somebody who is away."""

    seat: Seat
    level: Level


class Free(Command, frozen=True):
    """Leave a seat; before the start the host may clear any."""

    seat: Seat


class Start(Command, frozen=True):
    """Begin the game; when it is over, ask for another one, which begins when all who are here have asked for it."""


class Play(Command, frozen=True):
    """Make a move, answering the state of this seq."""

    seat: Seat
    seq: Annotated[int, msgspec.Meta(ge=0)]
    move: Annotated[str, msgspec.Meta(max_length=200)]


class Ready(Command, frozen=True):
    """Be ready for a round, also the first one, or to go on after a break."""

    seat: Seat


class Skip(Command, frozen=True):
    """Only bots are still at work in this round: let time leap to what they do."""


class Pause(Command, frozen=True):
    """Let the table rest; in timed games after this round."""


class Resume(Command, frozen=True):
    """Go on."""


class Guess(Command, frozen=True):
    """Looking on at a round: say whether it will be right, and after how many seconds it is over."""

    seat: Seat
    right: bool
    seconds: Annotated[int, msgspec.Meta(ge=0, le=10_800)]


class Mute(Command, frozen=True):
    """The host: no longer let this person be heard, or let them be heard again."""

    who: Annotated[str, msgspec.Meta(max_length=40)]
    on: bool = True


class Close(Command, frozen=True):
    """End the table."""


class Chat(Command, frozen=True):
    """Say something."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class Phrase(Command, frozen=True):
    """Say something that everybody reads in their own language; cells are in front coordinates."""

    code: Annotated[str, msgspec.Meta(max_length=30)]
    facts: dict[str, Any] = {}


class Hint(Command, frozen=True):
    """Ask for advice for one's seat; only oneself hears it."""

    seat: Seat


class Signal(Command, frozen=True):
    """A pointing finger, a hand, a block or pile in mid-drag: shown at once, stored nowhere."""

    kind: Annotated[str, msgspec.Meta(max_length=20)]
    facts: dict[str, Any] = {}


AnyCommand = (
    Sit
    | Bot
    | Free
    | Start
    | Play
    | Ready
    | Skip
    | Pause
    | Resume
    | Guess
    | Mute
    | Close
    | Chat
    | Phrase
    | Signal
    | Hint
)
decode = msgspec.json.Decoder(AnyCommand).decode
