"""A program that plays: started when it is first wanted, asked with patience, and ended for certain.

Whatever it does, the house goes on: an answer that does not come, cannot be read or is no move is a `Forfeit`, and the
program is ended; for its next game it is started anew.
"""

from __future__ import annotations

import os
import queue
import shlex
import signal
import subprocess
import threading
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, TypeVar

import msgspec

from volteface.outside.messages import (
    LINE_BYTES,
    Ask,
    Bye,
    Forfeit,
    Go,
    Hello,
    Move,
    Named,
    New,
    Over,
    Position,
    encode,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import IO

GREETING = 30.0  # seconds to load whatever it needs, before its first answer; longer if a move may take longer
GOODBYE = 1.0  # seconds to end by itself
SAID = 200  # characters of what it said that are told

T = TypeVar("T", Named, Move)


class Program:
    """One program, for one game after the other."""

    def __init__(self, command: str, game: str, seconds: float) -> None:
        self.command, self.game, self.seconds = command, game, seconds
        self.name = ""
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[bytes] = queue.Queue()

    def begin(self, seat: int, seats: int, options: Mapping[str, object]) -> None:
        """A game begins."""
        if self._process is None or self._process.poll() is not None:
            self._start()
        self._tell(New(seat, seats, dict(options)))

    def move(self, view: object, legal: Sequence[str], budget: int) -> str:
        """Its move, or Forfeit."""
        if not self._lines.empty():
            self._hear(Move, 0)
            raise self._forfeit("nonsense", "it spoke before it was asked")
        self._tell(Position(view, list(legal)))
        self._tell(Go(budget, round(self.seconds * 1000)))
        move = self._hear(Move, self.seconds).move
        if move not in legal:
            raise self._forfeit("illegal", move)
        return move

    def end(self, scores: Sequence[int]) -> None:
        """The game has ended."""
        with suppress(Forfeit):  # too late to lose it
            self._tell(Over(list(scores)))

    def close(self) -> None:
        """There is no other game: let it go, or make it."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            assert process.stdin is not None
            process.stdin.write(encode(Bye()) + b"\n")
            process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(GOODBYE)
        _kill(process)

    def _start(self) -> None:
        try:
            words = shlex.split(self.command)
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
            )
        except (OSError, ValueError, IndexError) as error:
            self._process = None
            raise Forfeit("start", str(error)) from error
        self._lines = queue.Queue()
        assert self._process.stdout is not None
        threading.Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True).start()
        self._tell(Hello(self.game))
        self.name = self._hear(Named, max(GREETING, self.seconds)).name

    def _tell(self, message: Ask) -> None:
        try:
            if self._process is None or self._process.stdin is None:
                raise OSError
            self._process.stdin.write(encode(message) + b"\n")
            self._process.stdin.flush()
        except OSError as error:
            raise self._forfeit("ended", self._exit()) from error

    def _hear(self, kind: type[T], seconds: float) -> T:
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise self._forfeit("silent", f"{seconds:g} seconds") from None
        if not line:
            raise self._forfeit("ended", self._exit())
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.MsgspecError, UnicodeError):
            raise self._forfeit("nonsense", line[:SAID].decode("utf-8", "replace").strip()) from None

    def _exit(self) -> str:
        """How it ended, if it did."""
        if self._process is None:
            return ""
        try:
            code = self._process.wait(GOODBYE)
        except subprocess.TimeoutExpired:
            return ""
        return f"signal {-code}" if code < 0 else f"exit {code}"

    def _forfeit(self, reason: str, said: str) -> Forfeit:
        if self._process is not None:
            _kill(self._process)
            self._process = None
        return Forfeit(reason, said)


@contextmanager
def lent(commands: Mapping[str, str], game: str, seconds: float) -> Iterator[Mapping[str, Program]]:
    """The programs of these commands, by their names; each is started once, and let go at the end."""
    programs = {name: Program(command, game, seconds) for name, command in commands.items()}
    try:
        yield programs
    finally:
        for program in programs.values():
            program.close()


def _read(stream: IO[bytes], lines: queue.Queue[bytes]) -> None:
    """Hand on what a program says, line by line; an empty one when it says no more."""
    with suppress(OSError, ValueError):
        while line := stream.readline(LINE_BYTES):
            lines.put(line)
    lines.put(b"")


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a program and what it has started."""
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with suppress(OSError):
                stream.close()
