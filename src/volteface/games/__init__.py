"""The games, one folder each, all of one shape. This is their only registry.

A game names its parts that are loaded only when they are wanted (`PARTS`): its bots, hints, kernels and so on.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from volteface.core.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from volteface.core.game import Bot, Game
    from volteface.core.lesson import Step
    from volteface.core.pairing import Paired
    from volteface.core.printing import Press

NAMES = ("verso", "recto-verso", "dessus-dessous")
BUDGET = 1000  # simulations a move, for bots that search


def title(name: str) -> str:
    """A game's name as people write it."""
    return name.replace("-", " ").title()


def find(name: str) -> Game[Any, Any, Any]:
    """The game of this name; its module is loaded only now."""
    return cast("Game[Any, Any, Any]", import_module(_module(name)))


def _module(name: str) -> str:
    if name not in NAMES:
        known = ", ".join(NAMES)
        raise Malformed("unknown-game", "There is no game {name!r}; the games are: {known}.", name=name, known=known)
    return f"volteface.games.{name.replace('-', '_')}"


def _part(name: str, part: str) -> Any:
    """A part of a game as its module, loaded only now; None if the game names no such part."""
    where = find(name).PARTS.get(part)
    return None if where is None else import_module(f"{_module(name)}.{where}")


@cache
def bots(name: str) -> dict[str, Bot]:
    """The bots a game offers, by their level from the gentlest to the strongest; none if it has none."""
    part = _part(name, "bots")
    return {} if part is None else dict(part.BOTS)


def bot(name: str, level: str, *, offered: bool = False) -> Bot:
    """One of them, or, if not only those on offer are meant, one of the game's baselines; Malformed if it has none."""
    found = bots(name)
    every = found if offered else {**baselines(name), **found}
    if level not in every:
        known = ", ".join(found) or "none"
        raise Malformed("unknown-bot", "There is no bot {level!r}; there are: {known}.", level=level, known=known)
    return every[level]


@cache
def baselines(name: str) -> dict[str, Bot]:
    """Plain players of a game that the arena and tests measure its bots by; tables do not offer them."""
    return dict(getattr(_part(name, "bots"), "BASELINES", {}))


def arena(name: str) -> Mapping[str, object] | None:
    """The options with which a game's bots meet in the arena; None if they do not."""
    return cast("Mapping[str, object] | None", getattr(find(name), "ARENA", None))


def learns(name: str) -> bool:
    """Whether there is something that a game's bots learn by playing."""
    return "training" in find(name).PARTS


def training(name: str) -> Any:
    """How they learn, as a module (`arena/learning.py` says what it has)."""
    return _part(name, "training")


def luck(name: str) -> Callable[[Any, Any], list[float] | None] | None:
    """The function that says what was luck in a finished game, `luck(first, moves)`, a number a seat; None if none."""
    return cast("Callable[[Any, Any], list[float] | None] | None", getattr(_part(name, "luck"), "luck", None))


def bound(name: str) -> Any:
    """How many points anybody honest could make alone, as a module (`arena/bounds.py` says what it has), or None."""
    return _part(name, "bound")


def friendly(name: str) -> str | None:
    """The level to begin with, which also moves for somebody whose time has run out; None if the game has no bots."""
    part = _part(name, "bots")
    return None if part is None else str(part.FRIENDLY)


def hint(name: str) -> Any:
    """The function that gives a seat of this game advice, `hint(view, heard, rng)`; None if the game has none."""
    return getattr(_part(name, "hint"), "hint", None)


def review(name: str) -> Any:
    """The function that judges a whole game, `review(replay, worlds, tell)`; Malformed if this game has none."""
    part = _part(name, "review")
    if part is None:
        known = ", ".join(other for other in NAMES if "review" in find(other).PARTS) or "none"
        sentence = "There is no review of {name} yet; the games that have one are: {known}."
        raise Malformed("no-review", sentence, name=name, known=known)
    return part.review


def solution(name: str) -> Callable[[Any], dict[str, str] | None] | None:
    """The function that tells what would have answered the round that was over last, `solution(state)`, or None."""
    return cast("Callable[[Any], dict[str, str] | None] | None", getattr(_part(name, "solution"), "solution", None))


def lesson(name: str) -> tuple[Step, ...] | None:
    """The steps of a first game that teaches; None if this game has none."""
    return cast("tuple[Step, ...] | None", getattr(_part(name, "lesson"), "STEPS", None))


def press(name: str) -> Press | None:
    """What can be printed of this game, as a module (`core/printing.py`); None if there is nothing."""
    return cast("Press | None", _part(name, "press"))


def pairing(name: str) -> Paired[Any]:
    """How a game is played with phones beside its box; Malformed if it is not."""
    part = _part(name, "pairing")
    if part is None:
        known = ", ".join(other for other in NAMES if "pairing" in find(other).PARTS) or "none"
        sentence = "{name} has no cards for phones; the games that have some are: {known}."
        raise Malformed("no-pairing", sentence, name=name, known=known)
    return cast("Paired[Any]", part)


def warm(name: str) -> Callable[[], None] | None:
    """The function that compiles a game's kernels or loads them from the cache; None if the game has none."""
    return cast("Callable[[], None] | None", getattr(_part(name, "kernels"), "warm", None))


def is_cold(name: str) -> bool:
    """Whether a game has kernels that have yet to be compiled on this machine: whoever needs them waits."""
    from volteface import jit  # which reads all kernels: only where it is asked

    return jit.is_cold(name) and "kernels" in find(name).PARTS


def prepare_kernels() -> None:
    """Make the folder in which what is compiled is kept; OSError if there is no place for it."""
    from volteface import jit

    jit.prepare()


def compile_kernels(name: str) -> None:
    """Compile a game's kernels, and note that they are in the cache."""
    from volteface import jit

    compiled = warm(name)
    assert compiled is not None, "only what is cold is compiled"
    compiled()
    jit.keep(name)


def types(name: str) -> dict[str, Any]:
    """The types of a game that clients read, by the names they get there."""
    review, pairing = _part(name, "review"), _part(name, "pairing")
    return {
        **find(name).TYPES,
        **({} if review is None else {"Review": review.Review}),
        **({} if pairing is None else {"PairView": pairing.PairView, "PairOptions": pairing.PairOptions}),
    }
