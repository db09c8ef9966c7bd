"""The numbers of New Game's rules, and those that clients show and must not know by themselves."""

from __future__ import annotations

import msgspec

NAME = "new-game"
SEATS = range(2, 5)
SMALLEST, LARGEST = 15, 40  # T1: stones in a pile
MOST = 3  # T2: stones that one takes at once


class Constants(msgspec.Struct, frozen=True):
    """Numbers of the rules."""

    most: int  # T2: stones that one takes at once


REASONS = {  # where the rulebook tells why a move was refused
    "game-over": "end",
    "new-game-few": "turn",
    "not-your-turn": "turn",
}

CONSTANTS = Constants(MOST)
