"""The numbers of Dessus Dessous's rules, and those that clients show and must not know by themselves."""

from __future__ import annotations

import msgspec

NAME = "dessus-dessous"
SEATS = range(1, 5)
TABLE_MOVES: tuple[str, ...] = ("away",)
GRACE = 60.0  # seconds: a phone that is locked or in a tunnel; nobody waits meanwhile, for the clock goes on

NUMBERS = (3, 4, 5)  # how many layers a mission can ask for
ROUNDS = (3, 4, 5, 3, 4, 5)  # D1
COUNTDOWNS = (10, 20, 30)  # D4: what a table may choose, in seconds; the first is the printed one
EDITION = 2  # of D3 and D4; what has changed since the first says `Deal`
SOLO_TIME = 180_000  # D8
BANDS = (12, 18, 26, 36, 49, 63)  # D8: the most points of each band alone but the last
ROUND_LIMIT = range(10, 3601)  # D10: what a table may set, in seconds


def tokens(seats: int) -> tuple[int, ...]:
    """D1: the tokens of a match of so many, the highest first."""
    return tuple(range(seats, 0, -1))


class Constants(msgspec.Struct, frozen=True):
    """Numbers of the rules; times are in milliseconds."""

    numbers: tuple[int, ...]  # how many layers a mission can ask for
    rounds: tuple[int, ...]  # D1: how many the mission of each round of a match asks for
    tokens: dict[int, tuple[int, ...]]  # D1: by the number of players, the highest first
    countdowns: tuple[int, ...]  # D4: the times of the last player that a table may choose, the printed one first
    solo_time: int  # D8
    bands: tuple[int, ...]  # D8: the most points of each band alone but the last


REASONS = {  # where the rulebook tells why a move was refused
    "already-grabbed": "one-token",
    "clock-stands": "not-revealed",
    "game-over": "end",
    "gave-up": "give-up",
    "hands-off": "hands-off",
    "layer-count": "count",
    "mission-in-hand": "no-skip",
    "no-mission": "draw-first",
    "not-revealed": "not-revealed",
    "only-alone": "solo",
    "only-in-a-match": "solo",
    "time-up": "last-check",
    "too-late": "too-late",
    "was-away": "away",
}

CONSTANTS = Constants(
    numbers=NUMBERS,
    rounds=ROUNDS,
    tokens={seats: tokens(seats) for seats in SEATS if seats > 1},
    countdowns=tuple(seconds * 1000 for seconds in COUNTDOWNS),
    solo_time=SOLO_TIME,
    bands=BANDS,
)
