"""The geometry of a building: what rests where, what each side sees, and whether it is right.

Pure functions over words of cubes (`pieces.py`). Nothing here knows of seats, rounds or clocks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from volteface.core.errors import Illegal
from volteface.games.recto_verso.pieces import (
    COUNT,
    EMPTY,
    GROUND,
    LETTERS,
    LEVEL,
    PIECES,
    SIZE,
    SPACE,
    bit,
    cubes_of,
    word,
)
from volteface.games.recto_verso.state import NOTHING, Building, Card, Fault

if TYPE_CHECKING:
    from collections.abc import Iterable

    from volteface.games.recto_verso.pieces import Cube, Mode

Side = Literal["front", "back"]
_LEFT = word((0, y, z) for y in range(SIZE) for z in range(SIZE))
_NEAR = word((x, 0, z) for x in range(SIZE) for z in range(SIZE))
_EDGES = {(1, 0): _LEFT << 3, (-1, 0): _LEFT, (0, 1): _NEAR << 12, (0, -1): _NEAR}


def filled(building: Building) -> int:
    """All cubes of a building."""
    return sum(building)


def replaced(building: Building, piece: int, mask: int) -> Building:
    """The building with this piece elsewhere; 0 is beside the board."""
    return (*building[:piece], mask, *building[piece + 1 :])


def carried(building: Building, piece: int) -> int | None:
    """A piece that stands on this one, if there is any."""
    above = building[piece] << LEVEL & ~building[piece]
    return next((other for other, mask in enumerate(building) if mask & above), None)


def stack(building: Building, piece: int) -> tuple[int, ...]:
    """A piece of the building and all that stands on it, directly or through others (R4)."""
    found = [piece]
    for one in found:
        above = building[one] << LEVEL & ~building[one]
        found += [other for other, mask in enumerate(building) if mask & above and other not in found]
    return tuple(found)


def drop(others: int, piece: int, cubes: tuple[Cube, ...]) -> int:
    """Where a piece comes to rest that is let down from above onto the others; the levels are relative (R4)."""
    _check_inside(piece, cubes)
    mask = word(cubes)
    rest = _rest(others, mask)
    _check_height(piece, rest + max(z for _, _, z in cubes))
    return mask << LEVEL * rest


def stacked(building: Building, piece: int, x: int, y: int) -> Building:
    """A piece and all that stands on it, let down elsewhere as one body: its cube of lowest x, then y, at x, y (R4)."""
    bodies = {one: cubes_of(building[one]) for one in stack(building, piece)}
    left, near, _ = min(bodies[piece])
    lowest = min(z for cubes in bodies.values() for _, _, z in cubes)
    lifted = {one: tuple((a + x - left, b + y - near, c - lowest) for a, b, c in at) for one, at in bodies.items()}
    for one, cubes in lifted.items():
        _check_inside(one, cubes)
    others = sum(mask for one, mask in enumerate(building) if one not in bodies)
    rest = _rest(others, sum(map(word, lifted.values())))
    for one, cubes in lifted.items():
        _check_height(one, rest + max(z for _, _, z in cubes))
        building = replaced(building, one, word(cubes) << LEVEL * rest)
    return building


def _rest(others: int, mask: int) -> int:
    """How far above the ground something stops that is let down from above."""
    return next(z for z in range(SIZE, -1, -1) if z == 0 or mask << LEVEL * (z - 1) & others)


def _check_inside(piece: int, cubes: tuple[Cube, ...]) -> None:
    if any(not (x in range(SIZE) and y in range(SIZE)) for x, y, _ in cubes):
        name = str(PIECES[piece])
        raise Illegal("outside", "There the {name} would stand outside the 4 x 4 squares.", name=name)


def _check_height(piece: int, top: int) -> None:
    if top >= SIZE:
        name = str(PIECES[piece])
        raise Illegal("too-high", "There the {name} would rise above storey 4, the highest.", name=name)


def shifted(building: Building, x: int, y: int) -> Building:
    """The whole building pushed one square along."""
    if not any(building):
        raise Illegal("nothing-to-shift", "There is no building to shift yet.")
    if filled(building) & _EDGES[x, y]:
        raise Illegal("shift-outside", "Shifted that way the building would leave the 4 x 4 squares.")
    by = x + SIZE * y
    return tuple(mask << by if by > 0 else mask >> -by for mask in building)


def square_text(side: Side, square: int) -> tuple[int, int]:
    """A square as its viewer counts it: the column from their left, and the level, both from 1."""
    x, z = square % SIZE, square // SIZE
    return (x if side == "front" else SIZE - 1 - x) + 1, z + 1


def facade(building: Building, side: Side) -> str:
    """R3: for each square the letter of the first cube seen from that side, in the front's columns."""
    rows = range(SIZE) if side == "front" else range(SIZE - 1, -1, -1)
    letters = []
    for square in range(SIZE * SIZE):
        ray = [bit((square % SIZE, y, square // SIZE)) for y in rows]
        seen = (letter for cube in ray for letter, mask in zip(LETTERS, building, strict=True) if mask & cube)
        letters.append(next(seen, EMPTY))
    return "".join(letters)


def card_of(building: Building) -> Card:
    """The card that this building answers."""
    return Card(facade(building, "front"), facade(building, "back"))


def hidden(card: Card, mode: Mode) -> str:
    """The pieces that no side sees."""
    seen = set(card.front + card.back)
    return "".join(letter for letter in LETTERS[: COUNT[mode]] if letter not in seen)


def judge(building: Building, card: Card, mode: Mode) -> tuple[Fault, ...]:
    """R6: every reason why the building does not answer the card; none if it is right."""
    return (*_left_over(building, mode), *_voids(building), *_squares(building, card))


def _left_over(building: Building, mode: Mode) -> Iterable[Fault]:
    left = [piece for piece, mask in zip(PIECES[: COUNT[mode]], building, strict=False) if not mask]
    if left:
        letters, names = "".join(piece.letter for piece in left), ", ".join(map(str, left))
        sentence = f"Not all pieces are used; left over: {names}."
        yield Fault("pieces-left", {"pieces": letters, "names": names}, sentence)


def _voids(building: Building) -> Iterable[Fault]:
    firm = filled(building) << LEVEL & SPACE | GROUND
    for piece, mask in zip(PIECES, building, strict=True):
        if mask & ~firm:
            facts = {"piece": piece.letter, "name": str(piece)}
            yield Fault("void", facts, f"Under the {piece} there is a void.")


def _squares(building: Building, card: Card) -> Iterable[Fault]:
    built = card_of(building)
    sides: tuple[tuple[Side, str, str], ...] = (("front", card.front, built.front), ("back", card.back, built.back))
    names = {piece.letter: piece.colour for piece in PIECES} | {EMPTY: "empty"}
    for side, drawn, seen in sides:
        for square in range(SIZE * SIZE):
            wanted, found = drawn[square], seen[square]
            if wanted == found:
                continue
            column, level = square_text(side, square)
            facts = {"side": side, "column": column, "level": level, "wanted": wanted, "found": found}
            where = f"{side.capitalize()}, column {column}, storey {level}"
            yield Fault("square", facts, f"{where} should be {names[wanted]} and is {names[found]}.")


def build_order(building: Building, standing: Building = NOTHING) -> tuple[int, ...] | None:
    """The pieces in an order in which each can be let down from above onto those before it.

    Pieces that stand already are left out; None if one of them is in the way of a piece still to come.
    """
    order: list[int] = []
    left = sum(bool(mask & ~filled(standing)) for mask in building)
    while len(order) < left:
        first = ready(building, standing)[:1]
        if not first:
            return None
        order += first
        standing = replaced(standing, first[0], building[first[0]])
    return tuple(order)


def ready(building: Building, standing: Building) -> tuple[int, ...]:
    """The pieces of a building to be that can be let down now, with what stands, none of them in another's way."""
    done = filled(standing)
    waiting = sum(mask for mask in building if mask & ~done)
    return tuple(piece for piece, mask in enumerate(building) if mask & ~done and _lands(mask, done, waiting & ~mask))


def _lands(mask: int, done: int, waiting: int) -> bool:
    """Whether a piece let down now stops where it should: its way is free, and something is below it."""
    way, under = mask, mask
    for _ in range(SIZE - 1):
        way |= way << LEVEL & SPACE
        under |= under >> LEVEL
    under &= ~mask
    return not (way & done) and not (under & waiting) and bool(mask & (done << LEVEL | GROUND))


def cubes_text(mask: int) -> str:
    """Cubes where they are, as texts name them: `00.0 10.0 00.1`."""
    return " ".join(f"{x}{y}.{z}" for x, y, z in cubes_of(mask))
