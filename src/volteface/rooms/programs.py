"""Programs from outside at tables, as far as the host allows (docs/bots.md): a process each, asked one thing at a time.

A table knows such a bot by an @ and its name. Whatever a program does, nobody waits for it longer than its time: then
there is a `Forfeit`, and a bot of ours plays on (`rooms/bots.py`).
"""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

from volteface import games
from volteface.outside import Forfeit, Program

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from volteface.table.state import Table

MARK = "@"
SECONDS = 10.0  # for a move: to start, and to answer other tables first, too
ENTRY = re.compile(r"([a-z-]+):([a-z0-9-]{1,19})=(.+)")


def is_program(level: str) -> bool:
    """Whether this bot is a program from outside."""
    return level.startswith(MARK)


def allowed(entries: Iterable[str]) -> dict[tuple[str, str], str]:
    """The commands that a host allows, by game and level; ValueError if an entry cannot be read."""
    found: dict[tuple[str, str], str] = {}
    for entry in entries:
        parts = ENTRY.fullmatch(entry)
        if parts is None:
            raise ValueError(f"{entry!r} is no GAME:NAME=COMMAND, the name of small letters, digits and -")
        game, name, command = parts.groups()
        playable = [one for one in games.NAMES if games.arena(one) is not None]
        if game not in playable:
            raise ValueError(f"programs do not play {game!r}; they play: {', '.join(playable)}")
        found[game, MARK + name] = command
    return found


class Programs:
    """The programs of a server."""

    def __init__(self, commands: Mapping[tuple[str, str], str], seconds: float) -> None:
        self._all = {key: _Asked(Program(command, key[0], seconds)) for key, command in commands.items()}
        self._seconds = seconds

    def levels(self, game: str) -> tuple[str, ...]:
        """What they are known by at tables of a game."""
        return tuple(level for one, level in self._all if one == game)

    async def move(self, table: Table, seat: int, level: str, view: object, legal: Sequence[str]) -> str:
        """A program's move for a seat, or Forfeit."""
        asked = self._all.get((table.game.NAME, level))
        if asked is None:  # the host has changed the settings since
            raise Forfeit("start", level)
        game = table.id, table.games, seat, len(table.seats), table.settings.options
        work = partial(asked.move, game, view, legal)
        try:
            return await asyncio.wait_for(
                asyncio.get_running_loop().run_in_executor(asked.thread, work), self._seconds + 1
            )
        except TimeoutError:
            raise Forfeit("silent", f"{self._seconds:g} seconds") from None

    def stop(self) -> None:
        """Let all of them go."""
        for asked in self._all.values():
            asked.thread.shutdown(wait=False, cancel_futures=True)
            asked.program.close()


class _Asked:
    """A program, and the thread that waits for its answers."""

    def __init__(self, program: Program) -> None:
        self.program, self.thread = program, ThreadPoolExecutor(1, "program")
        self._game: object = None  # the one it was asked about last

    def move(self, game: tuple[str, int, int, int, dict[str, object]], view: object, legal: Sequence[str]) -> str:
        if game != self._game:
            self._game, (_, _, seat, seats, options) = None, game
            self.program.begin(seat, seats, options)
            self._game = game
        return self.program.move(view, legal, games.BUDGET)
