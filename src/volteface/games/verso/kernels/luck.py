"""What was luck in a turn alone, exactly: what came, less what was to be expected, by what the network sees in it.

The terms of a turn are: its top face, less the mean over all that may lie there; a card turned over, less the mean
over what it can be; the opponent's card, and the card of one's own that it turns, likewise. Whatever the network
thinks, each of them is zero on average for every player who does not know what nobody can know. So a game's points
less its luck have the same mean as the points, and hardly any spread.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from volteface.games.verso.kernels.alone import (
    GONE,
    LEVELS,
    SUMS,
    laid_worth,
    lay,
    pick,
    set_out,
    squared,
    turned_worth,
    turns_colour,
    worth,
)
from volteface.games.verso.kernels.belief import FREE, ONE, believe, shown_faces
from volteface.games.verso.kernels.features import DESK as DESK_SIZE
from volteface.games.verso.kernels.features import DESK_SEEN
from volteface.games.verso.kernels.network import WIDE, one_more
from volteface.games.verso.kernels.rules import (
    DECK,
    FIRST_BANK,
    FLIP,
    HEAD,
    KNOWN,
    LAST,
    LAYOUT,
    NEXT,
    PHASE,
    ROWS,
    draw,
    laid_at,
    left,
    opponent,
    play_bank,
)
from volteface.games.verso.kernels.tables import ALL, ALL_FACES, BEHIND, BEHIND_COUNT, FACE, HIGHEST
from volteface.games.verso.kernels.tops import all_tops
from volteface.games.verso.state import ROW
from volteface.jit import njit

AFTER = LEVELS + 5 * WIDE  # place in the sums


class Scales(NamedTuple):
    """Room to weigh luck in."""

    desk: Any
    sums: Any
    shown: Any  # how often each face lies with its reverse unseen
    taken: Any  # the chances of each card
    weights: Any  # of each card to come next
    values: Any  # for each face what the turn promises


@njit
def new_scales():
    """Empty scales."""
    return Scales(
        np.zeros(DESK_SIZE, np.int32),
        np.zeros(SUMS, np.float32),
        np.zeros(ALL_FACES, np.int64),
        np.zeros((ALL, 3)),
        np.zeros(ALL, np.float32),
        np.zeros(ALL_FACES, np.float32),
    )


@njit
def prepare(state, net, scales):
    """Lay the state on the desk, and work out what each card of the box is; the deck's top counts as unseen."""
    set_out(state, net, scales.desk, scales.sums)
    shown_faces(state, scales.shown)
    believe(scales.desk[DESK_SEEN : DESK_SEEN + ALL], scales.shown, scales.taken)
    for card in range(ALL):
        scales.weights[card] = scales.taken[card, FREE]


@njit
def top_luck(state, net, scales):
    """The luck in the top face of a turn, and what the turn promises with it."""
    prepare(state, net, scales)
    all_tops(net, scales.desk, scales.sums, left(state), scales.weights, scales.values)
    mean, total = 0.0, 0.0
    for card in range(ALL):
        weight = scales.taken[card, FREE]
        mean += weight * (scales.values[FACE[2 * card]] + scales.values[FACE[2 * card + 1]])
        total += 2 * weight
    promise = np.float64(scales.values[FACE[state[DECK + state[NEXT]]]])
    return promise - mean / total, promise


@njit
def behind_chance(scales, turned):
    """How likely a face that lies with its reverse unseen, any one of them, is this card turned over."""
    other = turned ^ 1
    face = FACE[other]
    return scales.taken[turned >> 1, ONE + (other & 1)] / scales.shown[face]


@njit
def flip_luck(state, net, scales):
    """The luck in turning the deck's top card over, the state being before it."""
    prepare(state, net, scales)
    top, desk = state[DECK + state[NEXT]], scales.desk
    scales.shown[FACE[top]] += 1
    believe(desk[DESK_SEEN : DESK_SEEN + ALL], scales.shown, scales.taken)
    return reverse_luck(net, scales, GONE, top, squared(desk), left(state) - 1, 1)


@njit
def reverse_luck(net, scales, gone, laid, was_square, cards, wait):
    """The luck in what a card of unseen reverse turns to, when it comes to the layout on the desk."""
    desk, sums = scales.desk, scales.sums
    face, mean, came = FACE[laid], 0.0, 0.0
    for which in range(BEHIND_COUNT[face]):
        turned = BEHIND[face, which]
        card = turned >> 1
        if desk[DESK_SEEN + card] == 0:
            desk[DESK_SEEN + card] = 1
            one_more(net, card, sums, gone, LEVELS + WIDE)
            value = laid_worth(net, desk, sums, LEVELS + WIDE, turned, KNOWN, was_square, cards, wait)
            desk[DESK_SEEN + card] = 0
            mean += behind_chance(scales, turned) * value
            if turned == laid ^ 1:
                came = value
    return came - mean


@njit
def card_worth(net, scales, card, colour, cards):
    """What the layout on the desk is worth after the opponent's card, its colour turning one of ours or none."""
    desk, sums = scales.desk, scales.sums
    one_more(net, card, sums, GONE, AFTER)
    desk[DESK_SEEN + card] = 1
    if colour == 3:
        value = worth(net, desk, sums, AFTER, cards, 0)
    else:
        value = turned_worth(net, desk, sums, AFTER, colour, cards, 0)
    desk[DESK_SEEN + card] = 0
    return np.float64(value)


@njit
def opponent_luck(state, net, scales, shown):
    """The luck in the opponent's card, the state being before it, and in the card of one's own that it turns.

    `shown` says whether its face was seen before one's move: then only its reverse is luck.
    """
    prepare(state, net, scales)
    desk, cards, top = scales.desk, left(state) - 1, state[DECK + state[NEXT]]
    came = card_worth(net, scales, top >> 1, turns_colour(top, top ^ 1), cards)
    mean, total = 0.0, 0.0
    if shown:
        scales.shown[FACE[top]] += 1
        believe(desk[DESK_SEEN : DESK_SEEN + ALL], scales.shown, scales.taken)
        for which in range(BEHIND_COUNT[FACE[top]]):
            turned = BEHIND[FACE[top], which]
            if desk[DESK_SEEN + (turned >> 1)] == 0:
                colour = turns_colour(top, turned)
                mean += behind_chance(scales, turned) * card_worth(net, scales, turned >> 1, colour, cards)
        total = 1.0
        scales.shown[FACE[top]] -= 1
    else:
        for card in range(ALL):
            weight = scales.taken[card, FREE]
            if weight > 0:
                for laid in (2 * card, 2 * card + 1):
                    mean += weight * card_worth(net, scales, card, turns_colour(laid, laid ^ 1), cards)
                    total += weight
    return came - mean / total + own_card_luck(state, net, scales, top, cards)


@njit
def own_card_luck(state, net, scales, top, cards):
    """The luck in the reverse of the card that the opponent's card turns."""
    colour, desk = turns_colour(top, top ^ 1), scales.desk
    if colour == 3:
        return 0.0
    place = HIGHEST[state[HEAD + ROWS + colour]]
    if place < 0 or state[HEAD + LAYOUT + colour * ROW + place] >= KNOWN:
        return 0.0
    desk[DESK_SEEN + (top >> 1)] = 1
    believe(desk[DESK_SEEN : DESK_SEEN + ALL], scales.shown, scales.taken)
    one_more(net, top >> 1, scales.sums, GONE, AFTER)
    laid, was_square = laid_at(state, 0, colour * ROW + place), squared(desk)
    pick(desk, laid)
    value = reverse_luck(net, scales, AFTER, laid, was_square, cards, 0)
    lay(desk, laid, 0)
    desk[DESK_SEEN + (top >> 1)] = 0
    return value


@njit
def play_cards(state, net, move, scales, weighed):
    """Play a move and the opponent's card after it; gives the luck in the cards that came, if it is to be weighed."""
    luck = 0.0
    if move < FIRST_BANK:
        if move == FLIP and weighed:
            luck += flip_luck(state, net, scales)
        draw(state, 0, move == FLIP)
    else:
        play_bank(state, 0, move)
    if left(state) > 0:
        if weighed:
            luck += opponent_luck(state, net, scales, move >= FIRST_BANK)
        opponent(state)
    if left(state) == 0:
        state[PHASE] = LAST
    return luck


@njit
def play_turn(state, net, move, scales):
    """Play a turn; gives its luck: in the top face, and in the cards that came."""
    first = top_luck(state, net, scales)[0]
    return first, play_cards(state, net, move, scales, True)
