"""A room's inbox: one thing after the other is decided, stored, takes effect and is answered; only then comes the next.

post ──► waiting ──► decide ──► store.append ──► take effect ──► answer ──► next
             ▲                        │
             └── catch up ◄── Conflict: another writer was quicker
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from volteface.core.errors import GameError
from volteface.logs import log
from volteface.store import Batch, Conflict
from volteface.table.decide import Decision, Moment
from volteface.table.news import NewsItem, told
from volteface.table.state import Table, apply

if TYPE_CHECKING:
    import asyncio

    from volteface.rooms.room import Room

PAUSES = (0.5, 1, 2, 5, 10, 30)  # seconds until a table tries again what the store has failed to keep

Decide = Callable[[Table, Moment], Decision]
Then = Callable[[Decision], None]


class Failed(GameError):
    """Something broke on our side."""

    kind = "failed"

    def __init__(self) -> None:
        super().__init__("failed", "Something broke on our side; nothing was changed. Try again in a moment.")


class Inbox:
    """What waits to be decided at one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._waiting: deque[tuple[Decide, Then]] = deque()
        self._failures = 0  # how often in a row the store has failed
        self.busy = False  # whether what was decided last is still being stored

    def post(self, decide: Decide, then: Then) -> None:
        """Let something be decided; `then` gets the decision once it has taken effect, or was refused."""
        self._waiting.append((decide, then))
        self._next()

    def _next(self) -> None:
        while self._waiting and not self.busy:
            decide, then = self._waiting.popleft()
            try:
                decision = decide(self._room.table, self._room.moment())
            except Exception:  # a fault of ours must not hold up those who come after
                log.exception("a decision failed", extra={"game": self._room.table.game.NAME})
                decision = failed(self._room.table)
            if decision.events:
                stored = self._room.hub.store.append(Batch(decision.events, self._room.summary(decision)))
                self.busy = True
                stored.add_done_callback(partial(self._stored, decide, then, decision))
            else:
                then(decision)

    def _stored(self, decide: Decide, then: Then, decision: Decision, stored: asyncio.Future[None]) -> None:
        """The store has answered: what was decided is true now, or is to be decided again, or could not be kept."""
        if stored.cancelled():  # the server stops
            return
        failure = stored.exception()
        if isinstance(failure, Conflict):
            self._room.hub.spawn(self._catch_up(decide, then))
            return
        self.busy = False
        try:
            if failure is None:
                self._failures = 0
                self._room.take_effect(decision.table, decision.news)
            else:
                decision = self._fail(failure)
        finally:
            try:
                then(decision)
            finally:
                self._next()

    async def _catch_up(self, decide: Decide, then: Then) -> None:
        """Take over what another writer has written, and decide again from there."""
        try:
            table, news = self._room.table, list[NewsItem]()
            for event in await self._room.hub.store.read(table.id, table.seq + 1):
                table = apply(table, event)
                news += told(event, table)
            self._room.take_effect(table, news)
            self._waiting.appendleft((decide, then))
        except Exception as failure:  # it can be neither read nor replayed here
            then(self._fail(failure))
        finally:
            self.busy = False
            self._next()

    def _fail(self, failure: BaseException) -> Decision:
        """The store has failed: nothing has changed, and what the table does by itself is tried again after a pause."""
        log.error("the store has failed", exc_info=failure)
        self._room.schedule(PAUSES[min(self._failures, len(PAUSES) - 1)])
        self._failures += 1
        return failed(self._room.table)


def failed(table: Table) -> Decision:
    """What follows from a fault of ours: nothing but a sentence."""
    return Decision([], [], table, Failed())
