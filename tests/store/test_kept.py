"""Databases written by released versions: each opens, shows what its own version showed, and is played on.

`kept/VERSION.db` was written by that version, with ten tables of all games in every state; `kept/VERSION.json` holds
what that version itself showed of them to each guest after a restart, and the guests' cookies, signed by `VERSION.key`.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.client import Guest, Look, run
from tests.server.players import next_command, something_to_do
from tests.server.running import Running, running

KEPT = Path(__file__).with_name("kept")
VERSIONS = sorted(file.stem for file in KEPT.glob("*.db"))
Shown = dict[str, Any]


@pytest.fixture(params=VERSIONS)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, Shown]:
    """A folder with a copy of a kept database, and what its version showed of it."""
    shutil.copy(KEPT / f"{request.param}.db", tmp_path / "volteface.db")
    shutil.copy(KEPT / f"{request.param}.key", tmp_path / "secret.key")
    return tmp_path, json.loads((KEPT / f"{request.param}.json").read_text("utf-8"))


def holds(now: Any, then: Any) -> bool:
    """Whether all that was shown then is shown now; there may be more, and English sentences may be worded anew."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(
            name in now and (name == "sentence" or holds(now[name], fact)) for name, fact in then.items()
        )
    if isinstance(then, list):
        return isinstance(now, list) and len(now) == len(then) and all(map(holds, now, then))
    return bool(now == then)


async def guests(server: Running, cookies: dict[str, str]) -> dict[str, Guest]:
    found = {name: Guest(server.url) for name in cookies}
    for name, guest in found.items():
        guest.become(cookies[name])
    return found


async def heard(look: Look, count: int) -> None:
    await look.until(lambda: len(look.said) == count, "what was said")


def test_a_kept_database_shows_what_its_version_showed(kept: tuple[Path, Shown]) -> None:
    folder, shown = kept

    async def body() -> None:
        here = await guests(server, shown["cookies"])
        for what, table in shown["tables"].items():
            for name, then in table["frames"].items():
                look = await here[name].look(table["table"])
                await heard(look, len(then["said"]))
                now = (
                    look.frame
                    | look.frame["place"]
                    | look.table
                    | {"said": [[said["name"], said["text"], said["code"], said["facts"]] for said in look.said]}
                )
                for part in then:
                    assert holds(now[part], then[part]), (what, name, part, now[part], then[part])
        for guest in here.values():
            await guest.close()

    with running(folder, stands=True) as server:
        run(body)


def test_games_of_a_kept_database_go_on(kept: tuple[Path, Shown]) -> None:
    """Every game that was being played takes more moves, and a bot moves where one sits."""
    folder, shown = kept

    async def play_on(looks: dict[int, Look], rng: Random) -> None:
        first = next(iter(looks.values()))
        if first.table["paused"]:
            await first.do("resume")
        made = 0
        while made < 5 and first.table["status"] == "playing":
            for seat, look in looks.items():
                if something_to_do(look, seat):
                    answer = await look.ask(**next_command(look, seat, rng))
                    made += answer["is"] == "ack"
                    if answer["is"] == "ack":
                        for other in looks.values():
                            await other.seen(answer["seq"])
                    break
            else:
                seq = first.frame["seq"]
                await first.seen(seq + 1)
        assert made

    async def body() -> None:
        here = await guests(server, shown["cookies"])
        for table in shown["tables"].values():
            frames = table["frames"]
            if frames["Ann"]["status"] != "playing":
                continue
            looks = {}
            for name, then in frames.items():
                for seat in then["yours"]:
                    looks[seat] = await here[name].look(table["table"])
            await play_on(looks, Random(1))
        for guest in here.values():
            await guest.close()

    with running(folder, speed=20, soonest=0.0) as server:
        run(body)
