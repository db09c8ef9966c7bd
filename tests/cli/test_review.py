"""`volteface review`."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.command import volteface

REPLAYS = Path(__file__).parents[1] / "replays"


def test_a_game_is_reviewed_as_a_table_and_as_json() -> None:
    file = REPLAYS / "verso-1.jsonl"
    told = volteface("review", file, "--worlds", "4")
    assert told.returncode == 0, told.stderr
    assert "promised" in told.stdout
    assert "in the end" in told.stdout.replace("\n", " ")
    done = volteface("review", file, "--worlds", "4", "--json")
    judged = json.loads(done.stdout)
    assert (judged["game"], judged["measure"], judged["worlds"]) == ("verso", "points", 4)
    assert len(judged["turns"]) > 10
    fields = {"step", "seat", "top", "move", "best", "promised", "lost", "luck", "why", "choices"}
    assert set(judged["turns"][0]) == fields


def test_what_cannot_be_reviewed_is_refused_with_a_sentence(tmp_path: Path) -> None:
    done = volteface("review", REPLAYS / "recto-verso-2.jsonl")
    assert (done.returncode, done.stdout) == (1, "")
    assert "There is no review of recto-verso yet; the games that have one are: verso." in done.stderr
    assert volteface("review", tmp_path / "nothing.jsonl").returncode == 1
