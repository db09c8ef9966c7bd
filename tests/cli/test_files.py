"""`volteface deal` and `volteface replay`."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.cli.command import PROGRAM, volteface

GAMES = sorted(Path(__file__).parents[1].glob("replays/*.jsonl"))
VERSO = next(file for file in GAMES if file.stem == "verso-3")


def test_the_same_seed_gives_the_same_deal() -> None:
    """A deal that was kept: it is the same on every platform."""
    first = volteface("deal", "verso", "--players", "3", "--seed", "5", "--json")
    deal = json.loads(first.stdout)
    assert first.returncode == 0
    assert first.stderr == ""
    assert (deal["game"], deal["seats"], deal["first"]) == ("verso", 3, 0)
    assert deal["deck"][:4] == ["B2/O1:3", "G6/B5:1", "B3/O2:3", "G2/O1:3"]
    assert len(set(deal["deck"])) == 45
    assert volteface("deal", "verso", "--players", "3", "--seed", "5", "--json").stdout == first.stdout


def test_a_deal_without_a_seed_is_random_and_readable_without_json() -> None:
    one, two = (volteface("deal", "verso", "--solo") for _ in range(2))
    assert one.returncode == 0
    assert one.stdout.startswith("game verso")
    assert one.stdout != two.stdout


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_kept_games_come_out_as_they_did(file: Path) -> None:
    done = volteface("replay", file, "--json", "--steps")
    assert done.returncode == 0, done.stderr
    summary = json.loads(done.stdout)
    kept = json.loads(file.with_suffix(".outcome.json").read_text())
    assert {name: summary[name] for name in kept} == kept
    assert len(summary["steps"]) >= summary["moves"] > 0


def test_there_are_kept_games_for_every_number_of_players() -> None:
    seats = {json.loads(file.read_text().splitlines()[0])["seats"] for file in GAMES if file.stem.startswith("verso")}
    assert seats == {1, 2, 3, 4, 5, 6}


def test_one_edited_move_names_line_and_reason(tmp_path: Path) -> None:
    lines = VERSO.read_text().splitlines()
    lines[9] = json.dumps(json.loads(lines[9]) | {"move": "bank blue 1-6 *3"})
    edited = tmp_path / "edited.jsonl"
    edited.write_text("\n".join(lines))
    done = volteface("replay", edited, "--json")
    assert done.returncode == 1
    assert done.stdout == ""
    assert "line 10: There is no B" in done.stderr


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "The file is empty"),
        (b"\xff\xfe\x00", "line 1: This is not text in UTF-8"),
        (b'{"game": "verso", "seats": 2', "line 1: This is not a whole JSON object"),
        (b"\0" * 200_000, "line 1: The line is longer"),
        (b'{"game": "[/x]"}', "line 1: There is no game '[/x]'"),
        (b'{"game": "verso", "game": "verso"}', "line 1: A field of this line is there twice"),
        (b"\n\n\n\n\xff", "line 5: This is not text in UTF-8"),
    ],
)
def test_a_corrupt_file_gets_one_sentence(content: bytes, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_bytes(content)
    done = volteface("replay", file, "--json")
    assert (done.returncode, done.stdout) == (1, "")
    assert reason in done.stderr
    assert "Traceback" not in done.stderr


def test_a_missing_file_and_a_folder_are_named(tmp_path: Path) -> None:
    for file in (tmp_path / "none.jsonl", tmp_path):
        done = volteface("replay", file)
        assert done.returncode == 1
        assert "cannot be read" in done.stderr


def test_a_replay_can_come_through_a_pipe() -> None:
    done = volteface("replay", "-", given=VERSO.read_text())
    assert done.returncode == 0
    assert "won by seat" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "code", "reason"),
    [
        (["deal", "chess"], 1, "no game 'chess'"),
        (["deal", "verso", "--players", "0"], 1, "1 to 6 players, not 0"),
        (["deal", "verso", "--players", "7"], 1, "1 to 6 players, not 7"),
        (["deal", "verso", "--option", "speed=3"], 1, "no option 'speed'"),
        (["deal", "verso", "--option", "first=9"], 1, "no seat 9"),
        (["deal", "verso", "--option", "forbid_wasted_keep=maybe"], 1, "true or false"),
        (["deal", "verso", "--players", "many"], 2, "integer"),
        (["shuffle"], 2, "No such command"),
        (["deal"], 2, "Missing argument"),
        (["deal", "x[/foo]"], 1, "no game 'x[/foo]'"),
        (["deal", "verso", "--option", "x[/y]"], 1, "no option 'x[/y]'"),
        (["deal", "verso", "--option", "first=²"], 1, "first cannot be ²"),
        (["deal", "verso", "--option", "first=--3"], 1, "first cannot be --3"),
        (["deal", "verso", "--option", "first=" + "9" * 5000], 1, "first cannot be 999"),
        (["deal", "verso", "--option", "first=0", "--option", "first=1"], 1, "given twice"),
        (["deal", "verso", "--solo", "--players", "4"], 2, "leave --players out"),
    ],
)
def test_bad_input_gets_a_sentence_and_its_exit_code(arguments: list[str], code: int, reason: str) -> None:
    done = volteface(*arguments)
    assert (done.returncode, done.stdout) == (code, "")
    assert reason in done.stderr
    assert "Traceback" not in done.stderr


def test_output_that_cannot_be_written_is_said_without_a_traceback() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [PROGRAM, "replay", str(VERSO), "--json"], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60
        )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr


def test_every_command_has_help_with_an_example() -> None:
    for command in (["deal"], ["replay"], ["play", "verso"]):
        done = volteface(*command, "--help")
        assert done.returncode == 0
        assert f"Example: volteface {' '.join(command)}" in " ".join(done.stdout.split())
