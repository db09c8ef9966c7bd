"""Where each piece can stand so that both facades show what a card draws, and whether a card can be built at all.

`check_possible` is exact and plain: a small search without a kernel, so that reading a replay needs no compiler.
It works as the compiled one does (`kernels/search.py` tells how), only slower: about a millisecond for a card.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from volteface.core.errors import Illegal
from volteface.games.recto_verso.pieces import (
    COUNT,
    CUBES,
    EMPTY,
    LETTERS,
    LEVEL,
    PIECES,
    SIZE,
    SPACE,
    UNKNOWN,
    placements,
    word,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from volteface.games.recto_verso.pieces import Cube, Mode
    from volteface.games.recto_verso.state import Card

RAYS = tuple(word((s % SIZE, y, s // SIZE) for y in range(SIZE)) for s in range(SIZE * SIZE))
_ROWS = tuple(word((x, y, z) for x in range(SIZE) for z in range(SIZE)) for y in range(SIZE))


class Stand(NamedTuple):
    """A place for a piece: its cubes, what must then be empty, and what must then be filled below it."""

    cubes: int
    empty: int
    below: int


class Lie(NamedTuple):
    """A placement of a shape: its cubes, the cubes nearer to the front and to the back, those below, its squares."""

    cubes: int
    before: int
    behind: int
    below: int
    squares: int


@cache
def lies(cubes: tuple[Cube, ...]) -> tuple[Lie, ...]:
    """Every placement of a shape with what it means for its surroundings, whatever the card."""
    return tuple(map(_lie, placements(cubes)))


def _lie(mask: int) -> Lie:
    before = behind = squares = 0
    for square, ray in enumerate(RAYS):
        here = [y for y in range(SIZE) if mask & ray & _ROWS[y]]
        if here:
            squares |= 1 << square
            before |= ray & sum(_ROWS[: here[0]])
            behind |= ray & sum(_ROWS[here[-1] + 1 :])
    below = mask >> LEVEL | mask >> 2 * LEVEL | mask >> 3 * LEVEL
    return Lie(mask, before, behind, below & ~mask, squares)


def check_possible(card: Card, mode: Mode) -> None:
    """Refuse a card that no building answers, with the reason."""
    reason = obvious(card, mode)
    if reason is None and not _buildable([stands(card, piece) for piece in range(COUNT[mode])], 0, 0, 0):
        reason = impossible(mode)
    if reason is not None:
        raise reason


def obvious(card: Card, mode: Mode) -> Illegal | None:
    """A reason that one can point at why no building answers this card, if there is one."""
    filled = [square for square, letter in enumerate(card.front) if letter not in (EMPTY, UNKNOWN)]
    for square in filled:
        if square >= SIZE and card.front[square - SIZE] == EMPTY:
            return Illegal(
                "card-void",
                "Nobody can build this card: in the front's column {column} a cube at storey {level} would hang "
                "over a void.",
                column=square % SIZE + 1,
                level=square // SIZE + 1,
            )
    if UNKNOWN not in card.front and SIZE * len(filled) < CUBES[mode]:
        return Illegal(
            "card-small",
            "Nobody can build this card: {cubes} cubes do not fit behind {squares} squares.",
            cubes=CUBES[mode],
            squares=len(filled),
        )
    for index, piece in enumerate(PIECES[: COUNT[mode]]):
        if not stands(card, index):
            return Illegal(
                "card-piece",
                "Nobody can build this card: the {name} can stand nowhere so that both sides show it as drawn.",
                name=str(piece),
            )
    return None


def impossible(mode: Mode) -> Illegal:
    """The refusal of a card when only the whole search shows that no building answers it."""
    return Illegal(
        "card-impossible",
        "Nobody can build this card: no building of all {pieces} pieces shows both sides as drawn.",
        pieces=COUNT[mode],
    )


def stands(card: Card, piece: int) -> list[Stand]:
    """Where a piece can stand as far as the card's two facades alone tell."""
    letter = LETTERS[piece]
    barred = _up(_union(ray for ray, *both in zip(RAYS, card.front, card.back, strict=True) if EMPTY in both))
    closed = barred
    own = []
    for facade, row in ((card.front, _ROWS[0]), (card.back, _ROWS[-1])):
        others = (EMPTY, UNKNOWN, letter)
        closed |= row & _union(ray for ray, c in zip(RAYS, facade, strict=True) if c not in others)
        own.append(_union(1 << square for square, c in enumerate(facade) if c == letter))
    front, back = own
    front_rays, back_rays = (_union(RAYS[s] for s in range(16) if side >> s & 1) for side in own)
    found = []
    for lie in lies(PIECES[piece].cubes):
        if lie.cubes & closed or (front | back) & ~lie.squares:
            continue
        empty = _up(lie.before & front_rays | lie.behind & back_rays) | barred
        if not empty & (lie.cubes | lie.below):
            found.append(Stand(lie.cubes, empty, lie.below))
    return found


def _buildable(choices: Sequence[list[Stand]], taken: int, empty: int, below: int) -> bool:
    """Whether one stand a piece can be chosen so that none disturbs another and nothing hangs over a void."""
    if not choices:
        return not below & ~taken
    if below & ~taken & ~_union(stand.cubes for stands in choices for stand in stands):
        return False
    at = min(range(len(choices)), key=lambda i: len(choices[i]))
    rest = [*choices[:at], *choices[at + 1 :]]
    for one in choices[at]:
        full, void, need = taken | one.cubes, empty | one.empty, below | one.below
        left = []
        for stands in rest:
            fitting = [s for s in stands if not (s.cubes & (full | void) or s.empty & (full | need) or s.below & void)]
            if not fitting:
                break
            left.append(fitting)
        else:
            if _buildable(left, full, void, need):
                return True
    return False


def _up(mask: int) -> int:
    """The cubes and all above them: over an empty place everything is empty, or it would hang over a void."""
    mask |= mask << LEVEL
    return (mask | mask << 2 * LEVEL) & SPACE


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union
