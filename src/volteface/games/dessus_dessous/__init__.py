"""Dessus Dessous: layers flipped, turned and piled up in a race. The contract of `core/game.py`, as a module."""

from volteface.games.dessus_dessous.choices import Choice
from volteface.games.dessus_dessous.constants import CONSTANTS, GRACE, NAME, REASONS, SEATS, TABLE_MOVES, Constants
from volteface.games.dessus_dessous.deal import deal, format_deal, parse_deal, read_options
from volteface.games.dessus_dessous.news import News
from volteface.games.dessus_dessous.notation import format, format_pile, parse, parse_mission, parse_pile
from volteface.games.dessus_dessous.rules import (
    absent,
    advance,
    check,
    deadline,
    faces,
    legal,
    outcome,
    play,
    rests,
    start,
)
from volteface.games.dessus_dessous.solo import band
from volteface.games.dessus_dessous.state import Options
from volteface.games.dessus_dessous.view import View, signals, view

RULES = (1,)  # a change by which a stored game would go on otherwise is a new version
LIVE: dict[str, object] = {"cards": "fresh"}  # the shipped box is known to all
TYPES = {"View": View, "News": News, "Choice": Choice, "Options": Options, "Constants": Constants}
PARTS = {
    "bots": "bots",
    "hint": "hint",
    "solution": "solution",
    "lesson": "lesson",
    "kernels": "kernels",
    "press": "press",
    "pairing": "pairing",
}

__all__ = [
    "CONSTANTS",
    "GRACE",
    "LIVE",
    "NAME",
    "PARTS",
    "REASONS",
    "RULES",
    "SEATS",
    "TABLE_MOVES",
    "TYPES",
    "Options",
    "absent",
    "advance",
    "band",
    "check",
    "deadline",
    "deal",
    "faces",
    "format",
    "format_deal",
    "format_pile",
    "legal",
    "outcome",
    "parse",
    "parse_deal",
    "parse_mission",
    "parse_pile",
    "play",
    "read_options",
    "rests",
    "signals",
    "start",
    "view",
]
