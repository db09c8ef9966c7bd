"""Nicknames: what may be one, and how people whose names look alike are told apart at a table."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

LONGEST = 24
MARKS = 2  # accents on one letter
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0")  # they show nothing
_ALIKE = str.maketrans(
    {letter: latin for latin, letters in {
        "a": "аαɑ@", "b": "вЬβ6", "c": "сϲ", "d": "ԁ", "e": "еєε", "g": "ɡ", "h": "нһη", "j": "јϳ", "k": "кκ",
        "l": "іιӏ1i|!", "m": "м", "n": "п", "o": "оοσ0", "p": "рρ", "q": "ԛ", "r": "г", "s": "ѕ5$", "t": "тτ",
        "u": "υ", "v": "ν", "w": "ԝωш", "x": "хχ", "y": "уγ", "z": "2",
    }.items() for letter in letters}
)  # fmt: skip


def clean(text: str) -> str:
    """A typed name in one form, without what cannot be seen or turns the text around; empty if nothing is left."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFKC", text):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind.startswith("Z") or sign in "\t\n\r":
            kept.append(" ")
        elif not kind.startswith("C") and sign not in _BLANK and not _selects(sign) and marks <= MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())[:LONGEST].strip()


def _selects(sign: str) -> bool:
    """Whether it only chooses between two forms of the sign before it."""
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"


def outline(name: str) -> str:
    """What a name looks like at a glance: those of the same outline can be taken for each other."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = [sign for sign in plain.translate(_ALIKE) if unicodedata.category(sign)[0] in "LNS"]
    return "".join(letters).replace("rn", "m").replace("vv", "w") or name


def told_apart(names: Mapping[str, str], first: Iterable[str]) -> dict[str, str]:
    """Names by guest, those that look like somebody else's with a number; whoever is among the first keeps theirs."""
    shown: dict[str, str] = {}
    seen: dict[str, int] = {}
    for guest in dict.fromkeys((*first, *names)):
        if guest in names:
            look = outline(names[guest])
            seen[look] = seen.get(look, 0) + 1
            shown[guest] = names[guest] if seen[look] == 1 else f"{names[guest]} ({seen[look]})"
    return shown
