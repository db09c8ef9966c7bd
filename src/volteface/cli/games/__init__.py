"""What only one game has on the command line: a file a game, found by its name and loaded when that game is asked for.

Such a file may have

    COMMANDS            the game's own commands, by the group they belong to: {"solve": solve_card, ...}
    reviewed(review)    what is printed of a review, if the game has one
    all of `Terminal`   if the game is played in the terminal
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from types import ModuleType

    from rich.console import RenderableType

    from volteface.locales import Language


@runtime_checkable
class Terminal(Protocol):
    """How a game is played in the terminal: what a person on seat 0 sees, reads and is offered, from their own view."""

    HELP: str  # what `volteface play GAME --help` says first

    def legend(self, tongue: Language) -> str:
        """How to read what is shown: said once, before the first move."""

    def table(self, view: Any, names: Sequence[str], tongue: Language, width: int) -> Iterable[RenderableType]:
        """What lies before all seats, the person's own last."""

    def listed(self, choices: Iterable[Any]) -> Sequence[Any]:
        """The moves in the order in which they are offered and numbered."""

    def moves(self, choices: Sequence[Any], view: Any, tongue: Language) -> Iterable[RenderableType]:
        """These moves with their numbers, and what the person decides about."""

    def silence(self, choices: Sequence[Any]) -> str | None:
        """The move of a person from whom no line comes any more; None if the game cannot go on without them."""

    def sentence(self, news: Any, names: Sequence[str], tongue: Language) -> str:
        """One piece of news."""

    def alone(self, score: int, tongue: Language) -> Iterable[str]:
        """What is said at the end to somebody who has played alone."""


def find(name: str) -> ModuleType | None:
    """The file of this game; None if it has nothing of its own."""
    where = f"{__name__}.{name.replace('-', '_')}"
    return None if find_spec(where) is None else import_module(where)


def terminal(name: str) -> Terminal | None:
    """How this game is played in the terminal; None if it is not."""
    found = find(name)
    return found if isinstance(found, Terminal) else None
