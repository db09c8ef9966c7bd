"""A real server whose disk is full for a while: people are told, nothing is lost, and all goes on when it is free."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import httpx
import pytest

from tests.cli.command import volteface
from tests.server.client import people, run, seated
from tests.server.running import program, stored
from volteface import games
from volteface.table.events import Moved
from volteface.table.state import fold

BOUND = ["setpriv", "--bounding-set=-dac_override"] if os.geteuid() == 0 else []  # files say what root may do with them


def test_games_go_on_when_a_full_disk_is_free_again(tmp_path: Path) -> None:
    async def body() -> None:
        async with people(process.url, "Ann") as guests:
            code, (ann,) = await seated(guests, "verso", 2, options={"first": 0})
            await ann.do("bot", seat=1, level="beginner")
            await ann.do("start")
            ready = f"{process.url}/ready"
            assert httpx.get(ready).status_code == 200
            with process.full_disk():
                while httpx.get(ready).status_code == 200:
                    await asyncio.sleep(0.05)
                assert httpx.get(ready).status_code == 503
                assert await ann.refused("play", seat=0, seq=ann.frame["seq"], move="keep") == "failed"
                assert await ann.refused("chat", text="anybody?") == "failed"
                assert httpx.get(f"{process.url}/health").status_code == 200
            while httpx.get(ready).status_code != 200:
                await asyncio.sleep(0.05)
            await ann.play(0, "keep")
            with process.full_disk():  # now it is the bot that cannot move
                while httpx.get(ready).status_code == 200:
                    await asyncio.sleep(0.05)
            await ann.until(lambda: ann.legal(0), "the bot's move")
            await asyncio.to_thread(process.stop)
            events = stored(process.data, code)
            assert fold(events, games.find) is not None
            moves = [event.fact.seat for event in events if isinstance(event.fact, Moved)]
            assert moves == [0, 1]

    with program(tmp_path) as process:
        process.start()
        run(body)


def test_a_disk_that_is_full_at_the_start_is_said_to_be_full(tmp_path: Path) -> None:
    """And a start that failed before it had begun is no stop of the one before."""
    for before in ("", "1234"):
        (tmp_path / "server.lock").write_text(before)
        done = volteface("serve", "--data", tmp_path, under=["prlimit", "--fsize=0"])
        assert (done.returncode, "Traceback" in done.stderr) == (1, False)
        assert f"{tmp_path} cannot be written to: File too large" in " ".join(done.stderr.split())
        assert "listen" not in done.stderr
        assert (tmp_path / "server.lock").read_text() == before


def test_a_store_that_cannot_be_written_to_ends_the_start_with_a_sentence(tmp_path: Path) -> None:
    """One that is there and whole, but whose file is for reading only, also for root."""
    with program(tmp_path) as process:
        process.start()
        assert process.stop() == 0
    store = tmp_path / "volteface.db"
    store.chmod(0o400)
    done = volteface("serve", "--data", tmp_path, under=BOUND)
    assert (done.returncode, "Traceback" in done.stderr) == (1, False)
    assert "volteface.db cannot be used as a store" in " ".join(done.stderr.split())
    store.chmod(0o600)
    with program(tmp_path) as process:
        process.start()
        assert process.stop() == 0


@pytest.mark.parametrize("folder", ["file/data", "/proc/volteface"])
def test_a_folder_that_cannot_be_written_to_ends_the_start_with_a_sentence(folder: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file where a folder should be")
    done = volteface("serve", "--data", tmp_path / folder)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "--data" in done.stderr
