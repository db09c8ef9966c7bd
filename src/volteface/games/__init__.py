"""The games, one folder each, all of one shape. This is their only registry."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, cast

from volteface.core.errors import Malformed

if TYPE_CHECKING:
    from volteface.core.game import Game

NAMES = ("verso", "recto-verso", "dessus-dessous")
BUDGET = 1000  # simulations a move, for bots that search


def find(name: str) -> Game[Any, Any, Any]:
    """The game of this name; its module is loaded only now."""
    return cast("Game[Any, Any, Any]", import_module(_module(name)))


def _module(name: str) -> str:
    if name not in NAMES:
        known = ", ".join(NAMES)
        raise Malformed("unknown-game", "There is no game {name!r}; the games are: {known}.", name=name, known=known)
    return f"volteface.games.{name.replace('-', '_')}"


@cache
def bots(name: str) -> dict[str, Any]:
    """The bots a game offers, by their level from the gentlest to the strongest; none if it has none."""
    module = f"{_module(name)}.bot"
    return dict(import_module(module).BOTS) if find_spec(module) else {}


def bot(name: str, level: str) -> Any:
    """One of them, or one of the game's yardsticks; Malformed if it has none of this level."""
    found = bots(name)
    if level in found:
        return found[level]
    yardsticks = getattr(import_module(f"{_module(name)}.bot"), "YARDSTICKS", {}) if found else {}
    if level not in yardsticks:
        known = ", ".join(found) or "none"
        raise Malformed("unknown-bot", "There is no bot {level!r}; there are: {known}.", level=level, known=known)
    return yardsticks[level]


def solution(name: str, state: Any) -> dict[str, str] | None:
    """What would have answered the round that was over last; None if there was none, or the game does not tell."""
    module = f"{_module(name)}.solution"
    found: dict[str, str] | None = import_module(module).solution(state) if find_spec(module) else None
    return found


def hint(name: str) -> Any:
    """The function that gives a seat of this game advice: `hint(view, heard, rng)`."""
    return import_module(f"{_module(name)}.hint").hint


def review(name: str) -> Any:
    """The function that judges a whole game, `review(replay, worlds, tell)`; Malformed if this game has none."""
    module = f"{_module(name)}.review"
    if find_spec(module) is None:
        raise Malformed("no-review", "There is no review of {name} yet; there is one of Verso.", name=name)
    return import_module(module).review


def friendly(name: str) -> str | None:
    """The level to begin with, which also moves for somebody whose time has run out; None if the game has no bots."""
    return str(import_module(f"{_module(name)}.bot").FRIENDLY) if bots(name) else None
