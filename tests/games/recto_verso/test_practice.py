"""Practice of two: no clock, no levels, and a bot that tells what its side needs and never builds."""

from __future__ import annotations

from itertools import pairwise

import pytest

from volteface.core.chance import Chance
from volteface.core.errors import Malformed
from volteface.core.game import Phrase, Saying
from volteface.games import recto_verso as game
from volteface.games.recto_verso.bots import BOTS, LEVELS
from volteface.games.recto_verso.bots.belief import believe
from volteface.games.recto_verso.building import build_order, card_of, facade
from volteface.games.recto_verso.notation import put_down
from volteface.games.recto_verso.state import Deal, Options

from .partners import Together
from .scenes import begin, finish, solution, wait

CARD, TARGET = card_of(solution(12)), solution(12)
LATE = 3_600_000  # an hour


def practise() -> Together:
    """A round of practice with this card, just revealed; the bot sits at seat 0."""
    return Together(game.advance(game.start(Deal(2, Options(practice=True), 0, (), (CARD,) * 32)), 1))


def ask(round_: Together, level: str = "calm") -> list[object]:
    view = game.view(game.advance(round_.state, round_.now), 0)
    return [step.do for step in BOTS[level](view, tuple(round_.phrases), 0, Chance(0)) if step.do is not None]


def test_a_round_of_practice_lasts_as_long_as_one_likes() -> None:
    """R7, R9: without a clock there is nothing to win or lose, and no level."""
    state = wait(begin(2, practice=True), 3000)
    assert state.phase == "building"
    assert game.deadline(state) is None
    view = game.view(state, 0)
    assert (view.limit, view.level, view.rounds, view.marks) == (0, None, None, True)
    state = finish(state, 4000)
    assert state.rounds[-1].right
    assert (state.rounds[-1].points, state.rounds[-1].level, state.scores) == (0, None, (0, 0))
    state = finish(state, 5000, right=False)
    assert not state.rounds[-1].right
    assert state.phase == "between"
    assert (state.active, state.partner) == (0, 1), "both keep their sides"


def test_practice_is_for_two() -> None:
    with pytest.raises(Malformed, match="Practice is for two"):
        game.read_options({"practice": True}, 3)


@pytest.mark.parametrize("level", LEVELS)
def test_in_practice_a_bot_never_builds_and_tells_what_it_needs_when_the_other_is_stuck(level: str) -> None:
    round_ = practise()
    for _ in range(40):
        step = round_.step(0, level, "practice")
        if step.do is None and step.rest is None:
            break
        round_.now += step.rest or 0
    else:
        pytest.fail("it talks without end")
    assert round_.moves == []
    codes = [phrase.code for phrase in round_.phrases]
    assert 1 <= len(codes) <= 3
    assert codes[-1] == "need"
    for phrase in round_.phrases:  # and what it says is true
        if phrase.code == "need":
            assert CARD.front[int(str(phrase.facts["x"])) + 4 * int(str(phrase.facts["z"]))] == phrase.facts["colour"]


def test_asked_what_it_needs_it_names_what_is_wrong_first_and_something_new_each_time() -> None:
    round_ = practise()
    round_.now = 10_000
    told = set()
    for _ in range(5):
        round_.say(1, "tell-me")
        (saying,) = ask(round_)
        assert isinstance(saying, Saying)
        told.add(tuple(sorted(saying.facts.items())))
        round_.say(0, saying.code, **saying.facts)
        round_.now += 1000
    assert len(told) == 5
    said = []
    for _ in range(2 * sum(letter != "." for letter in CARD.front)):
        round_.say(1, "tell-me")
        (saying,) = ask(round_)
        assert isinstance(saying, Saying)
        said.append(saying)
        round_.say(0, saying.code, **saying.facts)
        round_.now += 1000
    assert all(a != b for a, b in pairwise(said)), "nor twice the same, when all has been told"
    for piece in build_order(TARGET) or ():
        round_.play(1, game.format(put_down(TARGET, piece)))
    round_.now += 1000
    round_.say(1, "tell-me")
    assert ask(round_) == [Saying("done", {})]


def test_it_agrees_to_what_fits_its_side_and_to_nothing_else() -> None:
    round_ = practise()
    round_.now = 10_000
    round_.play(1, game.format(put_down(TARGET, (build_order(TARGET) or ())[0])))
    round_.play(1, "recto")
    said = []
    for _ in range(6):
        step = round_.step(0, "calm", "word")
        if isinstance(step.do, Saying):
            said.append(step.do.code)
        round_.now += step.rest or 0
    assert "no" in said
    assert said[-1] in ("need", "empty")
    assert round_.right is None
    for piece in (build_order(TARGET) or ())[1:]:
        round_.play(1, game.format(put_down(TARGET, piece)))
    assert facade(round_.state.building, "front") == CARD.front
    round_.play(1, "recto")
    while round_.right is None and round_.now < LATE:
        round_.now += round_.step(0, "calm", "agree").rest or 400
    assert round_.right


def test_what_was_taken_back_is_not_believed() -> None:
    view = game.view(practise().state, 0)
    square = CARD.back.index(next(letter for letter in CARD.back if letter != "."))
    where = {"x": square % 4, "z": square // 4}
    said = Phrase(1, "need", {"colour": CARD.back[square], **where}, 1)
    back = Phrase(1, "unsay", where, 2)
    assert believe(view, [said])[0] != believe(view, [])[0]
    assert believe(view, [said, back])[0] == believe(view, [])[0]
    assert believe(view, [said, back, said])[0] == believe(view, [said])[0]
