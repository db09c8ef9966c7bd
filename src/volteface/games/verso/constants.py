"""The numbers of Verso's rules, and those that clients show and must not know by themselves."""

from __future__ import annotations

import msgspec

NAME = "verso"
SEATS = range(1, 7)
CARDS_EACH, SOLO_CARDS = 15, 35  # V1: in the deck, for each player and alone
SQUARE = 7  # V9: the points of a square
TITLES = (35, 40, 45, 50, 55, 60)  # V12: the least points of each title alone
DESIGNERS_BEST = 64


class Constants(msgspec.Struct, frozen=True):
    """Numbers of the rules."""

    titles: tuple[int, ...]  # V12: the least points of each title alone
    designers_best: int
    square: int  # V9: the points of a square
    cards: int  # V1: for each player,
    solo_cards: int  # and alone


CONSTANTS = Constants(TITLES, DESIGNERS_BEST, SQUARE, CARDS_EACH, SOLO_CARDS)
