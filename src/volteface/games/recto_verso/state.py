"""What a game of Recto Verso is at one moment, and the moves: frozen values, no behaviour beyond looking.

A building is one word of 64 cubes a piece (`pieces.py`), 0 while the piece lies beside the board. A facade is
16 letters, one a square, square x + 4z for the column x *from the front's left* and the level z: the back is
kept in the front's columns too, and only its text and its viewer see it mirrored.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec
from msgspec.structs import force_setattr

from volteface.core.errors import Malformed
from volteface.games.recto_verso.constants import LADDER, LONGEST, SCORES
from volteface.games.recto_verso.pieces import COUNT, Mode

if TYPE_CHECKING:
    from collections.abc import Mapping

    from volteface.games.recto_verso.news import News
    from volteface.games.recto_verso.pieces import Cube

Building = tuple[int, ...]
NOTHING: Building = (0,) * COUNT["hard"]
NOBODY: tuple[int | None, ...] = (None,) * COUNT["hard"]

KEPT = 32  # rounds remembered; only a ladder can have more


class Options(msgspec.Struct, frozen=True):
    """What a table can choose. The defaults are the rules as printed."""

    mode: Mode = "simple"
    first: int | None = None  # R2: the seat that is active first; drawn by lot if not named
    cards: Literal["box", "fresh", "expert"] = "box"  # the shipped cards, new ones, new ones with one solution
    score_table: tuple[tuple[int, int], ...] = SCORES  # R7: (up to so many seconds, points)
    pace: int = 1  # 2 or 3 gives that many times the time everywhere
    marks: bool | None = None  # R4: mark what fits; if not said, on for two players and off for 3 to 6
    practice: bool = False  # two players without a clock and without levels; a bot then only tells what its side needs

    def __post_init__(self) -> None:
        if not 1 <= self.pace <= 3:
            raise Malformed("pace", "The pace is 1, 2 or 3 times the printed time, not {pace}.", pace=self.pace)
        table = tuple(map(tuple, self.score_table))
        rising = all(a[:1] < b[:1] and a[1:] >= b[1:] for a, b in pairwise(table))
        if not table or len(table) > 20 or any(len(row) != 2 for row in table) or not rising:
            raise Malformed(
                "score-table",
                "A score table is 1 to 20 pairs of seconds and points; seconds rise and points do not.",
            )
        if not all(0 < row[0] <= LONGEST and 0 <= row[1] <= 1000 for row in table):
            raise Malformed(
                "score-table-range",
                "A score table's times are 1 to {seconds} s and its points 0 to 1000.",
                seconds=LONGEST,
            )
        force_setattr(self, "score_table", table)  # lists, as files give them, become pairs


class Card(msgspec.Struct, frozen=True):
    """Both facades, in the front's columns; `?` stands for a square that is not known."""

    front: str
    back: str


class Deal(msgspec.Struct, frozen=True):
    """All that chance decides: who is active first, in which order each seat's partners come up, the cards."""

    seats: int
    options: Options
    first: int
    partners: tuple[tuple[int, ...], ...]  # none with two players
    cards: tuple[Card, ...]


class Place(msgspec.Struct, frozen=True):
    """Put a piece from beside the board down from above; the levels of its cubes are relative."""

    piece: int
    cubes: tuple[Cube, ...]


class Shove(msgspec.Struct, frozen=True):
    """Lift a piece of the building and put it down again, elsewhere or turned: the move `move`."""

    piece: int
    cubes: tuple[Cube, ...]


class Take(msgspec.Struct, frozen=True):
    """Take a piece out of the building."""

    piece: int


class Stack(msgspec.Struct, frozen=True):
    """Lift a piece with all that stands on it and put them down elsewhere, unturned and as one body (R4).

    The piece's cube with the lowest x, then y, comes to the column x, y.
    """

    piece: int
    x: int
    y: int


class Shift(msgspec.Struct, frozen=True):
    """Push the whole building one square along."""

    x: int
    y: int


class Word(msgspec.Struct, frozen=True):
    """Say that one is done: the first word is Recto, the second Verso (R5)."""

    second: bool


class Again(msgspec.Struct, frozen=True):
    """Break the round off; it is played again with a new card. The table's move when someone drops out."""


class Fail(msgspec.Struct, frozen=True):
    """Break the round off as a failure: the table's move at the second drop-out in a row on the ladder (R9)."""


RECTO, VERSO, AGAIN, FAIL = Word(second=False), Word(second=True), Again(), Fail()
Move = Place | Shove | Stack | Take | Shift | Word | Again | Fail
Phase = Literal["between", "building", "over"]  # before a card is revealed; while its clock runs; after the last


class Touch(msgspec.Struct, frozen=True):
    """Who has changed the building last, and when on the game's clock."""

    seat: int
    at: int
    piece: str | None  # its letter; none if the whole building was shifted


class Fault(NamedTuple):
    """One reason why a building is wrong: a code, its facts, and a sentence."""

    code: str
    facts: Mapping[str, object]
    sentence: str


class Round(msgspec.Struct, frozen=True):
    """A round that is over, as everybody may remember it."""

    number: int
    active: int
    partner: int
    right: bool
    time: int  # milliseconds from the reveal to the second word, or to the limit
    points: int
    level: int | None  # the ladder's level that was tried


class Verdict(msgspec.Struct, frozen=True):
    """The last round in full: what had to be built, what stood there, and why it was right or wrong."""

    round: Round
    card: Card
    building: Building
    faults: tuple[Fault, ...]


class State(msgspec.Struct, frozen=True):
    """A game at one moment, with everything in it that some may not see."""

    deal: Deal
    phase: Phase = "between"
    number: int = 0  # rounds played before this one
    card: int = 0  # which card of the deal this round has
    level: int = 1  # R9: the level being tried
    broken: bool = False  # R9: this round has been broken off once already
    building: Building = NOTHING
    by: tuple[int | None, ...] = NOBODY  # who has put each piece where it stands
    touched: Touch | None = None  # the last change of this round's building
    said: int | None = None  # R5: the seat that has said Recto
    since: int = 0  # when this round began; between rounds, when the last one ended
    clock: int = 0
    scores: tuple[int, ...] = ()
    rounds: tuple[Round, ...] = ()
    verdict: Verdict | None = None
    news: tuple[News, ...] = ()

    @property
    def ladder(self) -> bool:
        """R9: whether two players climb the ladder together."""
        return self.deal.seats == 2 and not self.deal.options.practice

    @property
    def active(self) -> int:
        """The seat whose turn it is; it looks at the front. On the ladder both keep their sides."""
        turns = 0 if self.deal.seats == 2 else self.number
        return (self.deal.first + turns) % self.deal.seats

    @property
    def partner(self) -> int:
        """R2: the seat that builds with the active one and looks at the back."""
        if self.deal.seats == 2:
            return 1 - self.active
        return self.deal.partners[self.active][self.number // self.deal.seats]

    @property
    def limit(self) -> int:
        """R7, R9: the milliseconds this round may take; 0 in practice, where it may take any time."""
        options = self.deal.options
        if options.practice:
            return 0
        seconds = LADDER[self.level - 1] if self.ladder else options.score_table[-1][0]
        return seconds * options.pace * 1000

    @property
    def marks(self) -> bool:
        """R4: whether the squares that fit already may be marked."""
        wished = self.deal.options.marks
        return self.deal.seats == 2 if wished is None else wished

    @property
    def pieces(self) -> int:
        """R1: how many pieces there are."""
        return COUNT[self.deal.options.mode]
