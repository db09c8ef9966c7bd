"""What was luck in a turn of two: the chance to win with the cards that came, less the mean over all that could come.

The cards that have not been drawn are known here, after the game: each of them was as likely to lie on top. What a
card that already lay there turned to is not counted: it was drawn before. Nor is a top card that a bank has left there:
it was seen when the bank was chosen.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

import numpy as np

from volteface.games.verso.kernels.features import DESK, DESK_SEEN
from volteface.games.verso.kernels.network import WIDE, one_more
from volteface.games.verso.kernels.rules import DECK as TOP
from volteface.games.verso.kernels.rules import FIRST_BANK, FLIP, KNOWN, MOVES, NEXT, SEATS, left, play_unchecked
from volteface.games.verso.kernels.tables import ALL, ALL_FACES, BEHIND, BEHIND_COUNT, FACE
from volteface.games.verso.kernels.together import (
    CHANCE,
    GONE,
    LEVELS,
    MARGIN,
    SUMS,
    appraise_desk,
    best,
    see_laid,
    set_out,
    squared,
)
from volteface.games.verso.kernels.tops import SHOWING
from volteface.jit import njit


@njit
def play_turn(state, undrawn, net, seat, move, fresh):
    """Play a turn; gives its luck for the seat that moved, in shares of a victory; a fresh top was not seen before."""
    desk, sums = np.zeros(DESK, np.int32), np.zeros(SUMS, np.float32)
    top, luck = state[TOP + state[NEXT]], 0.0
    set_out(state, seat, net, desk, sums)
    if fresh:
        luck += top_luck(state, undrawn, net, desk, sums, seat)
    if move == FLIP:
        luck += flip_luck(state, undrawn, net, desk, sums, top)
    if move < FIRST_BANK:
        undrawn[top >> 1] = False
    play_unchecked(state, seat, move)
    return luck


@njit
def top_luck(state, undrawn, net, desk, sums, seat):
    """The luck in the top face of a turn, the state being on the desk."""
    found, promises = np.empty(MOVES, np.int32), np.zeros((MOVES, 4), np.float32)
    chances, at, mean = np.zeros(ALL_FACES), state[NEXT], 0.0
    top = state[TOP + at]
    for face in range(ALL_FACES):
        state[TOP + at] = SHOWING[face]
        count = appraise_desk(state, net, desk, sums, seat, MARGIN, found, promises)
        chances[face] = promises[best(promises, count), CHANCE]
    state[TOP + at] = top
    for card in range(ALL):
        if undrawn[card]:
            mean += (chances[FACE[2 * card]] + chances[FACE[2 * card + 1]]) / 2
    return chances[FACE[top]] - mean / undrawn.sum()


@njit
def flip_luck(state, undrawn, net, desk, sums, top):
    """The luck in turning the top card over, the state being on the desk."""
    came, mean, count = 0.0, 0.0, 0
    promise, was_square, face = np.zeros(4, np.float32), squared(desk, 0), FACE[top]
    for which in range(BEHIND_COUNT[face]):
        turned = BEHIND[face, which]
        card = turned >> 1
        if undrawn[card]:
            promise[:] = 0
            desk[DESK_SEEN + card] = 1
            one_more(net, card, sums, GONE, LEVELS + WIDE)
            cards = left(state) - 1
            see_laid(
                net,
                state[SEATS],
                desk,
                sums,
                LEVELS + WIDE,
                0,
                turned,
                KNOWN,
                was_square,
                cards,
                np.float32(1),
                promise,
            )
            desk[DESK_SEEN + card] = 0
            mean += promise[CHANCE]
            count += 1
            if turned == top ^ 1:
                came = promise[CHANCE]
    return came - mean / count
