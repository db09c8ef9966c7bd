"""Is a history whole? A table's log is compared with what its people asked for, were answered and were shown.

`faults` gives a sentence for each thing that is not as it must be, and nothing else: no store, no server, no clock. It
goes once through the log and once through what each person heard, so that long rounds can be checked, too.

    order       events are numbered without a gap, their times never run back; nobody is shown less than they knew
    lost        what was acknowledged is in the log as it was asked for, before the number it was acknowledged with
    doubled     no command is carried out twice, and none that was refused; one person's are in the order they came in
    views       every frame shows what the log adds up to at its number, to that person
    deadlines   each passes when it is due, once, and before whatever is asked for later
    compared    a move in turn answers the state that its person saw: no other came between
    linear      what is asked for after something was answered, by whomever and wherever, comes after it in the log

A table's log is one register that is changed by compare and set, and its numbers are the order of the changes. So
whether all nodes together act like one server need not be searched for: one sweep through all moments finds it.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from volteface import games
from volteface.core.errors import GameError
from volteface.table.events import Elapsed, Event, Moved, Readied, Started
from volteface.table.look import seat_seen_from
from volteface.table.state import Table, apply, moved_for, next_deadline, next_due, opened, turn_deadline


class Acknowledged(NamedTuple):
    """A command was carried out."""

    key: str
    seq: int


class Refused(NamedTuple):
    """A command was not."""

    key: str


class Shown(NamedTuple):
    """A frame: what it showed of the game, as a digest, to whoever has these seats."""

    seq: int
    seats: tuple[int, ...]
    digest: bytes


Heard = Acknowledged | Refused | Shown


@dataclass
class Witness:
    """One person at a table: what they asked for, in that order, and what came back, in that order."""

    asked: dict[str, dict[str, Any]] = field(default_factory=dict)  # by key
    heard: list[Heard] = field(default_factory=list)
    spans: dict[str, tuple[float, float]] = field(default_factory=dict)  # by key: when it was asked for, and answered
    looks: list[tuple[float, int]] = field(default_factory=list)  # when a connection was begun, and its first frame


def heard(texts: Iterable[str]) -> Iterator[Heard]:
    """What one connection brought, of the messages as they came."""
    frame: dict[str, Any] = {}
    seen = b""
    for text in texts:
        message = json.loads(text)
        match message["is"]:
            case "frame":
                if not frame or "view" in message or "legal" in message:
                    seen = digest((frame | message)["view"], (frame | message)["legal"])
                frame |= message
                yield Shown(frame["seq"], tuple(frame["place"]["yours"]), seen)
                yield from (Acknowledged(key, frame["seq"]) for key in message.get("done", ()))
            case "ack":
                yield Acknowledged(message["key"], message["seq"])
            case "refusal" if message["key"] is not None:
                yield Refused(message["key"])


def digest(view: object, legal: object) -> bytes:
    """A view with its moves, in a few bytes that are the same for the same view."""
    return blake2b(json.dumps([view, legal], sort_keys=True).encode(), digest_size=12).digest()


def faults(events: Sequence[Event], witnesses: Sequence[Witness], now: int | None = None) -> list[str]:
    """All that is wrong with a table's history; at `now` nothing may be overdue, if that is given."""
    found = list(_numbers(events))
    if found:
        return found  # nothing can be said about a log that is none
    commands = {event.key: event for event in events if event.key is not None}
    shown = defaultdict[int, set[Shown]](set)
    for witness in witnesses:
        found += _answers(events, commands, witness)
        for one in witness.heard:
            if isinstance(one, Shown):
                shown[one.seq].add(one)
    found += _linear(commands, witnesses)
    return found + list(_course(events, shown, witnesses, now))


def _linear(commands: Mapping[str, Event], witnesses: Sequence[Witness]) -> Iterator[str]:
    """In the order of time: whatever begins is at least as far as the farthest that had been answered before."""
    moments: list[tuple[float, bool, int, str]] = []  # when, whether something begins, which number, what
    for witness in witnesses:
        for key, (begun, ended) in witness.spans.items():
            event = commands.get(key)
            if event is not None:
                moments += [(begun, True, event.seq - 1, f"{key} was asked for"), (ended, False, event.seq, key)]
        moments += [(begun, True, seq, "somebody came to look") for begun, seq in witness.looks]
    known, last = 0, ""
    for _, begins, seq, what in sorted(moments):
        if begins and seq < known:
            yield f"linear: {what} after {last} had been answered with {known}, and is at {seq}"
        elif not begins and seq > known:
            known, last = seq, what


def _numbers(events: Sequence[Event]) -> Iterator[str]:
    """Numbers without a gap, times in order, no key twice."""
    keys, time = set[tuple[str | None, str]](), 0
    for number, event in enumerate(events, 1):
        if event.seq != number:
            yield f"order: event {number} has the number {event.seq}"
            return
        if event.time < time:
            yield f"order: event {number} is {time - event.time} ms before the one it follows"
        if event.key is not None and (event.by, event.key) in keys:
            yield f"doubled: {event.key} is carried out a second time by event {number}"
        keys.add((event.by, event.key or ""))
        time = max(time, event.time)


def _answers(events: Sequence[Event], commands: Mapping[str, Event], witness: Witness) -> Iterator[str]:
    """What this person was told is true, and none of it is taken back."""
    known = 0  # the number up to which they have been told what happened
    for one in witness.heard:
        match one:
            case Acknowledged(key, seq):
                yield from _kept(events, commands.get(key), key, witness.asked.get(key), seq)
            case Refused(key):
                if key in commands and key in witness.asked:
                    yield f"doubled: {key} was refused, and is carried out by event {commands[key].seq}"
                continue
            case Shown(seq, _, _):
                if seq > len(events):
                    yield f"lost: frame {seq} was shown, and the log ends with {len(events)}"
                if seq < known:
                    yield f"order: frame {seq} was shown to somebody who knew of {known} already"
        known = max(known, one.seq)
    last = 0
    for key in witness.asked:
        event = commands.get(key)
        if event is not None:
            if event.seq < last:
                yield f"order: {key} is carried out before what was asked for before it"
            last = event.seq


def _kept(
    events: Sequence[Event], event: Event | None, key: str, command: Mapping[str, Any] | None, seq: int
) -> Iterator[str]:
    """An acknowledged command is in the log, as it was asked for."""
    if seq > len(events):
        yield f"lost: {key} was acknowledged with {seq}, and the log ends with {len(events)}"
    elif command is not None and command["do"] == "start":  # who start while a deal is made start one game together
        if not any(isinstance(one.fact, Started | Readied) for one in events[max(0, seq - 2) : seq]):
            yield f"lost: {key} was acknowledged with {seq}, and nothing was started"
    elif event is None:
        yield f"lost: {key} was acknowledged with {seq}, and is not in the log"
    elif event.seq > seq:
        yield f"order: {key} was acknowledged with {seq}, and is carried out by event {event.seq}"
    elif command is not None and command["do"] == "play":
        fact = event.fact
        if not isinstance(fact, Moved) or (fact.seat, fact.move) != (command["seat"], command["move"]):
            yield f"lost: {key} asked for {command['move']!r}, and event {event.seq} is {fact}"


def _course(
    events: Sequence[Event], shown: Mapping[int, set[Shown]], witnesses: Sequence[Witness], now: int | None
) -> Iterator[str]:
    """The log is played through once: deadlines where they are due, frames where they were shown."""
    table = opened(events[0], games.find)
    asked = {key: command for witness in witnesses for key, command in witness.asked.items()}
    yield from _views(table, shown)
    for event in events[1:]:
        yield from _due(table, event)
        command = asked.get(event.key or "", {})
        if not table.is_timed and command.get("do") == "play" and command.get("seq", table.seq) < table.changed:
            yield f"compared: {event.key} answered {command['seq']}, and event {table.changed} came between"
        try:
            table = apply(table, event)
        except GameError as error:
            yield f"order: event {event.seq} cannot be replayed: {error}"
            return
        yield from _views(table, shown)
    due = next_due(table)
    if now is not None and due is not None and due <= now:
        yield f"deadlines: the one of {due} has not passed at {now}"


def _due(table: Table, event: Event) -> Iterator[str]:
    """Whether an event keeps to the deadlines of the table that it changes."""
    due, game, turn = next_deadline(table), table.clocked, turn_deadline(table)
    at = None if game is None else game.deadline(table.state)
    match event.fact:
        case Elapsed(passed):
            if due is None or passed != at:
                yield f"deadlines: event {event.seq} passes one of {passed}, and the next is {at}"
            elif event.time < due:
                yield f"deadlines: event {event.seq} passes one {due - event.time} ms too early"
        case Moved(_, move, moved) if at is not None and moved >= at:
            yield f"deadlines: {move!r} of {moved} comes before the one of {at}"
        case Moved(seat, move) if moved_for(event, table) and (turn is None or event.time < turn):
            yield f"deadlines: {move!r} is made for seat {seat}, whose time has not run out"
        case _ if event.key is not None and due is not None and event.time >= due:
            yield f"deadlines: {event.key} comes before the one that had passed {event.time - due} ms ago"


def _views(table: Table, shown: Mapping[int, set[Shown]]) -> Iterator[str]:
    """Whether the frames of this number showed the table as it is."""
    for _, seats, seen in sorted(shown.get(table.seq, ())):
        played = [seat for seat in seats if table.seats[seat].bot is None]
        state, game = table.state, table.game
        view = None if state is None else game.view(state, seat_seen_from(table, seats))
        legal = {seat: game.legal(state, seat) for seat in played} if table.status == "playing" else {}
        sent = msgspec.json.encode([view, {seat: choices for seat, choices in legal.items() if choices}])
        if digest(*json.loads(sent)) != seen:
            yield f"views: frame {table.seq} showed seats {seats} what the log does not add up to"
