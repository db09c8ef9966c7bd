"""What a game of Dessus Dessous is at one moment, and the moves: frozen values, no behaviour beyond looking.

A *picture* is what one sees from above: 36 letters, one for each quarter N, E, S, W of the nine cells in
reading order; `R Y G B V`, or `.` where the board shows. A layer's face is a picture too, `.` being a hole.

Two kinds of state share the contract: a `Match` of 2 to 4 players in rounds, and `Solo` against the clock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from volteface.core.errors import Malformed
from volteface.games.dessus_dessous.constants import COUNTDOWNS, EDITION, ROUND_LIMIT, tokens

if TYPE_CHECKING:
    from volteface.games.dessus_dessous.news import News

COLOURS = "RYGBV"
HOLE = "."
REGIONS = 36
EMPTY = HOLE * REGIONS
LAYERS = range(1, 6)


class Placed(msgspec.Struct, frozen=True):
    """A layer as it lies: its number, the side that is up, and quarter turns clockwise after the flip (D2)."""

    layer: int
    back: bool = False
    turn: int = 0

    def __str__(self) -> str:
        return f"{self.layer}{'b' if self.back else 'f'}{self.turn * 90}"


Pile = tuple[Placed, ...]  # from the bottom to the top


class Mission(msgspec.Struct, frozen=True):
    """A card: with exactly so many layers, make this picture."""

    layers: int
    picture: str

    def __str__(self) -> str:
        return f"{self.layers} {rows(self.picture)}"


def rows(picture: str) -> str:
    """A picture as three rows separated by `/` of three cells separated by a space."""
    cells = [picture[i : i + 4] for i in range(0, REGIONS, 4)]
    return "/".join(" ".join(cells[i : i + 3]) for i in range(0, 9, 3))


class Options(msgspec.Struct, frozen=True):
    """What a table can choose. The defaults are the rules as printed, with the shipped box."""

    hide_piles: bool = False  # the others' piles stay unseen until the check
    round_limit: int = 300  # D10, in seconds
    countdown: int = COUNTDOWNS[0]  # D4, in seconds
    cards: Literal["box", "fresh"] = "box"  # the shipped missions, or new ones made for this deal
    layers: tuple[str, ...] = ()  # a set of one's own, five texts; ours if left out
    practice: bool = False  # alone, without the clock: any mission may be laid aside for another

    def __post_init__(self) -> None:
        if self.round_limit not in ROUND_LIMIT:
            raise Malformed(
                "round-limit",
                "A round may last from {least} to {most} seconds, not {seconds}.",
                least=ROUND_LIMIT.start,
                most=ROUND_LIMIT.stop - 1,
                seconds=self.round_limit,
            )
        if self.countdown not in COUNTDOWNS:
            raise Malformed(
                "countdown-length",
                "The last countdown may take {known} seconds, not {seconds}.",
                known=", ".join(map(str, COUNTDOWNS)),
                seconds=self.countdown,
            )


class Deal(msgspec.Struct, frozen=True):
    """All that chance decides: the missions in the order of use; alone, each number's pile in its order.

    Its edition says by which rules it is played, so that old files and logs stay what they were. In the first one a
    token could be taken with any number of layers (D3), and the countdown began with the last token, never with the
    last builder (D4).
    """

    seats: int
    options: Options
    missions: tuple[Mission, ...]
    edition: int = EDITION


class Stack(msgspec.Struct, frozen=True):
    """Lay the pile anew: all its layers from the bottom to the top."""

    pile: Pile


class Grab(msgspec.Struct, frozen=True):
    """Take the highest token left (D3)."""


class GiveUp(msgspec.Struct, frozen=True):
    """Stop trying this round (D10)."""


class Away(msgspec.Struct, frozen=True):
    """Drop out of this round, which goes on: the table's move for somebody who is gone for too long."""


class Draw(msgspec.Struct, frozen=True):
    """Alone: turn up the next mission of this number's pile (D8)."""

    layers: int


class Check(msgspec.Struct, frozen=True):
    """Alone: compare the pile with the mission (D8)."""


Move = Stack | Grab | GiveUp | Away | Draw | Check


class Player(msgspec.Struct, frozen=True):
    """What a seat has: this round's pile and token, and what earlier rounds brought."""

    pile: Pile = ()
    token: int | None = None
    gave_up: bool = False
    away: bool = False  # whether that is because they were gone for too long
    points: int = 0
    cards: tuple[int, ...] = ()  # the numbers on the mission cards won

    @property
    def done(self) -> bool:
        """Whether this seat has nothing more to do this round."""
        return self.token is not None or self.gave_up


class Judged(msgspec.Struct, frozen=True):
    """A grab as the check found it: the token taken, whether the pile was right, the points it brought."""

    seat: int
    token: int
    right: bool
    points: int


class Checked(msgspec.Struct, frozen=True):
    """A finished round, for all to see: grabs in the order of the tokens, the card's winner, all piles."""

    round: int
    mission: Mission
    grabs: tuple[Judged, ...]
    card: int | None
    piles: tuple[Pile, ...]
    gave_up: tuple[int, ...] = ()  # seats; who else has no token came too late
    away: tuple[int, ...] = ()  # those of them who were gone


MatchPhase = Literal["between", "building", "over"]
SoloPhase = Literal["choosing", "building", "over"]


class Match(msgspec.Struct, frozen=True):
    """A game of 2 to 4 at one moment. `between` rounds the next mission lies face down."""

    deal: Deal
    players: tuple[Player, ...]
    phase: MatchPhase = "between"
    round: int = 0  # counted from 0; the round that is played or comes next
    began: int = 0  # when its clock started
    countdown: int | None = None  # D4: when it ends, once it runs
    last: Checked | None = None
    now: int = 0
    news: tuple[News, ...] = ()

    @property
    def mission(self) -> Mission:
        """The mission of this round; a secret while it lies face down."""
        return self.deal.missions[self.round]

    @property
    def tokens(self) -> tuple[int, ...]:
        """D1: the tokens in the middle, the highest first."""
        if self.phase == "over":
            return ()
        taken = {player.token for player in self.players}
        return tuple(token for token in tokens(len(self.players)) if token not in taken)


class Solo(msgspec.Struct, frozen=True):
    """A game alone at one moment."""

    deal: Deal
    phase: SoloPhase = "choosing"
    pile: Pile = ()
    mission: Mission | None = None  # the one in hand, or the last one
    drawn: tuple[int, int, int] = (0, 0, 0)  # how many missions of 3, 4, 5 layers have been drawn
    solved: tuple[int, ...] = ()  # the numbers on the missions solved
    checks: int = 0
    right: bool | None = None  # what the last check of this pile found
    now: int = 0
    news: tuple[News, ...] = ()

    @property
    def score(self) -> int:
        """D8: a solved mission counts its number."""
        return sum(self.solved)


State = Match | Solo
