"""Three nodes over one PostgreSQL, people who change nodes whenever something fails, and everything that can fail.

    people ──► node ──► proxy ──► PostgreSQL      each node has a proxy of its own, and a clock of its own
           ──► node ──► proxy ──►
           ──► node ──► proxy ──►

A round does one thing after the other to them. Afterwards the log of every table is compared with what everybody asked
for, was answered and was shown (`history.py`).
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.cluster.nodes import nodes
from tests.cluster.postgres import QUICK, Server, postgres
from tests.cluster.proxy import Proxy, proxy
from tests.server.client import Look
from tests.server.running import Process
from tests.server.soak import Counts, Stubborn, all_seated, compared, everybody_goes_on, sent_home, settled
from volteface.store.postgres import PostgresStore
from volteface.table.events import Event

SKEWS = (0.0, 3600.0, -90_000.0)  # by how many seconds the nodes' own clocks are off
OURS = (  # what a log says of faults of ours; that a database is away is none
    *("a decision failed", "a task failed", "a bot failed", "a group could not", "hints cannot", "writing to a viewer"),
    "Traceback",
)
PATIENCE = 4.0  # seconds after which somebody tries another node


class Wanderer(Stubborn):
    """A person who comes to any node, and goes to another one when nothing is answered."""

    urls: Sequence[str] = ()

    async def come(self) -> Look:
        """Look at the table at some node."""
        self.guest.url = self.rng.choice(self.urls)
        return await asyncio.wait_for(super().come(), PATIENCE)

    async def answer(self, look: Look, key: str, command: dict[str, Any]) -> dict[str, Any]:
        """What a node answers in time."""
        return await asyncio.wait_for(super().answer(look, key, command), PATIENCE)


@dataclass
class Stage:
    """All that can be hurt."""

    server: Server
    nodes: list[Process]
    proxies: list[Proxy]
    rng: Random
    long: bool = False
    survived: Counter[str] = field(default_factory=Counter)

    async def kill(self) -> None:
        """A node is killed, and started again a while later."""
        node = self.rng.choice(self.nodes)
        node.kill()
        await asyncio.sleep(self.rng.random() * 2)
        await asyncio.to_thread(node.start)

    async def leave(self) -> None:
        """A node is stopped in good order, and started again."""
        node = self.rng.choice(self.nodes)
        await asyncio.to_thread(node.stop)
        await asyncio.to_thread(node.start)

    async def freeze(self) -> None:
        """A node stands still, for less or for longer than the others wait for it."""
        await asyncio.to_thread(self.rng.choice(self.nodes).freeze, self.rng.choice((1.0, 7.0)))

    async def restart(self) -> None:
        """The database is stopped in good order, and started again."""
        await asyncio.to_thread(self.server.stop)
        await asyncio.sleep(self.rng.random())
        await asyncio.to_thread(self.server.start)

    async def crash(self) -> None:
        """The database crashes, and is started again."""
        await asyncio.to_thread(self.server.stop, signal.SIGQUIT)
        await asyncio.to_thread(self.server.start)

    async def cut(self) -> None:
        """All connections to the database are cut, again and again."""
        for _ in range(8):
            for one in self.proxies:
                one.cut(0.7)
            await asyncio.sleep(self.rng.random() / 2)

    async def slow(self) -> None:
        """What one node and the database say to each other comes late."""
        one = self.rng.choice(self.proxies)
        one.delay = 0.3
        await asyncio.sleep(4)
        one.delay = 0.0

    async def silence(self) -> None:
        """Nothing comes through between one node and the database, and nobody is told; then all that was held back."""
        one = self.rng.choice(self.proxies)
        one.silent = True
        await asyncio.sleep(self.rng.choice((2, 12)))
        one.silent = False

    async def deafness(self) -> None:
        """No hint reaches anybody, in long rounds for two minutes."""
        for one in self.proxies:
            one.deaf = True
        await asyncio.sleep(120 if self.long else 6)
        for one in self.proxies:
            one.deaf = False

    async def do(self, name: str) -> None:
        """One of these, by its name."""
        work: Callable[[], Awaitable[None]] = getattr(self, name)
        await work()
        self.survived[name] += 1


FAULTS = ("kill", "deafness", "restart", "cut", "freeze", "slow", "leave", "crash", "silence")


@contextmanager
def stage(data: Path, rng: Random) -> Iterator[Stage]:
    """PostgreSQL, three proxies, three nodes with clocks that differ."""
    with ExitStack() as stack:
        server = stack.enter_context(postgres(**QUICK))
        name = server.create("cluster").rpartition("/")[2]
        proxies = [stack.enter_context(proxy(server.port, rng=rng, filters=True)) for _ in SKEWS]
        addresses = [f"{server.address(name, one.port)}?sslmode=disable" for one in proxies]
        found = stack.enter_context(nodes(data, addresses, skews=SKEWS))
        try:
            yield Stage(server, found, proxies, rng)
        finally:
            for node in found:
                os.kill(node.pid, signal.SIGCONT)


def logs_of(address: str, tables: Sequence[str]) -> dict[str, list[Event]]:
    """The logs of tables, read from the database itself."""

    async def read() -> dict[str, list[Event]]:
        store = PostgresStore(address)
        try:
            return {table: await store.read(table) for table in tables}
        finally:
            await store.close()

    return asyncio.run(read())


async def _round(scene: Stage, names: Sequence[str]) -> list[Wanderer]:
    urls = [node.url for node in scene.nodes]
    players = await all_seated(urls[0], scene.rng, Wanderer)
    for player in players:
        player.urls = urls
    tasks = [asyncio.ensure_future(player.play()) for player in players]
    try:
        for name in names:
            await everybody_goes_on(players)
            await asyncio.sleep(scene.rng.random())
            await scene.do(name)
        await everybody_goes_on(players)
        assert not [task for task in tasks if task.done()], [task.exception() for task in tasks if task.done()]
    finally:
        await sent_home(players, tasks)
    return players


def survive(data: Path, names: Sequence[str], seed: int, *, long: bool = False) -> tuple[Counts, Counter[str]]:
    """Do all this to a cluster; raises AssertionError if anything is lost, doubled, out of order, or stuck."""
    with stage(data, Random(seed)) as scene:
        begun, scene.long = time.monotonic(), long
        players = asyncio.run(_round(scene, names))
        address, tables = scene.server.address("cluster"), [player.table for player in players]
        logs, now = settled(lambda: logs_of(address, tables))
        lines = [line for node in scene.nodes for line in node.log.read_text().splitlines()]
        ours = [line for line in lines if any(f'"message": "{message}' in line for message in OURS)]
        assert not ours, ours[:3]
        scene.survived["seconds"] = round(time.monotonic() - begun)
        return compared(logs, players, len(names), now), scene.survived
