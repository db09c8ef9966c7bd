"""A partner of Recto Verso: it sees one side, builds, says what its side needs, and listens.

Here a bot is asked again and again: `choose(view, heard, budget, rng)` gives one step, a move or a phrase and how long
it then rests, or none if it waits for something to change or be said. It goes by the view of its seat and the phrases
of this round alone, so it needs no memory; it heeds no budget.

    what stands cannot fit the own side  ->  say a square that is wrong, so that the partner knows, then mend it
    it can                               ->  put down the next piece of the likeliest building (`plan.py`)
    all pieces stand, nothing is wrong   ->  Recto; or Verso, if the partner has said Recto
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from volteface.core.game import Saying, Step
from volteface.games.recto_verso.building import facade
from volteface.games.recto_verso.notation import format, parse_building
from volteface.games.recto_verso.pieces import COUNT, EMPTY, INDEX, LETTERS, PIECES, SIZE
from volteface.games.recto_verso.state import RECTO, VERSO

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from volteface.core.chance import Chance
    from volteface.core.game import Phrase
    from volteface.games.recto_verso.bots.belief import Belief
    from volteface.games.recto_verso.state import Building
    from volteface.games.recto_verso.view import View

WAIT = 6000  # milliseconds that a partner who says "wait" is given


class Level(msgspec.Struct, frozen=True):
    """How quick a partner is, and how much it tells unasked."""

    look: int  # milliseconds for a first look at the card
    rest: int  # milliseconds between two acts, about
    tells: int  # things about its own side that it tells unasked


def choose(level: Level, view: View, heard: Sequence[Phrase], budget: int, rng: Chance) -> tuple[Step, ...]:
    """What a partner of this level does now."""
    if view.phase != "building" or view.role not in ("front", "back"):
        return ()
    own = [phrase for phrase in heard if phrase.seat == view.seat]
    heard = [phrase for phrase in heard if phrase.seat != view.seat]
    pause = level.look - (view.clock - view.since)
    if heard and heard[-1].code == "wait":
        pause = max(pause, WAIT - (view.clock - heard[-1].at))
    if pause > 0:
        return (Step(rest=pause),)
    from volteface.games.recto_verso.bots import belief, plan  # a compiled kernel: only when a bot plays

    known, wrong = belief.believe(view, heard)
    building = parse_building("; ".join(f"{letter} {cubes}" for letter, cubes in view.building.items()))
    rest = round(level.rest * (0.7 + 0.6 * rng.unit()))
    saying = _answer(heard, wrong, own) or _remark(level, known, building, own)
    if saying is not None:
        return (Step(saying, rest),)
    move = plan.next_move(known, building, rng)
    if move is None:
        if view.said == view.seat:
            return ()
        move = RECTO if view.said is None else VERSO
    return (Step(format(move), rest),)


def _answer(heard: Sequence[Phrase], wrong: Sequence[Phrase], own: Sequence[Phrase]) -> Saying | None:
    """A greeting for a greeting, and no to what cannot be."""
    last = heard[-1] if heard else None
    code = None if last is None else "no" if last in wrong else "hello" if last.code == "hello" else None
    if last is None or code is None or any(one.code == code and one.at >= last.at for one in own):
        return None
    return Saying(code, {})


def _remark(level: Level, known: Belief, building: Building, own: Sequence[Phrase]) -> Saying | None:
    """What the partner should know: why this cannot work, and now and then something of the own side."""
    said = [Saying(one.code, dict(one.facts)) for one in own]
    told = sum(one.code in ("need", "unseen") for one in said)
    if not known.alone().fits(building):
        faults = [square for square, letter in enumerate(facade(building, known.side)) if letter != EMPTY]
        wrong = [_need(known, square) for square in faults if known.own[square] != facade(building, known.side)[square]]
        return next((saying for saying in (*wrong, *_news(known)) if saying not in said), None)
    if told < level.tells and 2 * told <= sum(map(bool, building)):
        return next((saying for saying in _news(known) if saying not in said), None)
    return None


def _need(known: Belief, square: int) -> Saying:
    """What stands on a square of the own side."""
    where: dict[str, object] = {"x": square % SIZE, "z": square // SIZE}
    letter = known.own[square]
    return Saying("empty", where) if letter == EMPTY else Saying("need", {"colour": letter, **where})


def _news(known: Belief) -> Iterator[Saying]:
    """What one could tell, in turn where a large piece is seen and which is not seen at all."""
    squares = sorted(
        (square for square, letter in enumerate(known.own) if letter != EMPTY),
        key=lambda square: (-len(PIECES[INDEX[known.own[square]]].cubes), square),
    )
    first = {known.own[square]: square for square in reversed(squares)}
    unseen = [Saying("unseen", {"colour": letter}) for letter in LETTERS[: COUNT[known.mode]] if letter not in first]
    needs = [_need(known, square) for square in sorted(squares, key=lambda s: first[known.own[s]] != s)]
    for index, need in enumerate(needs):
        yield need
        yield from unseen[index : index + 1]
