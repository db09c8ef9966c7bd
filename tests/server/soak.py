"""Nothing lost: the server is killed again and again under load, and the log is compared with what was acknowledged."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import astuple, dataclass
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.faults.history import Shown, Witness, faults, heard
from tests.server.client import Gone, Guest, Look
from tests.server.forked import Loaded, loaded
from tests.server.players import next_command, something_to_do
from tests.server.running import Process, launched, program, stored
from volteface import games
from volteface.table.events import Event, Moved
from volteface.table.state import fold, next_due

TURN = 10  # seconds that a turn may take where a clock runs: the fewest
TABLES: tuple[tuple[str, int, int, int | None], ...] = (  # game, people, bots, seconds for a turn
    ("verso", 2, 0, None),
    ("verso", 2, 0, None),
    ("verso", 2, 0, TURN),
    ("verso", 1, 1, None),
    ("verso", 1, 0, None),
    ("dessus-dessous", 2, 0, None),
    ("recto-verso", 2, 0, None),
)
PACE = 0.04  # seconds between two commands of a person: within the limit of a connection


@dataclass(frozen=True)
class Counts:
    """What was done and compared."""

    kills: int = 0
    tries: int = 0  # to reconnect
    acknowledged: int = 0
    moves: int = 0
    frames: int = 0

    def __add__(self, other: Counts) -> Counts:
        return Counts(*(one + more for one, more in zip(astuple(self), astuple(other), strict=True)))

    def __str__(self) -> str:
        return (
            f"{self.kills:,} kills, {self.tries:,} tries to reconnect, {self.acknowledged:,} commands acknowledged, "
            f"{self.moves:,} moves kept, {self.frames:,} frames compared: none lost, none twice"
        )


class Stubborn:
    """A person whose client comes back by itself, and repeats what was not answered under the same key."""

    def __init__(self, guest: Guest, table: str, seat: int, rng: Random) -> None:
        self.guest, self.table, self.seat, self.rng = guest, table, seat, rng
        self.witness = Witness()
        self.pending: tuple[str, dict[str, Any]] | None = None
        self.asked = 0.0  # when
        self.known: int | None = None
        self.done = 0  # commands acknowledged
        self.reconnected = 0

    async def play(self) -> None:
        """Play for ever, whatever happens to the server."""
        while True:
            try:
                begun = time.monotonic()
                look = await self.come()
                self.witness.looks.append((begun, look.frames[0]["seq"]))
                await self.sit_at(look)
            except (OSError, WebSocketException, InvalidHandshake, Gone, TimeoutError):
                self.reconnected += 1
                await asyncio.sleep(0.3)
            finally:
                await self.remember()

    async def come(self) -> Look:
        """Look at the table, for what has happened since the last time."""
        return await self.guest.look(self.table, seq=self.known)

    async def answer(self, look: Look, key: str, command: dict[str, Any]) -> dict[str, Any]:
        """What the server answers."""
        return await look.ask(key=key, **command)

    async def remember(self) -> None:
        """Leave, and keep what the connection brought, in short."""
        looks, self.guest.looks = self.guest.looks, []
        for look in looks:
            self.witness.heard += heard(look.raw)
            await look.close()

    async def sit_at(self, look: Look) -> None:
        """Play through one connection until it breaks."""
        while True:
            self.known = look.frame["seq"]
            if self.pending is None:
                await look.until(lambda: look.table["status"] == "over" or something_to_do(look, self.seat))
                over = look.table["status"] == "over"
                command = {"do": "start"} if over else next_command(look, self.seat, self.rng)
                self.pending = (f"{self.table}-{self.seat}-{len(self.witness.asked) + 1}", command)
                self.witness.asked[self.pending[0]] = command
                self.asked = time.monotonic()
            key, command = self.pending
            answer = await self.answer(look, key, command)
            self.witness.spans[key] = (self.asked, time.monotonic())
            self.pending = None
            if answer["is"] == "ack":
                self.done += 1
                await look.seen(answer["seq"])
            await asyncio.sleep(PACE * (0.5 + self.rng.random()))


Person = TypeVar("Person", bound=Stubborn)


async def all_seated(url: str, rng: Random, kind: type[Person]) -> list[Person]:
    """All tables opened and started, with their people."""
    players = list[Person]()
    for game, people, bots, turn in TABLES:
        guests = [await Guest(url).be(f"Person {n}") for n in range(people)]
        options = {} if game == "verso" else {"cards": "box"}
        table = await guests[0].open(game, people + bots, options=options, turn_seconds=turn)
        looks = [await guest.look(table) for guest in guests]
        for seat, look in enumerate(looks[1:], 1):
            await look.do("sit", seat=seat)
        for seat in range(people, people + bots):
            await looks[0].do("bot", seat=seat, level="beginner")
        await looks[0].do("start")
        for look in looks:
            await look.close()
        players += [kind(guest, table, seat, Random(rng.random())) for seat, guest in enumerate(guests)]
    return players


async def everybody_goes_on(players: Sequence[Stubborn], patience: float = 60) -> None:
    """Wait until every table has made progress, by itself."""
    before = Counter[str]()
    for player in players:
        before[player.table] += player.done
    end = time.monotonic() + patience
    while True:
        now = Counter[str]()
        for player in players:
            now[player.table] += player.done
        stuck = [table for table in before if now[table] <= before[table]]
        if not stuck:
            return
        assert time.monotonic() < end, f"tables that do not go on after a restart: {stuck}"
        await asyncio.sleep(0.05)


async def sent_home(players: Sequence[Stubborn], tasks: Sequence[asyncio.Future[None]]) -> None:
    """Everybody stops playing and leaves."""
    while not all(task.done() for task in tasks):  # Python 3.11's `wait_for` may swallow a cancellation
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=1)
    for player in players:
        await player.guest.close()


Logs = Mapping[str, Sequence[Event]]


def settled(read: Callable[[], Logs], patience: float = 60) -> tuple[Logs, int]:
    """The logs of tables that everybody has left, once a turn has run out and all that was due by then has happened.

    If that does not happen they are given as they are: what is overdue is for `compared` to find.
    """
    now, end = int((time.time() + TURN) * 1000), time.monotonic() + TURN + patience
    while True:
        logs = read()
        tables = [fold(events, games.find) for events in logs.values()]
        dues = [due for table in tables if table is not None and (due := next_due(table)) is not None]
        if min(dues, default=now + 1) > now or time.monotonic() > end:
            return logs, now
        time.sleep(1)


def compared(logs: Logs, players: Sequence[Stubborn], kills: int, now: int) -> Counts:
    """The log of every table adds up to what its people were told, and to what was due until now (`history.py`)."""
    moves = 0
    for table, events in logs.items():
        found = faults(events, [player.witness for player in players if player.table == table], now)
        assert not found, f"{table}: " + "\n".join(found[:20])
        moves += sum(isinstance(event.fact, Moved) for event in events)
    done, tries = (sum(one) for one in zip(*((player.done, player.reconnected) for player in players), strict=True))
    frames = sum(isinstance(step, Shown) for player in players for step in player.witness.heard)
    return Counts(kills, tries, done, moves, frames)


async def _soak(process: Process, forks: Loaded, kills: int, rng: Random) -> Counts:
    players = await all_seated(process.url, rng, Stubborn)
    tasks = [asyncio.ensure_future(player.play()) for player in players]
    try:
        for number in range(1, kills + 1):
            await everybody_goes_on(players)
            await asyncio.sleep(rng.random() * (6 if number % 10 == 0 else 1))  # also in rounds, after their 3-2-1
            if number % 5 == 0:  # and now and then it only stands still
                await asyncio.to_thread(process.freeze, rng.random())
            process.kill()
            launch = launched if number % 10 == 0 else forks.launch  # now and then the whole program
            await asyncio.to_thread(process.start, launch=launch)
        await everybody_goes_on(players)
        assert not [task for task in tasks if task.done()], [task.exception() for task in tasks if task.done()]
    finally:
        await sent_home(players, tasks)
    tables = {player.table for player in players}
    logs, now = await asyncio.to_thread(settled, lambda: {table: stored(process.data, table) for table in tables})
    await asyncio.to_thread(process.stop)
    return compared(logs, players, kills, now)


def soak(data: Path, kills: int, *, seed: int = 1) -> Counts:
    """Kill the server so many times under load; raises AssertionError if anything is lost, done twice, or stuck."""
    with loaded() as forks, program(data) as process:
        process.start()
        return asyncio.run(_soak(process, forks, kills, Random(seed)))
