"""A cluster as queues: how long a move waits at which load, from measured costs, beside what was really measured.

    python docs/scale.py        reads benchmarks/cluster.json (`make bench`), draws docs/scale.svg

A move meets, in this order: whoever sends it, the loop of its node (it is decided), the group commit of that node (what
waits while a group is flushed goes into the next), the loop again (it is shown to whoever looks there), and for whoever
looks at another node the bus (a message at most every 20 ms), the database that carries it, a reading there (at most
every 15 ms), that node's loop, and whoever receives it. All of them share the processors, which others use, too: every
piece of work takes longer than its processor time by as much as was measured there for one of half a millisecond. So
does a flush, as it was measured.

Left out: that the other work on the machine comes and goes, and what nodes do every second apart from the moves.
"""

from __future__ import annotations

import heapq
import json
from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Generator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import linear_regression, median, quantiles
from typing import Any

from volteface.arena.plots import COLOURS, RIGHT, TOP, WIDE, Axes
from volteface.rooms.watch import PAUSE as READING
from volteface.store.bus import PAUSE as TELLING

KEPT = Path(__file__).parents[1] / "benchmarks" / "cluster.json"
MOVES = 12_000
NODES = 3
DECIDED = 0.35  # of a node's work for a move, what comes before it is stored
WRITTEN, TOLD, READ = 0.6, 0.15, 0.25  # of the database's
_COSTS, _WAITS = ("nodes", "database", "playing"), ("waits", "flushes")
HIGHEST = 200.0  # milliseconds: what is drawn
RATES = (25, 50, 100, 200, 400, 700, 1000, 1500, 2000, 2500, 3000, 3500, 4000)


@dataclass(frozen=True)
class Spread:
    """Waits as they were measured: the one in milliseconds up to which each share of them is."""

    shares: list[float]
    waits: list[float]

    def draw(self, rng: Random) -> float:
        """One of them, in seconds."""
        share = rng.random()
        upper = min(bisect_right(self.shares, share), len(self.shares) - 1)
        low, high = self.shares[upper - 1], self.shares[upper]
        part = (share - low) / (high - low)
        return (self.waits[upper - 1] * (1 - part) + self.waits[upper] * part) / 1000


@dataclass(frozen=True)
class Machine:
    """So many processors, by how much a piece of work takes longer as others use them, and how long a flush takes."""

    processors: int
    waits: Spread | None
    flushes: Spread
    piece: float  # seconds of work after which one has waited so long


class Processors:
    """All work is done by one of them."""

    def __init__(self, machine: Machine, rng: Random) -> None:
        self._free, self._machine, self._rng = [0.0] * machine.processors, machine, rng

    def take(self, now: float, time: float) -> float:
        """When a piece of work that could begin now is done."""
        machine = self._machine
        wait = 0.0 if machine.waits is None else machine.waits.draw(self._rng) * time / machine.piece
        begun = max(now, heapq.heappop(self._free))
        heapq.heappush(self._free, begun + time)
        return begun + time + wait


class Loop:
    """A program that does one thing after the other."""

    def __init__(self, among: Processors) -> None:
        self.among, self.busy = among, False
        self.waiting: deque[tuple[Move, float]] = deque()


class Paced:
    """Something that happens at once, but then not again for a while."""

    def __init__(self, pause: float) -> None:
        self._pause, self._last = pause, -1.0

    def next(self, now: float) -> float:
        """When what comes now leaves: with what leaves already, or alone."""
        if now > self._last:
            self._last = max(now, self._last + self._pause)
        return self._last


Move = Generator["float | Commit | tuple[Loop, float]", float, None]
"""Says when it goes on, or at which commit it waits, or for which loop, with how much work."""


class Commit:
    """What waits while a group is flushed goes into the next."""

    def __init__(self, among: Processors, machine: Machine, rng: Random, work: float) -> None:
        self._among, self._flushes, self._rng, self._work = among, machine.flushes, rng, work
        self.waiting: list[Move] = []
        self.busy = False

    def begin(self, now: float) -> tuple[float, list[Move]]:
        """When all that waits is durable: after a flush, as it was measured for one, and the work of all others."""
        group, self.waiting, self.busy = self.waiting, [], True
        more = self._among.take(now, self._work * (len(group) - 1))
        return more + self._flushes.draw(self._rng), group


def simulated(rate: float, costs: dict[str, float], machine: Machine) -> list[float]:
    """The milliseconds from the sending of each move to its arrival at the other player, at so many moves a second."""
    rng = Random(1)
    among = Processors(machine, rng)
    work, database, playing = (costs[name] / 1e6 for name in _COSTS)
    player, loops = Loop(among), [Loop(among) for _ in range(NODES)]
    tellers, readers = ([Paced(pause) for _ in range(NODES)] for pause in (TELLING, READING))
    commits = [Commit(among, machine, rng, database * WRITTEN) for _ in range(NODES)]
    shows = work * (1 - DECIDED) / 2  # to one of two viewers
    found, agenda, number = list[float](), list[tuple[float, int, Callable[[float], None]]](), 0

    def at(time: float, what: Callable[[float], None]) -> None:
        nonlocal number
        number += 1
        heapq.heappush(agenda, (time, number, what))

    def go_on(move: Move, now: float, *, begins: bool = False) -> None:
        try:
            then = next(move) if begins else move.send(now)
        except StopIteration:
            return
        if isinstance(then, Commit):
            then.waiting.append(move)
            if not then.busy:
                flush(then, now)
        elif isinstance(then, tuple):
            loop, work = then
            loop.waiting.append((move, work))
            if not loop.busy:
                turn(loop, now)
        else:
            at(then, lambda time: go_on(move, time))

    def turn(loop: Loop, now: float) -> None:
        loop.busy = True
        move, work = loop.waiting.popleft()

        def done(time: float) -> None:
            loop.busy = False
            if loop.waiting:
                turn(loop, time)
            go_on(move, time)

        at(loop.among.take(now, work), done)

    def flush(commit: Commit, now: float) -> None:
        durable, group = commit.begin(now)

        def flushed(time: float) -> None:
            commit.busy = False
            if commit.waiting:
                flush(commit, time)
            for move in group:
                go_on(move, time)

        at(durable, flushed)

    def played(sent: float) -> Move:
        here, there = rng.randrange(NODES), rng.randrange(NODES)
        now = yield player, playing / 2
        now = yield loops[here], work * DECIDED
        now = yield commits[here]
        now = yield loops[here], shows
        if there == here:
            now = yield loops[here], shows
        else:
            now = yield tellers[here].next(now)
            now = yield among.take(now, database * TOLD)
            now = [readers[node].next(now) for node in range(NODES) if node != here][there - (there > here)]
            now = yield now  # all the others hear it, and look whether they have something to read
            now = yield among.take(now, database * READ)
            now = yield loops[there], shows
        now = yield player, playing / 2
        found.append((now - sent) * 1000)

    time = 0.0
    for _ in range(MOVES):
        time += rng.expovariate(rate)
        at(time, lambda now: go_on(played(now), now, begins=True))
    while agenda:
        now, _, what = heapq.heappop(agenda)
        what(now)
    return found


def costs_of_a_move(points: list[dict[str, Any]]) -> dict[str, float]:
    """What one move more costs at human paces: what nodes do every second anyway is told apart by a straight line."""
    rates = [point["moves"] for point in points]
    lines = {name: linear_regression(rates, [point[name] * point["moves"] for point in points]) for name in _COSTS}
    return {"moves": max(rates)} | {name: line.slope for name, line in lines.items()}


def costs_at(rate: float, measured: list[dict[str, Any]]) -> dict[str, float]:
    """What a move costs at this pace, between what was measured: of more moves, more share a group or a hint."""
    rates = [point["moves"] for point in measured]
    upper = min(max(bisect_right(rates, rate), 1), len(rates) - 1)
    low, high = measured[upper - 1], measured[upper]
    part = min(1.0, max(0.0, (rate - low["moves"]) / (high["moves"] - low["moves"])))
    return {name: low[name] * (1 - part) + high[name] * part for name in _COSTS}


def main() -> None:
    """Print what was simulated beside what was measured, and draw both."""
    kept = json.loads(KEPT.read_text("utf-8"))
    points, shares = kept["points"], kept["shares"]
    closed = [kept["costs"][name] for name in ("three nodes, spread", "three nodes, spread, three times the matches")]
    human = costs_of_a_move(points)
    print({name: round(cost) for name, cost in human.items()})
    measured = sorted([human, *closed], key=lambda point: float(point["moves"]))
    for point in points:
        machine = Machine(2, Spread(shares, point["waits"]), Spread(shares, point["flushes"]), kept["piece"])
        cuts = quantiles(simulated(point["moves"], human, machine), n=100)
        print(
            f"| {point['moves']:,.0f} | {cuts[49]:.0f} | {point['p50']:.0f} | {cuts[98]:.0f} | {point['p99']:.0f} |"
            f" {point['waits'][3]:.1f} | {point['flushes'][3]:.1f} |"
        )
    axes = Axes(
        "A move until the other player sees it, three nodes",
        (0, RATES[-1]),
        (0, HIGHEST),
        ("moves a second", "milliseconds"),
    )
    axes.scales(range(0, RATES[-1] + 1, 500), range(0, int(HIGHEST) + 1, 25), "{:,.0f}")
    waits, flushes = (Spread(shares, [_middle(points, name, i) for i in range(len(shares))]) for name in _WAITS)
    machines = (
        ("2 processors, shared", Machine(2, waits, flushes, kept["piece"])),
        ("8 of their own", Machine(8, None, flushes, kept["piece"])),
    )
    for number, (name, machine) in enumerate(machines):
        colour = COLOURS[2 * number]
        curves: tuple[list[tuple[float, float]], list[tuple[float, float]]] = ([], [])
        for rate in RATES:
            cuts = quantiles(simulated(rate, costs_at(rate, measured), machine), n=100)
            for curve, cut in zip(curves, (cuts[49], cuts[98]), strict=True):
                if cut <= HIGHEST:
                    curve.append((rate, cut))
        for curve in curves:
            axes.line(curve, colour)
        place = TOP + 18 + 20 * number
        axes.lines.append(axes.text(WIDE - RIGHT - 230, place, f"{name}: p50 and p99", weight=600, fill=colour))
    for point in points:
        for key, fill in (("p50", "none"), ("p99", COLOURS[1])):
            x, y = axes.at(min(point["moves"], RATES[-1]), min(point[key], HIGHEST))
            axes.lines.append(
                f"<circle cx='{x:.1f}' cy='{y:.1f}' r='4' fill='{fill}' stroke='{COLOURS[1]}' stroke-width='2'/>"
            )
    legend = "○ p50 and ● p99 measured there"
    axes.lines.append(axes.text(WIDE - RIGHT - 230, TOP + 58, legend, fill=COLOURS[1]))
    axes.write(Path(__file__).with_name("scale.svg"))


def _middle(points: list[dict[str, Any]], name: str, share: int) -> float:
    return float(median(point[name][share] for point in points))


if __name__ == "__main__":
    main()
