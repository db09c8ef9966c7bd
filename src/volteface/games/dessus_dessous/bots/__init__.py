"""The rivals that Dessus Dessous offers, from the gentlest to the strongest."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from volteface.games.dessus_dessous.bots.rival import Level, choose

if TYPE_CHECKING:
    from volteface.core.game import Bot

FRIENDLY = "newcomer"
# From a newcomer's pace to an expert's, each about twice as quick as the one before; `benchmarks/rivals.py` measures.
LEVELS = {
    "newcomer": Level((60, 110, 180), (0.25, 0.25), 0.5),  # seldom lucky
    "novice": Level((28, 48, 72), (0.45, 0.45), 0.4),
    "middle": Level((13, 21, 28), (0.45, 0.45), 0.3),
    "expert": Level((6, 9, 11), (0.4, 0.4), 0.15),
}
BOTS: dict[str, Bot] = {name: partial(choose, level) for name, level in LEVELS.items()}
