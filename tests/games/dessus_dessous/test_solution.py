"""A solution is told when nobody races for it any more: after the check, after the three minutes, in practice."""

from __future__ import annotations

from volteface.games import dessus_dessous as game
from volteface.games.dessus_dessous.layers import layer_set
from volteface.games.dessus_dessous.solution import solution
from volteface.games.dessus_dessous.state import Mission

from .scenes import alone, match, mission, round_of, solo, wait


def is_right(wanted: Mission, told: dict[str, str] | None) -> bool:
    assert told is not None
    assert list(told) == [str(place) for place in range(1, wanted.layers + 1)]
    return layer_set().is_right(wanted, game.parse_pile(" ".join(told.values())))


def test_nothing_is_told_of_a_round_that_runs() -> None:
    """D3: neither before the first check nor while a mission is built, not even of the last one."""
    state = match(2)
    assert solution(state) is None
    assert solution(wait(state, 1)) is None
    checked = round_of(state, (0, True))
    assert is_right(mission(3), solution(checked))
    assert solution(wait(checked, checked.now / 1000 + 1)) is None


def test_alone_the_clock_decides() -> None:
    """D8: with it nothing before the end; in practice whenever somebody asks."""
    assert solution(solo(alone(), ("draw 4", 1))) is None
    over = game.advance(solo(alone(), ("draw 4", 1)), 180_000)
    assert is_right(mission(4), solution(over))
    assert is_right(mission(4), solution(solo(alone(practice=True), ("draw 4", 1))))
    assert solution(alone(practice=True)) is None
