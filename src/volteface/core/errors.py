"""What can be wrong with something a person or a program sent, as values with a sentence.

Every error has a code for programs and translators, arguments, and an English sentence that says
what is wrong. Translations stand in the locales under `error-CODE`; an error changes nothing.
"""

from __future__ import annotations


class GameError(Exception):
    """Something sent to a game was refused, and nothing has changed."""

    def __init__(self, code: str, sentence: str, **facts: object) -> None:
        super().__init__(sentence.format(**facts))
        self.code = code
        self.facts = facts

    @property
    def sentence(self) -> str:
        """The reason in English."""
        return str(self.args[0])

    @property
    def kind(self) -> str:
        """Which of the four kinds of refusal this is, as programs spell it."""
        return KINDS[type(self)]


class Malformed(GameError):
    """The text or value cannot be read as what it should be."""


class Illegal(GameError):
    """It can be read, but the rules forbid it now."""


class NotYours(GameError):
    """It would be allowed, but not to this seat at this moment."""


class Stale(GameError):
    """It answers a state that has passed."""


KINDS = {
    GameError: "refused",
    Malformed: "malformed",
    Illegal: "illegal",
    NotYours: "not-yours",
    Stale: "stale",
}
