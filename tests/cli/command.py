"""Run the installed program as a person does."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

PROGRAM = Path(sys.executable).with_name("volteface")


def volteface(
    *arguments: str | Path,
    given: str = "",
    cwd: Path | None = None,
    columns: str = "100",
    under: Sequence[str] = (),
) -> subprocess.CompletedProcess[str]:
    """The finished process of `volteface ARGUMENTS`, with `given` on its standard input, maybe `under` others."""
    environment = os.environ | {"COLUMNS": columns, "NO_COLOR": "1", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [*under, PROGRAM, *arguments],
        input=given,
        capture_output=True,
        text=True,
        timeout=300,
        env=environment,
        cwd=cwd,
    )
