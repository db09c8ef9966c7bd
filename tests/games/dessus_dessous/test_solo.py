"""D8: three minutes alone."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from volteface.core.errors import GameError, Illegal, Malformed
from volteface.games import dessus_dessous as game
from volteface.games.dessus_dessous.state import Deal, Mission, Options, Solo

from .scenes import FULL, WRONG, alone, made_by, mission, right, solo, told


def refused(state: Solo, text: str, seconds: float) -> GameError:
    before = replace(state)
    with pytest.raises(GameError) as error:
        solo(state, (text, seconds))
    assert state == before
    assert error.value.sentence.endswith(".")
    return error.value


def test_a_solved_mission_counts_its_number() -> None:
    """D8: and the next one may come from any pile."""
    state = solo(alone(), ("draw 4", 1), (right(4), 20), ("check", 21))
    assert told(state) == [("mission-solved", {"number": 4, "score": 4})]
    state = solo(state, ("draw 3", 22), (right(3), 30), ("check", 31))
    assert state.solved == (4, 3)
    assert game.outcome(state) == ((7,), None)


def test_the_clock_starts_before_the_first_pile_is_chosen_and_never_stops() -> None:
    """D8: it is over at 3:00 whatever has been done."""
    state = alone()
    assert [choice.move for choice in game.legal(state, 0)] == ["draw 3", "draw 4", "draw 5"]
    assert game.deadline(state) == game.deadline(solo(state, ("draw 5", 100))) == 180_000
    over = game.advance(state, 180_000)
    assert game.outcome(over) == ((0,), (0,))
    assert game.deadline(over) is None
    assert game.legal(over, 0) == ()


def test_practice_has_no_clock_and_a_mission_may_be_laid_aside() -> None:
    """The option `practice`: everything else is as D8 has it."""
    state = alone(practice=True)
    assert game.deadline(state) is None
    assert game.view(state, 0).ends is None
    state = solo(state, ("draw 3", 1), ("draw 5", 500), (right(5), 900), ("check", 1000))
    assert (state.drawn, state.solved, state.phase) == ((1, 0, 1), (5,), "choosing")
    moves = [choice.move for choice in game.legal(solo(state, ("draw 4", 2000)), 0)]
    assert moves == ["pile", "check", "draw 3", "draw 4", "draw 5"]


@pytest.mark.parametrize("move", ["check", "pile 1f0"])
def test_practice_has_nothing_to_check_before_a_mission_is_drawn(move: str) -> None:
    """D8: as against the clock."""
    state = alone(practice=True)
    error = refused(state, move, 2)
    assert (type(error), error.code) == (Illegal, "no-mission")
    assert [choice.move for choice in game.legal(state, 0)] == ["draw 3", "draw 4", "draw 5"]


def test_a_mission_solved_in_practice_counts_once() -> None:
    """D8: checked again it brings nothing, also after another pile has been tried."""
    solved = solo(alone(practice=True), ("draw 3", 1), (right(3), 2), ("check", 3))
    for move in ("check", right(3), WRONG):
        error = refused(solved, move, 4)
        assert (type(error), error.code) == (Illegal, "no-mission")
    assert (solved.score, solved.checks) == (3, 1)
    assert solo(solved, ("draw 4", 5), (right(4), 6), ("check", 7)).score == 7


def test_practice_is_for_one() -> None:
    with pytest.raises(Malformed) as error:
        game.deal(2, {"practice": True})
    assert error.value.code == "practice-alone"


def test_a_check_received_before_three_minutes_counts() -> None:
    """D8: at 2:59.999 it does, at 3:00 it does not."""
    state = solo(alone(), ("draw 5", 1), (right(5), 2))
    assert solo(state, ("check", 179.999)).score == 5
    error = refused(state, "check", 180)
    assert (type(error), error.code) == (Illegal, "time-up")


def test_a_drawn_mission_cannot_be_skipped() -> None:
    """D8: nor is there a pile to lay or check before one is drawn."""
    state = solo(alone(), ("draw 3", 1))
    assert [choice.move for choice in game.legal(state, 0)] == ["pile", "check"]
    assert refused(state, "draw 3", 2).code == "mission-in-hand"
    assert refused(alone(), "check", 2).code == "no-mission"
    assert refused(alone(), "pile 1f0", 2).code == "no-mission"


def test_a_wrong_check_costs_only_the_time() -> None:
    """D8: the same mission goes on with the same pile."""
    state = solo(alone(), ("draw 3", 1), (WRONG, 2), ("check", 3))
    assert told(state) == [("check-wrong", {"number": 3, "layers": 1, "alike": False})]
    assert (state.phase, state.score, state.right, game.faces(state)) == ("building", 0, False, (("2b0",),))
    assert solo(state, (WRONG, 4)).right is False, "the same pile is still wrong"
    assert solo(state, ("pile 2b90", 4)).right is None, "and of another one nothing is known"
    assert solo(state, (right(3), 4), ("check", 5)).score == 3


def test_the_right_picture_with_another_number_of_layers_is_told_as_such() -> None:
    """D9: it is wrong, and the news says why."""
    three = Mission(3, made_by(FULL[:4]).picture)
    state = game.start(Deal(1, Options(), (three, *map(mission, (4, 5)))))
    assert isinstance(state, Solo)
    state = solo(state, ("draw 3", 1), (right(4), 2), ("check", 3))
    assert told(state) == [("check-wrong", {"number": 3, "layers": 4, "alike": True})]


def test_piles_are_used_in_order_and_then_again_from_the_start() -> None:
    """D8: none comes back before all have been used."""
    threes = [made_by(FULL[i : i + 3]) for i in range(3)]
    others = (made_by(FULL[:4]), made_by(FULL))
    state = game.start(Deal(1, Options(), (threes[0], *others, threes[1], threes[2])))
    assert isinstance(state, Solo)
    seen = []
    for i in range(4):
        state = solo(state, ("draw 3", i))
        seen.append(state.mission)
        pile = " ".join(map(str, FULL[i % 3 : i % 3 + 3]))
        state = solo(state, (f"pile {pile}", i), ("check", i))
    assert seen == [*threes, threes[0]]
    assert state.drawn == (4, 0, 0)


@pytest.mark.parametrize(
    ("score", "band"),
    [
        (0, 1),
        (12, 1),
        (13, 2),
        (18, 2),
        (19, 3),
        (26, 3),
        (27, 4),
        (36, 4),
        (37, 5),
        (49, 5),
        (50, 6),
        (63, 6),
        (64, 7),
    ],
)
def test_bands(score: int, band: int) -> None:
    """D8: up to 12, 13-18, 19-26, 27-36, 37-49, 50-63, more than 63."""
    assert game.band(score) == band


def test_the_end_tells_score_and_band() -> None:
    """D8: and the view has them."""
    state = solo(alone(), *((move, 1) for _ in range(3) for move in ("draw 5", right(5), "check")))
    over = game.advance(state, 200_000)
    assert isinstance(over, Solo)
    assert told(over) == [("solo-over", {"scores": (15,), "winners": (0,), "band": 2})]
    view = game.view(over, 0)
    assert (view.score, view.band, view.now) == (15, 2, 180_000)  # type: ignore[union-attr]


@pytest.mark.parametrize("text", ["grab", "giveup", "away"])
def test_tokens_and_giving_up_are_for_matches(text: str) -> None:
    assert refused(solo(alone(), ("draw 3", 1)), text, 2).code == "only-in-a-match"


def test_other_seats_and_viewers() -> None:
    assert game.legal(alone(), 1) == ()
    assert game.view(alone(), None).mission is None
    with pytest.raises(Malformed, match="no seat 1"):
        game.view(alone(), 1)
