"""Texts of Dessus Dessous: moves, missions and deals.

pile 3b90 1f0      the whole pile from the bottom to the top; `pile` alone clears the board
grab   giveup      in a match
draw 4   check     alone

4 .YY. RRRR ..../YYYY .... .BB./YY.. YBBY B..B     a mission: how many layers, and its picture
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from volteface.core import options as table_options
from volteface.core.deals import check_fields, check_seats, given_options
from volteface.core.errors import Malformed
from volteface.games.dessus_dessous.layers import layer_set, parse_picture
from volteface.games.dessus_dessous.state import (
    LAYERS,
    NUMBERS,
    ROUNDS,
    Check,
    Deal,
    Draw,
    GiveUp,
    Grab,
    Mission,
    Move,
    Options,
    Pile,
    Placed,
    Stack,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

NAME = "dessus-dessous"
SEATS = range(1, 5)
TIMED = True
TABLE_MOVES: tuple[str, ...] = ()
SOLO_PILE = 60  # missions of each number that a deal for one holds

_WORDS: dict[str, Move] = {"grab": Grab(), "giveup": GiveUp(), "check": Check()}
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


def format_deal(deal: Deal) -> dict[str, object]:
    """The first line of a replay file."""
    return {
        "game": NAME,
        "seats": deal.seats,
        "options": {k: list(v) if isinstance(v, tuple) else v for k, v in table_options.write(deal.options).items()},
        "missions": [str(mission) for mission in deal.missions],
    }


def parse_deal(fields: Mapping[str, object]) -> Deal:
    """Read a deal and check that it could have been dealt (D1, D8)."""
    check_fields(NAME, fields, ("missions",))
    seats, texts = check_seats(NAME, fields.get("seats"), SEATS), fields.get("missions")
    options = read_options(given_options(fields), seats)
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise Malformed("deal-missions", "The missions of a deal must be a list of texts.")
    missions = tuple(map(parse_mission, cast("list[str]", texts)))
    numbers = tuple(mission.layers for mission in missions)
    if seats > 1 and numbers != ROUNDS:
        raise Malformed(
            "deal-rounds",
            "A match has six missions, of 3, 4, 5, 3, 4 and 5 layers, not {found}.",
            found=", ".join(map(str, numbers[:10])) or "none",
        )
    for number in NUMBERS:
        if seats == 1 and not 1 <= numbers.count(number) <= SOLO_PILE:
            raise Malformed(
                "deal-piles",
                "Alone, each pile has from 1 to {most} missions; there are {found} of {number} layers.",
                most=SOLO_PILE,
                found=numbers.count(number),
                number=number,
            )
    return Deal(seats, options, missions)


def read_options(given: Mapping[str, object], seats: int) -> Options:
    """The table options, checked; a set of one's own layers too."""
    options = table_options.read(Options, given)
    layer_set(options.layers)
    if options.practice and seats > 1:
        raise Malformed("practice-alone", "Practice without a clock is for one seat, not for {seats}.", seats=seats)
    return options
