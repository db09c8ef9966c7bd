"""Counts of all games of a few moves from kept positions: any change of the rules shows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from volteface.games import verso
from volteface.games.verso.rules import moves, play_unchecked
from volteface.games.verso.state import State

FILE = Path(__file__).with_name("perft.json")
CASES: list[dict[str, Any]] = json.loads(FILE.read_text())


def perft(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(
        perft(play_unchecked(state, seat, move), depth - 1)
        for seat in range(len(state.players))
        for move in moves(state, seat)
    )


def first_state(case: dict[str, Any]) -> State:
    if "position" in case:
        return verso.parse_position(case["position"])
    return verso.start(verso.deal(case["seats"], case["options"], case["seed"]))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_perft(case: dict[str, Any]) -> None:
    counts = [perft(first_state(case), depth) for depth in range(1, len(case["counts"]) + 1)]
    assert counts == case["counts"]
    assert len(counts) >= 4
