"""Drops, turns, shifts and facades of Recto Verso, as the rules decide them: lines of words separated by semicolons.

ways;PIECE;CUBES,CUBES,...           every way in which a piece can lie
empty                                an empty board, which the next lines build on
drop;PIECE;CUBES;REST                where a piece comes to rest, there it stays; or the code of the refusal
facade;FRONT;BACK                    what both sides see of the building so far
carried;PIECE;OTHER                  which piece stands on this one, if any
lift;PIECE;CUBES;REST                where it would come to rest if it were lifted and let down again
stack;PIECE;COLUMN;BUILDING          where a piece and all that stands on it come to rest there, or the refusal's code
right;MODE;CARD;BUILDING;FAULTS      whether a building answers a card: the codes of what is wrong, none if it is right
shift;+x;BUILDING                    the building pushed along, or "refused"
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random

from volteface.core.errors import Illegal
from volteface.games.recto_verso.box import shipped
from volteface.games.recto_verso.building import (
    card_of,
    carried,
    cubes_text,
    drop,
    facade,
    filled,
    judge,
    replaced,
    shifted,
    stack,
    stacked,
)
from volteface.games.recto_verso.notation import format_card, format_facade, parse_building, parse_card
from volteface.games.recto_verso.pieces import (
    COUNT,
    LETTERS,
    PIECES,
    Cube,
    Mode,
    cubes_of,
    in_order,
    orientations,
    placements,
)
from volteface.games.recto_verso.state import NOTHING, Building, Card

GAMES = 450


def text() -> str:
    """The file's text."""
    return "\n".join((*_ways(), *_games(Random("recto-verso")), *_verdicts(Random("verdicts")))) + "\n"


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
    """What both sides see, what carries what, a piece lifted and put down again, a stack elsewhere, and a shift."""
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
    yield from _stacks(building, Random(_written(building)))
    for by, (x, y) in {"+x": (1, 0), "-x": (-1, 0), "+y": (0, 1), "-y": (0, -1)}.items():
        try:
            yield f"shift;{by};{_written(shifted(building, x, y))}"
        except Illegal:
            yield f"shift;{by};refused"


def _verdicts(rng: Random) -> Iterator[str]:
    """The box's cards with their solutions, and what is nearly right: two pieces swapped, one left over, a void."""
    modes: tuple[Mode, ...] = ("simple", "hard")
    for mode in modes:
        for entry in shipped().cards[mode]:
            building, card = parse_building(entry["solution"]), parse_card(entry["text"], mode)
            one, other = rng.sample(range(4), 2)  # cubes
            swapped = replaced(replaced(building, one, building[other]), other, building[one])
            top = rng.choice(
                [piece for piece, mask in enumerate(building) if mask and carried(building, piece) is None]
            )
            for tried in (building, swapped, replaced(building, top, 0)):
                yield _verdict(tried, card, mode)
    for _ in range(60):
        building = NOTHING
        for piece in rng.sample(range(COUNT["simple"]), COUNT["simple"]):
            ways = [cubes_of(mask) for mask in placements(PIECES[piece].cubes)]
            way = rng.choice([cubes for cubes in ways if min(z for _, _, z in cubes) == 0])
            with suppress(Illegal):
                building = replaced(building, piece, drop(filled(building), piece, way))
        yield _verdict(building, card_of(building), "simple")


def _verdict(building: Building, card: Card, mode: Mode) -> str:
    faults = ",".join(sorted({fault.code for fault in judge(building, card, mode)}))
    return f"right;{mode};{format_card(card)};{_written(building)};{faults}"


def _stacks(building: Building, rng: Random) -> Iterator[str]:
    """The pieces that carry others, with these elsewhere."""
    bearing = [piece for piece in range(len(PIECES)) if carried(building, piece) is not None]
    for piece in bearing * 2:
        x, y = rng.randint(0, 3), rng.randint(0, 3)
        try:
            after = stacked(building, piece, x, y)
            rest = _written(tuple(mask if one in stack(after, piece) else 0 for one, mask in enumerate(after)))
        except Illegal as reason:
            rest = reason.code
        yield f"stack;{LETTERS[piece]};{x}{y};{rest}"


def _rest(building: Building, piece: int, cubes: tuple[Cube, ...]) -> str:
    try:
        return cubes_text(drop(filled(building), piece, cubes))
    except Illegal as reason:
        return reason.code


def _written(building: Building) -> str:
    return ",".join(f"{letter} {cubes_text(mask)}" for letter, mask in zip(LETTERS, building, strict=True) if mask)


def _cubes(cubes: tuple[Cube, ...]) -> str:
    return " ".join(f"{x}{y}.{z}" for x, y, z in cubes)
