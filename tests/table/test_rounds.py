"""Timed games at a table: the 3-2-1, deadlines to the millisecond, pauses between rounds, drop-outs, restarts."""

from __future__ import annotations

import pytest

from tests.table.scene import T0, Scene, all_ready, seated, started
from volteface import games
from volteface.core.errors import Illegal
from volteface.games.dessus_dessous.state import Match, Solo
from volteface.games.recto_verso.state import Card
from volteface.games.recto_verso.state import State as Blocks
from volteface.table import commands as asked
from volteface.table import events as facts
from volteface.table.decide import Moment
from volteface.table.decide.play import bot_move
from volteface.table.decide.rounds import drop_out, wake
from volteface.table.hearing import partners
from volteface.table.state import next_deadline, turn_deadline

TIMED = ("recto-verso", "dessus-dessous")
REVEAL = 3001  # milliseconds after the start: a 3-2-1, and the first one of the round


def blocks(scene: Scene) -> Blocks:
    assert isinstance(scene.table.state, Blocks)
    return scene.table.state


def round_card(state: Blocks) -> Card:
    return state.deal.cards[state.card]


def layers(scene: Scene) -> Match:
    assert isinstance(scene.table.state, Match)
    return scene.table.state


def level(game: str) -> str:
    """A bot that plays this game."""
    return next(iter(games.bots(game)))


def in_round(game: str, guests: list[str], **more: object) -> Scene:
    """A table in its first round, at its first moment."""
    scene = started(game, guests, **({"first": 0} if game == "recto-verso" else {}), **more)
    scene.at(REVEAL)
    return scene


def between_rounds(game: str, guests: list[str]) -> Scene:
    """A table whose first round is over."""
    scene = in_round(game, guests)
    scene.now += 1000
    if game == "recto-verso":
        scene.play(blocks(scene).active, "recto")
        scene.play(blocks(scene).partner, "verso")
    else:
        for seat in range(len(guests)):
            scene.play(seat, "giveup")
    return scene


def shown(scene: Scene, guest: str) -> object:
    """The secret of the round as far as a guest is shown it: the mission, or the facades."""
    view = scene.frame(guest).view
    return view.get("mission") or view.get("front") or view.get("back")


@pytest.mark.parametrize("game", TIMED)
def test_a_game_begins_when_all_people_are_ready_and_nothing_is_shown_before_its_time(game: str) -> None:
    scene = seated(game, ["ann", "bob"])
    assert isinstance(scene.ok("ann", asked.Start)[-1], facts.Started)
    assert scene.at(10**7) == [], "nobody meets a running clock before they have said Ready"
    scene.now = T0
    all_ready(scene)
    assert [event.fact for event in scene.events][-1] == facts.Going(0, T0 + 3000)
    for late in (0, 1, 2999, 3000):
        assert scene.at(late) == []
        assert not any(shown(scene, guest) for guest in ("ann", "bob", "eve"))
    assert next_deadline(scene.table) == T0 + REVEAL
    assert scene.at(REVEAL) == [facts.Elapsed(1)]
    assert shown(scene, "ann")
    assert shown(scene, "bob")


def test_a_visitor_of_recto_verso_sees_no_card_and_a_seated_guest_sees_both_facades() -> None:
    """R3, at a table: each viewer gets the view of their place."""
    scene = in_round("recto-verso", ["ann", "bob", "cat"])
    roles = {guest: scene.frame(guest).view["role"] for guest in ("ann", "bob", "cat", "eve")}
    assert roles["eve"] == "visitor"
    assert sorted(roles.values()) == ["back", "front", "guest", "visitor"]
    assert shown(scene, "eve") is None


@pytest.mark.parametrize(("game", "move"), [("recto-verso", "place K 00.0"), ("dessus-dessous", "pile 1f0")])
def test_a_move_during_the_count_in_is_refused(game: str, move: str) -> None:
    scene = started(game, ["ann", "bob"])
    scene.now = T0 + 2999
    refusal = scene.refused("ann", asked.Play, seat=0, seq=scene.table.seq, move=move)
    assert isinstance(refusal, Illegal)
    assert refusal.code == "clock-stands"
    assert not shown(scene, "ann")


@pytest.mark.parametrize(("game", "move"), [("recto-verso", "place K 00.0"), ("dessus-dessous", "pile 1f0")])
def test_a_move_between_rounds_is_refused(game: str, move: str) -> None:
    scene = between_rounds(game, ["ann", "bob"])
    assert not scene.runs()
    assert scene.refused("ann", asked.Play, seat=0, seq=scene.table.seq, move=move).code == "clock-stands"
    assert not shown(scene, "ann")


def test_moves_of_a_timed_game_are_judged_on_the_present_and_never_stale() -> None:
    scene = in_round("recto-verso", ["ann", "bob"])
    seen = scene.table.seq
    scene.play(0, "place K 00.0", seq=seen)
    scene.play(1, "place W 10.0", seq=seen)


def test_a_moves_time_is_the_games_own() -> None:
    scene = in_round("recto-verso", ["ann", "bob"])
    scene.now = T0 + 3000 + 7654
    assert scene.play(0, "place K 00.0") == [facts.Moved(0, "place K 00.0", 7654)]


@pytest.mark.parametrize("late", [0, 1, 400, 60_000])
def test_a_round_ends_exactly_at_its_limit_however_late_the_tick_comes(late: int) -> None:
    """R7: 120 s, and the first millisecond after them is too late."""
    scene = in_round("recto-verso", ["ann", "bob", "cat"])
    assert scene.at(3000 + 120_000) == []
    assert scene.at(3000 + 120_001 + late) == [facts.Elapsed(120_001)]
    assert blocks(scene).rounds[-1].time == 120_000
    assert scene.table.clock.at(scene.now) == 120_001
    assert not scene.runs()
    assert scene.at(10**8) == []


def lay(scene: Scene) -> None:
    """Both lay as many layers as the first mission says."""
    for seat in (0, 1):
        scene.play(seat, "pile 1f0 2f0 3f0")


@pytest.mark.parametrize("late", [0, 1, 5000])
def test_the_countdown_ends_after_exactly_ten_seconds_however_late_the_tick_comes(late: int) -> None:
    """D4: a grab at or after the end is refused, and the deadline is stored before the refusal."""
    scene = in_round("dessus-dessous", ["ann", "bob"])
    scene.now = T0 + 3000 + 5000
    lay(scene)
    scene.play(0, "grab")
    scene.now += 10_000 + late
    refusal = scene.refused("bob", asked.Play, seat=1, seq=scene.table.seq, move="grab")
    assert refusal.kind == "illegal"
    assert scene.events[-1].fact == facts.Elapsed(15_000)
    assert scene.events[-1].time == scene.now
    last = layers(scene).last
    assert last is not None
    assert [grab.seat for grab in last.grabs] == [0]


def test_a_grab_one_millisecond_before_the_end_counts() -> None:
    """D4: the last one."""
    scene = in_round("dessus-dessous", ["ann", "bob"])
    scene.now = T0 + 3000 + 5000
    lay(scene)
    scene.play(0, "grab")
    scene.now += 9_999
    assert scene.play(1, "grab") == [facts.Moved(1, "grab", 14_999)]


@pytest.mark.parametrize("game", TIMED)
def test_the_next_round_waits_until_all_people_are_ready(game: str) -> None:
    scene = between_rounds(game, ["ann", "bob", "cat"])
    assert scene.at(10**7) == []
    assert scene.ok("ann", asked.Ready, seat=0) == [facts.Readied(0)]
    assert scene.refused("ann", asked.Ready, seat=1).code == "foreign-seat"
    assert scene.ok("cat", asked.Ready, seat=2) == [facts.Readied(2)]
    assert scene.frame("eve").table.seats[2].ready
    base = scene.table.clock.base
    assert scene.ok("bob", asked.Ready, seat=1) == [facts.Readied(1), facts.Going(base, scene.now + 3000)]
    assert scene.table.ready == frozenset()
    assert scene.refused("bob", asked.Ready, seat=1).code == "nothing-to-wait-for"
    assert scene.at(10**7 + 3000) == []
    assert scene.at(10**7 + 3001) == [facts.Elapsed(base + 1)]
    assert shown(scene, "ann")


@pytest.mark.parametrize("game", TIMED)
def test_before_the_first_round_one_person_is_waited_for_and_no_bot(game: str) -> None:
    scene = seated(game, ["ann"], seats=2)
    scene.ok("ann", asked.Bot, seat=1, level=level(game))
    scene.ok("ann", asked.Start)
    assert not scene.runs()
    assert scene.ok("ann", asked.Ready, seat=0) == [facts.Readied(0), facts.Going(0, T0 + 3000)]


@pytest.mark.parametrize("game", TIMED)
def test_bots_among_themselves_begin_at_once(game: str) -> None:
    scene = seated(game, ["ann"], seats=2)
    for seat in (1, 0):
        scene.ok("ann", asked.Bot, seat=seat, level=level(game))
    assert scene.ok("ann", asked.Start)[-1] == facts.Going(0, T0 + 3000)


def test_practice_has_no_clock_that_one_must_be_ready_for() -> None:
    scene = started("dessus-dessous", ["ann"], practice=True)
    assert scene.events[-1].fact == facts.Going(0, T0)


def test_bots_are_always_ready() -> None:
    scene = between_rounds("dessus-dessous", ["ann", "bob", "cat"])
    scene.ok("ann", asked.Ready, seat=0)
    scene.ok("cat", asked.Bot, seat=2, level="novice")
    assert isinstance(scene.ok("bob", asked.Ready, seat=1)[-1], facts.Going)


def test_a_seat_lent_to_a_bot_lets_the_others_go_on_at_once() -> None:
    scene = between_rounds("dessus-dessous", ["ann", "bob"])
    scene.ok("ann", asked.Ready, seat=0)
    scene.present.remove("bob")
    assert isinstance(scene.ok("ann", asked.Bot, seat=1, level="novice")[-1], facts.Going)


def test_a_seat_left_lets_the_others_go_on_at_once() -> None:
    """Whoever has gone is not waited for."""
    scene = between_rounds("dessus-dessous", ["ann", "bob", "cat"])
    scene.ok("ann", asked.Ready, seat=0)
    scene.ok("bob", asked.Ready, seat=1)
    assert isinstance(scene.ok("cat", asked.Free, seat=2)[-1], facts.Going)


def test_bots_go_on_among_themselves() -> None:
    """A table at which only bots play does not wait for a word that nobody can say."""
    scene = in_round("dessus-dessous", ["ann", "bob"])
    scene.ok("ann", asked.Bot, seat=0, level="novice")
    scene.ok("bob", asked.Bot, seat=1, level="novice")
    scene.take(bot_move(scene.table, scene.moment(), 0, "giveup"))
    scene.take(bot_move(scene.table, scene.moment(), 1, "giveup"))
    assert scene.table.clock.start == scene.now + 3000


@pytest.mark.parametrize("game", TIMED)
def test_a_pause_takes_effect_between_rounds(game: str) -> None:
    scene = in_round(game, ["ann", "bob"])
    scene.now += 500
    scene.ok("bob", asked.Pause)
    assert scene.runs()
    for seat, move in enumerate(("recto", "verso") if game == "recto-verso" else ("giveup", "giveup")):
        scene.play(seat, move)
    assert not scene.runs()
    for seat, guest in enumerate(("ann", "bob")):
        assert scene.ok(guest, asked.Ready, seat=seat) == [facts.Readied(seat)]
    assert not scene.runs()
    scene.now += 10**6
    assert scene.ok("ann", asked.Resume) == [
        facts.Resumed(),
        facts.Going(scene.table.clock.base, scene.now + 3000),
    ]


def test_a_bots_moves_count_in_a_round_after_which_the_table_will_pause() -> None:
    scene = in_round("dessus-dessous", ["ann", "bob"])
    scene.ok("ann", asked.Bot, seat=0, level="novice")
    scene.ok("bob", asked.Pause)
    assert bot_move(scene.table, scene.moment(), 0, "pile 1f0").events


def test_alone_there_is_no_count_in_and_no_pause() -> None:
    """D8: one clock that never stops."""
    scene = started("dessus-dessous", ["ann"])
    assert not scene.runs(), "it begins with the player's own start"
    assert scene.refused("ann", asked.Play, seat=0, seq=scene.table.seq, move="draw 3").code == "clock-stands"
    assert scene.ok("ann", asked.Ready, seat=0) == [facts.Readied(0), facts.Going(0, T0)]
    assert scene.refused("ann", asked.Pause).code == "solo-clock"
    scene.play(0, "draw 3")
    assert shown(scene, "ann")
    assert scene.at(179_999) == []
    assert scene.at(200_000) == [facts.Elapsed(180_000)]
    assert scene.status() == "over"
    assert isinstance(scene.table.state, Solo)


def test_a_broken_recto_verso_round_is_played_again_with_a_new_card_and_the_same_partners() -> None:
    scene = in_round("recto-verso", ["ann", "bob", "cat", "dan"])
    before = blocks(scene)
    card, partners = round_card(before), (before.active, before.partner)
    scene.now += 2000
    events = scene.take(drop_out(scene.table, scene.moment(), before.partner)).events
    assert [event.fact for event in events] == [facts.Moved(before.partner, "again", 2001)]
    after = blocks(scene)
    assert (after.active, after.partner) == partners
    assert round_card(after) != card
    assert after.number == before.number
    assert not scene.runs()
    assert not shown(scene, "ann")


def test_on_the_ladder_the_second_drop_out_in_a_row_fails_the_round() -> None:
    """R9: the first one is repeated at its level."""
    scene = in_round("recto-verso", ["ann", "bob"])
    for move in ("again", "fail"):
        scene.now += 2000
        events = scene.take(drop_out(scene.table, scene.moment(), 1)).events
        assert [event.fact.move for event in events if isinstance(event.fact, facts.Moved)] == [move]
        assert not scene.runs()
        for seat, who in enumerate(("ann", "bob")):
            scene.ok(who, asked.Ready, seat=seat)
        scene.at(scene.now - T0 + REVEAL)
    assert blocks(scene).number == 1


def test_a_looker_on_who_drops_out_breaks_no_round() -> None:
    scene = in_round("recto-verso", ["ann", "bob", "cat", "dan"])
    outside = next(seat for seat in range(4) if seat not in partners(scene.table))
    assert drop_out(scene.table, scene.moment(), outside).events == []


@pytest.mark.parametrize("game", TIMED)
def test_only_the_table_says_that_somebody_has_dropped_out(game: str) -> None:
    scene = in_round(game, ["ann", "bob"])
    for move in {"recto-verso": ("again", "fail"), "dessus-dessous": ("away",)}[game]:
        refusal = scene.refused("ann", asked.Play, seat=0, seq=scene.table.seq, move=move)
        assert refusal.code == "table-move"


def test_whoever_drops_out_of_dessus_dessous_has_given_up_the_round() -> None:
    scene = in_round("dessus-dessous", ["ann", "bob", "cat"])
    scene.take(drop_out(scene.table, scene.moment(), 1))
    assert (layers(scene).players[1].gave_up, layers(scene).players[1].away) == (True, True)
    assert layers(scene).phase == "building"
    assert drop_out(scene.table, scene.moment(), 1).events == []


@pytest.mark.parametrize("game", TIMED)
def test_leaving_a_seat_in_a_round_is_dropping_out(game: str) -> None:
    scene = in_round(game, ["ann", "bob"])
    happened = scene.ok("bob", asked.Free, seat=1)
    assert [type(fact) for fact in happened] == [facts.Moved, facts.Freed]


@pytest.mark.parametrize("game", TIMED)
def test_nobody_can_drop_out_of_a_round_that_has_not_begun(game: str) -> None:
    scene = started(game, ["ann", "bob"])
    assert drop_out(scene.table, scene.moment(), 0).events == []


@pytest.mark.parametrize("game", TIMED)
def test_a_restart_lets_the_clock_stand_at_its_last_stored_time_until_all_are_back(game: str) -> None:
    scene = in_round(game, ["ann", "bob"])
    scene.now = T0 + 3000 + 4000
    scene.play(0, "place K 00.0" if game == "recto-verso" else "pile 1f0")
    scene.now += 3_600_000  # an hour later
    woken = scene.take(wake(scene.table, scene.moment()))
    assert [event.fact for event in woken.events] == [facts.Stopped(4000)]
    assert scene.at(8_000_000) == []
    assert scene.refused("ann", asked.Play, seat=0, seq=scene.table.seq, move="grab").code == "clock-stands"
    scene.ok("ann", asked.Ready, seat=0)
    assert scene.ok("bob", asked.Ready, seat=1)[-1] == facts.Going(4000, scene.now + 3000)
    scene.now += 3000 + 500
    text = "place W 10.0" if game == "recto-verso" else "pile 2f0"
    assert scene.play(1, text) == [facts.Moved(1, text, 4500)]


def test_a_restart_changes_nothing_where_no_clock_ran() -> None:
    for scene in (Scene("recto-verso", 2), started("verso", ["ann"]), between_rounds("recto-verso", ["ann", "bob"])):
        assert wake(scene.table, Moment(scene.now + 10**6)).events == []


def test_a_restart_in_a_count_in_reveals_nothing() -> None:
    scene = started("recto-verso", ["ann", "bob"])
    scene.now += 1000
    assert [event.fact for event in scene.take(wake(scene.table, scene.moment())).events] == [facts.Stopped(0)]
    assert scene.at(10**6) == []
    assert not shown(scene, "ann")


def test_timed_games_have_no_turn_clock() -> None:
    assert turn_deadline(in_round("dessus-dessous", ["ann", "bob"], turn_seconds=30).table) is None


def test_a_timed_game_is_played_to_its_end_and_again() -> None:
    """D1: six rounds, each after Ready and a 3-2-1; then a rematch waits for all again."""
    scene = started("dessus-dessous", ["ann", "bob"])
    for number in range(6):
        scene.at(scene.now - T0 + 3001)
        for seat in (0, 1):
            scene.play(seat, "giveup")
        if number < 5:
            scene.ok("ann", asked.Ready, seat=0)
            scene.ok("bob", asked.Ready, seat=1)
    assert scene.status() == "over"
    assert scene.refused("ann", asked.Ready, seat=0).code == "not-playing"
    scene.ok("bob", asked.Start)
    scene.ok("ann", asked.Start)
    assert not scene.runs()
    all_ready(scene)
    assert scene.table.clock.start == scene.now + 3000
    assert not shown(scene, "ann")
