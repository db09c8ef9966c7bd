"""Replay files with no other moves than those everybody knows."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.recto_verso.scenes import solution
from volteface import games
from volteface.core import replay
from volteface.games import recto_verso as game
from volteface.games.recto_verso.box import box
from volteface.games.recto_verso.building import build_order
from volteface.games.recto_verso.notation import put_down

DEAL = {
    "game": "recto-verso",
    "seats": 3,
    "options": {},
    "first": 0,
    "partners": [[1, 2, 2, 1], [0, 2, 0, 2], [0, 0, 1, 1]],
    "cards": [game.format_card(card) for card in box("simple")[:12]],
}


def lines(rounds: int, seconds: float) -> list[str]:
    """A file of right rounds of the same length, each one from the end of the last."""
    written = [json.dumps(DEAL)]
    pairs = [(r % 3, DEAL["partners"][r % 3][r // 3]) for r in range(rounds)]  # type: ignore[index]
    for number, (active, partner) in enumerate(pairs):
        building = solution(number)
        for piece in build_order(building) or ():
            move = game.format(put_down(building, piece))
            written.append(json.dumps({"seat": active, "move": move, "at": number * seconds + 1}))
        end = (number + 1) * seconds
        written.append(json.dumps({"seat": partner, "move": "recto", "at": end - 0.5}))
        written.append(json.dumps({"seat": active, "move": "verso", "at": end}))
    return written


def test_a_whole_game_needs_only_the_moves_of_the_players() -> None:
    """R2, R7: rounds follow each other by themselves, each timed from its own reveal."""
    read = replay.read(lines(12, 15.0), games.find)
    summary: dict[str, Any] = read.summary(steps=True)
    assert summary["winners"] == [0, 1, 2]
    assert summary["scores"] == [80, 80, 80]
    assert summary["moves"] == 12 * 12
    assert len(summary["steps"][0]["faces"]) == 3
    late = replay.read(lines(12, 15.001), games.find).summary()
    assert late["scores"] == [72, 72, 72]


def test_a_stack_is_read_and_written_as_any_move() -> None:
    """R4: a file may move a piece with all that stands on it."""
    moves = ["place G 00.0 10.0", "place K 00.0", "stack G 22"]
    played = [json.dumps({"seat": 0, "move": move, "at": 1}) for move in moves]
    read = replay.read([json.dumps(DEAL), *played], games.find)
    summary: dict[str, Any] = read.summary(steps=True)
    assert summary["steps"][-1]["move"] == "stack G 22"
    assert summary["steps"][-1]["faces"][0] == ["..../..../..K./..GG"]


def test_an_unfinished_game_has_no_winners_and_time_may_pass() -> None:
    summary: dict[str, Any] = replay.read([*lines(2, 30.0), '{"at": 200}'], games.find).summary()
    assert summary["winners"] is None
    assert sum(summary["scores"]) == 28


def test_a_refused_move_names_its_line() -> None:
    written = lines(1, 20.0)
    written[3] = json.dumps({"seat": 2, "move": "take K", "at": 1})
    with pytest.raises(replay.BadLine, match="line 4: Seats 0 and 1 build in this round; seat 2 looks on"):
        replay.read(written, games.find)
