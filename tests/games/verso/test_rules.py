"""V3 to V5, V10 and V12: what may be played, how it ends, and the titles."""

from __future__ import annotations

import pytest

from tests.games.verso.positions import play, position
from tests.news import codes
from volteface.core.errors import Illegal, NotYours
from volteface.games import verso
from volteface.games.verso.rules import title
from volteface.games.verso.state import Bank, State


def texts(state: State, seat: int = 0) -> set[str]:
    return {choice.move for choice in verso.legal(state, seat)}


def test_a_turn_is_one_action_and_nobody_passes() -> None:
    """V3: draw or bank, then it is the next seat's turn."""
    state = position("B1/G2:1 B2/G3:1", "G1/B2:1")
    assert texts(state) == {"keep", "flip", "bank blue 1-2"}
    assert texts(state, 1) == set()
    assert play(state, "keep").turn == 1
    assert play(state, "bank blue 1-2").turn == 1
    with pytest.raises(Illegal, match="pass") as refusal:
        play(state, "pass")
    assert refusal.value.code == "no-passing"
    with pytest.raises(NotYours) as refusal_of_seat:
        play(state, "keep", seat=1)
    assert refusal_of_seat.value.code == "not-your-turn"


def test_a_duplicate_discards_the_drawn_card_never_the_old_one() -> None:
    """V4: by keeping a visible duplicate, or by turning into one."""
    kept = play(position("B3/G4:1", "G1/O2:1", deck="O2/B3:3"), "keep")
    assert verso.faces(kept)[0] == ("B3:1",)
    assert str(kept.discards[-1].card) == "O2/B3"
    turned = play(position("B3/G4:1", "G1/O2:1", deck="O2/B3:1"), "flip")
    assert verso.faces(turned)[0] == ("B3:1",)
    assert verso.view(turned, 1).discards == ("O2/B3:3",)


def test_a_second_joker_of_a_colour_is_a_duplicate() -> None:
    """V4: jokers of different colours are not."""
    state = position("B*/O1:1", "G1/O2:1", deck="B*/O3:1")
    assert verso.faces(play(state, "keep"))[0] == ("B*:1",)
    other = position("B*/O1:1", "G1/O2:1", deck="G*/B1:1")
    assert verso.faces(play(other, "keep"))[0] == ("B*:1", "G*:1")


def test_a_table_may_forbid_a_wasted_keep() -> None:
    """V4: the option forbids keeping a visible duplicate, and nothing else."""
    state = position("B3/G4:1", "G1/O2:1", deck="O2/B3:3", head="turn 0 forbid_wasted_keep")
    assert texts(state) == {"flip"}
    with pytest.raises(Illegal) as refusal:
        play(state, "keep")
    assert refusal.value.code == "wasted-keep"
    assert "turn the card" in refusal.value.sentence
    free = position("B3/G4:1", "G1/O2:1", deck="O3/B4:3", head="turn 0 forbid_wasted_keep")
    assert texts(free) == {"keep", "flip"}
    assert verso.faces(play(free, "keep"))[0] == ("B3:1", "B4:3")


def test_three_four_joker_can_be_two_three_four_or_three_four_five() -> None:
    """V5: as 2-3-4 the joker stays, as 3-4-5 it goes; any consecutive part may be banked."""
    state = position("B3/G4:1 B4/G5:1 B*/O1:1", "G1/O2:1")
    banks = texts(state) - {"keep", "flip"}
    assert banks == {
        "bank blue 3-4",
        "bank blue 2-4 *2",
        "bank blue 3-5 *5",
        "bank blue 2-3 *2",
        "bank blue 4-5 *5",
        "bank blue 3-4 *3",
        "bank blue 3-4 *4",
    }
    assert verso.faces(play(state, "bank blue 2-4 *2"))[0] == ("B*:1",)
    assert verso.faces(play(state, "bank blue 3-5 *5"))[0] == ("B3:1",)


def test_five_six_joker_is_four_five_six_only_and_there_is_no_wrap() -> None:
    """V5: after 6 comes nothing."""
    state = position("B5/G6:1 B6/G5:1 B*/O1:1", "G1/O2:1")
    assert {text for text in texts(state) if text.endswith(("4-6 *4", "5-6", "1", "7"))} == {
        "bank blue 4-6 *4",
        "bank blue 5-6",
    }
    ring = position("B6/G5:1 B1/G2:1", "G1/O2:1")
    assert texts(ring) == {"keep", "flip"}


def test_the_joker_may_stand_for_a_value_whose_card_stays_out() -> None:
    """V5: the card it replaces is neither scored nor discarded."""
    state = position("O2/B3:3 B4/G5:1 B*/O1:1", "G1/O2:1")
    after = play(state, "bank blue 3-4 *3")
    assert after.players[0].score == 2
    assert verso.faces(after)[0] == ("B3:3",)


def test_a_sequence_has_two_to_six_cards_of_the_layout() -> None:
    """V5: what is missing is named; a joker alone is no sequence."""
    state = position("B3/G4:1 B5/G6:1 G*/B1:1", "G1/O2:1")
    assert texts(state) == {"keep", "flip"}
    for text, missing in (("bank blue 3-5", "B4"), ("bank blue 3-5 *4", r"B\*"), ("bank green 1-2 *1", "G2")):
        with pytest.raises(Illegal, match=missing) as refusal:
            play(state, text)
        assert refusal.value.code == "not-in-layout"
    whole = position("B1/G2:1 B2/G3:1 B3/G4:1 B4/G5:1 B5/G6:1 G1/B6:3", "G1/O2:1")
    after = play(whole, "bank blue 1-6")
    assert after.players[0].score == 8
    assert verso.faces(after)[0] == ("B1:1", "B2:1", "B3:1", "B4:1")


def test_a_bank_that_needs_the_joker_says_so() -> None:
    """V5: the refusal names the move that would do."""
    state = position("B3/G4:1 B5/G6:1 B*/O1:1", "G1/O2:1")
    with pytest.raises(Illegal, match=r"your joker can stand for it: bank blue 3-5 \*4") as refusal:
        play(state, "bank blue 3-5")
    assert refusal.value.code == "joker-needed"


@pytest.mark.parametrize("bank", [(3, 1, 2), (0, 3, 3), (0, 4, 3), (0, 5, 7), (0, 0, 2), (0, 1, 3, 4)])
def test_no_other_bank_can_be_made(bank: tuple[int, ...]) -> None:
    """V5: not even by a program."""
    with pytest.raises(ValueError, match=r"is no sequence|joker outside"):
        Bank(*bank)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="as parse gives it"):
        verso.play(position("B1/G2:1", "G1/O2:1"), 0, "keep")  # type: ignore[arg-type]


def test_the_game_ends_with_the_last_card_and_one_hidden_bank_each() -> None:
    """V10: any order, without turning, shown when all have chosen; most points win."""
    state = position("5+0 B1/G2:1 B2/G3:1", "6+0 B4/O5:1", head="last")
    assert texts(state, 1) == {"pass"}
    one = play(state, "bank blue 1-2")
    assert codes(one.news) == ["chosen"]
    assert verso.view(one, 1).players[0].score == 5
    assert (verso.view(one, 0).choice, verso.view(one, 1).choice) == ("bank blue 1-2", None)
    assert verso.outcome(one).winners is None
    with pytest.raises(NotYours):
        play(one, "pass")
    over = play(one, "pass", seat=1)
    assert verso.outcome(over) == ((7, 6), (0,))
    assert verso.faces(over)[1] == ("B4:1",)
    with pytest.raises(Illegal):
        play(over, "pass")


def test_drawing_after_the_end_is_refused() -> None:
    """V10: the deck is empty."""
    state = position("B1/G2:1 B2/G3:1", "B4/O5:1", head="last")
    with pytest.raises(Illegal) as refusal:
        play(state, "keep")
    assert refusal.value.code == "deck-empty"


def test_the_last_card_may_be_discarded_and_still_ends_the_game() -> None:
    """V10: drawn or discarded as a duplicate, the deck is empty."""
    text = "verso turn 0; seat 0+0 B3/G4:1; seat 0+0; deck O2/B3:3; discards"
    state = play(verso.parse_position(text), "keep")
    assert state.phase == "last"
    assert str(state.discards[-1].card) == "O2/B3"


def test_ties_share_the_victory() -> None:
    """V10: and passes left out of a file count as passes."""
    state = position("5+0 B1/G2:1", "5+0 B4/O5:1", "4+0 G1/O2:1", head="last")
    assert verso.outcome(verso.finish(state)) == ((5, 5, 4), (0, 1))


def test_solo_titles_have_their_bands() -> None:
    """V12: none below 35."""
    bands = {34: None, 35: 35, 39: 35, 40: 40, 44: 40, 45: 45, 50: 50, 55: 55, 59: 55, 60: 60, 91: 60}
    assert {score: title(score) for score in bands} == bands
    assert verso.DESIGNERS_BEST == 64


def test_points_have_no_limit_of_tokens() -> None:
    """V13: the box's 60 tokens are no limit."""
    state = position("180+35 B1/G2:1 B2/G3:1", "G1/O2:1")
    assert play(state, "bank blue 1-2").players[0].score == 217
