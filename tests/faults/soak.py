"""The long rounds, with one table at their end: `make soak`, or some of them, as short as one likes.

    python -m tests.faults.soak kills memory --kills 10 --minutes 1

Nothing may be lost or doubled; the figures beside it (how long others wait, how memory grows) are printed, with what is
wanted.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

from tests.faults.cluster import FAULTS, survive
from tests.faults.requests import fuzz as fuzz_requests
from tests.faults.rounds import Row, full_disk, fuzz, nobodies
from tests.server.client import people, seated
from tests.server.running import Process, program, running
from tests.server.soak import PACE, Counts, soak
from volteface.server.messages import WIRE

REPLAY = Path(__file__).parents[1] / "replays/recto-verso-3.jsonl"
WIDE = "[limits]\n" + "".join(
    f"{name} = 100000\n"
    for name in ("viewers", "viewers_by_guest", "sockets_by_address", "connections_by_address", "tables_by_guest")
)
RESULTS = Path(__file__).parents[2] / "benchmarks/results.md"
TITLE = "\n# Soak\n"
ROUNDS = ("disk", "replays", "nobodies", "crowd", "memory", "fuzz", "requests", "kills", "cluster")
STAY = 5  # seconds that a crowd looks on when all are there
GAMES, PAUSE = 3, 5.5  # at one table, and seconds until the next is opened: within the limit of an address
AT_ONCE = 50  # kills after which the whole history is compared, and the next begin with new tables


async def delays(ask: Callable[[], Awaitable[object]], until: asyncio.Future[Any]) -> list[float]:
    """How long each answer takes, in milliseconds, as long as something else goes on."""
    found = []
    while not until.done():
        start = time.perf_counter()
        await ask()
        found.append((time.perf_counter() - start) * 1000)
        await asyncio.sleep(0.02)
    return sorted(found)


def p99(found: list[float]) -> str:
    return f"{found[int(0.99 * (len(found) - 1))]:,.0f} ms of {len(found)}"


async def crowd(process: Process, sockets: int) -> Row:
    """Many come to one table, and look on; others ask whether the server lives."""
    async with people(process.url, "Ann") as (ann,):
        code = await ann.open("verso", 2)
        address = f"{process.url.replace('http', 'ws')}/api/tables/{code}/ws?wire={WIRE}"
        open_: list[object] = []

        command = [sys.executable, "-m", "tests.faults.asking", f"{process.url}/health"]
        asking = await asyncio.create_subprocess_exec(*command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for start in range(0, sockets, 50):
            some = min(50, sockets - start)
            headers = {"Cookie": ann.cookie(), "X-Forwarded-For": f"10.0.{start // 50}.1"}
            open_.extend(await asyncio.gather(*(connect(address, additional_headers=headers) for _ in range(some))))
        await asyncio.sleep(STAY)
        found = sorted(map(float, (await asking.communicate(b""))[0].split()))
        await asyncio.gather(*(one.close() for one in open_))  # type: ignore[attr-defined]
    return f"{sockets} sockets at one table: /health", p99(found), "p99 250 ms"


async def replays(process: Process, count: int) -> Row:
    """Replays are watched all at once; somebody plays."""
    async with people(process.url, "Ann") as guests, httpx.AsyncClient(base_url=process.url, timeout=300) as client:
        _, (ann,) = await seated(guests, "verso")
        await ann.do("start")
        file, addresses = REPLAY.read_bytes(), [{"X-Forwarded-For": f"10.1.{n}.1"} for n in range(count)]

        async def watch(headers: dict[str, str]) -> int:
            async with client.stream("POST", "/api/replay", content=file, headers=headers) as answer:
                async for _ in answer.aiter_raw():  # nothing is unpacked here: we measure how busy the server is
                    pass
            return answer.status_code

        watched = asyncio.gather(*map(watch, addresses))
        found = await delays(lambda: ann.ask("play", seat=0, seq=ann.frame["seq"], move="nothing"), watched)
        assert set(watched.result()) == {200}
    return f"{count} replays at once: other players' answers", p99(found), "p99 100 ms"


async def memory(process: Process, minutes: float) -> Row:
    """Games are opened, played and left; how memory grows after the first third."""
    sizes: list[tuple[float, float]] = []
    end = time.monotonic() + minutes * 60

    async def games() -> None:
        async with people(process.url, "Ann") as guests:
            while time.monotonic() < end:
                _, (ann,) = await seated(guests, "verso")
                for _ in range(GAMES):
                    await ann.do("start")
                    while ann.table["status"] == "playing":
                        await ann.play(0, ann.legal(0)[-1]["move"])
                        await asyncio.sleep(PACE)
                await ann.do("close")
                await ann.close()
                guests[0].looks.clear()
                await asyncio.sleep(PAUSE)

    task = asyncio.ensure_future(games())
    while not task.done():
        status = Path(f"/proc/{process.pid}/status").read_text()
        size = next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS"))
        sizes.append((time.monotonic() / 3600, size))
        await asyncio.sleep(1)
    await task
    late = sizes[len(sizes) // 3 :]
    mean_at, mean = (sum(values) / len(late) for values in zip(*late, strict=True))
    spread = sum((at - mean_at) ** 2 for at, _ in late) or 1
    slope = sum((at - mean_at) * (size - mean) for at, size in late) / spread
    return f"memory over {minutes:g} minutes of games", f"{mean:,.0f} MiB, {slope:+,.1f} MiB an hour", ""


def kills(data: Path, wanted: int, seed: int, console: Console) -> Row:
    """The server is killed so often; every so many kills all histories are compared, so that what is done counts."""
    totals = Counts()
    while totals.kills < wanted:
        some = min(AT_ONCE, wanted - totals.kills)
        totals += soak(data / str(totals.kills), some, seed=seed + totals.kills)
        console.print(f"{totals} · {totals.kills} of {wanted} kills")
    return "kills, and moments of standing still", str(totals), "none lost, none twice"


def cluster(data: Path, wanted: int, seed: int, console: Console) -> list[Row]:
    """Three nodes and their database are hurt so often, in every way; after some of each all histories are compared."""
    totals, survived, rng = Counts(), Counter[str](), Random(seed)
    while totals.kills < wanted:
        names = [*FAULTS, *rng.choices(FAULTS, k=2 * len(FAULTS))][: wanted - totals.kills]
        rng.shuffle(names)
        counts, times = survive(data / str(totals.kills), names, seed=seed + totals.kills, long=True)
        totals, survived = totals + counts, survived + times
        console.print(f"{totals} · {totals.kills} of {wanted} faults in the cluster")
    kinds = ", ".join(f"{name} {count}" for name, count in survived.most_common() if name != "seconds")
    figure = f"{totals.acknowledged:,} commands acknowledged, {totals.frames:,} frames compared: lost 0, doubled 0"
    return [
        (
            "faults in a cluster of three",
            f"{totals.kills}, in {survived['seconds'] / 60:.0f} minutes: {kinds}",
            "survived",
        ),
        ("and meanwhile", figure, "lost 0, doubled 0"),
    ]


def requests(data: Path, examples: int, seed: int) -> Row:
    """Requests made from the schema, for every door."""
    with running(data) as live:
        answers = fuzz_requests(live, examples, seed)
        assert not [line for line in live.logs if '"level": "error"' in line]
    return "requests made from the schema", f"{answers:,}, every answer as it says", "no failure"


def main() -> None:
    """All rounds, or those that are named."""
    parser = argparse.ArgumentParser(description="Kill, fill, flood and fuzz a server, and lose nothing.")
    parser.add_argument("rounds", nargs="*", metavar="ROUND", help=f"which: {', '.join(ROUNDS)}; all if none is named")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--faults", type=int, default=300, help="in the cluster")
    parser.add_argument("--requests", type=int, default=500, help="for each door")
    parser.add_argument("--sockets", type=int, default=3000)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--keep", action="store_true", help="write the figures to benchmarks/results.md")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    unknown = set(given.rounds) - set(ROUNDS)
    if unknown:
        parser.error(f"no such round: {', '.join(sorted(unknown))}; there are {', '.join(ROUNDS)}")
    wanted = given.rounds or ROUNDS
    rng, rows = Random(given.seed), list[Row]()
    console = Console()
    console.print(f"seed {given.seed}")
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder) / "wide.toml"
        settings.write_text(WIDE)
        with program(Path(folder) / "rounds", "--settings", str(settings), "--trusted-proxy", "127.0.0.1") as process:
            process.start()
            live: dict[str, Callable[[], Awaitable[Row]]] = {
                "disk": lambda: full_disk(process, 40),
                "replays": lambda: replays(process, 20),
                "nobodies": lambda: nobodies(process),
                "crowd": lambda: crowd(process, given.sockets),
                "memory": lambda: memory(process, given.minutes),
            }
            rows += [asyncio.run(_shown(console, work())) for name, work in live.items() if name in wanted]
        if "fuzz" in wanted:
            with running(Path(folder) / "fuzz") as fuzzed:
                rows.append(asyncio.run(_shown(console, fuzz(fuzzed, given.messages, rng))))
        if "requests" in wanted:
            rows.append(requests(Path(folder) / "requests", given.requests, given.seed))
        if "kills" in wanted:
            rows.append(kills(Path(folder) / "kills", given.kills, given.seed, console))
        if "cluster" in wanted:
            rows += cluster(Path(folder) / "cluster", given.faults, given.seed, console)
    table = Table("round", "figure", "wanted", title="Soak")
    for row in rows:
        table.add_row(*row)
    console.print(table)
    if given.keep:
        keep(rows)


def keep(rows: list[Row]) -> None:
    """Write the figures to the page that keeps the last, each with its day; those of other rounds stay."""
    page, _, before = RESULTS.read_text("utf-8").partition(TITLE)
    kept = {line.split(" | ")[0]: line for line in before.splitlines() if line.startswith("| ")}
    day = f"{date.today():%Y-%m-%d}"
    kept |= {f"| {round_}": f"| {round_} | {figure} | {wanted} | {day} |" for round_, figure, wanted in rows}
    heads = ["| round", "|---"]
    lines = ["| round | figure | wanted | day |", "|---|---|---|---|"]
    lines += [line for name, line in kept.items() if name not in heads]
    where = f"{os.cpu_count()} cores of a shared machine, {platform.system()}, Python {platform.python_version()}"
    RESULTS.write_text(
        f"{page.rstrip()}\n{TITLE}\nMade by `make soak` on {where}.\n\n" + "\n".join(lines) + "\n", "utf-8"
    )


async def _shown(console: Console, work: Awaitable[Row]) -> Row:
    row = await work
    console.print(" · ".join(row))
    return row


if __name__ == "__main__":
    main()
