"""The command line: `volteface`. `app.py` is its frame; a file a game holds what only that game has."""

from volteface.cli import arena, dessus_dessous, files, play, recto_verso, review, serve
from volteface.cli.app import main

__all__ = ["arena", "dessus_dessous", "files", "main", "play", "recto_verso", "review", "serve"]
