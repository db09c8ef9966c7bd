"""What a move costs where several nodes share one PostgreSQL: on the nodes, in the database, beside one node alone.

Two nodes of a game's players meet in the log: the one writes, the other reads. `spread` lets everybody come to any
node, the worst case; `sticky` lets a load balancer send all of a table to the same one. Figures are kept in
`cluster.json`, from which `docs/scale.py` draws.
"""

from __future__ import annotations

import asyncio
import json
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
from benchmarks.peers.results import Compared, keep, machine
from volteface.store.lines import connect

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

ROUNDS = 4
KEPT = Path(__file__).with_name("cluster.json")
CLOSED: dict[str, Any] = {"tables": 50, "mode": "closed", "warm": 0.5, "seconds": 3}
PACES = (30, 80, 150, 300)  # moves a second at which waiting times are measured
NODES = 3
PIECE = 0.0005  # seconds of work, of which it is measured how long they take
SHARES = (0, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.98, 0.99, 0.995, 0.998, 0.999, 1)  # of waits, up to which they are kept


def run(console: Console) -> None:
    """Print all figures of a cluster, and keep them."""
    allow_files()
    if not install(console):
        return
    with postgres() as database:
        found: dict[str, Any] = {"costs": _costs(console, database)}
        found |= _paces(console, database)
        found["notify"] = asyncio.run(_notify(console, database))
    found |= {"made": f"{date.today():%Y-%m-%d}; {machine()}", "shares": SHARES, "piece": PIECE}
    KEPT.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    console.print(f"Written to {KEPT.relative_to(Path.cwd())}.\n")


def _costs(console: Console, database: Database) -> dict[str, dict[str, float]]:
    """The same closed loop against all of them, in turns."""
    wide = CLOSED | {"tables": NODES * CLOSED["tables"]}
    with ExitStack() as stack:
        alone = stack.enter_context(ours())
        one = stack.enter_context(ours(database=database.create()))
        address = database.create()
        three = [stack.enter_context(ours(database=address)) for _ in range(NODES)]
        loads: dict[str, Callable[[], Measured]] = {
            "one node, SQLite": lambda: load(alone, **CLOSED),
            "one node, PostgreSQL": lambda: load_all([one], database.busy, **CLOSED),
            "three nodes, sticky": lambda: load_all(three, database.busy, sticky=True, **CLOSED),
            "three nodes, spread": lambda: load_all(three, database.busy, **CLOSED),
            "three nodes, spread, three times the matches": lambda: load_all(three, database.busy, **wide),
            "three nodes, spread, two visitors a table": lambda: load_all(three, database.busy, visitors=2, **CLOSED),
        }
        rounds: dict[str, list[Measured]] = {name: [] for name in loads}
        for _ in range(ROUNDS):
            for name, measure in loads.items():
                rounds[name].append(measure())
    found = {name: _figures(some) for name, some in rounds.items()}
    table = Table("matches of two", "moves/s", "p50 ms", "p99 ms", "µs a move: nodes", "database", "together", "ratio")
    base = found["one node, SQLite"]["together"]
    for name, one_ in found.items():
        cells = [f"{one_[key]:,.0f}" for key in ("moves", "p50", "p99", "nodes", "database", "together")]
        table.add_row(name, *cells, f"{one_['together'] / base:.2f}")
    console.print(table)
    _compare(console, rounds)
    return found


def _compare(console: Console, rounds: dict[str, list[Measured]]) -> None:
    """Print what a move costs together beside one server, and keep it."""
    costs = {name: [(one.busy + one.beside) / len(one.times) * 1e6 for one in some] for name, some in rounds.items()}
    (sqlite, alone), (single, one), *others = costs.items()
    rows = [Compared(f"processor µs a move: {single}", one, sqlite, alone)]
    rows += [Compared(f"processor µs a move: {name}", many, single, one) for name, many in others]
    for row in rows:
        console.print(f"{row.figure} to {row.peer}: {median(row.ratios):.2f}")
    console.print("wanted: one node at most 3 to SQLite, three nodes at most 1.3 to one\n")
    keep(console, "cluster", rows)


def _figures(rounds: list[Measured]) -> dict[str, float]:
    points = list(map(_point, rounds))
    found = {name: median(point[name] for point in points) for name in points[0]}
    return found | {"together": median(point["nodes"] + point["database"] for point in points)}


def _paces(console: Console, database: Database) -> dict[str, Any]:
    """Waiting times at some paces, and with 2,000 viewers at human pace, over three nodes to which anybody comes."""
    points = []
    with ExitStack() as stack:
        address = database.create()
        three = [stack.enter_context(ours(database=address)) for _ in range(NODES)]
        for pace in PACES:
            before = _waits()
            found = load_all(three, database.busy, tables=pace, mode="paced", period=1, warm=1, seconds=12)
            spread = {"waits": _kept(before + _waits()), "flushes": _kept(asyncio.run(_flushes(database)))}
            points.append(_point(found) | spread)
            console.print(
                "{moves:,.0f} moves/s over three nodes: p50 {p50:.0f} ms, p99 {p99:.0f} ms".format(**points[-1])
            )
        crowd: dict[str, Any] = {"tables": 500, "visitors": 2, "mode": "paced", "period": 5, "warm": 1, "seconds": 20}
        human = _point(load_all(three, database.busy, **crowd))
    console.print(
        "2,000 viewers at 500 tables over three nodes, a move every 5 s: p50 {p50:.0f} ms, p99 {p99:.0f} ms (wanted:"
        " p99 100); {nodes:,.0f} µs a move on the nodes for four viewers, {database:,.0f} in the database\n".format(
            **human
        )
    )
    return {"points": points, "human": human}


def _point(found: Measured) -> dict[str, Any]:
    """Moves a second, milliseconds, and microseconds of processor a move."""
    moves = len(found.times)
    cuts = quantiles(found.times, n=100)
    costs = {"nodes": found.busy, "database": found.beside, "playing": found.playing}
    return {"moves": moves / found.seconds, "p50": cuts[49], "p99": cuts[98]} | {
        name: seconds / moves * 1e6 for name, seconds in costs.items()
    }


def _kept(waits: list[float]) -> list[float]:
    """How some waits are spread: the one up to which each share of them is."""
    waits.sort()
    return [round(waits[int(share * (len(waits) - 1))], 3) for share in SHARES]


async def _flushes(database: Database) -> list[float]:
    """The milliseconds of transactions that wait for the disk."""
    connection = await connect(database.create())
    await connection.execute("CREATE TABLE t (n BIGINT)")
    times = []
    for number in range(300):
        begun = time.perf_counter()
        await connection.execute("INSERT INTO t VALUES ($1)", number)
        times.append((time.perf_counter() - begun) * 1000)
    connection.terminate()
    return times


def _waits() -> list[float]:
    """The milliseconds by which a piece of work takes longer than its processor time: others use this machine, too."""
    waits = []
    for _ in range(300):
        begun = time.perf_counter()
        time.sleep(0.005)
        done = time.thread_time() + PIECE
        while time.thread_time() < done:
            pass
        waits.append((time.perf_counter() - begun - 0.005 - PIECE) * 1000)
    return waits


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
