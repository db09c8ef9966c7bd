"""The page that keeps the last figures: one table of everything that is measured beside a peer.

A benchmark writes its own rows anew and leaves those of others, and what `make soak` has found below.
"""

from __future__ import annotations

import os
import platform
from datetime import date
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

RESULTS = Path(__file__).parents[1] / "results.md"
SMALL = 0.01  # a ratio below it is told as one of so many
SOAK = "\n# Soak\n"
HEAD = """# Beside peers

Made by `make bench`. Ours and theirs took turns in one run, so that both met the same noise of the machine: medians of
the rounds (of a solver: of the cards); the ratio is the median of the rounds' own ratios, ours to theirs, and its
spread is the middle half of them. Ours writes every move durably to disk before it is acknowledged. Of boardgame.io
0.50, `draw` is drawing Verso's cards with secrets, and FlatFile is the store that keeps games as ours does. Where
several nodes are measured, the peer is one server of ours.

| benchmark | figure | ours | peer | theirs | ratio | spread | machine | date |
|---|---|---|---|---|---|---|---|---|
"""


class Compared(NamedTuple):
    """One figure of ours and of a peer, of each round."""

    figure: str
    ours: Sequence[float]
    peer: str
    theirs: Sequence[float]

    @property
    def ratios(self) -> list[float]:
        """Ours to theirs, round by round."""
        return [mine / other for mine, other in zip(self.ours, self.theirs, strict=True)]


def machine() -> str:
    """Where this was measured."""
    return f"{os.cpu_count()} shared cores, {platform.system()}, Python {platform.python_version()}"


def keep(console: Console, benchmark: str, compared: Sequence[Compared]) -> None:
    """Write the rows of a benchmark to the page, instead of those of its last run."""
    page, soak, found = RESULTS.read_text("utf-8").partition(SOAK)
    rows = [line for line in page.splitlines() if line.startswith("| ") and not line.startswith("| benchmark")]
    rows = [line for line in rows if not line.startswith(f"| {benchmark} |")]
    rows += [_line(benchmark, one) for one in compared]
    RESULTS.write_text(
        HEAD + "\n".join(sorted(rows, key=lambda row: row.split(" | ")[0])) + "\n" + soak + found, "utf-8"
    )
    console.print(f"Written to benchmarks/{RESULTS.name}.\n")


def _line(benchmark: str, one: Compared) -> str:
    low, middle, high = quantiles(one.ratios, n=4, method="inclusive")
    ours, theirs = number(median(one.ours)), number(median(one.theirs))
    spread = f"{_ratio(low)} to {_ratio(high)}"
    day = f"{date.today():%Y-%m-%d}"
    cells = (benchmark, one.figure, ours, one.peer, theirs, _ratio(middle), spread, machine(), day)
    return f"| {' | '.join(cells)} |"


def _ratio(value: float) -> str:
    return number(value) if value >= SMALL else f"1/{1 / value:,.0f}"


def number(value: float) -> str:
    """With three digits that count."""
    digits = 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 0.1 else 4
    return f"{value:,.{digits}f}"
