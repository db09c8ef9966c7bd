"""Batches on pages: two-sided by folding, two-sided by printing on both sides, or one-sided.

A back's place follows from its front's: mirrored about the fold, or about the middle of the page for the other side of
the paper, and then moved by what a printer is off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from volteface.core.errors import Illegal
from volteface.press.paper import BOTTOM, GUTTER, SIDE, TOP, Grid, Line, Spot, fit, turns

if TYPE_CHECKING:
    from collections.abc import Iterator

    from volteface.core.printing import Batch
    from volteface.press.paper import Paper


class Sheet(NamedTuple):
    """One page: a batch, which of its pieces lie where, crop marks, and the place of the fold if there is one."""

    width: float
    height: float
    batch: Batch | None
    spots: tuple[Spot, ...] = ()
    marks: tuple[Line, ...] = ()
    fold: float | None = None
    drawing: str = ""  # whatever else stands on it
    hint: str = ""  # the name of the message that says what to do with it
    headed: bool = True  # whether words stand around it


def folded(batch: Batch, paper: Paper) -> Iterator[Sheet]:
    """Fronts on the left of a fold, and each back as far from it on the right."""
    tried = [(fit(batch.width, batch.height, w / 2 - GUTTER - SIDE, h), w, h) for w, h in turns(paper)]
    (columns, rows), width, height = max(tried, key=lambda one: one[0][0] * one[0][1])
    _check(columns * rows)
    left = width / 2 - GUTTER - columns * batch.width
    grid = Grid(left, _top(rows * batch.height, height), columns, rows, batch.width, batch.height)
    for group in _groups(len(batch.pieces), columns * rows):
        fronts = [Spot(piece, "front", x, y) for piece, (x, y) in zip(group, grid.places, strict=False)]
        backs = [Spot(spot.piece, "back", width - spot.x - batch.width, spot.y) for spot in fronts]
        marks = tuple(grid.part(len(group)).marks)
        yield Sheet(width, height, batch, (*fronts, *backs), marks, fold=width / 2, hint="print-fold")


def duplex(batch: Batch, paper: Paper, offset: tuple[float, float]) -> Iterator[Sheet]:
    """Fronts on one page, backs on the next; the paper turns about its long edge."""
    width, height = turns(paper)[0]
    for sheet in _upright(batch, width, height):
        yield sheet._replace(hint="print-duplex")
        backs = [
            Spot(spot.piece, "back", width - spot.x - batch.width + offset[0], spot.y + offset[1])
            for spot in sheet.spots
        ]
        yield Sheet(width, height, batch, tuple(backs), headed=False)


def plain(batch: Batch, paper: Paper) -> Iterator[Sheet]:
    """One-sided pieces, on paper that is turned so that most of them fit."""
    tried = [(fit(batch.width, batch.height, w - 2 * SIDE, h), w, h) for w, h in turns(paper)]
    _, width, height = max(tried, key=lambda one: one[0][0] * one[0][1])
    for sheet in _upright(batch, width, height):
        yield sheet._replace(hint="print-cut") if batch.cut else sheet._replace(marks=())


def _upright(batch: Batch, width: float, height: float) -> Iterator[Sheet]:
    """Fronts in the middle of pages of this size."""
    columns, rows = fit(batch.width, batch.height, width - 2 * SIDE, height)
    _check(columns * rows)
    left = (width - columns * batch.width) / 2
    grid = Grid(left, _top(rows * batch.height, height), columns, rows, batch.width, batch.height)
    for group in _groups(len(batch.pieces), columns * rows):
        spots = [Spot(piece, "front", x, y) for piece, (x, y) in zip(group, grid.places, strict=False)]
        yield Sheet(width, height, batch, tuple(spots), tuple(grid.part(len(group)).marks))


def _top(used: float, height: float) -> float:
    """Where the first row begins, so that the rows stand in the middle between head and foot."""
    return TOP + (height - TOP - BOTTOM - used) / 2


def _groups(count: int, size: int) -> Iterator[range]:
    return (range(start, min(start + size, count)) for start in range(0, count, size))


def _check(places: int) -> None:
    if not places:
        raise Illegal("print-too-large", "A piece is larger than the paper: choose larger paper.")
