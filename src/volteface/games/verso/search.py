"""What a seat can expect from each of its moves: at a glance by the learnt values, or looking ahead in many worlds.

Everything here is worked out from a view: what the seat has not been allowed to see cannot matter.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from volteface.games.verso import arrays, kernel, kernel_search, kernel_value, values

if TYPE_CHECKING:
    from volteface.core.chance import Chance
    from volteface.games.verso.state import Move, View

ROUND = 16  # worlds after which moves may be dropped
TURNS = {1: 4, 2: 8}  # that are played on in a world before what lies there is valued
MORE_TURNS = 8  # with three and more
FIRST = 100  # worlds: how much the glance counts beside them
A_POINT = 4.0  # percent: what a point in the lead is worth, about, against others
MARGIN = 8.0  # points: what the values see further behind is not looked at
EVERYTHING = 1e9


@dataclass(frozen=True, slots=True)
class Option:
    """A move and what it promises."""

    move: Move
    merit: float  # the order of moves: points alone, else the chance in percent and a little for the lead
    points: float  # the seat's own points at the end
    chance: float  # to win, from 0 to 1; alone always 1
    worlds: int  # in which it was tried; 0 if at a glance only


def glance(view: View) -> list[Option]:
    """Every move of the viewing seat, the best first, as the learnt values see it. Takes microseconds."""
    return _glance(view, values.load(values.kind(len(view.players))))


def _glance(view: View, weights: values.Weights) -> list[Option]:
    assert view.seat is not None
    numbers, found, own, others = arrays.of_view(view), *_room()
    count = kernel_value.appraise(numbers, weights, view.seat, EVERYTHING, found, own, others)
    score = view.players[view.seat].score
    options = [
        Option(arrays.move_of(int(found[i])), float(own[i] - others[i]), float(score + own[i]), 1.0, 0)
        for i in range(count)
    ]
    return sorted(options, key=lambda option: -option.merit)


def look_ahead(view: View, worlds: int, rng: Chance, *, everything: bool = False, seconds: float = 60) -> list[Option]:
    """The moves of the viewing seat, the best first, tried in so many worlds; the same `rng` gives the same answer.

    Moves that are clearly behind are left out, unless `everything` is wanted. `seconds` of this thread's time are
    only a cap. At the end of the game the best bank is simply the best.
    """
    weights = values.load(values.kind(len(view.players)))
    if view.phase != "turn" or worlds == 0:
        return _glance(view, weights)
    return _look_ahead(view, weights, worlds, rng, everything=everything, seconds=seconds)


def _look_ahead(
    view: View, weights: values.Weights, worlds: int, rng: Chance, *, everything: bool, seconds: float
) -> list[Option]:
    assert view.seat is not None
    numbers, unseen = arrays.of_view(view), arrays.unseen(view)
    found, live, glances = np.empty(kernel.MOVES, np.int32), np.zeros(kernel.MOVES, np.bool_), np.zeros(kernel.MOVES)
    margin = EVERYTHING if everything else MARGIN
    live = live[: kernel_search.candidates(numbers, weights, view.seat, margin, found, live, glances)]
    if live.sum() == 1:
        return _glance(view, weights)
    sums, squares = np.zeros((len(live), 3)), np.zeros((len(live), len(live)))
    sums[:, 0] = FIRST * (1 if len(view.players) == 1 else A_POINT) * glances[: len(live)]
    owner, cards = np.empty(kernel.ALL, np.int64), np.empty(len(unseen), np.int64)
    chance = np.array([rng.word()], np.uint64)
    kernel_search.settle(numbers, unseen, owner, cards, chance)
    tried, until = 0, time.thread_time() + seconds
    turns = TURNS.get(len(view.players), MORE_TURNS)
    while tried < worlds and time.thread_time() < until:
        step = min(ROUND, worlds - tried)
        kernel_search.explore(
            numbers, unseen, owner, cards, weights, view.seat, turns, step, chance, found, live, sums, squares
        )
        tried += step
        if not everything and kernel_search.drop(live, sums, squares, tried) == 1:
            break
    options = []
    for i in np.flatnonzero(live):
        merit, points, win = (sums[i] / tried).tolist()
        options.append(Option(arrays.move_of(int(found[i])), merit, points, win, tried))
    return sorted(options, key=lambda option: -option.merit)


def warm() -> None:
    """Compile all that choosing needs, or load it from the cache."""
    from volteface.core.chance import Chance
    from volteface.games import verso

    view, nothing = (
        verso.view(verso.start(verso.deal(2, {"first": 0}, 0)), 0),
        np.zeros(values.shape("two"), np.float32),
    )
    _glance(view, nothing)
    _look_ahead(view, nothing, 2, Chance("warm"), everything=True, seconds=1)
    kernel_search.drop(np.zeros(2, np.bool_), np.zeros((2, 3)), np.zeros((2, 2)), 1)


def _room() -> tuple[arrays.Numbers, values.Weights, values.Weights]:
    return np.empty(kernel.MOVES, np.int32), np.empty(kernel.MOVES, np.float32), np.empty(kernel.MOVES, np.float32)
