"""Verso's five levels.

The first judges by rules of thumb and answers at once; the others load the networks that learnt by playing when they
are first asked. Friendly and good see what the network sees, through a haze: their judgement is off by something. Among
others the friendly one thinks of its own points only, the rest of its chance to win. If a network cannot be used, the
log says so once, and the greedy baseline plays instead.
"""

from __future__ import annotations

import logging
from functools import cache
from typing import TYPE_CHECKING

from volteface.core.errors import Malformed
from volteface.core.game import Step
from volteface.games.verso.bots.baselines import choose_greedy, gain_of, moves
from volteface.games.verso.notation import format
from volteface.games.verso.state import Bank

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from volteface.core.chance import Chance
    from volteface.core.game import Phrase
    from volteface.games.verso.kernels import Option
    from volteface.games.verso.view import View

SECONDS = 1.0  # the most of a core's time for one move
OVERLOOKED = 0.25  # the share of sequences a beginner does not see
BEGINNERS_WHIM = 3.5  # points by which a beginner's judgement is off at most
FRIENDLY_HAZE = 5.5, 3.8  # the same of the friendly one, alone and among others
GOOD_HAZE = 2.9, 12.0  # and of the good one: points alone, percent of the chance to win of two; with more it is less


def choose_beginner(view: View, heard: Sequence[Phrase], budget: int, rng: Chance) -> tuple[Step, ...]:
    """As people play their first games: overlooks sequences, misjudges, never thinks of what the others do."""
    seen = [move for move in moves(view) if not isinstance(move, Bank) or rng.unit() >= OVERLOOKED]
    gain = gain_of(view)
    return (Step(format(max(seen or moves(view), key=lambda move: gain(move) + _whim(BEGINNERS_WHIM, rng)))),)


def choose_friendly(view: View, heard: Sequence[Phrase], budget: int, rng: Chance) -> tuple[Step, ...]:
    """Knows the game, but does not look closely: what it likes best is often not the best."""
    return _hazy(FRIENDLY_HAZE[len(view.players) > 1], _points, view, heard, budget, rng)


def choose_good(view: View, heard: Sequence[Phrase], budget: int, rng: Chance) -> tuple[Step, ...]:
    """Sees most of what the strong one sees, and now and then is wrong by a little."""
    seats = len(view.players)  # the more there are, the smaller their chances
    haze = GOOD_HAZE[0] if seats == 1 else GOOD_HAZE[1] * (2 / seats) ** 0.5
    return _hazy(haze, _merit, view, heard, budget, rng)


def choose_strong(view: View, heard: Sequence[Phrase], budget: int, rng: Chance) -> tuple[Step, ...]:
    """The best move at a glance, by all that was learnt in many games; alone a second glance where two are close."""
    if not _usable(len(view.players)):
        return choose_greedy(view, heard, budget, rng)
    from volteface.games.verso.kernels import second_glance

    return (Step(format(second_glance(view)[0].move)),)


def choose_master(view: View, heard: Sequence[Phrase], budget: int, rng: Chance) -> tuple[Step, ...]:
    """Looks ahead: alone to the end of the next turn, else in the more worlds the greater the budget."""
    if not _usable(len(view.players)):
        return choose_greedy(view, heard, budget, rng)
    from volteface.games.verso.kernels import look_ahead

    return (Step(format(look_ahead(view, budget // 2, rng, seconds=SECONDS)[0].move)),)


def _hazy(
    haze: float,
    worth: Callable[[Option], float],
    view: View,
    heard: Sequence[Phrase],
    budget: int,
    rng: Chance,
) -> tuple[Step, ...]:
    """The best move at a glance, each judged wrong by a whim; the last bank is plain to see."""
    if not _usable(len(view.players)):
        return choose_greedy(view, heard, budget, rng)
    from volteface.games.verso.kernels import glance

    most = haze if view.phase == "turn" else 0.0
    best = max(glance(view), key=lambda option: worth(option) + (_whim(most, rng) if most else 0.0))
    return (Step(format(best.move)),)


def _merit(option: Option) -> float:
    return option.merit


def _points(option: Option) -> float:
    return option.points


def _whim(most: float, rng: Chance) -> float:
    """How far a judgement is off: mostly a little."""
    return most * (rng.unit() + rng.unit() - 1)


@cache
def _usable(seats: int) -> bool:
    """Whether the network for so many seats can be used; if not, the log says why, once."""
    from volteface.games.verso.kernels import kinds, weights

    try:
        weights.load(kinds.kind(seats))
    except Malformed as error:
        logging.getLogger("volteface").warning(error.sentence)
        return False
    return True
