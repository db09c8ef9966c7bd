"""Quick phrases: templates that everybody reads in their own language.

A phrase is a code and its facts, nothing free. Those here have no facts and are for every table; a game in which words
matter declares more of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from volteface.core.errors import Malformed
from volteface.core.game import spoken

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from volteface.core.game import Game

PHRASES = ("wait", "yes", "no", "hello", "thanks", "well-played", "your-turn", "again")


def check_phrase(game: Game[Any, Any, Any], code: str, facts: Mapping[str, object]) -> None:
    """Refuse a phrase that is none in this game, or whose facts are not those it has."""
    known = phrases(game)
    if code not in known:
        sentence = "There is no phrase {phrase!r}; the phrases are: {known}."
        raise Malformed("unknown-phrase", sentence, phrase=code, known=", ".join(known))
    wanted = known[code]
    if set(facts) != set(wanted) or not all(_is_one_of(facts[name], wanted[name]) for name in wanted):
        names = ", ".join(wanted) or "nothing"
        raise Malformed("phrase-facts", "The phrase {phrase} needs {wanted}.", phrase=code, wanted=names)


def phrases(game: Game[Any, Any, Any]) -> dict[str, Mapping[str, Collection[object]]]:
    """All phrases of a table of this game, each with what its facts may be."""
    own = spoken(game)
    return {**({} if own is None else own.PHRASES), **{code: {} for code in PHRASES}}


def _is_one_of(value: object, allowed: Collection[object]) -> bool:
    """Whether a value is allowed; its type counts, for True is no number."""
    return any(type(value) is type(one) and value == one for one in allowed)
