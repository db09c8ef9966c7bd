"""The bus: hints from node to node that something is new in the database, and signals, which are nowhere else.

A hint says what to look at, never what is there, so one that is lost only costs time: numbers without a gap tell each
node whether it has heard all. Whoever wants another carrier than NOTIFY writes another class with `tell` and `close`.

A transaction with NOTIFY holds a lock of the whole database server until its flush. So what was written goes first,
without it; hints follow in transactions of their own, all that has gathered meanwhile in one, and wait for no flush.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from volteface.logs import log
from volteface.store.lines import PAUSES, Line, is_lost

CHANNEL = "volteface"
LARGEST = 7800  # bytes of a message; PostgreSQL takes 7,999
PAUSE = 0.02  # seconds between two messages, so that more goes into one; the first waits for nothing
MOST = 2000  # signals that may wait: they are worth nothing later


class Hints(msgspec.Struct, omit_defaults=True):
    """What one message carries: which tables have which number now, at which something was said or somebody came."""

    node: str = ""
    number: int = 0  # each node counts its own messages
    seqs: dict[str, int] = {}
    talks: list[str] = []
    came: list[str] = []
    names: list[str] = []  # guests who are called otherwise, or were forgotten
    skips: list[str] = []  # tables at which time is to leap
    kept: list[str] = []  # what nodes keep together beside tables, and one has changed
    shown: list[Any] = []  # signals


Hear = Callable[[Hints], None]


class Bus(Protocol):
    """What nodes tell each other through; best effort."""

    def tell(self, **news: Any) -> None:
        """Tell the others soon; keys are those of `Hints`."""

    def beat(self) -> None:
        """Tell the others that one is there, also if there is no news."""

    async def close(self) -> None:
        """Let go."""


class PostgresBus:
    """A bus over LISTEN and NOTIFY: one connection to hear, one to tell."""

    def __init__(self, address: str, node: str, hear: Hear) -> None:
        self._node, self._hear, self._number = node, hear, 0
        self._ear, self._mouth = Line(address, self._listen), Line(address, _prepare)
        self._seqs: dict[str, int] = {}
        self._sets: dict[str, dict[str, None]] = {name: {} for name in ("talks", "came", "names", "skips", "kept")}
        self._shown: list[Any] = []
        self._bell, self._beat = asyncio.Event(), False
        self._tasks = [asyncio.create_task(self._speak()), asyncio.create_task(self._stay())]

    def tell(self, **news: Any) -> None:
        """Tell the others soon: the latest number of a table, each thing once, and signals as long as there is room."""
        self._seqs |= news.pop("seqs", {})
        if len(self._shown) < MOST:
            self._shown += news.pop("shown", [])
        for name, tables in news.items():
            self._sets[name] |= dict.fromkeys(tables)
        self._bell.set()

    def beat(self) -> None:
        """Tell the others that one is there."""
        self._beat = True
        self._bell.set()

    async def close(self) -> None:
        """Tell what waits, and let go."""
        with suppress(Exception):
            await asyncio.wait_for(self._tell_all(), 1)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._ear.close()
        await self._mouth.close()

    async def _speak(self) -> None:
        while True:
            await self._bell.wait()
            self._bell.clear()
            try:
                await self._tell_all()
            except Exception as error:
                self._mouth.drop()
                if not is_lost(error):
                    log.exception("hints cannot be told")
                await asyncio.sleep(PAUSES[-1])
            await asyncio.sleep(PAUSE)

    async def _tell_all(self) -> None:
        connection = await self._mouth.open()
        beat, self._beat = self._beat, False
        while beat or self._waiting():
            beat = False
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, self._message())

    def _waiting(self) -> bool:
        return bool(self._seqs or self._shown or any(self._sets.values()))

    def _message(self) -> str:
        """The next message, with as much as fits of what waits; what does not stays for the one after it."""
        self._number += 1
        hints, room = Hints(self._node, self._number, {}, [], [], [], [], [], []), LARGEST - 300
        while self._seqs and room > 0:
            table, seq = self._seqs.popitem()
            hints.seqs[table] = seq
            room -= len(table) + 16
        for name, waiting in self._sets.items():
            while waiting and room > 0:
                one = waiting.popitem()[0]
                getattr(hints, name).append(one)
                room -= len(one) + 3
        while self._shown and room > 0:
            size = len(msgspec.json.encode(self._shown[0]))
            if size > room:
                if size > LARGEST - 300:  # it fits into no message at all
                    del self._shown[0]
                    continue
                break
            hints.shown.append(self._shown.pop(0))
            room -= size + 1
        return msgspec.json.encode(hints).decode()

    async def _stay(self) -> None:
        """Keep the ear open: a connection that was lost is made again."""
        tried = 0
        while True:
            try:
                connection = await self._ear.open()
                while not connection.is_closed():
                    await asyncio.sleep(1)
                    await connection.execute("SELECT 1")  # a line that was cut without a word is noticed so
                    tried = 0
            except Exception as error:
                self._ear.drop()
                if not is_lost(error):
                    log.exception("hints cannot be heard")
            await asyncio.sleep(PAUSES[min(tried, len(PAUSES) - 1)])
            tried += 1

    async def _listen(self, connection: Any) -> None:
        await connection.add_listener(CHANNEL, self._heard)

    def _heard(self, _connection: Any, _pid: int, _channel: str, text: str) -> None:
        try:
            hints = _decode(text)
        except msgspec.MsgspecError:  # of another version, or of somebody else
            return
        if hints.node != self._node:
            self._hear(hints)


_decode = msgspec.json.Decoder(Hints).decode


async def _prepare(connection: Any) -> None:
    await connection.execute("SET synchronous_commit = off")
