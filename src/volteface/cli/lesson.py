"""A game's lesson in the terminal: the steps that the browser teaches, with the same positions, words and answers."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from rich.text import Text

from volteface import games
from volteface.core.lesson import LEARNER
from volteface.table.lesson import happen

if TYPE_CHECKING:
    from collections.abc import Callable

    from volteface.cli.play import Table
    from volteface.core.lesson import Step
    from volteface.locales import Language

TRIES = 5  # of one step, after which a pipe has nothing more to say


def teach(name: str, tongue: Language, sit: Callable[[list[str]], Table]) -> bool:
    """Go through all steps; says whether it came to the end. `sit` gives a table with these names around it."""
    state: Any = None
    for step in games.lesson(name) or ():
        found = _step(name, step, state if step.state is None else step.state, tongue, sit)
        if found is None:
            return False
        state = found
    return True


def _step(name: str, step: Step, begin: Any, tongue: Language, sit: Callable[[list[str]], Table]) -> Any:
    """The state after a step, or None if no usable line comes any more."""
    said = f"lesson-{name}-{step.name}"
    others = tongue.say(f"{said}-names").split(", ") if tongue.has(f"{said}-names") else []
    table = sit([tongue.say("play-you"), *others])
    table.out.rule()
    table.out.print(Text(tongue.say(said), style="bold"))
    state = begin
    tries = 0
    while step.right:
        tries += 1
        if tries > TRIES and not (sys.stdin and sys.stdin.isatty()):
            return None  # a pipe that has nothing better to say
        move = table.ask(begin, goes_on=False)
        if move is None:
            return None
        state = table.game.play(begin, LEARNER, table.game.parse(move), step.at)
        if move in step.right:
            break
        _tell(table, state)
        table.out.print(Text(tongue.say(f"{said}-{'near' if move in step.near else 'not'}"), style="bold"))
    if step.right:
        _tell(table, state)
    for do in step.then:
        state = happen(table.game, state, do)
        _tell(table, state)
    table.show(state)
    if step.right or step.then:
        table.out.print(Text.assemble(("✓ ", "green"), tongue.say(f"{said}-done")))
    return state


def _tell(table: Table, state: Any) -> None:
    """What a move has brought, in sentences."""
    for news in state.news:
        table.out.print(Text.assemble(("• ", "dim"), table.drawn.sentence(news, table.names, table.tongue)))
