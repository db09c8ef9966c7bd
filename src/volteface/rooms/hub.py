"""The hub: all rooms of a process, loaded when somebody comes and let go when everybody has gone."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from msgspec.structs import replace

from volteface import games
from volteface.core.chance import Chance
from volteface.core.errors import GameError
from volteface.core.game import timed
from volteface.logs import log
from volteface.rooms.bots import SOONEST, Bots
from volteface.rooms.caps import Caps, busy, too_many_tables
from volteface.rooms.others import Nobody
from volteface.rooms.programs import SECONDS, Programs
from volteface.rooms.room import Known, Room
from volteface.store import ALPHABET, Batch, Damaged, summed_up
from volteface.table.decide.draft import COUNT_IN
from volteface.table.events import Event, Sat
from volteface.table.snapshot import taken_up
from volteface.table.state import fold

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Mapping

    from volteface.rooms.cluster import Cluster
    from volteface.store import Guest, Store
    from volteface.table.events import Created

T = TypeVar("T")

IDLE = 10 * 60 * 1000  # a table nobody looks at is let go from memory after this time
SWEEP = 60.0
DAY = 24 * 3600 * 1000
CODES = 100  # of which at least one is surely of a database that is there
AWAKE = 2 * DAY  # a game nobody has touched for longer rests until somebody comes


class Kept(NamedTuple):
    """For how many days tables are kept in the store that nobody uses."""

    open: int = 7
    done: int = 90
    played: int = 180


class NotFound(GameError):
    """There is nothing of this name here."""

    kind = "not-found"


class Broken(GameError):
    """A table whose events this version cannot replay: it stays as it is, and all others go on."""

    kind = "failed"

    def __init__(self) -> None:
        super().__init__("table-broken", "This table cannot be taken up by this version of Volteface: open a new one.")


def secret_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def new_code() -> str:
    """A new table's code, which is also its id: eight letters, a trillion possibilities."""
    return "".join(secrets.choice(ALPHABET) for _ in range(8))


def read_code(text: str) -> str:
    """A code as people write it: in small letters, with a hyphen."""
    return text.upper().replace("-", "")


class Hub:
    """The rooms, and what they share: store, clock, chance, bots; a test gives a clock and a chance of its own."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], int] | None = None,
        seed: Callable[[], str] = secret_seed,
        chance: Callable[[], Chance] | None = None,
        grace: float | None = None,
        soonest: float = SOONEST,
        count_in: int = COUNT_IN,
        workers: int = 2,
        caps: Caps = Caps(),  # noqa: B008 - a value
        kept: Kept = Kept(),  # noqa: B008
        baselines: bool = False,
        programs: Mapping[tuple[str, str], str] = MappingProxyType({}),
        program_seconds: float = SECONDS,
        others: Nobody | Cluster | None = None,
    ) -> None:
        self.store, self.grace, self.count_in, self.caps = store, grace, count_in, caps
        self.others = others or Nobody()
        self._clock, self.ahead = now or self.others.clock, 0
        self._days = kept
        self._baselines = baselines  # whether the arena's plain players may sit down too
        self.bots = Bots(
            self, chance or (lambda: Chance(seed())), workers, soonest, Programs(programs, program_seconds)
        )
        self.quarantine: dict[str, str] = {}  # tables that cannot be taken up, and why
        self.stopped = False  # whether nothing happens by itself any more
        self.seed = seed
        self._dealers, self.dealing = ThreadPoolExecutor(1, "deals"), 0
        self._loaders = ThreadPoolExecutor(1, "tables")
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def now(self) -> int:
        """The wall clock in milliseconds; never before what is stored, also where the machine's clock was set back."""
        return self._clock() + self.ahead

    @property
    def rooms(self) -> tuple[Room, ...]:
        """All tables in memory."""
        return tuple(self._rooms.values())

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
        if await self.others.start(self):  # which do so, each some, and whose time is one
            self.spawn(self._sweep([]))
            return
        running, waiting = list[str](), list[str]()
        try:
            self.ahead = max(0, await self.store.latest() - self._clock())
            running = await self.store.running(self.now() - AWAKE)
        except Damaged:
            log.exception("not all that is stored can be read: tables are taken up as people come to them")
        if self.ahead:
            log.warning("this machine's clock is behind what is stored", extra={"seconds": self.ahead // 1000})
        for table in running:
            await self._take_up(table, waiting)
        broken = len(self.quarantine)
        log.info("tables taken up", extra={"count": len(running) - len(waiting) - broken, "broken": broken})
        self.spawn(self._sweep(waiting))

    async def _take_up(self, table: str, waiting: list[str]) -> None:
        """Load a table that was being played; if the store fails, it waits to be tried again."""
        try:
            await self.find(table)
        except (Broken, NotFound):
            pass
        except Exception:
            log.exception("a table could not be loaded")
            waiting.append(table)

    async def stop(self) -> None:
        """Finish what is under way, then let go of everything."""
        self.stopped = True
        for room in self._rooms.values():
            room.stop()
        await self.others.stop()
        self.bots.stop()
        self._dealers.shutdown(wait=False, cancel_futures=True)
        self._loaders.shutdown(wait=False, cancel_futures=True)
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
        await self._check_tables(wish.host)
        code, now = self._free_code(), self.now()
        events = [Event(code, 1, now, wish, wish.host), Event(code, 2, now, Sat(0, wish.host), wish.host)]
        table = fold(events, games.find)
        assert table is not None
        await self.store.append(Batch(events, summed_up(table, now, now)))
        log.info("table opened", extra={"game": wish.game, "seats": wish.seats})
        return code

    def _free_code(self) -> str:
        """A code for a new table; of several databases, in one that is there."""
        code = new_code()
        for _ in range(CODES):
            if self.others.alive(code):
                break
            code = new_code()
        return code

    async def _check_tables(self, guest: str) -> None:
        """Refuse one table too many of a guest."""
        most = self.caps.tables_by_guest
        tables = await self.store.tables_of(guest, 4 * most)
        count = sum(one.host == guest and one.status in ("open", "playing") for one in tables)
        if count >= most:
            raise too_many_tables(count)

    def check_level(self, game: str, level: str) -> None:
        """Refuse a bot that is not on offer."""
        if level not in self.bots.programs.levels(game):
            games.bot(game, level, offered=not self._baselines)

    async def find(self, table: str) -> Room:
        """The room of this code as people write it, loaded from the store if need be."""
        table = read_code(table)
        room = self._rooms.get(table)
        if room is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            room = await asyncio.shield(task)
        await self.others.freshen(room)
        room.used = self.now()
        return room

    def room(self, table: str) -> Room | None:
        """The room of a table, if it is in memory."""
        return self._rooms.get(table)

    async def _load(self, code: str) -> Room:
        if code in self.quarantine:
            raise Broken
        try:
            snapshot = await self.store.snapshot(code)
            events = await self.store.read(code, 1 if snapshot is None else snapshot.seq + 1)
        except Damaged as error:
            raise self._set_aside(code, error) from error
        try:
            work = partial(taken_up, code, snapshot, events, games.find)
            table, news, newer = await asyncio.get_running_loop().run_in_executor(self._loaders, work)
        except Exception as error:  # one table whose events cannot be replayed must not stop the others
            raise self._set_aside(code, error) from error
        if table is None:
            raise NotFound(
                "no-such-table", "There is no table {table} any more: check the code, or open a new one.", table=code
            )
        if newer is not None:
            self.spawn(self.store.keep_snapshot(code, newer))
        created = events[0].time if snapshot is None else snapshot.created
        minding = await self.others.load(code)
        talk = await self.store.talks(code)
        guests = {table.settings.host, *(one.guest for one in talk)}
        guests |= {seat.guest for seat in table.seats if seat.guest is not None}
        names = {guest.id: guest.nickname for guest in await self.store.guests(sorted(guests))}
        room = Room(self, table, created, Known(names, news, talk, minding.here))
        await room.take_up(slept=minding.here and minding.slept)
        self._rooms[code] = room
        return room

    def _set_aside(self, code: str, error: Exception) -> Broken:
        """Leave one table as it is, for whoever looks after the server; the others go on."""
        log.error("a table cannot be taken up", exc_info=error)
        self.quarantine[code] = f"{type(error).__name__}: {error}"
        return Broken()

    def deal(self, room: Room) -> asyncio.Future[dict[str, Any]]:
        """A fresh deal; of all nodes one makes it."""
        table = room.table
        game, wanted = table.game, (len(table.seats), table.settings.options, self.seed())
        dealt = self.others.once(
            f"deal {table.id}",
            lambda: self.make(lambda: game.format_deal(game.deal(*wanted))),
            lambda: {} if room.table.games > table.games else None,
        )
        room.waits.watch(dealt)
        return dealt

    def make(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """What deals cards, beside the loop, where one is made after the other."""
        loop = asyncio.get_running_loop()
        if self.dealing >= self.caps.deals:
            refused: asyncio.Future[T] = loop.create_future()
            refused.set_exception(busy())
            return refused
        self.dealing += 1
        dealt = loop.run_in_executor(self._dealers, work)
        dealt.add_done_callback(self._dealt)
        return dealt

    def _dealt(self, _: asyncio.Future[Any]) -> None:
        self.dealing -= 1

    async def rename(self, guest: Guest) -> None:
        """Keep a guest's nickname, and show it where they are."""
        await self.store.save_guest(guest)
        self.others.named(guest.id)
        self.call(guest)

    def call(self, guest: Guest) -> None:
        """Show a guest's nickname where they are."""
        for room in self._rooms.values():
            room.rename(guest.id, guest.nickname)

    async def forget(self, guest: str) -> None:
        """Erase a guest."""
        await self.store.forget(guest)
        self.others.named(guest)
        self.erase(guest)

    def erase(self, guest: str) -> None:
        """Let nothing of a guest be in memory."""
        for room in self._rooms.values():
            room.forget(guest)

    async def _sweep(self, waiting: list[str]) -> None:
        """From time to time let go of tables nobody looks at, clear away old ones, and try again what has failed."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                again, waiting = waiting, []
                for table in again:
                    await self._take_up(table, waiting)
                self._let_go()
                await self._clear()
            except Exception:  # the next round will do
                log.exception("sweeping failed")

    def _let_go(self) -> None:
        for code, room in tuple(self._rooms.items()):
            if room.idle_since(self.now() - IDLE):
                room.stop()
                self.others.let_go(room)
                del self._rooms[code]

    async def _clear(self) -> None:
        now = self.now()
        cleared = await self.store.clear(
            open_before=now - self._days.open * DAY,
            done_before=now - self._days.done * DAY,
            played_before=now - self._days.played * DAY,
        )
        if cleared:
            log.info("dead tables cleared away", extra={"count": cleared})
