"""Servers that start at once: a process that has loaded all that a server loads, and forks one whenever it is told to.

Loading takes a second and more of the processor and proves nothing: what a killed server has left is read from its
folder, by a process that has never seen it.
"""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path


class Forked:
    """A server that was forked; to be used as a `subprocess.Popen` is."""

    def __init__(self, pid: int, loaded: Loaded) -> None:
        self.pid, self._loaded, self._handle = pid, loaded, os.pidfd_open(pid)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Its exit code, if it has ended."""
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code, when it has ended."""
        if self.returncode is None:
            if not select.select([self._handle], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("volteface serve", timeout or 0)
            self.returncode = self._loaded.ask(["wait", str(self.pid)])
            os.close(self._handle)
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, as long as it runs."""
        if self.returncode is None:
            signal.pidfd_send_signal(self._handle, number)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


class Loaded:
    """The process that forks."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def ask(self, words: Sequence[str]) -> int:
        """Let it start a server (`[log, "volteface", "serve", ...]`: its number), or say what became of one."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(words) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def launch(self, command: Sequence[str], log: Path) -> Forked:
        """A server with the options of this command."""
        return Forked(self.ask([str(log), *command]), self)


@contextmanager
def loaded() -> Iterator[Loaded]:
    """Such a process, as long as the block lasts."""
    command = [sys.executable, "-m", __name__]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Loaded(process)  # it ends when nobody can tell it anything more


def _serve(log: str, *command: str) -> None:
    """Be a server from now on."""
    from volteface.cli import main

    output = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for stream, handle in ((0, os.open(os.devnull, os.O_RDONLY)), (1, output), (2, output)):
        os.dup2(handle, stream)
    sys.stdin, sys.argv = open(0), list(command)  # noqa: SIM115 - for as long as the process lives
    main()


def _obey() -> None:
    import volteface.server.app  # noqa: F401 - all that a server loads
    from volteface.cli.serve import load_kernels

    load_kernels()
    for line in sys.stdin:
        words = json.loads(line)
        if words[0] == "wait":
            answer = os.waitstatus_to_exitcode(os.waitpid(int(words[1]), 0)[1])
        else:
            answer = os.fork()
            if not answer:
                _serve(*words)
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    _obey()
