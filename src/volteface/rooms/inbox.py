"""A room's inbox: one thing after the other is decided, stored, takes effect and is answered; only then comes the next.

post ──► waiting ──► decide ──► store.append ──► take effect ──► answer ──► next
             ▲                        │
             ├── catch up ◄── Conflict: another writer was quicker; among several nodes also before a refusal
             └── a pause  ◄── Failed, if the table itself wanted it; a person is told in a sentence
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from volteface.core.errors import GameError
from volteface.logs import log
from volteface.rooms.waits import Unkept
from volteface.store import Batch, Conflict
from volteface.table.decide import Decision, Moment
from volteface.table.news import NewsItem, told
from volteface.table.state import Table, apply

if TYPE_CHECKING:
    from collections.abc import Sequence

    from volteface.rooms.room import Room
    from volteface.table.events import Event

PAUSES = (0.25, 0.5, 1)  # seconds until a table tries again what the store has failed to keep

Decide = Callable[[Table, Moment], Decision]
Then = Callable[[Decision], None]


class Failed(GameError):
    """Something broke on our side."""

    kind = "failed"

    def __init__(self) -> None:
        super().__init__("failed", "Something broke on our side; nothing was changed. Try again in a moment.")


class Posted(NamedTuple):
    """Something to be decided, and what follows from the decision; `own` is what the table does by itself."""

    decide: Decide
    then: Then
    own: bool
    sure: bool = False  # whether it was decided on all that is in the log, when it was last refused


class Inbox:
    """What waits to be decided at one table."""

    def __init__(self, room: Room) -> None:
        self._room, self._alone = room, room.hub.others.alone
        self._waiting: deque[Posted] = deque()
        self._later: dict[Posted, asyncio.TimerHandle] = {}  # what is tried again after a pause
        self._failures = 0  # how often in a row the store has failed
        self._storing = False  # whether what was decided last is still being stored, or what was missed is being read
        self._hinted = 0  # the number up to which another node is said to have written

    @property
    def busy(self) -> bool:
        """Whether something is being stored, or is to be tried again."""
        return self._storing or bool(self._later)

    def post(self, decide: Decide, then: Then, *, own: bool = False) -> None:
        """Let something be decided; `then` gets the decision once it has taken effect, or was refused.

        What the table does by itself is tried again, with growing pauses, until the store keeps it.
        """
        self._waiting.append(Posted(decide, then, own))
        self._next()

    def take_over(self, events: Sequence[Event]) -> None:
        """Take over what another node has written; if something is being stored, it is read again afterwards."""
        if self._storing:
            self._hinted = max(self._hinted, events[-1].seq) if events else self._hinted
            return
        table, news = self._room.table, list[NewsItem]()
        for event in events:
            if event.seq == table.seq + 1:
                table = apply(table, event)
                news += told(event, table)
        if table is not self._room.table:
            self._room.take_effect(table, news)

    def stop(self) -> None:
        """Try nothing again."""
        for timer in self._later.values():
            timer.cancel()
        self._later.clear()

    def _next(self) -> None:
        if self._hinted > self._room.table.seq and not self._storing:
            self._storing, self._hinted = True, 0
            self._room.hub.spawn(self._catch_up())
        while self._waiting and not self._storing:
            posted = self._waiting.popleft()
            try:
                decision = posted.decide(self._room.table, self._room.moment())
            except Exception:  # a fault of ours must not hold up those who come after
                log.exception("a decision failed", extra={"game": self._room.table.game.NAME})
                decision = failed(self._room.table)
            if decision.refusal is not None and not (decision.events or posted.own or posted.sure or self._alone):
                self._storing = True  # perhaps it is right by what another node has written
                self._room.hub.spawn(self._catch_up(posted._replace(sure=True)))
            elif decision.events:
                stored = self._room.hub.store.append(Batch(decision.events, self._room.summary(decision)))
                self._storing = True
                stored.add_done_callback(partial(self._stored, posted, decision))
            else:
                posted.then(decision)

    def _stored(self, posted: Posted, decision: Decision, stored: asyncio.Future[None]) -> None:
        """The store has answered: what was decided is true now, or is to be decided again, or could not be kept."""
        if stored.cancelled():  # the server stops
            return
        failure = stored.exception()
        if isinstance(failure, Conflict):
            self._room.hub.spawn(self._catch_up(posted))
            return
        self._storing = False
        try:
            if failure is not None:
                self._fail(posted, failure)
                return
            self._failures = 0
            try:
                self._room.take_effect(decision.table, decision.news)
            finally:
                posted.then(decision)
        finally:
            self._next()

    async def _catch_up(self, posted: Posted | None = None) -> None:
        """Take over what another writer has written, and decide again from there."""
        try:
            missed = await self._room.hub.store.read(self._room.table.id, self._room.table.seq + 1)
            self._storing = False
            self.take_over(missed)
            if posted is not None:
                self._waiting.appendleft(posted)
        except Exception as failure:  # it can be neither read nor replayed here
            self._storing = False
            if posted is not None:
                self._fail(posted, failure)
            else:
                log.error("what another node has written cannot be taken over", exc_info=failure)
        finally:
            self._next()

    def _fail(self, posted: Posted, failure: BaseException) -> None:
        """The store has failed: nothing has changed. Whoever asked is told, and the table itself tries again later."""
        log.error("the store has failed", exc_info=failure)
        pause = PAUSES[min(self._failures, len(PAUSES) - 1)]
        self._failures += 1
        if not posted.own:
            posted.then(failed(self._room.table))
            return
        self._room.waits.tell(Unkept())
        if not self._room.hub.stopped and posted not in self._later:
            self._later[posted] = asyncio.get_running_loop().call_later(pause, self._retry, posted)

    def _retry(self, posted: Posted) -> None:
        del self._later[posted]
        self._waiting.append(posted)
        self._next()


def failed(table: Table) -> Decision:
    """What follows from a fault of ours: nothing but a sentence."""
    return Decision([], [], table, Failed())
