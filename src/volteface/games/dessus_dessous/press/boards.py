"""Tokens and pads of Dessus Dessous on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.core.printing import INK, LINE, SHEET, SOFT, SUNK, Piece, box, path, text
from volteface.games.dessus_dessous.constants import BANDS, ROUNDS, SEATS
from volteface.games.dessus_dessous.constants import tokens as values

if TYPE_CHECKING:
    from volteface.core.printing import Say

TOKEN = 30.0  # millimetres
TINTS = ("#a94f0d", "#33633c", "#18496a", "#6b5a3c")  # of the tokens from the highest down


def tokens() -> tuple[Piece, ...]:
    """D1: those of a game of four, each value once a round."""
    highest = max(SEATS)
    each = [_token(value, TINTS[highest - value]) for value in values(highest)]
    return tuple(Piece(face, face) for face in each for _ in ROUNDS)


def _token(value: int, tint: str) -> str:
    middle = TOKEN / 2
    return (
        f'<circle cx="{middle}" cy="{middle}" r="13" fill="#fffaf0" stroke="{tint}" stroke-width="1.6"/>'
        f'<circle cx="{middle}" cy="{middle}" r="10.6" fill="none" stroke="{tint}" stroke-width="0.4"/>'
        + text(middle, middle + 4.6, 14, value, fill=tint)
    )


def pad(say: Say) -> str:
    """Six rounds with their layers by four players, the mission cards won, the sum; and the bands of one alone."""
    left, top, width, name, high = 8.0, 24.0, 112.0, 46.0, 10.0
    column = (width - name) / 4
    rounds = [f"{n} · {say('dd-layers', number=layers)}" for n, layers in enumerate(ROUNDS, 1)]
    rows = [say("print-pad-name"), *rounds, say("print-pad-sum"), say("dd-print-cards-won")]
    drawn = [
        box(3, 3, SHEET[0] - 6, SHEET[1] - 6, line=LINE, wide=0.4, rx=4),
        text(left, 15, 8, say("game-dessus-dessous"), at="start"),
        text(left + width, 15, 3.6, say("print-what-pad"), fill=SOFT, at="end"),
    ]
    for number, row in enumerate(rows):
        y = top + number * high
        head = number in (0, len(rows) - 2)
        drawn.append(box(left, y, width, high, fill=SUNK if head else "none", line=LINE))
        drawn.append(text(left + 1.5, y + 6.2, 3.5, row, fill=INK if head else SOFT, bold=head, at="start"))
    bottom = top + len(rows) * high
    drawn += [path(f"M{left + name + column * n:g} {top}V{bottom:g}", line=LINE) for n in range(4)]
    drawn.append(text(left, bottom + 12, 4.2, say("dd-print-alone"), at="start"))
    bounds = [0, *(most + 1 for most in BANDS)]
    for number, least in enumerate(bounds):
        y = bottom + 19 + number * 5.4
        band = f"{least}–{BANDS[number]}" if number < len(BANDS) else f"> {BANDS[-1]}"
        drawn.append(text(left, y, 3.5, band, at="start"))
        drawn.append(text(left + 20, y, 3.5, say(f"dd-band-{number + 1}"), fill=SOFT, bold=False, at="start"))
    return "".join(drawn)
