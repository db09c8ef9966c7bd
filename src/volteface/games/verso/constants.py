"""The numbers of Verso's rules, and those that clients show and must not know by themselves."""

from __future__ import annotations

import msgspec

NAME = "verso"
SEATS = range(1, 7)
CARDS_EACH, SOLO_CARDS = 15, 35  # V1: in the deck, for each player and alone
SQUARE, SQUARE_ROW = 7, 3  # V9: the points of a square, and the cards of each colour that it needs
TITLES = (35, 40, 45, 50, 55, 60)  # V12: the least points of each title alone
DESIGNERS_BEST = 64


class Constants(msgspec.Struct, frozen=True):
    """Numbers of the rules."""

    titles: tuple[int, ...]  # V12: the least points of each title alone
    designers_best: int
    square: int  # V9: the points of a square,
    square_row: int  # and the cards of each colour that it needs
    cards: int  # V1: for each player,
    solo_cards: int  # and alone


REASONS = {  # where the rulebook tells why a move was refused
    "already-chosen": "last-bank",
    "deck-empty": "end",
    "game-over": "end",
    "joker-needed": "gap",
    "no-passing": "no-pass",
    "not-in-layout": "sequence",
    "not-your-turn": "turn",
    "paused": "online",
    "wasted-keep": "keep-duplicate",
}

CONSTANTS = Constants(TITLES, DESIGNERS_BEST, SQUARE, SQUARE_ROW, CARDS_EACH, SOLO_CARDS)
