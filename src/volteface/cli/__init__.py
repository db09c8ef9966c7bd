"""The command line: `volteface`. `app.py` is its frame; `games/` holds what only one game has."""

from volteface.cli import admin, arena, bound, care, files, groups, play, press, review, rules, serve
from volteface.cli.app import main

__all__ = ["admin", "arena", "bound", "care", "files", "groups", "main", "play", "press", "review", "rules", "serve"]
