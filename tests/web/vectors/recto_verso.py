"""Drops, turns, shifts and facades of Recto Verso, as the rules decide them: lines of words separated by semicolons.

ways;PIECE;CUBES,CUBES,...           every way in which a piece can lie
empty                                an empty board, which the next lines build on
drop;PIECE;CUBES;REST                where a piece comes to rest, there it stays; or the code of the refusal
facade;FRONT;BACK                    what both sides see of the building so far
carried;PIECE;OTHER                  which piece stands on this one, if any
lift;PIECE;CUBES;REST                where it would come to rest if it were lifted and let down again
shift;+x;BUILDING                    the building pushed along, or "refused"
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from volteface.core.errors import Illegal
from volteface.games.recto_verso.building import carried, cubes_text, drop, facade, filled, replaced, shifted
from volteface.games.recto_verso.notation import format_facade
from volteface.games.recto_verso.pieces import LETTERS, PIECES, Cube, cubes_of, in_order, orientations
from volteface.games.recto_verso.state import NOTHING, Building

GAMES = 450


def text() -> str:
    """The file's text."""
    return "\n".join((*_ways(), *_games(Random("recto-verso")))) + "\n"


def _ways() -> Iterator[str]:
    """Every way in which each piece can lie."""
    for piece in PIECES:
        ways = (" ".join(f"{x}{y}.{z}" for x, y, z in way) for way in orientations(piece.cubes))
        yield f"ways;{piece.letter};{','.join(ways)}"


def _games(rng: Random) -> Iterator[str]:
    """Buildings that grow by drops anywhere, refused ones too, and now and then lose or move a piece."""
    for _ in range(GAMES):
        building = NOTHING
        yield "empty"
        for piece in rng.sample(range(len(PIECES)), rng.randint(5, len(PIECES))):
            way = rng.choice(orientations(PIECES[piece].cubes))
            x, y = rng.randint(-1, 3), rng.randint(-1, 3)
            cubes = in_order((a + x, b + y, c) for a, b, c in way)
            if any(min(a, b) < 0 for a, b, _ in cubes):
                continue  # no text can name it
            rest = _rest(building, piece, cubes)
            yield f"drop;{LETTERS[piece]};{_cubes(cubes)};{rest}"
            if "." in rest:
                building = replaced(building, piece, drop(filled(building), piece, cubes))
        yield from _looks(building, rng)


def _looks(building: Building, rng: Random) -> Iterator[str]:
    """What both sides see, what carries what, a piece lifted and put down again, and a shift."""
    front, back = facade(building, "front"), facade(building, "back")
    yield f"facade;{format_facade(front, 'front')};{format_facade(back, 'back')}"
    for piece, mask in enumerate(building):
        if not mask:
            continue
        other = carried(building, piece)
        yield f"carried;{LETTERS[piece]};{'' if other is None else LETTERS[other]}"
        if other is None and rng.random() < 0.3:
            cubes = cubes_of(mask)
            low = min(z for _, _, z in cubes)
            way = tuple((x, y, z - low) for x, y, z in cubes)
            yield f"lift;{LETTERS[piece]};{_cubes(way)};{_rest(replaced(building, piece, 0), piece, way)}"
    for by, (x, y) in {"+x": (1, 0), "-x": (-1, 0), "+y": (0, 1), "-y": (0, -1)}.items():
        try:
            yield f"shift;{by};{_written(shifted(building, x, y))}"
        except Illegal:
            yield f"shift;{by};refused"


def _rest(building: Building, piece: int, cubes: tuple[Cube, ...]) -> str:
    try:
        return cubes_text(drop(filled(building), piece, cubes))
    except Illegal as reason:
        return reason.code


def _written(building: Building) -> str:
    return ",".join(f"{letter} {cubes_text(mask)}" for letter, mask in zip(LETTERS, building, strict=True) if mask)


def _cubes(cubes: tuple[Cube, ...]) -> str:
    return " ".join(f"{x}{y}.{z}" for x, y, z in cubes)
