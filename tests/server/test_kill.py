"""Nothing lost: a short round of kills; `make soak` has the long one."""

from __future__ import annotations

from pathlib import Path

from tests.server.soak import soak


def test_nothing_acknowledged_is_lost_or_done_twice_and_clients_go_on(tmp_path: Path) -> None:
    counts = soak(tmp_path, kills=3)
    assert counts.kills == 3
    assert min(counts.acknowledged, counts.moves, counts.frames) > 0
