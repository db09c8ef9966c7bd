"""The page of figures: a benchmark writes its own rows anew, and leaves those of others and what `make soak` found."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.peers import results
from benchmarks.peers.results import Compared
from rich.console import Console

from tests.faults import soak


def test_figures_of_other_runs_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page, console = tmp_path / "results.md", Console(quiet=True)
    page.write_text("# Beside peers\n")
    monkeypatch.setattr(results, "RESULTS", page)
    monkeypatch.setattr(soak, "RESULTS", page)
    soak.keep([("kills", "10 kills", "none lost")])
    results.keep(console, "server", [Compared("p50 ms", [2, 2, 3], "another", [4, 1, 3])])
    results.keep(console, "cluster", [Compared("µs a move", [300.0] * 3, "one node", [200.0] * 3)])
    results.keep(console, "server", [Compared("p50 ms", [6, 6, 12], "another", [12, 6, 6])])
    soak.keep([("fuzz", "none failed", "none")])
    rows = [line.split(" | ")[:7] for line in page.read_text().splitlines() if line.startswith("| ")]
    assert rows[1:3] == [
        ["| cluster", "µs a move", "300", "one node", "200", "1.50", "1.50 to 1.50"],
        ["| server", "p50 ms", "6.00", "another", "6.00", "1.00", "0.75 to 1.50"],
    ]
    assert [row[0] for row in rows[4:]] == ["| kills", "| fuzz"]
    assert page.read_text().count("# Beside peers") == page.read_text().count("# Soak") == 1
