"""What a seat can expect from each of its moves: at a glance by the learnt values, or looking ahead in many worlds.

Everything here is worked out from a view: what the seat has not been allowed to see cannot matter.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from volteface.games.verso.kernels import ahead, arrays, value, values, worlds
from volteface.games.verso.state import Move  # noqa: TC001 - read by msgspec

if TYPE_CHECKING:
    from volteface.core.chance import Chance
    from volteface.games.verso.view import View

ROUND = 16  # worlds after which moves may be dropped
TURNS = {1: 4, 2: 8}  # that are played on in a world before what lies there is valued
MORE_TURNS = 8  # with three and more
FIRST = 100  # worlds: how much the glance counts beside them
A_POINT = 4.0  # percent: what a point in the lead is worth, about, against others
MARGIN = 8.0  # points: what the values see further behind is not looked at
EVERYTHING = 1e9


class Option(msgspec.Struct, frozen=True):
    """A move and what it promises."""

    move: Move
    merit: float  # the order of moves: points alone, else the chance in percent and a little for the lead
    points: float  # the seat's own points at the end
    chance: float  # to win, from 0 to 1; alone always 1
    worlds: int  # in which it was tried; 0 if at a glance only


def glance(view: View) -> list[Option]:
    """Every move of the viewing seat, the best first, as the learnt values see it. Takes microseconds."""
    return weigh(view, values.load(values.kind(len(view.players))))


def look_ahead(view: View, number: int, rng: Chance, *, everything: bool = False, seconds: float = 60) -> list[Option]:
    """The moves of the viewing seat, the best first, tried in so many worlds; the same `rng` gives the same answer.

    Moves that are clearly behind are left out, unless `everything` is wanted. `seconds` of this thread's time are
    only a cap. At the end of the game the best bank is simply the best.
    """
    weights = values.load(values.kind(len(view.players)))
    if view.phase != "turn" or number == 0:
        return weigh(view, weights)
    return try_out(view, weights, number, rng, everything=everything, seconds=seconds)


def weigh(view: View, weights: values.Weights) -> list[Option]:
    """Every move of the viewing seat, the best first, by these values."""
    assert view.seat is not None
    choices, count = _appraised(view, weights)
    score, own, others = view.players[view.seat].score, choices.own[:count], choices.others[:count]
    options = [
        Option(arrays.move_of(int(move)), float(mine - theirs), float(score + mine), 1.0, 0)
        for move, mine, theirs in zip(choices.moves[:count], own, others, strict=True)
    ]
    return sorted(options, key=lambda option: -option.merit)


def try_out(
    view: View, weights: values.Weights, number: int, rng: Chance, *, everything: bool, seconds: float
) -> list[Option]:
    """The moves of the viewing seat whose turn it is, the best first, tried in so many worlds by these values."""
    choices, count = _appraised(view, weights)
    own, others, best = choices.own[:count], choices.others[:count], value.best(choices, count)
    behind = own - others - own[best] + others[best]
    live = behind >= -(EVERYTHING if everything else MARGIN)
    if live.sum() == 1:
        return weigh(view, weights)
    trial = ahead.Trial(choices.moves[:count], live, np.zeros((count, 3)), np.zeros((count, count)))
    trial.sums[:, 0] = FIRST * (1 if len(view.players) == 1 else A_POINT) * behind.astype(np.float64)
    chance = np.array([rng.word(), rng.word()], np.uint64)
    unseen = worlds.new_unseen(arrays.of_view(view), arrays.unseen(view), chance)
    tried, until = 0, time.thread_time() + seconds
    turns = TURNS.get(len(view.players), MORE_TURNS)
    while tried < number and time.thread_time() < until:
        step = min(ROUND, number - tried)
        ahead.explore(trial, unseen, weights, view.seat, turns, step)
        tried += step
        if not everything and ahead.drop(trial, tried) == 1:
            break
    options = []
    for i in np.flatnonzero(live):
        merit, points, win = (trial.sums[i] / tried).tolist()
        options.append(Option(arrays.move_of(int(trial.moves[i])), merit, points, win, tried))
    return sorted(options, key=lambda option: -option.merit)


def _appraised(view: View, weights: values.Weights) -> tuple[value.Choices, int]:
    """The moves of the viewing seat with what they are worth at a glance, and how many they are."""
    choices: value.Choices = value.new_choices()
    return choices, value.appraise(arrays.of_view(view), weights, view.seat, EVERYTHING, choices)
