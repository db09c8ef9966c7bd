"""The frames of a lesson: what the learner is shown at every step, and the rules' answer to everything that is tried.

All of it is made beforehand (`make types`), so that a lesson needs no server once it is loaded.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from volteface.core.errors import Illegal
from volteface.core.game import timed
from volteface.core.lesson import LEARNER

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from volteface.core.game import Game
    from volteface.core.lesson import Do, Step


class LessonSaid(msgspec.Struct, frozen=True):
    """A phrase that somebody says to the learner, or the learner is to say."""

    seat: int
    code: str
    facts: dict[str, object]


class LessonFrame(msgspec.Struct, frozen=True):
    """What the learner sees at one moment, and what has led there."""

    view: Any
    legal: tuple[Any, ...]
    news: tuple[Any, ...]
    at: int  # the game's clock in milliseconds
    rests: bool  # whether it is between two rounds, where that clock stands
    said: LessonSaid | None = None


class LessonStep(msgspec.Struct, frozen=True):
    """One idea. `tries` are the rules' answers to moves; what is not among them, the game's board answers itself."""

    name: str
    rules: tuple[str, ...]
    more: bool
    begin: LessonFrame | None  # None: it goes on where the step before has ended
    right: tuple[str, ...]
    near: tuple[str, ...]
    tell: LessonSaid | None
    tries: dict[str, LessonFrame]
    later: tuple[str, ...]  # moves that are not offered yet
    then: tuple[LessonFrame, ...]  # what happens by itself


class Lesson(msgspec.Struct, frozen=True):
    """A first game that teaches."""

    game: str
    constants: Any
    steps: tuple[LessonStep, ...]


def lesson(game: Game[Any, Any, Any], steps: Sequence[Step]) -> Lesson:
    """All frames of a game's lesson."""
    made: list[LessonStep] = []
    state: Any = None
    for step in steps:
        state = step.state if step.state is not None else state
        made.append(_step(game, step, state))
        state = reached(game, step, state)[-1]
    return Lesson(game.NAME, game.CONSTANTS, tuple(made))


def reached(game: Game[Any, Any, Any], step: Step, begin: Any) -> list[Any]:
    """The states of a step that is done right: after the learner's move, and after each thing that happens then."""
    states = [_play(game, begin, LEARNER, step.right[0], step.at) if step.right else begin]
    for do in step.then:
        states.append(happen(game, states[-1], do))
    return states


def _step(game: Game[Any, Any, Any], step: Step, begin: Any) -> LessonStep:
    allowed = [choice.move for choice in game.legal(begin, LEARNER)] if step.right else []
    moves = dict.fromkeys([*step.right, *(allowed if step.tries is None else step.tries)])
    then = zip(step.then, reached(game, step, begin)[1:], strict=True)
    return LessonStep(
        name=step.name,
        rules=step.rules,
        more=step.more,
        begin=None if step.state is None else _frame(game, begin, step.at),
        right=step.right,
        near=step.near,
        tell=None if step.tell is None else _phrase(LEARNER, step.tell),
        tries=dict(_tried(game, begin, moves, step.at)),
        later=step.later,
        then=tuple(_frame(game, state, do.at, _said(do)) for do, state in then),
    )


def _tried(game: Game[Any, Any, Any], begin: Any, moves: Iterable[str], at: int) -> Iterator[tuple[str, LessonFrame]]:
    """What the rules answer to moves; some are only possible after others."""
    for move in moves:
        with suppress(Illegal):
            yield move, _frame(game, _play(game, begin, LEARNER, move, at), at)


def happen(game: Game[Any, Any, Any], state: Any, do: Do) -> Any:
    """The state after something that happens by itself."""
    if do.seat is not None and do.move is not None:
        return _play(game, state, do.seat, do.move, do.at)
    clocked = timed(game)
    return state if clocked is None else clocked.advance(state, do.at)


def _play(game: Game[Any, Any, Any], state: Any, seat: int, move: str, at: int) -> Any:
    return game.play(state, seat, game.parse(move), at)


def _said(do: Do) -> LessonSaid | None:
    return None if do.seat is None or do.says is None else _phrase(do.seat, do.says)


def _phrase(seat: int, says: tuple[str, Mapping[str, object]]) -> LessonSaid:
    return LessonSaid(seat, says[0], dict(says[1]))


def _frame(game: Game[Any, Any, Any], state: Any, at: int, said: LessonSaid | None = None) -> LessonFrame:
    clocked = timed(game)
    rests = clocked is not None and clocked.rests(state)
    return LessonFrame(
        game.view(state, LEARNER), game.legal(state, LEARNER), () if said else state.news, at, rests, said
    )
