"""Programs from outside at tables: real ones, of which some crash, hang or cheat; the table says so and plays on."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.outside.programs import FAULTS, HASTY, LUCKY, faulty
from tests.server.client import Look, Refused, people, run, seated
from tests.server.players import play_at_random
from tests.server.running import running

BOT_FIRST = {"first": 1}
PATIENT = 600  # seconds, where no program hangs: however busy the machine is
WHY = {"crashes": "ended", "hangs": "silent", "cheats": "illegal"}


def told(look: Look) -> list[tuple[str, str]]:
    """Which programs have failed at a table, and why."""
    news = [one["news"] for one in (*look.frame.get("past", ()), *look.news)]
    return [(one["program"], one["why"]) for one in news if one["code"] == "table-failed"]


async def sit_down(look: Look, *levels: str) -> None:
    for seat, level in enumerate(levels, 1):
        await look.do("bot", seat=seat, level=level)
    await look.do("start")


def noting(folder: Path) -> tuple[str, Path]:
    """A program that plays, and the file in which it notes its number among the processes."""
    file = folder / "number"
    return f"sh -c 'echo $$ > {file}; exec {LUCKY}'", file


def test_programs_are_on_offer_and_play_a_game_to_its_end(tmp_path: Path) -> None:
    async def body() -> None:
        offered = {one["game"]: one["programs"] for one in httpx.get(f"{server.url}/api/games").json()}
        assert offered == {"verso": ["@lucky", "@hasty"], "recto-verso": [], "dessus-dessous": []}
        async with people(server.url, "Ann") as guests:
            _, (look,) = await seated(guests, "verso", 3)
            await sit_down(look, "@lucky", "@hasty")
            await play_at_random(look, [0], Random(1))
            assert look.table["status"] == "over"
            assert [seat["bot"] for seat in look.table["seats"]] == [None, "@lucky", "@hasty"]
            assert told(look) == []

    commands = (f"verso:lucky={LUCKY}", f"verso:hasty={HASTY}")
    with running(tmp_path, soonest=0, programs=commands, program_seconds=PATIENT) as server:
        run(body)


@pytest.mark.parametrize("fault", FAULTS)
def test_where_a_program_fails_the_table_says_so_and_a_bot_plays_on(fault: str, tmp_path: Path) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            _, (look,) = await seated(guests, "verso", 2)
            await sit_down(look, "@bad")
            await play_at_random(look, [0], Random(1))
            assert look.table["status"] == "over"
            assert look.table["seats"][1]["bot"] == "friendly"
            assert told(look) == [("@bad", WHY.get(fault, "nonsense"))]

    seconds = 0.4 if fault == "hangs" else PATIENT
    bad = f"verso:bad={faulty(tmp_path, fault, at=3)}"
    with running(tmp_path / "data", soonest=0, programs=(bad,), program_seconds=seconds) as server:
        run(body)


def test_one_that_is_killed_is_started_anew_for_another_table_and_ends_with_the_server(tmp_path: Path) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            (_, (first,)), (_, (second,)) = [await seated(guests, "verso", 2, options=BOT_FIRST) for _ in range(2)]
            await sit_down(first, "@frail")
            await first.until(lambda: first.legal(0), "the program's move")
            os.kill(int(file.read_text()), signal.SIGKILL)
            await first.do("play", seat=0, seq=first.frame["seq"], move="keep")
            await first.until(lambda: told(first) == [("@frail", "ended")], "word of the failure")
            await first.until(lambda: first.legal(0), "the other bot's move")
            await sit_down(second, "@frail")
            await second.until(lambda: second.legal(0), "the program's move")
            assert told(second) == []

    command, file = noting(tmp_path)
    with running(tmp_path / "data", soonest=0, programs=(f"verso:frail={command}",), program_seconds=PATIENT) as server:
        run(body)
        alive = int(file.read_text())
        os.kill(alive, 0)
    with pytest.raises(ProcessLookupError):
        os.kill(alive, 0)


def test_one_that_hangs_keeps_no_other_table_waiting(tmp_path: Path) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            tables = [await seated(guests, "verso", 2, options=BOT_FIRST) for _ in range(3)]
            one, two, other = (looks[0] for _, looks in tables)
            await sit_down(one, "@bad")
            await sit_down(two, "@bad")
            await sit_down(other, "friendly")
            await other.until(lambda: other.legal(0), "our bot's move")
            await one.until(lambda: one.legal(0), "the move of a bot that plays on")
            await two.until(lambda: two.legal(0), "the move of a bot that plays on")
            assert told(one) == told(two) == [("@bad", "silent")]

    bad = f"verso:bad={faulty(tmp_path, 'hangs')}"
    with running(tmp_path / "data", soonest=0, programs=(bad,), program_seconds=0.5) as server:
        run(body)


def test_only_what_the_host_allows_plays_also_after_the_settings_have_changed(tmp_path: Path) -> None:
    table = ""

    async def begin() -> None:
        nonlocal table
        async with people(before.url, "Ann") as guests:
            table, (look,) = await seated(guests, "verso", 2, options=BOT_FIRST)
            with pytest.raises(Refused, match="unknown-bot"):
                await look.do("bot", seat=1, level="@other")
            await sit_down(look, "@lucky")

    async def go_on() -> None:
        async with people(after.url, "Ben") as (ben,):
            look = await ben.look(table)
            await look.until(lambda: told(look) == [("@lucky", "start")], "word of the failure")
            assert look.table["seats"][1]["bot"] == "friendly"

    with running(tmp_path, soonest=60, programs=(f"verso:lucky={LUCKY}",), program_seconds=PATIENT) as before:
        run(begin)  # its move is still awaited when the server stops
    with running(tmp_path, soonest=0) as after:
        run(go_on)
