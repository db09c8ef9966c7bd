"""What a move of Verso would bring, as far as its seat can know: V2 holds here, too.

An unseen reverse is guessed from what everybody has seen (`behind.py`), and never looked at.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from volteface.games.verso.behind import reverses
from volteface.games.verso.choices import Behind, Choice, Preview, Turns
from volteface.games.verso.constants import SQUARE_ROW
from volteface.games.verso.sequences import banks, highest, neighbours
from volteface.games.verso.state import FLIP, JOKER, KEEP, LETTERS, PLACES, ROW, Draw, Pass

if TYPE_CHECKING:
    from collections.abc import Sequence

    from volteface.games.verso.state import Bank, Laid, Layout, Move, Player, State

Row = tuple[int, ...]  # the points of the faces in a row, from the lowest place up; 0 where nothing lies
ROWS = 2048  # rows that are kept once they are worked out: most of a layout is the same in the next turn


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
            breaks = player.square and player.counts[move.colour] - 2 < SQUARE_ROW
            found += _banks(move.colour, _row(player.layout, move.colour), _turned(state, seat, move.colour), breaks)
    return tuple(found)


def _kept(state: State, player: Player) -> Choice:
    face, layout = state.deck[0].face, player.layout
    lost = layout[face.place] is not None
    square = not lost and face.colour == _lacking(player.counts)
    return _keep(face.text, face.colour, face.place, face.points, _row(layout, face.colour), lost, square)


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
def _keep(face: str, colour: int, place: int, points: int, row: Row, lost: bool, square: bool) -> Choice:
    """V4: a face that comes to its row, with the richest sequence that it is part of then."""
    joins = Run((), 0)
    if not lost:
        at = place - colour * ROW
        after = (*row[:at], points, *row[at + 1 :])
        found = [run for bank, run in _runs(colour, after).values() if place in bank.places]
        joins = max(found, key=lambda run: (run.points, len(run.faces)), default=joins)
    return Choice(KEEP.text, Preview(face=face, discarded=lost, square=square, joins=joins.faces))


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


@lru_cache(ROWS)
def _banks(colour: int, row: Row, turns: tuple[Turns, ...], breaks: bool) -> tuple[Choice, ...]:
    """V6: every bank of a row: its points and discards, what the neighbours turn, and whether a square is broken."""
    previews = [
        Preview(move=text, cards=run.faces, points=run.points, discards=run.faces[-2:], turns=turns, breaks=breaks)
        for text, (_, run) in _runs(colour, row).items()
    ]
    return tuple([Choice(str(preview.move), preview) for preview in previews])
