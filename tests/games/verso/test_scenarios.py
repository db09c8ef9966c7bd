"""The worked examples of the rulebook, with their printed outcome."""

from __future__ import annotations

from tests.games.verso.positions import position
from volteface.games import verso
from volteface.games.verso.view import possible_reverses


def test_ben_banks_blue_three_joker_five_and_peter_loses_his_blue_one() -> None:
    """V5, V6, V7, V8: the joker stands for 4; 5 points; Peter turns the 1, not the joker, and discards it."""
    ben = "B3/O4:1 B*/O1:1 O6/B5:3"
    peter = "B1/G6:1 B*/O3:1 G6/O5:1"
    state = position(ben, "G1/O2:1", peter)

    after = verso.play(state, 0, verso.parse("bank blue 3-5 *4"))

    assert after.players[0].score == 5
    assert verso.faces(after)[0] == ("B3:1",)
    assert verso.faces(after)[2] == ("B*:1", "G6:1")
    assert {str(laid.card) for laid in after.discards} == {"B1/G6", "B*/O1", "O6/B5"}


def test_helen_completes_a_square_of_nine_by_drawing_the_green_five() -> None:
    """V4, V9: the ninth card makes three of each colour: 7 points at once."""
    helen = "B1/G2:1 B2/G3:1 B5/G6:1 G1/O2:1 G3/O4:1 O2/B3:1 O4/B5:1 O6/B1:1"
    state = position(helen, "B3/G4:1", deck="G5/O6:1")

    after = verso.play(state, 0, verso.parse("keep"))

    assert len(after.players[0].cards) == 9
    assert (after.players[0].score, after.players[0].squares) == (7, 7)
    assert after.discards == ()


def test_john_banks_green_two_three_and_sofia_turns_six_into_orange_one_for_a_square() -> None:
    """V6, V9: John scores 4 and discards both; Sofia's third orange card comes in his turn and scores 7."""
    john = "G2/B3:1 B2/G3:3"
    sofia = "B1/O2:1 B3/O4:1 B5/O6:1 B6/O1:1 G1/B2:1 G3/B4:1 G4/B5:1 G6/O1:1 O3/G4:1 O5/G6:1"
    helen = "G5/B6:1 G1/O2:1"
    state = position(sofia, john, helen, turn=1)

    after = verso.play(state, 1, verso.parse("bank green 2-3"))

    assert after.players[1].score == 4
    assert verso.faces(after)[1] == ()
    assert "O1:3" in verso.faces(after)[0]
    assert "G6:1" not in verso.faces(after)[0]
    assert after.players[0].score == 7
    assert verso.faces(after)[2] == ("B6:3", "G1:1")


def test_gail_keeps_the_orange_five_rather_than_risk_a_six_she_has() -> None:
    """V2, V4: what is behind is unknown until turned; keeping starts her orange row."""
    gail = "B6/G5:1 G6/B5:1 B2/G1:1"
    state = position(gail, "G1/O2:1", deck="O5/B6:1")
    seen = verso.view(state, 0)

    assert seen.top == "O5:1"
    assert {str(face) for face in possible_reverses(seen, "O5:1")} == {"B6", "G6", "B4", "G4"}
    after = verso.play(state, 0, verso.parse("keep"))
    assert "O5:1" in verso.faces(after)[0]
    turned = verso.play(state, 0, verso.parse("flip"))
    assert str(turned.discards[-1].face) == "B6"  # the risk she saw: a second blue 6 is discarded
    assert verso.faces(turned)[0] == verso.faces(state)[0]
