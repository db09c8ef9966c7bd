"""A real server for a test: uvicorn in a thread, with its own store; or the installed program as a process.

A server in a thread is given a clock and a chance. It can be hurried: its event loop and its wall clock run `speed`
times as fast, so that a 3-2-1 or a round of two minutes is over in a moment and still everything happens in the order
and at the times it should. Or its wall clock stands, and time passes when the test says so: nothing is due before,
however slow the machine.
"""

from __future__ import annotations

import asyncio
import logging
import os
import resource
import selectors
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import urlopen

from tests.server.forked import Forked
from volteface.cli.serve import warm_kernels
from volteface.logs import JsonLines
from volteface.rooms.caps import UNCAPPED, Caps
from volteface.rooms.hub import Hub, secret_seed
from volteface.server.app import server
from volteface.server.config import Config
from volteface.store import Store
from volteface.table.events import Event, decode

PROGRAM = Path(sys.executable).with_name("volteface")
PATIENCE = 30.0  # seconds after which something that should have happened has not


class _Pace:
    """The time of a server: hurried, or standing but for what is skipped."""

    def __init__(self, speed: float, *, stands: bool, shift: float = 0) -> None:
        self.speed, self.skipped = speed, 0.0
        self._stood = time.monotonic() if stands else None
        self._offset = time.time() + shift - (self._stood or self.loop_time())

    def loop_time(self) -> float:
        return time.monotonic() * self.speed + self.skipped

    def now(self) -> int:
        """The wall clock in milliseconds."""
        passed = self.loop_time() if self._stood is None else self._stood + self.skipped
        return int((self._offset + passed) * 1000)


class _HurriedSelector(selectors.DefaultSelector):
    """Waits a fraction of what it is asked to."""

    def __init__(self, pace: _Pace) -> None:
        super().__init__()
        self._pace = pace

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        return super().select(timeout / self._pace.speed if timeout else timeout)


class _HurriedLoop(asyncio.SelectorEventLoop):
    """An event loop whose seconds are shorter."""

    def __init__(self, pace: _Pace) -> None:
        super().__init__(_HurriedSelector(pace))
        self._pace = pace

    def time(self) -> float:
        return self._pace.loop_time()


class _Lines(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(JsonLines())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


class Running:
    """A server that runs: where it is, what it logs, what it has stored."""

    def __init__(self, data: Path, port: int, logs: list[str], pace: _Pace) -> None:
        self.data, self.logs, self.port = data, logs, port
        self.url = f"http://127.0.0.1:{port}"
        self._pace = pace
        self._rng: Random | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.hub: Hub | None = None

    def make_hub(self, store: Store, **rooms: Any) -> Hub:
        """The hub of this server, with the test's clock and chance, and bots that are quick to think."""
        self.hub = Hub(store, now=self._pace.now, seed=self._seed, **{"baselines": True, **rooms})
        return self.hub

    def _seed(self) -> str:
        return secret_seed() if self._rng is None else self._rng.randbytes(16).hex()

    @contextmanager
    def seeded(self, seed: str) -> Iterator[None]:
        """Deals and bots follow this seed, so that a game can be played again."""
        self._rng = Random(seed)
        yield
        self._rng = None

    @contextmanager
    def counting_in(self, milliseconds: int) -> Iterator[None]:
        """Rounds begin after so long a 3-2-1."""
        assert self.hub is not None
        before, self.hub.count_in = self.hub.count_in, milliseconds
        yield
        self.hub.count_in = before

    def skip(self, seconds: float) -> None:
        """Let this time have passed at a server whose clock stands."""
        assert self.loop is not None
        self._pace.skipped += seconds
        self.loop.call_soon_threadsafe(lambda: None)  # what is due now happens

    def events(self, table: str) -> list[Event]:
        """All events of a table, read from the store's file beside the server."""
        return stored(self.data, table)


def stored(data: Path, table: str) -> list[Event]:
    """All events of a table, read from the store's file without any of our code for that."""
    sql = "SELECT seq, time, fact, by_guest, key FROM events WHERE table_id = ? ORDER BY seq"
    with closing(sqlite3.connect(data / "volteface.db")) as db:
        rows = db.execute(sql, (table,)).fetchall()
    return [Event(table, seq, time, decode(fact), by, key) for seq, time, fact, by, key in rows]


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(
    data: Path,
    *,
    database: str = "",
    speed: float = 1,
    stands: bool = False,
    shift: float = 0,
    send_buffer: int | None = None,
    limits: bool = False,
    caps: Caps | None = None,
    public_url: str | None = None,
    trusted_proxy: str | None = None,
    open_from: tuple[str, ...] = (),
    notice: str = "",
    languages: tuple[str, ...] = (),
    programs: tuple[str, ...] = (),
    **rooms: Any,
) -> Iterator[Running]:
    """A server in a thread until the block is left; limits by address and caps are off unless asked for.

    With a database it is one of several nodes over that, else it has a file of its own. Its wall clock can be `shift`
    seconds off. What else is given is for its rooms: how soon bots answer, how long a drop-out is waited for. With a
    small send buffer the system keeps little for a client that does not read, and the server must.
    """
    warm_kernels()  # so that waiting for an answer does not wait for the compiler
    pace = _Pace(speed, stands=stands, shift=shift)
    caps = caps or (Caps() if limits else UNCAPPED)
    listener = socket.create_server(("127.0.0.1", 0))
    port = int(listener.getsockname()[1])
    if send_buffer is not None:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    lines, root = _Lines(), logging.getLogger()
    live = Running(data, port, lines.lines, pace)
    databases = (database,) if database else ()
    config = Config(
        data, database=databases, public_url=public_url, trusted_proxy=trusted_proxy, limits=limits, caps=caps
    )
    config = replace(config, open_from=open_from, notice=notice, languages=languages, programs=programs)
    served = server(replace(config, hub=partial(live.make_hub, **rooms)))
    unusual = speed != 1 or stands
    if unusual:
        served.config.ws_ping_interval = None
        served.config.timeout_keep_alive = 10_000
    root.addHandler(lines)
    level, quiet = (
        root.level,
        {name: logging.getLogger(name) for name in ("uvicorn.error", "uvicorn.access", "httpx", "websockets")},
    )
    levels = {name: logger.level for name, logger in quiet.items()}
    root.setLevel(logging.INFO)
    for logger in quiet.values():
        logger.setLevel(logging.WARNING)

    def serve() -> None:
        with asyncio.Runner(loop_factory=lambda: _HurriedLoop(pace)) as runner:
            live.loop = runner.get_loop()
            runner.run(served.serve([listener]))

    thread = threading.Thread(target=serve, daemon=True)
    try:
        thread.start()
        _await(lambda: served.started or not thread.is_alive(), "the server does not start")
        assert thread.is_alive(), "\n".join(lines.lines)
        yield live
    finally:
        served.should_exit = True
        thread.join(PATIENCE)
        listener.close()
        root.removeHandler(lines)
        root.setLevel(level)
        for name, logger in quiet.items():
            logger.setLevel(levels[name])
        assert not thread.is_alive(), "the server does not stop"


def launched(command: Sequence[str], log: Path) -> subprocess.Popen[bytes]:
    """A program that runs, and writes to this log."""
    with log.open("ab") as file:
        return subprocess.Popen(command, stdout=file, stderr=file, env=os.environ | {"NO_COLOR": "1"})


class Process:
    """The installed program `volteface serve`, which can be killed and started again on the same data and port."""

    def __init__(self, data: Path, *options: str, command: tuple[str, ...] = (str(PROGRAM),)) -> None:
        self.data, self.port, self.options, self.command = data, free_port(), options, command
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = data / "log.jsonl"
        self._process: subprocess.Popen[bytes] | Forked | None = None

    def start(self, *, wait: bool = True, launch: Callable[..., subprocess.Popen[bytes] | Forked] = launched) -> None:
        """Start it, and wait until it is ready."""
        self.data.mkdir(parents=True, exist_ok=True)
        command = [*self.command, "serve", "--port", str(self.port), "--data", str(self.data), *self.options]
        warm_kernels()
        self._process = launch(command, self.log)
        if wait:
            _await(self._ready, f"volteface serve is not ready; it said:\n{self.log.read_text()[-2000:]}", 120)

    def _ready(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, self.log.read_text()[-3000:]
        try:
            with urlopen(f"{self.url}/ready", timeout=1) as answer:  # httpx takes long to begin, and others wait
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def freeze(self, seconds: float) -> None:
        """Let it stand still for a while, as a machine does that swaps or sleeps."""
        os.kill(self.pid, signal.SIGSTOP)
        time.sleep(seconds)
        os.kill(self.pid, signal.SIGCONT)

    @contextmanager
    def full_disk(self) -> Iterator[None]:
        """As long as the block lasts, none of its files can grow."""
        limits = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (0, limits[1]))
        try:
            yield
        finally:
            resource.prlimit(self.pid, resource.RLIMIT_FSIZE, limits)

    def stop(self) -> int:
        """Ask it to stop, and give its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(PATIENCE)

    def wait(self) -> int:
        """Its exit code, when it has ended by itself."""
        assert self._process is not None
        return self._process.wait(PATIENCE)


@contextmanager
def program(data: Path, *options: str, **how: Any) -> Iterator[Process]:
    """The program, with these options, which has ended when the block is left."""
    process = Process(data, *options, **how)
    try:
        yield process
    finally:
        if process._process is not None and process._process.poll() is None:
            process.kill()


def _await(condition: Any, otherwise: str, patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, otherwise
        time.sleep(0.02)
