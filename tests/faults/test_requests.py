"""A short round of requests made from the schema; `make soak` has the long one."""

from __future__ import annotations

from pathlib import Path

from tests.faults.requests import fuzz
from tests.server.running import running


def test_every_answer_is_one_that_the_schema_tells(tmp_path: Path) -> None:
    with running(tmp_path) as live:
        assert fuzz(live, 12, 1) > 100
        assert not [line for line in live.logs if '"level": "error"' in line]
