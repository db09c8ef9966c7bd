"""The players Verso offers, from the gentlest to the strongest, and baselines for the arena and for tests.

A bot is `choose(view, heard, budget, rng)`, one step: its move; the same view, budget and `rng` give the same move.
They see what their seat sees and nothing else; Verso is played without phrases.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.games.verso.bots import baselines, levels

if TYPE_CHECKING:
    from volteface.core.game import Bot

BOTS: dict[str, Bot] = {
    "beginner": levels.choose_beginner,
    "friendly": levels.choose_friendly,
    "good": levels.choose_good,
    "strong": levels.choose_strong,
    "master": levels.choose_master,
}
"""The levels on offer."""

BASELINES: dict[str, Bot] = {"random": baselines.choose_random, "greedy": baselines.choose_greedy}

FRIENDLY = "friendly"
