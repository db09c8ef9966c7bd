"""The partners that Recto Verso offers: they differ in speed, patience and in how much they tell unasked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from volteface.games.recto_verso.bots.manners import Level
from volteface.games.recto_verso.bots.partner import choose

if TYPE_CHECKING:
    from volteface.core.game import Bot

LEVELS = {
    "calm": Level(2600, 1900, 1, 16_000, waits=True),
    "lively": Level(2500, 1500, 4, 5000),
    "quick": Level(1500, 1000, 2, 3000),
}
FRIENDLY = "lively"
BOTS: dict[str, Bot] = {name: partial(choose, level) for name, level in LEVELS.items()}
