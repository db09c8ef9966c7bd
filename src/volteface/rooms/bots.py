"""Bots at live tables: they get exactly the view of their seat, and think in a pool without stalling the loop.

A bot is asked what it does now and gives steps: moves and phrases, with rests between them. It is asked again when it
has rested, or when something has changed or been said. Where a program from outside fails, the table says so, and the
friendly bot plays on.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from volteface import games
from volteface.core.errors import Stale
from volteface.core.game import Saying, Step, move_of
from volteface.logs import log
from volteface.outside import Forfeit
from volteface.rooms.programs import Programs, is_program
from volteface.table.decide import Decision
from volteface.table.decide.play import bot_move, stale
from volteface.table.decide.rounds import leap
from volteface.table.decide.seats import relieve
from volteface.table.state import turn_deadline, waits_for_bots

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from volteface.core.chance import Chance
    from volteface.core.game import Hint
    from volteface.rooms.hub import Hub
    from volteface.rooms.room import Room
    from volteface.table.decide import Moment
    from volteface.table.state import Table

SOONEST = 0.7  # seconds: an answer that comes at once is no pleasure to play against
REACH = 350  # milliseconds in which a hand is seen before it does something
PAUSE = 1.0  # seconds until a bot tries again what was refused


Task = tuple[object, ...]


class Bots:
    """All bots of a hub, and the pool they think in."""

    def __init__(
        self, hub: Hub, chance: Callable[[], Chance], workers: int, soonest: float, programs: Programs
    ) -> None:
        self._hub, self._chance, self._soonest, self.programs = hub, chance, soonest, programs
        self._pool = ThreadPoolExecutor(workers, "bots")
        self._thinking: set[Task] = set()
        self._changes: dict[str, asyncio.Event] = {}  # by table: what bots wait for that have nothing to do now
        self._resting: dict[Task, int | None] = {}  # until which moment of the game's clock, or for a change
        self._skips: dict[str, asyncio.Event] = {}  # by table where time leaps: a bot rests, or something has changed

    def attend(self, room: Room) -> None:
        """Something has changed or been said: let every bot of a table that has something to do think about it."""
        table = room.table
        self._stir(table.id)
        self._tell_skip(table.id)
        if self._hub.stopped or not room.minded or not _goes_on(table):
            return
        for seat, held in enumerate(table.seats):
            if held.bot is not None and (task := _task(table, seat)) not in self._thinking:
                self._thinking.add(task)
                self._hub.spawn(self._play(room, seat, task))

    def move_for_the_late(self, room: Room) -> None:
        """A turn clock has run out: the friendly bot moves for everybody who is to move."""
        task = (room.table.id, "late")
        if task not in self._thinking:
            self._thinking.add(task)
            self._hub.spawn(self._move_for_the_late(room, task))

    def hint(self, room: Room, seat: int) -> asyncio.Future[Hint | None]:
        """Advice for a seat, from its view alone; none if its game has none."""
        hint, view = games.hint(room.table.game.NAME), _view(room.table, seat, self._hub.now())
        work = partial(hint or _none, view, room.talk.heard(), self._chance())
        return asyncio.get_running_loop().run_in_executor(self._pool, work)

    def skip(self, room: Room) -> None:
        """Only bots are at work: let time leap to what each of them does next, until that is over."""
        if room.table.id not in self._skips:
            self._skips[room.table.id] = asyncio.Event()
            self._hub.spawn(self._skip(room))

    async def _skip(self, room: Room) -> None:
        start, told = room.table.clock.start, self._skips[room.table.id]
        try:
            while waits_for_bots(room.table) and room.table.clock.start == start and not self._hub.stopped:
                told.clear()
                at_work = [_task(room.table, seat) for seat in room.table.at_work]
                if all(one in self._resting for one in at_work):  # and none still thinks
                    due = [at for at in map(self._resting.get, at_work) if at is not None]
                    await room.posted(partial(leap, to=min(due) if due else None), own=True)
                await told.wait()
        finally:
            del self._skips[room.table.id]

    def _tell_skip(self, table: str) -> None:
        if table in self._skips:
            self._skips[table].set()

    async def _move_for_the_late(self, room: Room, task: Task) -> None:
        table, friendly = room.table, games.friendly(room.table.game.NAME)
        try:
            for seat in range(len(table.seats)):
                turn = turn_deadline(room.table)
                if friendly and turn and turn <= self._hub.now() and table.game.legal(table.state, seat):
                    move = move_of(await self._ask(room, table, seat, friendly, self._hub.now()))
                    if move is not None:  # and nobody has moved meanwhile
                        await self._move(room, seat, move, lambda now: now.changed == table.changed)
        finally:
            self._thinking.discard(task)
            room.schedule(self._soonest)

    async def _play(self, room: Room, seat: int, task: Task) -> None:
        """Play a seat until it has nothing more to do in this round."""
        try:
            while self._is_busy(room, seat, task):
                table, now = room.table, self._hub.now()
                change = self._changes.setdefault(table.id, asyncio.Event())
                steps = await self._ask(room, table, seat, table.seats[seat].bot or "", now)
                if not table.is_timed:
                    await self._until(now + round(self._soonest * 1000))
                taken = await self._follow(room, seat, task, steps, table, now)
                if taken and (not steps or steps[-1].rest is None) and not change.is_set():
                    await self._rest(task, None, change)
                    if table.is_timed:
                        await asyncio.sleep(self._soonest)  # a moment to take it in
        finally:
            self._thinking.discard(task)
            self._stir(room.table.id)

    async def _follow(self, room: Room, seat: int, task: Task, steps: Sequence[Step], asked: Table, due: int) -> bool:
        """Take steps from the moment `due` of their view on; says whether the last of them could be taken."""
        taken, until = True, self._until
        if asked.is_timed:  # rests are of the game's own time, which may leap
            due, until = asked.clock.at(due), partial(self._until_played, room, task)

        def holds(now: Table) -> bool:
            """Whether a move still answers what was asked: against the clock always, else if the choice is the same."""
            return now.is_timed or now.changed == asked.changed or _choices(now, seat) == _choices(asked, seat)

        for step in steps:
            if not self._is_busy(room, seat, task):
                return False
            if step.shows:
                room.talk.display(seat, step.shows)
                await until(due + REACH)
            if isinstance(step.do, Saying):
                room.talk.speak(seat, step.do)
            elif step.do is not None:
                taken = await self._move(room, seat, step.do, holds)
            if step.rest is not None:
                due += step.rest
                await until(due)
        return taken

    async def _move(self, room: Room, seat: int, move: str, holds: Callable[[Table], bool]) -> bool:
        """Make a move, if it still holds when its turn has come; says whether it was made."""

        def decide(table: Table, moment: Moment) -> Decision:
            return bot_move(table, moment, seat, move) if holds(table) else Decision([], [], table, stale())

        refusal = (await room.posted(decide, own=True)).refusal
        if refusal is not None and not isinstance(refusal, Stale):
            await asyncio.sleep(PAUSE)
        return refusal is None

    async def _ask(self, room: Room, table: Table, seat: int, level: str, now: int) -> tuple[Step, ...]:
        if is_program(level):
            return await self._ask_program(room, table, seat, level, now)
        view, rng = _view(table, seat, now), self._chance()
        work = partial(games.bot(table.game.NAME, level), view, room.talk.heard(), games.BUDGET, rng)
        thought = asyncio.get_running_loop().run_in_executor(self._pool, work)
        room.waits.watch(thought)
        try:
            return await thought
        except Exception:  # a bot that fails must not stop the table: any legal move will do
            log.exception("bot failed", extra={"game": table.game.NAME, "bot": level})
            choices = table.game.legal(table.state, seat)
            return (Step(rng.pick(choices).move),) if choices and not table.is_timed else ()

    async def _ask_program(self, room: Room, table: Table, seat: int, level: str, now: int) -> tuple[Step, ...]:
        legal = [choice.move for choice in table.game.legal(table.state, seat)]
        try:
            return (Step(await self.programs.move(table, seat, level, _view(table, seat, now), legal)),)
        except Forfeit as forfeit:
            log.warning("a program failed", extra={"game": table.game.NAME, "bot": level, "why": forfeit.reason})
            friendly = games.friendly(table.game.NAME) or ""
            await room.posted(partial(relieve, seat=seat, program=level, bot=friendly, why=forfeit.reason), own=True)
            return ()

    async def _until(self, due: int) -> None:
        """Wait for a moment of the wall clock."""
        await asyncio.sleep(max(0, due - self._hub.now()) / 1000)

    async def _until_played(self, room: Room, task: Task, due: int) -> None:
        """Wait for a moment of the game's own clock, as long as that runs."""
        while (wall := room.table.clock.wall(due)) is not None and wall > self._hub.now():
            change = self._changes.setdefault(room.table.id, asyncio.Event())
            with suppress(TimeoutError):
                await asyncio.wait_for(self._rest(task, due, change), (wall - self._hub.now()) / 1000)

    async def _rest(self, task: Task, due: int | None, change: asyncio.Event) -> None:
        """Wait for a change; meanwhile it is known until when there is nothing to do."""
        self._resting[task] = due
        self._tell_skip(str(task[0]))
        try:
            await change.wait()
        finally:
            self._resting.pop(task, None)

    def _is_busy(self, room: Room, seat: int, task: Task) -> bool:
        """Whether this seat is still a bot's and has something to do, in the same round."""
        table = room.table
        plays = table.seats[seat].bot is not None and _goes_on(table) and _task(table, seat) == task
        return plays and room.minded and bool(table.game.legal(table.state, seat))

    def _stir(self, table: str) -> None:
        """Wake the bots of a table that wait for a change."""
        change = self._changes.pop(table, None)
        if change is not None:
            change.set()

    def stop(self) -> None:
        """Let the pool and the programs go."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self.programs.stop()


def _none(*_: object) -> None:
    """The hint of a game without hints."""


def _view(table: Table, seat: int, now: int) -> Any:
    """What a seat sees now: in a timed game by the clock of this moment."""
    state = table.state if table.clocked is None else table.clocked.advance(table.state, table.clock.at(now))
    return table.game.view(state, seat)


def _choices(table: Table, seat: int) -> object:
    """What a seat may do; nothing, if no game is played."""
    return table.game.legal(table.state, seat) if table.status == "playing" else ()


def _task(table: Table, seat: int) -> Task:
    """What a bot has to do: a new round is a new thought."""
    return table.id, seat, table.games, table.clock.start


def _goes_on(table: Table) -> bool:
    """Whether a game is being played: a pause stops a turn-based one at once, a timed one between rounds."""
    if table.status != "playing":
        return False
    return table.clock.start is not None if table.is_timed else not table.paused
