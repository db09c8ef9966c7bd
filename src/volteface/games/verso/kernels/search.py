"""What a seat can expect from each of its moves: at a glance by its network, or looking ahead.

Alone the next turn is looked at too, every card that may come counted; among others the moves are played on in many
worlds. Everything here is worked out from a view: what the seat has not been allowed to see cannot matter.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from volteface.games.verso.kernels import ahead, alone, arrays, features, kinds, rules, steps, together, weights, worlds
from volteface.games.verso.state import Move  # noqa: TC001 - read by msgspec

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from volteface.core.chance import Chance
    from volteface.games.verso.view import View

WITHIN = 2.0  # points alone: moves that a glance sees further behind get no second step
CLOSE = 0.5  # points alone: two moves that a glance sees closer together are looked at again
FEW = 2  # of the cards that a turned one can be, when it is looked at again
ROUND = 16  # worlds after which moves may be dropped
ROUNDS = {2: 3}  # times that the seat moves again in a world before what lies there is judged
MORE_ROUNDS = 2  # with three and more
FIRST = 50  # worlds: how much the glance counts beside them
PLAYED = 20_000  # moves that are made in all worlds together at most, for each of the players, four or more
BEHIND = 10.0  # merit: what a glance sees further behind is not tried
EVERYTHING = np.float32(1e9)


class Option(msgspec.Struct, frozen=True):
    """A move and what it promises."""

    move: Move
    merit: float  # the order of moves: points alone, else the chance in percent and a little for the lead
    points: float  # the seat's own points at the end
    chance: float  # to win, from 0 to 1; alone always 1
    worlds: int  # in which it was tried; 0 if at a glance, or exactly


def glance(view: View) -> list[Option]:
    """Every move of the viewing seat, the best first, as its network sees it. Takes microseconds."""
    return weigh(view, weights.load(kinds.kind(len(view.players))))


def second_glance(view: View) -> list[Option]:
    """The same, and alone the two best moves looked at again if they are close. Takes less than a millisecond."""
    net = weights.load(kinds.kind(len(view.players)))
    if len(view.players) > 1 or view.phase != "turn":
        return weigh(view, net)
    return weigh_again(view, net)


def look_ahead(view: View, number: int, rng: Chance, *, everything: bool = False, seconds: float = 60) -> list[Option]:
    """The moves of the viewing seat, the best first, tried in so many worlds; the same `rng` gives the same answer.

    Alone nothing is tried: the second step is exact. Moves that are clearly behind are left out, unless `everything`
    is wanted. `seconds` of this thread's time are only a cap. At the end of the game the best bank is simply the best.
    """
    net = weights.load(kinds.kind(len(view.players)))
    if view.phase != "turn" or number == 0:
        return weigh(view, net)
    if len(view.players) == 1:
        return weigh_twice(view, net, everything=everything)
    return try_out(view, net, number, rng, everything=everything, seconds=seconds)


def weigh(view: View, net: weights.Net) -> list[Option]:
    """Every move of the viewing seat, the best first, by this network."""
    assert view.seat is not None
    if len(view.players) == 1:
        found, own = _alone(view, net)
        return _alone_options(view, found, own)
    found, promises = _together(view, net)
    options = [
        Option(arrays.move_of(int(move)), float(merit), float(own), float(chance), 0)
        for move, (own, _, chance, merit) in zip(found, promises, strict=True)
    ]
    return sorted(options, key=lambda option: -option.merit)


def weigh_again(view: View, net: weights.Net) -> list[Option]:
    """The moves of one alone whose turn it is, the best first, of two that are close by the short second step."""
    found, own = _alone(view, net)
    state, room = arrays.of_view(view), steps.new_room()
    steps.look_again(state, net, found, own, len(own), np.float32(CLOSE), FEW, room)
    return _alone_options(view, found, own)


def weigh_twice(view: View, net: weights.Net, *, everything: bool) -> list[Option]:
    """The moves of one alone whose turn it is, the best first, the next turn looked at too."""
    found, own = _alone(view, net)
    within = EVERYTHING if everything else np.float32(WITHIN)
    live = own >= own.max() - within
    if live.sum() > 1 or everything:
        steps.look_deeper(arrays.of_view(view), net, found, own, len(own), within, steps.new_room())
    return _alone_options(view, found[live], own[live])


def try_out(
    view: View, net: weights.Net, number: int, rng: Chance, *, everything: bool, seconds: float
) -> list[Option]:
    """The moves of the viewing seat whose turn it is, the best first, tried in so many worlds by this network."""
    found, promises = _together(view, net)
    behind = promises[:, together.MERIT] - promises[:, together.MERIT].max()
    live = behind >= -(EVERYTHING if everything else BEHIND)
    if live.sum() == 1 and not everything:
        return weigh(view, net)
    trial = ahead.Trial(found, live, np.zeros((len(found), 3)), np.zeros((len(found), len(found))))
    trial.sums[:, 0] = FIRST * behind.astype(np.float64)
    chance = np.array([rng.word(), rng.word()], np.uint64)
    unseen = worlds.new_unseen(arrays.of_view(view), arrays.unseen(view), chance)
    tried, until = 0, time.thread_time() + seconds
    seats = len(view.players)
    rounds = ROUNDS.get(seats, MORE_ROUNDS)
    rest = PLAYED // max(4, seats)
    while tried < number and time.thread_time() < until:
        cost = int(live.sum()) * rounds * seats  # of a world, in moves
        step = min(ROUND, number - tried) if everything else min(ROUND, number - tried, rest // cost)
        if step == 0:
            break
        ahead.explore(trial, unseen, net, view.seat, rounds, step)
        tried += step
        rest -= step * cost
        if not everything and ahead.drop(trial, tried) == 1:
            break
    options = []
    for i in np.flatnonzero(live):
        merit, points, win = (trial.sums[i] / tried).tolist()
        options.append(Option(arrays.move_of(int(trial.moves[i])), merit, points, win, tried))
    return sorted(options, key=lambda option: -option.merit)


def _alone(view: View, net: weights.Net) -> tuple[NDArray[np.int32], NDArray[np.float32]]:
    """The moves of one alone, and what each promises from now on at a glance."""
    found, own = np.empty(rules.MOVES, np.int32), np.empty(rules.MOVES, np.float32)
    desk, sums = np.zeros(features.DESK, np.int32), np.zeros(alone.SUMS, np.float32)
    count = alone.appraise(arrays.of_view(view), net, desk, sums, EVERYTHING, found, own)
    return found[:count], own[:count]


def _alone_options(view: View, found: NDArray[np.int32], own: NDArray[np.float32]) -> list[Option]:
    score = view.players[0].score
    options = [
        Option(arrays.move_of(int(move)), float(value), score + float(value), 1.0, 0)
        for move, value in zip(found, own, strict=True)
    ]
    return sorted(options, key=lambda option: -option.merit)


def _together(view: View, net: weights.Net) -> tuple[NDArray[np.int32], NDArray[np.float32]]:
    """The moves of a seat among others, and for each its points at the end, the others', its chance and its merit."""
    found, promises = np.empty(rules.MOVES, np.int32), np.zeros((rules.MOVES, 4), np.float32)
    desk, sums = np.zeros(features.DESK, np.int32), np.zeros(together.SUMS, np.float32)
    count = together.appraise(arrays.of_view(view), net, desk, sums, view.seat, EVERYTHING, found, promises)
    return found[:count], promises[:count]
