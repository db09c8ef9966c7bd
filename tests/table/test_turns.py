"""Turn-based games at a table: stale moves, pauses, turn clocks."""

from __future__ import annotations

from tests.news import codes
from tests.table.scene import T0, Scene, started
from volteface.core.errors import Illegal, Malformed, Stale
from volteface.table import commands as asked
from volteface.table import events as facts
from volteface.table import news
from volteface.table.decide import Moment
from volteface.table.decide.play import bot_move
from volteface.table.decide.rounds import tick
from volteface.table.state import next_deadline, turn_deadline


def turns(guests: list[str], **more: int) -> Scene:
    """A game of Verso in which ann begins."""
    return started("verso", guests, first=0, **more)


def test_a_move_is_stored_with_its_key_and_the_next_seat_is_to_move() -> None:
    scene = turns(["ann", "bob"])
    decision = scene.ask("ann", asked.Play, key="m1", seat=0, seq=scene.table.seq, move="keep")
    assert [event.fact for event in decision.events] == [facts.Moved(0, "keep", 0)]
    assert (decision.events[0].by, decision.events[0].key) == ("ann", "m1")
    assert codes(item.news for item in decision.news) == ["drawn"]
    assert scene.table.state.turn == 1


def test_a_move_is_stale_only_if_the_game_has_changed_since() -> None:
    scene = turns(["ann", "bob"])
    seen = scene.table.seq
    scene.play(0, "keep")
    refusal = scene.refused("bob", asked.Play, seat=1, seq=seen, move="keep")
    assert isinstance(refusal, Stale)
    seen = scene.table.seq
    scene.ok("ann", asked.Mute, who="eve")
    scene.ok("ann", asked.Pause)
    scene.ok("ann", asked.Resume)
    scene.ok("ann", asked.Bot, seat=0, level="random")
    assert scene.table.seq == seen + 4
    scene.play(1, "flip", seq=seen)


def test_talk_and_presence_make_no_move_stale() -> None:
    scene = turns(["ann", "bob"])
    seen = scene.table.seq
    scene.present -= {"bob"}
    scene.present |= {"bob", "eve"}
    scene.play(0, "keep", seq=seen)


def test_a_move_after_a_rematch_is_stale() -> None:
    scene = turns(["ann"])
    while scene.status() == "playing":
        seen = scene.table.seq
        scene.play(0, scene.game.legal(scene.table.state, 0)[0].move)
    scene.ok("ann", asked.Start)
    assert isinstance(scene.refused("ann", asked.Play, seat=0, seq=seen, move="keep"), Stale)


def test_a_move_cannot_answer_the_future() -> None:
    scene = turns(["ann", "bob"])
    refusal = scene.refused("ann", asked.Play, seat=0, seq=scene.table.seq + 1, move="keep")
    assert isinstance(refusal, Malformed)
    assert refusal.code == "seq-ahead"


def test_the_game_itself_refuses_what_its_rules_forbid() -> None:
    scene = turns(["ann", "bob"])
    assert scene.refused("ann", asked.Play, seat=0, seq=scene.table.seq, move="fly").kind == "malformed"
    assert scene.refused("ann", asked.Play, seat=0, seq=scene.table.seq, move="pass").code == "no-passing"
    assert scene.refused("bob", asked.Play, seat=1, seq=scene.table.seq, move="keep").code == "not-your-turn"
    assert scene.refused("ann", asked.Play, seat=1, seq=scene.table.seq, move="keep").code == "foreign-seat"


def test_nobody_plays_before_the_start_or_after_the_end() -> None:
    scene = Scene("verso", 1)
    assert scene.refused("ann", asked.Play, seat=0, seq=2, move="keep").code == "not-playing"
    scene.ok("ann", asked.Start)
    while scene.status() == "playing":
        scene.play(0, scene.game.legal(scene.table.state, 0)[0].move)
    assert scene.refused("ann", asked.Play, seat=0, seq=scene.table.seq, move="keep").code == "not-playing"


def test_a_paused_table_refuses_moves_until_it_goes_on() -> None:
    scene = turns(["ann", "bob"])
    assert scene.refused("eve", asked.Pause).code == "not-seated"
    assert scene.refused("ann", asked.Resume).code == "no-pause"
    scene.ok("bob", asked.Pause)
    assert scene.refused("ann", asked.Pause).code == "no-pause"
    refusal = scene.refused("ann", asked.Play, seat=0, seq=scene.table.seq, move="keep")
    assert isinstance(refusal, Illegal)
    assert refusal.code == "paused"
    assert bot_move(scene.table, scene.moment(), 0, "keep").events == []
    scene.ok("ann", asked.Resume)
    scene.play(0, "keep")


def test_ready_is_for_timed_games() -> None:
    assert turns(["ann", "bob"]).refused("ann", asked.Ready, seat=0).code == "nothing-to-wait-for"


def test_time_alone_changes_nothing_in_a_turn_based_game() -> None:
    scene = turns(["ann", "bob"])
    assert next_deadline(scene.table) is None
    assert tick(scene.table, Moment(T0 + 10**9)).events == []


def test_it_is_known_who_paused() -> None:
    scene = turns(["ann", "bob"])
    decision = scene.ask("bob", asked.Pause)
    table = scene.frame("ann").table
    assert table.paused_by == table.seats[1].who
    assert [item.news for item in decision.news] == [news.Paused(table.seats[1].who)]
    scene.ok("ann", asked.Resume)
    assert scene.frame("ann").table.paused_by is None


def test_whose_time_has_run_out_is_told_and_remembered_until_they_move() -> None:
    scene = turns(["ann", "bob"], turn_seconds=30)
    decision = scene.take(bot_move(scene.table, Moment(T0 + 30_000), 0, "keep"))
    assert codes(item.news for item in decision.news) == ["table-late", "drawn"]
    assert [seat.late for seat in scene.frame("bob").table.seats] == [True, False]
    scene.play(1, "keep")
    assert scene.table.late == {0}
    assert codes(item.news for item in scene.ask("ann", asked.Play, seat=0, seq=scene.table.seq, move="keep").news) == [
        "drawn"
    ]
    assert scene.table.late == frozenset()


def test_a_bot_that_plays_a_seat_is_never_late() -> None:
    scene = turns(["ann", "bob"], turn_seconds=30)
    scene.ok("ann", asked.Bot, seat=0, level="random")
    decision = scene.take(bot_move(scene.table, Moment(T0 + 30_000), 0, "keep"))
    assert codes(item.news for item in decision.news) == ["drawn"]
    assert scene.table.late == frozenset()


def test_a_turn_clock_runs_from_the_last_move_and_stands_in_a_pause() -> None:
    scene = turns(["ann", "bob"], turn_seconds=30)
    assert turn_deadline(scene.table) == T0 + 30_000
    scene.at(12_000)
    scene.ok("ann", asked.Mute, who="eve")
    assert turn_deadline(scene.table) == T0 + 30_000
    scene.play(0, "keep")
    assert turn_deadline(scene.table) == T0 + 42_000
    scene.ok("ann", asked.Pause)
    assert turn_deadline(scene.table) is None
    scene.at(50_000)
    scene.ok("ann", asked.Resume)
    assert turn_deadline(scene.table) == T0 + 80_000
    assert turn_deadline(turns(["ann"]).table) is None


def test_a_bot_moves_for_whoever_is_late_and_the_seat_stays_theirs() -> None:
    scene = turns(["ann", "bob"], turn_seconds=30)
    scene.now += 30_000
    decision = scene.take(bot_move(scene.table, scene.moment(), 0, "flip"))
    assert [event.fact for event in decision.events] == [facts.Moved(0, "flip", 30_000)]
    assert decision.events[0].by is None
    assert scene.table.seats[0].player == "ann"


def test_a_bots_illegal_move_is_refused_like_anybodys() -> None:
    scene = turns(["ann", "bob"])
    decision = bot_move(scene.table, scene.moment(), 0, "pass")
    assert decision.refusal is not None
    assert decision.events == []
