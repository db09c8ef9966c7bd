"""The review of a game: its accounts come out, it finds a planted blunder, and it knows no more than the seats did."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.games.verso.unseen import reshuffled
from volteface import games
from volteface.core import replay
from volteface.core.chance import Chance
from volteface.core.errors import Malformed
from volteface.core.replay import Line, Replay
from volteface.games import verso
from volteface.games.verso.kernels import glance, look_ahead
from volteface.games.verso.luck import luck
from volteface.games.verso.review import LESSONS, SLIP, Review, review

KEPT = Path(__file__).parents[2] / "replays"
WORLDS = 24


def kept(name: str) -> Replay:
    """A game of the collection."""
    return replay.read((KEPT / f"{name}.jsonl").read_bytes().splitlines(), games.find)


def played(seats: int, blunder: int | None, seed: int = 3) -> Replay:
    """A game in which every move is the best at a glance, but for one, which is the worst."""
    deal = verso.deal(seats, {"first": 0}, seed)
    state, lines = verso.start(deal), list[Line]()
    while verso.outcome(state).winners is None:
        seat = next(seat for seat in range(seats) if verso.legal(state, seat))
        options = glance(verso.view(state, seat))
        move = options[-1 if len(lines) == blunder else 0].move
        state = verso.play(state, seat, move)
        lines.append(Line(seat, verso.format(move), None))
    return replay.read(replay.write(verso, deal, lines), games.find)


@pytest.fixture(scope="module")
def alone() -> Review:
    return review(played(1, blunder=7), WORLDS)


def test_the_accounts_of_a_game_alone_come_out(alone: Review) -> None:
    (account,) = alone.accounts
    scores = verso.outcome(verso.finish(played(1, blunder=7).states[-1])).scores
    assert (alone.measure, account.end) == ("points", scores[0])
    assert account.promised - account.lost + account.luck == pytest.approx(account.end)
    assert sum(turn.lost for turn in alone.turns) == pytest.approx(account.lost)
    assert all(turn.lost >= 0 for turn in alone.turns)


def test_every_move_names_the_face_it_was_about(alone: Review) -> None:
    states = played(1, blunder=7).states
    assert [turn.top for turn in alone.turns] == [verso.view(states[turn.step - 1], 0).top for turn in alone.turns]
    assert alone.slip == SLIP["points"]


def test_a_planted_blunder_is_the_first_lesson(alone: Review) -> None:
    lessons = [alone.turns[at] for at in alone.accounts[0].lessons]
    assert lessons[0].step == 8
    assert len(lessons) <= LESSONS
    assert lessons[0].lost == max(turn.lost for turn in alone.turns)
    assert all(lesson.lost >= SLIP["points"] for lesson in lessons)
    assert lessons[0].best == lessons[0].choices[0].move != lessons[0].move


def test_every_choice_of_every_move_is_weighed_the_best_first(alone: Review) -> None:
    states = played(1, blunder=7).states
    for turn in alone.turns:
        allowed = {choice.move for choice in verso.legal(states[turn.step - 1], 0)}
        assert {choice.move for choice in turn.choices} == allowed
        assert [choice.lost for choice in turn.choices] == sorted(choice.lost for choice in turn.choices)
        made = next(choice for choice in turn.choices if choice.move == turn.move)
        assert made.lost == pytest.approx(turn.lost, abs=0.01)


@pytest.mark.parametrize("name", ["verso-2", "verso-3"])
def test_with_others_the_measure_is_the_chance_to_win(name: str) -> None:
    game = kept(name)
    judged = review(game, 4)
    winners = verso.outcome(verso.finish(game.states[-1])).winners
    assert winners is not None
    assert judged.measure == "chance"
    for account in judged.accounts:
        assert account.end == (100 / len(winners) if account.seat in winners else 0)
        assert 0 <= account.promised <= 100
        if not judged.exact:
            assert account.promised - account.lost + account.luck == pytest.approx(account.end)
    assert all(0 <= choice.chance <= 100 for turn in judged.turns for choice in turn.choices)


def test_of_two_luck_is_that_of_the_cards_alone_and_one_seats_is_the_others_misfortune() -> None:
    """It is what the arena takes away; what the other does well or badly is none of it."""
    game = played(2, blunder=6)
    judged = review(game, 4)
    mine, theirs = judged.accounts
    assert judged.exact
    assert mine.luck == pytest.approx(-theirs.luck)
    moves = [(line.seat, verso.parse(line.move)) for line in game.lines if line.seat is not None and line.move]
    assert [mine.luck / 100, theirs.luck / 100] == pytest.approx(luck(game.states[0], moves))
    for account in judged.accounts:
        first = next(turn for turn in judged.turns if turn.seat == account.seat)
        assert account.promised == first.promised, "a chance, and nothing that was reckoned back from the end"
        assert sum(turn.luck for turn in judged.turns if turn.seat == account.seat) == pytest.approx(account.luck)
    assert not review(kept("verso-3"), 2).exact


def test_the_same_game_gives_the_same_review(alone: Review) -> None:
    assert review(played(1, blunder=7), WORLDS) == alone


def test_what_nobody_had_seen_changes_no_verdict() -> None:
    """The verdict on a move is the same in every world that looked the same to its seat."""
    game = played(2, blunder=None)
    for step in (0, 9, 17):
        before = game.states[step]
        other = reshuffled(before, game.lines[step].seat, Random(step))
        assert other != before
        seat = game.lines[step].seat
        assert seat is not None
        views = [verso.view(state, seat) for state in (before, other)]
        assert views[0] == views[1]
        one, two = (look_ahead(view, WORLDS, Chance("review", step), everything=True) for view in views)
        assert one == two


def test_passes_left_out_at_the_end_are_judged() -> None:
    game = played(1, blunder=None)
    last = max(step for step, state in enumerate(game.states) if state.phase == "last")
    cut = Replay(game.game, game.deal, game.lines[:last], game.states[: last + 1])
    judged = review(cut, 2).turns[-1]
    assert (judged.step, judged.move) == (last + 1, "pass")
    assert judged.lost > 0, "there was something to bank"


def test_a_game_that_has_only_begun_is_judged_too() -> None:
    """Also where somebody has not moved yet."""
    game = kept("verso-3")
    begun = review(Replay(game.game, game.deal, game.lines[:2], game.states[:3]), 1)
    assert [len([turn for turn in begun.turns if turn.seat == one.seat]) for one in begun.accounts].count(0) == 1
    assert len(begun.accounts) == 3


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    judged = review(kept("verso-1"), 1, lambda done, of: told.append((done, of)))
    assert told == [(done, len(judged.turns)) for done in range(len(judged.turns) + 1)]


def test_the_other_games_have_no_review() -> None:
    with pytest.raises(Malformed, match=r"recto-verso yet; the games that have one are: verso\."):
        games.review("recto-verso")
