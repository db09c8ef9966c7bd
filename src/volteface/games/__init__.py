"""The games, one folder each, all of one shape. This is their only registry."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from volteface.core.errors import Malformed

if TYPE_CHECKING:
    from volteface.core.game import Game

NAMES = ("verso",)


def find(name: str) -> Game[Any, Any, Any]:
    """The game of this name; its module is loaded only now."""
    if name not in NAMES:
        known = ", ".join(NAMES)
        raise Malformed("unknown-game", "There is no game {name!r}; the games are: {known}.", name=name, known=known)
    return cast("Game[Any, Any, Any]", import_module(f"volteface.games.{name.replace('-', '_')}"))
