from __future__ import annotations

from collections import Counter

import pytest

from volteface.core.chance import Chance


def test_the_stream_is_the_same_everywhere_for_ever() -> None:
    """These numbers are SHA-256's: they hold on every platform and Python version."""
    chance = Chance("verso", 2, 5)
    assert [chance.below(90) for _ in range(8)] == [0, 19, 83, 55, 52, 56, 2, 23]
    assert Chance("x").shuffled(range(6)) == [0, 3, 4, 5, 1, 2]


def test_keys_give_different_streams() -> None:
    assert len({Chance(key).word() for key in range(100)}) == 100
    assert Chance("a", "b").word() == Chance("a/b").word()


def test_below_is_fair_and_bounded() -> None:
    chance = Chance("fair")
    counts = Counter(chance.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())
    assert 0 <= chance.unit() < 1
    assert chance.pick("a") == "a"
    with pytest.raises(ValueError, match="from 1"):
        chance.below(0)
