"""Short rounds of what `make soak` does for long: a fuzzer, and a server that stands still for a while."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from tests.faults.rounds import fuzz
from tests.server.running import Process, program, running, stored
from tests.server.soak import Stubborn, all_seated, compared, everybody_goes_on, sent_home, settled


def test_whatever_a_websocket_is_sent_is_read_and_the_table_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as live:
        asyncio.run(fuzz(live, 2000, Random(17)))


async def _stand_still(process: Process, rng: Random) -> list[Stubborn]:
    players = await all_seated(process.url, rng, Stubborn)
    tasks = [asyncio.ensure_future(player.play()) for player in players]
    try:
        await everybody_goes_on(players)
        await asyncio.to_thread(process.freeze, 1.0)
        await everybody_goes_on(players)
        assert not any(task.done() for task in tasks)
    finally:
        await sent_home(players, tasks)
    return players


def test_a_server_that_stands_still_for_a_while_loses_nothing_and_its_games_go_on(tmp_path: Path) -> None:
    """As a machine does that swaps or sleeps."""
    with program(tmp_path) as process:
        process.start()
        players = asyncio.run(_stand_still(process, Random(17)))
        logs, now = settled(lambda: {player.table: stored(process.data, player.table) for player in players})
        assert process.stop() == 0
        counts = compared(logs, players, 0, now)
    assert min(counts.acknowledged, counts.moves, counts.frames) > 0
