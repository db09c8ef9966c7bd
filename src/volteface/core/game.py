"""The contract of a game: what every game here can do, turn-based or real-time.

A game is a module with these names: `volteface.games.verso` is one. All its functions are pure.

    deal(seats, options, seed)      all that chance decides, in one value
      start(deal)                   the first state
        play(state, seat, move, at)     the next state, or a GameError and nothing changed
        advance(state, at)              the state after time has passed
          view(state, viewer)               what this viewer may know of it, and nothing else
          outcome(state)                    the points, and the winners once it is over

Times are whole milliseconds of the game's own clock. Turn-based games have no deadlines and ignore them;
in real-time games `play` first advances to `at`. Several seats may have moves at once.
"""

from __future__ import annotations

from collections.abc import Mapping  # noqa: TC003 - read while schemas are made
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class News:
    """One thing that happened, for everybody at the table: it never holds a secret.

    What only some may know reaches them through their view. Sentences stand in the locales, by code.
    """

    code: str
    facts: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that `legal` offers, as its canonical text, with what a client shows before it is made.

    Where moves are too many to list, the text is the kind of move and the preview says with what.
    """

    move: str
    preview: Mapping[str, object]


class Outcome(NamedTuple):
    """The points of each seat, and the winning seats once the game is over."""

    scores: tuple[int, ...]
    winners: tuple[int, ...] | None


class GameState(Protocol):
    """What every state has: the news of the last call of `play` or `advance`."""

    @property
    def news(self) -> tuple[News, ...]:
        """What happened, in order."""


Deal = TypeVar("Deal")
State = TypeVar("State", bound=GameState)
Move = TypeVar("Move")
Viewer = int | None  # a seat, or None for a visitor
Seed = int | str  # a person's own seed, or secret random bits


class Game(Protocol[Deal, State, Move]):
    """A game, as a module. `games/verso` is the one to read beside this."""

    NAME: str
    TIMED: bool  # whether it is played against the clock, everybody at once
    TABLE_MOVES: tuple[str, ...]  # moves that only the table itself makes
    Options: type[Any]  # a frozen dataclass: what a table can choose, with the rules as printed for defaults

    @property
    def SEATS(self) -> Sequence[int]:  # noqa: N802 - a constant of the module
        """For how many players it is."""

    def deal(self, seats: int, options: Mapping[str, object], seed: Seed) -> Deal:
        """Draw all that chance decides. Refuses a wrong number of seats and unknown options."""

    def format_deal(self, deal: Deal) -> dict[str, object]:
        """The deal as the first line of a replay file."""

    def parse_deal(self, fields: Mapping[str, object]) -> Deal:
        """Read what `format_deal` wrote, checking that it could have been dealt."""

    def start(self, deal: Deal) -> State:
        """The state before the first move."""

    def parse(self, text: str) -> Move:
        """Read a move; Malformed if it is none. Every move has exactly one text."""

    def format(self, move: Move) -> str:
        """The canonical text of a move."""

    def legal(self, state: State, seat: int) -> tuple[Choice, ...]:
        """What this seat may do now; empty if it must wait."""

    def play(self, state: State, seat: int, move: Move, at: int = 0) -> State:
        """Advance to `at`, then make this seat's move; Illegal or NotYours if it is not allowed."""

    def deadline(self, state: State) -> int | None:
        """When the state changes by itself if nobody moves."""

    def advance(self, state: State, at: int) -> State:
        """Let time pass until `at`."""

    def rests(self, state: State) -> bool:
        """Whether it waits between two rounds: a table lets the clock stand here, and a 3-2-1 begins the next."""

    def absent(self, state: State, seat: int) -> Move | None:
        """The move the table makes when this seat drops out of a running round, if that matters."""

    def partners(self, state: State) -> tuple[int, ...]:
        """The seats that only each other's talk may reach now; empty while all may talk."""

    def judged(self, state: State) -> tuple[bool, int] | None:
        """Whether the round that the last step has ended was right, and its time; None if it has ended none."""

    def settle(self, state: State) -> State:
        """The state if no more moves come: choices still open at the end are declined."""

    def view(self, state: State, viewer: Viewer) -> object:
        """Everything this viewer has been allowed to see that still matters, as a value for JSON."""

    def faces(self, state: State) -> tuple[tuple[str, ...], ...]:
        """What lies before each seat, as texts."""

    def outcome(self, state: State) -> Outcome:
        """The points so far, and the winners if the game is over."""


class Phrase(NamedTuple):
    """Something a seat has said in this round out of the fixed set of phrases, as a bot hears it."""

    seat: int
    code: str
    facts: Mapping[str, object]
    at: int  # milliseconds of the game's clock


class Saying(NamedTuple):
    """A phrase that a bot says."""

    code: str
    facts: Mapping[str, object]


class Hint(NamedTuple):
    """Advice for one seat, made from what it sees: a code, by which clients find a sentence, and its facts."""

    code: str
    facts: Mapping[str, object]


class Step(NamedTuple):
    """What a bot does now that goes along with the others in real time, and how many milliseconds it then rests.

    With nothing to do and no rest it waits until something has changed or been said.
    """

    do: str | Saying | None = None
    rest: int | None = None
