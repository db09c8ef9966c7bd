"""Bots from outside: real programs, of which some crash, hang or talk nonsense; the arena goes on and says so."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.arena.command import json_of
from tests.cli.command import volteface
from tests.outside.programs import FAULTS, HASTY, HELLO, LUCKY, faulty, killed
from volteface.arena import matches
from volteface.outside import Forfeit, Program


def silent(done: int) -> None:
    """No progress here."""


def test_both_examples_play_as_they_say() -> None:
    """The same seed gives the same games, however many work at it."""
    outside = matches.Outside({"lucky": LUCKY, "hasty": HASTY})
    bots = ("lucky", "hasty", "random")
    shares = matches.duel("verso", bots, 12, "s", 1, silent, outside=outside)
    assert not any(share.forfeits for share in shares)
    assert sum(share.wins for share in shares) == pytest.approx(1)
    assert shares[0].mean > shares[2].mean
    assert shares == matches.duel("verso", bots, 12, "s", 2, silent, outside=outside)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_program_that_fails_has_lost_its_game_and_the_others_play_on(fault: str, tmp_path: Path) -> None:
    outside = matches.Outside({"bad": faulty(tmp_path, fault, at=3)}, seconds=0.4 if fault == "hangs" else 30)
    bad, good = matches.duel("verso", ("bad", "greedy"), 2, "s", 1, silent, outside=outside)
    assert (bad.wins, bad.mean, good.wins) == (0, 0, 1)
    assert good.mean > 0
    (reason,) = bad.forfeits
    assert reason.startswith(FAULTS[fault][0])
    assert bad.forfeits[reason] == 2  # it was started again for the second game


def test_a_program_that_is_not_there_or_says_nothing_at_first(tmp_path: Path) -> None:
    for command, words in (
        (str(tmp_path / "nothing"), "it could not be started"),
        ("", "it could not be started"),
        (f"{sys.executable} -c pass", "it ended: exit 0"),
        (
            f"{sys.executable} -c 'print(5, flush=True); import time; time.sleep(60)'",
            "it said something that is no answer: 5",
        ),
    ):
        with pytest.raises(Forfeit, match=words):
            Program(command, "verso", 1).begin(0, 2, {})


def test_who_speaks_unasked_forfeits(tmp_path: Path) -> None:
    twice = tmp_path / "twice.py"
    twice.write_text(f"{HELLO}\n{HELLO}\nfor _ in range(5): input()\n")
    program = Program(f"{sys.executable} {twice}", "verso", 30)
    program.begin(0, 2, {})
    with pytest.raises(Forfeit, match="no answer"):
        program.move({}, ["keep"], 1)
    program.close()


def test_of_both_examples_one_is_killed_in_the_middle_and_the_table_says_so(tmp_path: Path) -> None:
    players = ("--program", f"lucky={LUCKY}", "--program", f"frail={killed(tmp_path, HASTY, at=5)}")
    plan = ("--bots", "lucky,frail,friendly", "--games", "3", "--seed", "1", "--workers", "1")
    several = ("arena", "verso", *players, *plan)
    done = volteface(*several)
    assert done.returncode == 0, done.stderr
    assert "frail forfeited 3 of its games: it ended: signal 9." in done.stdout
    found = json_of(*several, "--json")
    assert [bot.get("forfeits") for bot in found["bots"]] == [{}, {"it ended: signal 9": 3}, None]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--program", "lucky", "--bots", "lucky,greedy"), "'lucky' is no NAME=COMMAND."),
        (("--program", "greedy=x", "--bots", "greedy,random"), "There is a bot 'greedy' already."),
        (("--program", "lucky=x", "--bots", "greedy,random"), "Nobody plays as 'lucky': name it in --bots."),
    ],
)
def test_what_cannot_be_asked_is_said(arguments: tuple[str, ...], words: str) -> None:
    done = volteface("arena", "verso", *arguments)
    assert done.returncode == 2
    assert words in done.stderr
