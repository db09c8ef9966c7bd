"""How much of everything there may be: the one place for all caps. Rates (how often) are in `server/limits.py`."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from volteface.core.errors import GameError

HEAD_BYTES = 64 * 1024  # of a request
BODY_BYTES = 16 * 1024  # of a request, and of a command over the WebSocket
REPLAY_BYTES = 256 * 1024  # of a replay file that is sent to us
ANSWER_BYTES = 8 * 1024 * 1024  # of all views of a replay file


def about(text: str, **bounds: Any) -> Any:
    """What a setting means, and within which bounds it must be."""
    return msgspec.Meta(description=text, **bounds)


class Caps(msgspec.Struct, frozen=True, kw_only=True):
    """What a host may choose; seats are never capped, for those who play always get in."""

    head_seconds: Annotated[float, about("Seconds until a connection has said what it wants.", gt=0)] = 10
    body_seconds: Annotated[float, about("Seconds until it has said it all.", gt=0)] = 30
    connections: Annotated[int, about("Connections at once; 0: as many as the system's open files.", ge=0)] = 0
    connections_by_address: Annotated[int, about("Connections from one address, or one IPv6 network.", ge=1)] = 250
    sockets_by_address: Annotated[int, about("Tables looked at from one address.", ge=1)] = 120
    viewers: Annotated[int, about("Viewers of one table, besides those who sit there.", ge=1)] = 250
    viewers_by_guest: Annotated[int, about("Views of one table by one guest: pages that are open.", ge=1)] = 8
    tables_by_guest: Annotated[int, about("Tables that wait or are played, opened by one guest.", ge=1)] = 60
    pairings: Annotated[int, about("Pairings at once.", ge=1)] = 2000
    pairings_by_guest: Annotated[int, about("Pairings opened by one guest.", ge=1)] = 6
    game_events: Annotated[int, about("Events of a game; then its table can only be ended.", ge=1000)] = 20_000
    deals: Annotated[int, about("Deals being made or waited for, at all tables.", ge=1)] = 32
    reviews: Annotated[int, about("Reviews being made or waited for.", ge=1)] = 6
    reviews_by_address: Annotated[int, about("Reviews being made or waited for, from one address.", ge=1)] = 2
    prints: Annotated[int, about("Prints being made or waited for.", ge=1)] = 6
    prints_by_address: Annotated[int, about("Prints being made or waited for, from one address.", ge=1)] = 2
    print_pages: Annotated[int, about("Pages of a print.", ge=1)] = 60
    replay_steps: Annotated[int, about("Steps of a replay file that is watched or reviewed.", ge=100)] = 5000


UNCAPPED = Caps(
    head_seconds=1_000_000,
    body_seconds=1_000_000,
    connections=1_000_000,
    connections_by_address=1_000_000,
    sockets_by_address=1_000_000,
    viewers=1_000_000,
    viewers_by_guest=1_000_000,
    tables_by_guest=1_000_000,
    pairings=1_000_000,
    pairings_by_guest=1_000_000,
    reviews_by_address=1_000_000,
    prints_by_address=1_000_000,
)
"""For programs that measure and test: everything that depends on who asks is allowed."""


class Full(GameError):
    """There is no room for more of this now."""

    kind = "too-many"


def table_full() -> Full:
    """The error for one viewer too many."""
    return Full("table-full", "Too many people look at this table already: come back in a while.")


def too_many_tables(count: int) -> Full:
    """The error for one table too many."""
    return Full("too-many-tables", "You have {count} tables open already: end some of them first.", count=count)


def busy() -> Full:
    """The error for work that would have to wait too long."""
    return Full("busy", "Too many others wait for the same just now: try again in a minute.")
