"""The checker of histories: it finds nothing in what really happened, and every fault that is put into it."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.faults.history import Acknowledged, Refused, Shown, Witness, faults, heard
from tests.server.client import Guest
from tests.server.soak import Stubborn, compared
from tests.table.scene import Scene, seated
from volteface.table import commands as asked
from volteface.table.decide.play import bot_move
from volteface.table.events import Elapsed, Event, Going, Moved

Plant = Callable[[list[Event], Witness], list[Event]]


class Recorder:
    """A table at which one person is listened to."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.witness, self.asked = scene, Witness(), 0

    def ask(self, kind: type[asked.Command], **fields: Any) -> None:
        """She asks for something, and hears what comes of it."""
        self.asked += 1
        key = f"ann-{self.asked}"
        self.witness.asked[key] = {"do": kind.__name__.lower(), **fields}
        self.witness.spans[key] = (self.asked + 0.1, self.asked + 0.2)
        refusal = self.scene.ask("ann", kind, key=key, **fields).refusal
        answer = {"is": "ack", "key": key, "seq": self.scene.table.seq}
        self.look(json.dumps(answer if refusal is None else {"is": "refusal", "key": key}))

    def play(self, move: str) -> None:
        """She makes a move."""
        self.ask(asked.Play, seat=0, seq=self.scene.table.seq, move=move)

    def look(self, *texts: str) -> None:
        """She is shown the table, and told this."""
        self.witness.looks.append((self.asked + 0.3, self.scene.table.seq))
        self.witness.heard += heard([self.scene.shown("ann").decode(), *texts])


def by_turns() -> Recorder:
    """Verso for two with a turn clock that runs out once."""
    scene = seated("verso", ["ann", "bob"], turn_seconds=10, first=0)
    one = Recorder(scene)
    one.ask(asked.Start)
    one.play("keep")
    one.play("keep")  # refused: it is bob's turn
    scene.play(1, "flip")
    one.look()
    one.play("flip")
    scene.at(10_000)
    scene.take(bot_move(scene.table, scene.moment(), 1, "keep"))
    one.play("keep")
    return one


def by_the_clock() -> Recorder:
    """Dessus Dessous for two: the last one has ten seconds, and lets them pass."""
    scene = seated("dessus-dessous", ["ann", "bob"], cards="box")
    one = Recorder(scene)
    one.ask(asked.Start)
    one.ask(asked.Ready, seat=0)
    scene.ok("bob", asked.Ready, seat=1)
    scene.at(3_000)
    one.play("pile 1f0 2f0 3f0")
    one.play("grab")
    one.play("grab")  # refused: once is enough
    scene.at(14_000)
    one.look()
    one.ask(asked.Ready, seat=0)
    return one


@pytest.mark.parametrize("recorded", [by_turns, by_the_clock])
def test_what_really_happened_has_no_fault(recorded: Callable[[], Recorder]) -> None:
    one = recorded()
    assert faults(one.scene.events, [one.witness], one.scene.now) == []
    assert {type(step) for step in one.witness.heard} == {Acknowledged, Refused, Shown}


def renumbered(events: list[Event]) -> list[Event]:
    return [replace(event, seq=seq) for seq, event in enumerate(events, 1)]


def at(events: list[Event], *kinds: type) -> int:
    """Where the last event of this kind is."""
    return max(number for number, event in enumerate(events) if isinstance(event.fact, kinds))


def without(events: list[Event], place: int) -> list[Event]:
    return events[:place] + events[place + 1 :]


def a_gap(events: list[Event], ann: Witness) -> list[Event]:
    return without(events, 4)


def time_runs_back(events: list[Event], ann: Witness) -> list[Event]:
    return [*events[:-1], replace(events[-1], time=events[0].time)]


def the_last_move_is_lost(events: list[Event], ann: Witness) -> list[Event]:
    return events[:-1]


def another_move_is_kept(events: list[Event], ann: Witness) -> list[Event]:
    return [*events[:-1], replace(events[-1], fact=replace(events[-1].fact, move="flip"))]


def a_command_is_done_twice(events: list[Event], ann: Witness) -> list[Event]:
    return renumbered([*events, events[-1]])


def a_refused_command_is_done(events: list[Event], ann: Witness) -> list[Event]:
    key = next(step.key for step in ann.heard if isinstance(step, Refused))
    return [*events[:-1], replace(events[-1], key=key)]


def a_frame_goes_back(events: list[Event], ann: Witness) -> list[Event]:
    first = next(step for step in ann.heard if isinstance(step, Shown))
    ann.heard.append(first)
    return events


def a_frame_is_of_nothing_stored(events: list[Event], ann: Witness) -> list[Event]:
    ann.heard.append(Shown(len(events) + 1, (0,), b""))
    return events


def a_view_is_another_seats(events: list[Event], ann: Witness) -> list[Event]:
    ann.heard = [step._replace(seats=(1,)) if isinstance(step, Shown) else step for step in ann.heard]
    return events


def commands_change_places(events: list[Event], ann: Witness) -> list[Event]:
    first, second, *rest = ann.asked
    ann.asked = {key: ann.asked[key] for key in (*rest, second, first)}
    return events


def an_answer_comes_before_it_is_true(events: list[Event], ann: Witness) -> list[Event]:
    ann.heard = [step._replace(seq=3) if isinstance(step, Acknowledged) else step for step in ann.heard]
    return events


def a_bot_does_not_wait(events: list[Event], ann: Witness) -> list[Event]:
    late = max(number for number, event in enumerate(events) if isinstance(event.fact, Moved) and event.by is None)
    return [*events[:late], replace(events[late], time=events[late - 1].time), *events[late + 1 :]]


def a_node_shows_an_old_table_to_somebody_who_comes(events: list[Event], ann: Witness) -> list[Event]:
    ann.looks.append((99.0, 5))
    return events


def what_was_asked_for_later_comes_first(events: list[Event], ann: Witness) -> list[Event]:
    first, *_, last = (key for key in ann.asked if any(event.key == key for event in events))
    ann.spans[first], ann.spans[last] = ann.spans[last], ann.spans[first]
    return events


def a_move_answers_what_was_no_longer_so(events: list[Event], ann: Witness) -> list[Event]:
    last = list(ann.asked)[-1]
    ann.asked[last] = {**ann.asked[last], "seq": 5}
    return events


BY_TURNS: list[tuple[Plant, str]] = [
    (a_node_shows_an_old_table_to_somebody_who_comes, "linear: somebody came to look after ann-5"),
    (what_was_asked_for_later_comes_first, "linear: ann-1 was asked for after ann-"),
    (a_move_answers_what_was_no_longer_so, "compared: ann-5 answered 5"),
    (a_gap, "order: event 5 has the number 6"),
    (time_runs_back, "order: event"),
    (the_last_move_is_lost, "lost: ann-5 was acknowledged"),
    (another_move_is_kept, "lost: ann-5 asked for 'keep'"),
    (a_command_is_done_twice, "doubled: ann-5"),
    (a_refused_command_is_done, "doubled: ann-3 was refused"),
    (a_frame_goes_back, "order: frame"),
    (a_frame_is_of_nothing_stored, "lost: frame"),
    (a_view_is_another_seats, "views: frame"),
    (commands_change_places, "order: ann-"),
    (an_answer_comes_before_it_is_true, "order: ann-2 was acknowledged with 3"),
    (a_bot_does_not_wait, "deadlines: 'keep' is made for seat 1"),
]


@pytest.mark.parametrize(("plant", "said"), BY_TURNS, ids=[plant.__name__ for plant, _ in BY_TURNS])
def test_a_fault_that_is_put_in_is_found(plant: Plant, said: str) -> None:
    one = by_turns()
    found = faults(plant(list(one.scene.events), one.witness), [one.witness])
    assert any(text.startswith(said) for text in found), found


def a_deadline_passes_twice(events: list[Event], ann: Witness) -> list[Event]:
    place = at(events, Elapsed)
    return renumbered([*events[: place + 1], events[place], *events[place + 1 :]])


def a_deadline_passes_early(events: list[Event], ann: Witness) -> list[Event]:
    place = at(events, Elapsed)
    return [*events[:place], replace(events[place], time=events[place].time - 9_000), *events[place + 1 :]]


def a_deadline_is_left_out(events: list[Event], ann: Witness) -> list[Event]:
    return renumbered(without(events, at(events, Elapsed)))


def a_move_is_made_after_its_time(events: list[Event], ann: Witness) -> list[Event]:
    place = at(events, Elapsed)
    late = replace(events[place], fact=Moved(1, "giveup", 11_000), by="bob", key="late")
    return [*events[:place], late, *events[place + 1 :]]


BY_THE_CLOCK: list[tuple[Plant, str]] = [
    (a_deadline_passes_twice, "deadlines: event"),
    (a_deadline_passes_early, "deadlines: event"),
    (a_deadline_is_left_out, "deadlines: ann-6 comes before the one that had passed"),
    (a_move_is_made_after_its_time, "deadlines: 'giveup'"),
]


@pytest.mark.parametrize(("plant", "said"), BY_THE_CLOCK, ids=[plant.__name__ for plant, _ in BY_THE_CLOCK])
def test_a_deadline_that_is_not_kept_is_found(plant: Plant, said: str) -> None:
    one = by_the_clock()
    found = faults(plant(list(one.scene.events), one.witness), [])
    assert any(text.startswith(said) for text in found), found


def test_what_is_overdue_at_the_end_is_found() -> None:
    one = by_the_clock()
    place = at(one.scene.events, Going)
    running = one.scene.events[: place + 1]
    start = running[-1].fact.start  # type: ignore[union-attr]
    assert faults(running, []) == []
    assert faults(running, [], start + 3_600_000)[0].startswith("deadlines: the one of")


def test_a_turn_that_has_run_out_at_the_end_is_found() -> None:
    one = by_turns()
    last = one.scene.events[-1].time
    assert faults(one.scene.events, [], last + 9_999) == []
    assert faults(one.scene.events, [], last + 10_000)[0].startswith("deadlines: the one of")


def test_rounds_of_faults_find_what_is_overdue_when_all_have_gone() -> None:
    one = by_turns()
    player = Stubborn(Guest(""), "TABLE", 0, Random(1))
    player.witness, last = one.witness, one.scene.events[-1].time
    assert compared({"TABLE": one.scene.events}, [player], 0, last).moves == 5
    with pytest.raises(AssertionError, match="deadlines: the one of"):
        compared({"TABLE": one.scene.events}, [player], 0, last + 10_000)
