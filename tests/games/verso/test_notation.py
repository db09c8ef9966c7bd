from __future__ import annotations

import pytest

from volteface.core.errors import Malformed
from volteface.games import verso

GOOD = "verso turn 0; seat 5+0 B1/G2:1? B2/G3:1; seat 0+7 G1/O2:1?; deck O5/B6:3 B*/O1:1; discards G4/B5:1?"


def test_a_position_reads_back_as_it_was_written() -> None:
    state = verso.parse_position(GOOD)
    assert verso.format_position(state) == GOOD
    assert [player.score for player in state.players] == [5, 7]
    assert verso.view(state, None).players[0].cards == ("B1:1", "B2/G3:1")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("G4/B5:1?", "B1/G2:1?", "B1/G2 is there twice"),
        ("G4/B5:1?", "G4/B6:1?", "no card 'G4/B6:1?'"),
        ("G4/B5:1?", "G4/B5:2?", "no card"),
        ("O5/B6:3", "O5/B6:3?", "no card 'O5/B6:3?'"),
        ("B2/G3:1", "B1/O2:1", "two cards of seat 0 show B1"),
        ("5+0", "5", "seat 0 needs its points"),
        ("0+7", "0+8", "multiple of 7"),
        ("0+7", "0+7 square", "marked square exactly"),
        ("turn 0", "turn 2", "comes turn"),
        ("turn 0", "turn", "comes turn"),
        ("turn 0", "turn ٠", "comes turn"),
        ("turn 0", "turn 0 forbid_wasted_keep forbid_wasted_keep", "comes turn"),
        ("5+0", "05+0", "needs its points"),
        ("turn 0", "last", "while players take turns"),
        ("turn 0", "turn 0 no_limits", "comes turn"),
        ("deck", "pile", "must read"),
        ("seat 0+7", "chair 0+7", "only seats"),
        ("; discards G4/B5:1?", "", "must read"),
        ("G1/O2:1?", "G1/O2:1? chose pass", "only after last"),
        ("verso", "verso " + "x" * 5000, "longer than"),
    ],
)
def test_a_bad_position_is_refused_with_its_reason(old: str, new: str, reason: str) -> None:
    with pytest.raises(Malformed, match=reason.replace("?", r"\?").replace("(", r"\(")):
        verso.parse_position(GOOD.replace(old, new))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("verso last; seat 0+0 B1/G2:1 chose bank blue 1-2; seat 0+0; deck; discards", "not the cards"),
        ("verso last; seat 0+0 chose pass; seat 0+0 chose pass; deck; discards", "the game is over"),
        ("verso last; seat 0+0 chose keep; seat 0+0; deck; discards", "only a last bank"),
        ("", "must read"),
        (";;;;", "must read"),
        ("verso over; " + "seat 0+0; " * 7 + "deck; discards", "1 to 6 players, not 7"),
        ("verso over; deck; discards", "must read"),
    ],
)
def test_an_impossible_position_is_refused(text: str, reason: str) -> None:
    with pytest.raises(Malformed, match=reason):
        verso.parse_position(text)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("bank blue 5-3", "bank-order"),
        ("bank blue 3-3", "bank-order"),
        ("bank blue 3-5 *6", "bank-joker"),
        ("bank blue 0-3", "unknown-move"),
        ("bank red 1-3", "unknown-move"),
        ("Keep", "unknown-move"),
        ("keep ", "unknown-move"),
        ("", "unknown-move"),
    ],
)
def test_a_text_that_is_no_move_is_malformed(text: str, code: str) -> None:
    with pytest.raises(Malformed) as refusal:
        verso.parse(text)
    assert refusal.value.code == code
