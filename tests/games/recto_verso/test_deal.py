from __future__ import annotations

import json
from typing import Any

import pytest

from volteface.core.errors import GameError, Malformed
from volteface.games import recto_verso as game
from volteface.games.recto_verso.box import box
from volteface.games.recto_verso.deal import rounds

IMPOSSIBLE = "K.../K.../PPVV/BBGG|...N/...N/PPVV/BBGG"


def fields(seats: int, **options: object) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(json.dumps(game.format_deal(game.deal(seats, options, 1))))
    return read


@pytest.mark.parametrize("seats", game.SEATS)
@pytest.mark.parametrize("mode", ["simple", "hard"])
def test_a_deal_holds_tokens_and_cards_of_its_mode(seats: int, mode: str) -> None:
    """R1, R2: cards of the mode; for each player a token of every other, two each with three players."""
    deal = game.deal(seats, {"mode": mode}, 5)
    assert set(deal.cards) == set(box(mode))  # type: ignore[arg-type]
    for seat, order in enumerate(deal.partners):
        others = [other for other in range(seats) if other != seat]
        assert sorted(order) == sorted(others * (2 if seats == 3 else 1))
    assert len(deal.partners) == (0 if seats == 2 else seats)
    assert len(deal.cards) >= (rounds(seats) or 32)


def test_tokens_cards_and_the_first_player_are_drawn_by_lot() -> None:
    """R2: unless the host names who is active first."""
    deals = [game.deal(4, {}, seed) for seed in range(40)]
    assert {deal.first for deal in deals} == {0, 1, 2, 3}
    assert len({deal.partners for deal in deals}) > 30
    assert len({deal.cards[0] for deal in deals}) > 15
    assert {game.deal(4, {"first": 2}, seed).first for seed in range(10)} == {2}


def test_options_read_back() -> None:
    chosen: dict[str, object] = {"mode": "hard", "pace": 3, "first": 1, "score_table": [[10, 5], [20, 1]]}
    written = fields(3, **chosen)
    assert written["options"] == chosen
    deal = game.parse_deal(written)
    assert deal.options.score_table == ((10, 5), (20, 1))
    assert deal == game.deal(3, chosen, 1)


@pytest.mark.parametrize("cards", ["fresh", "expert"])
def test_fresh_cards_come_from_the_generator_and_read_back(cards: str) -> None:
    deal = game.deal(3, {"cards": cards}, 9)
    assert deal == game.deal(3, {"cards": cards}, 9)
    assert len(set(deal.cards)) == 32
    assert not set(deal.cards) & set(box("simple"))
    assert game.parse_deal(game.format_deal(deal)) == deal


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"pace": 0}, "pace"),
        ({"pace": 4}, "pace"),
        ({"pace": True}, "option-value"),
        ({"mode": "medium"}, "option-value"),
        ({"cards": "mine"}, "option-value"),
        ({"first": 3}, "no-such-seat"),
        ({"score_table": []}, "score-table"),
        ({"score_table": [[10]]}, "score-table"),
        ({"score_table": [[20, 1], [10, 2]]}, "score-table"),
        ({"score_table": [[10, 1], [20, 2]]}, "score-table"),
        ({"score_table": [[0, 1]]}, "score-table-range"),
        ({"score_table": [[9999, 1]]}, "score-table-range"),
        ({"score_table": [["10", 1]]}, "option-value"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, object], code: str) -> None:
    with pytest.raises(Malformed) as refusal:
        game.deal(3, options, 1)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": 1}, "seats"),
        ({"seats": "3"}, "seats-number"),
        ({"game": "verso"}, "deal-game"),
        ({"first": 3}, "no-such-seat"),
        ({"first": None}, "no-such-seat"),
        ({"options": []}, "deal-options"),
        ({"options": {"first": 2}, "first": 0}, "deal-first"),
        ({"deck": []}, "deal-field"),
        ({"partners": None}, "deal-partners"),
        ({"partners": [[1, 2], "x", [0, 1]]}, "deal-partners"),
        ({"partners": [[1, 2, 1], [0, 2, 0, 2], [0, 1, 0, 1]]}, "deal-tokens"),
        ({"partners": [[0, 2, 1, 2], [0, 2, 0, 2], [0, 1, 0, 1]]}, "deal-tokens"),
        ({"partners": []}, "deal-tokens"),
        ({"cards": None}, "deal-cards"),
        ({"cards": [1] * 12}, "deal-cards"),
        ({"cards": ["x"] * 12}, "card"),
        ({"cards": []}, "deal-few-cards"),
        ({"cards": [IMPOSSIBLE] * 12}, "card-piece"),
        ({"options": {"mode": "simple"}, "cards": [game.format_card(box("hard")[0])] * 12}, "card-red"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(change: dict[str, object], code: str) -> None:
    with pytest.raises(GameError) as refusal:
        game.parse_deal(fields(3) | change)
    assert refusal.value.code == code


def test_a_ladder_may_have_any_number_of_cards() -> None:
    few = game.parse_deal(fields(2) | {"cards": fields(2)["cards"][:3]})
    assert len(few.cards) == 3
