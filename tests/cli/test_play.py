"""`volteface play verso`, from a pipe and from a real terminal."""

from __future__ import annotations

import json
import os
import pty
import select
import shlex
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.command import PROGRAM, volteface
from volteface import games
from volteface.locales import language


def test_a_script_piping_keep_plays_a_solo_game_to_its_end() -> None:
    """V12: with a kind word at the end."""
    done = volteface("play", "verso", "--solo", "--seed", "7", "--lang", "en", given="keep\n" * 60)
    assert done.returncode == 0
    assert "The game is over." in done.stdout
    assert "Final score" in done.stdout
    assert "Shuffle again" in done.stdout
    assert done.stderr == ""


def test_an_endless_pipe_of_keep_ends_too() -> None:
    with subprocess.Popen(["yes", "keep"], stdout=subprocess.PIPE) as endless:
        done = subprocess.run(
            [PROGRAM, "play", "verso", "--players", "3", "--seed", "7"],
            stdin=endless.stdout,
            capture_output=True,
            timeout=60,
        )
        endless.kill()
    assert done.returncode == 0


def test_moves_are_chosen_by_number_or_text_and_the_game_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    arguments = ["play", "verso", "--players", "2", "--seed", "4", "--lang", "en", "--save", str(file)]
    done = volteface(*arguments, given="1\n" * 80)
    assert done.returncode == 0, done.stdout
    assert "Friendly 1" in done.stdout
    replayed = json.loads(volteface("replay", file, "--json").stdout)
    assert replayed["winners"]
    assert str(replayed["scores"][0]) in done.stdout.split("Final score")[1]
    again = volteface(*arguments[:-2], "--save", str(tmp_path / "again.jsonl"), given="1\n" * 80)
    assert again.returncode == 0
    assert (tmp_path / "again.jsonl").read_text() == file.read_text()


def test_a_bad_line_is_explained_and_asked_again() -> None:
    lines = ["bank blue 1-6", "[/x]", "00099", "?", "", "?", "?", "٣", "KEEP", "quit"]
    done = volteface("play", "verso", "--solo", "--seed", "7", "--lang", "en", given="\n".join(lines))
    assert done.returncode == 0, done.stderr
    for text in (
        "There is no B1 in front of you",
        "'[/x]' is no move",
        "no move number 00099",
        "Type the number of a move",
    ):
        assert text in done.stdout
    assert "You keep the" in done.stdout
    assert "Stopped before the end" in done.stderr


def test_quitting_at_the_last_bank_does_not_play_it() -> None:
    done = volteface("play", "verso", "--solo", "--seed", "7", given="keep\n" * 18 + "quit\n")
    assert done.returncode == 0
    assert "Final score" not in done.stdout
    assert "Stopped" in done.stderr


def test_a_game_broken_off_is_kept_and_no_file_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    arguments = ["play", "verso", "--solo", "--seed", "7", "--save", str(file)]
    assert volteface(*arguments, given="keep\nflip\n").returncode == 1
    kept = json.loads(volteface("replay", file, "--json").stdout)
    assert (kept["moves"], kept["winners"]) == (2, None)
    again = volteface(*arguments, given="keep\n")
    assert again.returncode == 1
    assert "File exists" in again.stderr


def test_the_same_game_again_is_the_same_game(tmp_path: Path) -> None:
    """The command printed at the end brings back seats, seed, bot and options."""
    arguments = ["play", "verso", "--players", "3", "--seed", "[/x] :heart:", "--bot", "random"]
    first = volteface(*arguments, "--option", "first=1", "--save", str(tmp_path / "1"), given="1\n" * 99)
    command = next(line for line in first.stdout.splitlines() if "This game again" in line).partition(": ")[2]
    program, *again = shlex.split(command)
    assert program == "volteface"
    volteface(*again, "--save", str(tmp_path / "2"), given="1\n" * 99)
    assert (tmp_path / "1").read_text() == (tmp_path / "2").read_text()


@pytest.mark.parametrize("width", ["60", "80", "100"])
def test_all_places_are_seen_in_every_window(width: str) -> None:
    done = volteface("play", "verso", "--players", "3", "--seed", "7", given="1\n" * 99, columns=width)
    assert done.returncode == 0
    headings = [line for line in done.stdout.splitlines() if line.split() == ["1", "2", "3", "4", "5", "6", "★"]]
    assert len(headings) > 10
    assert all(len(line) <= int(width) for line in done.stdout.partition("Final score")[0].splitlines())


def test_a_pipe_that_ends_early_stops_the_game() -> None:
    done = volteface("play", "verso", "--solo", "--seed", "7", given="keep\n")
    assert done.returncode == 1
    assert "Stopped" in done.stderr


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("sky", "land", "sea", "You keep the", "The deck plays", "Final score")),
        ("fr", ("ciel", "terre", "mer", "Vous gardez le", "La pioche joue", "Score final")),
        ("de", ("Himmel", "Land", "Wasser", "Du behältst", "Der Stapel spielt", "Endstand")),
    ],
)
def test_it_speaks_three_languages(lang: str, words: tuple[str, ...]) -> None:
    done = volteface("play", "verso", "--solo", "--seed", "7", "--lang", lang, given="keep\n" * 40)
    assert done.returncode == 0
    for word in words:
        assert word in done.stdout


@pytest.mark.parametrize(
    ("arguments", "code", "reason"),
    [
        (["--players", "7"], 1, "1 to 6 players"),
        (["--lang", "it"], 1, "no language 'it'"),
        (["--bot", "wizard"], 1, "no bot 'wizard'"),
        (["--option", "speed=2"], 1, "no option 'speed'"),
        (["--save", "/nowhere/game.jsonl"], 1, "cannot be written"),
    ],
)
def test_bad_usage_is_said_before_the_game_begins(arguments: list[str], code: int, reason: str) -> None:
    done = volteface("play", "verso", *arguments)
    assert (done.returncode, done.stdout) == (code, "")
    assert reason in done.stderr


def test_a_person_at_a_terminal_can_play_to_the_end() -> None:
    """A real pseudo-terminal: in colour, and a prompt before each answer."""
    leader, follower = pty.openpty()
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50"}
    command = [str(PROGRAM), "play", "verso", "--solo", "--seed", "7", "--lang", "en"]
    with subprocess.Popen(command, stdin=follower, stdout=follower, stderr=follower, env=environment) as process:
        os.close(follower)
        seen, answered, end = "", 0, time.monotonic() + 60
        while time.monotonic() < end:
            if not select.select([leader], [], [], 5)[0]:
                break
            try:
                seen += os.read(leader, 65536).decode(errors="replace")
            except OSError:  # the program has closed its side
                break
            if seen.count("quit to stop") > answered:
                answered += 1
                os.write(leader, b"1\n")
    os.close(leader)
    assert process.returncode == 0
    assert answered >= 18
    assert "Final score" in seen
    assert "\x1b[" in seen


def test_the_lesson_is_taught_in_the_terminal() -> None:
    """All its words are told, however narrow it is; other tries are answered; a pipe that ends early ends it."""
    moves = ["keep", "flip", "keep", "keep", "bank blue 3-5 *4", "keep", "bank green 2-3", "bank green 2-4", "keep"]
    done = volteface("play", "verso", "--lesson", "--lang", "en", given="\n".join(moves) + "\n", columns="60")
    said, tongue = " ".join(done.stdout.split()), language("en")
    for step in games.lesson("verso") or ():
        for what in ("", "-done") if step.right else ("",):
            assert tongue.say(f"lesson-verso-{step.name}{what}") in said
    assert tongue.say("lesson-verso-card-not") in said
    assert done.returncode == 0
    for other in ("keep\n", "keep\n" * 60):
        assert volteface("play", "verso", "--lesson", "--lang", "en", given=other).returncode == 1
