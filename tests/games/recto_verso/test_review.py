"""A finished round shows a solution, a running one nothing."""

from __future__ import annotations

from volteface import games
from volteface.games import recto_verso
from volteface.games.recto_verso.building import judge
from volteface.games.recto_verso.notation import parse_building
from volteface.games.recto_verso.state import RECTO, VERSO


def test_a_solution_answers_the_card_of_the_round_that_is_over() -> None:
    solution = games.solution("recto-verso")
    assert solution is not None
    state = recto_verso.start(recto_verso.deal(2, {}, 5))
    state = recto_verso.advance(state, 1)
    assert solution(state) is None
    state = recto_verso.play(state, state.active, RECTO, 2)
    state = recto_verso.play(state, state.partner, VERSO, 3)
    found = solution(state)
    assert found is not None
    assert state.verdict is not None
    building = parse_building("; ".join(f"{letter} {cubes}" for letter, cubes in found.items()))
    assert judge(building, state.verdict.card, "simple") == ()
    running = recto_verso.advance(state, 100)
    assert running.phase == "building"
    assert solution(running) == found  # still the old card's: of the new one nothing is told


def test_other_games_tell_none() -> None:
    assert games.solution("verso") is None
