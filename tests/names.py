"""How games are named in texts, for the tests that look where."""

from __future__ import annotations

import re


def pattern(name: str) -> re.Pattern[str]:
    """A game's name however it is written: `recto-verso`, `recto_verso`, `RectoVerso`, `Recto Verso`.

    A part of a word is no name, but a plural is one: a game called nim is named by `nims` and not by `animation`.
    """
    words = name.split("-")
    plain, camel = "[-_ ]?".join(words), "[-_ ]?".join(map(str.title, words))
    return re.compile(rf"(?:(?<![A-Za-z])(?i:{plain})|{camel})s?(?![a-z])")
