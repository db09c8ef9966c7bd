"""Bots at live tables: they get exactly the view of their seat, and think in a pool without stalling the loop.

A turn-based bot gives its move as a text and is asked again after every change. A real-time bot that minds its own
business gives all it will do in a round, each move with its time on the game's clock, and is asked once a round. One
that goes along with the others gives a `Step`: it is asked again when it has rested, or when something has changed.
"""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from volteface import games
from volteface.core.chance import Chance
from volteface.core.game import Hint, Saying, Step
from volteface.server.logs import log
from volteface.table.decide import bot_move, turn_deadline

if TYPE_CHECKING:
    from collections.abc import Sequence

    from volteface.core.game import Phrase
    from volteface.server.hub import Hub
    from volteface.server.live import Live
    from volteface.table.state import Table

SOONEST = 0.7  # seconds: an answer that comes at once is no pleasure to play against


class Bots:
    """All bots of a server, and the pool they think in."""

    def __init__(self, hub: Hub, workers: int, *, soonest: float = SOONEST) -> None:
        self._hub, self._soonest = hub, soonest
        self._pool = ThreadPoolExecutor(workers, "bots")
        self._thinking: set[tuple[object, ...]] = set()
        self._changes: dict[str, asyncio.Event] = {}  # by table: what bots wait for that have nothing to do now

    def attend(self, live: Live) -> None:
        """Something has changed or been said: let every bot of a table that has something to do think about it."""
        table = live.table
        self._stir(table.id)
        if not _goes_on(table):
            return
        for seat, held in enumerate(table.seats):
            if held.bot is None:
                continue
            task = (table.id, seat, table.games, table.clock.start)  # a new round is a new thought
            if task not in self._thinking:
                self._thinking.add(task)
                self._hub.spawn(self._think(live, seat, held.bot, task))

    async def move_for_the_late(self, live: Live) -> None:
        """A turn clock has run out: the friendly bot moves for everybody who is to move."""
        table, friendly = live.table, games.friendly(live.table.game.NAME)
        for seat in range(len(table.seats)):
            turn = turn_deadline(live.table)
            if friendly is None or turn is None or turn > self._hub.now() or not table.game.legal(table.state, seat):
                continue
            move = await self._ask(table, seat, friendly)
            if isinstance(move, str) and live.table.changed == table.changed:
                await self._play(live, seat, move)

    async def hint(self, live: Live, seat: int) -> Hint | None:
        """Advice for a seat, from its view alone."""
        hint, view = games.hint(live.table.game.NAME), self._view(live.table, seat)
        loop, rng = asyncio.get_running_loop(), Chance(secrets.token_hex(16))
        found: Hint | None = await loop.run_in_executor(self._pool, hint, view, live.heard(), rng)
        return found

    async def _think(self, live: Live, seat: int, level: str, task: tuple[object, ...]) -> None:
        """Play a seat until it has nothing more to do now."""
        try:
            while (table := self._busy(live, seat)) is not None:
                asked_at, change = self._hub.now(), self._changes.setdefault(table.id, asyncio.Event())
                choice = await self._ask(table, seat, level, live.heard())
                if isinstance(choice, Step):
                    await self._step(live, seat, choice, change)
                elif isinstance(choice, str):
                    await asyncio.sleep(max(0, self._soonest - (self._hub.now() - asked_at) / 1000))
                    if live.table.changed == table.changed:
                        await self._play(live, seat, choice)
                elif not choice or not await self._follow(live, seat, choice):
                    break
        finally:
            self._thinking.discard(task)
            self._stir(live.table.id)

    def _stir(self, table: str) -> None:
        """Wake the bots of a table that wait for a change."""
        change = self._changes.pop(table, None)
        if change is not None:
            change.set()

    def _busy(self, live: Live, seat: int) -> Table | None:
        """The table, if this seat is still a bot's and has something to do."""
        table = live.table
        busy = table.seats[seat].bot is not None and _goes_on(table) and table.game.legal(table.state, seat)
        return table if busy else None

    async def _ask(self, table: Table, seat: int, level: str, heard: Sequence[Phrase] = ()) -> Any:
        view = self._view(table, seat)
        bot = games.bot(table.game.NAME, level)
        rng = Chance(secrets.token_hex(16))
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, bot, view, heard, games.BUDGET, rng)
        except Exception:  # a bot that fails must not stop the table: any legal move will do
            log.exception("bot failed", extra={"game": table.game.NAME, "level": level})
            choices = table.game.legal(table.state, seat)
            return rng.pick(choices).move if choices and not table.timed else ()

    def _view(self, table: Table, seat: int) -> Any:
        """What a seat sees now: in a timed game by the clock of this moment."""
        state = table.game.advance(table.state, table.clock.at(self._hub.now())) if table.timed else table.state
        return table.game.view(state, seat)

    async def _step(self, live: Live, seat: int, step: Step, change: asyncio.Event) -> None:
        """Do or say one thing, then rest; or wait until something has changed, and a moment more to take it in."""
        if isinstance(step.do, Saying):
            await live.speak(seat, step.do)
        elif step.do is not None:
            await self._play(live, seat, step.do)
        if step.rest is None:
            await change.wait()
        await asyncio.sleep(self._soonest if step.rest is None else step.rest / 1000)

    async def _follow(self, live: Live, seat: int, script: Any) -> bool:
        """Make the moves of a script at their times; says whether the round went on to its end."""
        begun = (live.table.games, live.table.clock.start)
        for at, move in script:
            wall = live.table.clock.wall(at)
            if wall is None:
                return False
            await asyncio.sleep(max(0, wall - self._hub.now()) / 1000)
            if (live.table.games, live.table.clock.start) != begun or self._busy(live, seat) is None:
                return False
            await self._play(live, seat, move)
        return True

    async def _play(self, live: Live, seat: int, move: str) -> None:
        await live.settle(lambda table: bot_move(table, seat, move, self._hub.now()))

    def stop(self) -> None:
        """Let the pool go."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _goes_on(table: Table) -> bool:
    """Whether a game is being played: a pause stops a turn-based one at once, a timed one between rounds."""
    if table.status != "playing":
        return False
    return table.clock.start is not None if table.timed else not table.paused
