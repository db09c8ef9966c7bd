"""R6 to R9: how rounds end, what they bring, the ladder, and who wins."""

from __future__ import annotations

import pytest

from tests.games.recto_verso.scenes import begin, build, finish, play, refused, solution, told, wait
from volteface.games import recto_verso as game
from volteface.games.recto_verso import solver
from volteface.games.recto_verso.building import replaced
from volteface.games.recto_verso.news import Wrong
from volteface.games.recto_verso.pieces import INDEX

# --- points


@pytest.mark.parametrize(
    ("seconds", "points"),
    [
        (0.001, 10),
        (15.000, 10),
        (15.001, 9),
        (20.000, 9),
        (25.000, 8),
        (30.000, 7),
        (40.000, 6),
        (50.000, 5),
        (57.000, 4),
        (60.000, 4),
        (75.000, 3),
        (90.000, 2),
        (90.001, 1),
        (120.000, 1),
    ],
)
def test_points_come_from_the_table_to_the_millisecond(seconds: float, points: int) -> None:
    """R7: exactly 15.000 s scores 10, exactly 120.000 s scores 1; both partners score the same."""
    assert finish(begin(3), seconds).scores == (points, points, 0)


def test_points_count_from_each_rounds_own_reveal() -> None:
    """R7: a later round starts at zero again."""
    state = finish(begin(3), 60)
    assert state.scores == (4, 4, 0)
    assert (state.active, state.partner) == (1, 0)
    assert finish(state, 75).scores == (14, 14, 0)


def test_past_the_last_time_the_round_ends_with_nothing() -> None:
    """R7: 120.001 s is too late."""
    state = build(begin(3), solution(0), 10)
    assert wait(state, 120).phase == "building"
    assert game.deadline(state) == 120_001
    state = wait(state, 120.001)
    assert (state.phase, told(state), state.scores) == ("between", ["wrong"], (0, 0, 0))
    assert state.verdict is not None
    assert [fault.sentence for fault in state.verdict.faults] == ["The 120 seconds have passed."]
    assert state.verdict.round.time == 120_000


def test_a_wrong_building_scores_nothing() -> None:
    """R7: both partners get nothing, however fast."""
    wrong = replaced(solution(0), INDEX["K"], 0)
    state = build(begin(3), wrong, 5)
    state = play(state, (0, "recto", 5), (1, "verso", 5))
    assert state.scores == (0, 0, 0)
    assert told(state) == ["verso", "wrong"]
    last = state.news[-1]
    assert isinstance(last, Wrong)
    assert last.reason == "pieces-left"


def test_any_right_building_scores_not_only_the_one_the_card_was_made_from() -> None:
    """R6: another solution of the same card."""
    card = begin(3).deal.cards[0]
    other = next(found for found in solver.solutions(card, "simple", limit=2) if found != solution(0))
    state = play(build(begin(3), other, 5), (0, "recto", 5), (1, "verso", 5))
    assert state.scores == (10, 10, 0)


def test_a_table_can_have_its_own_score_table_and_pace() -> None:
    """R7: the table is data."""
    own = begin(3, score_table=((10, 3), (40, 1)))
    assert finish(own, 10).scores == (3, 3, 0)
    assert finish(own, 40).scores == (1, 1, 0)
    assert wait(own, 40.001).verdict is not None
    slow = begin(3, pace=2)
    assert finish(slow, 30).scores == (10, 10, 0)
    assert finish(slow, 240).scores == (1, 1, 0)


def test_the_most_points_win_and_ties_share() -> None:
    """R8: and there is no limit to the points."""
    state = begin(3)
    while state.number < 11:
        state = finish(state, state.clock / 1000 + 10, right=2 not in (state.active, state.partner))
    state = finish(state, state.clock / 1000 + 10, right=False)
    scores, winners = game.outcome(state)
    assert scores[0] == scores[1] > scores[2] == 0
    assert winners == (0, 1)
    assert told(state)[-1] == "over"
    error = refused(state, 0, "recto", state.clock / 1000 + 1)
    assert (error.code, error.sentence) == ("game-over", "The game is over.")


# --- the ladder


def test_two_climb_the_seven_levels_to_become_kings() -> None:
    """R9: 90, 75, 60, 45, 30, 20, 15 seconds; exactly in time is in time."""
    state, at = begin(2), 0.0
    for level, seconds in enumerate((90, 75, 60, 45, 30, 20, 15), 1):
        assert (state.level, state.limit, game.outcome(state).winners) == (level, seconds * 1000, None)
        at += seconds
        state = finish(state, at)
        assert state.scores == (level, level)
    assert told(state) == ["verso", "right", "kings", "over"]
    assert game.outcome(state).winners == (0, 1)


def test_a_failure_starts_again_at_level_1_with_a_new_card() -> None:
    """R9: too late or wrong alike."""
    state = finish(finish(begin(2), 10), 20)
    assert state.level == 3
    late = wait(state, 80.001)
    assert (late.level, late.scores, told(late)) == (1, (0, 0), ["revealed", "wrong", "fell"])
    wrong = finish(state, 30, right=False)
    assert (wrong.level, wrong.scores) == (1, (0, 0))
    assert late.card == wrong.card == 3
    assert wait(begin(2), 90).phase == "building"
    assert told(wait(begin(2), 90.001)) == ["revealed", "wrong"]


def test_no_card_comes_back_before_all_have_been_used() -> None:
    """R9: the 32 cards in their order, then again from the start."""
    state, seen = begin(2), []
    for _ in range(40):
        state = wait(state, state.clock / 1000 + 0.001)
        seen.append(state.deal.cards[state.card % 32])
        state = finish(state, state.clock / 1000 + 1, right=False)
    assert len(set(seen[:32])) == 32
    assert seen[32:] == seen[:8]
    assert len(state.rounds) == 32


def test_on_the_ladder_both_keep_their_sides() -> None:
    """R9: the first seat looks at the front in every attempt."""
    state = finish(begin(2, first=1), 10)
    assert (state.active, state.partner) == (1, 0)
    assert game.partners(wait(state, 11)) == (1, 0)
