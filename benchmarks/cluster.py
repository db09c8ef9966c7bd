"""What a move costs where several nodes share one PostgreSQL: on the nodes, in the database, beside one node alone.

Two nodes of a game's players meet in the log: the one writes, the other reads. `spread` lets everybody come to any
node, the worst case; `sticky` lets a load balancer send all of a table to the same one. Figures are kept in
`cluster.json`, from which `docs/scale.py` draws.
"""

from __future__ import annotations

import asyncio
import json
import os
import platform
import time
from contextlib import ExitStack
from datetime import date
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

from rich.table import Table
from tests.cluster.postgres import Server as Database
from tests.cluster.postgres import postgres

from benchmarks.peers import Measured, allow_files, install, load, load_all, ours
from volteface.store.lines import connect

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

ROUNDS = 3
KEPT = Path(__file__).with_name("cluster.json")
CLOSED: dict[str, Any] = {"tables": 50, "mode": "closed", "warm": 0.5, "seconds": 3}
PACES = (30, 80, 150)  # moves a second at which waiting times are measured


def run(console: Console) -> None:
    """Print all figures of a cluster, and keep them."""
    allow_files()
    if not install(console):
        return
    with postgres() as database:
        found: dict[str, Any] = {"costs": _costs(console, database)}
        found |= _paces(console, database)
        found["notify"] = asyncio.run(_notify(console, database))
    found["made"] = f"{date.today():%Y-%m-%d}; {os.cpu_count()} cores, {platform.system()}, Python"
    found["made"] += f" {platform.python_version()}"
    KEPT.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    console.print(f"Written to {KEPT.relative_to(Path.cwd())}.\n")


def _costs(console: Console, database: Database) -> dict[str, dict[str, float]]:
    """The same closed loop against all of them, in turns."""
    with ExitStack() as stack:
        alone = stack.enter_context(ours())
        one = stack.enter_context(ours(database=database.create()))
        address = database.create()
        three = [stack.enter_context(ours(database=address)) for _ in range(3)]
        loads: dict[str, Callable[[], Measured]] = {
            "one node, SQLite": lambda: load(alone, **CLOSED),
            "one node, PostgreSQL": lambda: load_all([one], database.busy, **CLOSED),
            "three nodes, sticky": lambda: load_all(three, database.busy, sticky=True, **CLOSED),
            "three nodes, spread": lambda: load_all(three, database.busy, **CLOSED),
            "and two visitors a table": lambda: load_all(three, database.busy, visitors=2, **CLOSED),
        }
        rounds: dict[str, list[Measured]] = {name: [] for name in loads}
        for _ in range(ROUNDS):
            for name, measure in loads.items():
                rounds[name].append(measure())
    found = {name: _figures(some) for name, some in rounds.items()}
    table = Table(
        "50 matches of two", "moves/s", "p50 ms", "p99 ms", "µs a move: nodes", "database", "together", "ratio"
    )
    base = found["one node, SQLite"]["together"]
    for name, one_ in found.items():
        cells = [f"{one_[key]:,.0f}" for key in ("moves", "p50", "p99", "nodes", "database", "together")]
        table.add_row(name, *cells, f"{one_['together'] / base:.2f}")
    console.print(table)
    single, many = found["one node, PostgreSQL"]["together"], found["three nodes, spread"]["together"]
    console.print(
        f"to SQLite alone {single / base:.2f} (wanted: 3), from one node to three {many / single:.2f} (1.3)\n"
    )
    return found


def _figures(rounds: list[Measured]) -> dict[str, float]:
    columns = zip(*((*one.figures, one.beside / len(one.times) * 1e6) for one in rounds), strict=True)
    moves, half, most, nodes, database = map(median, columns)
    return {
        "moves": moves,
        "p50": half,
        "p99": most,
        "nodes": nodes,
        "database": database,
        "together": nodes + database,
    }


def _paces(console: Console, database: Database) -> dict[str, Any]:
    """Waiting times at some paces, and with 2,000 viewers at human pace, over three nodes to which anybody comes."""
    points, flush, wakes = [], asyncio.run(_flush(database)), [_wake()]
    with ExitStack() as stack:
        address = database.create()
        three = [stack.enter_context(ours(database=address)) for _ in range(3)]
        for pace in PACES:
            found = load_all(three, database.busy, tables=pace, mode="paced", period=1, warm=1, seconds=6)
            cuts = quantiles(found.times, n=100)
            rate = len(found.times) / found.seconds
            wakes.append(_wake())
            points.append({"moves": rate, "p50": cuts[49], "p99": cuts[98]})
            console.print(f"{rate:,.0f} moves/s over three nodes: p50 {cuts[49]:.0f} ms, p99 {cuts[98]:.0f} ms")
        crowd: dict[str, Any] = {"tables": 500, "visitors": 2, "mode": "paced", "period": 5, "warm": 1, "seconds": 20}
        human = load_all(three, database.busy, **crowd)
    _, half, most, busy = human.figures
    behind = human.beside / len(human.times) * 1e6
    console.print(
        f"2,000 viewers at 500 tables over three nodes, a move every 5 s: p50 {half:.0f} ms, p99 {most:.0f} ms (wanted:"
        f" p99 100); {busy:,.0f} µs a move on the nodes for four viewers, {behind:,.0f} in the database; a flush takes"
        f" {flush:.1f} ms\n"
    )
    human_ = {"p50": half, "p99": most, "nodes": busy, "database": behind}
    return {"points": points, "human": human_, "flush": flush, "wake": median(wakes)}


async def _flush(database: Database) -> float:
    """The milliseconds of a transaction that waits for the disk."""
    connection = await connect(database.create())
    await connection.execute("CREATE TABLE t (n BIGINT)")
    times = []
    for number in range(100):
        begun = time.perf_counter()
        await connection.execute("INSERT INTO t VALUES ($1)", number)
        times.append((time.perf_counter() - begun) * 1000)
    connection.terminate()
    return median(times)


def _wake() -> float:
    """The milliseconds that somebody who is ready waits for a processor of this machine, on average."""
    waits = []
    for _ in range(1000):
        begun = time.perf_counter()
        time.sleep(0.002)
        waits.append((time.perf_counter() - begun - 0.002) * 1000)
    return sum(waits) / len(waits)


async def _notify(console: Console, database: Database) -> dict[str, float]:
    """At which rate NOTIFY ends: three nodes tell and hear, with messages of 100 bytes and of 7,000."""
    address, found = database.create(), dict[str, float]()
    for size in (100, 7000):
        ears = [await connect(address) for _ in range(3)]
        mouths = [await connect(address) for _ in range(3)]
        heard = 0

        def hear(*_: object) -> None:
            nonlocal heard
            heard += 1

        for ear in ears:
            await ear.add_listener("bench", hear)
        for mouth in mouths:
            await mouth.execute("SET synchronous_commit = off")
        end, busy = time.perf_counter() + 3, database.busy()

        async def tell(mouth: Any, end: float = end, size: int = size) -> int:
            count = 0
            while time.perf_counter() < end:
                await mouth.execute("SELECT pg_notify('bench', $1)", "x" * size)
                count += 1
            return count

        told = sum(await asyncio.gather(*map(tell, mouths)))
        await asyncio.sleep(1)
        cost = (database.busy() - busy) / told * 1e6
        found |= {f"rate {size}": told / 3, f"cost {size}": cost, f"heard {size}": heard / 3 / told}
        console.print(
            f"NOTIFY of {size:,} bytes from three nodes to three: {told / 3:,.0f} a second, {cost:.0f} µs of the"
            f" database each, {heard / 3 / told:.0%} heard by each"
        )
        for one in (*ears, *mouths):
            one.terminate()
    console.print()
    return found
