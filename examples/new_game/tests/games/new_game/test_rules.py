"""The rules, each cited by a test."""

from __future__ import annotations

import pytest

from volteface import games
from volteface.core.chance import Chance
from volteface.core.errors import GameError, Illegal, NotYours
from volteface.core.game import move_of
from volteface.games import new_game
from volteface.games.new_game.state import Options, State


def pile(stones: int, *, seats: int = 2, last_loses: bool = False) -> State:
    """So many stones, and seat 0 to move."""
    return State(Options(last_loses), stones, (0,) * seats, 0)


def test_chance_decides_the_pile_and_who_begins() -> None:
    """T1: within the bounds, and every seat begins at times."""
    deals = [new_game.deal(3, {}, seed) for seed in range(200)]
    assert {deal.first for deal in deals} == {0, 1, 2}
    assert (min(deal.pile for deal in deals), max(deal.pile for deal in deals)) == (15, 40)
    for stones in (14, 41, True, None):
        with pytest.raises(GameError, match="15 to 40 stones"):
            new_game.parse_deal({"seats": 2, "pile": stones})


def test_one_takes_one_to_three_in_turn() -> None:
    """T2: and not more than there are."""
    state = pile(4)
    assert [choice.move for choice in new_game.legal(state, 0)] == ["take 1", "take 2", "take 3"]
    assert new_game.legal(state, 1) == ()
    with pytest.raises(NotYours, match="turn of seat 0"):
        new_game.play(state, 1, new_game.parse("take 1"))
    state = new_game.play(state, 0, new_game.parse("take 2"))
    assert (state.pile, state.turn, state.taken) == (2, 1, (2, 0))
    assert [choice.move for choice in new_game.legal(state, 1)] == ["take 1", "take 2"]
    with pytest.raises(Illegal, match="only 2 stones"):
        new_game.play(state, 1, new_game.parse("take 3"))


def test_the_last_stone_wins() -> None:
    """T3: and then the game is over."""
    state = new_game.play(pile(2, seats=3), 0, new_game.parse("take 2"))
    assert new_game.outcome(state) == ((1, 0, 0), (0,))
    assert new_game.legal(state, 0) == ()
    with pytest.raises(Illegal, match="over"):
        new_game.play(state, 0, new_game.parse("take 1"))


def test_the_last_stone_loses_where_that_was_chosen() -> None:
    """T4: all others win."""
    state = new_game.play(pile(1, seats=3, last_loses=True), 0, new_game.parse("take 1"))
    assert new_game.outcome(state) == ((0, 1, 1), (1, 2))


@pytest.mark.parametrize("last_loses", [False, True])
def test_the_bot_leaves_what_loses(last_loses: bool) -> None:
    for stones in range(2, 30):
        state = pile(stones, last_loses=last_loses)
        move = move_of(games.bot(new_game.NAME, "expert")(new_game.view(state, 0), (), 1, Chance("any")))
        left = new_game.play(state, 0, new_game.parse(str(move))).pile
        assert left % 4 == last_loses or stones % 4 == last_loses
