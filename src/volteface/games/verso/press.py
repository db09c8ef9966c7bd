"""What can be printed of Verso: the 90 cards, as on screen, and pads for the points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from volteface.core.marks import SIGNS, TILE
from volteface.core.printing import CARD, INK, LINE, SHEET, SOFT, Batch, Piece, box, moved, path, text
from volteface.games.verso.box import CARDS
from volteface.games.verso.constants import DESIGNERS_BEST, SQUARE, TITLES
from volteface.games.verso.state import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from volteface.core.printing import Ink, Say, Tell
    from volteface.games.verso.state import Face

THINGS: dict[str, tuple[str, ...]] = {"cards": (), "pad": ()}

SCALE = 0.6  # of a card as it is drawn, 100 by 140, which leaves 1.5 and 2 mm to where it is cut
STAR = "M0-24l7.600 16.400 17.900 2-13.300 12.200 3.700 17.700L0 15.300l-15.900 9 3.700-17.700-13.300-12.200 17.900-2z"
SUN = "M0-7.5V-6M0 6v1.500M-7.500 0H-6M6 0h1.500M-5.300-5.300l1 1M5.300-5.300l-1 1M-5.300 5.300l1-1M5.300 5.300l-1-1"
TINTS = {  # of the lines, of the sheet, of what is far away
    "blue": ("#1f5f8b", "#e6f0f6", "#9cc3de"),
    "green": ("#2f6a3b", "#e9f3e4", "#a3cd9d"),
    "orange": ("#b0520c", "#fdefdd", "#f6c48c"),
}
ROUND = 'stroke-linecap="round"'
FAR, NEAR = 'opacity="0.75"', 'opacity="0.85"'


class Wish(msgspec.Struct, frozen=True):
    """There is nothing to choose: the cards are those of the box."""


def batches(what: Sequence[str], wish: Wish, ink: Ink, say: Say, tell: Tell) -> Iterator[Batch]:
    """Cards with their one-point face in front, and two pads."""
    if "cards" in what:
        pieces = tuple(Piece(face(card.one, ink), face(card.three, ink)) for card in CARDS.values())
        yield Batch(say("print-what-cards"), *CARD, pieces)
    if "pad" in what:
        yield Batch(say("print-what-pad"), *SHEET, (Piece(_pad(say)),) * 2)


def face(shown: Face, ink: Ink) -> str:
    """A face of a card: the landscape is the colour's motif, value in two corners, suns for the points.

    Without colours the colour's sign stands below the value, where it is seen when cards lie on one another.
    """
    colour = COLOURS[shown.colour]
    tint, wash, pale = TINTS[colour]
    parts = [box(1.5, 1.5, 97, 137, fill=wash, line=tint, wide=2, rx=12), MOTIFS[colour](tint, wash, pale)]
    for i in range(shown.points):
        sun = f'<circle r="4" fill="{tint}"/>' + path(SUN, line=tint, wide=1.8, more=ROUND)
        parts.append(moved(sun, 50 + (i - (shown.points - 1) / 2) * 18, 17))
    low = tint if colour == "orange" else "#ffffff"
    if shown.is_joker:
        parts += [moved(path(STAR, fill=tint), 50, 54), moved(path(STAR, fill=tint), 16, 19, 0.34)]
        parts.append(moved(path(STAR, fill=low), 82, 122, 0.34))
    else:
        parts += [_haloed(50, 76, 50, shown.value, tint, wash), _haloed(14, 26, 19, shown.value, tint, wash)]
        parts.append(text(83, 129, 19, shown.value, fill=low))
    if ink == "black":
        sign = path(SIGNS[colour[0].upper()], fill=tint, more='fill-rule="evenodd"')
        parts.append(moved(sign, 7.5, 32, 14 / TILE))
    return moved("".join(parts), (CARD[0] - 100 * SCALE) / 2, (CARD[1] - 140 * SCALE) / 2, SCALE)


def _haloed(x: float, y: float, size: float, value: int, tint: str, wash: str) -> str:
    """A value that stands out from what is behind it."""
    halo = text(x, y, size, value, fill=wash).replace("<text ", f'<text stroke="{wash}" stroke-width="5" ')
    return halo + text(x, y, size, value, fill=tint)


def _sea(tint: str, wash: str, pale: str) -> str:
    return (
        path("M8 92q11-9 21 0t21 0 21 0 21 0v33a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8z", fill=pale, more=FAR)
        + path("M8 104q11-9 21 0t21 0 21 0 21 0v21a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8z", fill=tint, more=NEAR)
        + path("M14 116q9-7 18 0t18 0 18 0", line=wash, wide=3, more=ROUND)
        + path("M56 88l14 0-4 8-22 0zM62 88V70l13 16z", fill=tint, more=NEAR)
    )


def _land(tint: str, wash: str, pale: str) -> str:
    leaf = "M28 106V90m0 2q-11 0-12-11 12 0 12 11m0-5q0-11 12-12 1 12-12 12"
    return (
        path("M8 104q22-26 44-6t40-12v39a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8z", fill=pale, more=FAR)
        + path("M8 116q18-14 38-2t46-8v19a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8z", fill=tint, more=NEAR)
        + path(leaf, line=tint, wide=3, more=ROUND)
    )


def _sky(tint: str, wash: str, pale: str) -> str:
    return (
        f'<circle cx="72" cy="106" r="11" fill="{pale}" {FAR}/>'
        + path("M72 91v-4M90 106h4M59 93l-3-3M85 93l3-3", line=tint, wide=3, more=ROUND)
        + path("M16 124a10 10 0 0 1 3-19 14 14 0 0 1 27-3 11 11 0 0 1 10 22z", fill=tint, more=NEAR)
    )


MOTIFS = {"blue": _sea, "green": _land, "orange": _sky}


def _pad(say: Say) -> str:
    """Six columns for players, lines for what they bank, squares, the last bank, the sum; titles for one alone."""
    left, top, width, name, lines, high = 8.0, 24.0, 112.0, 28.0, 12, 7.2
    column = (width - name) / 6
    rows = [
        say("print-pad-name"),
        *(f"{say('print-pad-bank')} {n}" for n in range(1, lines + 1)),
        say("print-pad-squares", points=SQUARE),
        say("print-pad-last"),
        say("print-pad-sum"),
    ]
    drawn = [
        text(8, 15, 8, say("game-verso"), at="start"),
        text(120, 15, 3.6, say("print-what-pad"), fill=SOFT, at="end"),
    ]
    for number, row in enumerate(rows):
        y = top + number * high
        head = number in (0, len(rows) - 1)
        drawn.append(box(left, y, width, high, fill="#ece5d6" if head else "none", line=LINE))
        drawn.append(text(left + 1.5, y + 5.1, 3.3, row, fill=INK if head else SOFT, bold=head, at="start"))
    bottom = top + len(rows) * high
    drawn += [path(f"M{left + name + column * n:g} {top}V{bottom:g}", line=LINE) for n in range(6)]
    drawn.append(text(left, bottom + 9, 4, say("verso-ladder"), at="start"))
    for number, least in enumerate(TITLES):
        most = TITLES[number + 1] - 1 if number + 1 < len(TITLES) else 0
        y = bottom + 15 + number * 4.5
        drawn.append(text(left, y, 3.1, say("verso-band", least=least, most=most), at="start"))
        drawn.append(text(left + 22, y, 3.1, say(f"verso-title-{least}"), fill=SOFT, bold=False, at="start"))
    drawn.append(
        text(120, bottom + 9, 3.1, say("verso-designers", points=DESIGNERS_BEST), fill=SOFT, bold=False, at="end")
    )
    return box(3, 3, SHEET[0] - 6, SHEET[1] - 6, line=LINE, wide=0.4, rx=4) + "".join(drawn)
