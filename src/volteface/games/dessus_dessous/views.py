"""What a viewer may know: everything on the table, no mission that lies face down, no hidden pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.core import options as table_options
from volteface.core.deals import no_such_seat
from volteface.games.dessus_dessous import solo
from volteface.games.dessus_dessous.layers import layer_set
from volteface.games.dessus_dessous.notation import NAME
from volteface.games.dessus_dessous.rules import deadline, outcome
from volteface.games.dessus_dessous.state import (
    SOLO_TIME,
    Checked,
    Match,
    MatchView,
    Result,
    Seen,
    Solo,
    SoloView,
    State,
    View,
)

if TYPE_CHECKING:
    from volteface.core.game import Viewer


def view(state: State, viewer: Viewer) -> View:
    """What this viewer may know of the state, and nothing else."""
    if viewer is not None and viewer not in range(state.deal.seats):
        raise no_such_seat(viewer, state.deal.seats)
    return _solo(state, viewer) if isinstance(state, Solo) else _match(state, viewer)


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
    return Result(last.round + 1, str(last.mission), last.grabs, last.card, piles)


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
