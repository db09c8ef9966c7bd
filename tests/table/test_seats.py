"""Who sits where, who may do what, and how a table begins and ends."""

from __future__ import annotations

import pytest

from tests.table.scene import Scene, seated, started
from volteface import games
from volteface.core.errors import Illegal, Malformed, NotYours
from volteface.table import commands as asked
from volteface.table import events as facts
from volteface.table import news
from volteface.table.decide.seats import hand_over
from volteface.table.state import Seat


def who(seat: Seat) -> tuple[str | None, str | None]:
    return seat.guest, seat.bot


def test_whoever_opens_a_table_is_its_host_and_sits_on_the_first_seat() -> None:
    scene = Scene("verso", 3)
    assert scene.status() == "open"
    assert scene.table.host == "ann"
    assert [who(seat) for seat in scene.table.seats] == [("ann", None), (None, None), (None, None)]
    assert scene.table.seq == 2


def test_a_seat_is_taken_once() -> None:
    scene = Scene("verso", 2)
    assert scene.ok("bob", asked.Sit, seat=1) == [facts.Sat(1, "bob")]
    refusal = scene.refused("cat", asked.Sit, seat=1)
    assert isinstance(refusal, NotYours)
    assert refusal.code == "seat-taken"
    assert who(scene.table.seats[1]) == ("bob", None)


@pytest.mark.parametrize("kind", [asked.Sit, asked.Free, asked.Bot])
def test_a_seat_that_is_not_there_is_named(kind: type[asked.Command]) -> None:
    more = {"level": "greedy"} if kind is asked.Bot else {}
    refusal = Scene("verso", 2).refused("ann", kind, seat=5, **more)
    assert isinstance(refusal, Malformed)
    assert refusal.code == "no-such-seat"
    assert refusal.facts == {"seat": 5, "last": 1}
    assert refusal.sentence.endswith("seats are numbered from 0 to 1.")


def test_one_device_may_hold_several_seats_of_a_turn_based_game_only() -> None:
    hot_seat = Scene("verso", 3)
    hot_seat.ok("ann", asked.Sit, seat=1)
    assert hot_seat.table.seats_of("ann") == (0, 1)
    for game in ("recto-verso", "dessus-dessous"):
        refusal = Scene(game, 2).refused("ann", asked.Sit, seat=1)
        assert isinstance(refusal, NotYours)
        assert refusal.code == "one-seat"


def test_the_host_removes_a_player_before_the_start_and_not_later() -> None:
    scene = seated("verso", ["ann", "bob"])
    assert scene.refused("bob", asked.Free, seat=0).code == "foreign-seat"
    scene.ok("ann", asked.Free, seat=1)
    assert who(scene.table.seats[1]) == (None, None)
    scene.ok("bob", asked.Sit, seat=1)
    scene.ok("ann", asked.Start)
    assert scene.refused("ann", asked.Free, seat=1).code == "foreign-seat"


def test_the_first_guest_who_sits_is_host_when_the_host_has_left() -> None:
    scene = seated("verso", ["ann", "bob", "cat"])
    scene.ok("ann", asked.Free, seat=0)
    assert scene.table.host == "bob"
    assert scene.refused("cat", asked.Free, seat=1).code == "foreign-seat"
    scene.ok("bob", asked.Free, seat=2)
    scene.ok("ann", asked.Sit, seat=0)
    assert scene.table.host == "ann"


def test_only_the_host_starts_and_only_a_full_table() -> None:
    scene = Scene("verso", 3)
    scene.ok("bob", asked.Sit, seat=2)
    assert scene.refused("bob", asked.Start).code == "not-host"
    assert scene.refused("eve", asked.Start).code == "not-seated"
    refusal = scene.refused("ann", asked.Start)
    assert isinstance(refusal, Illegal)
    assert refusal.sentence == "Seat 1 is empty: invite somebody, or let a bot play."
    scene.ok("ann", asked.Bot, seat=1, level="greedy")
    scene.ok("ann", asked.Start)
    assert scene.status() == "playing"
    assert scene.refused("ann", asked.Start).code == "already-playing"


def test_before_the_start_the_host_fills_seats_with_bots_and_clears_them_again() -> None:
    scene = seated("verso", ["ann", "bob"])
    assert scene.refused("bob", asked.Bot, seat=0, level="greedy").code == "not-host"
    assert scene.refused("eve", asked.Bot, seat=1, level="greedy").code == "not-seated"
    assert scene.refused("ann", asked.Bot, seat=1, level="greedy").code == "seat-held"
    scene.ok("ann", asked.Free, seat=1)
    scene.ok("ann", asked.Bot, seat=1, level="greedy")
    assert who(scene.table.seats[1]) == (None, "greedy")
    assert scene.refused("bob", asked.Sit, seat=1).code == "seat-taken"
    scene.ok("ann", asked.Free, seat=1)
    scene.ok("bob", asked.Sit, seat=1)


def test_a_seat_is_handed_to_a_bot_and_back() -> None:
    scene = started("verso", ["ann", "bob"])
    scene.ok("bob", asked.Bot, seat=1, level="random")
    assert who(scene.table.seats[1]) == ("bob", "random")
    refusal = scene.refused("bob", asked.Play, seat=1, seq=scene.table.seq, move="keep")
    assert refusal.code == "foreign-seat"
    assert scene.refused("eve", asked.Sit, seat=1).code == "seat-taken"
    scene.ok("bob", asked.Sit, seat=1)
    assert who(scene.table.seats[1]) == ("bob", None)


def test_the_others_hand_an_absent_players_seat_to_a_bot_but_not_a_present_ones() -> None:
    scene = started("verso", ["ann", "bob", "cat"])
    assert scene.refused("cat", asked.Bot, seat=1, level="random").code == "seat-held"
    scene.present.remove("bob")
    assert scene.refused("eve", asked.Bot, seat=1, level="random").code == "not-seated"
    scene.ok("cat", asked.Bot, seat=1, level="random")
    assert who(scene.table.seats[1]) == ("bob", "random")


def test_a_seat_left_during_the_game_can_be_taken_by_somebody_else() -> None:
    scene = started("verso", ["ann", "bob"])
    scene.ok("bob", asked.Free, seat=1)
    assert scene.status() == "playing"
    scene.ok("cat", asked.Sit, seat=1)
    assert who(scene.table.seats[1]) == ("cat", None)


def test_a_private_link_moves_a_seat_even_from_a_bot() -> None:
    scene = started("verso", ["ann", "bob"])
    scene.ok("bob", asked.Bot, seat=1, level="random")
    scene.take(hand_over(scene.table, scene.moment(), 1, scene.table.seats[1].since, "bob-phone"))
    assert who(scene.table.seats[1]) == ("bob-phone", None)


def test_a_private_link_gives_nobody_a_second_seat_of_a_timed_game() -> None:
    scene = seated("dessus-dessous", ["ann", "bob"])
    decision = hand_over(scene.table, scene.moment(), 1, scene.table.seats[1].since, "ann")
    assert decision.refusal is not None
    assert decision.refusal.code == "one-seat"
    assert decision.events == []


def test_a_private_link_moves_no_seat_of_a_closed_table() -> None:
    scene = seated("verso", ["ann", "bob"])
    scene.ok("ann", asked.Close)
    decision = hand_over(scene.table, scene.moment(), 1, scene.table.seats[1].since, "cat")
    assert decision.refusal is not None
    assert decision.events == []


def test_after_the_end_anybody_seated_starts_a_rematch_with_a_new_deal() -> None:
    scene = started("verso", ["ann"], seed=3)
    while scene.status() == "playing":
        scene.play(0, scene.game.legal(scene.table.state, 0)[0].move)
    assert scene.status() == "over"
    assert scene.refused("eve", asked.Start).code == "not-seated"
    scene.seed = 4
    first = next(event.fact for event in scene.events if isinstance(event.fact, facts.Started))
    again = scene.ok("ann", asked.Start)[0]
    assert isinstance(again, facts.Started)
    assert again.deal != first.deal
    assert scene.status() == "playing"
    assert scene.table.games == 2


def test_a_rematch_begins_when_everybody_who_is_here_has_asked_for_it() -> None:
    """Bots agree, whoever is away is not asked, and the result stays for the others until they agree."""
    scene = finished(["ann", "bob", "cat"])
    assert scene.ok("bob", asked.Start) == [facts.Readied(1)]
    assert scene.status() == "over"
    assert [seat.ready for seat in scene.frame("eve").table.seats] == [False, True, False]
    assert scene.ok("bob", asked.Start) == []  # asked already
    scene.present -= {"cat"}
    assert isinstance(scene.ok("ann", asked.Start)[0], facts.Started)
    assert scene.table.ready == frozenset()


def test_a_bot_that_plays_for_somebody_who_is_here_does_not_agree_for_them() -> None:
    scene = finished(["ann", "bob"])
    scene.ok("bob", asked.Bot, seat=1, level="random")
    assert scene.ok("ann", asked.Start) == [facts.Readied(0)]
    scene.present -= {"bob"}
    assert isinstance(scene.ok("ann", asked.Start)[0], facts.Started)


def test_whoever_plays_several_seats_asks_for_all_of_them() -> None:
    scene = Scene("verso", 3)
    scene.present |= {"bob"}
    scene.ok("ann", asked.Sit, seat=1)
    scene.ok("bob", asked.Sit, seat=2)
    scene.ok("ann", asked.Start)
    play_out(scene)
    asks = scene.ask("ann", asked.Start, key="again")
    assert [event.fact for event in asks.events] == [facts.Readied(0), facts.Readied(1)]
    assert [item.news for item in asks.news] == [news.Again(0), news.Again(1)]
    assert scene.ask("ann", asked.Start, key="again").repeats == asks.seq
    assert isinstance(scene.ok("bob", asked.Start)[0], facts.Started)


def finished(guests: list[str]) -> Scene:
    scene = started("verso", guests)
    play_out(scene)
    return scene


def play_out(scene: Scene) -> None:
    while scene.status() == "playing":
        seats = range(len(scene.table.seats))
        seat = next(seat for seat in seats if scene.game.legal(scene.table.state, seat))
        scene.play(seat, scene.game.legal(scene.table.state, seat)[-1].move)


def test_a_rematch_waits_until_all_seats_are_taken_again() -> None:
    scene = finished(["ann", "bob"])
    scene.ok("ann", asked.Free, seat=1)  # the host clears seats between games, too
    assert scene.refused("ann", asked.Start).code == "seats-empty"


def test_mute_is_the_hosts() -> None:
    scene = seated("verso", ["ann", "bob"])
    assert scene.refused("bob", asked.Mute, who="ann").code == "not-host"
    scene.ok("ann", asked.Mute, who="eve")
    assert scene.table.muted == {"eve"}
    scene.ok("ann", asked.Mute, who="eve", on=False)
    assert scene.table.muted == frozenset()


def test_the_host_ends_the_table_and_any_seat_does_when_the_host_is_gone() -> None:
    scene = started("verso", ["ann", "bob"])
    assert scene.refused("bob", asked.Close).code == "not-host"
    scene.present.remove("ann")
    assert scene.refused("eve", asked.Close).code == "not-seated"
    scene.ok("bob", asked.Close)
    assert scene.status() == "closed"


def test_a_closed_table_answers_nothing_more() -> None:
    scene = started("dessus-dessous", ["ann", "bob"])
    scene.at(3500)
    scene.ok("ann", asked.Close)
    before = scene.table
    for kind, fields in (
        (asked.Start, {}),
        (asked.Sit, {"seat": 1}),
        (asked.Play, {"seat": 0, "seq": before.seq, "move": "grab"}),
        (asked.Close, {}),
    ):
        assert scene.refused("ann", kind, **fields).code == "table-closed"
    assert scene.at(10**7) == []
    assert scene.table is before


def test_a_repeated_key_is_known_with_its_number_and_only_to_its_guest() -> None:
    scene = Scene("verso", 2)
    scene.ok("bob", asked.Sit, key="once", seat=1)
    assert scene.table.answered("bob", "once") == 3
    assert scene.table.answered("ann", "once") is None
    assert scene.table.answered("bob", "twice") is None


def test_each_guest_s_last_16_commands_are_remembered() -> None:
    scene = Scene("verso", 2)
    scene.ok("bob", asked.Sit, key="sat", seat=1)
    for number in range(20):
        scene.ok("ann", asked.Mute, key=f"m{number}", who="eve", on=number % 2 == 0)
    assert [scene.table.answered("ann", f"m{number}") is not None for number in (3, 4, 19)] == [False, True, True]
    assert scene.table.answered("bob", "sat") == 3


def test_the_commands_of_the_last_16_guests_are_remembered() -> None:
    scene = Scene("verso", 2)
    for number in range(18):
        scene.ok(f"guest{number}", asked.Sit, key="in", seat=1)
        scene.ok(f"guest{number}", asked.Free, key="out", seat=1)
    assert len(scene.table.keys) == 16
    assert scene.table.answered("guest1", "in") is None
    assert scene.table.answered("guest2", "in") is not None


@pytest.mark.parametrize("game", games.NAMES)
def test_a_refusal_has_a_sentence_and_leaves_the_table_as_it_was(game: str) -> None:
    scene = started(game, ["ann", "bob"])
    before = scene.table
    for kind, fields in (
        (asked.Start, {}),
        (asked.Free, {"seat": 0}),
        (asked.Bot, {"seat": 0, "level": "random"}),
        (asked.Ready, {"seat": 0}),
        (asked.Mute, {"who": "ann"}),
        (asked.Pause, {}),
        (asked.Play, {"seat": 0, "seq": 0, "move": "grab"}),
    ):
        refusal = scene.refused("eve", kind, **fields)
        assert refusal.sentence.endswith(".")
        assert "{" not in refusal.sentence
    assert scene.table == before
