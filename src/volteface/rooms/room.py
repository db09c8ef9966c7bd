"""A live table: an inbox, and everybody who looks.

All that can change a table is posted to its inbox: what people ask for, bots, time, drop-outs, a seat that moves, a
restart. One thing after the other is decided, stored, takes effect and is answered; only then comes the next. What
takes long (a deal, a hint) is made beside the inbox (`beside.py`), once for all who ask meanwhile, and posted when it
is there.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from volteface.core.errors import GameError
from volteface.core.game import signals
from volteface.rooms.beside import Beside
from volteface.rooms.caps import Full, table_full
from volteface.rooms.inbox import Inbox, failed
from volteface.rooms.messages import Ack, refusal
from volteface.rooms.missing import Missing
from volteface.rooms.presence import Presence
from volteface.rooms.talk import Talks
from volteface.rooms.waits import Waits
from volteface.store import summed_up
from volteface.table import commands as asked
from volteface.table.decide import Decision, Moment, decide
from volteface.table.decide.draft import checked
from volteface.table.decide.rights import check_may_ask, check_may_skip
from volteface.table.decide.rounds import tick, wake
from volteface.table.hearing import partners
from volteface.table.look import Scene, guest_of
from volteface.table.state import Table, next_due, turn_deadline

if TYPE_CHECKING:
    from collections import deque
    from collections.abc import Callable, Mapping, Sequence

    from volteface.rooms.hub import Hub
    from volteface.rooms.inbox import Decide, Then
    from volteface.rooms.messages import Answer
    from volteface.rooms.viewer import Viewer
    from volteface.store import Summary, Talk
    from volteface.table.events import Event
    from volteface.table.look import People
    from volteface.table.news import NewsItem

CATCH_UP = 40  # news a client can catch up on after a short break; a longer one gets a fresh view, and the past
SUMMED = 60_000  # milliseconds after which a summary is written anew, for the order in lists


class Known(NamedTuple):
    """What is known of a table besides its state when it is taken up: its people's names, its last news and talk."""

    names: dict[str, str]
    news: deque[NewsItem]
    talk: list[Talk]
    minded: bool = True  # whether this node does what the table does by itself


def _nothing(decision: Decision) -> None:
    """Nobody waits for the answer."""


class Room:
    """A table in memory, with its viewers, its timer and its talk."""

    def __init__(self, hub: Hub, table: Table, created: int, known: Known) -> None:
        self.hub, self.table, self.created = hub, table, created
        self.viewers: set[Viewer] = set()
        self.elsewhere: frozenset[str] = frozenset()  # who looks at it at other nodes
        self._minded = known.minded
        self._presence = Presence(table, known.names, hub.now())
        self.news = known.news
        self.talk = Talks(self, known.talk)
        options = table.game.read_options(table.settings.options, len(table.seats))
        self.signals = signals(table.game, options)
        self.used = hub.now()
        self._loaded = table.seq  # news up to here are the past
        self._inbox = Inbox(self)
        self._beside = Beside(self)
        self._missing = Missing(self)
        self.waits = Waits(self)
        self._summed = 0
        self._scene: Scene | None = None
        self._dated = True  # whether the scene is no longer that of now
        self._timer: asyncio.TimerHandle | None = None

    async def take_up(self, *, slept: bool) -> None:
        """Let it begin; a table that has slept wakes first. If the store fails, nothing has begun."""
        if slept:
            self._summed = self.hub.now()  # nobody has done anything: in lists it stays where it is
            woken = await self.posted(wake)
            self._summed = 0
            if woken.refusal is not None:
                raise woken.refusal
            self._loaded = self.table.seq
        self.schedule()

    @property
    def minded(self) -> bool:
        """Whether what the table does by itself happens here: time, bots, drop-outs. Of all nodes one does it."""
        return self._minded and self.hub.others.alive(self.table.id)

    @property
    def people(self) -> People:
        """Who is here, and what they are called."""
        return self._presence.people

    # -- what is asked -------------------------------------------------------------------------------------------------

    def ask(self, guest: str, command: asked.AnyCommand, answer: Callable[[Answer], None]) -> None:
        """Carry out what a guest asks for; `answer` gets an acknowledgement, a refusal or a hint when it is known."""
        self.used = self.hub.now()

        def then(decision: Decision) -> None:
            error = decision.refusal
            answer(Ack(command.key, decision.seq) if error is None else refusal(error, command.key))

        match command:
            case asked.Signal():
                self.talk.show(guest, command)
            case asked.Chat() | asked.Phrase():
                check = partial(checked, lambda table: self.talk.check(table, guest, command))
                self.post(check, partial(self._say, guest, command, then))
            case asked.Hint():
                check = partial(checked, lambda table: check_may_ask(table, command.seat, guest))
                self.post(check, partial(self._hint, command, answer))
            case asked.Skip():
                check = partial(checked, lambda table: check_may_skip(table, guest))
                self.post(check, partial(self._skip, then))
            case _:
                self.post(partial(self._decide, command, guest), partial(self._decided, command, guest, then))

    def post(self, decide: Decide, then: Then = _nothing, *, own: bool = False) -> None:
        """Let something be decided when its turn has come; what the table does by itself does not fail, it waits."""
        self._inbox.post(decide, then, own=own)

    def posted(self, decide: Decide, *, own: bool = False) -> asyncio.Future[Decision]:
        """`post`, for those who wait for the decision; whoever waits no longer holds up nothing."""
        decided: asyncio.Future[Decision] = asyncio.get_running_loop().create_future()
        self.post(decide, lambda decision: None if decided.done() else decided.set_result(decision), own=own)
        return decided

    def moment(self) -> Moment:
        """What a decision may depend on besides the table; a deal is added where one was made (`beside.py`)."""
        held, now = self._missing.guests, max(self.hub.now(), self.table.time)
        return Moment(now, self.people.present, held=held, count_in=self.hub.count_in)

    def take_effect(self, table: Table, news: list[NewsItem]) -> None:
        """What was decided is true now: show it, and set the timer anew."""
        self.waits.over()
        sits = self.table.seats
        self.table = table
        self.news += news
        if self._presence.waiting and not partners(table):
            self._presence.names |= self._presence.waiting
            self._presence.waiting = {}
            self._meet()
        elif sits is not table.seats:
            self._meet()
        self._look()
        self.schedule()

    def summary(self, decision: Decision) -> Summary | None:
        """The table's summary, if it has changed or is a while old: a move in mid-game changes nothing of it."""
        table, now = decision.table, decision.events[-1].time
        same = (table.status, table.seats) == (self.table.status, self.table.seats)
        if same and now - self._summed < SUMMED:
            return None
        self._summed = now
        return summed_up(table, self.created, now)

    def _skip(self, then: Then, decision: Decision) -> None:
        if decision.refusal is None and self.minded:
            self.hub.bots.skip(self)
        elif decision.refusal is None:
            self.hub.others.skip(self)
        then(decision)

    def _decide(self, command: asked.Command, guest: str, table: Table, moment: Moment) -> Decision:
        """`decide`, for a command whose words for bots and people are read first."""
        done = self._beside.started(guest, command.key)
        if done is not None:
            return Decision([], [], table, repeats=done)
        try:
            if table.seq - table.began > self.hub.caps.game_events and not isinstance(command, asked.Close):
                raise Full("table-worn", "This game has gone on for too long: end the table and open a new one.")
            if isinstance(command, asked.Bot):
                self.hub.check_level(table.game.NAME, command.level)
            elif isinstance(command, asked.Mute):
                command = asked.Mute(key=command.key, who=self.guest(command.who), on=command.on)
        except GameError as error:
            return Decision([], [], table, error)
        return decide(table, command, guest, moment)

    def guest(self, who: str) -> str:
        """The guest behind a handle, or Malformed."""
        return guest_of(self.table, who, self._presence.names)

    def _decided(self, command: asked.Command, guest: str, then: Then, decision: Decision) -> None:
        """Answer; a start waits for its deal first."""
        if decision.wants_deal:
            self._beside.deal(command, guest, then)
        else:
            then(decision)

    def _hint(self, command: asked.Hint, answer: Callable[[Answer], None], decision: Decision) -> None:
        """Advise a seat that may ask."""
        if decision.refusal is None:
            self._beside.hint(command, answer)
        else:
            answer(refusal(decision.refusal, command.key))

    def _say(self, guest: str, command: asked.Chat | asked.Phrase, then: Then, decision: Decision) -> None:
        """Keep what may be said; talk holds up nothing."""
        if decision.refusal is not None:
            then(decision)
            return
        self.talk.say(guest, command, lambda failure: then(decision if failure is None else failed(self.table)))

    # -- time and bots ----------------------------------------------------------------------------------------------

    def attend(self) -> None:
        """Something has changed or been said: let the bots look."""
        self.hub.bots.attend(self)

    def schedule(self, pause: float = 0) -> None:
        """Set the timer to the next deadline, at the earliest after this pause, and let bots think."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.hub.stopped:
            return
        if not self.minded:
            self.hub.others.mind(self)
            return
        due = next_due(self.table)
        if due is not None:
            delay = max(pause, (due - self.hub.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(delay, self._due)
        self.attend()

    def mind(self, *, on: bool) -> None:
        """From now on what the table does by itself happens here, or no longer."""
        if on != self._minded:
            self._minded = on
            self.schedule()
            if on:
                self._missing.look()

    def _due(self) -> None:
        self._timer = None
        self.post(tick, self._passed, own=True)

    def _passed(self, decision: Decision) -> None:
        """Time has passed: look for those who are missing, and for those who are late."""
        self._missing.look()
        turn = turn_deadline(self.table)
        if turn is not None and turn <= self.hub.now():
            self.hub.bots.move_for_the_late(self)
        elif self._timer is None:
            self.schedule()

    # -- viewers ----------------------------------------------------------------------------------------------------

    def check_free(self, guest: str) -> None:
        """Refuse one viewer too many; whoever sits here gets in."""
        views = sum(viewer.guest == guest for viewer in self.viewers)
        visitors = len(self.viewers) if not self.table.seats_of(guest) else 0
        if views >= self.hub.caps.viewers_by_guest or visitors >= self.hub.caps.viewers + len(self.table.seats):
            raise table_full()

    def enter(self, viewer: Viewer, name: str) -> None:
        """Somebody looks at the table from now on."""
        self.viewers.add(viewer)
        self._missing.back(viewer.guest)
        self.hub.others.came(self)
        self._presence.names.setdefault(viewer.guest, name)
        self._meet()
        self.rename(viewer.guest, name)  # coming back is no way round what holds for a new name
        self.talk.catch_up(viewer)
        viewer.look()

    def leave(self, viewer: Viewer) -> None:
        """Somebody looks no longer; a seat may be empty after a while of grace."""
        self.viewers.discard(viewer)
        self.used = self.hub.now()
        self.hub.others.came(self)
        self._meet()
        if viewer.guest not in self.people.present:
            self._missing.wait_for(viewer.guest)

    @property
    def here(self) -> frozenset[str]:
        """Who looks at the table at this node."""
        return frozenset(viewer.guest for viewer in self.viewers)

    def looked_at_elsewhere(self, guests: frozenset[str], names: Mapping[str, str]) -> None:
        """Who looks at the table at other nodes, and what they are called."""
        before, self.elsewhere = self.people.present, guests
        self._presence.names = {**names, **self._presence.names}
        self._meet()
        for guest in guests - before:
            self._missing.back(guest)
        for guest in before - self.people.present:
            self._missing.wait_for(guest)

    def strangers(self) -> set[str]:
        """Who sits or speaks here, came at another node, and whose names are not known yet."""
        sit = {seat.guest for seat in self.table.seats if seat.guest is not None}
        return (sit | self.talk.guests | self.elsewhere) - self._presence.names.keys() - {""}

    def take_over(self, events: Sequence[Event], names: Mapping[str, str]) -> None:
        """Another node has written this, and people who come in with it are called so."""
        self._presence.names = {**names, **self._presence.names}
        self._inbox.take_over(events)

    def chosen(self, guest: str) -> str | None:
        """The nickname that a guest here has chosen last, if they are known here."""
        return self._presence.waiting.get(guest) or self._presence.names.get(guest)

    def _meet(self) -> None:
        """See anew who is here and what they are called."""
        present = self.here | self.elsewhere
        if self._presence.meet(self.table, present, self.talk.guests, self.hub.now()):
            self._look()

    def rename(self, guest: str, name: str) -> None:
        """Somebody here has a new nickname; while a round is built it waits, for it is no way to talk to builders."""
        names = self._presence.names
        if guest not in names:
            return
        if partners(self.table):
            self._presence.waiting[guest] = name
        else:
            names[guest] = name
            self._meet()

    def forget(self, guest: str) -> None:
        """Erase a guest's name and talk from memory, too, and show them out."""
        for viewer in self.viewers:
            if viewer.guest == guest:
                viewer.dismiss("forgotten")
        self.talk.forget(guest)
        self._presence.waiting.pop(guest, None)
        self._presence.names.pop(guest, None)
        self._meet()

    def _look(self) -> None:
        self._dated = True
        for viewer in self.viewers:
            viewer.look()

    def frame(self, viewer: Viewer, done: Sequence[str] = ()) -> bytes:
        """The latest frame for a viewer as JSON, with the news since their last one if they are still known.

        `done` are the keys of their commands that are answered by it. It is empty if nothing has changed for them.
        """
        if self._scene is None or self._dated:
            self._scene = Scene(self.table, self._presence.seen, self.news, self._scene)
            self._dated = False
        oldest = self.news[-CATCH_UP - 1].seq if len(self.news) > CATCH_UP else 0
        told = viewer.seq is not None and max(self._loaded, oldest) <= viewer.seq  # all news since then, or the past
        seq = viewer.seq if told else None
        text, viewer.parts = self._scene.frame(viewer.guest, seq, viewer.parts, self.hub.now(), done)
        viewer.seq = self.table.seq
        return text

    def idle_since(self, then: int) -> bool:
        """Whether nobody has looked since then and nothing will happen by itself."""
        return not self.viewers and self._timer is None and not self._inbox.busy and self.used < then

    def stop(self) -> None:
        """Let go of the timers."""
        if self._timer is not None:
            self._timer.cancel()
        self._missing.stop()
        self._inbox.stop()
