"""Texts of moves."""

from __future__ import annotations

from volteface.core.errors import Malformed
from volteface.games.new_game.constants import MOST
from volteface.games.new_game.state import Take

_MOVES = {f"take {count}": Take(count) for count in range(1, MOST + 1)}


def parse(text: str) -> Take:
    """Read a move: `take 2`."""
    if text not in _MOVES:
        known = ", ".join(_MOVES)
        raise Malformed("new-game-move", "{text!r} is no move; moves are: {known}.", text=text[:40], known=known)
    return _MOVES[text]


def format(move: Take) -> str:
    """The one text of a move."""
    return f"take {move.count}"
