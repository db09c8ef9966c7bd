"""Every message between client and server, as types: what comes in over HTTP, what goes out over HTTP and WebSocket.

What comes in over the WebSocket are the commands of `table/commands.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from volteface.core.game import News  # noqa: TC001 - read while schemas are made
from volteface.table.look import Frame, SeatView

if TYPE_CHECKING:
    from volteface.core.errors import GameError

Nickname = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


class Ack(msgspec.Struct, frozen=True, tag_field="is", tag="ack"):
    """A command was carried out and stored; `seq` is the table's number after it."""

    key: str
    seq: int


class Refusal(msgspec.Struct, frozen=True, tag_field="is", tag="refusal"):
    """Something was refused and nothing has changed: a code to translate by, and an English sentence."""

    code: str
    kind: str
    sentence: str
    facts: dict[str, Any]
    key: str | None = None


class Solution(msgspec.Struct, frozen=True):
    """A building that answers the card of the round that was over last: for each piece its cubes."""

    building: dict[str, str]


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


ServerMessage = Frame | Ack | Refusal | Hinted | Said | Shown


class GuestWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who one wants to be."""

    nickname: Nickname | None = None


class Me(msgspec.Struct, frozen=True):
    """Who one is."""

    nickname: str


class TableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open; whoever opens it sits down on its first seat."""

    game: Annotated[str, msgspec.Meta(max_length=30)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=6)]
    options: dict[str, Any] = {}
    public: bool = False
    turn_seconds: Annotated[int, msgspec.Meta(ge=10, le=3600)] | None = None
    hints: bool | None = None  # unless it is said, for whoever plays alone or with bots


class TableLink(msgspec.Struct, frozen=True):
    """Where a table is."""

    table: str
    address: str


class LobbyEntry(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    status: str
    public: bool
    seats: int
    free: int
    host: str | None
    updated: int


class TableInfo(msgspec.Struct, frozen=True):
    """A table before one sits down."""

    table: str
    game: str
    status: str
    seats: tuple[SeatView, ...]
    options: dict[str, Any]


class SeatLinkWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a link that moves one's seat to another device."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=5)]


class SeatLink(msgspec.Struct, frozen=True):
    """A private link: whoever opens it has the seat."""

    address: str
    token: str


class SeatClaim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat over by its private link."""

    token: Annotated[str, msgspec.Meta(max_length=300)]


class GameInfo(msgspec.Struct, frozen=True):
    """What a game offers."""

    game: str
    seats: tuple[int, ...]
    timed: bool
    options: dict[str, Any]  # names and defaults
    bots: tuple[str, ...]  # their levels, from the gentlest to the strongest
    friendly: str | None  # the level to begin with


class ReplayStep(msgspec.Struct, frozen=True):
    """One step of a replay: what was done, what happened, and how it then looked to the viewer."""

    seat: int | None
    move: str | None
    at: int | None
    scores: tuple[int, ...]
    news: tuple[News, ...]
    view: Any


class ReplayView(msgspec.Struct, frozen=True):
    """A replay file as somebody at the table would have seen it; the first step is the beginning."""

    game: str
    seats: int
    winners: tuple[int, ...] | None
    steps: tuple[ReplayStep, ...]


class ReviewLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the answer to a review's wish: how many moves are judged, and at last the game's review."""

    done: int
    of: int
    review: Any = None


def refusal(error: GameError, key: str | None = None) -> Refusal:
    """An error as a message; facts that JSON does not know become texts."""
    facts = {
        name: fact if isinstance(fact, str | int | float | None) else str(fact) for name, fact in error.facts.items()
    }
    return Refusal(error.code, error.kind, error.sentence, facts, key)
