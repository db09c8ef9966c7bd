"""What a game gives to the press: pieces drawn in millimetres, and what can be chosen about them.

Its part `press` is a module with the names of `Press`. Drawings are SVG elements in millimetres from the upper left
corner of their piece; colours are written as #rrggbb, so that the press can turn them to grey. How pieces come onto
paper, two-sided by folding or by printing on both sides, is the press's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from typing import Any, Literal, NamedTuple, Protocol

from volteface.core.errors import Illegal, Malformed

Ink = Literal["colour", "black"]
Say = Callable[..., str]  # a message of the locales with its facts, in the language of the sheets
Tell = Callable[[int, int], None]  # how much of the work is done, and of how much

FONT = "Libertinus Serif"
INK, SOFT, LINE, PAPER, SUNK = "#22292b", "#545d5c", "#d5cbb8", "#fffdf8", "#ece5d6"
SEA, LAND, SKY = "#18496a", "#33633c", "#a94f0d"

CARD = (63.0, 88.0)  # the size that sleeves are made for
SHEET = (128.0, 186.0)  # boards and pads, of which two stand on a page
MOST_CARDS = 120
MOST_NAMED = 60  # cards that are named one by one: their texts fit into an address


class Piece(NamedTuple):
    """Something to cut out; a back lies behind its front, and is drawn as it is seen once the piece is turned over."""

    front: str
    back: str | None = None


class Batch(NamedTuple):
    """Pieces of one size, all with a back or all without."""

    title: str
    width: float
    height: float
    pieces: tuple[Piece, ...]
    defs: str = ""  # SVG definitions that the drawings refer to
    note: str = ""  # a sentence for whoever cuts them out
    cut: bool = True  # or is only read


class Press(Protocol):
    """What a game has that can be printed."""

    Wish: type[Any]  # what can be chosen, read by `core/options.py`; its defaults are good ones

    @property
    def THINGS(self) -> Mapping[str, Sequence[str]]:  # noqa: N802
        """What there is to print, the usual thing first, and the fields of the wish that matter for each."""

    def batches(self, what: Sequence[str], wish: Any, ink: Ink, say: Say, tell: Tell) -> Iterator[Batch]:
        """These things, drawn; the same wish gives the same."""


def check_count(count: int) -> None:
    """Refuse to print no cards, or more than anybody cuts out."""
    if not 1 <= count <= MOST_CARDS:
        raise Malformed(
            "print-count", "{count} cards cannot be printed: ask for 1 to {most}.", count=count, most=MOST_CARDS
        )


def named(texts: str) -> list[str]:
    """The texts of the very cards that somebody wants, which commas separate."""
    found = [text.strip() for text in texts.split(",") if text.strip()]
    if not 1 <= len(found) <= MOST_NAMED:
        sentence = "Name 1 to {most} cards to print, with a comma between each, and not {count}."
        raise Malformed("print-these", sentence, most=MOST_NAMED, count=len(found))
    return found


def no_answer(text: str) -> Illegal:
    """The error for a card that nobody could solve."""
    return Illegal("print-unsolvable", "This card has no solution, so it is not printed: {card}", card=text)


def too_rare(found: int) -> Illegal:
    """The error for cards that are hardly ever made."""
    return Illegal(
        "print-rare",
        "Such cards are rare, and only {found} were found: ask for fewer, or for another difficulty.",
        found=found,
    )


def text(
    x: float, y: float, size: float, words: object, *, fill: str = INK, bold: bool = True, at: str = "middle"
) -> str:
    """Words whose baseline is at `y`; `at` says which end of them is at `x`: start, middle or end."""
    weight = 600 if bold else 400
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{FONT}" font-size="{size:g}" font-weight="{weight}" fill="{fill}" '
        f'text-anchor="{at}">{escape(str(words))}</text>'
    )


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    fill: str = "none",
    line: str = "none",
    wide: float = 0.3,
    rx: float = 0,
) -> str:
    """A rectangle, its corners rounded by `rx`."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{rx:g}" fill="{fill}" stroke="{line}" '
        f'stroke-width="{wide:g}"/>'
    )


def path(d: str, *, fill: str = "none", line: str = "none", wide: float = 0.3, more: str = "") -> str:
    """A path; `more` are further attributes."""
    return f'<path d="{d}" fill="{fill}" stroke="{line}" stroke-width="{wide:g}" {more}/>'


def moved(drawing: str, x: float, y: float, scale: float = 1) -> str:
    """A drawing at another place, and larger or smaller."""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{drawing}</g>'


def shrunk(drawing: str, share: float, side: float) -> str:
    """A drawing in a square of this side, made smaller about its middle."""
    return moved(drawing, side * (1 - share) / 2, side * (1 - share) / 2, share)
