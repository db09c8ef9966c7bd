"""`volteface solve|generate|show recto-verso`, run in this process so that the kernel is loaded once."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from volteface.cli import main
from volteface.games.recto_verso.building import judge
from volteface.games.recto_verso.notation import parse, parse_building, parse_card
from volteface.games.recto_verso.state import Place

if TYPE_CHECKING:
    from collections.abc import Callable

CARD = "OK../OW../BB../GBNP|..KO/..YO/..YV/PEYV"
IMPOSSIBLE = "OK../OW../BB../GBNP|..KO/..YO/..YK/PEYV"


class Answer(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def said(self) -> str:
        return " ".join(self.err.split())


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Answer]:
    def run(*arguments: str) -> Answer:
        monkeypatch.setattr("sys.argv", ["volteface", *arguments])
        with pytest.raises(SystemExit) as left:
            main()
        captured = capsys.readouterr()
        return Answer(int(left.value.code or 0), captured.out, captured.err)

    return run


def test_solve_gives_one_solution_and_how_many_there_are(run: Callable[..., Answer]) -> None:
    done = run("solve", "recto-verso", CARD, "--json")
    assert done.code == 0
    assert set(done.json) == {"solutions", "count", "capped"}
    assert (len(done.json["solutions"]), done.json["capped"]) == (1, False)
    assert judge(parse_building(done.json["solutions"][0]), parse_card(CARD), "simple") == ()
    every = run("solve", "recto-verso", CARD, "--all", "--json").json
    assert len(every["solutions"]) == len(set(every["solutions"])) == every["count"] == done.json["count"] > 1
    counted = run("solve", "recto-verso", CARD, "--count", "--json").json
    assert counted == {"solutions": [], "count": every["count"], "capped": False}
    assert run("solve", "recto-verso", CARD, "--count").out.split()[0] == f"{every['count']:,}"


def test_unique_cards_made_twice_are_the_same_and_have_one_solution(run: Callable[..., Answer]) -> None:
    command = ("generate", "recto-verso", "--mode", "simple", "--count", "32", "--unique", "--seed", "3", "--json")
    made = run(*command)
    assert made.code == 0
    assert made.err == ""
    assert run(*command).out == made.out
    cards = made.json["cards"]
    assert len({card["text"] for card in cards}) == 32
    for card in cards:
        assert set(card) == {"text", "solution", "difficulty"}
        solved = run("solve", "recto-verso", card["text"], "--mode", "simple", "--json").json
        assert solved == {"solutions": [card["solution"]], "count": 1, "capped": False}


def test_hard_cards_with_a_hidden_piece(run: Callable[..., Answer]) -> None:
    command = ("generate", "recto-verso", "--mode", "hard", "--count", "3", "--unique", "--hidden", "1", "--seed", "1")
    for card in run(*command, "--json").json["cards"]:
        assert card["difficulty"]["hidden"] >= 1
        assert len(set("KWENGPVOYBR") - set(card["text"])) == card["difficulty"]["hidden"]
    plain = run(*command)
    assert len(plain.out.splitlines()) == 3
    assert "difficulty" in plain.out


def test_without_a_seed_the_cards_are_new_and_the_seed_is_told(run: Callable[..., Answer]) -> None:
    one, two = (run("generate", "recto-verso", "--count", "1") for _ in range(2))
    assert one.out != two.out
    assert "The same again: --seed " in one.err


def test_partly_known_cards_and_placed_pieces_are_solved(run: Callable[..., Answer]) -> None:
    whole = run("solve", "recto-verso", CARD, "--count", "--json").json["count"]
    partly = CARD.replace("PEYV", "?EYV").replace("GBNP", "GBN?")
    assert run("solve", "recto-verso", partly, "--count", "--json").json["count"] > whole
    begun = run("solve", "recto-verso", CARD, "--placed", "G 00.0 01.0; N 20.0", "--json").json
    assert 0 < begun["count"] < whole
    assert "G 00.0 01.0" in begun["solutions"][0]
    unknown = "/".join(["????"] * 4)
    capped = run("solve", "recto-verso", f"{unknown}|{unknown}", "--count", "--json").json
    assert capped == {"solutions": [], "count": 1_000_000, "capped": True}


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["solve", "recto-verso", "nonsense"], "A card is its front and its back"),
        (["solve", "recto-verso", CARD.replace("G", "X")], "from KWENGPVOYBR"),
        (["solve", "recto-verso", CARD.replace("..YO", "..Y.")], "The two sides do not fit"),
        (["solve", "recto-verso", CARD.replace("K", "R"), "--mode", "simple"], "hard mode only"),
        (["solve", "recto-verso", CARD, "--mode", "medium"], "simple or hard, not 'medium'"),
        (["solve", "recto-verso", CARD, "--placed", "G 00.0 30.0"], "not the shape of the green bar"),
        (["solve", "recto-verso", CARD, "--placed", "K 30.0"], "With these pieces where they stand"),
        (["solve", "recto-verso", IMPOSSIBLE], "the black cube can stand nowhere"),
        (["show", "recto-verso", IMPOSSIBLE], "the black cube can stand nowhere"),
        (["generate", "recto-verso", "--hidden", "9"], "at most 3"),
        (["generate", "recto-verso", "--mode", "easy"], "simple or hard"),
    ],
)
def test_bad_input_gets_a_sentence_and_exit_code_1(
    run: Callable[..., Answer], arguments: list[str], reason: str
) -> None:
    done = run(*arguments)
    assert (done.code, done.out) == (1, "")
    assert reason in done.said
    assert "Traceback" not in done.err


def test_an_impossible_card_is_an_answer_in_json(run: Callable[..., Answer]) -> None:
    done = run("solve", "recto-verso", IMPOSSIBLE, "--json")
    assert (done.code, done.json) == (1, {"solutions": [], "count": 0, "capped": False})
    assert "Nobody can build this card" in done.said


def test_show_draws_both_facades_and_how_to_build_a_solution(run: Callable[..., Answer]) -> None:
    done = run("show", "recto-verso", CARD)
    assert done.code == 0
    for word in ("front", "back", "storey 1", "storey 4"):
        assert word in done.out
    assert "O  K  ·  ·" in done.out
    assert "·  ·  K  O" in done.out
    moves = [parse(line) for line in done.out.splitlines() if line.startswith("place ")]
    assert sorted(move.piece for move in moves if isinstance(move, Place)) == list(range(10))


def test_every_command_has_help_with_an_example(run: Callable[..., Answer]) -> None:
    for command in ("solve", "generate", "show"):
        done = run(command, "recto-verso", "--help")
        assert done.code == 0
        assert f"Example: volteface {command} recto-verso" in " ".join(done.out.split())
