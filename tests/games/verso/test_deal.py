"""V1 and V13: what is dealt, and which deals are refused."""

from __future__ import annotations

import pytest

from volteface.core.errors import Malformed
from volteface.games import verso


@pytest.mark.parametrize(("seats", "cards"), [(1, 35), (2, 30), (3, 45), (4, 60), (5, 75), (6, 90)])
def test_the_deck_has_15_cards_a_player_and_35_alone(seats: int, cards: int) -> None:
    """V1: and either side may lie up."""
    deal = verso.deal(seats, {}, 3)
    assert len(deal.deck) == len({laid.card for laid in deal.deck}) == cards
    assert {laid.face.points for laid in deal.deck} == {1, 3}


def test_the_first_player_is_drawn_by_lot_or_named() -> None:
    """V13: every seat can be drawn; a named seat begins."""
    assert {verso.deal(3, {}, seed).first for seed in range(40)} == {0, 1, 2}
    assert {verso.deal(3, {"first": 2}, seed).first for seed in range(10)} == {2}
    assert verso.start(verso.deal(3, {"first": 2}, 0)).turn == 2
    with pytest.raises(Malformed, match="no seat 3"):
        verso.deal(3, {"first": 3}, 0)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": 0}, "seats"),
        ({"seats": 7}, "seats"),
        ({"seats": "2"}, "seats-number"),
        ({"seats": True}, "seats-number"),
        ({"first": 2}, "no-such-seat"),
        ({"first": None}, "no-such-seat"),
        ({"options": {"speed": 1}}, "unknown-option"),
        ({"options": {"forbid_wasted_keep": 1}}, "option-value"),
        ({"options": {"first": 1}}, "deal-first"),
        ({"options": []}, "deal-options"),
        ({"deck": "B3/G4:3"}, "deal-deck"),
        ({"deck": [1, 2]}, "deal-deck"),
        ({"deck": ["B3/G4:3"]}, "deal-size"),
        ({"deck": ["B3/G4:3"] * 30}, "card-twice"),
        ({"deck": ["B3/G4"] * 30}, "no-such-card"),
        ({"colour": "blue"}, "deal-field"),
        ({"game": "chess"}, "deal-game"),
    ],
)
def test_a_deal_that_cannot_have_been_dealt_is_refused(change: dict[str, object], code: str) -> None:
    fields = verso.format_deal(verso.deal(2, {"first": 0}, 4)) | {"options": {}} | change
    with pytest.raises(Malformed) as refusal:
        verso.parse_deal(fields)
    assert refusal.value.code == code


def test_a_deal_may_leave_out_its_options_and_first_seat() -> None:
    fields = verso.format_deal(verso.deal(2, {"first": 0}, 4))
    del fields["options"], fields["first"]
    assert verso.parse_deal(fields).first == 0
