"""The compiled kernels: equal to the plain rules, to brute force, to CP-SAT, and to the published counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from benchmarks.dessus_dessous import brute_force, cp_sat

from volteface.core.chance import Chance
from volteface.games.dessus_dessous import generator, kernel, kernel_missions, solver
from volteface.games.dessus_dessous.layers import layer_set, turned
from volteface.games.dessus_dessous.notation import parse_mission, parse_pile
from volteface.games.dessus_dessous.state import Mission

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from volteface.games.dessus_dessous.state import Pile

# layers: all piles, different pictures, those with one solution and none with fewer layers, good ones
COUNTS = {
    3: (30_720, 29_728, 28_788, 28_684),
    4: (491_520, 411_880, 349_284, 298_148),
    5: (3_932_160, 2_369_304, 1_450_420, 639_196),
}


def pile_of(number: int, layers: int) -> Pile:
    path = np.zeros(layers, np.int64)
    kernel_missions.unrank(number, layers, path)
    return solver.pile(path.tolist())


def random_missions(layers: int, count: int, key: str) -> list[Mission]:
    chance, ours = Chance(key, layers), layer_set()
    piles = [pile_of(chance.below(4 * kernel_missions.quarter_of(layers)), layers) for _ in range(count)]
    return [Mission(layers, ours.picture(pile)) for pile in piles]


def grouped(words: NDArray[np.uint64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """An order that puts equal pictures together, and where in it each different picture begins."""
    order = np.lexsort(words)
    ranked = words[:, order]
    starts = np.flatnonzero(np.r_[True, (ranked[:, 1:] != ranked[:, :-1]).any(axis=0)])
    return order, starts


@pytest.mark.parametrize("layers", [3, 4, 5])
def test_all_piles_are_counted_and_the_solver_and_the_judge_agree_on_every_one(layers: int) -> None:
    """D9: every picture that any pile makes, with all its solutions: the whole game, without sampling."""
    table = solver.table()
    words, shows = kernel_missions.pictures(table, layers)
    fewer = [kernel_missions.pictures(table, count)[0] for count in range(1, layers)]
    order, starts = grouped(words)
    sizes = np.diff(np.r_[starts, words.shape[1]])

    everything = np.concatenate([words, *fewer], axis=1)  # the piles of fewer layers come after all others
    mixed, groups = grouped(everything)
    has_fewer = np.maximum.reduceat(mixed, groups) >= words.shape[1]
    firsts = np.minimum.reduceat(mixed, groups)
    only = np.zeros(words.shape[1], bool)
    alone = np.diff(np.r_[groups, len(mixed)]) == 1
    only[firsts[alone & ~has_fewer]] = True
    assert (words.shape[1], len(starts), int(only.sum()), int((only & shows).sum())) == COUNTS[layers]

    assert np.array_equal(kernel_missions.judge(table, np.arange(words.shape[1]), layers), only & shows)

    first = words[:, order[starts]]
    a, b, c = first[0] & U36, (first[0] >> U(36)) | ((first[1] & U(0xFF)) << U(28)), first[1] >> U(8)
    counts = kernel.solve_many(table, np.stack([a, b, c], axis=1), layers, np.zeros((0, layers), np.int64))
    assert np.array_equal(counts, sizes)


U = np.uint64
U36 = np.uint64((1 << 36) - 1)


@pytest.mark.parametrize("layers", [1, 2, 3, 4, 5])
def test_numbers_and_piles_correspond_and_the_first_quarter_is_all_up_to_rotation(layers: int) -> None:
    quarter = kernel_missions.quarter_of(layers)
    if layers <= 3:
        assert len({pile_of(number, layers) for number in range(4 * quarter)}) == 4 * quarter
    chance, ours = Chance("numbers", layers), layer_set()
    for number in (chance.below(quarter) for _ in range(50)):
        plain = ours.picture(pile_of(number, layers))
        for turn in range(4):
            assert ours.picture(pile_of(number + turn * quarter, layers)) == turned(plain, turn)


@pytest.mark.parametrize("layers", [3, 4, 5])
def test_the_kernels_picture_is_the_rules_picture(layers: int) -> None:
    ours, table = layer_set(), solver.table()
    chance = Chance("pictures", layers)
    for number in (chance.below(4 * kernel_missions.quarter_of(layers)) for _ in range(300)):
        pile = pile_of(number, layers)
        a, b, c, fewest = kernel_missions.picture(table, solver.ways(pile), layers)
        assert solver.letters(a, b, c) == ours.picture(pile)
        assert solver.words(ours.picture(pile)) == (a, b, c)
        assert fewest == min(_shown(pile))


def _shown(pile: Pile) -> list[int]:
    looks = [layer_set().look(placed) for placed in pile]
    tops = [max((i for i, look in enumerate(looks) if look[r] != "."), default=None) for r in range(36)]
    return [tops.count(i) for i in range(len(pile))]


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


def test_hints() -> None:
    made = next(generator.supply(5, Chance("hints")))
    assert solver.on_top(made.mission) == (made.solution[-1],)
    for count in range(6):
        assert solver.leads(made.mission, made.solution[:count])
    assert not solver.leads(made.mission, made.solution[1:])
    other = Mission(3, layer_set().picture(parse_pile("2f180 5b270 4b180")))
    assert solver.leads(other, parse_pile("5b270"))
    assert solver.leads(other, parse_pile("2f180 5b270"))
    assert not solver.leads(other, parse_pile("2f0"))
