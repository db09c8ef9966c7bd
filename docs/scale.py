"""A cluster as queues: how long a move waits at which load, from measured costs, beside what was really measured.

    python docs/scale.py        reads benchmarks/cluster.json (`make bench`), draws docs/scale.svg

A move meets, in this order: the loop of its node (it is decided), the group commit of that node (what waits while a
group is flushed goes into the next), the loop again (it is shown to whoever looks there), and for whoever looks at
another node the bus (a message at most every 20 ms), a reading there (at most every 15 ms) and that node's loop.
The processors are as many as there are: all nodes and the database wait for one of them, on a machine with other work
for as long as was measured there, too.
"""

from __future__ import annotations

import heapq
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

from volteface.arena.plots import COLOURS, RIGHT, TOP, WIDE, Axes
from volteface.rooms.cluster import PAUSE as READING
from volteface.store.bus import PAUSE as TELLING

KEPT = Path(__file__).parents[1] / "benchmarks" / "cluster.json"
MOVES = 12_000
DECIDED = 0.35  # of a node's work for a move, what comes before it is stored
HIGHEST = 150.0  # milliseconds: what is drawn


class Queue:
    """Something that does one thing after the other."""

    def __init__(self) -> None:
        self.free = 0.0

    def take(self, now: float, time: float, among: Processors) -> float:
        """When a piece of work that comes now is done."""
        self.free = among.take(now, time, asleep=True) if now > self.free else among.take(self.free, time)
        return self.free


class Processors:
    """So many that share all work; whoever has slept waits besides, on average so long, for what others do there."""

    def __init__(self, count: int, wake: float, rng: Random) -> None:
        self._free, self._wake, self._rng = [0.0] * count, wake, rng

    def take(self, now: float, time: float, *, asleep: bool = False) -> float:
        """When a piece of work that could begin now is done; whoever has slept is woken first."""
        wait = self._rng.expovariate(1 / self._wake) if asleep and self._wake else 0
        begun = max(now + wait, heapq.heappop(self._free))
        heapq.heappush(self._free, begun + time)
        return begun + time


class Paced:
    """Something that happens at once, but then not again for a while."""

    def __init__(self, pause: float) -> None:
        self._pause, self._last = pause, -1.0

    def next(self, now: float) -> float:
        """When what comes now leaves: with what leaves already, or alone."""
        if now <= self._last:
            return self._last
        self._last = max(now, self._last + self._pause)
        return self._last


def simulated(rate: float, costs: dict[str, float], machine: tuple[int, float], nodes: int = 3) -> list[float]:
    """The milliseconds from the sending of each move to its arrival at the other player, at so many moves a second."""
    rng = Random(1)
    among = Processors(machine[0], machine[1] / 1000, rng)
    loops, tellers, readers = ([make() for _ in range(nodes)] for make in _MAKERS)
    waiting: list[list[tuple[float, float]]] = [[] for _ in range(nodes)]  # decided at, sent at
    flushing: list[bool] = [False] * nodes
    work, flush, database = costs["nodes"] / 1e6, costs["flush"] / 1e3, costs["database"] / 1e6
    found, agenda, number = list[float](), list[tuple[float, int, Callable[[float], None]]](), 0

    def at(time: float, what: Callable[[float], None]) -> None:
        nonlocal number
        number += 1
        heapq.heappush(agenda, (time, number, what))

    def come(node: int, now: float) -> None:
        done = loops[node].take(now, work * DECIDED, among)
        at(done, lambda then: decided(node, now, then))

    def decided(node: int, sent: float, now: float) -> None:
        waiting[node].append((now, sent))
        if not flushing[node]:
            begin(node, now)

    def begin(node: int, now: float) -> None:
        group, waiting[node] = waiting[node], []
        flushing[node] = True
        written = among.take(now, database * len(group), asleep=True) + flush * rng.uniform(0.7, 1.6)
        at(written, lambda then: flushed(node, group, then))

    def flushed(node: int, group: list[tuple[float, float]], now: float) -> None:
        flushing[node] = False
        if waiting[node]:
            begin(node, now)
        for _, sent in group:
            shown = loops[node].take(now, work * (1 - DECIDED) / 2, among)
            other = rng.randrange(nodes)
            if other == node:
                found.append((loops[node].take(shown, work * (1 - DECIDED) / 2, among) - sent) * 1000)
                continue
            read = readers[other].next(tellers[node].next(shown)) + 0.001
            at(read, partial(follow, other, sent))

    def follow(node: int, sent: float, now: float) -> None:
        found.append((loops[node].take(now, work * (1 - DECIDED) / 2, among) - sent) * 1000)

    time = 0.0
    for _ in range(MOVES):
        time += rng.expovariate(rate)
        at(time, partial(come, rng.randrange(nodes)))
    while agenda:
        now, _, what = heapq.heappop(agenda)
        what(now)
    return found


_MAKERS: tuple[Callable[[], Any], ...] = (Queue, lambda: Paced(TELLING), lambda: Paced(READING))


def main() -> None:
    """Print what was simulated beside what was measured, and draw both."""
    kept = json.loads(KEPT.read_text("utf-8"))
    spread = kept["costs"]["three nodes, spread"]
    costs = {"nodes": spread["nodes"], "database": spread["database"], "flush": kept["flush"]}
    for point in kept["points"]:
        cuts = quantiles(simulated(point["moves"], costs, (2, kept["wake"])), n=100)
        print(
            f"{point['moves']:,.0f} moves/s: simulated p50 {cuts[49]:.0f}, p99 {cuts[98]:.0f} ms;"
            f" measured {point['p50']:.0f}, {point['p99']:.0f}"
        )
    axes = Axes(
        "A move until the other player sees it, three nodes",
        (0, 4000),
        (0, HIGHEST),
        ("moves a second", "milliseconds"),
    )
    axes.scales(range(0, 4001, 500), range(0, int(HIGHEST) + 1, 25), "{:,.0f}")
    machines = (("2 processors, shared", (2, kept["wake"])), ("8 of their own", (8, 0.0)))
    for number, (name, machine) in enumerate(machines):
        colour = COLOURS[2 * number]
        curves: tuple[list[tuple[float, float]], list[tuple[float, float]]] = ([], [])
        for rate in (25, 50, 100, 200, 400, 700, 1000, 1500, 2000, 2500, 3000, 3500, 4000):
            cuts = quantiles(simulated(rate, costs, machine), n=100)
            for curve, cut in zip(curves, (cuts[49], cuts[98]), strict=True):
                if cut <= HIGHEST:
                    curve.append((rate, cut))
        for curve in curves:
            axes.line(curve, colour)
        place = TOP + 18 + 20 * number
        axes.lines.append(axes.text(WIDE - RIGHT - 230, place, f"{name}: p50 and p99", weight=600, fill=colour))
    for point in kept["points"]:
        for key in ("p50", "p99"):
            x, y = axes.at(point["moves"], min(point[key], HIGHEST))
            axes.lines.append(
                f"<circle cx='{x:.1f}' cy='{y:.1f}' r='4' fill='none' stroke='{COLOURS[1]}' stroke-width='2'/>"
            )
    axes.lines.append(axes.text(WIDE - RIGHT - 230, TOP + 58, "○ measured on 2 shared processors", fill=COLOURS[1]))
    axes.write(Path(__file__).with_name("scale.svg"))


if __name__ == "__main__":
    main()
