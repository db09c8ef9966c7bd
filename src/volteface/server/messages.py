"""Every message between client and server, as types: what comes in and goes out over HTTP.

Over the WebSocket come the commands of `table/commands.py`; what goes out there are frames (`table/look.py`) and what a
room answers and tells (`rooms/messages.py`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from volteface.rooms.messages import Ack, Hinted, Refusal, Said, Shown
from volteface.table.look import Frame, SeatView

WIRE = 2  # the version of what goes over the WebSocket: pages of another one are told to reload
Nickname = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


class Solution(msgspec.Struct, frozen=True):
    """What answers the card of the round that was over last, part by part, as its game writes them."""

    building: dict[str, str]


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


class HouseInfo(msgspec.Struct, frozen=True):
    """What the host tells everybody: a line about the house, and the languages to choose from."""

    notice: str
    languages: tuple[str, ...]


class TableLink(msgspec.Struct, frozen=True):
    """Where a table is."""

    table: str
    address: str


class PairingWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pairing to open, for phones beside a real box."""

    game: Annotated[str, msgspec.Meta(max_length=30)]
    options: dict[str, Any] = {}


class PairingLink(msgspec.Struct, frozen=True):
    """Where a pairing is, and of which game."""

    pairing: str
    game: str
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
    people: tuple[str, ...]  # what those are called who sit there, but for whoever asks
    your_turn: bool  # whether the game waits for whoever asks


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
    count_in: int  # milliseconds of the 3-2-1 before a card is revealed to several people; 0 without a clock
    grace: int  # milliseconds that somebody may be away from a round before it goes on without them; 0 without a clock
    options: dict[str, Any]  # names and defaults
    bots: tuple[str, ...]  # their levels, from the gentlest to the strongest
    programs: tuple[str, ...]  # levels that are programs from outside, as the host allows
    friendly: str | None  # the level to begin with
    constants: Any  # what a client shows of the game's rules
    reasons: dict[str, str]  # for the code of a refused move, the place of the rulebook that tells why


class GameSeats(msgspec.Struct, frozen=True):
    """Who sat where when a game ended, and which of these seats are those of whoever asks."""

    seats: tuple[SeatView, ...]
    yours: tuple[int, ...]


class ReplayStep(msgspec.Struct, frozen=True):
    """One step of a replay: what was done, what happened, and how it then looked to the viewer."""

    seat: int | None
    move: str | None
    at: int | None
    scores: tuple[int, ...]
    news: tuple[Any, ...]  # the game's
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


class PrintField(msgspec.Struct, frozen=True):
    """Something that can be chosen about a print: one of its values, a number, yes or no, or a text."""

    name: str
    kind: Literal["choice", "number", "switch", "text"]
    usual: str | int | bool
    values: tuple[str, ...] = ()


class PrintProgress(msgspec.Struct, frozen=True):
    """How much of a print is done; nothing of nothing while it waits, or if nobody asked for it."""

    done: int = 0
    of: int = 0


class PrintInfo(msgspec.Struct, frozen=True):
    """What can be printed of a game."""

    things: dict[str, tuple[str, ...]]  # the usual one first, and the fields that matter for each
    fields: tuple[PrintField, ...]  # the game's own
    paper: tuple[PrintField, ...]  # those of every print
