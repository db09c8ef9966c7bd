"""Guesses of those who look on at a round: who may make one, who sees it and when, and what it is worth."""

from __future__ import annotations

import pytest

from tests.table.scene import T0, Scene, started
from volteface import games
from volteface.core.errors import Illegal, NotYours
from volteface.table import commands as asked
from volteface.table import events as facts
from volteface.table.guesses import GuessView, worth
from volteface.table.hearing import partners
from volteface.table.state import fold

REVEAL = 3001
GUESTS = ["ann", "bob", "cat", "dan"]


def in_round() -> Scene:
    """Four at a table whose first round runs."""
    scene = started("recto-verso", GUESTS, first=0)
    scene.at(REVEAL)
    return scene


def onlookers(scene: Scene) -> list[int]:
    builders = partners(scene.table)
    return [seat for seat in range(4) if seat not in builders]


def guess(scene: Scene, seat: int, *, right: bool = False, seconds: int = 30) -> None:
    fact = scene.ok(GUESTS[seat], asked.Guess, seat=seat, right=right, seconds=seconds)
    assert fact == [facts.Guessed(seat, right, seconds)]


def end_round(scene: Scene, at: int) -> None:
    """Both builders speak, with an empty board: wrong."""
    scene.at(at)
    active, partner = partners(scene.table)
    scene.play(active, "recto")
    scene.play(partner, "verso")


def test_builders_see_no_guess_while_they_build_and_everybody_afterwards() -> None:
    scene = in_round()
    one, other = onlookers(scene)
    guess(scene, one, seconds=12)
    for seat, guest in enumerate(GUESTS):
        frame = scene.frame(guest)
        assert frame.table.guesses == ()
        assert frame.place.guess == (GuessView(one, False, 12) if seat == one else None)
        if seat != one:
            assert b'"seconds":12' not in scene.shown(guest)
    end_round(scene, REVEAL + 12_000)
    for guest in (*GUESTS, "visitor"):
        assert scene.frame(guest).table.guesses == (GuessView(one, False, 12, 2),)
        assert scene.frame(guest).table.guess_points == tuple(2 * (seat == one) for seat in range(4))
    assert scene.frame(GUESTS[other]).place.guess is None


def test_nothing_of_a_guess_is_news() -> None:
    scene = in_round()
    seat = onlookers(scene)[0]
    decision = scene.ask(GUESTS[seat], asked.Guess, seat=seat, right=True, seconds=3)
    assert decision.news == []


def test_who_may_not_guess() -> None:
    scene = started("recto-verso", GUESTS, first=0)
    refusal = scene.refused("cat", asked.Guess, seat=2, right=True, seconds=20)
    assert isinstance(refusal, Illegal)
    assert refusal.code == "nothing-to-guess"
    scene.at(REVEAL)
    builder = partners(scene.table)[0]
    refusal = scene.refused(GUESTS[builder], asked.Guess, seat=builder, right=True, seconds=20)
    assert isinstance(refusal, NotYours)
    assert refusal.code == "builders-guess"
    seat = onlookers(scene)[0]
    guess(scene, seat)
    assert scene.refused(GUESTS[seat], asked.Guess, seat=seat, right=True, seconds=20).code == "guess-given"
    assert scene.refused("visitor", asked.Guess, seat=seat, right=True, seconds=20).code == "foreign-seat"


def test_nobody_guesss_where_nobody_builds_for_others() -> None:
    scene = started("verso", ["ann", "bob"])
    assert scene.refused("bob", asked.Guess, seat=1, right=True, seconds=20).code == "nothing-to-guess"


def test_a_guess_is_for_one_round_and_the_score_stays() -> None:
    scene = in_round()
    one, other = onlookers(scene)
    guess(scene, one, seconds=10)
    guess(scene, other, right=True, seconds=10)
    end_round(scene, REVEAL + 10_000)
    points = scene.table.guess_points
    assert (points[one], points[other]) == (2, 0)
    for seat, guest in enumerate(GUESTS):
        scene.ok(guest, asked.Ready, seat=seat)
    scene.at(scene.now - T0 + REVEAL)
    assert scene.table.guesses == ()
    assert scene.table.guess_points == points
    guess(scene, onlookers(scene)[0])


def test_a_round_that_is_broken_off_judges_no_guess() -> None:
    scene = in_round()
    guess(scene, onlookers(scene)[0])
    builder = partners(scene.table)[0]
    scene.ok(GUESTS[builder], asked.Free, seat=builder)
    assert scene.table.guesses == ()
    assert scene.table.guess_points == (0, 0, 0, 0)


def test_time_up_is_wrong_and_the_log_says_all() -> None:
    """What was stored gives the same table again."""
    scene = in_round()
    one, _ = onlookers(scene)
    guess(scene, one, seconds=118)
    scene.at(REVEAL + 120_000)
    assert scene.table.guess_points[one] == 2
    again = fold(scene.events, games.find)
    assert again is not None
    assert (again.guesses, again.guess_points) == (scene.table.guesses, scene.table.guess_points)


@pytest.mark.parametrize(
    ("right", "seconds", "points"),
    [(True, 20, 2), (True, 25, 2), (True, 26, 1), (True, 15, 2), (True, 14, 1), (False, 20, 0)],
)
def test_worth(right: bool, seconds: int, points: int) -> None:
    assert worth(GuessView(0, right, seconds), True, 20_000) == points
