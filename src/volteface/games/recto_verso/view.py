"""What each viewer may know (R3). Closed by default: what is not put into the view is secret.

                          front facade   back facade   building
    the active player     yes            no            yes
    the partner           no             yes           yes
    who else is seated    yes            yes           yes
    a visitor             no             no            yes

Once a round is over its card and the verdict are everybody's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from volteface.core import options as table_options
from volteface.core.deals import no_such_seat
from volteface.games.recto_verso.building import cubes_text
from volteface.games.recto_verso.constants import NAME
from volteface.games.recto_verso.deal import rounds
from volteface.games.recto_verso.notation import format_card, format_facade
from volteface.games.recto_verso.pieces import LETTERS
from volteface.games.recto_verso.rounds import outcome, round_card
from volteface.games.recto_verso.state import Phase, Round, Touch  # noqa: TC001 - read by msgspec

if TYPE_CHECKING:
    from volteface.core.game import Viewer
    from volteface.games.recto_verso.state import Building, Options, State, Verdict

Role = Literal["front", "back", "guest", "visitor"]
SHOWN = 12  # faults in a view: a building that is altogether wrong has dozens, and nobody reads them


class FaultSeen(msgspec.Struct, frozen=True):
    """A reason as viewers get it; clients translate by code."""

    code: str
    facts: dict[str, object]
    sentence: str


class VerdictSeen(msgspec.Struct, frozen=True):
    """The last round as everybody sees it: now its card is no secret any more."""

    round: Round
    card: str
    building: dict[str, str]
    faults: tuple[FaultSeen, ...]  # the first few
    fault_count: int


class View(msgspec.Struct, frozen=True):
    """What a viewer may know. Of the card a partner gets the own facade only, a visitor nothing (R3)."""

    game: str
    seat: int | None
    options: dict[str, object]
    phase: Phase
    role: Role
    active: int | None
    partner: int | None
    round: int
    rounds: int | None  # None on the ladder
    level: int | None
    broken: bool  # R9: this round has been broken off by a drop-out; on the ladder the next one counts as a failure
    marks: bool  # R4: whether clients may mark the squares that fit already
    front: str | None  # the card's facades, each as its own viewer sees it, left to right
    back: str | None
    building: dict[str, str]  # a piece's letter: its cubes, in front coordinates for all
    by: dict[str, int]  # a piece's letter: who has put it where it stands
    touched: Touch | None  # the last change of the building in this round
    beside: str
    said: int | None
    since: int
    clock: int
    limit: int
    scores: tuple[int, ...]
    turned: tuple[tuple[int, ...], ...]  # R2: the partner tokens each seat has turned, in order
    left: tuple[tuple[int, ...], ...]  # and those it has still to turn, whose order is a secret
    played: tuple[Round, ...]
    verdict: VerdictSeen | None
    winners: tuple[int, ...] | None


def view(state: State, viewer: Viewer) -> View:
    """Everything this viewer may know of the game."""
    seats = state.deal.seats
    if viewer is not None and viewer not in range(seats):
        raise no_such_seat(viewer, seats)
    running, over = state.phase == "building", state.phase == "over"
    role = _role(state, viewer)
    card, turned = round_card(state), _turned(state)
    return View(
        game=NAME,
        seat=viewer,
        options=table_options.write(state.deal.options),
        phase=state.phase,
        role=role,
        active=None if over else state.active,
        partner=None if over else state.partner,
        round=state.number + 1,
        rounds=rounds(seats),
        level=state.level if state.ladder else None,
        broken=state.broken,
        marks=state.marks,
        front=format_facade(card.front, "front") if running and role in ("front", "guest") else None,
        back=format_facade(card.back, "back") if running and role in ("back", "guest") else None,
        building=_cubes(state.building),
        by={letter: who for letter, who in zip(LETTERS, state.by, strict=True) if who is not None},
        touched=state.touched,
        beside="".join(LETTERS[piece] for piece in range(state.pieces) if not state.building[piece]),
        said=state.said,
        since=state.since,
        clock=state.clock,
        limit=state.limit,
        scores=state.scores,
        turned=turned,
        left=tuple(tuple(sorted(order[len(up) :])) for order, up in zip(state.deal.partners, turned, strict=True)),
        played=state.rounds,
        verdict=None if state.verdict is None else _verdict(state.verdict),
        winners=outcome(state).winners,
    )


def signals(options: Options) -> frozenset[str]:
    """The hand over the board, the piece it holds, and a finger that points at a square."""
    return frozenset({"hand", "hold", "point"})


def _role(state: State, viewer: Viewer) -> Role:
    if viewer is None:
        return "visitor"
    if state.phase == "over":
        return "guest"
    if viewer == state.active:
        return "front"
    return "back" if viewer == state.partner else "guest"


def _turned(state: State) -> tuple[tuple[int, ...], ...]:
    """R2: the tokens that lie face up: those of rounds played, and of the round being prepared or built."""
    deal = state.deal
    return tuple(
        order[: (state.number - (seat - deal.first) % deal.seats) // deal.seats + 1]
        for seat, order in enumerate(deal.partners)
    )


def _cubes(building: Building) -> dict[str, str]:
    return {letter: cubes_text(mask) for letter, mask in zip(LETTERS, building, strict=True) if mask}


def _verdict(verdict: Verdict) -> VerdictSeen:
    shown = tuple(FaultSeen(f.code, dict(f.facts), f.sentence) for f in verdict.faults[:SHOWN])
    return VerdictSeen(verdict.round, format_card(verdict.card), _cubes(verdict.building), shown, len(verdict.faults))
