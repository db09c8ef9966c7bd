"""The eleven wooden pieces as data, and every way in which each can lie in the building space.

A cube is (x, y, z): x from the front's left, y from the front, z the level, each 0..3. A set of cubes is one
64-bit word, the bit of a cube being x + 4y + 16z; so a level is 16 bits and "one level up" is a shift by 16.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

Mode = Literal["simple", "hard"]
Cube = tuple[int, int, int]

SIZE = 4  # the building space is 4 x 4 on the ground and at most 4 high
LEVEL = 16
GROUND = (1 << LEVEL) - 1
SPACE = (1 << 64) - 1


class Piece(msgspec.Struct, frozen=True):
    """A piece of one colour; `cubes` is it lying in one of its orientations."""

    letter: str
    colour: str
    shape: str
    cubes: tuple[Cube, ...]

    def __str__(self) -> str:
        return f"{self.colour} {self.shape}"


_CUBE = ((0, 0, 0),)
_BAR_2 = ((0, 0, 0), (1, 0, 0))
_BAR_3 = ((0, 0, 0), (1, 0, 0), (2, 0, 0))
_L_3 = ((0, 0, 0), (1, 0, 0), (0, 1, 0))
_L_4 = ((0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 1, 0))

PIECES = (  # R1: red comes last, so the pieces of the simple mode are the first ten
    Piece("K", "black", "cube", _CUBE),
    Piece("W", "white", "cube", _CUBE),
    Piece("E", "grey", "cube", _CUBE),
    Piece("N", "brown", "cube", _CUBE),
    Piece("G", "green", "bar", _BAR_2),
    Piece("P", "pink", "bar", _BAR_2),
    Piece("V", "violet", "bar", _BAR_2),
    Piece("O", "orange", "bar", _BAR_2),
    Piece("Y", "yellow", "bar", _BAR_3),
    Piece("B", "blue", "L", _L_3),
    Piece("R", "red", "big L", _L_4),
)
LETTERS = "".join(piece.letter for piece in PIECES)
INDEX = {piece.letter: index for index, piece in enumerate(PIECES)}
RED = INDEX["R"]
EMPTY, UNKNOWN = ".", "?"
COUNT: dict[Mode, int] = {"simple": 10, "hard": 11}
CUBES: dict[Mode, int] = {mode: sum(len(piece.cubes) for piece in PIECES[:count]) for mode, count in COUNT.items()}


def bit(cube: Cube) -> int:
    """The word with this one cube."""
    x, y, z = cube
    return 1 << (x + SIZE * y + LEVEL * z)


def word(cubes: Iterable[Cube]) -> int:
    """The word of a set of cubes."""
    return sum(map(bit, cubes))


def cubes_of(mask: int) -> tuple[Cube, ...]:
    """The cubes of a word, by level, then from the front, then from the left."""
    return tuple((at % 4, at // 4 % 4, at // 16) for at in range(64) if mask >> at & 1)


def in_order(cubes: Iterable[Cube]) -> tuple[Cube, ...]:
    """Cubes in the order in which texts name them: by level, then from the front, then from the left."""
    return tuple(sorted(cubes, key=lambda cube: cube[::-1]))


def at_origin(cubes: Iterable[Cube]) -> tuple[Cube, ...]:
    """The same cubes pushed into the corner x = y = z = 0: the orientation, without the place."""
    cubes = tuple(cubes)
    x, y, z = (min(axis) for axis in zip(*cubes, strict=True))
    return in_order((a - x, b - y, c - z) for a, b, c in cubes)


@cache
def orientations(cubes: tuple[Cube, ...]) -> tuple[tuple[Cube, ...], ...]:
    """Every different way to turn a shape in space, each at the origin (R1)."""
    found = {at_origin(cubes)}
    fresh = list(found)
    while fresh:  # two quarter turns reach all 24
        shape = fresh.pop()
        for turned in (at_origin((-y, x, z) for x, y, z in shape), at_origin((x, -z, y) for x, y, z in shape)):
            if turned not in found:
                found.add(turned)
                fresh.append(turned)
    return tuple(sorted(found))


@cache
def placements(cubes: tuple[Cube, ...]) -> tuple[int, ...]:
    """Every way for a shape to lie inside the building space, as words."""
    words = []
    for shape in orientations(cubes):
        wide, deep, high = (SIZE - max(axis) for axis in zip(*shape, strict=True))
        corner = word(shape)
        words += [corner << (x + SIZE * y + LEVEL * z) for z in range(high) for y in range(deep) for x in range(wide)]
    return tuple(words)
