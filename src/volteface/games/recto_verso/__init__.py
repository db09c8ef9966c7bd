"""Recto Verso: two builders, one building, each sees one side. The contract of `core/game.py`, as a module."""

from volteface.games.recto_verso.choices import Choice
from volteface.games.recto_verso.constants import (
    CONSTANTS,
    GRACE,
    NAME,
    PHRASES,
    REASONS,
    SEATS,
    TABLE_MOVES,
    Constants,
)
from volteface.games.recto_verso.deal import deal, format_deal, parse_deal, read_options
from volteface.games.recto_verso.news import News
from volteface.games.recto_verso.notation import format, format_building, format_card, parse, parse_building, parse_card
from volteface.games.recto_verso.rounds import outcome
from volteface.games.recto_verso.rules import (
    absent,
    advance,
    check,
    deadline,
    faces,
    judged,
    legal,
    partners,
    play,
    rests,
    start,
)
from volteface.games.recto_verso.state import Options
from volteface.games.recto_verso.view import View, signals, view

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
    "PHRASES",
    "REASONS",
    "RULES",
    "SEATS",
    "TABLE_MOVES",
    "TYPES",
    "Options",
    "absent",
    "advance",
    "check",
    "deadline",
    "deal",
    "faces",
    "format",
    "format_building",
    "format_card",
    "format_deal",
    "judged",
    "legal",
    "outcome",
    "parse",
    "parse_building",
    "parse_card",
    "parse_deal",
    "partners",
    "play",
    "read_options",
    "rests",
    "signals",
    "start",
    "view",
]
