"""Answers of the program as JSON."""

from __future__ import annotations

import json
from typing import Any

from tests.cli.command import volteface


def json_of(*arguments: str) -> Any:
    """What the program printed, read; it must have been one object and nothing else."""
    done = volteface(*arguments)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
