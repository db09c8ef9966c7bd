"""How deeply JSON is nested: bounded by a rule of ours, not by what a Python's recursion happens to bear."""

from __future__ import annotations

import re

DEEPEST = 32  # nothing that we read is nested more than a few times
_STRINGS = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)


def is_deep(text: str) -> bool:
    """Whether a JSON text is nested deeper than anything that we read."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth = 0
    for sign in re.findall(r"[\[{}\]]", _STRINGS.sub("", text)):
        depth += 1 if sign in "[{" else -1
        if depth > DEEPEST:
            return True
    return False
