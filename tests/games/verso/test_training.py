"""Training: it learns, for every number of players."""

from __future__ import annotations

import pytest

from volteface import games
from volteface.arena.learning import Training
from volteface.games.verso import training


@pytest.mark.parametrize(("kind", "random"), [("solo", 17), ("two", 13), ("many", 13)])
def test_it_learns(kind: str, random: float) -> None:
    """From a few thousand games it plays much better than at random."""
    course = training.begin(kind, 1)
    training.learn(course, 4000)
    training.learn(course, 4000)
    assert course.games == 8000
    assert course.curve[1][1] > 1.5 * random


def test_the_arena_finds_it() -> None:
    """The module is what the arena asks for, and serves every number of players."""
    part: Training[training.Course] = training
    assert games.training("verso") is part
    assert {part.kind(seats) for seats in games.find("verso").SEATS} == set(part.GAMES)
