"""What a room answers and tells: messages to one viewer. What all see is a frame (`table/look.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from volteface.core.errors import GameError


class Ack(msgspec.Struct, frozen=True, tag_field="is", tag="ack"):
    """A command was carried out and stored; `seq` is the table's number after it. With a frame it is said there."""

    key: str
    seq: int


class Refusal(msgspec.Struct, frozen=True, tag_field="is", tag="refusal"):
    """Something was refused and nothing has changed: a code to translate by, and an English sentence."""

    code: str
    kind: str
    sentence: str
    facts: dict[str, Any]
    key: str | None = None


class Hinted(msgspec.Struct, frozen=True, tag_field="is", tag="hint"):
    """The advice that was asked for: a code, by which a client finds the sentence, and its facts."""

    key: str
    code: str
    facts: dict[str, Any]


class Said(msgspec.Struct, frozen=True, tag_field="is", tag="said"):
    """Somebody said something: `text`, or a phrase's `code` and `facts`; a bot has no handle, but its `seat`."""

    number: int
    time: int
    who: str | None
    name: str | None
    text: str | None = None
    code: str | None = None
    facts: dict[str, Any] | None = None
    seat: int | None = None


class Shown(msgspec.Struct, frozen=True, tag_field="is", tag="signal"):
    """Somebody's hand, finger or drag: for this moment only."""

    who: str
    seat: int | None
    kind: str
    facts: dict[str, Any]


Answer = Ack | Refusal | Hinted


def refusal(error: GameError, key: str | None = None) -> Refusal:
    """An error as a message; facts that JSON does not know become texts."""
    facts = {
        name: fact if isinstance(fact, str | int | float | None) else str(fact) for name, fact in error.facts.items()
    }
    return Refusal(error.code, error.kind, error.sentence, facts, key)
