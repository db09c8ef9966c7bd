"""Commands with a game after them: which games have one, and what is said of those that do not."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from functools import partial

import pytest

from tests.cli.command import volteface
from volteface import games
from volteface.cli import games as own
from volteface.cli.games import Terminal, verso
from volteface.locales import CODES, language


def own_command(group: str, name: str) -> object:
    return getattr(own.find(name), "COMMANDS", {}).get(group)


BOX = {  # what the games of the boxes have at least
    "play": {"verso"},
    "arena": {"verso"},
    "train": {"verso"},
    "solve": {"recto-verso", "dessus-dessous"},
    "generate": {"recto-verso", "dessus-dessous"},
    "show": {"recto-verso", "dessus-dessous"},
}
DECLARED: dict[str, Callable[[str], object]] = {
    "play": own.terminal,
    "arena": games.arena,
    "train": lambda name: games.learns(name) or None,
}
HAVE = {
    command: {name for name in games.NAMES if DECLARED.get(command, partial(own_command, command))(name) is not None}
    for command in BOX
}


def test_what_the_games_of_the_boxes_have_is_there() -> None:
    for command, names in BOX.items():
        assert names <= HAVE[command], command


@pytest.mark.parametrize("command", HAVE)
def test_a_game_without_the_command_is_answered_with_a_sentence(command: str) -> None:
    listed = volteface(command, "--help").stdout
    for name in games.NAMES:
        assert (f"│ {name} " in listed) == (name in HAVE[command])
        if name in HAVE[command]:
            continue
        done = volteface(command, name)
        assert (done.returncode, done.stdout) == (1, "")
        assert games.title(name) in done.stderr
        known = done.stderr.split(": ")[1].partition(".")[0]
        assert set(known.split(", ")) == HAVE[command]


def test_where_one_can_play_is_said() -> None:
    assert volteface("play", "recto-verso").stderr == (
        "✗ Recto Verso is not played in the terminal; these are: verso. In the browser all are: volteface serve.\n"
    )


@pytest.mark.parametrize("command", HAVE)
def test_what_is_no_game_is_wrong_usage(command: str) -> None:
    done = volteface(command, "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert "No such command 'chess'" in done.stderr


@pytest.mark.parametrize("command", HAVE)
def test_every_command_of_a_game_has_help_with_an_example(command: str) -> None:
    for name in HAVE[command]:
        done = volteface(command, name, "--help")
        assert done.returncode == 0
        assert f"Example: volteface {command} {name}" in " ".join(done.stdout.split())


def test_the_program_names_all_games() -> None:
    *first, last = map(games.title, games.NAMES)
    said = " ".join(volteface("--help").stdout.split())
    assert f"A table for two-sided games: {', '.join(first)} and {last}." in said
    assert "Verso, Recto Verso" in said


def test_a_game_that_is_not_asked_for_is_not_loaded() -> None:
    code = "import sys, volteface.cli; print([name for name in sys.modules if name.startswith('volteface.games.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stderr


def test_what_a_game_declares_the_command_line_can_show() -> None:
    shown: Terminal = verso
    assert own.terminal("verso") is shown
    for name in games.NAMES:
        if "Review" in games.types(name):
            assert callable(own.find(name).reviewed)  # type: ignore[union-attr]


@pytest.mark.parametrize("code", CODES)
def test_every_bot_has_a_name_in_every_language(code: str) -> None:
    for name in games.NAMES:
        for level in {**games.bots(name), **games.baselines(name)}:
            assert language(code).say(f"bot-{level}")


@pytest.mark.parametrize(("lang", "name"), [("en", "Friendly 1"), ("fr", "Aimable 1"), ("de", "Freundlich 1")])
def test_bots_are_called_by_their_names_in_the_persons_language(lang: str, name: str) -> None:
    done = volteface("play", "verso", "--seed", "4", "--lang", lang, given="1\n")
    assert name in done.stdout
