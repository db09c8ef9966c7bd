"""What a game of Verso is at one moment, and the moves: frozen values, no behaviour beyond looking.

What is looked at all the time (a place, a text, whether there is a square) is worked out when a value is made.

A layout is 21 places: three rows, one a colour, of seven places, one a value 1..6 and the joker.
A card's place *is* its colour and value, so two equal faces cannot lie in one layout.

               1   2   3   4   5   6   ★
    blue       0   1   2   3   4   5   6
    green      7   8   9  10  11  12  13
    orange    14  15  16  17  18  19  20
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec
from msgspec.structs import force_setattr

from volteface.games.verso.constants import SQUARE_ROW
from volteface.games.verso.news import News  # noqa: TC001 - read by msgspec

COLOURS = ("blue", "green", "orange")
LETTERS = "BGO"
JOKER = 7  # its place follows the 6; it stands for a value only while it is banked
ROW = 7
PLACES = 3 * ROW


class Face(msgspec.Struct, frozen=True):
    """One side of a card: a colour (0 blue, 1 green, 2 orange), a value 1..6 or JOKER, 1 or 3 points."""

    colour: int
    value: int
    points: int
    place: int = 0  # where it lies in a layout
    text: str = ""  # `B3:1`

    def __post_init__(self) -> None:
        """There are only 39 faces, and millions of looks at them: place and text are worked out once."""
        force_setattr(self, "place", self.colour * ROW + self.value - 1)
        force_setattr(self, "text", f"{self}:{self.points}")

    @property
    def is_joker(self) -> bool:
        """Whether this is a joker."""
        return self.value == JOKER

    def __str__(self) -> str:
        return f"{LETTERS[self.colour]}{'*' if self.value == JOKER else self.value}"


class Card(msgspec.Struct, frozen=True):
    """A card: its one-point face and its three-point face."""

    one: Face
    three: Face
    text: str = ""  # `B3/G4`

    def __post_init__(self) -> None:
        """There are 90 cards."""
        force_setattr(self, "text", f"{self.one}/{self.three}")

    def __str__(self) -> str:
        return self.text


class Laid(msgspec.Struct, frozen=True):
    """A card as it lies: which face is up, and whether its reverse has been seen (V2)."""

    card: Card
    face: Face
    seen: bool = False
    text: str = ""  # as everybody sees it: `B3:1`, then `B3/G4:1`

    def __post_init__(self) -> None:
        """The text of a card is asked for at every look."""
        force_setattr(self, "text", f"{self.card.text}:{self.face.points}" if self.seen else self.face.text)

    @property
    def reverse(self) -> Face:
        """The face below."""
        return self.card.three if self.face.points == 1 else self.card.one

    def turned(self) -> Laid:
        """The card turned over; from now on everybody knows both faces."""
        return Laid(self.card, self.reverse, True)


Layout = tuple[Laid | None, ...]
NOTHING: Layout = (None,) * PLACES


def row_counts(layout: Layout) -> tuple[int, int, int]:
    """How many cards lie in each row."""
    return ROW - layout[:7].count(None), ROW - layout[7:14].count(None), ROW - layout[14:].count(None)


def is_square(counts: tuple[int, int, int]) -> bool:
    """V9: at least three cards of each colour."""
    blue, green, orange = counts
    return blue >= SQUARE_ROW and green >= SQUARE_ROW and orange >= SQUARE_ROW


class Player(msgspec.Struct, frozen=True):
    """What lies before a seat, and its points by source."""

    layout: Layout = NOTHING
    runs: int = 0
    squares: int = 0
    counts: tuple[int, int, int] = (0, 0, 0)  # cards in each row
    square: bool = False  # whether the layout is one (V9)
    texts: tuple[str, ...] = ()  # the cards as everybody sees them, in the order of their places

    def __post_init__(self) -> None:
        """Everybody looks at every player after every move, and most moves change one."""
        counts = row_counts(self.layout)
        force_setattr(self, "counts", counts)
        force_setattr(self, "square", is_square(counts))
        force_setattr(self, "texts", tuple([laid.text for laid in self.layout if laid is not None]))

    @property
    def score(self) -> int:
        """All points so far."""
        return self.runs + self.squares

    @property
    def cards(self) -> tuple[Laid, ...]:
        """The cards in the order of their places."""
        return tuple(laid for laid in self.layout if laid is not None)


class Options(msgspec.Struct, frozen=True):
    """What a table can choose. The defaults are the rules as printed."""

    forbid_wasted_keep: bool = False  # V4: a visible duplicate may not be kept just to discard it
    first: int | None = None  # V13: the seat that begins; drawn by lot if not named


class Deal(msgspec.Struct, frozen=True):
    """All that chance decides: who begins, and the deck from the top with the faces that lie up."""

    seats: int
    options: Options
    first: int
    deck: tuple[Laid, ...]


class Draw(msgspec.Struct, frozen=True):
    """Take the top card: keep the visible face, or turn it and keep what comes."""

    turn: bool

    @property
    def text(self) -> str:
        """`keep` or `flip`."""
        return "flip" if self.turn else "keep"


class Bank(msgspec.Struct, frozen=True):
    """Bank the values low..high of a colour; `joker` is the value it stands for, if it is in the sequence."""

    colour: int
    low: int
    high: int
    joker: int | None = None
    text: str = ""  # `bank blue 3-5 *4`

    def __post_init__(self) -> None:
        """There is no other bank than these, whoever makes it."""
        if not (0 <= self.colour <= 2 and 1 <= self.low < self.high <= 6):
            raise ValueError(f"{self} is no sequence")
        if self.joker is not None and not self.low <= self.joker <= self.high:
            raise ValueError(f"{self} has its joker outside")
        joker = "" if self.joker is None else f" *{self.joker}"
        force_setattr(self, "text", f"bank {COLOURS[self.colour]} {self.low}-{self.high}{joker}")

    @property
    def places(self) -> list[int]:
        """Where its cards lie, from the lowest value up, the joker where it stands."""
        row = self.colour * ROW - 1
        return [row + (JOKER if value == self.joker else value) for value in range(self.low, self.high + 1)]


class Pass(msgspec.Struct, frozen=True):
    """Bank nothing at the end."""

    text: ClassVar = "pass"


KEEP, FLIP, PASS = Draw(turn=False), Draw(turn=True), Pass()
Move = Draw | Bank | Pass
Phase = Literal["turn", "last", "over"]  # taking turns; choosing the last bank; over


class State(msgspec.Struct, frozen=True):
    """A game at one moment, with everything in it that the players cannot see."""

    options: Options
    players: tuple[Player, ...]
    deck: tuple[Laid, ...]  # the top card first
    discards: tuple[Laid, ...]
    turn: int  # whose turn it is, in the phase of that name
    phase: Phase
    choices: tuple[Bank | Pass | None, ...] = ()  # V10: the last banks chosen so far, hidden until all are
    news: tuple[News, ...] = ()
    gone: tuple[str, ...] = ()  # the discards as everybody has seen them

    def __post_init__(self) -> None:
        """Every viewer sees the discards, and so do the chances behind the top card."""
        force_setattr(self, "gone", tuple([laid.text for laid in self.discards]))

    @property
    def solo(self) -> bool:
        """Whether this is one player against the deck."""
        return len(self.players) == 1
