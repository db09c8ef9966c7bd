"""The bot partner: it finishes cards with somebody who only talks, and with another bot; it says, hears and mends."""

from __future__ import annotations

from volteface.core.chance import Chance
from volteface.core.game import Phrase, Saying, Step
from volteface.games import recto_verso as game
from volteface.games.recto_verso import solver
from volteface.games.recto_verso.bots import BOTS, LEVELS
from volteface.games.recto_verso.bots.belief import believe
from volteface.games.recto_verso.bots.plan import next_move
from volteface.games.recto_verso.building import build_order, card_of
from volteface.games.recto_verso.notation import put_down
from volteface.games.recto_verso.state import NOTHING, Card

from .partners import Together, among_bots, begin, beside_its_place, cards, with_a_person
from .scenes import solution

LOOKED = 10_000
CARD = card_of(solution(12))


def ask(round_: Together, seat: int, level: str = "quick", seed: object = 0) -> Step:
    """What a bot does that has looked at the card for a while."""
    round_.now = max(round_.now, LOOKED)
    view = game.view(game.advance(round_.state, round_.now), seat)
    steps = BOTS[level](view, tuple(round_.phrases), 0, Chance(seed))
    assert len(steps) <= 1
    return steps[0] if steps else Step()


def built(count: int = 10) -> Together:
    """A round in which the partner has put down so many pieces of a right building."""
    round_ = begin(CARD)
    target = solution(12)
    for piece in (build_order(target) or ())[:count]:
        round_.play(1, game.format(put_down(target, piece)))
    return round_


def test_with_somebody_who_only_talks_nearly_every_card_is_finished_within_12_phrases() -> None:
    levels = list(LEVELS)
    rounds = [
        with_a_person(card, levels[number % 3], bot=number % 2)
        for number, card in enumerate(cards("simple", 60, "talk"))
    ]
    assert sum(bool(one.right) and len(one.phrases) <= 12 for one in rounds) >= 57


def test_hard_cards_are_finished_too() -> None:
    rounds = [with_a_person(card, "quick", number % 2, "hard") for number, card in enumerate(cards("hard", 5, "h"))]
    assert all(one.right for one in rounds)


def test_two_bots_tell_each_other_enough() -> None:
    rounds = [among_bots(card, ("lively", "quick")) for card in cards("simple", 6, "two")]
    assert all(one.right for one in rounds)
    assert all({phrase.seat for phrase in one.phrases} == {0, 1} for one in rounds)


def test_lively_partners_talk_more_than_calm_ones_and_quick_ones_are_faster() -> None:
    played = {level: with_a_person(CARD, level, bot=0) for level in LEVELS}
    talk = {level: sum(phrase.seat == 0 for phrase in one.phrases) for level, one in played.items()}
    assert talk["calm"] < talk["lively"]
    assert played["quick"].now < played["lively"].now < played["calm"].now


def test_it_knows_its_own_facade_only() -> None:
    """Other buildings behind the same front, other backs: the same choices, whatever the chance."""
    front = Card(CARD.front, "".join("." if letter == "." else "?" for letter in CARD.front))
    others = [card_of(one) for one in solver.solutions(front, "simple", limit=2000)[::100]]
    assert len({card.back for card in others}) > 5
    for number, other in enumerate(others):
        for level in LEVELS:
            assert ask(begin(other), 0, level, number) == ask(begin(CARD), 0, level, number)


def test_the_same_chance_gives_the_same_step() -> None:
    assert ask(built(4), 0, seed="one") == ask(built(4), 0, seed="one")
    assert len({ask(begin(CARD), 0, "calm", seed).rest for seed in range(9)}) > 1


def test_it_says_verso_when_its_partner_has_said_recto_and_its_side_fits() -> None:
    round_ = built()
    round_.say(0, "need", colour="Y", x=0, z=0)  # enough told
    round_.say(0, "need", colour="Y", x=0, z=1)
    assert ask(round_, 0).do == "recto"
    round_.play(1, "recto")
    assert ask(round_, 0).do == "verso"


def test_it_waits_with_nothing_to_do_once_it_has_said_recto() -> None:
    round_ = built()
    round_.play(0, "recto")
    round_.say(0, "need", colour="Y", x=0, z=0)
    round_.say(0, "need", colour="Y", x=0, z=1)
    assert ask(round_, 0) == Step()


def test_it_does_not_agree_to_a_building_that_does_not_fit_its_side() -> None:
    wrong = next(c for c in cards("simple", 20, "other") if c.front != CARD.front)
    round_ = begin(wrong)
    for piece in build_order(solution(12)) or ():
        round_.play(1, game.format(put_down(solution(12), piece)))
    round_.play(1, "recto")
    step = ask(round_, 0)
    assert isinstance(step.do, Saying)
    assert step.do.code in ("need", "empty")
    facts = step.do.facts
    square = int(str(facts["x"])) + 4 * int(str(facts["z"]))
    assert wrong.front[square] == facts.get("colour", "."), "what it says of its side is true"
    assert card_of(solution(12)).front[square] != wrong.front[square], "and it names a square that is wrong"


def test_it_looks_at_the_card_first_and_waits_when_asked_to() -> None:
    round_ = begin(CARD)
    view = game.view(round_.state, 0)
    assert BOTS["calm"](view, (), 0, Chance(1)) == (Step(rest=LEVELS["calm"].look - 1),)
    round_.now = LOOKED
    round_.say(1, "wait")
    assert ask(round_, 0).do == Saying("yes", {})
    round_.say(0, "yes")
    assert ask(round_, 0).do is None
    round_.say(1, "your-turn")
    assert ask(round_, 0).do is not None


def test_it_greets_back_once_and_says_no_to_what_cannot_be() -> None:
    round_ = begin(CARD)
    round_.now = LOOKED
    round_.say(1, "hello")
    assert ask(round_, 0).do == Saying("hello", {})
    round_.say(0, "hello")
    assert ask(round_, 0).do != Saying("hello", {})
    empty = CARD.front.index(".")
    round_.now += 1
    round_.say(1, "need", colour="K", x=empty % 4, z=empty // 4)
    assert ask(round_, 0).do == Saying("no", {})
    round_.say(0, "no")
    assert ask(round_, 0).do != Saying("no", {})


def test_what_was_said_later_holds() -> None:
    view = game.view(begin(CARD).state, 0)
    square = CARD.back.index(next(letter for letter in CARD.back if letter != "."))
    where = {"x": square % 4, "z": square // 4}
    true = Phrase(1, "need", {"colour": CARD.back[square], **where}, 2)
    slip = Phrase(1, "need", {"colour": next(c for c in "KW" if c != CARD.back[square]), **where}, 1)
    assert believe(view, [slip, true])[0] == believe(view, [true])[0]


def test_a_piece_said_to_be_unseen_is_not_shown_to_the_partner() -> None:
    unseen = next(letter for letter in "KWENGPVO" if letter not in CARD.back)
    known, _ = believe(game.view(begin(CARD).state, 0), [Phrase(1, "unseen", {"colour": unseen}, 1)])
    round_ = begin(CARD)
    for number in range(30):
        move = next_move(known, round_.state.building, Chance(number))
        if move is None:
            break
        round_.play(0, game.format(move))
    assert all(round_.state.building[:10])
    assert unseen not in card_of(round_.state.building).back


def test_a_building_that_stands_beside_its_place_is_shifted() -> None:
    round_ = beside_its_place()
    known, _ = believe(game.view(round_.state, 0), [])
    assert next_move(known, round_.state.building, Chance(1)) == game.parse("shift +x")


def test_with_nothing_known_to_be_wrong_nothing_is_taken_away() -> None:
    round_ = built(7)
    known, _ = believe(game.view(round_.state, 0), [])
    for number in range(20):
        move = next_move(known, round_.state.building, Chance(number))
        assert move is not None
        assert game.format(move).startswith("place")
    assert next_move(known, NOTHING, Chance(1)) is not None
