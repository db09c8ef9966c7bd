"""Deals: drawn by lot from the box or made anew, written and read."""

from __future__ import annotations

import json

import pytest

from volteface.core.errors import Malformed
from volteface.games import dessus_dessous as game
from volteface.games.dessus_dessous import generator, solver
from volteface.games.dessus_dessous.layers import layer_set

from .scenes import mission

OWN = (*layer_set().texts[1:], layer_set().texts[0])  # another order is another set to the program


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_for_one_to_four(seats: int) -> None:
    """D1, D8: two to four players, or one alone."""
    with pytest.raises(Malformed, match="1 to 4 players"):
        game.deal(seats, {}, 1)


def test_a_deal_draws_each_rounds_mission_from_its_pile() -> None:
    """D1: the missions of a match are all different, and another seed gives others."""
    one, same, other = game.deal(3, {}, 1), game.deal(3, {}, 1), game.deal(3, {}, 2)
    assert [m.layers for m in one.missions] == [3, 4, 5, 3, 4, 5]
    assert len(set(one.missions)) == 6
    assert one == same
    assert one.missions != other.missions


@pytest.mark.parametrize("cards", ["box", "fresh"])
def test_a_deal_alone_holds_sixty_missions_a_pile(cards: str) -> None:
    """D8: from the box, which is shuffled anew when it is used up, or all fresh and different."""
    dealt = game.deal(1, {"cards": cards}, 5)
    for number in (3, 4, 5):
        pile = [mission for mission in dealt.missions if mission.layers == number]
        assert len(pile) == 60
        assert len(set(pile[:20])) == 20
        assert len(set(pile)) == (20 if cards == "box" else 60)


def test_fresh_deals_have_six_good_missions_and_never_the_same_twice() -> None:
    dealt = game.deal(4, {"cards": "fresh"}, "a secret")
    assert [mission.layers for mission in dealt.missions] == [3, 4, 5, 3, 4, 5]
    assert len(set(dealt.missions)) == 6
    assert all(len(solver.solve(mission)) == 1 for mission in dealt.missions)
    assert dealt == game.deal(4, {"cards": "fresh"}, "a secret")
    assert not set(dealt.missions) & set(game.deal(4, {"cards": "fresh"}, "another").missions)


def test_layers_of_ones_own_get_missions_of_their_own() -> None:
    dealt = game.deal(2, {"layers": list(OWN)}, 1)
    assert game.parse_deal(game.format_deal(dealt)) == dealt
    for wanted in dealt.missions:
        (solution,) = solver.solve(wanted, OWN)
        assert layer_set(OWN).is_right(wanted, solution)
    state = game.play(game.start(dealt), 0, game.parse("pile"), 1)
    assert game.view(state, None).layers == OWN


def test_layers_that_make_no_good_missions_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generator, "supply", lambda *_: iter(()))
    with pytest.raises(Malformed, match="only 0 good missions with 3 layers"):
        game.deal(2, {"layers": list(OWN)}, 1)


@pytest.mark.parametrize("seats", game.SEATS)
@pytest.mark.parametrize("options", [{}, {"hide_piles": True, "round_limit": 60}])
def test_a_deal_reads_back_from_its_line(seats: int, options: dict[str, object]) -> None:
    dealt = game.deal(seats, options, 7)
    line = json.dumps(game.format_deal(dealt))
    assert game.parse_deal(json.loads(line)) == dealt
    assert len(line) < 64 * 1024


SIX = [str(mission(number)) for number in (3, 4, 5, 3, 4, 5)]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": 5}, "seats"),
        ({"seats": True}, "seats-number"),
        ({"seats": None}, "seats-number"),
        ({"deck": []}, "deal-field"),
        ({"options": []}, "deal-options"),
        ({"options": {"speed": 2}}, "unknown-option"),
        ({"options": {"hide_piles": 1}}, "option-value"),
        ({"options": {"round_limit": 9}}, "round-limit"),
        ({"options": {"cards": "own"}}, "option-value"),
        ({"options": {"layers": ["RRRR"]}}, "layers-count"),
        ({"missions": None}, "deal-missions"),
        ({"missions": [3]}, "deal-missions"),
        ({"missions": SIX[:5]}, "deal-rounds"),
        ({"missions": [SIX[1], *SIX[1:]]}, "deal-rounds"),
        ({"missions": []}, "deal-rounds"),
        ({"missions": ["x", *SIX[1:]]}, "mission-number"),
        ({"seats": 1, "missions": SIX[:2]}, "deal-piles"),
        ({"seats": 1, "missions": SIX * 31}, "deal-piles"),
    ],
)
def test_a_deal_that_could_not_have_been_dealt_is_refused(change: dict[str, object], code: str) -> None:
    fields = {"game": "dessus-dessous", "seats": 2, "options": {}, "missions": SIX}
    assert game.parse_deal(fields)
    with pytest.raises(Malformed) as refused:
        game.parse_deal(fields | change)
    assert refused.value.code == code
    assert refused.value.sentence.endswith(".")
