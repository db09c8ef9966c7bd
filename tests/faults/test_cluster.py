"""A short round of everything that can fail in a cluster; `make soak` has the long one."""

from __future__ import annotations

from pathlib import Path

from tests.faults.cluster import survive


def test_nodes_database_and_lines_fail_and_nothing_is_lost_or_done_twice(tmp_path: Path) -> None:
    counts, survived = survive(tmp_path, ["kill", "deafness", "restart", "cut"], seed=1)
    assert min(counts.acknowledged, counts.moves, counts.frames) > 0
    assert survived["kill"] == 1
