"""Texts of Recto Verso: moves, cards and buildings.

place B 00.0 10.0 00.1      cubes as x y . relative level; the piece drops until it rests
move B 00.0 10.0 00.1       the same with a piece that stands in the building
stack B 21                  B and all that stands on it, unturned: B's cube of lowest x, then y, to column 2 1
take B, shift +x, recto, verso, again, fail
..../P.../PYYY/KWBB|..../...P/YYYP/BBWN     a card: front | back, levels from the top down, each side as
                                            its own viewer sees it from left to right
K 00.0; G 10.0 11.0; P 00.1 10.1            a building, the levels absolute, in an order to build it
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from volteface.core.errors import Malformed
from volteface.games.recto_verso.building import build_order, cubes_text, square_text
from volteface.games.recto_verso.pieces import (
    EMPTY,
    INDEX,
    LETTERS,
    PIECES,
    SIZE,
    UNKNOWN,
    at_origin,
    cubes_of,
    in_order,
    orientations,
    word,
)
from volteface.games.recto_verso.state import (
    AGAIN,
    FAIL,
    NOTHING,
    RECTO,
    VERSO,
    Again,
    Building,
    Card,
    Fail,
    Move,
    Place,
    Shift,
    Shove,
    Stack,
    Take,
    Word,
)

if TYPE_CHECKING:
    from volteface.games.recto_verso.building import Side
    from volteface.games.recto_verso.pieces import Cube, Mode

_WORDS: dict[str, Move] = {
    "recto": RECTO,
    "verso": VERSO,
    "again": AGAIN,
    "fail": FAIL,
    "shift +x": Shift(1, 0),
    "shift -x": Shift(-1, 0),
    "shift +y": Shift(0, 1),
    "shift -y": Shift(0, -1),
}
_TEXTS = {move: text for text, move in _WORDS.items()}
_PUT = re.compile(r"(place|move) (\S+)((?: \S+)+)")
_STACK = re.compile(r"stack (\S+) (\S+)")
_COLUMN = re.compile(r"([0-9])([0-9])", re.ASCII)
_TAKE = re.compile(r"take (\S+)")
_CUBE = re.compile(r"([0-9])([0-9])\.([0-9])", re.ASCII)
_ROW = re.compile(rf"[{LETTERS}.?]{{4}}")


def parse(text: str) -> Move:
    """Read a move. A piece's cubes are read in any order and written in one."""
    if text in _WORDS:
        return _WORDS[text]
    if take := _TAKE.fullmatch(text):
        return Take(_piece(take[1]))
    if stack := _STACK.fullmatch(text):
        return Stack(_piece(stack[1]), *_column(stack[2]))
    if put := _PUT.fullmatch(text):
        piece = _piece(put[2])
        cubes = _cubes(piece, put[3].split())
        if min(z for _, _, z in cubes):
            raise Malformed("cube-level", "The storeys are relative: the lowest cube of a piece has storey 0.")
        return Place(piece, cubes) if put[1] == "place" else Shove(piece, cubes)
    raise Malformed(
        "unknown-building-move",
        "{text!r} is no move of Recto Verso; moves are place and move PIECE CUBES, stack PIECE COLUMN, take PIECE, "
        "shift +x, -x, +y or -y, recto, verso.",
        text=text[:40],
    )


def format(move: Move) -> str:
    """The one text of a move."""
    match move:
        case Place(piece, cubes) | Shove(piece, cubes):
            verb = "place" if isinstance(move, Place) else "move"
            return f"{verb} {LETTERS[piece]} " + " ".join(f"{x}{y}.{z}" for x, y, z in cubes)
        case Stack(piece, x, y):
            return f"stack {LETTERS[piece]} {x}{y}"
        case Take(piece):
            return f"take {LETTERS[piece]}"
        case Shift() | Word() | Again() | Fail():
            return _TEXTS[move]


def parse_facade(text: str, side: Side, *, unknown: bool = False) -> str:
    """Read one facade; with `unknown`, `?` may stand for squares that are not known."""
    rows = text.split("/")
    if len(rows) != SIZE or any(not _ROW.fullmatch(row) for row in rows) or (UNKNOWN in text and not unknown):
        raise Malformed(
            "facade",
            "{text!r} is no facade: write four storeys from the top down, separated by /, each of four letters "
            "from {letters} or . for empty.",
            text=text[:40],
            letters=LETTERS,
        )
    return "".join(row if side == "front" else row[::-1] for row in reversed(rows))


def format_facade(squares: str, side: Side) -> str:
    """A facade as its own viewer sees it."""
    rows = [squares[z * SIZE : z * SIZE + SIZE] for z in range(SIZE - 1, -1, -1)]
    return "/".join(row if side == "front" else row[::-1] for row in rows)


def parse_card(text: str, mode: Mode = "hard", *, unknown: bool = False) -> Card:
    """Read a card and check its form: colours of the mode, and silhouettes that mirror each other."""
    sides = text.split("|")
    if len(sides) != 2:
        raise Malformed(
            "card", "A card is its front and its back, separated by one |; {text!r} is not.", text=text[:90]
        )
    front, back = parse_facade(sides[0], "front", unknown=unknown), parse_facade(sides[1], "back", unknown=unknown)
    if mode == "simple" and "R" in front + back:
        raise Malformed("card-red", "This card shows red, which is a piece of the hard mode only.")
    for square, (one, other) in enumerate(zip(front, back, strict=True)):
        if (one == EMPTY) != (other == EMPTY) and UNKNOWN not in (one, other):
            full: Side = "back" if one == EMPTY else "front"
            bare: Side = "front" if one == EMPTY else "back"
            column, level = square_text(full, square)
            raise Malformed(
                "card-silhouette",
                "The two sides do not fit: the {full}'s column {column}, storey {level} shows a cube, but the "
                "same place seen from the {bare}, column {mirrored}, is empty.",
                full=full,
                bare=bare,
                column=column,
                mirrored=SIZE + 1 - column,
                level=level,
            )
    return Card(front, back)


def format_card(card: Card) -> str:
    """The text of a card."""
    return f"{format_facade(card.front, 'front')}|{format_facade(card.back, 'back')}"


def parse_building(text: str) -> Building:
    """Read a building, whole or in progress; pieces may come in any order."""
    building = NOTHING
    for part in filter(None, map(str.strip, text.split(";"))):
        letter, *cubes = part.split()
        piece = _piece(letter)
        mask = word(_inside(piece, _cubes(piece, cubes)))
        if building[piece] or sum(building) & mask:
            raise Malformed(
                "building-overlap",
                "In this building the {name} is there twice or shares a place with another piece.",
                name=str(PIECES[piece]),
            )
        building = (*building[:piece], mask, *building[piece + 1 :])
    return building


def format_building(building: Building) -> str:
    """The text of a building, its pieces in an order in which they can be put down from above."""
    order = build_order(building) or [piece for piece, mask in enumerate(building) if mask]
    return "; ".join(f"{LETTERS[piece]} {cubes_text(building[piece])}" for piece in order)


def put_down(building: Building, piece: int) -> Place:
    """The move that puts a piece where it stands in this building, once what is below it stands."""
    cubes = cubes_of(building[piece])
    lowest = min(z for _, _, z in cubes)
    return Place(piece, tuple((x, y, z - lowest) for x, y, z in cubes))


def _piece(letter: str) -> int:
    if letter not in INDEX:
        letters = " ".join(LETTERS)
        raise Malformed(
            "piece-letter",
            "There is no piece {letter!r}; the letters are {letters}.",
            letter=letter[:20],
            letters=letters,
        )
    return INDEX[letter]


def _cubes(piece: int, texts: list[str]) -> tuple[Cube, ...]:
    cubes = []
    for text in texts:
        match = _CUBE.fullmatch(text)
        if match is None:
            raise Malformed(
                "cube-text",
                "{text!r} is no cube; a cube is x, y, a point and its storey, such as 10.0.",
                text=text[:20],
            )
        cubes.append((int(match[1]), int(match[2]), int(match[3])))
    if not cubes or at_origin(cubes) not in orientations(PIECES[piece].cubes):
        raise Malformed("piece-shape", "These cubes have not the shape of the {name}.", name=str(PIECES[piece]))
    return in_order(cubes)


def _column(text: str) -> tuple[int, int]:
    match = _COLUMN.fullmatch(text)
    if match is None:
        raise Malformed("column-text", "{text!r} is no column; a column is x and y, such as 21.", text=text[:20])
    return int(match[1]), int(match[2])


def _inside(piece: int, cubes: tuple[Cube, ...]) -> tuple[Cube, ...]:
    if max(max(cube) for cube in cubes) >= SIZE:
        raise Malformed("building-outside", "The {name} is outside the 4 x 4 x 4 places.", name=str(PIECES[piece]))
    return cubes
