"""What holds at every table, whatever people ask for: checked over random commands, moves, drop-outs and restarts."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.moves import any_move, offers
from tests.table.scene import Scene
from volteface import games
from volteface.core.game import timed
from volteface.table import commands as asked
from volteface.table import events as facts
from volteface.table import look
from volteface.table.decide import Decision
from volteface.table.decide.play import bot_move
from volteface.table.decide.rounds import drop_out, tick, wake
from volteface.table.decide.seats import hand_over
from volteface.table.news import KEPT, Late, retold
from volteface.table.state import fold, next_deadline

GUESTS = ("ann", "bob", "cat", "eve")
sittings = given(game=st.sampled_from(games.NAMES), seats=st.integers(2, 4), rng=st.randoms(use_true_random=False))
Step = Callable[[Scene, Random], Decision]


def _play(scene: Scene, rng: Random) -> Decision:
    """A move of some seat by its player, as good as `legal` allows, or nonsense."""
    table = scene.table
    seat = rng.randrange(len(table.seats))
    choices = offers(table.game.legal(table.state, seat)) if table.status == "playing" else []
    move = any_move(choices, rng) if choices else rng.choice(("keep", "grab", "recto", "again", "", "fly"))
    by = table.seats[seat].guest or "eve"
    seq = max(0, table.seq - rng.choice((0, 0, 0, 1, 3)))
    return scene.ask(by, asked.Play, seat=seat, seq=seq, move=move)


def _bot(scene: Scene, rng: Random) -> Decision:
    table = scene.table
    seat = rng.randrange(len(table.seats))
    choices = offers(table.game.legal(table.state, seat)) if table.status == "playing" else []
    return scene.take(bot_move(table, scene.moment(), seat, any_move(choices, rng) if choices else "keep"))


def _ready(scene: Scene, rng: Random) -> Decision:
    seat = rng.randrange(len(scene.table.seats))
    return scene.ask(scene.table.seats[seat].guest or "eve", asked.Ready, seat=seat)


def _sit(scene: Scene, rng: Random) -> Decision:
    return scene.ask(rng.choice(GUESTS), asked.Sit, seat=rng.randrange(len(scene.table.seats)))


def _start(scene: Scene, rng: Random) -> Decision:
    scene.seed += 1
    return scene.ask(scene.table.host if scene.table.status == "open" else rng.choice(GUESTS), asked.Start)


def _seat(kind: type[asked.Command], **more: str) -> Step:
    return lambda scene, rng: scene.ask(rng.choice(GUESTS), kind, seat=rng.randrange(len(scene.table.seats)), **more)


def _plain(kind: type[asked.Command], **more: str) -> Step:
    return lambda scene, rng: scene.ask(rng.choice(GUESTS), kind, **more)


def _time(scene: Scene, rng: Random) -> Decision:
    """Time passes, sometimes to the next deadline to the millisecond."""
    due = next_deadline(scene.table)
    scene.now = due if due is not None and rng.random() < 0.5 else scene.now + rng.choice((1, 700, 9000, 200_000))
    return scene.take(tick(scene.table, scene.moment()))


def _gone(scene: Scene, rng: Random) -> Decision:
    return scene.take(drop_out(scene.table, scene.moment(), rng.randrange(len(scene.table.seats))))


def _moved(scene: Scene, rng: Random) -> Decision:
    seat = rng.randrange(len(scene.table.seats))
    since = scene.table.seats[seat].since
    return scene.take(hand_over(scene.table, scene.moment(), seat, since, rng.choice(GUESTS)))


def _restart(scene: Scene, rng: Random) -> Decision:
    scene.now += rng.choice((0, 5000))
    return scene.take(wake(scene.table, scene.moment()))


STEPS: dict[Step, int] = {
    _play: 30,
    _ready: 8,
    _time: 8,
    _bot: 6,
    _sit: 6,
    _start: 4,
    _seat(asked.Bot, level="random"): 2,
    _seat(asked.Free): 1,
    _plain(asked.Pause): 1,
    _plain(asked.Resume): 2,
    _plain(asked.Mute, who="eve"): 1,
    _gone: 1,
    _moved: 1,
    _restart: 1,
}


def sitting(game: str, seats: int, rng: Random, steps: int = 80) -> tuple[Scene, list[Decision]]:
    """A table at which all sorts of things are asked for."""
    scene = Scene(game, seats, seed=rng.randrange(100))
    scene.present.update(GUESTS[:3])
    for number in range(1, seats):
        scene.ask(GUESTS[number], asked.Sit, seat=number)
    decisions = [_start(scene, rng)]
    for _ in range(steps):
        (step,) = rng.choices(list(STEPS), list(STEPS.values()))
        scene.now += rng.choice((0, 0, 1, 300))
        decisions.append(step(scene, rng))
    return scene, decisions


@sittings
@settings(max_examples=40, deadline=None)
def test_folding_the_events_gives_the_table_that_deciding_gave(game: str, seats: int, rng: Random) -> None:
    scene, decisions = sitting(game, seats, rng)
    assert fold(scene.events, games.find) == scene.table
    for decision in rng.sample(decisions, 5):
        until = decision.table.seq
        assert fold(scene.events[:until], games.find) == decision.table


@sittings
@settings(max_examples=40, deadline=None)
def test_events_have_unbroken_numbers_and_read_back_from_their_json(game: str, seats: int, rng: Random) -> None:
    scene, _ = sitting(game, seats, rng)
    assert [event.seq for event in scene.events] == list(range(1, len(scene.events) + 1))
    again = [msgspec.structs.replace(event, fact=facts.decode(facts.encode(event.fact))) for event in scene.events]
    assert again == scene.events
    assert fold(again, games.find) == scene.table


@sittings
@settings(max_examples=40, deadline=None)
def test_a_refused_command_adds_nothing_but_deadlines_that_had_passed(game: str, seats: int, rng: Random) -> None:
    _, decisions = sitting(game, seats, rng)
    for decision in decisions:
        if decision.refusal is not None:
            came = [event.fact for event in decision.events]  # with a round that begins, empty seats drop out of it
            assert not came or isinstance(came[0], facts.Elapsed)
            assert all(isinstance(fact, facts.Elapsed | facts.Moved) for fact in came)
            assert not any(event.key or event.by for event in decision.events)
            assert decision.refusal.sentence.endswith(".")
        answers = [event for event in decision.events if event.key]
        assert len(answers) <= 1


@sittings
@settings(max_examples=25, deadline=None)
def test_every_guest_is_shown_a_frame_that_fits_on_the_wire(game: str, seats: int, rng: Random) -> None:
    scene, _ = sitting(game, seats, rng, steps=40)
    for guest in (*GUESTS, "stranger"):
        frame = scene.frame(guest)
        text = scene.shown(guest)
        assert len(text) < 16 * 1024
        for name in GUESTS:
            assert f'"{name}"'.encode() not in text
        if frame.view is not None:
            own = scene.table.seats_of(guest)
            assert frame.view["seat"] in (own or (None,))
        assert set(frame.legal) <= set(scene.table.seats_of(guest))


@sittings
@settings(max_examples=25, deadline=None)
def test_a_scene_that_takes_over_from_the_one_before_shows_what_a_fresh_one_shows(
    game: str, seats: int, rng: Random
) -> None:
    _, decisions = sitting(game, seats, rng)
    people, before = look.People(dict.fromkeys(GUESTS, "somebody"), frozenset(GUESTS[:2])), None
    for decision in decisions:
        moment = (decision.table, people, decision.news)
        before, fresh = look.Scene(*moment, before), look.Scene(*moment)
        for guest in GUESTS:
            assert before.frame(guest, 0, look.Parts(), 7) == fresh.frame(guest, 0, look.Parts(), 7)


@sittings
@settings(max_examples=25, deadline=None)
def test_what_a_viewer_puts_together_from_frames_is_what_a_first_frame_shows(
    game: str, seats: int, rng: Random
) -> None:
    """A part that is missing is as it was: a viewer who gets some of the frames has missed nothing but news."""
    _, decisions = sitting(game, seats, rng)
    known = {guest: look.Parts() for guest in GUESTS}
    shown: dict[str, dict[str, Any]] = {guest: {} for guest in GUESTS}
    before, chance = None, Random(len(decisions))
    for decision in decisions:
        people = look.People({}, frozenset(guest for guest in GUESTS if chance.random() < 0.9))
        before = look.Scene(decision.table, people, decision.news, before)
        for guest in GUESTS:
            if chance.random() < 0.7:
                text, known[guest] = before.frame(guest, 0, known[guest], 7)
                shown[guest] |= msgspec.json.decode(text)
                assert shown[guest] == msgspec.json.decode(before.frame(guest, 0, look.Parts(), 7)[0])


@sittings
@settings(max_examples=25, deadline=None)
def test_the_past_is_what_was_told_and_nothing_else(game: str, seats: int, rng: Random) -> None:
    """Whoever comes later, also after a restart, is told the same news as those who were there: the last of them."""
    scene, decisions = sitting(game, seats, rng, steps=160)
    _, before = retold(scene.events[: decisions[0].events[0].seq - 1], games.find)
    lived = [*before, *(item for decision in decisions for item in decision.news)]
    table, past = retold(scene.events, games.find)
    assert table == scene.table
    assert list(past) == lived[-KEPT:]
    for guest in (*GUESTS, "stranger"):
        frame = msgspec.json.decode(look.Scene(scene.table, look.People(), past).frame(guest, None, look.Parts(), 7)[0])
        assert frame["news"] == []
        assert frame["past"] == msgspec.json.decode(msgspec.json.encode(list(past)))


@sittings
@settings(max_examples=25, deadline=None)
def test_a_seat_is_late_from_a_move_made_for_it_until_its_own(game: str, seats: int, rng: Random) -> None:
    """Turn by turn; against the clock nobody is."""
    scene, decisions = sitting(game, seats, rng)
    late = set[int]()
    for event in scene.events:
        before = fold(scene.events[: event.seq - 1], games.find)
        match event.fact:
            case facts.Moved(seat):
                assert before is not None
                made_for = event.by is None and before.seats[seat].player is not None and not before.is_timed
                late = late | {seat} if made_for else late - {seat}
            case facts.Sat(seat) | facts.Lent(seat) | facts.Freed(seat):
                late = late - {seat}
            case facts.Started():
                late = set()
        after = fold(scene.events[: event.seq], games.find)
        assert after is not None
        assert after.late == late
    told_late = [item.news for decision in decisions for item in decision.news if isinstance(item.news, Late)]
    assert not told_late or not scene.table.is_timed


@sittings
@settings(max_examples=25, deadline=None)
def test_news_name_the_event_they_tell_of(game: str, seats: int, rng: Random) -> None:
    _, decisions = sitting(game, seats, rng)
    for decision in decisions:
        told = [item.seq for item in decision.news]
        assert told == sorted(told)
        assert set(told) <= {event.seq for event in decision.events}


@sittings
@settings(max_examples=25, deadline=None)
def test_a_deadline_is_stored_at_its_own_time(game: str, seats: int, rng: Random) -> None:
    """However late the tick, `Elapsed` holds exactly the time the game had named."""
    scene, _ = sitting(game, seats, rng)
    for number, event in enumerate(scene.events):
        if isinstance(event.fact, facts.Elapsed):
            before = fold(scene.events[:number], games.find)
            assert before is not None
            clocked = timed(before.game)
            assert clocked is not None
            assert event.fact.at == clocked.deadline(before.state)
