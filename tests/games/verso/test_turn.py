"""V6 to V9 and V11: what a turn does, step by step."""

from __future__ import annotations

import pytest

from tests.games.verso.positions import play, position
from tests.news import code, codes, facts
from volteface.games import verso
from volteface.games.verso.news import Opponent


def test_a_higher_card_of_a_colour_one_has_not_turns_nothing() -> None:
    """V11: and the news says so."""
    after = play(position("B3/O4:1", deck="O6/B1:1 B1/G2:1"), "keep")
    assert [facts(news).get("effect") for news in after.news] == [None, "nothing"]


def test_banking_turns_neighbours_left_first_then_scores_and_discards() -> None:
    """V6: the order of the news is the order of the rule; the seat across does nothing."""
    state = position("B1/G2:1 B2/G3:1", "B4/O5:1", "B5/O6:1", "B6/O5:1")
    after = play(state, "bank blue 1-2")
    told = [(code(news), facts(news)["seat"]) for news in after.news]
    assert told == [("announced", 0), ("turned", 1), ("turned", 3), ("banked", 0)]
    announced = facts(after.news[0])
    assert (announced["cards"], announced["points"], announced["turns"]) == (("B1:1", "B2:1"), 2, (1, 3))
    assert verso.faces(after) == ((), ("O5:3",), ("B5:1",), ("O5:3",))
    assert after.players[0].score == 2


def test_a_neighbour_without_that_colour_turns_nothing() -> None:
    """V6: and nothing is told of it."""
    after = play(position("B1/G2:1 B2/G3:1", "G4/O5:1", "B5/O6:1"), "bank blue 1-2")
    assert codes(after.news) == ["announced", "turned", "banked"]
    assert facts(after.news[0])["turns"] == (2,)
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
    assert codes(after.news) == ["banked", "opponent", "turned"]
    assert after.players[0].squares == 7  # one green short
    enough = position(f"0+7 {rows} G6/B5:1", deck="G4/O5:1")
    again = play(enough, "bank green 2-3")
    assert codes(again.news) == ["banked", "opponent", "turned", "square"]
    assert again.players[0].squares == 14


def test_news_tell_when_a_square_is_broken() -> None:
    """V9: by one's own bank, and by a card that a neighbour's bank turns."""
    own = play(position(f"0+7 {SQUARE}", "G5/O6:1"), "bank blue 1-2")
    assert [facts(news).get("broken") for news in own.news] == [None, True]
    forced = play(position("B5/G4:1 B6/G5:1", f"0+7 {SQUARE}"), "bank blue 5-6")
    assert codes(forced.news) == ["announced", "turned", "banked"]
    assert [facts(news).get("broken") for news in forced.news] == [None, True, False]


def test_a_discarded_card_never_completes_a_square() -> None:
    """V9: a draw with its discard is one step."""
    eight = SQUARE.replace("O3/B4:1", "")
    after = play(position(eight, "G5/O6:1", deck="O2/G3:1"), "keep")
    assert after.players[0].squares == 0
    assert str(after.discards[-1].card) == "O2/G3"


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
    turned = next(news for news in after.news if isinstance(news, Opponent))
    assert turned.effect == effect
    assert codes(after.news) == ["drawn", "opponent"] + ["turned"] * (effect == "higher")
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
    assert codes(play(drawn_last, "keep").news) == ["drawn", "deck-empty"]
