"""New Game: take one to three stones; the last one wins. The contract of `core/game.py`, as a module."""

from volteface.games.new_game.choices import Choice
from volteface.games.new_game.constants import CONSTANTS, NAME, REASONS, SEATS, Constants
from volteface.games.new_game.deal import deal, format_deal, parse_deal, read_options
from volteface.games.new_game.news import News
from volteface.games.new_game.notation import format, parse
from volteface.games.new_game.rules import check, faces, legal, outcome, play, start
from volteface.games.new_game.state import Options
from volteface.games.new_game.view import View, view

RULES = (1,)  # a change by which a stored game would go on otherwise is a new version
LIVE: dict[str, object] = {}
TYPES = {"View": View, "News": News, "Choice": Choice, "Options": Options, "Constants": Constants}
PARTS = {"bots": "bots"}

__all__ = [
    "CONSTANTS",
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
    "format",
    "format_deal",
    "legal",
    "outcome",
    "parse",
    "parse_deal",
    "play",
    "read_options",
    "start",
    "view",
]
