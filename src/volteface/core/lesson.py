"""A first game that teaches, as a game writes it down.

It is a list of positions of the game's own rules, what is to be done in each, and what then happens by itself. Whoever
teaches asks the rules for every answer (`table/lesson.py`), so none can be wrong.

The texts of a step are messages: `lesson-GAME-NAME` says what to do, `lesson-GAME-NAME-done` what has happened, and
`lesson-GAME-NAME-not` answers whoever has done something else; `lesson-GAME-NAME-near`, whoever has done half of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

LEARNER = 0  # the seat of whoever learns


class Do(NamedTuple):
    """Something that happens by itself: a seat's move or words, or time that passes, until this moment of the clock."""

    seat: int | None = None
    move: str | None = None
    at: int = 0
    says: tuple[str, Mapping[str, object]] | None = None  # a phrase: its code and facts


class Step(NamedTuple):
    """One idea: a position, and the moves that show that it was understood. With nothing to do it is only looked at."""

    name: str
    rules: tuple[str, ...]  # the numbers of the rules that it teaches
    state: Any = None  # where it begins; where the step before has led to, if that is not said
    right: tuple[str, ...] = ()  # the learner's moves that lead on
    near: tuple[str, ...] = ()  # moves that are half of it
    tell: tuple[str, Mapping[str, object]] | None = None  # or the phrase that the learner is to say
    tries: tuple[str, ...] | None = None  # other moves that the rules answer; all that are allowed, if that is not said
    then: tuple[Do, ...] = ()  # what the others do when that is done
    at: int = 0  # the moment of a game against the clock
    later: tuple[str, ...] = ()  # moves that the rules would allow, and that are not offered yet
    more: bool = False  # whether it is a little more than what one must know for a first game
