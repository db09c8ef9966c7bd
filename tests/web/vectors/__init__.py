"""Files that bind what the client decides by itself to the rules: `python -m tests.web.vectors` writes them anew.

Each is made by the rules from a fixed seed, and read by the tests in `web/src/geometry`, `web/src/companion` and
beside the games.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.web.vectors import (
    companion_dessus_dessous,
    companion_recto_verso,
    companion_verso,
    dessus_dessous,
    dessus_dessous_missions,
    echo,
    recto_verso,
)

HERE = Path(__file__).parent
WRITERS: dict[str, Callable[[], str]] = {
    "companion-dessus-dessous.txt": companion_dessus_dessous.text,
    "companion-recto-verso.txt": companion_recto_verso.text,
    "companion-verso.txt": companion_verso.text,
    "dessus-dessous.txt": dessus_dessous.text,
    "dessus-dessous-missions.txt": dessus_dessous_missions.text,
    "echo-dessus-dessous.txt": echo.dessus_dessous,
    "echo-recto-verso.txt": echo.recto_verso,
    "recto-verso.txt": recto_verso.text,
}
