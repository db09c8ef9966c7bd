"""Commands that stand before a game: `volteface solve GAME`.

A game is asked for its command only when it is named or all are listed: until then nothing of it is loaded.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperGroup

from volteface import games
from volteface.cli import games as own
from volteface.cli.app import app, refuse

if TYPE_CHECKING:
    from collections.abc import Callable


def add_group(name: str, find: Callable[[str], Any], about: str, lack: str) -> None:
    """Add `volteface NAME GAME`; `find` gives a game's command or None, `lack` says that a game has none."""

    class Group(TyperGroup):
        """The commands of this name, one for each game that has it."""

        def list_commands(self, ctx: Any) -> list[str]:
            return [game for game in games.NAMES if find(game) is not None]

        def get_command(self, ctx: Any, cmd_name: str) -> Any:
            if cmd_name not in games.NAMES:
                return None
            found = find(cmd_name)
            if found is None:
                refuse(lack.format(game=games.title(cmd_name), known=", ".join(self.list_commands(ctx))))
                raise typer.Exit(1)
            return found

    app.add_typer(typer.Typer(cls=Group, no_args_is_help=True, help=about), name=name)


def command(game: str, function: Callable[..., None], **texts: str) -> Any:
    """A function as the command of a game, whose name it finds in its context; `texts` are its help and its epilog."""
    single = typer.Typer(add_completion=False, rich_markup_mode="rich")
    single.command(game, **texts)(function)  # type: ignore[arg-type]
    return typer.main.get_command(single)


def _own(group: str, game: str) -> Any:
    """The command that a game has in its own file."""
    function = getattr(own.find(game), "COMMANDS", {}).get(group)
    return None if function is None else command(game, function)


for group, about in {
    "solve": "Find all ways to build a card or a mission.",
    "generate": "Make new cards and missions without end.",
    "show": "Draw a card or a mission in the terminal.",
}.items():
    add_group(group, partial(_own, group), about, f"{{game}} has nothing to {group}; these have: {{known}}.")
