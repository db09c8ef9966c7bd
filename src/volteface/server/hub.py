"""The hub: all live tables of a server, loaded when somebody comes and let go when everybody has gone."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Any

from volteface import games
from volteface.core.errors import GameError
from volteface.core.options import read
from volteface.server.bots import SOONEST, Bots
from volteface.server.identity import new_table
from volteface.server.live import Live
from volteface.server.logs import log
from volteface.server.reviews import Reviews
from volteface.store import Batch, Guest, Summary
from volteface.table.decide import hand_over, wake
from volteface.table.events import Created, Event, Sat
from volteface.table.state import Table, fold

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from volteface.server.identity import Signer
    from volteface.server.limits import Limit
    from volteface.server.messages import TableWish
    from volteface.store import Store

GRACE = 8.0  # seconds a seat may be gone before a timed round goes on without it
IDLE = 10 * 60 * 1000  # a table nobody looks at is let go from memory after this time
SWEEP = 60.0
DAY = 24 * 3600 * 1000
OPEN_KEPT, DONE_KEPT = 7 * DAY, 90 * DAY  # how long unused tables are kept in the store


class NotFound(GameError):
    """There is nothing of this name here."""

    kind = "not-found"


class Hub:
    """The live tables, and what they share: store, clock, chance, bots."""

    def __init__(
        self,
        store: Store,
        signer: Signer,
        limits: dict[str, Limit],
        *,
        grace: float = GRACE,
        soonest: float = SOONEST,
        workers: int = 2,
    ) -> None:
        self.store, self.signer, self.limits, self.grace = store, signer, limits, grace
        self.bots = Bots(self, workers, soonest=soonest)
        self.reviews = Reviews()
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._wall = time.time() - time.monotonic()

    def now(self) -> int:
        """The server's wall clock in milliseconds; it never jumps while the server runs."""
        return int((self._wall + time.monotonic()) * 1000)

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
        running = await self.store.running()
        for table in running:
            await self.find(table)
        log.info("tables taken up", extra={"count": len(running)})
        self.spawn(self._sweep())

    async def stop(self) -> None:
        """Finish what is under way, then let go of everything."""
        for live in self._live.values():
            live.stop()
        self.bots.stop()
        self.reviews.stop()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()

    async def create(self, wish: TableWish, guest: str) -> str:
        """Open a table; its host sits on the first seat."""
        game = games.find(wish.game)
        options = dict(wish.options)
        if "cards" in game.Options.__dataclass_fields__:
            options.setdefault("cards", "fresh")  # the shipped box is known to all
        read(game.Options, options)
        shipped = options | ({"cards": "box"} if "cards" in options else {})
        await asyncio.to_thread(game.deal, wish.seats, shipped, 0)  # refuses bad seats and options, without new cards
        now, table = self.now(), new_table()
        turn_seconds = None if game.TIMED else wish.turn_seconds
        created = Created(wish.game, wish.seats, options, guest, wish.public, turn_seconds, wish.hints)
        events = [Event(table, 1, now, created, guest), Event(table, 2, now, Sat(0, guest), guest)]
        free = wish.seats - 1
        summary = Summary(table, wish.game, "open", wish.public, wish.seats, free, guest, (guest,), now, now)
        await self.store.append(Batch(events, summary))
        log.info("table opened", extra={"game": wish.game, "seats": wish.seats})
        return table

    async def find(self, table: str) -> Live:
        """The live table of this code as people write it, loaded from the store if need be."""
        table = table.upper().replace("-", "")
        live = self._live.get(table)
        if live is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(task)
        live.used = self.now()
        return live

    async def _load(self, code: str) -> Live:
        events = await self.store.read(code)
        table = fold(events, games.find)
        if table is None:
            raise NotFound(
                "no-such-table", "There is no table {table} any more: check the code, or open a new one.", table=code
            )
        woken = wake(table, self.now())
        if woken.events:
            await self.store.append(Batch(woken.events))
        live = Live(self, woken.table, events[0].time, await self.store.talks(code))
        guests = {table.settings.host, *(talk.guest for talk in live.talk)}
        guests |= {seat.guest for seat in table.seats if seat.guest is not None}
        live.names |= {guest.id: guest.nickname for guest in await self.store.guests(sorted(guests))}
        return self._live.setdefault(code, live)

    async def deal(self, table: Table) -> dict[str, Any]:
        """A fresh deal from secret random bits; new cards take a moment and are made beside the loop."""
        game, options = table.game, table.settings.options
        wanted = (len(table.seats), options, secrets.token_hex(16))
        dealt = await asyncio.to_thread(game.deal, *wanted) if "cards" in options else game.deal(*wanted)
        return game.format_deal(dealt)

    async def claim(self, token: str, guest: str) -> tuple[str, int]:
        """Move a seat to this guest by its private link."""
        link = self.signer.read_seat_link(token, self.now())
        live = await self.find(link.table)
        refusal = await live.settle(lambda table: hand_over(table, link.seat, link.since, guest, self.now()))
        if refusal is not None:
            raise refusal
        return link.table, link.seat

    async def rename(self, guest: Guest) -> None:
        """Keep a guest's nickname, and show it where they are."""
        await self.store.save_guest(guest)
        for live in self._live.values():
            live.rename(guest.id, guest.nickname)

    async def forget(self, guest: str) -> None:
        """Erase a guest."""
        await self.store.forget(guest)
        for live in self._live.values():
            live.forget(guest)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            now = self.now()
            for code, live in tuple(self._live.items()):
                if live.idle_since(now - IDLE):
                    live.stop()
                    del self._live[code]
            cleared = await self.store.clear(open_before=now - OPEN_KEPT, done_before=now - DONE_KEPT)
            if cleared:
                log.info("dead tables cleared away", extra={"count": cleared})
