"""`examples/client.py` plays every game over the wire, against another one of its kind."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.running import Running, running
from volteface import games

CLIENT = Path(__file__).parents[1] / "examples/client.py"
LONGEST = 300  # seconds
COUNT_IN = 100  # milliseconds instead of a 3-2-1


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("examples")) as live, live.counting_in(COUNT_IN):
        yield live


@contextmanager
def client(server: Running, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A client that has ended when the block is left."""
    command = [sys.executable, str(CLIENT), *arguments, "--server", server.url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize("game", games.NAMES)
def test_two_clients_play_a_whole_game(server: Running, game: str) -> None:
    with client(server, "open", game, "--name", "Ann") as ann:
        assert ann.stdout is not None
        code = ann.stdout.readline().split()[-1]
        with client(server, "join", code, "--name", "Bob") as bob:
            (first, wrong), (second, amiss) = ann.communicate(timeout=LONGEST), bob.communicate(timeout=LONGEST)
    assert (ann.returncode, bob.returncode) == (0, 0), wrong + amiss
    assert first.startswith("final scores [")
    assert first == second
