"""The shipped box: 32 cards a mode, ordered by difficulty. `generator.box_text` made `box.json`."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from volteface.games.recto_verso.notation import parse_card

if TYPE_CHECKING:
    from volteface.games.recto_verso.pieces import Mode
    from volteface.games.recto_verso.state import Card


class Box(NamedTuple):
    """The shipped data: by mode the cards, each with a text, a solution and its difficulty, and the scale."""

    cards: dict[Mode, list[dict[str, Any]]]
    scale: dict[Mode, list[float]]  # scores of random cards in order, for percentiles


@cache
def shipped() -> Box:
    """The box's data file."""
    data = json.loads((files(__package__) / "box.json").read_text("utf-8"))
    return Box(data["cards"], data["scale"])


def box(mode: Mode) -> tuple[Card, ...]:
    """The 32 cards of the shipped box, from easy to difficult."""
    return tuple(parse_card(entry["text"], mode) for entry in shipped().cards[mode])
