"""Where a place of the board in space is on the page: the test's own sums, beside those of the client."""

from __future__ import annotations

import zlib
from math import cos, pi, sin, tan
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page

    from volteface.games.recto_verso.pieces import Cube

Vector = tuple[float, float, float]
MIDDLE: Vector = (2, 2.24, 1.9)
HIGH = tan(pi / 12)
FULL = 0.97
CORNERS = tuple((u, v, z) for u in (-0.25, 4.25) for v in (-0.25, 4.6) for z in (-0.3, 4.0))


def middle(cubes: Sequence[Cube]) -> Vector:
    """Where one holds a piece that shall come to rest like this: the middle of its footprint, at its lowest level."""
    feet = {(x, y) for x, y, _ in cubes}
    return (
        sum(x + 0.5 for x, _ in feet) / len(feet),
        sum(y + 0.5 for _, y in feet) / len(feet),
        min(z for _, _, z in cubes),
    )


def pixel(page: Page, place: Vector) -> tuple[float, float]:
    """Where this place is on the page, as its canvas is looked at now."""
    found = page.evaluate(
        """() => {
          const canvas = document.querySelector('canvas');
          const { left, top, width, height } = canvas.getBoundingClientRect();
          return { left, top, width, height, ...canvas.dataset };
        }"""
    )
    across, up, aspect = float(found["across"]), float(found["up"]), found["width"] / found["height"]
    x, y = picture(across, up, aspect, place)
    return found["left"] + (x + 1) / 2 * found["width"], found["top"] + (1 - y) / 2 * found["height"]


def picture(across: float, up: float, aspect: float, place: Vector) -> tuple[float, float]:
    """Where a place is on the picture, from -1 to 1."""
    right = (cos(across), sin(across), 0.0)
    above = (-sin(across) * sin(up), cos(across) * sin(up), cos(up))
    ahead = (-sin(across) * cos(up), cos(across) * cos(up), -sin(up))
    needs = []
    for corner in CORNERS:
        to = _less(corner, MIDDLE)
        wide = max(abs(_dot(to, above)), abs(_dot(to, right)) / aspect)
        needs.append(wide / (FULL * HIGH) - _dot(to, ahead))
    to = _less(place, MIDDLE)
    high = (max(needs) + _dot(to, ahead)) * HIGH
    return _dot(to, right) / (high * aspect), _dot(to, above) / high


def _dot(a: Vector, b: Vector) -> float:
    return sum(one * other for one, other in zip(a, b, strict=True))


def _less(a: Vector, b: Vector) -> Vector:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def colour(page: Page, at: tuple[float, float]) -> tuple[int, int, int]:
    """Red, green and blue of a pixel of the page: a picture of one pixel is a byte for its filter, and its colours."""
    x, y = map(round, at)
    picture = page.screenshot(clip={"x": x, "y": y, "width": 1, "height": 1})
    begin, packed = 8, b""
    while begin < len(picture):
        size, kind = int.from_bytes(picture[begin : begin + 4]), picture[begin + 4 : begin + 8]
        packed += picture[begin + 8 : begin + 8 + size] if kind == b"IDAT" else b""
        begin += size + 12
    _, red, green, blue, *_ = zlib.decompress(packed)
    return red, green, blue
