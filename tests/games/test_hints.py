"""Hints of the three games: right, from the view alone, and with a sentence in every language."""

from __future__ import annotations

import pytest

from tests.games.recto_verso.scenes import begin, play, solution
from volteface import games
from volteface.core.chance import Chance
from volteface.core.game import Hint, Phrase
from volteface.games import dessus_dessous, recto_verso, verso
from volteface.games.recto_verso.building import build_order, card_of, facade
from volteface.games.recto_verso.notation import put_down
from volteface.games.recto_verso.state import State as Blocks
from volteface.games.verso import hint as verso_hint
from volteface.locales import CODES, language


def hint(name: str, view: object, *heard: Phrase) -> Hint | None:
    """A hint, for which there is a sentence in every language."""
    found: Hint | None = games.hint(name)(view, heard, Chance("hint"))
    if found is not None:
        for code in CODES:
            sentence = language(code).say(f"hint-{found.code}", **dict(found.facts))
            assert sentence.endswith("."), sentence
            assert "{" not in sentence
    return found


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_verso_advises_a_move_that_is_allowed_all_through_a_game(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verso_hint, "BUDGET", 8)
    state = verso.start(verso.deal(seats, {}, 7))
    codes = set()
    while verso.outcome(state).winners is None:
        seat = next(seat for seat in range(seats) if verso.legal(state, seat))
        found = hint("verso", verso.view(state, seat))
        assert found is not None
        assert found.facts["move"] in [choice.move for choice in verso.legal(state, seat)]
        codes.add(found.code)
        if found.code == "verso-bank":  # it is called what its button is called
            bank = next(one for one in verso.legal(state, seat) if one.move == found.facts["move"])
            cards = bank.preview.cards
            assert isinstance(cards, tuple)
            assert found.facts["run"] == "-".join(card[1].replace("*", "★") for card in cards)
        state = verso.play(state, seat, verso.parse(str(found.facts["move"])))
    assert {"verso-keep", "verso-flip", "verso-bank"} <= codes


def half_built(state: Blocks, pieces: int) -> Blocks:
    """After the active seat has put down so many pieces of the first card's solution."""
    target = solution(0)
    for piece in (build_order(target) or ())[:pieces]:
        state = recto_verso.play(state, 0, put_down(target, piece), 1000)
    return state


def test_recto_verso_says_which_pieces_ones_own_side_does_not_show() -> None:
    state = half_built(begin(2), 4)
    card = card_of(solution(0))
    for seat, drawn in ((0, card.front), (1, card.back)):
        found = hint("recto-verso", recto_verso.view(state, seat))
        assert found is not None
        assert found.code == "recto-verso-unseen"
        assert found.facts["pieces"] == "".join(letter for letter in "KWENGPVOYB" if letter not in drawn)


def test_recto_verso_says_what_is_hidden_from_both_sides_once_the_partner_has_said_so() -> None:
    letter = next(letter for letter in "KWENGPVOYB" if letter not in card_of(solution(0)).front)
    told = Phrase(1, "unseen", {"colour": letter}, 1000)
    found = hint("recto-verso", recto_verso.view(half_built(begin(2), 1), 0), told)
    assert found == Hint("recto-verso-hidden", {"pieces": letter, "count": 1})


def test_recto_verso_says_when_it_can_no_longer_work_and_what_to_lift() -> None:
    state = half_built(begin(2), 10)
    loose = [letter for letter in "KWEN" if f"take {letter}" in [one.move for one in recto_verso.legal(state, 0)]]
    assert loose
    for letter in loose:
        for x in range(4):
            wrong = play(state, (1, f"move {letter} {x}0.0", 2))
            if wrong.building != state.building and facade(wrong.building, "front") != card_of(solution(0)).front:
                found = hint("recto-verso", recto_verso.view(wrong, 0))
                assert found == Hint("recto-verso-stuck", {"pieces": letter})
                return
    raise AssertionError("no cube can be put where it is wrong")


def test_recto_verso_has_no_hint_for_those_who_look_on() -> None:
    state = half_built(begin(3), 1)
    assert hint("recto-verso", recto_verso.view(state, 2 if state.partner == 1 else 1)) is None


def test_dessus_dessous_says_which_layer_lies_on_top() -> None:
    state = dessus_dessous.advance(dessus_dessous.start(dessus_dessous.deal(2, {"cards": "box"}, 3)), 1)
    view = dessus_dessous.view(state, 1)
    found = hint("dessus-dessous", view)
    assert found is not None
    from volteface.games.dessus_dessous import solver
    from volteface.games.dessus_dessous.notation import parse_mission

    mission = parse_mission(str(view.mission))
    tops = {(pile[-1].layer, "back" if pile[-1].back else "front") for pile in solver.solve(mission, view.layers)}
    assert (found.facts["layer"], found.facts["side"]) in tops
    assert found.facts["above"] == 0
    resting = dessus_dessous.view(dessus_dessous.start(dessus_dessous.deal(2, {"cards": "box"}, 3)), 1)
    assert hint("dessus-dessous", resting) is None


def test_following_its_hints_makes_the_pile() -> None:
    """One layer after the other, from the top; what does not belong there goes first, and at the end all is right."""
    from volteface.games.dessus_dessous.layers import layer_set
    from volteface.games.dessus_dessous.notation import parse_mission

    game = dessus_dessous
    state = game.play(game.start(game.deal(1, {"cards": "box", "practice": True}, 3)), 0, game.parse("draw 3"))
    mission = parse_mission(str(game.view(state, 0).mission))
    pile: list[str] = ["1f0", "2f0", "3f0", "4f0", "5f0"]
    for _ in range(12):
        state = game.play(state, 0, game.parse(" ".join(["pile", *pile])))
        found = hint("dessus-dessous", game.view(state, 0))
        assert found is not None
        if found.code == "dessus-dessous-right":
            break
        layer = str(found.facts["layer"])
        pile = [placed for placed in pile if placed[0] != layer]
        if found.code == "dessus-dessous-layer":
            assert str(found.facts["above"]) == (
                "0" if found.facts["place"] == 1 else pile[1 - int(str(found.facts["place"]))][0]
            )
            place = len(pile) + 1 - int(str(found.facts["place"]))
            pile.insert(max(0, place), f"{layer}{str(found.facts['side'])[0]}{found.facts['turn']}")
    assert found is not None
    assert found.code == "dessus-dessous-right"
    assert layer_set().is_right(mission, game.parse_pile(" ".join(pile)))
