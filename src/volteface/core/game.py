"""The contract of a game: what every game here can do, and what only some games are.

A game is a module with these names: each folder of `volteface.games` is one. All its functions are pure.

    deal(seats, options, seed)      all that chance decides, in one value
      start(deal)                   the first state
        play(state, seat, move, at)     the next state, or a GameError and nothing changed
          view(state, viewer)               what this viewer may know of it, and nothing else
          outcome(state)                    the points, and the winners once it is over

A game against the clock is `Timed` too, one in which some may not hear the others is `Spoken` too: `timed(game)` and
`spoken(game)` are how shared code asks. Times are whole milliseconds of the game's own clock; a turn-based game
ignores them. Several seats may have moves at once.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

    from volteface.core.chance import Chance


class Outcome(NamedTuple):
    """The points of each seat, and the winning seats once the game is over."""

    scores: tuple[int, ...]
    winners: tuple[int, ...] | None


class GameState(Protocol):
    """What every state has: the news of the last call of `play` or `advance`."""

    @property
    def news(self) -> tuple[object, ...]:
        """What happened, in order: values of the game's own types of news, which never hold a secret.

        What only some may know reaches them through their view. Sentences stand in the locales, by code.
        """


class Choice(Protocol):
    """A move that `legal` offers, as its canonical text, with what a client shows before it is made.

    Where moves are too many to list, the text is the kind of move and the preview says with what.
    """

    @property
    def move(self) -> str:
        """The text of the move, or its kind."""

    @property
    def preview(self) -> object:
        """What a client shows, a value of the game's own type."""


Deal = TypeVar("Deal")
State = TypeVar("State", bound=GameState)
Move = TypeVar("Move")
Viewer = int | None  # a seat, or None for a visitor
Seed = int | str  # a person's own seed, or secret random bits


class Game(Protocol[Deal, State, Move]):
    """A game, as a module. The first one in the registry is the one to read beside this.

    A game may also have `finish(state)`: the state if no more moves come, with all choices still open declined;
    `signals(options)`: the kinds of signal, such as a pointing finger, that a table with these options shows; and
    `ARENA`: the options with which its bots meet in the arena, where seats take turns.
    """

    def __hash__(self) -> int: ...  # modules have one: what a game is, is asked once

    NAME: str
    Options: type[Any]  # a frozen struct: what a table can choose, with the rules as printed for defaults
    CONSTANTS: Any  # what clients show of the rules and must not know by themselves

    @property
    def REASONS(self) -> Mapping[str, str]:  # noqa: N802
        """For each code with which it refuses a move, the place of its rulebook (`locales/rules`) that tells why."""

    @property
    def SEATS(self) -> Sequence[int]:  # noqa: N802 - a constant of the module
        """For how many players it is."""

    @property
    def RULES(self) -> Sequence[int]:  # noqa: N802
        """The versions of its rules by which it can replay stored games; new ones are played by the last."""

    @property
    def LIVE(self) -> Mapping[str, object]:  # noqa: N802
        """The options that a live table has unless it says otherwise."""

    @property
    def TYPES(self) -> Mapping[str, Any]:  # noqa: N802
        """The types that clients read: View, News, Choice, Options, Constants."""

    @property
    def PARTS(self) -> Mapping[str, str]:  # noqa: N802
        """Its modules that are loaded only when wanted: bots, hint, review, lesson, press, kernels and so on."""

    def read_options(self, given: Mapping[str, object], seats: int) -> Any:
        """The options of a table with so many seats; Malformed if a name, a value or the seats cannot be."""

    def deal(self, seats: int, options: Mapping[str, object], seed: Seed) -> Deal:
        """Draw all that chance decides. Refuses what `read_options` refuses."""

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
        """Make this seat's move, in a timed game at `at`; Illegal or NotYours if it is not allowed."""

    def view(self, state: State, viewer: Viewer) -> object:
        """Everything this viewer has been allowed to see that still matters, as a value for JSON."""

    def faces(self, state: State) -> tuple[tuple[str, ...], ...]:
        """What lies before each seat, as texts."""

    def outcome(self, state: State) -> Outcome:
        """The points so far, and the winners if the game is over."""


class Timed(Game[Deal, State, Move], Protocol[Deal, State, Move]):
    """A game that is played against the clock, everybody at once: `play` first advances to its time."""

    TABLE_MOVES: tuple[str, ...]  # moves that only the table itself makes
    GRACE: float  # seconds that somebody may be gone from a running round before they have dropped out of it

    def deadline(self, state: State) -> int | None:
        """When the state changes by itself if nobody moves."""

    def advance(self, state: State, at: int) -> State:
        """Let time pass until `at`."""

    def rests(self, state: State) -> bool:
        """Whether it waits between two rounds: a table lets the clock stand here, and a 3-2-1 begins the next."""

    def absent(self, state: State, seat: int) -> Move | None:
        """The move the table makes when this seat drops out of a running round, if that matters."""


class Spoken(Game[Deal, State, Move], Protocol[Deal, State, Move]):
    """A game in which words matter: partners hear only each other, and those who look on guess how it ends."""

    @property
    def PHRASES(self) -> Mapping[str, Mapping[str, Collection[object]]]:  # noqa: N802
        """Its own phrases, by code: their facts, and what each of these may be."""

    def partners(self, state: State) -> tuple[int, ...]:
        """The seats that only each other's talk may reach now; empty while all may talk."""

    def judged(self, state: State) -> tuple[bool, int] | None:
        """Whether the round that the last step has ended was right, and its time; None if it has ended none."""


# What a module has that is such a game: all of these names, or none.
TIMED = ("TABLE_MOVES", "GRACE", "deadline", "advance", "rests", "absent")
SPOKEN = ("PHRASES", "partners", "judged")


@cache  # asked ten times a move
def timed(game: Game[Any, Any, Any]) -> Timed[Any, Any, Any] | None:
    """The game as one against the clock; None if it is turn-based."""
    return cast("Timed[Any, Any, Any]", game) if all(hasattr(game, name) for name in TIMED) else None


@cache
def spoken(game: Game[Any, Any, Any]) -> Spoken[Any, Any, Any] | None:
    """The game as one in which words matter; None if all may always talk."""
    return cast("Spoken[Any, Any, Any]", game) if all(hasattr(game, name) for name in SPOKEN) else None


def signals(game: Game[Any, Any, Any], options: Any) -> frozenset[str]:
    """The kinds of signal that a table with these options shows; none where nobody points or drags."""
    shown: Callable[[Any], frozenset[str]] | None = getattr(game, "signals", None)
    return frozenset() if shown is None else shown(options)


class Phrase(NamedTuple):
    """Something a seat has said in this round out of the fixed set of phrases, as a bot hears it.

    A signal that a seat has shown a moment ago comes in the same form, its kind being the code.
    """

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
    """One thing that a bot does or says, if any, and how many milliseconds it then rests before the next step.

    After the last step it is asked again: when it has rested or, without a rest, when something has changed or been
    said. Rests count from the moment of the view that the bot was given, so that a table does not fall behind.
    """

    do: str | Saying | None = None
    rest: int | None = None
    shows: Mapping[str, dict[str, object]] | None = None  # signals by kind, seen a moment before it is done


class Bot(Protocol):
    """A player: it sees what its seat sees and hears what was said to it, and the same chance gives the same steps."""

    def __call__(self, view: Any, heard: Sequence[Phrase], budget: int, rng: Chance, /) -> tuple[Step, ...]:
        """What it does now; strength is a budget of simulations. Without a step it waits for a change."""


def move_of(steps: Iterable[Step]) -> str | None:
    """The first move among the steps of a bot, for whoever asks it for one move only; None if there is none."""
    return next((step.do for step in steps if isinstance(step.do, str)), None)
