"""What can be wrong with something a person or a program sent, as values with a sentence.

Every error has a code for programs and translators, arguments, and an English sentence that says
what is wrong. Translations stand in the locales under `error-CODE`; an error changes nothing.
"""

from __future__ import annotations

import json
from typing import ClassVar

LONGEST = 200  # characters of what somebody sent, in a sentence about it


class GameError(Exception):
    """Something sent to a game was refused, and nothing has changed. `kind` is how programs spell its class."""

    kind: ClassVar[str] = "refused"

    def __init__(self, code: str, sentence: str, **facts: object) -> None:
        super().__init__(sentence.format(**{name: _shown(fact) for name, fact in facts.items()}))
        self.code = code
        self.facts = facts

    @property
    def sentence(self) -> str:
        """The reason in English."""
        return str(self.args[0])


def _shown(fact: object) -> str:
    """A fact as a sentence shows it: as JSON spells it, printable, and not longer than a person reads."""
    text = fact if isinstance(fact, str) else json.dumps(fact, default=str)
    text = "".join(letter if letter.isprintable() else "?" for letter in text[: LONGEST + 1])
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


class Malformed(GameError):
    """The text or value cannot be read as what it should be."""

    kind = "malformed"


class Illegal(GameError):
    """It can be read, but the rules forbid it now."""

    kind = "illegal"


class NotYours(GameError):
    """It would be allowed, but not to this seat at this moment."""

    kind = "not-yours"


class Stale(GameError):
    """It answers a state that has passed."""

    kind = "stale"
