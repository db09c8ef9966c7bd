"""The programs of the server's benchmark: our server, boardgame.io's, and the load on them; all end with their user.

What is in Node lies beside this file. It is copied into the user's cache and run there, with what npm installs.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import IO, TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from rich.console import Console

HERE = Path(__file__).parent
CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "volteface" / "bench"
PATIENCE = 60.0  # seconds after which a program that does not answer is given up
FILES = 10_000  # open files: 2,000 viewers are as many sockets, on both sides


class Server(msgspec.Struct):
    """A server that runs here: where, and in which process."""

    port: int
    pid: int


class Measured(msgspec.Struct):
    """What a load found: its seconds, the milliseconds of every move, and the server's seconds of processor time."""

    seconds: float = 0
    times: list[float] = []
    busy: float = 0
    beside: float = 0  # and that of what stands behind it
    playing: float = 0  # and that of whoever plays

    @property
    def figures(self) -> tuple[float, float, float, float]:
        """Moves a second, the median and the 99th percentile in milliseconds, processor microseconds a move."""
        moves = len(self.times)
        return moves / self.seconds, median(self.times), quantiles(self.times, n=100)[-1], self.busy / moves * 1e6


@contextmanager
def ours(
    folder: str | None = None, *, tree: Path = HERE.parent.parent, database: str | None = None
) -> Iterator[Server]:
    """Our server, on a new store, that of a folder, or a database; of this version, or of another one's tree."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with (
        TemporaryDirectory(prefix="volteface-bench-") as fresh,
        _program(
            [
                python_of(tree),
                "-m",
                "benchmarks.peers.ours",
                str(port),
                folder or fresh,
                *([database] if database else []),
            ],
            tree,
            PYTHONPATH=str(tree / "src"),
        ) as process,
    ):
        until = time.monotonic() + PATIENCE
        while not _answers(f"http://127.0.0.1:{port}/ready"):
            if process.poll() is not None or time.monotonic() > until:
                raise RuntimeError("our server did not start")
            time.sleep(0.05)
        yield Server(port, process.pid)


@contextmanager
def theirs(*, on_disk: bool = False) -> Iterator[Server]:
    """boardgame.io's server, in memory or with its FlatFile store."""
    with (
        TemporaryDirectory(prefix="volteface-bench-") as folder,
        _node("boardgame_io.js", *([folder] if on_disk else [])) as process,
    ):
        yield msgspec.convert(_line(process), Server)


def tree_of(revision: str) -> Path:
    """The files of another version of ours, taken from git into the user's cache, with an environment of their own."""
    tree = CACHE / "versions" / revision
    if not tree.exists():
        tree.mkdir(parents=True)
        packed = subprocess.run(
            ["git", "archive", revision], cwd=HERE.parent.parent, check=True, capture_output=True, timeout=60
        )
        subprocess.run(["tar", "-x", "-C", str(tree)], input=packed.stdout, check=True, timeout=60)
    subprocess.run(["make", "--silent", "setup"], cwd=tree, check=True, stdout=sys.stderr, timeout=600)
    return tree


def python_of(tree: Path) -> str:
    """The program that runs a version of ours, with the packages that it was pinned to."""
    return str(tree / ".venv/bin/python")


def load(server: Server, **job: Any) -> Measured:
    """Play as `peers/driver.js` says."""
    return load_all([server], lambda: 0.0, **job)


def load_all(servers: Sequence[Server], beside: Callable[[], float], **job: Any) -> Measured:
    """Play at several servers; `beside` says how busy what is behind them was."""
    with _driver(servers[0], {"ports": [one.port for one in servers], **job}) as process:
        _line(process)  # all tables are started
        time.sleep(job["warm"])
        busy, behind = sum(map(_busy, servers)), beside()
        found = msgspec.convert(_line(process, job["seconds"] + PATIENCE), Measured)
        found.busy, found.beside = sum(map(_busy, servers)) - busy, beside() - behind
    return found


@contextmanager
def hold(server: Server, tables: int) -> Iterator[None]:
    """Start tables, with their two players connected as long as this lasts."""
    with _driver(server, {"tables": tables, "mode": "hold"}) as process:
        _line(process)
        yield


@contextmanager
def _driver(server: Server, job: dict[str, Any]) -> Iterator[subprocess.Popen[str]]:
    with _node("driver.js", json.dumps({"client": "volteface", "port": server.port, **job})) as process:
        yield process


@contextmanager
def _node(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    with _program([_tool("node"), *arguments], CACHE, NODE_ENV="production") as process:
        yield process


@contextmanager
def _program(arguments: list[str], folder: Path, **settings: str) -> Iterator[subprocess.Popen[str]]:
    """A program in a process group of its own. It ends with its standard input, and at the latest with this block."""
    process = subprocess.Popen(
        arguments,
        cwd=folder,
        env=os.environ | settings,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdin is not None
    try:
        yield process
    finally:
        with suppress(BrokenPipeError):
            process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(10)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        _pipe(process).close()


def _line(process: subprocess.Popen[str], patience: float = PATIENCE) -> Any:
    """The next line that a program says; it is ended if it says nothing for too long."""
    watch = threading.Timer(patience, os.killpg, (process.pid, signal.SIGKILL))
    watch.start()
    try:
        text = _pipe(process).readline()
    finally:
        watch.cancel()
    if not text:
        raise RuntimeError(f"{process.args!r} ended too early")
    return json.loads(text)


def _pipe(process: subprocess.Popen[str]) -> IO[str]:
    assert process.stdout is not None
    return process.stdout


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=1):
            return True
    except OSError:
        return False


def resident(server: Server) -> int:
    """The bytes of memory a server has now."""
    return int(subprocess.check_output(["ps", "-o", "rss=", "-p", str(server.pid)], timeout=10)) * 1024


def _busy(server: Server) -> float:
    """The processor time a server has used, in seconds, where the system tells; it is less noisy than the clock."""
    file = Path(f"/proc/{server.pid}/stat")
    if not file.exists():
        return 0
    user, system = file.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def _tool(name: str) -> str:
    """Node's programs, as the development requirements bring them."""
    return str(Path(sys.executable).parent / name)


def install(console: Console) -> bool:
    """Copy our programs into the cache, and install there what they need; says whether that went well."""
    CACHE.mkdir(parents=True, exist_ok=True)
    for file in (*HERE.glob("*.js"), HERE / "package.json"):
        shutil.copy(file, CACHE)
    wanted, done = (HERE / "package.json").read_text("utf-8"), CACHE / "installed.json"
    if done.exists() and done.read_text("utf-8") == wanted:
        return True
    console.print(f"Installing boardgame.io into {CACHE} (once) ...")
    quiet = ("--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error")
    try:
        subprocess.run([_tool("npm"), "install", *quiet], cwd=CACHE, check=True, timeout=300, stdin=subprocess.DEVNULL)
    except (OSError, subprocess.SubprocessError) as error:
        console.print(f"The server's benchmark is left out: npm could not install boardgame.io ({error}).\n")
        return False
    done.write_text(wanted, encoding="utf-8")
    return True


def allow_files() -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
