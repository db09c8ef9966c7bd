"""The players Verso offers, from the gentlest to the strongest. They see what their seat sees and nothing else.

A bot is `choose(view, phrases, budget, rng)`, the text of its move; the same view, budget and `rng` give the same move.
The first two judge by rules of thumb and answer at once; the others load what was learnt by playing (`values.py`) and
the compiled search when they are first asked. If the learnt values cannot be used, the log says so once, and the greedy
yardstick plays instead.
"""

from __future__ import annotations

import logging
from functools import cache
from typing import TYPE_CHECKING

from volteface.core.errors import Malformed
from volteface.games.verso.notation import format
from volteface.games.verso.state import Bank
from volteface.games.verso.yardsticks import choose_greedy, choose_random, gain_of, moves

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from volteface.core.chance import Chance
    from volteface.games.verso.state import View

    Bot = Callable[[View, Sequence[str], int, Chance], str]

SECONDS = 1.0  # the most of a core's time for one move
OVERLOOKED = 0.35  # the share of sequences a beginner does not see
BEGINNERS_WHIM, FRIENDLY_WHIM = 6.0, 0.4  # points by which a judgement is off at most


def choose_beginner(view: View, phrases: Sequence[str], budget: int, rng: Chance) -> str:
    """As people play their first games: overlooks sequences, misjudges, never thinks of what the others do."""
    seen = [move for move in moves(view) if not isinstance(move, Bank) or rng.unit() >= OVERLOOKED]
    gain = gain_of(view)
    return format(max(seen or moves(view), key=lambda move: gain(move) + _whim(BEGINNERS_WHIM, rng)))


def choose_friendly(view: View, phrases: Sequence[str], budget: int, rng: Chance) -> str:
    """Knows the game, but does not look closely, plans nothing, and harms nobody on purpose."""
    gain = gain_of(view)
    return format(max(moves(view), key=lambda move: gain(move) + _whim(FRIENDLY_WHIM, rng)))


def choose_strong(view: View, phrases: Sequence[str], budget: int, rng: Chance) -> str:
    """The best move at a glance, by all that was learnt in millions of games."""
    if not _usable(len(view.players)):
        return choose_greedy(view, phrases, budget, rng)
    from volteface.games.verso.search import glance

    return format(glance(view)[0].move)


def choose_master(view: View, phrases: Sequence[str], budget: int, rng: Chance) -> str:
    """Looks ahead: plays every promising move on in as many worlds as the budget has simulations."""
    if not _usable(len(view.players)):
        return choose_greedy(view, phrases, budget, rng)
    from volteface.games.verso.search import look_ahead

    return format(look_ahead(view, budget, rng, seconds=SECONDS)[0].move)


BOTS: dict[str, Bot] = {
    "beginner": choose_beginner,
    "friendly": choose_friendly,
    "strong": choose_strong,
    "master": choose_master,
}
"""The levels on offer."""

YARDSTICKS: dict[str, Bot] = {"random": choose_random, "greedy": choose_greedy}
"""For the arena and for tests."""

FRIENDLY = "friendly"


def _whim(most: float, rng: Chance) -> float:
    """How far a judgement is off: mostly a little."""
    return most * (rng.unit() + rng.unit() - 1)


@cache
def _usable(seats: int) -> bool:
    """Whether the learnt values for so many seats can be used; if not, the log says why, once."""
    from volteface.games.verso import values

    try:
        values.load(values.kind(seats))
    except Malformed as error:
        logging.getLogger("volteface").warning(error.sentence)
        return False
    return True
