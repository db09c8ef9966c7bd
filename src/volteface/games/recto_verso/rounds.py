"""How a round begins and how it ends: the reveal, the verdict, the points, the ladder, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from volteface.core.game import Outcome
from volteface.games.recto_verso import news as told
from volteface.games.recto_verso.constants import LADDER
from volteface.games.recto_verso.deal import rounds
from volteface.games.recto_verso.state import KEPT, NOBODY, NOTHING, Fault, Round, State, Verdict

if TYPE_CHECKING:
    from volteface.games.recto_verso.news import News
    from volteface.games.recto_verso.state import Card


def round_card(state: State) -> Card:
    """The card of this round; used in order, and then again from the start (R9)."""
    return state.deal.cards[state.card % len(state.deal.cards)]


def begun(state: State) -> State:
    """R3: reveal the card, on an empty board; the clock has run since the last round ended."""
    if state.phase != "between":
        return state
    level = state.level if state.ladder else None
    news = (*state.news, told.Revealed(state.number + 1, state.active, state.partner, level))
    return replace(state, phase="building", building=NOTHING, by=NOBODY, touched=None, said=None, news=news)


def time_up(state: State) -> Fault:
    """R7: the reason when nobody has said the second word in time."""
    seconds = state.limit // 1000
    return Fault("time-up", {"seconds": seconds}, f"The {seconds} seconds have passed.")


def dropped_out() -> Fault:
    """R9: the reason when a partner has dropped out for the second time in a row."""
    return Fault("dropped-out", {}, "A partner has dropped out for the second time in a row.")


def ended(state: State, faults: tuple[Fault, ...]) -> State:
    """R6, R7: the verdict and the points, then the next round or the end."""
    right, time = not faults, state.clock - state.since
    if state.limit:
        time = min(time, state.limit)
    worth = points(state, time) if right and not state.ladder and state.limit else 0
    level = state.level if state.ladder else None
    done = Round(state.number + 1, state.active, state.partner, right, time, worth, level)
    news: News
    if right:
        news = told.Right(done.active, done.partner, time, worth, level, state.deal.options.pace)
    else:
        news = told.Wrong(done.active, done.partner, time, faults[0].code, len(faults))
    after = replace(
        state,
        phase="between",
        broken=False,
        said=None,
        since=state.clock,
        card=state.card + 1,
        rounds=(*state.rounds, done)[-KEPT:],
        verdict=Verdict(done, round_card(state), state.building, faults),
        news=(*state.news, news),
    )
    return _climbed(after, right=right) if state.ladder else _scored(after, done)


def _scored(state: State, done: Round) -> State:
    """R2, R7, R8: both partners score, and the player to the left is active, until all tokens are turned."""
    scores = tuple(
        score + done.points * (seat in (done.active, done.partner)) for seat, score in enumerate(state.scores)
    )
    state = replace(state, scores=scores)
    if done.number == rounds(state.deal.seats):
        return _over(state)
    return replace(state, number=done.number)


def _climbed(state: State, *, right: bool) -> State:
    """R9: one level up, or down to the first; above the last they are kings of construction."""
    levels = state.level if right else 0
    if levels == len(LADDER):
        state = replace(state, news=(*state.news, told.Kings(state.number + 1, state.deal.options.pace)))
        return _over(replace(state, scores=(levels, levels)))
    news = state.news
    if right or state.level > 1:
        news = (*news, told.Climbed(levels + 1) if right else told.Fell(levels + 1))
    return replace(state, number=state.number + 1, level=levels + 1, scores=(levels, levels), news=news)


def _over(state: State) -> State:
    state = replace(state, phase="over")
    result = outcome(state)
    return replace(state, news=(*state.news, told.Over(result.scores, result.winners)))


def again(state: State) -> State:
    """The same round with a new card: nobody is to blame, nothing counts."""
    return replace(
        state,
        phase="between",
        broken=state.broken or state.phase == "building",
        card=state.card + (state.phase == "building"),
        building=NOTHING,
        by=NOBODY,
        touched=None,
        said=None,
        since=state.clock,
        news=(*state.news, told.Again(state.active, state.partner)),
    )


def points(state: State, time: int) -> int:
    """R7: what a right building is worth after so many milliseconds."""
    options = state.deal.options
    return next((worth for seconds, worth in options.score_table if time <= seconds * options.pace * 1000), 0)


def outcome(state: State) -> Outcome:
    """R8: the most points win, and ties share. On the ladder both have the levels climbed, and win at the top."""
    best = max(state.scores)
    winners = tuple(seat for seat, score in enumerate(state.scores) if score == best)
    return Outcome(state.scores, winners if state.phase == "over" else None)
