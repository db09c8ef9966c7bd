"""Nothing lost: the server is killed again and again under load, and the log is compared with what was acknowledged.

python -m tests.server.soak --kills 50
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.client import Gone, Guest, Look
from tests.server.players import next_command, something_to_do
from tests.server.running import Process, program, stored
from volteface import games
from volteface.table.events import Moved, Started
from volteface.table.state import fold

TABLES: tuple[tuple[str, int, int], ...] = (  # game, people, bots
    ("verso", 2, 0),
    ("verso", 2, 0),
    ("verso", 2, 0),
    ("verso", 1, 1),
    ("verso", 1, 0),
    ("dessus-dessous", 2, 0),
    ("recto-verso", 2, 0),
)
PACE = 0.04  # seconds between two commands of a person: within the limit of a connection


@dataclass(frozen=True)
class Acknowledged:
    """A command that was answered with an ack."""

    table: str
    key: str
    seq: int
    command: dict[str, Any]


@dataclass
class Ledger:
    """What the clients were told."""

    acknowledged: list[Acknowledged] = field(default_factory=list)
    refused: set[tuple[str, str]] = field(default_factory=set)  # table and key of moves
    reconnected: int = 0


class Stubborn:
    """A person whose client comes back by itself, and repeats what was not answered under the same key."""

    def __init__(self, guest: Guest, table: str, seat: int, ledger: Ledger, rng: Random) -> None:
        self.guest, self.table, self.seat, self.ledger, self.rng = guest, table, seat, ledger, rng
        self.pending: tuple[str, dict[str, Any]] | None = None
        self.known: int | None = None
        self.commands = 0
        self.done = 0  # commands acknowledged

    async def play(self) -> None:
        """Play for ever, whatever happens to the server."""
        while True:
            try:
                look = await self.guest.look(self.table, seq=self.known)
                await self.sit_at(look)
            except (OSError, WebSocketException, InvalidHandshake, Gone, TimeoutError):
                self.ledger.reconnected += 1
                await asyncio.sleep(0.3)

    async def sit_at(self, look: Look) -> None:
        """Play through one connection until it breaks."""
        while True:
            self.known = look.frame["seq"]
            if self.pending is None:
                await look.until(lambda: look.table["status"] == "over" or something_to_do(look, self.seat))
                self.commands += 1
                over = look.table["status"] == "over"
                command = {"do": "start"} if over else next_command(look, self.seat, self.rng)
                self.pending = (f"{self.table}-{self.seat}-{self.commands}", command)
            key, command = self.pending
            answer = await look.ask(key=key, **command)
            self.pending = None
            if answer["is"] == "ack":
                self.done += 1
                self.ledger.acknowledged.append(Acknowledged(self.table, key, answer["seq"], command))
                await look.seen(answer["seq"])
            elif command["do"] == "play":
                self.ledger.refused.add((self.table, key))
            await asyncio.sleep(PACE * (0.5 + self.rng.random()))


async def _seated(url: str, ledger: Ledger, rng: Random) -> list[Stubborn]:
    """All tables opened and started, with their people."""
    players = []
    for game, people, bots in TABLES:
        guests = [await Guest(url).be(f"Person {n}") for n in range(people)]
        options = {} if game == "verso" else {"cards": "box"}
        table = await guests[0].open(game, people + bots, options=options)
        looks = [await guest.look(table) for guest in guests]
        for seat, look in enumerate(looks[1:], 1):
            await look.do("sit", seat=seat)
        for seat in range(people, people + bots):
            await looks[0].do("bot", seat=seat, level="random")
        await looks[0].do("start")
        for look in looks:
            await look.close()
        players += [Stubborn(guest, table, seat, ledger, Random(rng.random())) for seat, guest in enumerate(guests)]
    return players


async def _everybody_goes_on(players: list[Stubborn], patience: float = 60) -> None:
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


def _compare(data: Path, ledger: Ledger, tables: set[str]) -> int:
    """Every acknowledged command is in the log at its number, once; refused moves are not. Gives the moves kept."""
    moves = 0
    for table in tables:
        events = stored(data, table)
        assert [event.seq for event in events] == list(range(1, len(events) + 1)), f"{table}: numbers with a gap"
        assert fold(events, games.find) is not None
        moves += sum(isinstance(event.fact, Moved) for event in events)
        used = Counter(event.key for event in events if event.key)
        assert not [key for key, times in used.items() if times > 1], f"{table}: something was done twice"
        for item in ledger.acknowledged:
            if item.table != table:
                continue
            assert item.seq <= len(events), f"{item} was acknowledged and is lost"
            if item.command["do"] == "start":  # all who start while a deal is made start one game
                assert any(isinstance(event.fact, Started) for event in events[item.seq - 2 : item.seq]), (
                    f"{item} is lost"
                )
                continue
            assert used[item.key] == 1, f"{item} was acknowledged and is lost"
            if item.command["do"] == "play":
                event = next(event for event in events if event.key == item.key)
                assert isinstance(event.fact, Moved)
                assert (event.fact.seat, event.fact.move) == (item.command["seat"], item.command["move"])
        lost = {key for name, key in ledger.refused if name == table} & set(used)
        assert not lost, f"{table}: refused, and yet done: {lost}"
    return moves


async def _soak(process: Process, kills: int, rng: Random, *, tell: bool) -> str:
    ledger = Ledger()
    players = await _seated(process.url, ledger, rng)
    tasks = [asyncio.ensure_future(player.play()) for player in players]
    try:
        for number in range(1, kills + 1):
            await _everybody_goes_on(players)
            await asyncio.sleep(rng.random())
            process.kill()
            await asyncio.to_thread(process.start)
            if tell:
                print(f"kill {number}: {len(ledger.acknowledged)} commands acknowledged so far", flush=True)
        await _everybody_goes_on(players)
        assert not [task for task in tasks if task.done()], [task.exception() for task in tasks if task.done()]
    finally:
        while not all(task.done() for task in tasks):  # Python 3.11's `wait_for` may swallow a cancellation
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=1)
        for player in players:
            await player.guest.close()
    await asyncio.to_thread(process.stop)
    moves = _compare(process.data, ledger, {player.table for player in players})
    return (
        f"{kills} kills, {ledger.reconnected} tries to reconnect, {len(ledger.acknowledged)} commands acknowledged, "
        f"{moves} moves kept: none lost, none twice"
    )


def soak(data: Path, kills: int, *, seed: int = 1, tell: bool = False) -> str:
    """Kill the server so many times under load; raises AssertionError if anything is lost, done twice, or stuck."""
    with program(data) as process:
        process.start()
        return asyncio.run(_soak(process, kills, Random(seed), tell=tell))


def main() -> None:
    """The long round."""
    parser = argparse.ArgumentParser(description="Kill the server under load and compare the log with what was told.")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    print(f"seed {given.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        print(soak(Path(folder), given.kills, seed=given.seed, tell=True))


if __name__ == "__main__":
    main()
