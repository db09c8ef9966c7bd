"""Verso: double-faced cards, runs and squares, forced flips. The contract of `core/game.py`, as a module."""

from volteface.games.verso.choices import Choice
from volteface.games.verso.constants import CONSTANTS, DESIGNERS_BEST, NAME, REASONS, SEATS, Constants
from volteface.games.verso.deal import deal, format_deal, parse_deal, read_options
from volteface.games.verso.news import News
from volteface.games.verso.notation import format, format_position, parse, parse_position, parse_seen
from volteface.games.verso.rules import check, faces, finish, legal, outcome, play, start, title
from volteface.games.verso.state import Options
from volteface.games.verso.view import View, view

RULES = (1,)  # a change by which a stored game would go on otherwise is a new version
LIVE: dict[str, object] = {}
ARENA: dict[str, object] = {"first": 0}  # each deal is played in every seating
TYPES = {"View": View, "News": News, "Choice": Choice, "Options": Options, "Constants": Constants}
PARTS = {
    "bots": "bots",
    "hint": "hint",
    "review": "review",
    "lesson": "lesson",
    "press": "press",
    "kernels": "kernels",
    "training": "training",
    "luck": "luck",
    "bound": "bound",
}

__all__ = [
    "ARENA",
    "CONSTANTS",
    "DESIGNERS_BEST",
    "LIVE",
    "NAME",
    "PARTS",
    "REASONS",
    "RULES",
    "SEATS",
    "TYPES",
    "Options",
    "check",
    "deal",
    "faces",
    "finish",
    "format",
    "format_deal",
    "format_position",
    "legal",
    "outcome",
    "parse",
    "parse_deal",
    "parse_position",
    "parse_seen",
    "play",
    "read_options",
    "start",
    "title",
    "view",
]
