"""What is made beside a room's inbox because it takes long: deals and hints, once for all who ask meanwhile."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from volteface.core.errors import GameError
from volteface.logs import log
from volteface.rooms.inbox import Failed
from volteface.rooms.messages import Hinted, refusal
from volteface.table.decide import Decision, Moment, decide
from volteface.table.decide.rights import no_hint

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from volteface.core.game import Hint
    from volteface.rooms.inbox import Then
    from volteface.rooms.messages import Answer
    from volteface.rooms.room import Room
    from volteface.table import commands as asked
    from volteface.table.state import Table


KEPT = 50  # starts that are remembered, to answer a repeat


class Beside:
    """The work beside one room's inbox."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._starts: list[tuple[str, str, Then]] = []  # who waits for the deal that is being made, by which key
        self._started: dict[
            tuple[str, str], int
        ] = {}  # those who have started with somebody else, and the number after it
        self._hints: dict[
            tuple[int, int], asyncio.Future[Hint | None]
        ] = {}  # by seat and state: what the bots think of

    def deal(self, command: asked.Command, guest: str, then: Then) -> None:
        """Make a deal and start with it. One is made at a time; all who start meanwhile get the same answer."""
        self._starts.append((guest, command.key, then))
        if len(self._starts) == 1:
            games = self._room.table.games
            dealt = self._room.hub.deal(self._room)
            dealt.add_done_callback(partial(self._dealt, command, guest, games))

    def _dealt(self, command: asked.Command, guest: str, games: int, dealt: asyncio.Future[dict[str, Any]]) -> None:
        def then(decision: Decision) -> None:
            starts, self._starts = self._starts, []
            for who, key, start in starts:
                if decision.refusal is None:
                    self._started[who, key] = decision.seq
                start(decision)
            while len(self._started) > KEPT:
                del self._started[next(iter(self._started))]

        def started(table: Table, moment: Moment) -> Decision:
            if table.games > games:  # somebody at another node has started meanwhile: it is the same start
                return Decision([], [], table, repeats=table.began)
            try:
                return decide(table, command, guest, replace(moment, deal=dealt.result()))
            except GameError as error:  # there is no such deal
                return Decision([], [], table, error)

        if not dealt.cancelled():  # the server stops
            self._room.post(started, then)

    def started(self, guest: str, key: str) -> int | None:
        """The number after a start that was one with somebody else's; None if there was none by this key."""
        return self._started.get((guest, key))

    def hint(self, command: asked.Hint, answer: Callable[[Answer], None]) -> None:
        """Advise a seat; all who ask of the same state while the bots think of it get the same answer."""
        about = (command.seat, self._room.table.changed)
        thought = self._hints.get(about)
        if thought is None:
            thought = self._hints[about] = self._room.hub.bots.hint(self._room, command.seat)
            thought.add_done_callback(lambda _: self._hints.pop(about))
        thought.add_done_callback(partial(_hinted, command, answer))


def _hinted(command: asked.Hint, answer: Callable[[Answer], None], thought: asyncio.Future[Hint | None]) -> None:
    if thought.cancelled():  # the server stops
        return
    failure = thought.exception()
    if failure is not None:
        log.error("a hint failed", exc_info=failure)
        answer(refusal(Failed(), command.key))
        return
    hint = thought.result()
    answer(refusal(no_hint(), command.key) if hint is None else Hinted(command.key, hint.code, dict(hint.facts)))
