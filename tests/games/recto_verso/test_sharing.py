"""A partner that shares: half of a building is the other's, and what the other holds, has built or says is heeded."""

from __future__ import annotations

from itertools import pairwise

import pytest

from volteface.core.chance import Chance
from volteface.core.game import Saying
from volteface.games import recto_verso as game
from volteface.games.recto_verso.bots import BOTS, LEVELS
from volteface.games.recto_verso.bots.manners import NEWCOMER, SILENT
from volteface.games.recto_verso.building import build_order, card_of, stack
from volteface.games.recto_verso.constants import PHRASES
from volteface.games.recto_verso.notation import put_down
from volteface.games.recto_verso.pieces import INDEX, LETTERS, PIECES

from .partners import LONGEST, Together, begin, beside_its_place, cards, sharing
from .scenes import solution

CARD, TARGET = card_of(solution(12)), solution(12)
UNSEEN = [letter for letter in LETTERS[:10] if letter not in CARD.front]  # by the bot, which sits at seat 0


def ask(round_: Together, level: str = "quick", seed: object = 0) -> list[object]:
    """What a bot at seat 0 does or says now."""
    view = game.view(game.advance(round_.state, round_.now), 0)
    return [step.do for step in BOTS[level](view, tuple(round_.phrases), 0, Chance(seed)) if step.do is not None]


def test_its_hand_is_seen_before_it_puts_something_down() -> None:
    round_ = later(begin(CARD), 60_000)
    view = game.view(game.advance(round_.state, round_.now), 0)
    while True:
        steps = BOTS["quick"](view, tuple(round_.phrases), 0, Chance("hand"))
        if isinstance(steps[0].do, str):
            break
        assert steps[0].shows is None
        round_.step(0, "quick", "hand")
        round_.now += steps[-1].rest or 400
        view = game.view(game.advance(round_.state, round_.now), 0)
    _, letter, *_ = str(steps[0].do).split()
    round_.play(0, str(steps[0].do))
    stands = game.view(round_.state, 0).building[letter]
    assert steps[0].shows == {"hold": {"pieces": letter}, "hand": {"pieces": {letter: stands}}}


def later(round_: Together, milliseconds: int) -> Together:
    round_.now += milliseconds
    return round_


def until(round_: Together, wanted: type | str, level: str = "quick") -> object:
    """Let the bot go on until it makes such a move, or says something at all; the other does nothing meanwhile."""
    while round_.now < LONGEST:
        step = round_.step(0, level, "until")
        if isinstance(step.do, str) if wanted is str else isinstance(step.do, Saying) and step.do.code == wanted:
            return step.do
        round_.now += step.rest or 400
    raise AssertionError(f"never: {wanted}")


def told(round_: Together) -> Together:
    """A round in which the bot has said of its side what it says unasked."""
    for square in (0, 1):
        round_.say(0, "need", colour=CARD.front[square], x=square, z=0)
    return later(round_, 5000)


def built(letters: str) -> Together:
    """The other has put down these pieces of a right building."""
    round_ = begin(CARD)
    for piece in build_order(TARGET) or ():
        if LETTERS[piece] in letters:
            round_.play(1, game.format(put_down(TARGET, piece)))
    return told(round_)


def first(count: int) -> str:
    return "".join(LETTERS[piece] for piece in (build_order(TARGET) or ())[:count])


def wrong() -> Together:
    """The other has put a piece where the bot's side shows something else: nothing can become right around it."""
    round_ = begin(CARD)
    square = next(s for s in range(4) if CARD.front[s] not in ".K")
    round_.play(1, f"place K {square}0.0")
    round_.now = 5000
    assert isinstance(ask(round_)[0], Saying), "it says first what is wrong"
    round_.step(0, "quick", "wrong")
    return later(round_, 1000)


@pytest.mark.parametrize("level", LEVELS)
def test_half_of_the_pieces_are_put_down_by_somebody_who_builds(level: str) -> None:
    """With an action every 1.5 seconds, on either side; and the building is right."""
    rounds = [
        (sharing(card, level, bot=number % 2), number % 2) for number, card in enumerate(cards("simple", 12, "s"))
    ]
    assert all(round_.right for round_, _ in rounds)
    assert sum(round_.now <= 30_000 for round_, _ in rounds) >= 10, "in time for the ladder's fifth level"
    placed = [seat != bot for round_, bot in rounds for seat, move in round_.moves if move.startswith("place")]
    assert 0.4 <= sum(placed) / len(placed) <= 0.6
    for round_, bot in rounds:
        assert next(seat for seat, _ in round_.moves) != bot, "the first piece is the other's"


@pytest.mark.parametrize(("action", "in_time"), [(6000, 7), (8000, 6)])
@pytest.mark.parametrize("level", LEVELS)
def test_a_newcomer_gets_the_time_that_the_first_level_leaves(level: str, action: int, in_time: int) -> None:
    """With an action every six or eight seconds the half of it is theirs, too, and 90 seconds are enough."""
    rounds = [
        (sharing(card, level, number % 2, action=action, pace=1, longest=90_000), number % 2)
        for number, card in enumerate(cards("simple", 8, "s"))
    ]
    assert sum(bool(round_.right) for round_, _ in rounds) >= in_time
    placed = [seat != bot for round_, bot in rounds for seat, move in round_.moves if move.startswith("place")]
    assert 0.4 <= sum(placed) / len(placed) <= 0.6


def test_it_waits_for_the_first_piece_and_then_takes_turns() -> None:
    round_ = told(begin(CARD))
    round_.now = LEVELS["calm"].look + LEVELS["calm"].patience - 1
    assert ask(round_, "calm") == []
    round_ = built(first(1))
    assert str(ask(round_)[0]).startswith("place")
    until(round_, str)
    assert [seat for seat, _ in round_.moves] == [1, 0]
    assert ask(later(round_, 500)) == [], "now it is the other's turn"
    round_.say(1, "your-turn")
    assert str(ask(round_)[0]).startswith("place")


def test_the_calm_one_leaves_a_building_to_whoever_only_thinks() -> None:
    """Somebody who does nothing at all in the first level's 90 seconds finds half of the pieces still in the tray."""
    placed = []
    for number, card in enumerate(cards("simple", 4, "idle")):
        round_, bot = begin(card, pace=1), number % 2
        while round_.now < 89_000:
            round_.now += round_.step(bot, "calm", "idle").rest or 400
        placed.append(sum(move.startswith("place") for _, move in round_.moves))
    assert all(1 <= count <= 5 for count in placed), placed


def test_it_waits_when_it_is_asked_to_and_says_so() -> None:
    round_ = built(first(1))
    assert str(ask(round_)[0]).startswith("place")
    round_.say(1, "wait")
    assert ask(round_) == [Saying("yes", {})]
    later(round_, 300).step(0, "quick", "wait")
    for _ in range(20):
        assert ask(later(round_, 3000)) == [], "however long"
    round_.play(1, game.format(put_down(TARGET, (build_order(TARGET) or ())[1])))
    until(round_, str)
    assert [seat for seat, _ in round_.moves] == [1, 1, 0], "until the other has done something"
    until(round_, str)
    assert [seat for seat, _ in round_.moves] == [1, 1, 0, 0], "and then it waits no longer than ever"


def test_it_goes_on_alone_after_a_while_with_nothing_heard_or_seen() -> None:
    round_ = told(begin(CARD))
    round_.now = LEVELS["quick"].look + 2 * LEVELS["quick"].patience
    round_.say(1, "hold", pieces="K")
    assert ask(later(round_, 2000)) == [], "a hand that holds something is at work"
    assert str(ask(later(round_, NEWCOMER))[0]).startswith("place")


def test_alone_it_still_tells_what_only_the_other_can_know_before_it_guesses() -> None:
    round_ = built(first(1))
    while not (unseen := [move.split()[1] for seat, move in round_.moves if seat == 0 and move.split()[1] in UNSEEN]):
        before = len(round_.phrases)
        step = round_.step(0, "quick", "alone")
        round_.now += step.rest or 400
    said = [phrase.facts["colour"] for phrase in round_.phrases[:before] if phrase.code in ("unseen", "which-way")]
    assert unseen[0] in said
    assert {move.split()[1] for seat, move in round_.moves[:-1] if seat == 0} <= set(CARD.front), (
        "what it sees comes first"
    )


def test_it_leaves_to_the_other_what_its_own_side_does_not_show() -> None:
    for seed in range(8):
        round_ = built(first(3))
        for move in ask(round_, seed=seed):
            assert str(move).split()[1] in CARD.front
    round_ = built(first(10).replace(UNSEEN[0], ""))
    said = until(round_, "unseen", "calm")
    assert isinstance(said, Saying)
    assert said.facts == {"colour": UNSEEN[0]}, "and says why"


def test_it_leaves_the_row_next_to_the_other_to_them() -> None:
    """What stands there decides what they see: it is their side, unless there is no other room."""
    placed = [
        any(cube[1] == "30"[bot] for cube in move.split()[2:])
        for number, card in enumerate(cards("simple", 12, "rows"))
        for bot in [number % 2]
        for seat, move in sharing(card, "lively", bot).moves
        if seat == bot and move.startswith("place")
    ]
    assert len(placed) > 40
    assert sum(placed) < len(placed) / 7


def test_it_never_touches_what_the_other_holds() -> None:
    round_ = built(first(2))
    first_choice = str(ask(round_)[0]).split()[1]
    round_.say(1, "hold", pieces=first_choice)
    for seed in range(12):
        assert not any(isinstance(do, str) and do.split()[1] == first_choice for do in ask(round_, seed=seed))
    strange: tuple[object, ...] = ("q?", 7, {}, [], -1.5)
    for nonsense in strange:
        round_.say(1, "hold", pieces=nonsense)
    round_.say(1, "hold")
    assert ask(round_, seed=1)
    assert first_choice in {str(do).split()[1] for do in ask(later(round_, 3500))}, "a hand that shows no more is empty"


def test_it_asks_to_leave_a_piece_that_its_side_shows_as_drawn() -> None:
    letter = next(one for one in first(10) if one in CARD.front)
    round_ = built(first(10))
    round_.say(1, "hold", pieces=letter)
    assert ask(round_) == [Saying("leave", {"colour": letter})]


def test_it_asks_before_it_moves_a_piece_of_the_other_and_says_why() -> None:
    round_ = wrong()
    question = ask(round_)[0]
    assert isinstance(question, Saying)
    assert question.code == "may-move"
    facts = question.facts
    assert facts["piece"] == "K"
    assert CARD.front[int(str(facts["x"])) + 4 * int(str(facts["z"]))] == facts["colour"], "what it says is true"
    round_.step(0, "quick", 0)
    assert ask(later(round_, 2000)) == [], "it waits for the answer"
    round_.say(1, "yes")
    assert str(ask(round_)[0]).split()[:2] in (["take", "K"], ["move", "K"])


def test_no_means_no() -> None:
    round_ = wrong()
    round_.step(0, "quick", 0)
    later(round_, 500).say(1, "no")
    stays = Saying("stays", {"piece": "K"})
    assert ask(round_) == [stays], "and it says so"
    round_.step(0, "quick", 0)
    for _ in range(40):
        assert not any(isinstance(do, str) and do.split()[1:2] == ["K"] for do in ask(later(round_, 2000)))
        assert not any(isinstance(do, Saying) and do.code in ("stays", "may-move") for do in ask(round_)), "once"
    later(round_, 500).say(1, "yes")
    assert Saying("yes", {}) not in ask(round_), "a yes to something else changes nothing"
    assert round_.state.building[INDEX["K"]]


@pytest.mark.parametrize("pieces", ["K", "KE"])
def test_without_an_answer_it_leaves_the_piece_and_builds_on_around_it(pieces: str) -> None:
    """Silence is no yes, however long; no question follows another at once, and a late yes is still one."""
    round_ = begin(CARD)
    squares = [square for square in range(4) if CARD.front[square] not in (".", *pieces)]
    for letter, square in zip(pieces, squares, strict=False):
        round_.play(1, f"place {letter} {square}0.0")
    round_.now = 5000
    asked: list[int] = []
    said: list[str] = []
    while round_.now < 70_000:
        step = round_.step(0, "quick", "silence")
        if isinstance(step.do, Saying):
            said.append(step.do.code)
            asked += [round_.now] * step.do.code.startswith("may-")
        round_.now += step.rest or 400
    own = [move for seat, move in round_.moves if seat == 0]
    assert all(move.startswith("place") and move.split()[1] not in pieces for move in own)
    assert len(own) >= 3, "it does something else"
    assert len([code for code in said if code.startswith("stays")]) == len(asked) > 1, "and says so"
    assert all(b - a >= 2 * SILENT for a, b in pairwise(asked))
    later(round_, 500).say(1, "yes")
    assert ask(round_) == [Saying("yes", {})], "it says that it has understood"
    round_.step(0, "quick", "late")
    later(round_, 300).say(1, "yes")
    assert Saying("yes", {}) not in ask(round_), "once"
    until(round_, str)
    assert not round_.moves[-1][1].startswith("place")


def test_a_no_to_the_piece_it_has_just_put_down_takes_that_back() -> None:
    round_ = built(first(2))
    put = str(until(round_, str)).split()[1]
    later(round_, 700).say(1, "no")
    assert ask(round_) == [f"take {put}", Saying("yours", {"colour": put})]
    step = round_.step(0, "quick", 1)
    assert step.rest
    for seed in range(6):
        assert not any(isinstance(do, str) and do.split()[1] == put for do in ask(later(round_, 100), seed=seed))


def test_a_piece_that_the_other_takes_away_is_left_to_them() -> None:
    round_ = built(first(2))
    put = str(until(round_, str)).split()[1]
    later(round_, 700).play(1, f"take {put}")
    assert ask(later(round_, 700)) == [Saying("yours", {"colour": put})]


def test_it_takes_what_it_is_given_and_leaves_what_it_is_told_to_leave() -> None:
    round_ = built(first(2))
    choices = {str(ask(round_, seed=seed)[0]).split()[1] for seed in range(9)}
    other = sorted(choices)[-1]
    round_.say(1, "leave", colour=other)
    assert other not in {str(ask(round_, seed=seed)[0]).split()[1] for seed in range(9)}
    later(round_, 10).say(1, "yours", colour=other)
    assert {str(ask(round_, seed=seed)[0]).split()[1] for seed in range(3)} == {other}


def test_given_a_piece_that_its_side_does_not_show_it_says_so() -> None:
    """Whoever gives a piece away is answered; and it is tried all the same."""
    round_ = built(first(2))
    letter = next(one for one in UNSEEN if one not in first(2))
    round_.say(1, "yours", colour=letter)
    assert ask(round_) == [Saying("unseen", {"colour": letter})]
    round_.step(0, "quick", "given")
    assert str(until(round_, str)).split()[1] == letter


@pytest.mark.parametrize("level", LEVELS)
def test_to_say_that_it_does_not_see_a_piece_does_not_give_the_turn_back(level: str) -> None:
    """Both have put down as many: whoever was given a piece takes it, and does not wait to be asked again."""
    round_ = built(first(2))
    until(round_, str, level)
    until(round_, str, level)
    stands = {move.split()[1] for _, move in round_.moves}
    letter = next(one for one in UNSEEN if one not in stands)
    later(round_, 1000).say(1, "yours", colour=letter)
    later(round_, 300)
    assert ask(round_, level) == [Saying("unseen", {"colour": letter})]
    given = round_.now
    round_.step(0, level, "given")
    assert str(until(round_, str, level)).split()[1] == letter
    assert round_.now < given + LEVELS[level].patience // 2


def test_what_it_has_left_to_the_other_stays_theirs_until_they_give_it_back() -> None:
    """However long they think; they say "yours" or no to it, or, building nothing, where it should stand."""
    letter = next(one for one in first(10) if one in CARD.front and one not in first(2))
    for back in ({"code": "yours", "colour": letter}, {"code": "no"}):
        round_ = built(first(10).replace(letter, ""))
        round_.say(0, "yours", colour=letter)
        while round_.now < 80_000:
            step = round_.step(0, "quick", "promised")
            assert not isinstance(step.do, str)
            round_.now += step.rest or 400
        assert [one.facts.get("colour") for one in round_.phrases].count(letter) <= 4, "it offers it again, and no more"
        round_.say(1, **back)
        assert str(until(round_, str)).split()[1] == letter


def test_it_tells_which_way_a_piece_lies_and_agrees_when_it_is_asked() -> None:
    seen = next(letter for letter in CARD.front if letter not in ".KWEN")
    for letter, code in ((seen, "need"), (UNSEEN[0], "unseen")):
        round_ = told(begin(CARD))
        round_.say(1, "which-way", colour=letter)
        (answer,) = ask(round_)
        assert isinstance(answer, Saying)
        assert (answer.code, answer.facts["colour"]) == (code, letter)
    for code in ("may-shift", "may-move"):
        round_ = told(begin(CARD))
        square = next(s for s, letter in enumerate(CARD.back) if letter != ".")
        facts = {"piece": "K", "colour": CARD.back[square], "x": square % 4, "z": square // 4}
        round_.say(1, code, **(facts if code == "may-move" else {}))
        assert ask(round_) == [Saying("yes", {})]


def test_a_side_that_is_done_is_known_as_it_stands() -> None:
    """What it puts down then leaves the other's side as it is."""
    hidden = [piece for piece in build_order(TARGET) or () if LETTERS[piece] not in CARD.back]
    last = next(p for p in reversed(build_order(TARGET) or ()) if p in hidden and LETTERS[p] in CARD.front)
    round_ = built(first(10).replace(LETTERS[last], ""))
    round_.say(1, "done")
    move = str(until(round_, str))
    assert move.split()[1] == LETTERS[last]
    assert card_of(round_.state.building).back == CARD.back


def test_it_proposes_to_hide_what_neither_side_shows() -> None:
    round_ = told(begin(CARD))
    round_.say(1, "unseen", colour=UNSEEN[0])
    assert ask(round_) == [Saying("hide", {"colour": UNSEEN[0]})]


def test_it_asks_which_way_a_piece_lies_of_which_it_knows_one_square_only() -> None:
    piece = next(INDEX[one] for one in UNSEEN if one in CARD.back and len(PIECES[INDEX[one]].cubes) > 1)
    square = CARD.back.index(LETTERS[piece])
    round_ = begin(CARD)
    others = [one for one in (build_order(TARGET) or ()) if one not in stack(TARGET, piece)]
    for one in others:
        round_.play(1, game.format(put_down(TARGET, one)))
    told(round_).say(1, "need", colour=LETTERS[piece], x=square % 4, z=square // 4)
    round_.say(0, "yours", colour=LETTERS[others[0]])
    assert until(round_, "which-way", "calm") == Saying("which-way", {"colour": LETTERS[piece]})
    asked = round_.now
    while round_.now < asked + 9000:  # and waits for the answer
        step = round_.step(0, "calm", "answer")
        assert not isinstance(step.do, str)
        round_.now += step.rest or 400


def test_it_asks_before_it_shifts_what_the_other_has_built() -> None:
    round_ = beside_its_place()
    round_.now = 5000
    assert until(round_, "may-shift") == Saying("may-shift", {})
    later(round_, 900).say(1, "yes")
    assert ask(round_) == ["shift +x"]


def test_what_it_says_are_phrases_of_the_game() -> None:
    rounds = [sharing(card, "lively", number % 2) for number, card in enumerate(cards("simple", 6, "s"))]
    used = {phrase.code for round_ in rounds for phrase in round_.phrases}
    assert {"need", "unseen", "yours", "done"} <= used <= {*PHRASES, "yes", "no"}
