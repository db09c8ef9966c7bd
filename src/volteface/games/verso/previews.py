"""What a move of Verso would bring, as far as its seat can know: V2 holds here, too.

An unseen reverse is guessed from what everybody has seen (`behind.py`), and never looked at.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from volteface.games.verso.behind import reverses
from volteface.games.verso.choices import Behind, Choice, Preview, Turns
from volteface.games.verso.constants import SQUARE_ROW
from volteface.games.verso.sequences import banks, highest, neighbours
from volteface.games.verso.state import FLIP, JOKER, KEEP, LETTERS, PLACES, ROW, Draw, Pass

if TYPE_CHECKING:
    from collections.abc import Sequence

    from volteface.games.verso.state import Laid, Layout, Move, Player, State

Row = tuple[int, ...]  # the points of the faces in a row, from the lowest place up; 0 where nothing lies


def choices(state: State, seat: int, moves: Sequence[Move]) -> tuple[Choice, ...]:
    """These moves of a seat, each with what it would bring."""
    player = state.players[seat]
    found, banked = list[Choice](), set[int]()
    for move in moves:
        if isinstance(move, Draw):
            found.append(_turned_over(state, player) if move.turn else _kept(state, player))
        elif isinstance(move, Pass):
            found.append(Choice(move.text, Preview()))
        elif move.colour not in banked:  # all banks of a row are there, or none
            banked.add(move.colour)
            found += _banks(state, seat, move.colour)
    return tuple(found)


def _kept(state: State, player: Player) -> Choice:
    """V4: the top face comes to its row; with the richest sequence that it is part of then."""
    face, layout = state.deck[0].face, player.layout
    lost, joins = layout[face.place] is not None, NO_RUN
    if not lost:
        row, at = _row(layout, face.colour), face.value - 1
        for run in _runs(face.colour, (*row[:at], face.points, *row[at + 1 :])):
            if at in run.places and (run.points, len(run.faces)) > (joins.points, len(joins.faces)):
                joins = run
    square = not lost and face.colour == _lacking(player.counts)
    return Choice(KEEP.text, Preview(face=face.text, discarded=lost, square=square, joins=joins.faces))


def _turned_over(state: State, player: Player) -> Choice:
    layout, lacking = player.layout, _lacking(player.counts)
    behind = [
        Behind(face.text, chance, (lost := layout[face.place] is not None), not lost and face.colour == lacking)
        for face, chance in reverses(state)
    ]
    return Choice(FLIP.text, Preview(behind=tuple(behind)))


def _row(layout: Layout, colour: int) -> Row:
    start = colour * ROW
    return tuple([0 if laid is None else laid.face.points for laid in layout[start : start + ROW]])


@cache
def _lacking(counts: tuple[int, ...]) -> int | None:
    """V9: the colour of which one more card makes a square of rows with so many cards, if there is one."""
    short = [colour for colour, count in enumerate(counts) if count < SQUARE_ROW]
    return short[0] if len(short) == 1 and counts[short[0]] == SQUARE_ROW - 1 else None


class Run(NamedTuple):
    """A sequence that can be banked: the text of its bank, its places in the row, its faces and their points."""

    move: str
    places: tuple[int, ...]
    faces: tuple[str, ...]
    points: int


NO_RUN = Run("", (), (), 0)


@cache
def _runs(colour: int, row: Row) -> tuple[Run, ...]:
    """Every sequence of a row. There are 1,458 rows of a colour, and all of them come again and again."""
    start = colour * ROW
    faces = [f"{LETTERS[colour]}{'*' if value == JOKER else value}:{points}" for value, points in enumerate(row, 1)]
    found = []
    for bank in banks((0,) * start + row + (0,) * (PLACES - start - ROW)):
        places = tuple([place - start for place in bank.places])
        found.append(Run(bank.text, places, tuple([faces[at] for at in places]), sum([row[at] for at in places])))
    return tuple(found)


def _turns(player: Player, seat: int, laid: Laid) -> Turns:
    """V7 to V9: a card that has to be turned, and what comes of it if everybody knows what is behind it."""
    if not laid.seen:
        return Turns(seat, laid.text)
    face, counts = laid.reverse, list(player.counts)
    counts[laid.face.colour] -= 1  # its two faces are of two colours, so the place of the other is another
    lost = player.layout[face.place] is not None
    square = not lost and not player.square and face.colour == _lacking(tuple(counts))
    return Turns(seat, laid.text, lost, square)


def _turned(state: State, seat: int, colour: int) -> tuple[Turns, ...]:
    """V6: what the neighbours turn when this colour is banked; nothing is turned alone, or by a last bank."""
    around = () if state.solo or state.phase == "last" else neighbours(seat, len(state.players))
    found = [(one, highest(state.players[one].layout, colour)) for one in around]
    return tuple([_turns(state.players[one], one, laid) for one, laid in found if laid is not None])


def _banks(state: State, seat: int, colour: int) -> list[Choice]:
    """V6: every bank of a row: its points and discards, what the neighbours turn, and whether a square is broken."""
    player, turns = state.players[seat], _turned(state, seat, colour)
    breaks = player.square and player.counts[colour] - 2 < SQUARE_ROW
    return [
        Choice(
            run.move,
            Preview(
                move=run.move,
                cards=run.faces,
                points=run.points,
                discards=run.faces[-2:],
                turns=turns,
                breaks=breaks,
            ),
        )
        for run in _runs(colour, _row(player.layout, colour))
    ]
