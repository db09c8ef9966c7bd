"""What was luck in a finished game of Verso: zero on average for every honest player, and most of the spread.

Alone it is in points, and exact (`kernels/luck.py`); of two it is in shares of a victory, from the cards that came from
the deck (`kernels/luck_together.py`). With more it is not computed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from volteface.core.errors import Malformed
from volteface.games.verso.kernels import arrays, kinds, luck_together, rules, tables, weights
from volteface.games.verso.kernels import luck as luck_alone
from volteface.games.verso.state import Bank

if TYPE_CHECKING:
    from collections.abc import Sequence

    from volteface.games.verso.state import Move, State

MOST = 2  # players for whom it is computed


def luck(first: State, moves: Sequence[tuple[int, Move]]) -> list[float] | None:
    """Each seat's luck in a game, from its first state and its moves; None where it is not computed."""
    found = turns(first, moves)
    if found is None:
        return None
    if len(first.players) == 1:
        return [sum(found)]
    total = sum(one if seat == 0 else -one for one, (seat, _) in zip(found, moves, strict=True))
    return [total, -total]


def turns(first: State, moves: Sequence[tuple[int, Move]]) -> list[float] | None:
    """The luck in each move for the seat that made it, none in a last bank; None where it is not computed."""
    seats = len(first.players)
    if seats > MOST:
        return None
    try:
        net = weights.load(kinds.kind(seats))
    except Malformed:
        return None
    return alone(first, moves, net) if seats == 1 else _two(first, moves, net)


def alone(first: State, moves: Sequence[tuple[int, Move]], net: weights.Net) -> list[float]:
    """The luck of each turn of a game alone, in points: of its top face, and of the cards that came after the move."""
    state, scales = arrays.of_state(first), luck_alone.new_scales()
    return [
        sum(luck_alone.play_turn(state, net, arrays.move_number(move), scales))
        if state[rules.PHASE] == rules.TURNS
        else 0.0
        for _, move in moves
    ]


def _two(first: State, moves: Sequence[tuple[int, Move]], net: weights.Net) -> list[float]:
    """The luck of each turn of a game of two, in shares of a victory."""
    state, undrawn, lucks = arrays.of_state(first), np.ones(tables.ALL, np.bool_), list[float]()
    fresh = True  # whether the top card is seen for the first time: a bank leaves it there
    for seat, move in moves:
        turn = state[rules.PHASE] == rules.TURNS
        lucks.append(luck_together.play_turn(state, undrawn, net, seat, arrays.move_number(move), fresh) if turn else 0)
        fresh = not isinstance(move, Bank)
    return lucks
