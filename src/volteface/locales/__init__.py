"""The languages: one Fluent file each, read by Python and by the browser alike.

Adding a language is adding one `.ftl` file with the messages of `en.ftl`. Errors have their English sentence
where they are raised; the other files translate it under `error-CODE`.
"""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from volteface.core.errors import Malformed

if TYPE_CHECKING:
    from volteface.core.errors import GameError

CODES = tuple(sorted(entry.name[:-4] for entry in files(__package__).iterdir() if entry.name.endswith(".ftl")))


class Language:
    """The messages of one language."""

    def __init__(self, code: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # here, for a server listens before it says anything

        self.code = code
        self._bundle = FluentBundle([code], use_isolating=False)
        self._bundle.add_resource(FluentResource((files(__package__) / f"{code}.ftl").read_text("utf-8")))

    def say(self, message: str, **facts: object) -> str:
        """A message with its facts filled in; truth values are `true` and `false` in the files."""
        values = {name: str(fact).lower() if isinstance(fact, bool) else fact for name, fact in facts.items()}
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{message} has no text in {self.code}.ftl")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise errors[0]
        return str(text)

    def has(self, message: str) -> bool:
        """Whether there is a message of this name."""
        return self._bundle.has_message(message)

    def explain(self, error: GameError) -> str:
        """An error's sentence in this language, or in English where there is no translation."""
        message = f"error-{error.code}"
        if self.code == "en" or not self.has(message):
            return error.sentence
        return self.say(
            message, **{name: fact if isinstance(fact, int) else str(fact) for name, fact in error.facts.items()}
        )


@cache
def language(code: str) -> Language:
    """The language of this code."""
    if code not in CODES:
        known = ", ".join(CODES)
        raise Malformed(
            "unknown-language",
            "There is no language {language!r} here; there are: {known}.",
            language=code,
            known=known,
        )
    return Language(code)


def rulebook(game: str, code: str) -> str:
    """The rulebook of a game as it is written (`rules/README.md`), in English where this language has none."""
    folder = files(__package__) / "rules"
    books = [folder / f"{game}.{one}.md" for one in (code, "en")]
    found = next((book for book in books if book.is_file()), None)
    if found is None:
        raise Malformed("no-rulebook", "There is no rulebook of {game}.", game=game)
    return found.read_text("utf-8")


def preferred() -> str:
    """The person's language by their environment, if we speak it; English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code:
            return code if code in CODES else "en"
    return "en"
