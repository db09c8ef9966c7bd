"""Games to test with: cards of the box, whose solutions are known."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.news import codes
from volteface.core.errors import GameError
from volteface.games import recto_verso as game
from volteface.games.recto_verso.box import box, shipped
from volteface.games.recto_verso.building import build_order
from volteface.games.recto_verso.notation import put_down
from volteface.games.recto_verso.state import Deal, Options, State

if TYPE_CHECKING:
    from volteface.games.recto_verso.pieces import Mode
    from volteface.games.recto_verso.state import Building

PARTNERS = {
    2: (),
    3: ((1, 2, 2, 1), (0, 2, 0, 2), (0, 0, 1, 1)),
    4: ((1, 2, 3), (2, 3, 0), (3, 0, 1), (0, 1, 2)),
}


def solution(number: int, mode: Mode = "simple") -> Building:
    """A building that answers the card of this number in the box."""
    return game.parse_building(shipped().cards[mode][number]["solution"])


def begin(seats: int, *, first: int = 0, **options: object) -> State:
    """A game with the box's cards in their order, before its first card."""
    chosen = Options(**options)  # type: ignore[arg-type]
    return game.start(Deal(seats, chosen, first, PARTNERS[seats], box(chosen.mode)))


def play(state: State, *moves: tuple[int, str, float]) -> State:
    """Play moves given as seat, text and seconds."""
    for seat, text, seconds in moves:
        state = game.play(state, seat, game.parse(text), round(seconds * 1000))
    return state


def wait(state: State, seconds: float) -> State:
    return game.advance(state, round(seconds * 1000))


def build(state: State, building: Building, seconds: float) -> State:
    """The active player puts up the whole building at this moment."""
    state = wait(state, seconds)
    for piece in build_order(building) or ():
        state = game.play(state, state.active, put_down(building, piece), round(seconds * 1000))
    return state


def finish(state: State, seconds: float, *, right: bool = True) -> State:
    """Play a whole round: build the card, or leave the board empty, and say both words at this moment."""
    state = wait(state, seconds)
    if right:
        state = build(state, solution(state.card % 32, state.deal.options.mode), seconds)
    active, partner = state.active, state.partner
    return play(state, (active, "recto", seconds), (partner, "verso", seconds))


def told(state: State) -> list[str]:
    return codes(state.news)


def refused(state: State, seat: int, text: str, seconds: float) -> GameError:
    """The reason why a move is refused, and that nothing has changed."""
    before = repr(state)
    with pytest.raises(GameError) as refusal:
        play(state, (seat, text, seconds))
    assert repr(state) == before
    return refusal.value
