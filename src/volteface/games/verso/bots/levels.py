"""Verso's four levels.

The first two judge by rules of thumb and answer at once; the others load what was learnt by playing and the compiled
search when they are first asked. If the learnt values cannot be used, the log says so once, and the greedy baseline
plays instead.
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
    from collections.abc import Sequence

    from volteface.core.chance import Chance
    from volteface.core.game import Phrase
    from volteface.games.verso.view import View

SECONDS = 1.0  # the most of a core's time for one move
OVERLOOKED = 0.35  # the share of sequences a beginner does not see
BEGINNERS_WHIM, FRIENDLY_WHIM = 6.0, 0.4  # points by which a judgement is off at most


def choose_beginner(view: View, heard: Sequence[Phrase], budget: int, rng: Chance) -> tuple[Step, ...]:
    """As people play their first games: overlooks sequences, misjudges, never thinks of what the others do."""
    seen = [move for move in moves(view) if not isinstance(move, Bank) or rng.unit() >= OVERLOOKED]
    gain = gain_of(view)
    return (Step(format(max(seen or moves(view), key=lambda move: gain(move) + _whim(BEGINNERS_WHIM, rng)))),)


def choose_friendly(view: View, heard: Sequence[Phrase], budget: int, rng: Chance) -> tuple[Step, ...]:
    """Knows the game, but does not look closely, plans nothing, and harms nobody on purpose."""
    gain = gain_of(view)
    return (Step(format(max(moves(view), key=lambda move: gain(move) + _whim(FRIENDLY_WHIM, rng)))),)


def choose_strong(view: View, heard: Sequence[Phrase], budget: int, rng: Chance) -> tuple[Step, ...]:
    """The best move at a glance, by all that was learnt in millions of games."""
    if not _usable(len(view.players)):
        return choose_greedy(view, heard, budget, rng)
    from volteface.games.verso.kernels import glance

    return (Step(format(glance(view)[0].move)),)


def choose_master(view: View, heard: Sequence[Phrase], budget: int, rng: Chance) -> tuple[Step, ...]:
    """Looks ahead: plays every promising move on in as many worlds as the budget has simulations."""
    if not _usable(len(view.players)):
        return choose_greedy(view, heard, budget, rng)
    from volteface.games.verso.kernels import look_ahead

    return (Step(format(look_ahead(view, budget, rng, seconds=SECONDS)[0].move)),)


def _whim(most: float, rng: Chance) -> float:
    """How far a judgement is off: mostly a little."""
    return most * (rng.unit() + rng.unit() - 1)


@cache
def _usable(seats: int) -> bool:
    """Whether the learnt values for so many seats can be used; if not, the log says why, once."""
    from volteface.games.verso.kernels import values

    try:
        values.load(values.kind(seats))
    except Malformed as error:
        logging.getLogger("volteface").warning(error.sentence)
        return False
    return True
