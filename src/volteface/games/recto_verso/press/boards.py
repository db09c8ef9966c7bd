"""Score table, ladder, partner tokens and pads of Recto Verso on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.core.marks import SIGNS, TILE
from volteface.core.printing import INK, LAND, LINE, SEA, SHEET, SKY, SOFT, SUNK, Piece, box, moved, path, shrunk, text
from volteface.games.recto_verso.constants import LADDER, SCORES
from volteface.games.recto_verso.press.cards import DARK, WOODS

if TYPE_CHECKING:
    from volteface.core.printing import Ink, Say

TOKEN = 30.0  # millimetres
PLAYERS = "BOGVYR"  # the colours of the seats, of those that the wood has
HEXAGON = "M6 1.6h12L23.4 12 18 22.4H6L.6 12z"  # in a box of 24 by 24
ROUNDS = 30  # lines of a pad: the rounds of six players (R2)
STEP = 16.0  # millimetres, of a level of the ladder


def tokens(ink: Ink) -> tuple[Piece, ...]:
    """R2: for each player one of every other; and a second one among the first three, for a game of three."""
    seats = range(len(PLAYERS))
    pairs = [(owner, other) for owner in seats for other in seats if owner != other]
    pairs += [(owner, other) for owner in range(3) for other in range(3) if owner != other]
    return tuple(Piece(_hexagon(other, ink, full=True), _hexagon(owner, ink, full=False)) for owner, other in pairs)


def _hexagon(seat: int, ink: Ink, *, full: bool) -> str:
    """The partner's colour in front; behind, what lies up until it is drawn, the owner's colour as a border only."""
    letter = PLAYERS[seat]
    wood, mark = WOODS[letter]
    share = (0.6 if ink == "colour" else 0.68) if full else 0.36
    drawn = path(HEXAGON, fill=wood, line=DARK, wide=0.3)
    if not full:
        drawn += shrunk(path(HEXAGON, fill="#fffaf0"), 0.8, TILE)
    sign = path(SIGNS[letter], fill=mark if full else DARK, more='fill-rule="evenodd"')
    drawn += shrunk(sign, share, TILE)
    return moved(drawn, (TOKEN - 26) / 2, (TOKEN - 26) / 2, 26 / TILE)


def _sheet(title: str, say: Say) -> str:
    wide, high = SHEET
    return (
        box(3, 3, wide - 6, high - 6, line=LINE, wide=0.4, rx=4)
        + text(wide / 2, 18, min(9, 245 / len(title)), title)  # a long title still has room beside it
        + text(wide / 2, 25, 3.6, say("game-recto-verso"), fill=SOFT, bold=False)
    )


def score_table(say: Say) -> str:
    """R7: the points of a right building by its time, from quick to slow."""
    wide = SHEET[0]
    left, top, high = 16.0, 34.0, 13.0
    drawn = [_sheet(say("recto-verso-score-table"), say)]
    rows = [(f"≤ {seconds} s", points) for seconds, points in SCORES] + [(f"> {SCORES[-1][0]} s", 0)]
    for number, (time, points) in enumerate(rows):
        y = top + number * (high - 0.2)
        drawn.append(box(left, y, wide - 2 * left, high - 1.6, fill=SUNK, rx=2.5))
        drawn.append(box(left, y, (wide - 2 * left) * points / SCORES[0][1], high - 1.6, fill="#dcebd9", rx=2.5))
        drawn.append(text(left + 4, y + 7.8, 5.4, time, at="start", bold=False))
        drawn.append(text(wide - left - 4, y + 8.2, 7, points, fill=LAND, at="end"))
    return "".join(drawn)


def ladder(say: Say) -> str:
    """R9: seven levels with their seconds, the first one below; a token of each pair climbs it."""
    wide = SHEET[0]
    foot = 172.0
    drawn = [_sheet(say("recto-verso-ladder"), say)]
    crown = "M0 12V2l6 5 5-7 5 7 6-5v10z"
    drawn.append(moved(path(crown, fill=SKY), wide / 2 - 11, foot - len(LADDER) * STEP - 17))
    for number, seconds in enumerate(LADDER, 1):
        width = 104 - (number - 1) * 7.0
        x, y = (wide - width) / 2, foot - number * STEP
        drawn.append(box(x, y, width, STEP - 1.6, fill=SUNK, line=SEA, wide=0.35, rx=2.5))
        drawn.append(text(x + 4, y + 9.3, 5.6, say("recto-verso-level", level=number), at="start"))
        drawn.append(text(x + width - 4, y + 9.3, 5.6, say("recto-verso-seconds", seconds=seconds), fill=SEA, at="end"))
    drawn.append(path(f"M8 {foot:g}H{wide - 8:g}", line=INK, wide=1.2, more='stroke-linecap="round"'))
    return "".join(drawn)


def pad(say: Say) -> str:
    """Rounds by players: time and points of each round, the sum below."""
    wide = SHEET[0]
    left, top, head, high, first = 8.0, 30.0, 6.3, 4.6, 12.0
    column = (wide - 2 * left - first - 14) / 6
    rows = [say("print-pad-round"), *map(str, range(1, ROUNDS + 1)), say("print-pad-sum")]
    drawn = [_sheet(say("print-what-pad"), say)]
    y = top
    for row in rows:
        bold = not row.isdigit()
        tall = head if bold else high
        drawn.append(box(left, y, wide - 2 * left, tall, fill=SUNK if bold else "none", line=LINE))
        drawn.append(text(left + first / 2, y + tall / 2 + 1, 2.9, row, fill=INK if bold else SOFT, bold=bold))
        y += tall
    bottom = y
    drawn += [path(f"M{left + first + column * n:g} {top}V{bottom:g}", line=LINE) for n in range(7)]
    for n, letter in enumerate(PLAYERS):
        share = 4.6 / TILE
        wood, mark = WOODS[letter]
        sign = moved(path(SIGNS[letter], fill=mark, more='fill-rule="evenodd"'), 4.8, 4.8, 0.6)
        token = path(HEXAGON, fill=wood, line=INK, wide=0.8) + sign
        drawn.append(moved(token, left + first + column * (n + 0.5) - 2.3, top + 0.85, share))
    drawn.append(text(wide - left - 7, top + head / 2 + 1, 2.9, say("print-pad-time")))
    return "".join(drawn)
