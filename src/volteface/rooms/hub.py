"""The hub: all rooms of a process, loaded when somebody comes and let go when everybody has gone."""

from __future__ import annotations

import asyncio
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from volteface import games
from volteface.core.chance import Chance
from volteface.core.errors import GameError
from volteface.core.game import timed
from volteface.logs import log
from volteface.rooms.bots import SOONEST, Bots
from volteface.rooms.room import Room
from volteface.store import Batch, summed_up
from volteface.table.decide.draft import COUNT_IN, Moment
from volteface.table.decide.rounds import wake
from volteface.table.events import Event, Sat
from volteface.table.state import Table, fold

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from volteface.store import Guest, Store
    from volteface.table.events import Created

GRACE = 8.0  # seconds a seat may be gone before a timed round goes on without it
IDLE = 10 * 60 * 1000  # a table nobody looks at is let go from memory after this time
SWEEP = 60.0
DAY = 24 * 3600 * 1000
OPEN_KEPT, DONE_KEPT = 7 * DAY, 90 * DAY  # how long unused tables are kept in the store
ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # no letters that look alike: codes are read aloud and typed


class NotFound(GameError):
    """There is nothing of this name here."""

    kind = "not-found"


class Broken(GameError):
    """A table whose events this version cannot replay: it stays as it is, and all others go on."""

    kind = "failed"

    def __init__(self) -> None:
        super().__init__("table-broken", "This table cannot be taken up by this version of Volteface: open a new one.")


class WallClock:
    """The wall clock in milliseconds; it never jumps while the process runs."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def __call__(self) -> int:
        """What it shows now."""
        return int((self._offset + time.monotonic()) * 1000)


def secret_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def new_code() -> str:
    """A new table's code, which is also its id: eight letters, a trillion possibilities."""
    return "".join(secrets.choice(ALPHABET) for _ in range(8))


class Hub:
    """The rooms, and what they share: store, clock, chance, bots; a test gives a clock and a chance of its own."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], int] | None = None,
        seed: Callable[[], str] = secret_seed,
        chance: Callable[[], Chance] | None = None,
        grace: float = GRACE,
        soonest: float = SOONEST,
        count_in: int = COUNT_IN,
        workers: int = 2,
    ) -> None:
        self.store, self.now, self.grace, self.count_in = store, now or WallClock(), grace, count_in
        self.bots = Bots(self, chance or (lambda: Chance(seed())), workers, soonest)
        self.stopped = False  # whether nothing happens by itself any more
        self._seed = seed
        self._dealers = ThreadPoolExecutor(1, "deals")
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else; a failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    async def start(self) -> None:
        """Take up all tables that were being played, and sweep from time to time."""
        running, broken = await self.store.running(), 0
        for table in running:
            try:
                await self.find(table)
            except Broken:
                broken += 1
        log.info("tables taken up", extra={"count": len(running) - broken, "broken": broken})
        self.spawn(self._sweep())

    async def stop(self) -> None:
        """Finish what is under way, then let go of everything."""
        self.stopped = True
        for room in self._rooms.values():
            room.stop()
        self.bots.stop()
        self._dealers.shutdown(wait=False, cancel_futures=True)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()

    async def create(self, wish: Created) -> str:
        """Open a table as it is wished for; its host sits on the first seat."""
        game = games.find(wish.game)
        turn_seconds = wish.turn_seconds if timed(game) is None else None
        wish = replace(wish, options={**game.LIVE, **wish.options}, turn_seconds=turn_seconds)
        game.read_options(wish.options, wish.seats)  # refuses what cannot be
        code, now = new_code(), self.now()
        events = [Event(code, 1, now, wish, wish.host), Event(code, 2, now, Sat(0, wish.host), wish.host)]
        table = fold(events, games.find)
        assert table is not None
        await self.store.append(Batch(events, summed_up(table, now, now)))
        log.info("table opened", extra={"game": wish.game, "seats": wish.seats})
        return code

    async def find(self, table: str) -> Room:
        """The room of this code as people write it, loaded from the store if need be."""
        table = table.upper().replace("-", "")
        room = self._rooms.get(table)
        if room is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            room = await asyncio.shield(task)
        room.used = self.now()
        return room

    async def _load(self, code: str) -> Room:
        events = await self.store.read(code)
        try:
            table = fold(events, games.find)
        except Exception as error:  # one table whose events cannot be replayed must not stop the others
            log.exception("a table cannot be taken up")
            raise Broken from error
        if table is None:
            raise NotFound(
                "no-such-table", "There is no table {table} any more: check the code, or open a new one.", table=code
            )
        woken = wake(table, Moment(self.now()))
        if woken.events:
            await self.store.append(Batch(woken.events))
        talk = await self.store.talks(code)
        guests = {table.settings.host, *(one.guest for one in talk)}
        guests |= {seat.guest for seat in table.seats if seat.guest is not None}
        names = {guest.id: guest.nickname for guest in await self.store.guests(sorted(guests))}
        return self._rooms.setdefault(code, Room(self, woken.table, events[0].time, names, talk))

    def deal(self, table: Table) -> asyncio.Future[dict[str, Any]]:
        """A fresh deal, made beside the loop, where one is made after the other."""
        game, wanted = table.game, (len(table.seats), table.settings.options, self._seed())
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._dealers, lambda: game.format_deal(game.deal(*wanted)))

    async def rename(self, guest: Guest) -> None:
        """Keep a guest's nickname, and show it where they are."""
        await self.store.save_guest(guest)
        for room in self._rooms.values():
            room.rename(guest.id, guest.nickname)

    async def forget(self, guest: str) -> None:
        """Erase a guest."""
        await self.store.forget(guest)
        for room in self._rooms.values():
            room.forget(guest)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            now = self.now()
            for code, room in tuple(self._rooms.items()):
                if room.idle_since(now - IDLE):
                    room.stop()
                    del self._rooms[code]
            try:
                cleared = await self.store.clear(open_before=now - OPEN_KEPT, done_before=now - DONE_KEPT)
            except Exception:  # the next round will do
                log.exception("clearing away failed")
            else:
                if cleared:
                    log.info("dead tables cleared away", extra={"count": cleared})
