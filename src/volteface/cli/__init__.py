"""The command line: `volteface`. `app.py` is its frame; `games/` holds what only one game has."""

from volteface.cli import arena, files, groups, play, review, serve
from volteface.cli.app import main

__all__ = ["arena", "files", "groups", "main", "play", "review", "serve"]
