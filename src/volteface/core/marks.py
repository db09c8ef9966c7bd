"""One code of marks for colours, the same on paper as on screens (`web/src/lib/marks.ts`): no colour stands alone.

A sign stands on small things, a texture fills areas; both are the same idea. A test holds them to the client's.
"""

from __future__ import annotations

from typing import NamedTuple


class Texture(NamedTuple):
    """Lines in a tile of 24 by 24 that fits to its neighbours."""

    path: str
    width: float
    round: bool = False


def _dot(x: int, y: int) -> str:
    return f"M{x} {y - 3.2:g}a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4z"


def _wave(y: float) -> str:
    return f"M2 {y}q3.3 4.8 6.7 0t6.6 0t6.7 0v4q-3.3 4.8-6.7 0t-6.6 0t-6.7 0z"


TILE = 24
SIGNS = {  # shapes in a box of 24 by 24, to be filled by the even-odd rule, the same from left and right
    "R": "M4.5 4.5h3.6v15h-3.6zM10.2 4.5h3.6v15h-3.6zM15.9 4.5h3.6v15h-3.6z",
    "Y": "".join(_dot(x, y) for y in (7, 17) for x in (7, 17)),
    "G": "M3.5 12.5L12 4l8.5 8.5h-5L12 9l-3.5 3.5zM3.5 20L12 11.5l8.5 8.5h-5L12 16.5 8.5 20z",
    "B": _wave(5.5) + _wave(13.5),
    "V": "M9.8 4.5h4.4v5.3h5.3v4.4h-5.3v5.3H9.8v-5.3H4.5V9.8h5.3z",
    "O": (
        "M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10z"
        "M10.8 1.5h2.4v3.6h-2.4zM10.8 18.9h2.4v3.6h-2.4zM1.5 10.8h3.6v2.4H1.5zM18.9 10.8h3.6v2.4h-3.6z"
        "M3.7 5.4l1.7-1.7 2.6 2.6L6.3 8zM20.3 5.4l-1.7-1.7L16 6.3 17.7 8z"
        "M3.7 18.6l1.7 1.7L8 17.7 6.3 16zM20.3 18.6l-1.7 1.7-2.6-2.6 1.7-1.7z"
    ),
    "K": "M12 6a6 6 0 1 0 0 12a6 6 0 1 0 0-12z",
    "W": "M12 4.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15zM12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8z",
    "E": "M4.5 4.5h15v15h-15zM8.5 8.5v7h7v-7z",
    "N": "M12 3.5l8.5 8.5-8.5 8.5L3.5 12z",
    "P": "M12 19.5C2.5 12.6 4.4 6 8.6 6c2.2 0 3.4 2 3.4 2s1.2-2 3.4-2c4.2 0 6.1 6.6-3.4 13.5z",
}
TEXTURES = {
    "R": Texture("M6 0V24M18 0V24", 5),
    "Y": Texture("M6 6h0M18 18h0", 8, round=True),
    "G": Texture("M-2 14L6 6l12 12 8-8", 5),
    "B": Texture("M-6 6q6 5 12 0t12 0t12 0M-6 18q6 5 12 0t12 0t12 0", 4),
    "V": Texture("M12 3V21M3 12H21", 5),
}
