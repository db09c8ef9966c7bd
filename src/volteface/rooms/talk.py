"""What is said and shown at a table: talk is kept outside the log, signals nowhere. Who hears it is pure: `table`."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from volteface.core.errors import Illegal
from volteface.core.game import Phrase
from volteface.rooms.messages import Said, Shown
from volteface.store import Talk
from volteface.table import commands as asked
from volteface.table.hearing import hears, is_aside
from volteface.table.news import handle
from volteface.table.phrases import check_phrase

if TYPE_CHECKING:
    import asyncio

    from volteface.core.game import Saying
    from volteface.rooms.room import Room
    from volteface.rooms.viewer import Viewer
    from volteface.table.state import Table

KEPT = 50
FRESH = 3000  # milliseconds for which a bot remembers what somebody has shown
Done = Callable[[BaseException | None], None]


class Talks:
    """The talk of one room."""

    def __init__(self, room: Room, talk: list[Talk]) -> None:
        self._room = room
        self._kept = deque(talk, maxlen=KEPT)
        self._last = talk[-1].number if talk else 0
        self._keys = dict.fromkeys((one.guest, one.body.get("key")) for one in talk)
        self._shown: dict[tuple[int, str], tuple[int, dict[str, Any]]] = {}  # the last signal of each seat and kind
        self._saying: dict[tuple[str, str], list[Done]] = {}  # what is being stored, and who waits for it

    @property
    def last(self) -> int:
        """The number of what was said last."""
        return self._last

    @property
    def guests(self) -> set[str]:
        """Whose words are kept."""
        return {talk.guest for talk in self._kept}

    def check(self, table: Table, guest: str, command: asked.Chat | asked.Phrase) -> None:
        """Refuse what may not be said."""
        if guest in table.muted:
            raise Illegal("muted", "The host has muted you at this table.")
        if isinstance(command, asked.Phrase):
            check_phrase(table.game, command.code, command.facts)

    def say(self, guest: str, command: asked.Chat | asked.Phrase, done: Done) -> None:
        """Keep what a guest says, then tell it; a repeat is only answered."""
        said = (guest, command.key)
        if said in self._keys:
            done(None)
            return
        waiting = self._saying.setdefault(said, [])
        waiting.append(done)
        if len(waiting) > 1:
            return
        body: dict[str, Any] = {"text": command.text} if isinstance(command, asked.Chat) else _phrase(command)
        body["key"] = command.key
        if is_aside(self._room.table, guest):
            body["aside"] = True
        self._tell(guest, body, lambda failure: self._answer(said, failure))

    def _answer(self, said: tuple[str, str], failure: BaseException | None) -> None:
        for done in self._saying.pop(said):
            done(failure)

    def speak(self, seat: int, saying: Saying) -> None:
        """A bot says something from its seat."""
        self._tell("", {**_phrase(saying), "seat": seat}, lambda _: None)

    def _tell(self, guest: str, body: dict[str, Any], done: Done) -> None:
        self._last += 1
        talk = Talk(self._room.table.id, self._last, guest, self._room.hub.now(), body)
        self._room.hub.store.say(talk).add_done_callback(partial(self._told, done))

    def _told(self, done: Done, stored: asyncio.Future[Talk]) -> None:
        if stored.cancelled():  # the server stops
            return
        failure = stored.exception()
        if failure is None:
            self.hear([stored.result()])
            self._room.hub.others.said(self._room.table.id)
        done(failure)

    def hear(self, talks: Iterable[Talk], names: Mapping[str, str] | None = None) -> None:
        """Tell what was said here or at another node, and was not told yet."""
        known = {talk.number for talk in self._kept}
        fresh = [talk for talk in talks if talk.number not in known]
        for talk in fresh:
            self._last = max(self._last, talk.number)
            self._kept.append(talk)
            self._keys[talk.guest, talk.body.get("key")] = None
            while len(self._keys) > KEPT:
                del self._keys[next(iter(self._keys))]
        if names:
            self._room.looked_at_elsewhere(self._room.elsewhere, names)
        for talk in fresh:
            said = self._said(talk)
            for viewer in self._room.viewers:
                if self._reaches(viewer, talk):
                    viewer.hear(said)
            self._room.attend()

    def catch_up(self, viewer: Viewer) -> None:
        """Tell somebody who has just come what was said before."""
        for talk in self._kept:
            if self._reaches(viewer, talk):
                viewer.hear(self._said(talk))

    def heard(self) -> tuple[Phrase, ...]:
        """The phrases of this round that reach those who play it, and what they show at this moment, for bots."""
        table, found = self._room.table, []
        start = table.clock.start
        for talk in self._kept:
            body = talk.body
            seats = (body["seat"],) if "seat" in body else table.seats_of(talk.guest)
            if start is not None and talk.time >= start and seats and "code" in body and not body.get("aside"):
                found.append(Phrase(seats[0], body["code"], body["facts"], table.clock.at(talk.time)))
        if start is not None:
            now = self._room.hub.now()
            for (seat, kind), (time, facts) in self._shown.items():
                if time >= max(start, now - FRESH):
                    found.append(Phrase(seat, kind, facts, table.clock.at(time)))
        return tuple(found)

    def show(self, guest: str, command: asked.Signal) -> None:
        """Show a hand, a finger or a drag to those who may see it, here and at other nodes."""
        if guest not in self._room.table.muted and command.kind in self._room.signals:
            self.shown(guest, command.kind, command.facts)
            self._room.hub.others.showed(self._room, guest, command.kind, command.facts)

    def shown(self, guest: str, kind: str, facts: dict[str, Any]) -> None:
        """Somebody shows something."""
        table = self._room.table
        seats = table.seats_of(guest)
        shown = Shown(handle(table.id, guest), seats[0] if seats else None, kind, facts)
        aside = is_aside(table, guest)
        if seats and not aside:
            self._shown[seats[0], kind] = self._room.hub.now(), facts
        for viewer in self._room.viewers:
            if viewer.guest != guest and hears(table, viewer.guest, guest, aside=aside):
                viewer.signal(shown)

    def display(self, seat: int, signals: Mapping[str, dict[str, Any]]) -> None:
        """A bot shows its hand from its seat."""
        for kind, facts in signals.items():
            self.displayed(seat, kind, facts)
            self._room.hub.others.showed(self._room, seat, kind, facts)

    def displayed(self, seat: int, kind: str, facts: dict[str, Any]) -> None:
        """A bot shows something."""
        for viewer in self._room.viewers:
            viewer.signal(Shown("", seat, kind, facts))

    def forget(self, guest: str) -> None:
        """Erase what a guest has said."""
        self._kept = deque((talk for talk in self._kept if talk.guest != guest), maxlen=KEPT)

    def _reaches(self, viewer: Viewer, talk: Talk) -> bool:
        return hears(self._room.table, viewer.guest, talk.guest, aside=talk.body.get("aside", False))

    def _said(self, talk: Talk) -> Said:
        body, seat = talk.body, talk.body.get("seat")
        name = self._room.people.names.get(talk.guest)
        who, name = (handle(talk.table, talk.guest), name) if seat is None else (None, None)
        return Said(talk.number, talk.time, who, name, body.get("text"), body.get("code"), body.get("facts"), seat)


def _phrase(said: asked.Phrase | Saying) -> dict[str, Any]:
    return {"code": said.code, "facts": dict(said.facts)}
