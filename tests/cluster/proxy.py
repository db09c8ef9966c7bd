"""A TCP proxy that can be unkind: it cuts, delays, drops, or falls silent. It also spreads people over nodes.

It runs in a thread with a loop of its own, so that a test can change its mood at any moment.
"""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from random import Random


class Hearing:
    """What a database says over one connection, message by message: a letter, a length, a body."""

    def __init__(self) -> None:
        self._rest = b""

    def let_through(self, data: bytes, *, deaf: bool) -> bytes:
        """All whole messages; without notifications, if nobody is to hear them."""
        self._rest += data
        through = b""
        while len(self._rest) >= 5:
            size = 1 + int.from_bytes(self._rest[1:5], "big")
            if len(self._rest) < size:
                break
            message, self._rest = self._rest[:size], self._rest[size:]
            if not (deaf and message[:1] == b"A"):
                through += message
        return through


class Proxy:
    """Hands connections on to one of several ports; its moods hold for all of them."""

    def __init__(self, ports: Sequence[int], rng: Random | None = None) -> None:
        self.ports, self._rng = list(ports), rng or Random(1)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        self.delay = 0.0  # seconds by which everything is late
        self.silent = False  # whether nothing comes through, and nobody is told
        self.deaf = False  # whether PostgreSQL's notifications are left out of what it says
        self.cuts, self.filters = 0, False
        self.shuffles = True  # whether any port will do; else the first that answers
        self._pairs: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="proxy", daemon=True)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, sock=self._listener))
        try:
            self._loop.run_forever()
        finally:
            server.close()
            for task in asyncio.all_tasks(self._loop):
                task.cancel()
            self._loop.run_until_complete(asyncio.sleep(0.05))
            self._loop.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far: asyncio.StreamWriter | None = None
        try:
            for port in self._rng.sample(self.ports, len(self.ports)) if self.shuffles else self.ports:
                with suppress(OSError):
                    far_reader, far = await asyncio.open_connection("127.0.0.1", port)
                    break
            if far is None:
                return
            pair = (writer, far)
            self._pairs.add(pair)
            try:
                await asyncio.gather(self._pump(reader, far), self._pump(far_reader, writer, hearing=Hearing()))
            finally:
                self._pairs.discard(pair)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            for end in (writer, far):
                if end is not None:
                    end.transport.abort()

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, hearing: Hearing | None = None
    ) -> None:
        while data := await reader.read(65536):
            if self.filters and hearing is not None:
                data = hearing.let_through(data, deaf=self.deaf)
            if self.delay:
                await asyncio.sleep(self.delay * (0.5 + self._rng.random()))
            while self.silent:
                await asyncio.sleep(0.02)
            writer.write(data)
            await writer.drain()
        raise OSError("one side has closed")

    def cut(self, share: float = 1.0) -> None:
        """Cut connections, all or some, in the middle of whatever they carry."""

        def work() -> None:
            for pair in list(self._pairs):
                if self._rng.random() < share:
                    self.cuts += 1
                    for end in pair:
                        end.transport.abort()

        self._loop.call_soon_threadsafe(work)

    def stop(self) -> None:
        """End it."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)


@contextmanager
def proxy(*ports: int, rng: Random | None = None, filters: bool = False, shuffles: bool = True) -> Iterator[Proxy]:
    """A proxy before these ports, as long as the block lasts; before a database it can make deaf, if it filters."""
    one = Proxy(ports, rng)
    one.filters, one.shuffles = filters, shuffles
    one._thread.start()
    try:
        yield one
    finally:
        one.stop()
