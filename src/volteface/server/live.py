"""A live table: the one authority over its events, and everybody who looks at it.

Commands of a table are decided one after the other, each in its turn. Store, then acknowledge, then tell: a decision
takes effect when its events are durable; only then does the sender get an answer and the viewers a frame. Whoever is
slow gets the latest frame and misses nothing but intermediate ones.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from volteface import games
from volteface.core.errors import GameError, Illegal, Malformed
from volteface.core.game import Phrase
from volteface.server.messages import Ack, Hinted, Refusal, Said, Shown, refusal
from volteface.server.turn import Turn
from volteface.store import Batch, Conflict, Summary, Talk
from volteface.table import commands as asked
from volteface.table.decide import (
    Decision,
    Moment,
    check_may_ask,
    check_may_start,
    decide,
    drop_out,
    next_deadline,
    no_hint,
    tick,
    turn_deadline,
)
from volteface.table.look import Scene, guest_of
from volteface.table.news import NewsItem, handle
from volteface.table.phrases import check_phrase
from volteface.table.state import Table, fold

if TYPE_CHECKING:
    from collections.abc import Callable

    from volteface.core.game import Saying
    from volteface.server.hub import Hub
    from volteface.server.viewer import Viewer

NEWS_KEPT = 40  # news a client can catch up on after a short break; a longer one gets a fresh view
TALK_KEPT = 50
SUMMED = 60_000  # milliseconds after which a summary is written anew, for the order in lists


class Live:
    """A table in memory, with its viewers, its timer and its bots."""

    def __init__(self, hub: Hub, table: Table, created: int, talk: list[Talk]) -> None:
        self.hub, self.table, self.created = hub, table, created
        self.viewers: set[Viewer] = set()
        self.present: frozenset[str] = frozenset()  # the guests who are here
        self.names: dict[str, str] = {}
        self.news: deque[NewsItem] = deque()
        self.talk: deque[Talk] = deque(talk, maxlen=TALK_KEPT)
        self._news_after = table.seq  # news up to here are no longer, or were never, in memory
        self._said_last = talk[-1].number if talk else 0
        self._said_keys = dict.fromkeys((one.guest, one.body.get("key")) for one in talk)
        self._renamed: dict[str, str] = {}
        self._missing: dict[str, asyncio.TimerHandle] = {}
        self.used = hub.now()
        self._summed = 0
        self._scene: Scene | None = None
        self._dated = True  # whether the scene is no longer that of now
        self._woken = False
        self._turn = Turn()
        self._timer: asyncio.TimerHandle | None = None
        self._schedule()

    # -- commands ---------------------------------------------------------------------------------------------------

    async def carry_out(self, guest: str, command: asked.AnyCommand) -> Ack | Refusal | Hinted | None:
        """Answer a guest's command."""
        self.used = self.hub.now()
        try:
            if isinstance(command, asked.Signal):
                self._signal(guest, command)
                return None
            if isinstance(command, asked.Chat | asked.Phrase):
                return await self._say(guest, command)
            if isinstance(command, asked.Hint):
                return await self._hint(guest, command)
            return await self._decide(guest, command)
        except GameError as error:
            return refusal(error, command.key)

    async def _decide(self, guest: str, command: asked.Command) -> Ack | Refusal:
        deal: dict[str, Any] | None = None
        done = self.table.answered(guest, command.key)
        if done is not None:
            return Ack(command.key, done)
        if isinstance(command, asked.Bot):
            games.bot(self.table.game.NAME, command.level)  # refuses a level that there is not
        if isinstance(command, asked.Mute):
            command = asked.Mute(key=command.key, who=self._guest(command.who), on=command.on)
        if isinstance(command, asked.Start):
            check_may_start(self.table, guest)
            deal = await self.hub.deal(self.table)
        async with self._turn:
            done = self.table.answered(guest, command.key)
            if done is not None:
                return Ack(command.key, done)
            decision = decide(self.table, command, guest, Moment(self.hub.now(), self.present, deal))
            await self._commit(decision)
        if decision.refusal is not None:
            return refusal(decision.refusal, command.key)
        return Ack(command.key, self.table.seq)

    async def _hint(self, guest: str, command: asked.Hint) -> Hinted:
        check_may_ask(self.table, command.seat, guest)
        hint = await self.hub.bots.hint(self, command.seat)
        if hint is None:
            raise no_hint()
        return Hinted(command.key, hint.code, dict(hint.facts))

    async def settle(self, decision: Callable[[Table], Decision]) -> GameError | None:
        """Carry out what is nobody's command: time, bots, drop-outs. Gives the refusal, if it was refused."""
        async with self._turn:
            decided = decision(self.table)
            await self._commit(decided)
        return decided.refusal

    async def _commit(self, decision: Decision) -> None:
        """Store, then let it be true, then tell."""
        if not decision.events:
            return
        try:
            await self.hub.store.append(Batch(decision.events, self._summary(decision)))
        except Conflict:
            self.table = fold(await self.hub.store.read(self.table.id), games.find) or self.table
            self.refresh()
            raise Illegal("try-again", "The table has changed meanwhile: look and try again.") from None
        self._take_effect(decision)

    def at_once(self, guest: str, command: asked.Play) -> Decision | None:
        """What follows from a move, if nothing stands in its way; else it goes the long way (`carry_out`)."""
        if self._turn.taken or self.table.answered(guest, command.key) is not None:
            return None
        decision = decide(self.table, command, guest, Moment(self.hub.now(), self.present))
        return decision if decision.refusal is None else None

    def play(self, decision: Decision, then: Callable[[int | None], None]) -> None:
        """Carry out a move that was decided at once, without a task; `then` gets its number, or None if it failed."""

        def stored(failure: Exception | None) -> None:
            self._woken = True  # what this brings leaves at its end
            try:
                if failure is None:
                    self._take_effect(decision)
                then(self.table.seq if failure is None else None)
            finally:
                self._turn.give_back()
                self._show()

        self._turn.take()
        self.used = self.hub.now()
        self.hub.store.keep(Batch(decision.events, self._summary(decision)), stored)

    def _take_effect(self, decision: Decision) -> None:
        self.table = decision.table
        self.news += decision.news
        while len(self.news) > NEWS_KEPT:
            self._news_after = self.news.popleft().seq
        self._look_again()
        self._schedule()

    def _summary(self, decision: Decision) -> Summary | None:
        """The table's summary, if it has changed or is a while old: a move in mid-game changes nothing of it."""
        table, now = decision.table, decision.events[-1].time
        same = (table.status, table.seats) == (self.table.status, self.table.seats)
        if same and now - self._summed < SUMMED:
            return None
        self._summed = now
        guests = tuple(dict.fromkeys(seat.guest for seat in table.seats if seat.guest is not None))
        settings = table.settings
        free = sum(not seat.taken for seat in table.seats)
        return Summary(
            table.id,
            settings.game,
            table.status,
            settings.public,
            len(table.seats),
            free,
            table.host,
            guests,
            self.created,
            now,
        )

    # -- time and bots ----------------------------------------------------------------------------------------------

    def _schedule(self) -> None:
        """Set the timer to the next deadline, and let bots think."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = [wall for wall in (next_deadline(self.table), turn_deadline(self.table)) if wall is not None]
        if due:
            delay = max(0, min(due) - self.hub.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._due)
        self.hub.bots.attend(self)

    def _due(self) -> None:
        self._timer = None
        self.hub.spawn(self._pass_time())

    async def _pass_time(self) -> None:
        await self.settle(lambda table: tick(table, self.hub.now()))
        for seat in self.table.people:  # a round may have begun without somebody who was ready and has left
            guest = self.table.seats[seat].guest
            if guest is not None and guest not in self.present and self.table.timed:
                self._miss(guest)
        turn = turn_deadline(self.table)
        if turn is not None and turn <= self.hub.now():
            await self.hub.bots.move_for_the_late(self)
        elif self._timer is None:
            self._schedule()

    # -- viewers ----------------------------------------------------------------------------------------------------

    def enter(self, viewer: Viewer, name: str) -> None:
        """Somebody looks at the table from now on."""
        self.viewers.add(viewer)
        missed = self._missing.pop(viewer.guest, None)
        if missed is not None:
            missed.cancel()
        self.present = frozenset(viewer.guest for viewer in self.viewers)
        self.names.setdefault(viewer.guest, name)
        self.rename(viewer.guest, name)  # coming back is no way round what holds for a new name
        for talk in self.talk:
            if self._hears(viewer.guest, talk.guest, aside=talk.body.get("aside", False)):
                viewer.answer(self._said(talk))
        self.refresh()

    def leave(self, viewer: Viewer) -> None:
        """A connection has ended; a seat may be empty after a while of grace."""
        self.viewers.discard(viewer)
        self.present = frozenset(viewer.guest for viewer in self.viewers)
        self.used = self.hub.now()
        if viewer.guest not in self.present:
            self.refresh()
            self._miss(viewer.guest)

    def _miss(self, guest: str) -> None:
        """Wait a while for somebody who is gone."""
        if guest not in self._missing and self.table.seats_of(guest):
            loop = asyncio.get_running_loop()
            self._missing[guest] = loop.call_later(self.hub.grace, self._missed, guest)

    def _missed(self, guest: str) -> None:
        del self._missing[guest]
        for seat in self.table.seats_of(guest):
            if guest not in self.present and self.table.seats[seat].player == guest and self.table.timed:
                self.hub.spawn(self._drop(seat))

    async def _drop(self, seat: int) -> None:
        await self.settle(lambda table: drop_out(table, seat, self.hub.now()))

    def refresh(self) -> None:
        """Everybody looks again, also at who is here and what they are called."""
        self._scene = None
        self._look_again()

    def _look_again(self) -> None:
        if self._renamed and not self._partners():  # a new name is no way to talk to builders
            self.names |= self._renamed
            self._renamed, self._scene = {}, None
        self._dated = True
        for viewer in self.viewers:
            viewer.stale = True
        self.wake()

    def wake(self) -> None:
        """Send everybody what waits for them, when the loop comes round."""
        if not self._woken:
            self._woken = True
            asyncio.get_running_loop().call_soon(self._show)

    def _show(self) -> None:
        self._woken = False
        for viewer in self.viewers:
            viewer.send()

    def frame_for(self, viewer: Viewer) -> bytes:
        """The latest frame for a viewer as JSON, with the news since their last one if they are still known."""
        if self._scene is None or self._dated:
            self._scene = Scene(self.table, self.news, self.names, self.present, self.hub.now(), self._scene)
            self._dated = False
        known = viewer.known if viewer.known >= self._news_after else self.table.seq  # all that was missed, or none
        text = self._scene.frame(viewer.guest, known)
        viewer.known = self.table.seq
        return text

    # -- talk and signals -------------------------------------------------------------------------------------------

    async def _say(self, guest: str, command: asked.Chat | asked.Phrase) -> Ack:
        if guest in self.table.muted:
            raise Illegal("muted", "The host has muted you at this table.")
        body: dict[str, Any] = {"text": command.text} if isinstance(command, asked.Chat) else {"code": command.code}
        if isinstance(command, asked.Phrase):
            check_phrase(command.code, command.facts)
            body["facts"] = command.facts
        if (guest, command.key) in self._said_keys:
            return Ack(command.key, self.table.seq)
        body["key"] = command.key
        partners = self._partners()
        if partners and not partners & set(self.table.seats_of(guest)):
            body["aside"] = True
        self._said_keys[guest, command.key] = None
        while len(self._said_keys) > TALK_KEPT:
            del self._said_keys[next(iter(self._said_keys))]
        await self._tell(guest, body)
        self.hub.bots.attend(self)
        return Ack(command.key, self.table.seq)

    async def speak(self, seat: int, saying: Saying) -> None:
        """A bot says something from its seat."""
        await self._tell("", {"code": saying.code, "facts": dict(saying.facts), "seat": seat})
        self.hub.bots.attend(self)

    def heard(self) -> tuple[Phrase, ...]:
        """The phrases of this round that reach those who play it, for bots."""
        start, found = self.table.clock.start, []
        for talk in self.talk:
            body = talk.body
            seats = (body["seat"],) if "seat" in body else self.table.seats_of(talk.guest)
            if start is not None and talk.time >= start and seats and "code" in body and not body.get("aside"):
                found.append(Phrase(seats[0], body["code"], body["facts"], self.table.clock.at(talk.time)))
        return tuple(found)

    async def _tell(self, guest: str, body: dict[str, Any]) -> None:
        """Keep something said, then tell it to those it is for."""
        self._said_last += 1
        talk = Talk(self.table.id, self._said_last, guest, self.hub.now(), body)
        self.talk.append(talk)
        await self.hub.store.say(talk)
        said = self._said(talk)
        for viewer in self.viewers:
            if self._hears(viewer.guest, guest, aside=body.get("aside", False)):
                viewer.answer(said)

    def _said(self, talk: Talk) -> Said:
        body, seat = talk.body, talk.body.get("seat")
        who, name = (handle(talk.table, talk.guest), self.names.get(talk.guest)) if seat is None else (None, None)
        return Said(talk.number, talk.time, who, name, body.get("text"), body.get("code"), body.get("facts"), seat)

    def _signal(self, guest: str, command: asked.Signal) -> None:
        """Show a hand, a finger or a drag to those who may see it; piles that are hidden stay hidden in mid-drag."""
        if guest in self.table.muted or (command.kind == "drag" and self.table.settings.options.get("hide_piles")):
            return
        seats = self.table.seats_of(guest)
        shown = Shown(handle(self.table.id, guest), seats[0] if seats else None, command.kind, command.facts)
        aside = bool(self._partners()) and not self._partners() & set(seats)
        for viewer in self.viewers:
            if viewer.guest != guest and self._hears(viewer.guest, guest, aside=aside):
                viewer.signal(shown)

    def _hears(self, listener: str, speaker: str, *, aside: bool) -> bool:
        """Whether talk reaches a listener: builders of a round hear each other only."""
        return listener == speaker or not aside or not self._partners() & set(self.table.seats_of(listener))

    def _partners(self) -> set[int]:
        return set(self.table.game.partners(self.table.state)) if self.table.status == "playing" else set()

    def _guest(self, who: str) -> str:
        guest = guest_of(self.table, who, self.names)
        if guest is None:
            raise Malformed("unknown-guest", "There is nobody of this handle at the table.")
        return guest

    def rename(self, guest: str, name: str) -> None:
        """Somebody here has a new nickname."""
        if guest in self.names:
            self._renamed[guest] = name
            self.refresh()

    def forget(self, guest: str) -> None:
        """Erase a guest's name and talk from memory, too, and show them out."""
        for viewer in self.viewers:
            if viewer.guest == guest:
                self.hub.spawn(viewer.send_away())
        self.names.pop(guest, None)
        self.talk = deque((talk for talk in self.talk if talk.guest != guest), maxlen=TALK_KEPT)
        self.refresh()

    def idle_since(self, then: int) -> bool:
        """Whether nobody has looked since then and nothing will happen by itself."""
        return not self.viewers and self._timer is None and self.used < then

    def stop(self) -> None:
        """Let go of the timers."""
        for timer in (self._timer, *self._missing.values()):
            if timer is not None:
                timer.cancel()
