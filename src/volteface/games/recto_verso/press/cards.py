"""Cards and solutions on paper: facades in the colours of the wood, each square with its colour's sign."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from volteface.core.marks import SIGNS, TILE
from volteface.core.printing import CARD, INK, LINE, SEA, SKY, SOFT, box, moved, path, shrunk, text
from volteface.games.recto_verso.notation import format_facade
from volteface.games.recto_verso.pieces import EMPTY, LETTERS, SIZE, bit

if TYPE_CHECKING:
    from volteface.core.printing import Ink, Say
    from volteface.games.recto_verso.building import Side
    from volteface.games.recto_verso.pieces import Mode
    from volteface.games.recto_verso.state import Building, Card

DARK, LIGHT = "#2b211a", "#fff8ea"
WOODS = {  # as on screen (`marks.ts`): the wood, and the sign on it
    "K": ("#36312f", LIGHT),
    "N": ("#5d3c23", LIGHT),
    "V": ("#634586", LIGHT),
    "B": ("#326696", LIGHT),
    "R": ("#ca3f38", LIGHT),
    "G": ("#4a9153", LIGHT),
    "E": ("#96958f", DARK),
    "O": ("#e6954d", DARK),
    "P": ("#eca9bd", DARK),
    "Y": ("#f1d061", DARK),
    "W": ("#f4ebdb", DARK),
}
SIGN = {"colour": 0.5, "black": 0.78}  # how much of a square its sign takes
SQUARE = 13.0  # millimetres, of a facade
SOLUTION = (92.0, 40.0)
PLAN = 4.4  # millimetres, of a square in a plan
FRAME: dict[Side, str] = {"front": SEA, "back": SKY}
NAMES: dict[Side, str] = {"front": "RECTO", "back": "VERSO"}


class Entry(NamedTuple):
    """A card that is printed, a building that answers it, and how difficult it is among random ones."""

    card: Card
    building: Building
    percentile: int
    mode: Mode


def square(letter: str, size: float, ink: Ink) -> str:
    """A square of a facade or a plan; the ground of an empty one is the paper."""
    if letter == EMPTY:
        return box(0, 0, size, size, line=LINE, wide=0.2)
    wood, mark = WOODS[letter]
    sign = shrunk(path(SIGNS[letter], fill=mark, more='fill-rule="evenodd"'), SIGN[ink], TILE)
    return box(0, 0, size, size, fill=wood, line="#1e140a", wide=0.12) + moved(sign, 0, 0, size / TILE)


def squares(rows: list[str], size: float, ink: Ink) -> str:
    """Rows of squares, each a letter."""
    return "".join(
        moved(square(letter, size, ink), x * size, y * size)
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
    )


def card(entry: Entry, side: Side, number: int, ink: Ink, say: Say) -> str:
    """One side of a card: its facade on the ground it stands on, number, mode, and one to three dots of difficulty."""
    facade = format_facade(entry.card.front if side == "front" else entry.card.back, side)
    wide, high = CARD
    left, top = (wide - SIZE * SQUARE) / 2, 16.0
    ground = top + SIZE * SQUARE
    colour = FRAME[side]
    dots = 1 + (entry.percentile > 33) + (entry.percentile > 66)
    return (
        box(2.2, 2.2, wide - 4.4, high - 4.4, fill="#fffaf0", line=colour, wide=0.8, rx=5)
        + text(wide / 2, 12, 6, NAMES[side], fill=colour).replace("<text ", '<text letter-spacing="1.2" ')
        + moved(squares(facade.split("/"), SQUARE, ink), left, top)
        + path(
            f"M{left - 2:g} {ground + 0.6:g}h{SIZE * SQUARE + 4:g}", line=INK, wide=1.2, more='stroke-linecap="round"'
        )
        + text(left, 80, 6, number, fill=colour, at="start")
        + text(wide / 2, 79.4, 3.4, say(f"print-value-mode-{entry.mode}"), fill=SOFT, bold=False)
        + "".join(
            f'<circle cx="{wide - left - 1.4 - 4 * n:g}" cy="78" r="1.4" stroke="{colour}" stroke-width="0.3" '
            f'fill="{colour if n >= 3 - dots else "#fffaf0"}"/>'
            for n in range(3)
        )
    )


def solution(entry: Entry, number: int, ink: Ink, say: Say) -> str:
    """One building that answers a card, storey by storey from above, the front below."""
    wide, high = SOLUTION
    step = SIZE * PLAN + 3.2
    left, top = (wide - 3 * step - SIZE * PLAN) / 2, 13.0
    parts = [
        box(2, 2, wide - 4, high - 4, line=LINE, rx=3),
        text(left, 9, 4.2, f"{say('print-card')} {number}", fill=SEA, at="start"),
        text(wide - left, 9, 3, say(f"print-value-mode-{entry.mode}"), fill=SOFT, bold=False, at="end"),
    ]
    for z in range(SIZE):
        x = left + z * step
        parts.append(moved(squares(_plan(entry.building, z), PLAN, ink), x, top))
        label = say("recto-verso-print-storey", level=z + 1)
        parts.append(text(x + SIZE * PLAN / 2, top + SIZE * PLAN + 3.9, 2.8, label, fill=SOFT, bold=False))
    return "".join(parts)


def _plan(building: Building, z: int) -> list[str]:
    """A storey from above, the row at the back first."""

    def letter(x: int, y: int) -> str:
        cube = bit((x, y, z))
        return next((name for name, mask in zip(LETTERS, building, strict=True) if mask & cube), EMPTY)

    return ["".join(letter(x, y) for x in range(SIZE)) for y in range(SIZE - 1, -1, -1)]
