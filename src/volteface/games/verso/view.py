"""What a viewer of Verso may know, and what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from volteface.core import options as table_options
from volteface.core.deals import no_such_seat
from volteface.games.verso.box import ON
from volteface.games.verso.constants import NAME
from volteface.games.verso.rules import outcome
from volteface.games.verso.state import Phase  # noqa: TC001 - read by msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from volteface.core.game import Viewer
    from volteface.games.verso.state import Face, Player, State


class Seen(msgspec.Struct, frozen=True):
    """A player as everybody sees them; a card is `B3:1`, or `B3/G4:1` once both faces are known."""

    cards: tuple[str, ...]
    score: int
    runs: int
    squares: int
    square: bool
    chosen: bool


class View(msgspec.Struct, frozen=True):
    """What a viewer may know: all layouts, discards and the top face, and no unseen reverse (V2)."""

    game: str
    seat: int | None
    options: dict[str, object]
    phase: Phase
    turn: int | None
    deck: int
    top: str | None
    players: tuple[Seen, ...]
    discards: tuple[str, ...]
    choice: str | None  # this seat's own last bank, while the others are still choosing
    winners: tuple[int, ...] | None


def view(state: State, viewer: Viewer) -> View:
    """V2: what this viewer may know. Unseen reverses, the deck's order and hidden choices stay out."""
    if viewer is not None and viewer not in range(len(state.players)):
        raise no_such_seat(viewer, len(state.players))
    own = state.choices[viewer] if state.choices and viewer is not None else None
    return View(
        game=NAME,
        seat=viewer,
        options=table_options.write(state.options),
        phase=state.phase,
        turn=state.turn if state.phase == "turn" else None,
        deck=len(state.deck),
        top=state.deck[0].face.text if state.deck else None,
        players=tuple([_seen(player, state.choices, seat) for seat, player in enumerate(state.players)]),
        discards=state.gone,
        choice=None if own is None else own.text,
        winners=outcome(state).winners if state.phase == "over" else None,
    )


def _seen(player: Player, choices: Sequence[object], seat: int) -> Seen:
    chosen = bool(choices) and choices[seat] is not None
    return Seen(player.texts, player.score, player.runs, player.squares, player.square, chosen)


def possible_reverses(view: View, top: str) -> list[Face]:
    """What can be behind the top face: all cards with that face, less those whose both faces have been seen."""
    shown = [text for seen in view.players for text in seen.cards] + list(view.discards)
    known = {text.partition(":")[0] for text in shown if "/" in text}
    return [face for card, face in ON[top] if card.text not in known]
