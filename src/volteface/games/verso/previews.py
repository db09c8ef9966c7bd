"""What a move of Verso would bring, as far as its seat can know: V2 holds here, too.

An unseen reverse is guessed from what everybody has seen (`behind.py`), and never looked at.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from volteface.games.verso.behind import reverses
from volteface.games.verso.choices import Behind, Choice, Preview, Turns
from volteface.games.verso.constants import SQUARE_ROW
from volteface.games.verso.sequences import banks, highest, neighbours
from volteface.games.verso.state import JOKER, LETTERS, PLACES, ROW, Draw, Pass

if TYPE_CHECKING:
    from collections.abc import Sequence

    from volteface.games.verso.state import Bank, Face, Laid, Layout, Move, Player, State

Row = tuple[int, ...]  # the points of the faces in a row, from the lowest place up; 0 where nothing lies
ROWS = 2048  # rows that are kept once they are worked out: most of a layout is the same in the next turn


def choices(state: State, seat: int, moves: Sequence[Move]) -> tuple[Choice, ...]:
    """These moves of a seat, each with what it would bring."""
    player = state.players[seat]
    rows = _rows(player.layout)
    counts = _counts(rows)
    found, banked = list[Choice](), set[int]()
    for move in moves:
        if isinstance(move, Draw):
            found.append(Choice(move.text, _draw(state, player, rows, counts, move)))
        elif isinstance(move, Pass):
            found.append(Choice(move.text, Preview()))
        elif move.colour not in banked:  # all banks of a row are there, or none
            banked.add(move.colour)
            row = rows[move.colour]
            breaks = player.square and row.count(0) + 2 > ROW - SQUARE_ROW
            found += _banks(move.colour, row, _turned(state, seat, move.colour), breaks)
    return tuple(found)


def _draw(state: State, player: Player, rows: Sequence[Row], counts: list[int], move: Draw) -> Preview:
    layout = player.layout
    if move.turn:
        behind = [
            Behind(face.text, chance, *_comes(layout, player.square, counts, face)) for face, chance in reverses(state)
        ]
        return Preview(behind=tuple(behind))
    face = state.deck[0].face
    lost, square = _comes(layout, player.square, counts, face)
    joins = () if lost else _joins(face.colour, rows[face.colour], face.value - 1, face.points)
    return Preview(face=face.text, discarded=lost, square=square, joins=joins)


def _rows(layout: Layout) -> tuple[Row, ...]:
    points = tuple([0 if laid is None else laid.face.points for laid in layout])
    return tuple([points[start : start + ROW] for start in range(0, PLACES, ROW)])


def _counts(rows: Sequence[Row]) -> list[int]:
    return [ROW - row.count(0) for row in rows]


def _comes(layout: Layout, is_square: bool, counts: list[int], face: Face) -> tuple[bool, bool]:
    """V4, V9: whether a face is lost in a layout with so many cards a row, and whether it makes a square."""
    if layout[face.place] is not None:
        return True, False
    if is_square:
        return False, False
    after = counts.copy()
    after[face.colour] += 1
    return False, min(after) >= SQUARE_ROW


class Run(NamedTuple):
    """A sequence that can be banked: its faces from the lowest up, and their points."""

    faces: tuple[str, ...]
    points: int


@lru_cache(ROWS)
def _runs(colour: int, row: Row) -> dict[str, tuple[Bank, Run]]:
    """Every sequence of a row by the text of its bank."""
    start = colour * ROW
    faces = [f"{LETTERS[colour]}{'*' if value == JOKER else value}:{points}" for value, points in enumerate(row, 1)]
    lies = (0,) * start + row + (0,) * (PLACES - start - ROW)
    found = {}
    for bank in banks(lies):
        places = [place - start for place in bank.places]
        found[bank.text] = bank, Run(tuple([faces[place] for place in places]), sum([row[place] for place in places]))
    return found


@lru_cache(ROWS)
def _joins(colour: int, row: Row, place: int, points: int) -> tuple[str, ...]:
    """The richest sequence with a card of this row once it lies there."""
    after = (*row[:place], points, *row[place + 1 :])
    found = [run for bank, run in _runs(colour, after).values() if colour * ROW + place in bank.places]
    return max(found, key=lambda run: (run.points, len(run.faces)), default=Run((), 0)).faces


def _turns(player: Player, seat: int, laid: Laid) -> Turns:
    """V7 to V9: a card that has to be turned, and what comes of it if everybody knows what is behind it."""
    if not laid.seen:
        return Turns(seat, laid.text)
    counts = _counts(_rows(player.layout))
    counts[laid.face.colour] -= 1  # its two faces are of two colours, so the place of the other is another
    lost, square = _comes(player.layout, player.square, counts, laid.reverse)
    return Turns(seat, laid.text, lost, square)


def _turned(state: State, seat: int, colour: int) -> tuple[Turns, ...]:
    """V6: what the neighbours turn when this colour is banked; nothing is turned alone, or by a last bank."""
    around = () if state.solo or state.phase == "last" else neighbours(seat, len(state.players))
    found = [(one, highest(state.players[one].layout, colour)) for one in around]
    return tuple([_turns(state.players[one], one, laid) for one, laid in found if laid is not None])


@lru_cache(ROWS)
def _banks(colour: int, row: Row, turns: tuple[Turns, ...], breaks: bool) -> tuple[Choice, ...]:
    """V6: every bank of a row: its points and discards, what the neighbours turn, and whether a square is broken."""
    previews = [
        Preview(move=text, cards=run.faces, points=run.points, discards=run.faces[-2:], turns=turns, breaks=breaks)
        for text, (_, run) in _runs(colour, row).items()
    ]
    return tuple([Choice(str(preview.move), preview) for preview in previews])
