"""The server under load, beside boardgame.io: moves a second, waiting times, memory, and what a move costs.

`BEFORE=REVISION make bench` measures another version of ours beside this one, in the same rounds.

A real server in its own process writes every move durably to disk; one Node program, the same for both servers, plays
(`peers/driver.js`). Needs the network once, for npm: boardgame.io goes into the user's cache and nowhere else.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from contextlib import ExitStack
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
from rich.progress import track
from websockets.asyncio.client import connect

from benchmarks.peers import Measured, allow_files, hold, install, load, ours, resident, theirs, tree_of
from benchmarks.peers.results import Compared, keep
from volteface import games
from volteface.cli.serve import warm_kernels
from volteface.games import verso
from volteface.server.messages import WIRE
from volteface.table import commands, events
from volteface.table.decide import Moment, decide
from volteface.table.look import Parts, People, Scene
from volteface.table.state import fold

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import Console

    from benchmarks.peers import Server
    from volteface.table.state import Table as LiveTable

ROUNDS = 10  # servers that are compared take turns, so that all meet the same noise of the machine
FIGURES = ("moves a second", "p50 ms", "p99 ms", "processor µs a move")
MANY, FEW = 1000, 10
BOT_GAMES = 100
LIFE = 60  # games at one table


def run(console: Console) -> None:
    """Print all figures of the server."""
    allow_files()
    if not install(console):
        return
    _beside_peer(console)
    _human_pace(console)
    _beside_bots(console)
    _quiet_tables(console)
    _length(console)


def _beside_peer(console: Console) -> None:
    """The same closed loop of 50 matches of two against all servers, in turn."""
    closed = {"tables": 50, "mode": "closed", "warm": 0.5, "seconds": 2}
    bgio: dict[str, Any] = {"client": "boardgame.io", **closed}
    revision = os.environ.get("BEFORE")
    with ExitStack() as stack:
        us, memory = stack.enter_context(ours()), stack.enter_context(theirs())
        disk = stack.enter_context(theirs(on_disk=True))
        loads = {
            "Volteface: Verso, on disk": lambda: load(us, **closed),
            "boardgame.io 0.50, draw, in memory": lambda: load(memory, game="draw", **bgio),
            "boardgame.io 0.50, draw, FlatFile": lambda: load(disk, game="draw", **bgio),
            "boardgame.io 0.50, tic-tac-toe, in memory": lambda: load(memory, game="tic-tac-toe", **bgio),
        }
        if revision:
            before = stack.enter_context(ours(tree=tree_of(revision)))
            loads[f"Volteface {revision}, on disk"] = lambda: load(before, **closed)
        found = _in_turns(console, loads)
    console.print(compared(found))
    (_, mine), *others = found.items()
    rows = []
    for name, rounds in others:
        columns = zip(FIGURES, _columns(mine), _columns(rounds), strict=True)
        rows += [Compared(figure, own, name, other) for figure, own, other in columns]
    keep(console, "server", rows)


def _human_pace(console: Console) -> None:
    """Two players and two visitors at each of 500 tables, and a move every five seconds."""
    with ours() as us:
        found = load(us, tables=500, visitors=2, mode="paced", period=5, warm=1, seconds=20)
    _, half, most, busy = found.figures
    console.print(
        f"2,000 viewers at 500 tables, a move every 5 s: {len(found.times):,} moves, p50 {half:.1f} ms,"
        f" p99 {most:.1f} ms (wanted: p99 below 50); {busy:,.0f} µs of processor a move for four viewers\n"
    )


def _beside_bots(console: Console) -> None:
    """Whether people wait while a hundred games of two masters go on in the same server."""
    paced = {"tables": 20, "mode": "paced", "period": 1, "warm": 1, "seconds": 10}
    warm_kernels()
    with ours() as us:
        asyncio.run(_bot_games(us, 1))  # the bots' programs are loaded with the first of them
        time.sleep(5)
        alone = load(us, **paced)
        asyncio.run(_bot_games(us, BOT_GAMES))
        beside = load(us, **paced)
    (_, _, quiet, _), (_, half, most, _) = alone.figures, beside.figures
    console.print(
        f"people beside {BOT_GAMES} games of two masters each: p50 {half:.1f} ms, p99 {most:.1f} ms"
        f" (aimed at: below 100); {quiet:.1f} ms without them\n"
    )


async def _bot_games(server: Server, count: int) -> None:
    """Open tables, hand both seats to masters, start, and go."""
    house = f"127.0.0.1:{server.port}"
    async with httpx.AsyncClient(base_url=f"http://{house}") as client:
        await client.post("/api/guest", json={})
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        for _ in range(count):
            code = (await client.post("/api/tables", json={"game": "verso", "seats": 2})).json()["table"]
            headers = {"cookie": cookies, "origin": f"http://{house}"}
            async with connect(f"ws://{house}/api/tables/{code}/ws?wire={WIRE}", additional_headers=headers) as wire:
                asked = [{"do": "bot", "seat": seat, "level": "master"} for seat in (1, 0)] + [{"do": "start"}]
                for number, command in enumerate(asked):
                    await wire.send(msgspec.json.encode({**command, "key": f"k{number}"}), text=True)
                    while f"k{number}" not in (answer := msgspec.json.decode(await wire.recv())).get("done", ()):
                        assert answer["is"] != "refusal", answer


def _quiet_tables(console: Console) -> None:
    """What tables weigh that nobody moves at, and whether they slow down the others."""
    closed = {"tables": FEW, "mode": "closed", "warm": 0.5, "seconds": 2.5}
    with TemporaryDirectory(prefix="volteface-bench-") as folder:
        with ours() as with_few, ours(folder) as with_many:
            fresh = resident(with_many)
            with hold(with_few, FEW):
                pass
            with hold(with_many, MANY // 2):
                watched = resident(with_many) - fresh
            time.sleep(1)
            emptied = resident(with_many)  # the same number of viewers come again: what grows now are the tables
            with hold(with_many, MANY // 2):
                pass
            time.sleep(1)
            left = resident(with_many) - emptied
            loads = {
                f"beside {FEW} quiet tables": lambda: load(with_few, **closed),
                f"beside {MANY:,} quiet tables": lambda: load(with_many, **closed),
            }
            found = _in_turns(console, loads)
        with ours(folder) as again:
            taken_up = (resident(again) - fresh) / 2
    weights = [f"{weight / (MANY // 2) / 1024:.0f} KiB" for weight in (taken_up, left, watched)]
    console.print(
        f"memory of a quiet table, of {MANY:,}: {weights[0]} when a server takes it up, {weights[1]} when its players"
        f" have been and left (wanted: below 50); {weights[2]} with both connected\n"
    )
    console.print(f"Many tables: {FEW} matches of two, closed loop\n{compared(found)}\nwanted: ratios of about 1\n")


def _length(console: Console) -> None:
    """What a move costs inside the server, early and late in a game, and at a new table and one with a long life."""
    rng = random.Random(1)
    old = _started()
    for number in range(LIFE):
        old, _ = _played(old, rng)
        old = _again(old, number)
    young, thirds = list[float](), list[list[float]]([[], [], []])
    aged = list[float]()
    for number in range(30):  # in turn, so that both meet the same noise of the machine
        _, costs = _played(_started(), rng)
        young += costs
        for third, some in enumerate(thirds):
            some += costs[len(costs) * third // 3 : len(costs) * (third + 1) // 3]
        old, costs = _played(old, rng)
        aged += costs
        old = _again(old, number)
    early, middle, late = map(median, thirds)
    console.print(
        f"a move inside the server, decided and shown to two, without disk and network: median"
        f" {early:.0f}, {middle:.0f}, {late:.0f} µs in the thirds of a game; {median(young):.0f} µs in a table's first"
        f" game, {median(aged):.0f} µs {LIFE} games later (wanted: about the same)\n"
    )


def _played(table: LiveTable, rng: random.Random) -> tuple[LiveTable, list[float]]:
    """A game played to its end, and what each move cost in microseconds."""
    costs, scene, people = [], None, People()
    known = {"0": Parts(), "1": Parts()}
    while table.status == "playing":
        seat, move = _any_move(table, rng)
        command = commands.Play(key=f"{table.seq}", seat=seat, seq=table.seq, move=move)
        begun = time.perf_counter()
        table = decide(table, command, f"{seat}", Moment(0)).table
        scene = Scene(table, people, (), scene)
        for viewer in known:
            _, known[viewer] = scene.frame(viewer, 0, known[viewer], 0)
        costs.append((time.perf_counter() - begun) * 1e6)
    return table, costs


def _again(table: LiveTable, seed: int) -> LiveTable:
    return decide(table, commands.Start(key=f"{table.seq}"), "0", Moment(0, deal=_deal(seed))).table


def _started() -> LiveTable:
    facts: list[events.Fact] = [
        events.Created("verso", 2, {}, "0"),
        events.Sat(0, "0"),
        events.Sat(1, "1"),
        events.Started(_deal("first")),
    ]
    table = fold((events.Event("BENCH", seq, 0, fact) for seq, fact in enumerate(facts, 1)), games.find)
    assert table is not None
    return table


def _deal(seed: object) -> dict[str, Any]:
    return verso.format_deal(verso.deal(2, {}, f"{seed}"))


def _any_move(table: LiveTable, rng: random.Random) -> tuple[int, str]:
    seat = next(seat for seat in (0, 1) if table.game.legal(table.state, seat))
    return seat, rng.choice(table.game.legal(table.state, seat)).move


def _in_turns(console: Console, loads: dict[str, Callable[[], Measured]]) -> dict[str, list[Measured]]:
    """Each load in turn, and all of that `ROUNDS` times."""
    found: dict[str, list[Measured]] = {name: [] for name in loads}
    for _ in track(range(ROUNDS), "Rounds", console=console, transient=True):
        for name, measure in loads.items():
            found[name].append(measure())
    return found


def compared(found: dict[str, list[Measured]]) -> str:
    """A table of closed loops, and what the first is to each of the others."""
    head = "| server | moves/s | p50 ms | p99 ms | processor µs a move |\n|---|---|---|---|---|\n"
    rows = [
        f"| {name} | {' | '.join(_spread(values) for values in _columns(rounds))} |" for name, rounds in found.items()
    ]
    (first, mine), *others = found.items()
    head_of_ratios = f"\n\n| {first} to ... | moves/s | p50 | p99 | processor |\n|---|---|---|---|---|\n"
    ratios = []
    for name, other in others:
        pairs = zip(_columns(mine), _columns(other), strict=True)
        columns = [[a / b for a, b in zip(*pair, strict=True)] for pair in pairs]
        ratios.append(f"| {name} | {' | '.join(_spread(values) for values in columns)} |")
    return head + "\n".join(rows) + head_of_ratios + "\n".join(ratios)


def _columns(rounds: list[Measured]) -> list[tuple[float, ...]]:
    return list(zip(*(one.figures for one in rounds), strict=True))


def _spread(values: Sequence[float]) -> str:
    """The median, and the middle half."""
    low, middle, high = quantiles(values, n=4)
    digits = 0 if middle >= 100 else 1 if middle >= 10 else 2
    return f"{middle:,.{digits}f} ({low:,.{digits}f} to {high:,.{digits}f})"
