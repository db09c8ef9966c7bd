"""What is looked for in layouts: sequences to bank (V5), the card that has to be turned (V7), and who must turn one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from volteface.games.verso.state import JOKER, ROW, Bank, Laid, Layout

if TYPE_CHECKING:
    from collections.abc import Sequence


def sequence(layout: Layout, bank: Bank) -> list[Laid]:
    """The cards of a sequence from its lowest value to its highest, the joker where it stands."""
    return [laid for place in bank.places if (laid := layout[place]) is not None]


@cache
def neighbours(seat: int, count: int) -> tuple[int, ...]:
    """V6, V7: who sits beside a seat, the left one first; with two players that is one person."""
    return tuple(dict.fromkeys(((seat + 1) % count, (seat - 1) % count)))


def highest(layout: Layout, colour: int) -> Laid | None:
    """V7: the highest card of a colour, a joker only if it is the only one."""
    start = colour * ROW
    numbers = layout[start : start + ROW - 1]
    return next((laid for laid in reversed(numbers) if laid is not None), layout[start + ROW - 1])


def banks(places: Sequence[object]) -> list[Bank]:
    """V5: every sequence that can be banked from a layout, given what lies on its places, or nothing."""
    lies = tuple(map(bool, places))
    return [*_row_banks(0, lies[:7]), *_row_banks(1, lies[7:14]), *_row_banks(2, lies[14:])]


@cache
def _row_banks(colour: int, row: tuple[bool, ...]) -> tuple[Bank, ...]:
    """The sequences of one row; there are few rows, and all of them come again and again."""
    found = []
    joker = row[JOKER - 1]
    for low in range(1, 6):
        gap = 0  # the one value in low..high that the joker must stand for
        for high in range(low, 7):
            if not row[high - 1]:
                if gap or not joker:
                    break
                gap = high
            if high == low:
                continue
            if gap:
                found.append(Bank(colour, low, high, gap))
            else:
                found.append(Bank(colour, low, high))
                if joker:  # it may also stand in for a card that then stays out
                    found += [Bank(colour, low, high, value) for value in range(low, high + 1)]
    return tuple(found)
