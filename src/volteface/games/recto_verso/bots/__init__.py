"""The partners that Recto Verso offers: they differ in speed and in how much they tell unasked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from volteface.games.recto_verso.bots.partner import Level, choose

if TYPE_CHECKING:
    from volteface.core.game import Bot

LEVELS = {
    "calm": Level(4000, 2100, 1),
    "lively": Level(3000, 1300, 4),
    "quick": Level(1500, 650, 2),
}
FRIENDLY = "lively"
BOTS: dict[str, Bot] = {name: partial(choose, level) for name, level in LEVELS.items()}
