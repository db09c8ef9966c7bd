"""A screen that nobody sees: browsers that draw in space want one."""

from __future__ import annotations

import os
import subprocess

from tests.engines.engine import PATIENCE, SIZE


class Screen:
    """An X server in memory."""

    def __init__(self) -> None:
        size = f"{SIZE[0]}x{SIZE[1] + 200}x24"
        command = ["Xvfb", "-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._process.stdout is not None
        self.environment = os.environ | {"DISPLAY": f":{self._process.stdout.readline().strip()}"}

    def close(self) -> None:
        """Turn it off."""
        self._process.terminate()
        self._process.wait(PATIENCE)
