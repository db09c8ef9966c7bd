"""Texts of Dessus Dessous: moves, piles and missions.

pile 3b90 1f0      the whole pile from the bottom to the top; `pile` alone clears the board
grab   giveup      in a match; `away` is the table's move for somebody who is gone for too long
draw 4   check     alone

4 .YY. RRRR ..../YYYY .... .BB./YY.. YBBY B..B     a mission: how many layers, and its picture
"""

from __future__ import annotations

import re

from volteface.core.errors import Malformed
from volteface.games.dessus_dessous.constants import NUMBERS
from volteface.games.dessus_dessous.layers import parse_picture
from volteface.games.dessus_dessous.state import (
    LAYERS,
    Away,
    Check,
    Draw,
    GiveUp,
    Grab,
    Mission,
    Move,
    Pile,
    Placed,
    Stack,
)

_WORDS: dict[str, Move] = {"grab": Grab(), "giveup": GiveUp(), "away": Away(), "check": Check()}
_PLACED = re.compile(r"([0-9]+)([fb])(0|90|180|270)")


def parse(text: str) -> Move:
    """Read a move: `pile 3b90 1f0`, `grab`, `giveup`, `draw 4`, `check`."""
    if text in _WORDS:
        return _WORDS[text]
    word, _, rest = text.partition(" ")
    if text == "pile" or (word == "pile" and rest):
        return Stack(parse_pile(rest))
    if word == "draw" and rest in map(str, NUMBERS):
        return Draw(int(rest))
    raise Malformed(
        "dessus-dessous-move",
        "{text!r} is no move of Dessus Dessous; moves are pile 3b90 1f0 ..., grab, giveup, draw 3, check.",
        text=text[:60],
    )


def format(move: Move) -> str:
    """The one text of a move."""
    match move:
        case Stack(pile):
            return " ".join(["pile", *map(str, pile)])
        case Draw(layers):
            return f"draw {layers}"
        case Grab():
            return "grab"
        case GiveUp():
            return "giveup"
        case Away():
            return "away"
        case Check():
            return "check"


def parse_pile(text: str) -> Pile:
    """Read a pile from the bottom to the top: `3b90 1f0`; nothing is the empty pile."""
    pile: list[Placed] = []
    for word in text.split(" ") if text else ():
        match = _PLACED.fullmatch(word)
        if match is None:
            raise Malformed(
                "placed",
                "{text!r} is no layer as it lies; write its number, f front or b back, and 0, 90, 180 or 270 "
                "degrees, as in 3b90.",
                text=word[:20],
            )
        if match[1] not in map(str, LAYERS):
            raise Malformed("unknown-layer", "There is no layer {layer}; the layers are 1 to 5.", layer=match[1][:20])
        layer = int(match[1])
        if any(placed.layer == layer for placed in pile):
            raise Malformed(
                "layer-twice", "Layer {layer} is in the pile twice; everybody has only one of it.", layer=layer
            )
        pile.append(Placed(layer, match[2] == "b", int(match[3]) // 90))
    return tuple(pile)


def format_pile(pile: Pile) -> str:
    """A pile from the bottom to the top: `3b90 1f0`."""
    return " ".join(map(str, pile))


def parse_mission(text: str) -> Mission:
    """Read a mission: the number of layers, a space, three rows separated by `/`."""
    number, _, picture = text.partition(" ")
    if number not in map(str, NUMBERS):
        raise Malformed(
            "mission-number",
            "A mission begins with its number of layers, 3, 4 or 5, and a space, not with {text!r}.",
            text=number[:20],
        )
    return Mission(int(number), parse_picture(picture, "The mission"))
