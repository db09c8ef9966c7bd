"""The rivals that Dessus Dessous offers, from the gentlest to the strongest."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from volteface.games.dessus_dessous.bots.rival import Level, choose

if TYPE_CHECKING:
    from volteface.core.game import Bot

FRIENDLY = "novice"
LEVELS = {
    "novice": Level((34, 60, 95), 0.5, 0.5, 0.15),
    "middle": Level((12, 18, 24), 0.4, 0.3, 0.08),
    "expert": Level((6, 9, 11), 0.35, 0.15, 0.04),
}
BOTS: dict[str, Bot] = {name: partial(choose, level) for name, level in LEVELS.items()}
