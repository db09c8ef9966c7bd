"""V1 to V13, one by one."""

from __future__ import annotations

import pytest

from tests.games.verso.positions import position
from volteface.core.errors import Illegal, Malformed, NotYours
from volteface.games import verso
from volteface.games.verso.rules import moves, title
from volteface.games.verso.state import Bank, State


def play(state: State, *texts: str, seat: int = 0) -> State:
    for text in texts:
        state = verso.play(state, seat, verso.parse(text))
    return state


def texts(state: State, seat: int = 0) -> set[str]:
    return {choice.move for choice in verso.legal(state, seat)}


@pytest.mark.parametrize(("seats", "cards"), [(1, 35), (2, 30), (3, 45), (4, 60), (5, 75), (6, 90)])
def test_the_deck_has_15_cards_a_player_and_35_alone(seats: int, cards: int) -> None:
    """V1: and either side may lie up."""
    deal = verso.deal(seats, {}, 3)
    assert len(deal.deck) == len({laid.card for laid in deal.deck}) == cards
    assert {laid.face.points for laid in deal.deck} == {1, 3}


def test_a_view_shows_the_top_face_and_the_count_but_no_reverse() -> None:
    """V2: until a card has been turned, only the face that lies up is told."""
    state = play(position("B1/G2:1?", "G1/B2:1?", deck="O1/B2:1 O2/B3:3"), "keep")
    seen = verso.view(state, 1)
    assert (seen.top, seen.deck) == ("B3:3", 9)
    assert seen.players[0].cards == ("B1:1", "O1:1")


def test_a_turned_card_is_known_to_all_for_good() -> None:
    """V2: both faces of a turned card are public, also when it is discarded."""
    state = play(position("B1/G2:1?", "G2/B1:1?", deck="O1/B2:1"), "flip")
    for viewer in (0, 1, None):
        assert verso.view(state, viewer).players[0].cards == ("B1:1", "O1/B2:3")
    banked = play(position("B1/G2:1? O1/B2:3", "G1/O2:1"), "bank blue 1-2")
    assert verso.view(banked, None).discards == ("B1:1", "O1/B2:3")


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


def test_a_higher_card_of_a_colour_one_has_not_turns_nothing() -> None:
    """V11: and the news says so."""
    after = play(position("B3/O4:1", deck="O6/B1:1 B1/G2:1"), "keep")
    assert [news.facts.get("effect") for news in after.news] == [None, "nothing"]


def test_banking_turns_neighbours_left_first_then_scores_and_discards() -> None:
    """V6: the order of the news is the order of the rule; the seat across does nothing."""
    state = position("B1/G2:1 B2/G3:1", "B4/O5:1", "B5/O6:1", "B6/O5:1")
    after = play(state, "bank blue 1-2")
    assert [(news.code, news.facts["seat"]) for news in after.news] == [("turned", 1), ("turned", 3), ("banked", 0)]
    assert verso.faces(after) == ((), ("O5:3",), ("B5:1",), ("O5:3",))
    assert after.players[0].score == 2


def test_a_neighbour_without_that_colour_turns_nothing() -> None:
    """V6: and nothing is told of it."""
    after = play(position("B1/G2:1 B2/G3:1", "G4/O5:1", "B5/O6:1"), "bank blue 1-2")
    assert [news.code for news in after.news] == ["turned", "banked"]
    assert verso.faces(after)[1] == ("G4:1",)


def test_a_joker_counts_as_its_value_among_the_two_highest() -> None:
    """V6: 4-5-joker as 4-5-6 discards 5 and the joker; as 3-4-5 it stays."""
    state = position("B4/G5:1 B5/G6:1 B*/O1:1", "G1/O2:1")
    assert verso.faces(play(state, "bank blue 4-6 *6"))[0] == ("B4:1",)
    assert verso.faces(play(state, "bank blue 3-5 *3"))[0] == ("B*:1",)


def test_with_two_players_the_opponent_turns_one_card_once() -> None:
    """V7: left and right neighbour are the same person."""
    after = play(position("B1/G2:1 B2/G3:1", "B4/O5:1 B5/O6:1"), "bank blue 1-2")
    assert verso.faces(after)[1] == ("B4:1", "O6:3")


def test_a_joker_is_turned_only_if_it_is_the_only_card_of_its_colour() -> None:
    """V7: with a blue 1 beside it, the 1 is turned."""
    beside = play(position("B2/G1:1 B3/G2:1", "B1/O2:1 B*/O1:1"), "bank blue 2-3")
    assert verso.faces(beside)[1] == ("B*:1", "O2:3")
    alone = play(position("B2/G1:1 B3/G2:1", "B*/O1:1 G4/O5:1"), "bank blue 2-3")
    assert verso.faces(alone)[1] == ("G4:1", "O1:3")


def test_a_turned_card_goes_to_its_new_row_or_is_discarded() -> None:
    """V8: the turned card goes, never the one that lies there."""
    moved = play(position("B2/G1:1 B3/G2:1", "B4/O5:1"), "bank blue 2-3")
    assert verso.faces(moved)[1] == ("O5:3",)
    taken = play(position("B2/G1:1 B3/G2:1", "B4/O5:1 O5/G4:1"), "bank blue 2-3")
    assert verso.faces(taken)[1] == ("O5:1",)
    assert str(taken.discards[0].card) == "B4/O5"


SQUARE = "B1/G2:1 B2/G3:1 B3/G4:1 G1/O2:1 G2/O3:1 G3/O4:1 O1/B2:1 O2/B3:1 O3/B4:1"


def test_a_square_does_not_score_again_while_it_stands() -> None:
    """V9: a tenth card brings nothing; jokers count as cards."""
    state = position(f"0+7 {SQUARE}", "G5/O6:1", deck="G*/B1:1")
    assert play(state, "keep").players[0].squares == 7
    with_joker = position(SQUARE.replace("O3/B4:1", ""), "G5/O6:1", deck="O*/B2:1")
    assert play(with_joker, "keep").players[0].squares == 7


def test_a_square_scores_again_after_it_was_broken() -> None:
    """V9: the bank breaks it, a later card restores it."""
    state = position(f"0+7 {SQUARE}", "G5/O6:1", deck="G4/B5:1 B5/G4:1 O4/B5:1 B6/G5:1")
    state = play(state, "bank blue 1-2")
    state = play(state, "keep", seat=1)
    state = play(state, "keep")
    assert state.players[0].squares == 7  # two blue cards
    state = play(state, "keep", seat=1)
    state = play(state, "keep")
    assert state.players[0].squares == 14


def test_the_solo_opponent_can_restore_a_square_within_one_turn() -> None:
    """V9, V11: the bank breaks the square, the opponent's flip restores it: 7 again."""
    rows = "B1/G2:1 B2/G3:1 B3/G4:1 G1/O2:1 G2/O3:1 G3/O4:1 O1/B2:1 O2/B3:1 O3/B4:1 O4/G5:1"
    three_green = position(f"0+7 {rows} B5/G4:1", deck="G5/O6:1")
    after = play(three_green, "bank green 2-3")
    assert [news.code for news in after.news] == ["banked", "opponent", "turned"]
    assert after.players[0].squares == 7  # one green short
    enough = position(f"0+7 {rows} G6/B5:1", deck="G4/O5:1")
    again = play(enough, "bank green 2-3")
    assert [news.code for news in again.news] == ["banked", "opponent", "turned", "square"]
    assert again.players[0].squares == 14


def test_a_discarded_card_never_completes_a_square() -> None:
    """V9: a draw with its discard is one step."""
    eight = SQUARE.replace("O3/B4:1", "")
    after = play(position(eight, "G5/O6:1", deck="O2/G3:1"), "keep")
    assert after.players[0].squares == 0
    assert str(after.discards[-1].card) == "O2/G3"


def test_the_game_ends_with_the_last_card_and_one_hidden_bank_each() -> None:
    """V10: any order, without turning, shown when all have chosen; most points win."""
    state = position("5+0 B1/G2:1 B2/G3:1", "6+0 B4/O5:1", head="last")
    assert texts(state, 1) == {"pass"}
    one = play(state, "bank blue 1-2")
    assert [news.code for news in one.news] == ["chosen"]
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
    assert verso.outcome(verso.settle(state)) == ((5, 5, 4), (0, 1))


@pytest.mark.parametrize(
    ("opponent", "effect"),
    [
        ("B1/G6:1", "higher"),  # 1 to 6 is higher
        ("G6/B1:1", "lower"),  # 6 to 1 is not
        ("B5/G4:3", "higher"),
        ("B4/G5:3", "lower"),
        ("G*/B1:1", "joker"),
        ("G*/B1:3", "joker"),
    ],
)
def test_the_solo_opponent_turns_its_card(opponent: str, effect: str) -> None:
    """V11: a higher number turns the player's highest card of the new colour; a joker does nothing."""
    state = position("B3/O4:1 G2/O3:1", deck=f"O6/B1:1 {opponent}")
    after = play(state, "keep")
    facts = next(news.facts for news in after.news if news.code == "opponent")
    assert facts["effect"] == effect
    assert [news.code for news in after.news] == ["drawn", "opponent"] + ["turned"] * (effect == "higher")
    assert verso.view(after, 0).discards == (f"{opponent[:5]}:{4 - int(opponent[-1])}",)


def test_alone_banking_turns_no_card_of_ones_own() -> None:
    """V11: only the opponent's card can."""
    state = position("B1/G2:1 B2/G3:1 B5/G6:1", deck="G*/B3:1")
    assert verso.faces(play(state, "bank blue 1-2"))[0] == ("B5:1",)


def test_the_solo_opponents_last_card_still_takes_effect() -> None:
    """V11: then the game ends at once, with one last bank."""
    state = verso.parse_position("verso turn 0; seat 0+0 G2/O3:1 G5/O6:1; deck O1/B2:1 B1/G2:1; discards")
    after = play(state, "keep")
    assert after.phase == "last"
    assert verso.faces(after)[0] == ("G2:1", "O1:1", "O6:3")
    drawn_last = verso.parse_position("verso turn 0; seat 0+0 G2/O3:1; deck O1/B2:1; discards")
    assert [news.code for news in play(drawn_last, "keep").news] == ["drawn", "deck-empty"]


def test_solo_titles_have_their_bands() -> None:
    """V12: none below 35."""
    bands = {34: None, 35: 35, 39: 35, 40: 40, 44: 40, 45: 45, 50: 50, 55: 55, 59: 55, 60: 60, 91: 60}
    assert {score: title(score) for score in bands} == bands
    assert verso.DESIGNERS_BEST == 64


def test_the_first_player_is_drawn_by_lot_or_named() -> None:
    """V13: every seat can be drawn; a named seat begins."""
    assert {verso.deal(3, {}, seed).first for seed in range(40)} == {0, 1, 2}
    assert {verso.deal(3, {"first": 2}, seed).first for seed in range(10)} == {2}
    assert verso.start(verso.deal(3, {"first": 2}, 0)).turn == 2
    with pytest.raises(Malformed, match="no seat 3"):
        verso.deal(3, {"first": 3}, 0)


def test_points_have_no_limit_of_tokens() -> None:
    """V13: the box's 60 tokens are no limit."""
    state = position("180+35 B1/G2:1 B2/G3:1", "G1/O2:1")
    assert play(state, "bank blue 1-2").players[0].score == 217


def test_a_seat_that_is_not_there_has_no_moves_and_no_view() -> None:
    """V2: a negative number is no way to look at the last seat's choice."""
    state = position("B1/G2:1", "G1/O2:1")
    for viewer in (-1, 2):
        with pytest.raises(Malformed):
            verso.view(state, viewer)
    assert moves(state, 2) == moves(state, -1) == []
    with pytest.raises(Malformed) as refusal:
        play(state, "keep", seat=2)
    assert refusal.value.code == "no-such-seat"
