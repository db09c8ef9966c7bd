r"""The layers: turning, flipping and piling them, and sets of one's own with what must hold for a set.

      a cell's quarters       turned by 90 degrees      flipped left-right

          \  N  /                  \  W  /                  \  N  /
         W  \ /  E                S  \ /  N                E  \ /  W
            / \                      / \                      / \
          /  S  \                  /  E  \                  /  S  \

The cells move likewise: a turn takes the top row to the right column, a flip swaps left and right columns.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from itertools import combinations
from typing import TYPE_CHECKING

import msgspec

from volteface.core.errors import Malformed
from volteface.games.dessus_dessous.state import COLOURS, EMPTY, HOLE, LAYERS, REGIONS, Mission, Pile, Placed, rows

if TYPE_CHECKING:
    from collections.abc import Iterable

SIDES = ("front", "back")


def _region(row: int, column: int, quarter: int) -> int:
    return (row * 3 + column) * 4 + quarter


_PLACES = [(row, column, quarter) for row in range(3) for column in range(3) for quarter in range(4)]
# Where each region of the turned or flipped picture comes from.
_TURN = tuple(_region(2 - column, row, (quarter - 1) % 4) for row, column, quarter in _PLACES)
_FLIP = tuple(_region(row, 2 - column, -quarter % 4) for row, column, quarter in _PLACES)


def turned(picture: str, quarters: int = 1) -> str:
    """The picture turned clockwise as a whole."""
    for _ in range(quarters % 4):
        picture = "".join([picture[i] for i in _TURN])
    return picture


def flipped(picture: str) -> str:
    """The picture mirrored left-right: where things are once it has been turned over (D2)."""
    return "".join([picture[i] for i in _FLIP])


class LayerSet(msgspec.Struct, frozen=True):
    """Five layers that have been checked, and how each looks in its eight ways to lie."""

    texts: tuple[str, ...]
    looks: tuple[str, ...]  # by layer, side and turn: 5 x 2 x 4

    def look(self, placed: Placed) -> str:
        """What this layer shows as it lies."""
        return self.looks[(placed.layer - 1) * 8 + placed.back * 4 + placed.turn]

    def picture(self, pile: Pile) -> str:
        """What a pile shows from above; the board shows where all layers have holes (D2)."""
        picture = EMPTY
        for placed in pile:
            over = self.look(placed)
            picture = "".join([below if above == HOLE else above for above, below in zip(over, picture, strict=True)])
        return picture

    def is_right(self, mission: Mission, pile: Pile) -> bool:
        """D9: the picture alone counts, upright, with exactly the number of layers asked for."""
        return len(pile) == mission.layers and self.picture(pile) == mission.picture


@lru_cache(maxsize=64)
def layer_set(texts: tuple[str, ...] = ()) -> LayerSet:
    """The set of these five texts, checked as a design of a table's own layers is; ours if there are none."""
    found = any_set(texts)
    faces = [(found.looks[i], found.looks[i + 4]) for i in range(0, len(found.looks), 8)]
    _check_pairs(faces)
    _check_shapes([front for front, _ in faces])
    return found


@lru_cache(maxsize=64)
def any_set(texts: tuple[str, ...] = ()) -> LayerSet:
    """The set of these five texts, whatever colours and symmetries somebody's layers have; ours if there are none."""
    if not texts:
        texts = read_drawing((files(__package__) / "layers.txt").read_text("utf-8"))
    _check_count(len(texts))
    faces = [_faces(number, text) for number, text in enumerate(texts, 1)]
    looks = tuple(turned(face, turn) for pair in faces for face in pair for turn in range(4))
    return LayerSet(tuple(f"{rows(front)}|{rows(back)}" for front, back in faces), looks)


def read_drawing(text: str) -> tuple[str, ...]:
    """The layers' texts from a file like `layers.txt`: three lines a layer, front | back, `#` for remarks."""
    lines = [line.strip() for line in text.splitlines()]
    drawn = [_cells(line) for line in lines if line and not line.startswith("#")]
    texts = []
    for i in range(0, len(drawn), 3):
        three = drawn[i : i + 3]
        texts.append("|".join("/".join(row) for row in zip(*three, strict=True)))
    _check_count(len(texts))
    return tuple(texts)


def _check_count(found: int) -> None:
    if found != len(LAYERS):
        raise Malformed("layers-count", "A set has five layers, not {found}.", found=found)


def _cells(line: str) -> tuple[str, str]:
    words = line.split()
    if words[0][:1] == "L" and words[0][1:].isdecimal():
        words = words[1:]  # the layer's name, for the reader only
    front, bar, back = " ".join(words).partition("|")
    if not bar:
        raise Malformed(
            "layers-line", "A line of a layer is three cells, a bar and three cells, not {line!r}.", line=line[:60]
        )
    return front.strip(), back.strip()


def _faces(layer: int, text: str) -> tuple[str, str]:
    """Front and back of one layer, each checked by itself."""
    front, bar, back = text.partition("|")
    if not bar:
        raise Malformed(
            "layer-sides",
            "Layer {layer} needs its front and its back, separated by a bar: ROW/ROW/ROW|ROW/ROW/ROW.",
            layer=layer,
        )
    faces = parse_picture(front, f"The front of layer {layer}"), parse_picture(back, f"The back of layer {layer}")
    wrong = next((i for i in range(REGIONS) if (flipped(faces[0])[i] == HOLE) != (faces[1][i] == HOLE)), None)
    if wrong is not None:
        raise Malformed(
            "layer-holes",
            "Layer {layer}: its holes must be the same on both sides, seen from the back mirrored left-right; "
            "row {row}, cell {cell} of the back differs.",
            layer=layer,
            row=wrong // 12 + 1,
            cell=wrong // 4 % 3 + 1,
        )
    return faces


def parse_picture(text: str, name: str) -> str:
    """Read three rows of three cells of four quarters; `name` begins the sentence if they are wrong."""
    drawn = [row.split(" ") for row in text.split("/")]
    if len(drawn) != 3:
        raise Malformed(
            "picture-rows", "{name} has {found} rows separated by /, not three.", name=name, found=len(drawn)
        )
    for number, row in enumerate(drawn, 1):
        if len(row) != 3:
            raise Malformed(
                "picture-cells",
                "{name}: row {row} has {found} cells separated by single spaces, not three.",
                name=name,
                row=number,
                found=len(row),
            )
        for cell in row:
            if len(cell) != 4:
                raise Malformed(
                    "picture-quarters",
                    "{name}: the cell {cell!r} in row {row} has {found} quarters, not the four N E S W.",
                    name=name,
                    cell=cell[:20],
                    row=number,
                    found=len(cell),
                )
            odd = [letter for letter in cell if letter not in COLOURS + HOLE]
            if odd:
                raise Malformed(
                    "picture-colour",
                    "{name}: {letter!r} in the cell {cell!r} in row {row} is no colour; R Y G B V and . are.",
                    name=name,
                    letter=odd[0],
                    cell=cell,
                    row=number,
                )
    return "".join(cell for row in drawn for cell in row)


def _check_pairs(faces: Iterable[tuple[str, str]]) -> None:
    """Two colours a side, and each of the ten pairs on one side."""
    sides: dict[str, tuple[int, str]] = {}
    for layer, pair in enumerate(faces, 1):
        for side, face in zip(SIDES, pair, strict=True):
            colours = "".join(colour for colour in COLOURS if colour in face)
            if len(colours) != 2:
                raise Malformed(
                    "layer-colours",
                    "Layer {layer}: a side has exactly two colours, but its {side} has {found}.",
                    layer=layer,
                    side=side,
                    found=len(colours),
                )
            if colours in sides:
                other, other_side = sides[colours]
                raise Malformed(
                    "layer-pair-twice",
                    "The {side} of layer {layer} has the same two colours, {colours}, as the {other_side} of "
                    "layer {other}; each of the ten pairs must stand on one side.",
                    side=side,
                    layer=layer,
                    colours=colours,
                    other_side=other_side,
                    other=other,
                )
            sides[colours] = layer, side


def _check_shapes(fronts: list[str]) -> None:
    """No shape with a symmetry, no two alike: so all 40 ways to lie differ, in their holes alone."""
    shapes = ["".join(HOLE if letter == HOLE else "#" for letter in front) for front in fronts]
    ways = [[turned(s, turn) for s in (shape, flipped(shape)) for turn in range(4)] for shape in shapes]
    for layer, eight in enumerate(ways, 1):
        if len(set(eight)) < 8:
            raise Malformed(
                "layer-symmetric",
                "Layer {layer}: its holes look the same when it is turned or flipped; a layer has no symmetry.",
                layer=layer,
            )
    for (one, first), (other, second) in combinations(enumerate(ways, 1), 2):
        if first[0] in second:
            raise Malformed(
                "layer-twice-in-set",
                "Layers {one} and {other} have the same holes, turned or flipped; all five must differ.",
                one=one,
                other=other,
            )
