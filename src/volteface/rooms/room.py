"""A live table: an inbox, and everybody who looks.

All that can change a table is posted to its inbox: what people ask for, bots, time, drop-outs, a seat that moves. One
thing after the other is decided, stored, takes effect and is answered; only then comes the next. What takes long (a
deal, a hint) is made beside the inbox (`inbox.py`), once for all who ask meanwhile, and posted when it is there.
"""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from typing import TYPE_CHECKING

from volteface import games
from volteface.core.errors import GameError, Malformed
from volteface.rooms.beside import Beside
from volteface.rooms.inbox import Inbox, failed
from volteface.rooms.messages import Ack, refusal
from volteface.rooms.talk import Talks
from volteface.store import summed_up
from volteface.table import commands as asked
from volteface.table.decide import Decision, Moment, decide
from volteface.table.decide.draft import checked
from volteface.table.decide.rights import check_may_ask
from volteface.table.decide.rounds import drop_out, tick
from volteface.table.hearing import partners
from volteface.table.look import People, Scene, guest_of
from volteface.table.state import Table, next_deadline, turn_deadline

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from volteface.rooms.hub import Hub
    from volteface.rooms.inbox import Decide, Then
    from volteface.rooms.messages import Answer
    from volteface.rooms.viewer import Viewer
    from volteface.store import Summary, Talk
    from volteface.table.news import NewsItem

NEWS_KEPT = 40  # news a client can catch up on after a short break; a longer one gets a fresh view
SUMMED = 60_000  # milliseconds after which a summary is written anew, for the order in lists


def _nothing(decision: Decision) -> None:
    """Nobody waits for the answer."""


class Room:
    """A table in memory, with its viewers, its timer and its talk."""

    def __init__(self, hub: Hub, table: Table, created: int, names: dict[str, str], talk: list[Talk]) -> None:
        self.hub, self.table, self.created = hub, table, created
        self.viewers: set[Viewer] = set()
        self.people = People(names)
        self.news: deque[NewsItem] = deque()
        self.talk = Talks(self, talk)
        self.signals = table.game.signals(table.game.read_options(table.settings.options, len(table.seats)))
        self.used = hub.now()
        self._news_after = table.seq  # news up to here are no longer, or were never, in memory
        self._inbox = Inbox(self)
        self._beside = Beside(self)
        self._renamed: dict[str, str] = {}
        self._missing: dict[str, asyncio.TimerHandle] = {}
        self._summed = 0
        self._scene: Scene | None = None
        self._dated = True  # whether the scene is no longer that of now
        self._timer: asyncio.TimerHandle | None = None
        self.schedule()

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
            case _:
                self.post(partial(self._decide, command, guest), partial(self._decided, command, guest, then))

    def post(self, decide: Decide, then: Then = _nothing) -> None:
        """Let something be decided when its turn has come."""
        self._inbox.post(decide, then)

    def posted(self, decide: Decide) -> asyncio.Future[Decision]:
        """`post`, for those who wait for the decision; whoever waits no longer holds up nothing."""
        decided: asyncio.Future[Decision] = asyncio.get_running_loop().create_future()
        self.post(decide, lambda decision: None if decided.done() else decided.set_result(decision))
        return decided

    def moment(self) -> Moment:
        """What a decision may depend on besides the table; a deal is added where one was made (`beside.py`)."""
        return Moment(self.hub.now(), self.people.present, count_in=self.hub.count_in)

    def take_effect(self, table: Table, news: list[NewsItem]) -> None:
        """What was decided is true now: show it, and set the timer anew."""
        self.table = table
        self.news += news
        while len(self.news) > NEWS_KEPT:
            self._news_after = self.news.popleft().seq
        if self._renamed and not partners(table):
            self.people = People({**self.people.names, **self._renamed}, self.people.present)
            self._renamed = {}
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

    def _decide(self, command: asked.Command, guest: str, table: Table, moment: Moment) -> Decision:
        """`decide`, for a command whose words for bots and people are read first."""
        done = self._beside.started(guest, command.key)
        if done is not None:
            return Decision([], [], table, repeats=done)
        try:
            if isinstance(command, asked.Bot):
                games.bot(table.game.NAME, command.level)  # refuses a level that there is not
            elif isinstance(command, asked.Mute):
                command = asked.Mute(key=command.key, who=self._guest(command.who), on=command.on)
        except GameError as error:
            return Decision([], [], table, error)
        return decide(table, command, guest, moment)

    def _guest(self, who: str) -> str:
        guest = guest_of(self.table, who, self.people.names)
        if guest is None:
            raise Malformed("unknown-guest", "There is nobody of this handle at the table.")
        return guest

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
        due = [wall for wall in (next_deadline(self.table), turn_deadline(self.table)) if wall is not None]
        if due:
            delay = max(pause, (min(due) - self.hub.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(delay, self._due)
        self.attend()

    def _due(self) -> None:
        self._timer = None
        self.post(tick, self._passed)

    def _passed(self, decision: Decision) -> None:
        """Time has passed: look for those who are missing, and for those who are late."""
        for seat in self.table.people:  # a round may have begun without somebody who was ready and has left
            guest = self.table.seats[seat].guest
            if guest is not None and guest not in self.people.present and self.table.clocked:
                self._miss(guest)
        turn = turn_deadline(self.table)
        if turn is not None and turn <= self.hub.now():
            self.hub.bots.move_for_the_late(self)
        elif self._timer is None:
            self.schedule()

    # -- viewers ----------------------------------------------------------------------------------------------------

    def enter(self, viewer: Viewer, name: str) -> None:
        """Somebody looks at the table from now on."""
        self.viewers.add(viewer)
        missed = self._missing.pop(viewer.guest, None)
        if missed is not None:
            missed.cancel()
        self._meet({viewer.guest: name, **self.people.names})
        self.rename(viewer.guest, name)  # coming back is no way round what holds for a new name
        self.talk.catch_up(viewer)

    def leave(self, viewer: Viewer) -> None:
        """Somebody looks no longer; a seat may be empty after a while of grace."""
        self.viewers.discard(viewer)
        self.used = self.hub.now()
        self._meet(self.people.names)
        if viewer.guest not in self.people.present:
            self._miss(viewer.guest)

    def _meet(self, names: Mapping[str, str]) -> None:
        """See anew who is here and what they are called."""
        self.people = People(names, frozenset(viewer.guest for viewer in self.viewers))
        self._look()

    def _miss(self, guest: str) -> None:
        """Wait a while for somebody who is gone."""
        if guest not in self._missing and self.table.seats_of(guest):
            loop = asyncio.get_running_loop()
            self._missing[guest] = loop.call_later(self.hub.grace, self._missed, guest)

    def _missed(self, guest: str) -> None:
        del self._missing[guest]
        for seat in self.table.seats_of(guest):
            if guest not in self.people.present and self.table.seats[seat].player == guest and self.table.clocked:
                self.post(partial(drop_out, seat=seat))

    def rename(self, guest: str, name: str) -> None:
        """Somebody here has a new nickname; while a round is built it waits, for it is no way to talk to builders."""
        if guest not in self.people.names:
            return
        if partners(self.table):
            self._renamed[guest] = name
        else:
            self._meet({**self.people.names, guest: name})

    def forget(self, guest: str) -> None:
        """Erase a guest's name and talk from memory, too, and show them out."""
        for viewer in self.viewers:
            if viewer.guest == guest:
                viewer.dismiss("forgotten")
        self.talk.forget(guest)
        self._renamed.pop(guest, None)
        self._meet({who: name for who, name in self.people.names.items() if who != guest})

    def _look(self) -> None:
        self._dated = True
        for viewer in self.viewers:
            viewer.look()

    def frame(self, viewer: Viewer, done: Sequence[str] = ()) -> bytes:
        """The latest frame for a viewer as JSON, with the news since their last one if they are still known.

        `done` are the keys of their commands that are answered by it. It is empty if nothing has changed for them.
        """
        if self._scene is None or self._dated:
            self._scene = Scene(self.table, self.people, self.news, self._scene)
            self._dated = False
        told = viewer.seq is not None and self._news_after <= viewer.seq  # all news since then, or none
        seq = viewer.seq if viewer.seq is not None and told else self.table.seq
        text, viewer.parts = self._scene.frame(viewer.guest, seq, viewer.parts, self.hub.now(), done)
        viewer.seq = self.table.seq
        return text

    def idle_since(self, then: int) -> bool:
        """Whether nobody has looked since then and nothing will happen by itself."""
        return not self.viewers and self._timer is None and not self._inbox.busy and self.used < then

    def stop(self) -> None:
        """Let go of the timers."""
        for timer in (self._timer, *self._missing.values()):
            if timer is not None:
                timer.cancel()
