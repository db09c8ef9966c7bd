"""`volteface solve|generate|show dessus-dessous`, run in this process so that the kernel is loaded once."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from volteface.cli import main
from volteface.games.dessus_dessous.layers import layer_set

from .test_layers import drawn

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

MISSION = "3 BBBB BYBB VVYY/RRRR R..R YYYY/RRRR .... Y..Y"


class Answer(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Answer]:
    def run(*arguments: str) -> Answer:
        monkeypatch.setattr("sys.argv", ["volteface", *arguments])
        with pytest.raises(SystemExit) as left:
            main()
        captured = capsys.readouterr()
        return Answer(int(left.value.code or 0), captured.out, captured.err)

    return run


def test_what_generate_makes_solve_solves_with_exactly_one_solution(run: Callable[..., Answer]) -> None:
    made = run("generate", "dessus-dessous", "--layers", "4", "--count", "20", "--seed", "2", "--json")
    missions = made.json["missions"]
    assert len({mission["text"] for mission in missions}) == 20
    for mission in missions:
        assert mission["text"].startswith("4 ")
        assert 4 <= mission["difficulty"] < 5
        solved = run("solve", "dessus-dessous", mission["text"], "--json")
        assert solved.code == 0
        assert solved.json == {"solutions": [mission["solution"]], "count": 1}
    again = run("generate", "dessus-dessous", "--layers", "4", "--count", "20", "--seed", "2", "--json")
    assert again.out == made.out


def test_without_a_seed_the_missions_are_new_and_the_seed_is_told(run: Callable[..., Answer]) -> None:
    one, two = (run("generate", "dessus-dessous", "--count", "2") for _ in range(2))
    assert one.out != two.out
    seed = one.err.split("--seed ")[1].strip()
    assert run("generate", "dessus-dessous", "--count", "2", "--seed", seed).out == one.out


def test_when_all_missions_are_used_it_says_so(run: Callable[..., Answer]) -> None:
    refused = run("generate", "dessus-dessous", "--layers", "3", "--count", "7172", "--json")
    assert (refused.code, refused.out) == (1, "")
    assert "There are 7171 missions with 3 layers and no more" in refused.err


def test_solve_in_words(run: Callable[..., Answer]) -> None:
    solved = run("solve", "dessus-dessous", MISSION)
    assert solved.code == 0
    assert solved.out.startswith("One solution:\n  ")


def test_a_mission_that_cannot_be_made_is_answered_with_no(run: Callable[..., Answer]) -> None:
    impossible = MISSION.replace("B", "R")
    assert run("solve", "dessus-dessous", impossible, "--json") == (1, '{"solutions": [], "count": 0}\n', "")
    assert run("solve", "dessus-dessous", impossible).err == "No pile of 3 layers makes this mission.\n"


@pytest.mark.parametrize("command", ["solve", "show"])
@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("hello", "A mission begins with its number of layers"),
        (MISSION[:-1], "'Y..' in row 3 has 3 quarters"),
        (MISSION.replace("V", "P"), "'P' in the cell 'PPYY' in row 1 is no colour"),
    ],
)
def test_a_wrong_mission_is_refused_with_a_sentence(
    run: Callable[..., Answer], command: str, text: str, says: str
) -> None:
    refused = run(command, "dessus-dessous", text)
    assert (refused.code, refused.out) == (1, "")
    assert says in refused.err


def test_show_draws_every_quarter(run: Callable[..., Answer]) -> None:
    shown = run("show", "dessus-dessous", "3 RYGB .... ..../.... .... ..../.... .... VVVV")
    assert shown.out.splitlines()[:5] == [
        "3 layers",
        "+-------+-------+-------+",
        "| \\ R / | \\ . / | \\ . / |",
        "| B X Y | . X . | . X . |",
        "| / G \\ | / . \\ | / . \\ |",
    ]


def test_layers_of_ones_own(run: Callable[..., Answer], tmp_path: Path) -> None:
    own = tmp_path / "mine.txt"
    texts = (*layer_set().texts[1:], layer_set().texts[0])
    own.write_text("\n".join(drawn(number, text) for number, text in enumerate(texts, 1)))
    made = run("generate", "dessus-dessous", "--set", str(own), "--count", "1", "--seed", "1", "--json")
    (mission,) = made.json["missions"]
    assert run("solve", "dessus-dessous", mission["text"], "--set", str(own), "--json").json == {
        "solutions": [mission["solution"]],
        "count": 1,
    }


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "cannot be read: No such file"),
        (b"\xff\xfe", "cannot be read: it is not text in UTF-8"),
        (b"", "A set has five layers, not 0"),
        (b"L1 RRRR\n", "A line of a layer is three cells, a bar and three cells"),
    ],
)
def test_a_wrong_file_of_layers_is_refused(
    run: Callable[..., Answer], tmp_path: Path, content: bytes | None, says: str
) -> None:
    own = tmp_path / "mine.txt"
    if content is not None:
        own.write_bytes(content)
    refused = run("generate", "dessus-dessous", "--set", str(own))
    assert (refused.code, refused.out) == (1, "")
    assert says in refused.err.replace("\n", " ")
