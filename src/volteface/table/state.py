"""What a table is at one moment: a fold over its events. `apply` knows every event and no rule of any game.

The game's clock stands or runs. It stops by itself when the game rests between two rounds, so that the next card
is never revealed before all are ready; `Going` lets it run on, after a 3-2-1 where others play too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec.structs import replace

from volteface.core.errors import Illegal
from volteface.core.game import timed
from volteface.table import events as facts
from volteface.table.guesses import GuessView, counted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from volteface.core.game import Game, Timed
    from volteface.table.events import Event

    Find = Callable[[str], Game[Any, Any, Any]]  # the game of a name

KEYS = 16  # how many commands of a guest a table remembers, to answer a repeat
GUESTS = 16  # and of how many guests
Status = Literal["open", "playing", "over", "closed"]


class Seat(msgspec.Struct, frozen=True):
    """Who has a seat: a guest, a bot, a bot for a guest, or nobody."""

    guest: str | None = None
    bot: str | None = None
    since: int = 0  # the seq at which the guest took it, which a private link names

    @property
    def player(self) -> str | None:
        """The guest who plays it now; None while a bot does."""
        return None if self.bot else self.guest

    @property
    def taken(self) -> bool:
        """Whether somebody plays it."""
        return self.guest is not None or self.bot is not None


class Clock(msgspec.Struct, frozen=True):
    """The game's own clock: at `base`, and running since the wall time `start` if that is not None."""

    base: int = 0
    start: int | None = None

    def at(self, now: int) -> int:
        """The game's time at this wall time."""
        return self.base if self.start is None else self.base + max(0, now - self.start)

    def wall(self, at: int) -> int | None:
        """The wall time at which the game's time will be `at`, if the clock runs."""
        return None if self.start is None else self.start + at - self.base


class Table(msgspec.Struct, frozen=True):
    """A table, all of it that is stored."""

    id: str
    game: Game[Any, Any, Any]
    settings: facts.Created
    seats: tuple[Seat, ...]
    status: Status = "open"
    games: int = 0  # how many have been started
    state: Any = None
    clock: Clock = Clock()
    last_at: int = 0  # the game's time at its last stored event
    ready: frozenset[int] = frozenset()
    paused: bool = False
    paused_by: str | None = None  # the guest who asked for the pause
    late: frozenset[int] = frozenset()  # seats whose time ran out, so that a bot moved, and who have not moved since
    muted: frozenset[str] = frozenset()
    guesses: tuple[GuessView, ...] = ()  # of this round, or of the last one with their points
    guess_points: tuple[int, ...] = ()  # each seat's points for guesses
    seq: int = 0
    time: int = 0  # the wall time of the last event
    began: int = 0  # the seq of the last start
    changed: int = 0  # the seq of the last event that changed the game
    changed_at: int = 0  # and its wall time, for turn clocks
    keys: dict[str | None, dict[str, int]] = {}  # each guest's last commands, and the seq after each

    @property
    def host(self) -> str:
        """Whoever opened the table, as long as they sit; then the first guest who sits."""
        guests = [seat.guest for seat in self.seats if seat.guest is not None]
        return self.settings.host if self.settings.host in guests or not guests else guests[0]

    @property
    def people(self) -> frozenset[int]:
        """The seats that people play."""
        return frozenset(number for number, seat in enumerate(self.seats) if seat.player is not None)

    @property
    def hints(self) -> bool:
        """Whether people get hints: as the table was opened, or else whoever plays alone or with bots."""
        guests = {seat.guest for seat in self.seats if seat.guest is not None}
        return len(guests) <= 1 if self.settings.hints is None else self.settings.hints

    @property
    def is_timed(self) -> bool:
        """Whether its game is one against the clock."""
        return timed(self.game) is not None

    @property
    def clocked(self) -> Timed[Any, Any, Any] | None:
        """The game, if one against the clock is being played."""
        return timed(self.game) if self.status == "playing" else None

    @property
    def at_work(self) -> tuple[int, ...]:
        """The seats that may do something now."""
        playing = self.status == "playing"
        return tuple([number for number in range(len(self.seats)) if playing and self.game.legal(self.state, number)])

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats of a guest, also those that a bot plays for them."""
        if guest is None:
            return ()
        return tuple([number for number, seat in enumerate(self.seats) if seat.guest == guest])

    def played_by(self, guest: str) -> tuple[int, ...]:
        """The seats that a guest plays, without those that a bot plays for them."""
        return tuple([number for number in self.seats_of(guest) if self.seats[number].player == guest])

    def answered(self, by: str | None, key: str) -> int | None:
        """The seq after a command that was already carried out, or None."""
        mine = self.keys.get(by)
        return None if mine is None else mine.get(key)


def next_deadline(table: Table) -> int | None:
    """The wall time at which the game changes by itself."""
    due = None if table.clocked is None else table.clocked.deadline(table.state)
    return None if due is None else table.clock.wall(due)


def turn_deadline(table: Table) -> int | None:
    """The wall time at which whoever is to move has had their time (table option; turn-based games only)."""
    seconds = table.settings.turn_seconds
    if seconds is None or table.status != "playing" or table.paused or table.is_timed:
        return None
    return table.changed_at + seconds * 1000


def next_due(table: Table) -> int | None:
    """The wall time at which time brings something next: to the game, or to whoever is to move."""
    return min((wall for wall in (next_deadline(table), turn_deadline(table)) if wall is not None), default=None)


def waits_for_bots(table: Table) -> bool:
    """Whether a round against the clock runs in which only bots may still do something."""
    runs = table.clocked is not None and table.clock.start is not None
    return runs and bool(table.at_work) and all(table.seats[seat].bot for seat in table.at_work)


def opened(event: Event, find: Find) -> Table:
    """The table that its first event opens."""
    assert isinstance(event.fact, facts.Created)
    table = Table(event.table, find(event.fact.game), event.fact, (Seat(),) * event.fact.seats)
    return numbered(table, event)


def fold(events: Iterable[Event], find: Find) -> Table | None:
    """The table as its events left it; None if there are none."""
    table = None
    for event in events:
        table = opened(event, find) if table is None else apply(table, event)
    return table


def apply(table: Table, event: Event) -> Table:
    """The table after one more event."""
    fact = event.fact
    match fact:
        case facts.Moved(seat, move, at):
            state = table.game.play(table.state, seat, table.game.parse(move), at)
            if not table.is_timed:
                table = _judged(table, seat, late=moved_for(event, table))
            table = _changed(table, state, event, at)
        case facts.Sat(seat, guest):
            table = _seated(table, seat, Seat(guest, None, event.seq))
        case facts.Lent(seat, bot):
            table = _seated(table, seat, replace(table.seats[seat], bot=bot))
        case facts.Freed(seat):
            table = _seated(table, seat, Seat())
        case facts.Started(deal, rules):
            if rules not in table.game.RULES:
                raise Illegal(
                    "other-rules", "This game was begun by rules {rules}, which are unknown here.", rules=rules
                )
            state = table.game.start(table.game.parse_deal(deal))
            clock = Clock(0, None if table.is_timed else event.time)
            table = replace(table, status="playing", games=table.games + 1, clock=clock, paused=False)
            table = replace(table, state=None, guess_points=(0,) * len(table.seats))
            table = replace(table, paused_by=None, ready=frozenset(), late=frozenset(), began=event.seq)
            table = _changed(table, state, event, 0)
        case facts.Elapsed(at):
            game = timed(table.game)
            assert game is not None, "only a game against the clock has deadlines"
            table = _changed(table, game.advance(table.state, at), event, at)
        case facts.Readied(seat):
            table = replace(table, ready=table.ready | {seat})
        case facts.Going(at, start):
            table = replace(table, clock=Clock(at, start), last_at=max(at, table.last_at), ready=frozenset())
        case facts.Stopped(at):
            table = replace(table, clock=Clock(at), ready=frozenset())
        case facts.Paused():
            table = replace(table, paused=True, paused_by=event.by)
        case facts.Resumed():
            table = replace(table, paused=False, paused_by=None, changed_at=event.time)
        case facts.Guessed(seat, right, seconds):
            table = replace(table, guesses=(*table.guesses, GuessView(seat, right, seconds)))
        case facts.Muted(guest, on):
            table = replace(table, muted=table.muted | {guest} if on else table.muted - {guest})
        case facts.Closed():
            table = replace(table, status="closed", clock=Clock(table.clock.base))
        case facts.Created():
            raise AssertionError("a table is created once")
    return numbered(table, event)


def numbered(table: Table, event: Event) -> Table:
    """The table with an event's number, and the key of the command it answers."""
    if event.key is None:
        return replace(table, seq=event.seq, time=event.time)
    keys = dict(table.keys)
    mine = keys[event.by] = {**keys.pop(event.by, {}), event.key: event.seq}  # whoever asked last stands last
    if len(mine) > KEYS:
        del mine[next(iter(mine))]
    if len(keys) > GUESTS:
        del keys[next(iter(keys))]
    return replace(table, seq=event.seq, time=event.time, keys=keys)


def _seated(table: Table, number: int, seat: Seat) -> Table:
    seats = (*table.seats[:number], seat, *table.seats[number + 1 :])
    return replace(table, seats=seats, ready=table.ready - {number}, late=table.late - {number})


def moved_for(event: Event, table: Table) -> bool:
    """Whether a move was made for somebody who plays this seat: turn by turn that is so when their time has run out."""
    fact = event.fact
    if table.is_timed or event.by is not None or not isinstance(fact, facts.Moved):
        return False
    return table.seats[fact.seat].player is not None


def _judged(table: Table, seat: int, *, late: bool) -> Table:
    """Remember whose time has run out until they move themselves."""
    if late == (seat in table.late):
        return table
    return replace(table, late=table.late | {seat} if late else table.late - {seat})


def _changed(table: Table, state: Any, event: Event, at: int) -> Table:
    """After the game has changed: it may be over, or rest with its clock standing."""
    over = table.game.outcome(state).winners is not None
    game = timed(table.game)
    stands = over or (game is not None and game.rests(state))
    return replace(
        counted(table, state),
        state=state,
        status="over" if over else "playing",
        clock=Clock(at) if stands else table.clock,
        ready=frozenset() if stands else table.ready,
        changed=event.seq,
        changed_at=event.time,
        last_at=at,
    )
