"""Files that bind the client's geometry to the rules: `python -m tests.web.vectors` writes them anew.

Each is made by the rules from a fixed seed, and read by `web/src/geometry/*.test.ts`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.web.vectors import dessus_dessous, recto_verso

HERE = Path(__file__).parent
WRITERS: dict[str, Callable[[], str]] = {
    "dessus-dessous.txt": dessus_dessous.text,
    "recto-verso.txt": recto_verso.text,
}
