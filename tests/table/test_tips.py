"""Tips of those who look on at a round: who may give one, who sees it and when, and what it is worth."""

from __future__ import annotations

import pytest

from tests.table.scene import T0, Scene, started
from volteface import games
from volteface.core.errors import Illegal, NotYours
from volteface.table import commands as asked
from volteface.table import events as facts
from volteface.table.state import fold
from volteface.table.tips import TipView, worth

REVEAL = 3001
GUESTS = ["ann", "bob", "cat", "dan"]


def in_round() -> Scene:
    """Four at a table whose first round runs."""
    scene = started("recto-verso", GUESTS, first=0)
    scene.at(REVEAL)
    return scene


def onlookers(scene: Scene) -> list[int]:
    builders = scene.table.game.partners(scene.table.state)
    return [seat for seat in range(4) if seat not in builders]


def tip(scene: Scene, seat: int, *, right: bool = False, seconds: int = 30) -> None:
    fact = scene.ok(GUESTS[seat], asked.Tip, seat=seat, right=right, seconds=seconds)
    assert fact == [facts.Tipped(seat, right, seconds)]


def end_round(scene: Scene, at: int) -> None:
    """Both builders speak, with an empty board: wrong."""
    scene.at(at)
    active, partner = scene.table.game.partners(scene.table.state)
    scene.play(active, "recto")
    scene.play(partner, "verso")


def test_builders_see_no_tip_while_they_build_and_everybody_afterwards() -> None:
    scene = in_round()
    one, other = onlookers(scene)
    tip(scene, one, seconds=12)
    for seat, guest in enumerate(GUESTS):
        frame = scene.frame(guest)
        assert frame.table.tips == ()
        assert frame.tip == (TipView(one, False, 12) if seat == one else None)
        if seat != one:
            assert b'"seconds":12' not in scene.shown(guest)
    end_round(scene, REVEAL + 12_000)
    for guest in (*GUESTS, "visitor"):
        assert scene.frame(guest).table.tips == (TipView(one, False, 12, 2),)
        assert scene.frame(guest).table.crowd == tuple(2 * (seat == one) for seat in range(4))
    assert scene.frame(GUESTS[other]).tip is None


def test_nothing_of_a_tip_is_news() -> None:
    scene = in_round()
    seat = onlookers(scene)[0]
    decision = scene.ask(GUESTS[seat], asked.Tip, seat=seat, right=True, seconds=3)
    assert decision.news == []


def test_who_may_not_tip() -> None:
    scene = started("recto-verso", GUESTS, first=0)
    refusal = scene.refused("cat", asked.Tip, seat=2, right=True, seconds=20)
    assert isinstance(refusal, Illegal)
    assert refusal.code == "nothing-to-tip"
    scene.at(REVEAL)
    builder = scene.table.game.partners(scene.table.state)[0]
    refusal = scene.refused(GUESTS[builder], asked.Tip, seat=builder, right=True, seconds=20)
    assert isinstance(refusal, NotYours)
    assert refusal.code == "builders-tip"
    seat = onlookers(scene)[0]
    tip(scene, seat)
    assert scene.refused(GUESTS[seat], asked.Tip, seat=seat, right=True, seconds=20).code == "tip-given"
    assert scene.refused("visitor", asked.Tip, seat=seat, right=True, seconds=20).code == "foreign-seat"


def test_nobody_tips_where_nobody_builds_for_others() -> None:
    scene = started("verso", ["ann", "bob"])
    assert scene.refused("bob", asked.Tip, seat=1, right=True, seconds=20).code == "nothing-to-tip"


def test_a_tip_is_for_one_round_and_the_score_stays() -> None:
    scene = in_round()
    one, other = onlookers(scene)
    tip(scene, one, seconds=10)
    tip(scene, other, right=True, seconds=10)
    end_round(scene, REVEAL + 10_000)
    crowd = scene.table.crowd
    assert (crowd[one], crowd[other]) == (2, 0)
    for seat, guest in enumerate(GUESTS):
        scene.ok(guest, asked.Ready, seat=seat)
    scene.at(scene.now - T0 + REVEAL)
    assert scene.table.tips == ()
    assert scene.table.crowd == crowd
    tip(scene, onlookers(scene)[0])


def test_a_round_that_is_broken_off_judges_no_tip() -> None:
    scene = in_round()
    tip(scene, onlookers(scene)[0])
    builder = scene.table.game.partners(scene.table.state)[0]
    scene.ok(GUESTS[builder], asked.Free, seat=builder)
    assert scene.table.tips == ()
    assert scene.table.crowd == (0, 0, 0, 0)


def test_time_up_is_wrong_and_the_log_says_all() -> None:
    """What was stored gives the same table again."""
    scene = in_round()
    one, _ = onlookers(scene)
    tip(scene, one, seconds=118)
    scene.at(REVEAL + 120_000)
    assert scene.table.crowd[one] == 2
    again = fold(scene.events, games.find)
    assert again is not None
    assert (again.tips, again.crowd) == (scene.table.tips, scene.table.crowd)


@pytest.mark.parametrize(
    ("right", "seconds", "points"),
    [(True, 20, 2), (True, 25, 2), (True, 26, 1), (True, 15, 2), (True, 14, 1), (False, 20, 0)],
)
def test_worth(right: bool, seconds: int, points: int) -> None:
    assert worth(TipView(0, right, seconds), True, 20_000) == points
