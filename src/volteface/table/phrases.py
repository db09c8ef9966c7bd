"""Quick phrases: templates that everybody reads in their own language. Cells are in front coordinates.

A phrase is a code and its facts, nothing free: column x from the front's left and level z from the ground, 0 to 3,
and a colour by its letter. Each reader's client shows cells from its own side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.core.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Mapping

PHRASES: dict[str, tuple[str, ...]] = {
    "need": ("colour", "x", "z"),
    "empty": ("x", "z"),
    "unseen": ("colour",),
    "wait": (),
    "yes": (),
    "no": (),
    "hello": (),
    "thanks": (),
    "well-played": (),
    "your-turn": (),
    "again": (),
}
COLOURS = "KWENGPVOYBR"


def check_phrase(code: str, facts: Mapping[str, object]) -> None:
    """Refuse a phrase that is none, or whose facts are not those it has."""
    if code not in PHRASES:
        known = ", ".join(PHRASES)
        raise Malformed(
            "unknown-phrase", "There is no phrase {phrase!r}; the phrases are: {known}.", phrase=code, known=known
        )
    fits = set(facts) == set(PHRASES[code]) and all(_fits(name, value) for name, value in facts.items())
    if not fits:
        wanted = ", ".join(PHRASES[code]) or "nothing"
        raise Malformed("phrase-facts", "The phrase {phrase} needs {wanted}.", phrase=code, wanted=wanted)


def _fits(name: str, value: object) -> bool:
    if name == "colour":
        return isinstance(value, str) and len(value) == 1 and value in COLOURS
    return type(value) is int and 0 <= value <= 3
