"""The compiled kernels: equal to the plain rules, and to the published counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numba
import numpy as np
import pytest
from benchmarks.dessus_dessous import solve_many

from volteface.core.chance import Chance
from volteface.games.dessus_dessous.kernels import missions, pile_of, piles
from volteface.games.dessus_dessous.kernels.arrays import SPELT, table, way_of, words
from volteface.games.dessus_dessous.layers import layer_set, turned

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from volteface.games.dessus_dessous.state import Pile

U = np.uint64
U36 = np.uint64((1 << 36) - 1)

# layers: all piles, different pictures, those with one solution and none with fewer layers, good ones
COUNTS = {
    3: (30_720, 29_728, 28_788, 28_684),
    4: (491_520, 411_880, 349_284, 298_148),
    5: (3_932_160, 2_369_304, 1_450_420, 639_196),
}


@numba.njit
def pictures(table, layers):  # type: ignore[no-untyped-def]
    """Every pile of so many layers in the order of its rank: its picture in two words, and whether it shows.

    Two words hold the 108 bits of a picture, so that pictures can be sorted and compared.
    """
    total = 4 * missions.quarter_of(layers)
    path = np.zeros(layers, np.int64)
    seen = np.zeros((2, total), np.uint64)
    shows = np.zeros(total, np.bool_)
    for rank in range(total):
        missions.unrank(rank, layers, path)
        a, b, c, fewest = missions.picture(table, path, layers)
        seen[0, rank] = a | ((b & U(0xFFFFFFF)) << U(36))
        seen[1, rank] = (b >> U(28)) | (c << U(8))
        shows[rank] = fewest >= missions.SHOWN
    return seen, shows


def letters(a: int, b: int, c: int) -> str:
    """The picture that three words spell."""
    return "".join(SPELT[a >> i & 1 | (b >> i & 1) << 1 | (c >> i & 1) << 2] for i in range(36))


def grouped(words: NDArray[np.uint64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """An order that puts equal pictures together, and where in it each different picture begins."""
    order = np.lexsort(words)
    ranked = words[:, order]
    starts = np.flatnonzero(np.r_[True, (ranked[:, 1:] != ranked[:, :-1]).any(axis=0)])
    return order, starts


@pytest.mark.parametrize("layers", [3, 4, 5])
def test_all_piles_are_counted_and_the_solver_and_the_judge_agree_on_every_one(layers: int) -> None:
    """D9: every picture that any pile makes, with all its solutions: the whole game, without sampling."""
    seen, shows = pictures(table(), layers)
    fewer = [pictures(table(), count)[0] for count in range(1, layers)]
    order, starts = grouped(seen)
    sizes = np.diff(np.r_[starts, seen.shape[1]])

    everything = np.concatenate([seen, *fewer], axis=1)  # the piles of fewer layers come after all others
    mixed, groups = grouped(everything)
    has_fewer = np.maximum.reduceat(mixed, groups) >= seen.shape[1]
    firsts = np.minimum.reduceat(mixed, groups)
    only = np.zeros(seen.shape[1], bool)
    alone = np.diff(np.r_[groups, len(mixed)]) == 1
    only[firsts[alone & ~has_fewer]] = True
    assert (seen.shape[1], len(starts), int(only.sum()), int((only & shows).sum())) == COUNTS[layers]

    assert np.array_equal(missions.judge(table(), np.arange(seen.shape[1]), layers), only & shows)

    first = seen[:, order[starts]]
    a, b, c = first[0] & U36, (first[0] >> U(36)) | ((first[1] & U(0xFF)) << U(28)), first[1] >> U(8)
    counts = solve_many(table(), np.stack([a, b, c], axis=1), layers, np.zeros((0, layers), np.int64))
    assert np.array_equal(counts, sizes)


@pytest.mark.parametrize("layers", [1, 2, 3, 4, 5])
def test_numbers_and_piles_correspond_and_the_first_quarter_is_all_up_to_rotation(layers: int) -> None:
    quarter = piles(layers)
    if layers <= 3:
        assert len({pile_of(number, layers) for number in range(4 * quarter)}) == 4 * quarter
    chance, ours = Chance("numbers", layers), layer_set()
    for number in (chance.below(quarter) for _ in range(50)):
        plain = ours.picture(pile_of(number, layers))
        for turn in range(4):
            assert ours.picture(pile_of(number + turn * quarter, layers)) == turned(plain, turn)


@pytest.mark.parametrize("layers", [3, 4, 5])
def test_the_kernels_picture_is_the_rules_picture(layers: int) -> None:
    ours, chance = layer_set(), Chance("pictures", layers)
    for number in (chance.below(4 * piles(layers)) for _ in range(300)):
        pile = pile_of(number, layers)
        a, b, c, fewest = missions.picture(table(), np.array(list(map(way_of, pile))), layers)
        assert letters(int(a), int(b), int(c)) == ours.picture(pile)
        assert words(ours.picture(pile)) == (a, b, c)
        assert fewest == min(_shown(pile))


def _shown(pile: Pile) -> list[int]:
    looks = [layer_set().look(placed) for placed in pile]
    tops = [max((i for i, look in enumerate(looks) if look[r] != "."), default=None) for r in range(36)]
    return [tops.count(i) for i in range(len(pile))]
