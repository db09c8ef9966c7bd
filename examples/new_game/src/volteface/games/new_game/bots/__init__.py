"""The players on offer, from the gentlest to the strongest. They see what their seat sees, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.games.new_game.bots.expert import choose

if TYPE_CHECKING:
    from volteface.core.game import Bot

BOTS: dict[str, Bot] = {"expert": choose}
FRIENDLY = "expert"
