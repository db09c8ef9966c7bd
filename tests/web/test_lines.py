"""No line of the client is longer than 140 characters, also where the formatter breaks none: comments, texts."""

from __future__ import annotations

from pathlib import Path

SOURCE = Path(__file__).parents[2] / "web" / "src"
LONGEST = 140


def test_no_line_is_too_long() -> None:
    for file in SOURCE.rglob("*"):
        if file.suffix not in (".ts", ".svelte", ".css") or file.parent.name == "generated":
            continue
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            assert len(line) <= LONGEST, f"{file.relative_to(SOURCE)}:{number} has {len(line)} characters"
