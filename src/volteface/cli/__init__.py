"""The command line: `volteface`. `app.py` is its frame; a file a game holds what only that game has."""

from volteface.cli import files, play
from volteface.cli.app import main

__all__ = ["files", "main", "play"]
