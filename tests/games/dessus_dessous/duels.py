"""Bots alone at a table, by the rules and without a server; and the people whom they are measured by."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from volteface.core.chance import Chance
from volteface.games import dessus_dessous as game
from volteface.games.dessus_dessous.bots import LEVELS
from volteface.games.dessus_dessous.bots.rival import Level, choose
from volteface.games.dessus_dessous.state import Match, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from volteface.core.game import Bot
    from volteface.games.dessus_dessous.view import View


class Act(NamedTuple):
    """A move, and when it is made, in milliseconds of the game's clock."""

    at: int
    move: str


def asked(bot: Bot, view: View, rng: Chance) -> list[Act]:
    """What a bot does with what it sees: its rests added up from the moment of the view."""
    acts, at = [], view.now
    for step in bot(view, (), 0, rng):
        if step.do is not None:
            assert isinstance(step.do, str), "it says nothing"
            acts.append(Act(at, step.do))
        at += step.rest or 0
    return acts


def run(state: State, bots: Sequence[Bot], seed: int, *, least: bool = False) -> State:
    """Ask each when a mission lies open, play what is due, let deadlines pass; the least: last piles and grabs."""
    plans: dict[int, list[Act]] = {}
    known: object = None
    while game.outcome(state).winners is None:
        stage = (state.round, state.phase) if isinstance(state, Match) else (state.drawn, state.checks, state.phase)
        if stage != known:
            known = stage
            plans = {
                seat: asked(bot, game.view(state, seat), Chance(seed, seat, stage))[-2 if least else 0 :]
                for seat, bot in enumerate(bots)
            }
        due = game.deadline(state)
        assert due is not None
        at, seat = min(((plan[0].at, seat) for seat, plan in plans.items() if plan), default=(due, -1))
        if at >= due:
            state = game.advance(state, due)
        else:
            state = game.play(state, seat, game.parse(plans[seat].pop(0).move), at)
    return state


def person(pace: str, spread: float = 0.45, wrong: float = 0.1) -> Bot:
    """Somebody whose pace is a level's: the same medians, an even spread of times, now and then a wrong grab."""
    return partial(choose, Level(LEVELS[pace].medians, (spread, spread), 0.4, wrong))


def share(one: Bot, rivals: Sequence[Bot], games: int) -> float:
    """The part of the matches that somebody wins against these; a shared victory counts as its part."""
    won = 0.0
    for seed in range(games):
        state = run(game.start(game.deal(1 + len(rivals), {}, seed)), [one, *rivals], seed, least=True)
        winners = game.outcome(state).winners or ()
        won += (0 in winners) / len(winners)
    return won / games
