"""What a viewer may know: here everything. What is not put into a view is secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from volteface.core import options as table_options
from volteface.core.deals import no_such_seat
from volteface.games.new_game.constants import NAME
from volteface.games.new_game.rules import outcome

if TYPE_CHECKING:
    from volteface.core.game import Viewer
    from volteface.games.new_game.state import State


class View(msgspec.Struct, frozen=True):
    """The game as somebody sees it."""

    game: str
    seat: int | None
    options: dict[str, object]
    pile: int
    turn: int | None
    taken: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...] | None


def view(state: State, viewer: Viewer) -> View:
    """What this viewer may know."""
    if viewer is not None and viewer not in range(len(state.taken)):
        raise no_such_seat(viewer, len(state.taken))
    scores, winners = outcome(state)
    turn = state.turn if winners is None else None
    return View(NAME, viewer, table_options.write(state.options), state.pile, turn, state.taken, scores, winners)
