"""Training: it learns, for every number of players."""

from __future__ import annotations

import pytest

from volteface import games
from volteface.arena.learning import Training
from volteface.games.verso import training


@pytest.mark.parametrize(("kind", "games", "random"), [("solo", 9000, 20), ("two", 9000, 19), ("many", 600, 10)])
def test_it_learns(kind: str, games: int, random: float) -> None:
    """From a few thousand games it plays much better than at random; of three and more it needs many more to show."""
    course = training.begin(kind, 1, 5 * games)
    for _ in range(3):
        training.learn(course, games // 3)
    assert course.games == games
    assert course.curve[-1][1] > 1.2 * random


def test_the_arena_finds_it() -> None:
    """The module is what the arena asks for, and serves every number of players."""
    part: Training[training.Course] = training
    assert games.training("verso") is part
    assert {part.kind(seats) for seats in games.find("verso").SEATS} == set(part.GAMES)
