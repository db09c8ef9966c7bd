"""The exact solver: equal to the plain rules, to brute force and to CP-SAT."""

from __future__ import annotations

import pytest
from benchmarks.dessus_dessous import brute_force, cp_sat

from volteface.core.chance import Chance
from volteface.games.dessus_dessous import solver
from volteface.games.dessus_dessous.kernels import pile_of, piles
from volteface.games.dessus_dessous.layers import layer_set
from volteface.games.dessus_dessous.notation import parse_mission
from volteface.games.dessus_dessous.state import Mission


def random_missions(layers: int, count: int, key: str) -> list[Mission]:
    chance, ours = Chance(key, layers), layer_set()
    ranks = [chance.below(4 * piles(layers)) for _ in range(count)]
    return [Mission(layers, ours.picture(pile_of(rank, layers))) for rank in ranks]


@pytest.mark.parametrize(("layers", "count"), [(3, 2000), (4, 1000), (5, 60)])
def test_the_solver_finds_what_brute_force_finds(layers: int, count: int) -> None:
    """D9: all right piles and no other."""
    for mission in random_missions(layers, count, "brute"):
        solutions = solver.solve(mission)
        assert set(solutions) == brute_force(mission)
        assert len(solutions) == len(set(solutions)) >= 1


@pytest.mark.parametrize("layers", [3, 4])
def test_the_solver_and_brute_force_agree_on_spoilt_pictures(layers: int) -> None:
    chance = Chance("spoilt", layers)
    for mission in random_missions(layers, 200, "spoilt"):
        at = chance.below(36)
        spoilt = Mission(layers, mission.picture[:at] + chance.pick("RYGBV.") + mission.picture[at + 1 :])
        assert set(solver.solve(spoilt)) == brute_force(spoilt)


def test_the_solver_finds_what_cp_sat_finds() -> None:
    for layers, count in ((3, 17), (4, 17), (5, 16)):
        for mission in random_missions(layers, count, "cp-sat"):
            assert set(solver.solve(mission)) == cp_sat(mission)


def test_solutions_are_right_by_the_rules() -> None:
    for mission in random_missions(4, 200, "right"):
        assert all(layer_set().is_right(mission, pile) for pile in solver.solve(mission))


@pytest.mark.parametrize(
    "picture",
    [
        ".... .... ..../.... .... ..../.... .... ....",
        "RRRR RRRR RRRR/RRRR RRRR RRRR/RRRR RRRR RRRR",
    ],
)
def test_what_cannot_be_made_has_no_solution(picture: str) -> None:
    assert solver.solve(parse_mission(f"3 {picture}")) == ()
