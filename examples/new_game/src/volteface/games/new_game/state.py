"""What a game is at one moment, and the moves: frozen values, no behaviour beyond looking."""

from __future__ import annotations

import msgspec

from volteface.games.new_game.news import News  # noqa: TC001 - read by msgspec


class Options(msgspec.Struct, frozen=True):
    """What a table can choose. The defaults are the rules as printed."""

    last_loses: bool = False  # T4


class Deal(msgspec.Struct, frozen=True):
    """All that chance decides (T1)."""

    seats: int
    options: Options
    first: int
    pile: int


class Take(msgspec.Struct, frozen=True):
    """Take so many stones."""

    count: int


class State(msgspec.Struct, frozen=True):
    """The pile, what each seat has taken, and whose turn it is; the game is over when the pile is empty."""

    options: Options
    pile: int
    taken: tuple[int, ...]
    turn: int  # at the end: who took the last stone
    news: tuple[News, ...] = ()
