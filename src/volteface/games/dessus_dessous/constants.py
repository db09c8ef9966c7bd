"""The numbers of Dessus Dessous's rules, and those that clients show and must not know by themselves."""

from __future__ import annotations

import msgspec

NAME = "dessus-dessous"
SEATS = range(1, 5)
TABLE_MOVES: tuple[str, ...] = ()

NUMBERS = (3, 4, 5)  # how many layers a mission can ask for
ROUNDS = (3, 4, 5, 3, 4, 5)  # D1
COUNTDOWN = 10_000  # D4, in milliseconds
SOLO_TIME = 180_000  # D8
BANDS = (12, 18, 26, 36, 49, 63)  # D8: the most points of each band alone but the last
ROUND_LIMIT = range(10, 3601)  # D10: what a table may set, in seconds


def tokens(seats: int) -> tuple[int, ...]:
    """D1: the tokens of a match of so many, the highest first."""
    return tuple(range(seats, 0, -1))


class Constants(msgspec.Struct, frozen=True):
    """Numbers of the rules; times are in milliseconds."""

    numbers: tuple[int, ...]  # how many layers a mission can ask for
    tokens: dict[int, tuple[int, ...]]  # D1: by the number of players, the highest first
    countdown: int  # D4: the time of the last player
    solo_time: int  # D8
    bands: tuple[int, ...]  # D8: the most points of each band alone but the last


CONSTANTS = Constants(NUMBERS, {seats: tokens(seats) for seats in SEATS if seats > 1}, COUNTDOWN, SOLO_TIME, BANDS)
