"""A table in a test: commands are asked of it, time passes, and every event is kept as a store would."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from volteface import games
from volteface.core.errors import GameError
from volteface.table import commands as asked
from volteface.table import look
from volteface.table.decide import Decision, Moment, decide
from volteface.table.decide.rounds import tick
from volteface.table.events import Created, Event, Fact, Sat
from volteface.table.state import Table, fold

T0 = 1_700_000_000_000  # when every scene begins, in milliseconds of the wall clock


class Scene:
    """A table with everything that ever happened at it."""

    def __init__(self, game: str, seats: int, *, seed: int = 1, turn_seconds: int | None = None, **options: Any):
        self.game, self.seed, self.options, self.now = games.find(game), seed, options, T0
        created = Created(game, seats, options, "ann", turn_seconds=turn_seconds)
        self.events = [Event("TABLE", 1, T0, created, "ann"), Event("TABLE", 2, T0, Sat(0, "ann"), "ann")]
        table = fold(self.events, games.find)
        assert table is not None
        self.table: Table = table
        self.present = {"ann"}
        self.keys = 0

    def ask(self, by: str, kind: type[asked.Command], *, key: str | None = None, **fields: Any) -> Decision:
        """Ask for something now, with a fresh key unless one is given."""
        self.keys += 1
        command = kind(key=key or f"k{self.keys}", **fields)
        deal = None
        if kind is asked.Start:
            deal = self.game.format_deal(self.game.deal(len(self.table.seats), self.options, self.seed))
        return self.take(decide(self.table, command, by, self.moment(deal)))

    def moment(self, deal: dict[str, Any] | None = None) -> Moment:
        """What a decision may depend on now."""
        return Moment(self.now, frozenset(self.present), deal)

    def take(self, decision: Decision) -> Decision:
        """Let a decision be true."""
        self.events += decision.events
        self.table = decision.table
        return decision

    def ok(self, by: str, kind: type[asked.Command], **fields: Any) -> list[Fact]:
        """What a command that is carried out brings."""
        decision = self.ask(by, kind, **fields)
        assert decision.refusal is None, decision.refusal
        return [event.fact for event in decision.events]

    def refused(self, by: str, kind: type[asked.Command], **fields: Any) -> GameError:
        """Why a command is refused."""
        decision = self.ask(by, kind, **fields)
        assert decision.refusal is not None, "it was carried out"
        assert not any(event.key for event in decision.events)
        return decision.refusal

    def at(self, now: int) -> list[Fact]:
        """Let time pass until so many milliseconds after the scene's beginning, with a tick only then."""
        self.now = T0 + now
        return [event.fact for event in self.take(tick(self.table, self.moment())).events]

    def play(self, seat: int, move: str, *, by: str | None = None, seq: int | None = None) -> list[Fact]:
        """Make a move that is allowed, answering the present."""
        player = by or self.table.seats[seat].guest or ""
        return self.ok(player, asked.Play, seat=seat, seq=self.table.seq if seq is None else seq, move=move)

    def status(self) -> str:
        """Open, playing, over or closed."""
        return self.table.status

    def runs(self) -> bool:
        """Whether the game's clock runs, or counts in."""
        return self.table.clock.start is not None

    def shown(self, guest: str) -> bytes:
        """What a guest is shown now, as it goes over the wire."""
        people = look.People({}, frozenset(self.present))
        return look.Scene(self.table, people, ()).frame(guest, self.table.seq, look.Parts(), self.now)[0]

    def frame(self, guest: str) -> Any:
        """What a guest is shown now: a first frame, which has all its parts."""
        return msgspec.json.decode(self.shown(guest), type=look.Frame)


def seated(game: str, guests: Iterable[str], seats: int | None = None, **more: Any) -> Scene:
    """A table with these guests on its seats, all present; ann is always the first. It has more seats if told."""
    names = list(guests)
    scene = Scene(game, seats or len(names), **more)
    for seat, name in enumerate(names):
        scene.present.add(name)
        if seat:
            scene.ok(name, asked.Sit, seat=seat)
    return scene


def started(game: str, guests: Iterable[str], **more: Any) -> Scene:
    """A table at which the game has been started; timed games of several people are in their count-in."""
    scene = seated(game, guests, **more)
    scene.ok("ann", asked.Start)
    if scene.table.clocked and len(scene.table.seats) > 1:
        all_ready(scene)
    return scene


def all_ready(scene: Scene) -> None:
    """Everybody who sits there says that they are ready."""
    for number, seat in enumerate(scene.table.seats):
        scene.ok(seat.guest or "", asked.Ready, seat=number)
