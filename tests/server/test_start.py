"""How a server starts and is started anew: lean, with a code that tells, and for people hardly to be noticed."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.cli.command import volteface
from tests.server.client import people, run, seated
from tests.server.running import PATIENCE, free_port, program

HANDED = (
    "import os, sys; os.dup2(int(sys.argv[1]), 3); os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS='1'); "
    "os.execv(sys.argv[2], sys.argv[2:])"
)
LATER = ("numba", "numpy", "typst", "fluent", "babel", "rich.markdown", "rich.progress", "volteface.games.verso")


def test_nothing_is_loaded_before_the_first_answer_that_it_does_not_need(tmp_path: Path) -> None:
    """Whoever was at a table waits for it."""
    code = """
import os, sys, uvicorn
async def startup(*_, **__):
    os.write(1, ("loaded: " + " ".join(sys.modules)).encode())
    os._exit(0)
uvicorn.Server.startup = startup
from volteface.cli import main
main()
"""
    words = [sys.executable, "-c", code, "serve", "--port", str(free_port()), "--data", str(tmp_path)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE)
    loaded = done.stdout.partition("loaded: ")[2].split()
    assert "volteface.server.app" in loaded, done.stderr
    assert not set(LATER) & set(loaded)


def test_who_comes_while_a_held_socket_has_no_server_waits_for_the_next_one(tmp_path: Path) -> None:
    """As systemd holds it: `deploy/volteface.socket`."""
    with socket.create_server(("127.0.0.1", 0)) as held, program(tmp_path) as process:
        process.port = held.getsockname()[1]
        process.url = f"http://127.0.0.1:{process.port}"

        def launch(command: Sequence[str], log: Path) -> subprocess.Popen[bytes]:
            handed = (sys.executable, "-c", HANDED, str(held.fileno()), *command)
            with log.open("ab") as file:
                return subprocess.Popen(handed, stdout=file, stderr=file, pass_fds=[held.fileno()])

        process.start(launch=launch)
        assert f"Volteface is at {process.url}/" in process.log.read_text()
        assert process.stop() == 0
        with socket.create_connection(held.getsockname(), timeout=PATIENCE) as early:
            early.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            process.start(launch=launch)
            assert early.recv(12) == b"HTTP/1.1 200"


def test_a_server_that_cannot_start_says_so_with_its_code(tmp_path: Path) -> None:
    """So that whatever watches over it tries again."""
    (tmp_path / "admin.sock").mkdir()
    done = volteface("serve", "--port", str(free_port()), "--data", tmp_path)
    assert done.returncode
    assert "Is a directory" in done.stderr


def test_people_are_served_while_what_bots_need_is_still_compiled(tmp_path: Path) -> None:
    """As after an upgrade: nobody else waits for it."""
    cold = (
        "import os, sys; os.environ['VOLTEFACE_CACHE'] = sys.argv[5] + '/cache'; "
        "from threading import Event; from volteface import games; from volteface.cli import main, serve; "
        "serve.LATER, games.warm = 0, lambda _: Event().wait; main()"
    )

    async def body() -> None:
        async with people(process.url, "Ann") as guests:
            _, (ann,) = await seated(guests, "verso")
            await ann.do("start")
            await ann.play(0, ann.legal(0)[-1]["move"])

    with program(tmp_path, command=(sys.executable, "-c", cold)) as process:
        process.start()
        run(body)
        until = time.monotonic() + PATIENCE
        while "compiling, once on this machine" not in process.log.read_text():
            assert time.monotonic() < until
            time.sleep(0.05)
        assert process.stop() == 0
