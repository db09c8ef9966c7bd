"""What the game is called, for how many it is, and what clients show of its rules and must not know by themselves."""

from __future__ import annotations

import msgspec

from volteface.games.dessus_dessous.solo import BANDS
from volteface.games.dessus_dessous.state import COUNTDOWN, NUMBERS, SOLO_TIME, tokens

NAME = "dessus-dessous"
SEATS = range(1, 5)
TABLE_MOVES: tuple[str, ...] = ()


class Constants(msgspec.Struct, frozen=True):
    """Numbers of the rules; times are in milliseconds."""

    numbers: tuple[int, ...]  # how many layers a mission can ask for
    tokens: dict[int, tuple[int, ...]]  # D1: by the number of players, the highest first
    countdown: int  # D4: the time of the last player
    solo_time: int  # D8
    bands: tuple[int, ...]  # D8: the most points of each band alone but the last


CONSTANTS = Constants(NUMBERS, {seats: tokens(seats) for seats in SEATS if seats > 1}, COUNTDOWN, SOLO_TIME, BANDS)
