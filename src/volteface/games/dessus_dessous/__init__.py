"""Dessus Dessous: layers flipped, turned and piled up in a race. The contract of `core/game.py`, as a module."""

from volteface.games.dessus_dessous.notation import (
    NAME,
    SEATS,
    TABLE_MOVES,
    TIMED,
    format,
    format_deal,
    format_pile,
    parse,
    parse_deal,
    parse_mission,
    parse_pile,
)
from volteface.games.dessus_dessous.rules import (
    absent,
    advance,
    check,
    deadline,
    deal,
    faces,
    legal,
    outcome,
    partners,
    play,
    rests,
    settle,
    start,
)
from volteface.games.dessus_dessous.solo import band
from volteface.games.dessus_dessous.state import Options
from volteface.games.dessus_dessous.views import view

__all__ = [
    "NAME",
    "SEATS",
    "TABLE_MOVES",
    "TIMED",
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
    "partners",
    "play",
    "rests",
    "settle",
    "start",
    "view",
]
