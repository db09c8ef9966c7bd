"""What a viewer may know: everything on the table, no mission that lies face down, no hidden pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from volteface.core import options as table_options
from volteface.core.deals import no_such_seat
from volteface.games.dessus_dessous import solo
from volteface.games.dessus_dessous.constants import NAME, SOLO_TIME
from volteface.games.dessus_dessous.layers import layer_set
from volteface.games.dessus_dessous.rules import deadline, outcome
from volteface.games.dessus_dessous.state import Checked, Judged, Match, MatchPhase, Solo, SoloPhase, State

if TYPE_CHECKING:
    from volteface.core.game import Viewer
    from volteface.games.dessus_dessous.state import Options


class Seen(msgspec.Struct, frozen=True):
    """A player as a viewer sees them; `pile` is None while it is hidden."""

    pile: tuple[str, ...] | None
    token: int | None
    gave_up: bool
    away: bool  # whether that is because they were gone for too long
    points: int
    cards: tuple[int, ...]


class Result(msgspec.Struct, frozen=True):
    """The last round's check as texts."""

    round: int
    mission: str
    grabs: tuple[Judged, ...]
    card: int | None
    piles: tuple[tuple[str, ...], ...]
    gave_up: tuple[int, ...]  # seats; who else has no token came too late
    away: tuple[int, ...]  # those of them who were gone


class MatchView(msgspec.Struct, frozen=True):
    """What a viewer may know of a match. Times are milliseconds of the game's own clock."""

    game: str
    seat: int | None
    options: dict[str, object]
    layers: tuple[str, ...]
    phase: MatchPhase
    now: int
    round: int  # counted from 1
    number: int  # how many layers this round's mission asks for; it is printed on the card's back
    mission: str | None  # None while it lies face down
    tokens: tuple[int, ...]
    began: int
    ends: int | None  # when the round ends by itself
    countdown: bool  # whether that is the countdown's end
    players: tuple[Seen, ...]
    last: Result | None
    winners: tuple[int, ...] | None


class SoloView(msgspec.Struct, frozen=True):
    """What a viewer may know of a game alone. Times are milliseconds of the game's own clock."""

    game: str
    seat: int | None
    options: dict[str, object]
    layers: tuple[str, ...]
    phase: SoloPhase
    now: int
    ends: int | None  # None in practice, which has no clock
    mission: str | None
    pile: tuple[str, ...]
    drawn: tuple[int, int, int]
    solved: tuple[int, ...]
    checks: int
    right: bool | None
    score: int
    band: int | None  # once it is over, 1 to 7
    winners: tuple[int, ...] | None


View = MatchView | SoloView


def view(state: State, viewer: Viewer) -> View:
    """What this viewer may know of the state, and nothing else."""
    if viewer is not None and viewer not in range(state.deal.seats):
        raise no_such_seat(viewer, state.deal.seats)
    return _solo(state, viewer) if isinstance(state, Solo) else _match(state, viewer)


def signals(options: Options) -> frozenset[str]:
    """A layer in mid-drag; where piles are hidden it stays hidden, too."""
    return frozenset() if options.hide_piles else frozenset({"drag"})


def _match(state: Match, viewer: Viewer) -> MatchView:
    building = state.phase == "building"
    hidden = building and state.deal.options.hide_piles
    return MatchView(
        game=NAME,
        seat=viewer,
        options=table_options.write(state.deal.options),
        layers=layer_set(state.deal.options.layers).texts,
        phase=state.phase,
        now=state.now,
        round=state.round + 1,
        number=state.mission.layers,
        mission=None if state.phase == "between" else str(state.mission),
        tokens=state.tokens,
        began=state.began,
        ends=deadline(state) if building else None,
        countdown=state.countdown is not None,
        players=tuple(
            Seen(
                pile=None if hidden and seat != viewer else tuple(map(str, player.pile)),
                token=player.token,
                gave_up=player.gave_up,
                away=player.away,
                points=player.points,
                cards=player.cards,
            )
            for seat, player in enumerate(state.players)
        ),
        last=None if state.last is None else _result(state.last),
        winners=outcome(state).winners,
    )


def _result(last: Checked) -> Result:
    piles = tuple(tuple(map(str, pile)) for pile in last.piles)
    return Result(last.round + 1, str(last.mission), last.grabs, last.card, piles, last.gave_up, last.away)


def _solo(state: Solo, viewer: Viewer) -> SoloView:
    over = state.phase == "over"
    return SoloView(
        game=NAME,
        seat=viewer,
        options=table_options.write(state.deal.options),
        layers=layer_set(state.deal.options.layers).texts,
        phase=state.phase,
        now=state.now,
        ends=None if state.deal.options.practice else SOLO_TIME,
        mission=None if state.mission is None else str(state.mission),
        pile=tuple(map(str, state.pile)),
        drawn=state.drawn,
        solved=state.solved,
        checks=state.checks,
        right=state.right,
        score=state.score,
        band=solo.band(state.score) if over else None,
        winners=outcome(state).winners,
    )
