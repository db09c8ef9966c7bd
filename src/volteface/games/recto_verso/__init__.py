"""Recto Verso: two builders, one building, each sees one side. The contract of `core/game.py`, as a module."""

from volteface.games.recto_verso.deals import deal, format_deal, parse_deal
from volteface.games.recto_verso.notation import (
    NAME,
    SEATS,
    TABLE_MOVES,
    TIMED,
    format,
    format_building,
    format_card,
    parse,
    parse_building,
    parse_card,
)
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
    settle,
    start,
)
from volteface.games.recto_verso.state import Options
from volteface.games.recto_verso.views import view

__all__ = [
    "NAME",
    "SEATS",
    "TABLE_MOVES",
    "TIMED",
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
    "rests",
    "settle",
    "start",
    "view",
]
