"""Pages as values: how large paper is, what lies where on a page, and the lines along which it is cut and folded."""

from __future__ import annotations

from typing import Literal, NamedTuple

Paper = Literal["a4", "letter"]
PAPERS: dict[Paper, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}  # millimetres, upright

SIDE, TOP, BOTTOM = 9.0, 12.0, 10.0  # margins, with room for marks and a line of text
GUTTER = 4.0  # between a fold and the pieces beside it: that strip is cut off
MARK, OFF = 2.8, 1.0  # how long a crop mark is, and how far from the pieces it ends


class Spot(NamedTuple):
    """A drawing on a page: of which piece of the page's batch, which side of it, and its upper left corner."""

    piece: int
    side: Literal["front", "back"]
    x: float
    y: float


class Line(NamedTuple):
    """A straight line on a page."""

    x1: float
    y1: float
    x2: float
    y2: float


class Grid(NamedTuple):
    """Places for pieces of one size, side by side so that one cut parts two of them."""

    x: float
    y: float
    columns: int
    rows: int
    width: float  # of a piece
    height: float

    def part(self, count: int) -> Grid:
        """As much of it as so many pieces need."""
        return self._replace(columns=min(self.columns, count), rows=-(-count // self.columns))

    @property
    def places(self) -> list[tuple[float, float]]:
        """The upper left corners, row by row."""
        return [
            (self.x + column * self.width, self.y + row * self.height)
            for row in range(self.rows)
            for column in range(self.columns)
        ]

    @property
    def marks(self) -> list[Line]:
        """Crop marks around it, at both ends of every cut."""
        xs = [self.x + column * self.width for column in range(self.columns + 1)]
        ys = [self.y + row * self.height for row in range(self.rows + 1)]
        upright = [
            Line(x, y + start, x, y + end)
            for x in xs
            for y, start, end in ((ys[0], -OFF - MARK, -OFF), (ys[-1], OFF, OFF + MARK))
        ]
        level = [
            Line(x + start, y, x + end, y)
            for y in ys
            for x, start, end in ((xs[0], -OFF - MARK, -OFF), (xs[-1], OFF, OFF + MARK))
        ]
        return upright + level


def fit(width: float, height: float, room: float, page_height: float) -> tuple[int, int]:
    """How many columns and rows of such pieces fit, so much room being there from side to side."""
    return int(room / width + 1e-6), int((page_height - TOP - BOTTOM) / height + 1e-6)


def turns(paper: Paper) -> tuple[tuple[float, float], tuple[float, float]]:
    """The paper upright and lying."""
    width, height = PAPERS[paper]
    return (width, height), (height, width)
