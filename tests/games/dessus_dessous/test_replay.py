"""Replay files that other programs could have written: only the moves of the rules, and time passing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from volteface.core.replay import BadLine, read
from volteface.games import find

from .scenes import WRONG, mission, right

SIX = [str(mission(number)) for number in (3, 4, 5, 3, 4, 5)]
DEAL: dict[str, Any] = {"game": "dessus-dessous", "seats": 4, "options": {}, "missions": SIX}


def file(*lines: dict[str, Any]) -> list[str]:
    return [json.dumps(line) for line in (DEAL, *lines)]


def line(seat: int, move: str, at: float) -> dict[str, Any]:
    return {"seat": seat, "move": move, "at": at}


EXAMPLE = [
    line(0, right(3), 10),
    line(1, WRONG, 11.5),
    line(2, right(3), 12),
    line(0, "grab", 13.25),
    line(1, "grab", 14),
    line(2, "grab", 15),
]


def test_the_example_of_the_rulebook_as_a_file() -> None:
    """D5: Alex 4, Sam 0, Robin 3, Tracy 0."""
    summary = read(file(*EXAMPLE, {"at": 25.0}), find).summary(steps=True)
    assert summary["scores"] == [4, 0, 3, 0]
    assert summary["winners"] is None
    assert summary["moves"] == 6
    steps: Any = summary["steps"]
    assert [step["scores"] for step in steps] == [[0, 0, 0, 0]] * 6 + [[4, 0, 3, 0]]
    assert steps[1]["faces"] == [right(3).split()[1:], ["2b0"], [], []]


def test_time_passing_need_not_be_written_before_the_next_round() -> None:
    """D4: the countdown ends by itself."""
    summary = read(file(*EXAMPLE, line(3, right(4), 30), line(3, "grab", 31)), find).summary()
    assert summary["scores"] == [4, 0, 3, 0]


@pytest.mark.parametrize("at", [25, 25.001, 26.5])
def test_a_late_grab_is_refused_with_its_line(at: float) -> None:
    """D4: Tracy's grab at or after the end of the countdown."""
    with pytest.raises(BadLine, match=r"line 8: Round 1 was already over: too late\."):
        read(file(*EXAMPLE, line(3, "grab", at)), find)


def test_idle_rounds_pass_by_time_alone() -> None:
    """D10: six rounds of five minutes, all void."""
    summary = read(file({"at": 300.0}, {"at": 1800.0}), find).summary()
    assert (summary["scores"], summary["winners"]) == ([0, 0, 0, 0], [0, 1, 2, 3])


def test_a_game_alone_as_a_file() -> None:
    """D8: a check before 3:00 counts, and with the clock run out the game is over."""
    deal = DEAL | {"seats": 1}
    moves = [line(0, "draw 5", 1), line(0, right(5), 178), line(0, "check", 179.999), {"at": 180.0}]
    summary = read([json.dumps(fields) for fields in (deal, *moves)], find).summary()
    assert (summary["scores"], summary["winners"]) == ([5], [0])
    with pytest.raises(BadLine, match=r"line 5: The three minutes are over\."):
        read([json.dumps(fields) for fields in (deal, *moves[:2], {"at": 180}, line(0, "check", 180))], find)


@pytest.mark.parametrize(
    ("move", "says"),
    [
        ("pile 1f0 1b0", "Layer 1 is in the pile twice"),
        ("pile 9f0", "There is no layer 9"),
        ("snatch", "'snatch' is no move of Dessus Dessous"),
        ("draw 3", "for playing alone"),
    ],
)
def test_a_bad_move_is_refused_with_its_line(move: str, says: str) -> None:
    with pytest.raises(BadLine, match=f"line 2: .*{says}"):
        read(file(line(0, move, 1)), find)
