"""The second step alone: what a move promises when the next turn is looked at too, every card that may come counted.

A move leads to positions before one's next turn, each with its chance: by what a turned card can be, and by what the
opponent's card does. For each of them the best move for every face that may lie on top then is taken.

The short second step costs a tenth: it looks only at what follows if the opponent's card turns nothing, at few of the
cards that a turned one can be, and adds to the glance by how much the next turn is better there than a glance sees.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from volteface.games.verso.kernels.alone import (
    CHANCES,
    GONE,
    MEAN,
    SUMS,
    best,
    best_bank,
    expect_card,
    expect_top,
    set_out,
    worth,
)
from volteface.games.verso.kernels.features import DESK as DESK_SIZE
from volteface.games.verso.kernels.network import WIDE
from volteface.games.verso.kernels.rules import (
    DECK,
    FIRST_BANK,
    FLIP,
    HEAD,
    KEEP,
    KNOWN,
    LAYOUT,
    NEXT,
    ROWS,
    SEEN,
    SIZE,
    highest_of,
    is_square,
    laid_at,
    left,
    lift,
    play_bank,
    put,
    score,
)
from volteface.games.verso.kernels.tables import ALL, ALL_FACES, BEHIND, BEHIND_COUNT, FACE, HIGHEST
from volteface.games.verso.kernels.tops import all_tops, face_chances, likely
from volteface.games.verso.state import ROW
from volteface.jit import njit


class Room(NamedTuple):
    """Room to work in."""

    after: Any  # the state after one's move
    then: Any  # and after the opponent's card
    desk: Any
    sums: Any
    weights: Any
    chances: Any
    values: Any
    colours: Any  # chances of what the opponent's card turns
    mean: Any  # the mean sums of that card as gone


@njit
def new_room():
    """Empty room."""
    return Room(
        np.zeros(SIZE, np.int32),
        np.zeros(SIZE, np.int32),
        np.zeros(DESK_SIZE, np.int32),
        np.zeros(SUMS, np.float32),
        np.zeros(ALL, np.float32),
        np.zeros(ALL_FACES, np.float32),
        np.zeros(ALL_FACES, np.float32),
        np.zeros(4, np.float32),
        np.zeros(WIDE, np.float32),
    )


@njit
def turn_worth(state, net, room):
    """What one's next turn promises, points so far included; the opponent's card is gone on average."""
    set_out(state, net, room.desk, room.sums)
    if left(state) == 0:
        return np.float32(score(state, 0)) + best_bank(room.desk)
    for i in range(WIDE):
        room.sums[GONE + i] += room.mean[i]
    likely(state, room.weights)
    face_chances(room.weights, room.chances)
    all_tops(net, room.desk, room.sums, left(state), room.weights, room.values)
    total = np.float32(score(state, 0))
    for face in range(ALL_FACES):
        total += room.chances[face] * room.values[face]
    return total


@njit
def turned_states(state, net, colour, room):
    """What one's next turn promises after the highest card of a colour is turned, on average over what it can be."""
    place = HIGHEST[state[HEAD + ROWS + colour]]
    if place < 0:
        return turn_worth(state, net, room)
    then, was_square = room.then, is_square(state, 0)
    known = state[HEAD + LAYOUT + colour * ROW + place] >= KNOWN
    laid = laid_at(state, 0, colour * ROW + place)
    if known:
        then[:] = state
        lift(then, 0, colour * ROW + place)
        put(then, 0, laid ^ 1, KNOWN, was_square)
        return turn_worth(then, net, room)
    face, total, count = FACE[laid], np.float32(0), 0
    for which in range(BEHIND_COUNT[face]):
        turned = BEHIND[face, which]
        if state[SEEN + (turned >> 1)] == 0:
            then[:] = state
            lift(then, 0, colour * ROW + place)
            then[SEEN + (turned >> 1)] = 1
            put(then, 0, turned, KNOWN, was_square)
            total += turn_worth(then, net, room)
            count += 1
    return total / max(1, count)


@njit
def after_opponent(state, net, room):
    """What one's next turn promises after the opponent's card, by the chances and the mean sums in the room."""
    state[NEXT] += 1
    total = np.float32(0)
    for colour in range(4):
        if room.colours[colour] > 0:
            if colour == 3:
                value = turn_worth(state, net, room)
            else:
                value = turned_states(state, net, colour, room)
            total += room.colours[colour] * value
    state[NEXT] -= 1
    return total


@njit
def before_opponent(state, net, room):
    """What one's next turn promises when the opponent's card comes next, nobody knows which."""
    if left(state) == 0:
        set_out(state, net, room.desk, room.sums)
        return np.float32(score(state, 0)) + best_bank(room.desk)
    likely(state, room.weights)
    expect_card(net, room.sums, room.weights)
    keep_expected(room)
    return after_opponent(state, net, room)


@njit
def keep_expected(room):
    """Keep what has been worked out about the opponent's card."""
    for i in range(4):
        room.colours[i] = room.sums[CHANCES + i]
    for i in range(WIDE):
        room.mean[i] = room.sums[MEAN + i]


@njit
def second_step(state, net, move, room):
    """What a move of a turn promises, looking at the next turn too; points so far are not counted."""
    after, top, had = room.after, state[DECK + state[NEXT]], np.float32(score(state, 0))
    after[:] = state
    was_square = is_square(state, 0)
    if move == KEEP:
        after[NEXT] += 1
        put(after, 0, top, 0, was_square)
        return before_opponent(after, net, room) - had
    if move == FLIP:
        face, total, count = FACE[top], np.float32(0), 0
        for which in range(BEHIND_COUNT[face]):
            turned = BEHIND[face, which]
            if state[SEEN + (turned >> 1)] == 0:
                after[:] = state
                after[NEXT] += 1
                after[SEEN + (turned >> 1)] = 1
                put(after, 0, turned, KNOWN, was_square)
                total += before_opponent(after, net, room)
                count += 1
        return total / max(1, count) - had
    play_bank(after, 0, move)
    set_out(after, net, room.desk, room.sums)
    expect_top(net, room.desk, room.sums, top)
    keep_expected(room)
    return after_opponent(after, net, room) - had


@njit
def look_deeper(state, net, found, own, count, within, room):
    """Put the second step's promise in the place of the glance's for all moves that are not far behind."""
    most = own[:count].max()
    for i in range(count):
        if own[i] >= most - within:
            own[i] = second_step(state, net, found[i], room)
        else:
            own[i] -= within  # so that none overtakes those that were looked at


@njit
def turn_gain(state, net, room):
    """By how much one's next turn, after the opponent's card, promises more than the network sees in it at a glance."""
    state[NEXT] += 1
    gain = np.float32(0)
    if left(state) > 0:
        had = np.float32(score(state, 0))
        gain = turn_worth(state, net, room) - had - worth(net, room.desk, room.sums, GONE, left(state), 0)
    state[NEXT] -= 1
    return gain


@njit
def gain_before_opponent(state, net, room):
    """The same, the opponent's card being next, nobody knows which."""
    if left(state) == 0:
        return np.float32(0)
    likely(state, room.weights)
    expect_card(net, room.sums, room.weights)
    keep_expected(room)
    return turn_gain(state, net, room)


@njit
def short_step(state, net, move, few, room):
    """By how much a move of a turn promises more than a glance sees, by the short second step."""
    after, top, was_square = room.after, state[DECK + state[NEXT]], is_square(state, 0)
    after[:] = state
    if move == KEEP:
        after[NEXT] += 1
        put(after, 0, top, 0, was_square)
        return gain_before_opponent(after, net, room)
    if move == FLIP:
        face, total, count = FACE[top], np.float32(0), 0
        for which in range(BEHIND_COUNT[face]):
            turned = BEHIND[face, which]
            if state[SEEN + (turned >> 1)] == 0 and count < few:
                after[:] = state
                after[NEXT] += 1
                after[SEEN + (turned >> 1)] = 1
                put(after, 0, turned, KNOWN, was_square)
                total += gain_before_opponent(after, net, room)
                count += 1
        return total / max(1, count)
    play_bank(after, 0, move)
    set_out(after, net, room.desk, room.sums)
    expect_top(net, room.desk, room.sums, top)
    keep_expected(room)
    return turn_gain(after, net, room)


@njit
def leave_the_same(move, other):
    """Whether two moves are banks that discard the same cards: a joker may stand for one value or another."""
    return min(move, other) >= FIRST_BANK and highest_of(move) == highest_of(other)


@njit
def look_again(state, net, found, own, count, within, few, room):
    """Add the short second step to the two best moves if they are close; the others gain as these do on average."""
    first, second = best(own, count), -1
    for i in range(count):
        if i != first and (second < 0 or own[i] > own[second]) and not leave_the_same(found[i], found[first]):
            second = i
    if second < 0 or own[second] < own[first] - within:
        return
    gain = short_step(state, net, found[first], few, room)
    other = short_step(state, net, found[second], few, room)
    for i in range(count):
        own[i] += gain if i == first else other if i == second else (gain + other) / 2
