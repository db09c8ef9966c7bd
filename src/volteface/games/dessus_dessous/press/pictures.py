"""Layers, missions and solutions on paper, in the colours and textures of the screen: one shape a colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.core.marks import TEXTURES, TILE
from volteface.core.printing import CARD, INK, LINE, SEA, SOFT, SUNK, box, moved, path, text
from volteface.games.dessus_dessous.state import COLOURS, HOLE, REGIONS

if TYPE_CHECKING:
    from volteface.core.printing import Ink, Say
    from volteface.games.dessus_dessous.layers import LayerSet
    from volteface.games.dessus_dessous.state import Mission, Pile

Point = tuple[int, int]

LAYER = 60.0  # millimetres, of a layer's side
SOLUTION = (92.0, 30.0)
UNITS = 6  # a picture's side: a cell is two wide, so that all corners are whole numbers
TINTS = {  # as on screen: the colour and its texture, and the texture where it must be seen without the colour
    "R": ("#c23a2b", "#ec8d7c", "#ffd5cc"),
    "Y": ("#eab52c", "#9c6a05", "#5e3d00"),
    "G": ("#4f9f5a", "#1f5c2c", "#0c3516"),
    "B": ("#1f4f8f", "#8ab4e6", "#dcebff"),
    "V": ("#421c63", "#b48ad6", "#ecd7ff"),
}
BOLD = {"colour": 1.0, "black": 1.35}  # how wide the textures' lines are
SMALL = 2.2  # how much larger textures are in small pictures
CUT = "#4d463a"
CORNERS = ((0, 0), (2, 0), (2, 2), (0, 2))


def textures(ink: Ink) -> str:
    """The five colours as patterns, for large and for small pictures; and the inside of a card's frame."""
    inside = box(2.6, 2.6, CARD[0] - 5.2, CARD[1] - 5.2, rx=4.6)
    patterns = [_pattern(colour, name, scale, ink) for name, scale in (("", 1.0), ("s", SMALL)) for colour in COLOURS]
    return f'<clipPath id="dd-inside">{inside}</clipPath>' + "".join(patterns)


def _pattern(colour: str, name: str, scale: float, ink: Ink) -> str:
    ground, soft, strong = TINTS[colour]
    texture = TEXTURES[colour]
    lines = path(
        texture.path,
        line=soft if ink == "colour" else strong,
        wide=texture.width * BOLD[ink],
        more='stroke-linecap="round"' if texture.round else "",
    )
    return (
        f'<pattern id="dd{colour}{name}" width="{TILE}" height="{TILE}" patternUnits="userSpaceOnUse" '
        f'patternTransform="scale({scale * 0.5 / TILE:.5f})">{box(0, 0, TILE, TILE, fill=ground)}{lines}</pattern>'
    )


def outline(regions: list[int]) -> str:
    """The outline of these regions as a path over 6 by 6 units: neighbours are merged, no line runs within."""
    edges: dict[Point, list[Point]] = {}
    for i in regions:
        x, y, quarter = i // 4 % 3 * 2, i // 12 * 2, i % 4
        (ax, ay), (bx, by) = CORNERS[quarter], CORNERS[(quarter + 1) % 4]
        a, b, middle = (x + ax, y + ay), (x + bx, y + by), (x + 1, y + 1)
        for start, end in ((a, b), (b, middle), (middle, a)):
            if start in edges.get(end, ()):
                edges[end].remove(start)  # the neighbour's edge: neither is seen
            else:
                edges.setdefault(start, []).append(end)
    drawn = []
    for start, ends in edges.items():
        while ends:
            at = start
            points: list[str] = []
            while at != start or not points:
                points.append(f"{at[0]} {at[1]}")
                at = edges[at].pop(0)
            drawn.append("M" + "L".join(points) + "Z")
    return "".join(drawn)


def picture(seen: str, *, small: bool = False, sealed: bool = False) -> str:
    """A picture over 6 by 6 units; `sealed` ones let no paper shine through between two colours."""
    shapes = []
    for colour in COLOURS:
        found = [i for i in range(REGIONS) if seen[i] == colour]
        if found:
            fill = f"url(#dd{colour}{'s' if small else ''})"
            line = fill if sealed else "none"
            shapes.append(path(outline(found), fill=fill, line=line, wide=0.03, more='stroke-linejoin="round"'))
    return "".join(shapes)


def layer(seen: str, number: int, back: bool, say: Say, *, small: bool = False) -> str:
    """A side of a layer with the line to cut along; in a hole, which is thrown away, its number and side."""
    solid = [i for i in range(REGIONS) if seen[i] != HOLE]
    drawn = picture(seen, small=small) + path(outline(solid), line=CUT, wide=0.04, more='stroke-linejoin="round"')
    if not small:
        drawn += path("M0 0H6V6H0Z", line=LINE, wide=0.02, more='stroke-dasharray="0.12 0.12"')
        hole = next(cell for cell in range(9) if seen[cell * 4 : cell * 4 + 4] == HOLE * 4)
        x, y = hole % 3 * 2 + 1, hole // 3 * 2 + 1
        drawn += text(x, y + 0.1, 0.5, number, fill=SOFT)
        drawn += text(x, y + 0.45, 0.26, say("dd-mark", side="back" if back else "front"), fill=SOFT, bold=False)
    return moved(drawn, 0, 0, LAYER / UNITS)


def board() -> str:
    """What lies below the pile and shows through where all layers have holes."""
    return box(0, 0, LAYER, LAYER, fill=SUNK, line=CUT, wide=0.3)


def mission(wanted: Mission, number: int) -> str:
    """A mission's picture; below it how many layers it asks for, drawn and as a number."""
    wide, high = CARD
    size = 52.0
    left, top = (wide - size) / 2, 9.0
    sheets = "".join(
        path(f"M{left + 5:g} {76 - 2.6 * n:g}l5-2.600 5 2.600-5 2.600z", fill="#ffffff", line=SEA, wide=0.4)
        for n in range(wanted.layers)
    )
    return (
        box(2.2, 2.2, wide - 4.4, high - 4.4, fill="#ffffff", line=SEA, wide=0.8, rx=5)
        + box(left, top, size, size, fill=SUNK)
        + moved(picture(wanted.picture, sealed=True), left, top, size / UNITS)
        + sheets
        + text(wide / 2, 77.5, 13, wanted.layers, fill=SEA)
        + text(wide - left, 77.5, 4.2, number, fill=SOFT, at="end")
    )


def reverse(wanted: Mission) -> str:
    """The back of a mission card: only the number of layers is told."""
    wide, high = CARD
    lines = "".join(f"M{x:g} 3.400l-80 80" for x in range(8, 150, 4))
    return (
        box(2.2, 2.2, wide - 4.4, high - 4.4, fill="#1f4f8f", line=SEA, wide=0.8, rx=5)
        + f"<g clip-path='url(#dd-inside)'>{path(lines, line='#4472ab', wide=0.5)}</g>"
        + f'<circle cx="{wide / 2:g}" cy="{high / 2:g}" r="15" fill="#ffffff"/>'
        + text(wide / 2, high / 2 + 7, 21, wanted.layers, fill=SEA)
    )


def solution(pile: Pile, layers: LayerSet, number: int, say: Say) -> str:
    """The layers of a pile as they lie, from the bottom to the top."""
    wide, high = SOLUTION
    size, step = 12.0, 14.6
    drawn = [box(2, 2, wide - 4, high - 4, line=LINE, rx=3), text(10, 17, 5, number, fill=SEA)]
    for place, placed in enumerate(pile):
        x = 17 + place * step
        seen = layer(layers.look(placed), placed.layer, placed.back, say, small=True)
        drawn.append(moved(seen, x, 5, size / LAYER))
        side = say("dd-mark", side="back" if placed.back else "front")
        turn = f" {placed.turn * 90}°" if placed.turn else ""
        drawn.append(text(x + size / 2, 21.4, 3, placed.layer, fill=INK))
        drawn.append(text(x + size / 2, 25, 2.6, side + turn, fill=SOFT, bold=False))
    return "".join(drawn)
