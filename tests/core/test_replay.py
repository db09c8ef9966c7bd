"""Replay files, told with Verso: what is read, what is refused and on which line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from volteface import games
from volteface.core import replay
from volteface.core.errors import GameError, Malformed
from volteface.games import verso
from volteface.games.verso.rules import moves


def written(seats: int = 2, seed: int = 3) -> list[str]:
    """A whole game in which everybody makes the last listed move, written to lines."""
    deal = verso.deal(seats, {}, seed)
    state, lines = verso.start(deal), list[replay.Line]()
    while state.phase != "over":
        seat = next(seat for seat in range(seats) if moves(state, seat))
        move = moves(state, seat)[-1]
        lines.append(replay.Line(seat, verso.format(move), 1500 * len(lines)))
        state = verso.play(state, seat, move)
    return list(replay.write(verso, deal, lines))


def test_a_game_reads_back_with_its_outcome_and_steps() -> None:
    lines = written()
    read = replay.read(lines, games.find)
    assert list(replay.write(read.game, read.deal, read.lines)) == lines
    summary: dict[str, Any] = read.summary(steps=True)
    assert summary["game"] == "verso"
    assert summary["moves"] == len(lines) - 1 == len(summary["steps"])
    assert summary["winners"]
    assert summary["steps"][-1]["scores"] == summary["scores"]
    assert set(summary["steps"][0]) == {"seat", "move", "scores", "faces"}
    assert "steps" not in read.summary()


def test_final_passes_may_be_left_out() -> None:
    lines = written()
    cut = [line for line in lines if '"pass"' not in line]
    assert len(cut) < len(lines)
    full, short = (replay.read(text, games.find).summary() for text in (lines, cut))
    assert full["scores"] == short["scores"]
    assert full["winners"] == short["winners"] is not None


def test_a_last_bank_counts_in_its_own_step_even_without_the_others_choice() -> None:
    deal = {"game": "verso", **verso.format_deal(verso.deal(1, {}, 7))}
    lines = [json.dumps(deal)] + ['{"seat": 0, "move": "keep"}'] * 18
    state = replay.read(lines, games.find).states[-1]
    bank = next(move for move in moves(state, 0) if move != verso.parse("pass"))
    lines.append(json.dumps({"seat": 0, "move": verso.format(bank)}))
    summary: dict[str, Any] = replay.read(lines, games.find).summary(steps=True)
    assert summary["steps"][-1]["scores"] == summary["scores"]
    assert summary["scores"][0] > summary["steps"][-2]["scores"][0]


def test_an_unfinished_game_has_no_winners() -> None:
    assert replay.read(written()[:5], games.find).summary()["winners"] is None
    assert replay.read(written()[:1], games.find).summary()["moves"] == 0


def test_time_passing_blank_lines_and_missing_times_are_fine() -> None:
    lines = written()
    timed = [lines[0], "\n", lines[1], '{"at": 9.5}\n', '{"seat": 1, "move": "flip"}\n']
    first = 0 if '"seat": 0' in lines[1] else 1
    timed[-1] = timed[-1].replace("1,", f"{1 - first},")
    read = replay.read(timed, games.find)
    assert [line.at for line in read.lines] == [0, 9500, 9500]
    assert read.summary()["moves"] == 2


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (1, "[]", "must be a JSON object"),
        (1, '{"seats": 2}', "must be a deal"),
        (1, '{"game": "chess"}', "no game 'chess'"),
        (1, '{"game": "verso", "seats": 9}', "1 to 6 players"),
        (3, '{"seat": 0, "mo', "cut off or damaged"),
        (3, "[" * 100_000, "longer than"),
        (3, "[" * 60_000, "cut off or damaged"),
        (3, "null", "must be a JSON object"),
        (3, '{"seat": 0, "move": "bank blue 1-9"}', "no move of Verso"),
        (3, '{"seat": 0, "move": "bank blue 1-6"}', "There is no B|turn of seat"),
        (3, '{"seat": 5, "move": "keep"}', "no seat 5"),
        (3, '{"seat": "0", "move": "keep"}', "seat must be a whole number"),
        (3, '{"seat": true, "move": "keep"}', "seat must be a whole number"),
        (3, '{"seat": 0}', "move must be a text"),
        (3, '{"seat": 0, "move": "keep", "at": -1}', "seconds from 0"),
        (3, '{"seat": 0, "move": "keep", "at": 1e999}', "seconds from 0"),
        (3, '{"seat": 0, "move": "keep", "at": NaN}', "seconds from 0"),
        (3, '{"seat": 0, "move": "keep", "when": 1}', "no 'when'"),
        (3, "{}", "a seat and its move, or a time"),
        (4, '{"at": 0.5}', "backwards"),
    ],
)
def test_a_bad_line_is_named_with_its_reason(line: int, text: str, reason: str) -> None:
    lines = written()
    lines[line - 1] = text
    with pytest.raises(replay.BadLine, match=reason) as refusal:
        replay.read(lines, games.find)
    assert refusal.value.sentence.startswith(f"line {line}: ")
    assert isinstance(refusal.value.reason, GameError)


def test_a_truncated_file_names_its_half_line() -> None:
    text = "".join(written())
    with pytest.raises(replay.BadLine, match="cut off"):
        replay.read(text[: len(text) - 20].splitlines(), games.find)


def test_an_empty_file_is_refused() -> None:
    with pytest.raises(Malformed, match="empty"):
        replay.read([], games.find)
