"""Training: it learns, for every number of players."""

from __future__ import annotations

import numpy as np
import pytest

from volteface import games
from volteface.arena.learning import Training
from volteface.games.verso import training
from volteface.games.verso.kernels.learn_together import carry_back


@pytest.mark.parametrize(("kind", "games", "random"), [("solo", 9000, 20), ("two", 9000, 19), ("many", 600, 10)])
def test_it_learns(kind: str, games: int, random: float) -> None:
    """From a few thousand games it plays much better than at random; of three and more it needs many more to show."""
    course = training.begin(kind, 1, 5 * games)
    for _ in range(3):
        training.learn(course, games // 3)
    assert course.games == games
    assert course.curve[-1][1] > 1.2 * random


@pytest.mark.parametrize("seats", [2, 3])
def test_what_later_positions_found_out_is_carried_back(seats: int) -> None:
    """A part of it, with two turned round for the rival; not past a move that was not the best or into other games."""
    learner = training.begin(training.kind(seats), 1, 100).learner
    learner.sizes[0] = 5
    learner.before[0, :5] = -1, 0, 1, -1, 3  # an exploring move led to the fourth, and the first is of another game
    learner.surplus[0, :5] = [[8, 8, 0.5], [1, 2, 0.1], [3, 5, 0.2], [4, 4, 0.3], [2, 6, 0.4]]
    learner.targets[0, :5] = 10
    carry_back(learner, 0, 1, seats, np.float32(0.5))
    second, fourth = ([12.5, 11.5, 9.9], [13, 11, 9.8]) if seats == 2 else ([11.5, 12.5, 10.1], [11, 13, 10.2])
    expected = [[10, 10, 10], second, [10, 10, 10], fourth, [10, 10, 10]]
    assert learner.targets[0, :5] == pytest.approx(np.array(expected))


def test_the_arena_finds_it() -> None:
    """The module is what the arena asks for, and serves every number of players."""
    part: Training[training.Course] = training
    assert games.training("verso") is part
    assert {part.kind(seats) for seats in games.find("verso").SEATS} == set(part.GAMES)
