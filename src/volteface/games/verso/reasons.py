"""Why a move would have been better: what it would have brought, and what the move that was made cost, as facts.

Everything is taken from the previews of the seat's own legal moves, so a reason never tells more than that seat knew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from volteface.games.verso.constants import SQUARE, SQUARE_ROW
from volteface.games.verso.notation import parse_seen
from volteface.games.verso.state import JOKER

if TYPE_CHECKING:
    from collections.abc import Mapping

    from volteface.games.verso.choices import Choice, Preview
    from volteface.games.verso.view import View

    Places = set[tuple[int, int]]  # the colours and values of what lies before a seat

Code = Literal[
    "keep-square",  # it completes a square
    "keep-joins",  # it joins a sequence of so many points
    "keep-away",  # it is lost, and that is the least harm
    "keep-three",  # three points
    "keep-row",  # another card of a row that a square needs
    "keep-place",  # a new place in a row
    "flip-square",  # behind it there may be a square
    "flip-fresh",  # the face is there already, and behind it there may be a new one
    "flip-joins",  # behind it there may be one that joins another
    "flip-three",  # behind it are three points
    "flip-better",  # on average what is behind it is worth more
    "bank",  # points at once
    "bank-turns",  # and a card that neighbours have to turn
    "pass",
]
Cost = Literal["keep-lost", "flip-risk", "late", "bank-broke", "bank-gave"]


class Reason(msgspec.Struct, frozen=True):
    """What a better move would have brought; and what the one that was made cost, where that can be told."""

    code: Code
    run: tuple[str, ...] = ()  # the sequence it is about,
    points: int = 0  # what that is worth,
    chance: int = 0  # in percent, of what may be behind a card
    count: int = 0  # which card of its row
    cost: Cost | None = None
    risk: int = 0  # in percent, that a turned card was lost
    gone: tuple[str, ...] = ()  # the cards that the made bank discarded


def reason(choices: Mapping[str, Choice], view: View, move: str, best: str) -> Reason:
    """Why `best` would have been better than `move`, both among these choices of the view's seat by their texts."""
    assert view.seat is not None
    own = {(face.colour, face.value) for face, _ in map(parse_seen, view.players[view.seat].cards)}
    better = _brought(best, choices, own)
    made = choices[move].preview
    if move == "keep" and made.discarded is True:
        return msgspec.structs.replace(better, cost="keep-lost")
    if move == "flip" and best == "keep":
        risk = round(100 * sum(one.chance for one in made.behind or () if one.discarded))
        return msgspec.structs.replace(better, cost="flip-risk", risk=risk) if risk else better
    if move in ("keep", "flip") and best.startswith("bank") and 0 < view.deck <= len(view.players):
        return msgspec.structs.replace(better, cost="late")
    if move.startswith("bank") and made.discards:
        return msgspec.structs.replace(
            better, cost="bank-broke" if made.breaks is True else "bank-gave", gone=made.discards
        )
    return better


def _brought(best: str, choices: Mapping[str, Choice], own: Places) -> Reason:
    preview = choices[best].preview
    if best == "keep":
        return _kept(preview, own)
    if best == "flip":
        behind = preview.behind or ()
        square = sum(one.chance for one in behind if one.square)
        if square:
            return Reason("flip-square", chance=round(100 * square))
        if "keep" not in choices or choices["keep"].preview.discarded is True:
            return Reason("flip-fresh", chance=round(100 * sum(one.chance for one in behind if not one.discarded)))
        kept = choices["keep"].preview
        joins = sum(one.chance for one in behind if not one.discarded and _joins(one.face, own))
        if joins and len(kept.joins or ()) < 2:
            return Reason("flip-joins", chance=round(100 * joins))
        assert isinstance(kept.face, str)
        return Reason("flip-three" if parse_seen(kept.face)[0].points == 1 else "flip-better")
    if best == "pass":
        return Reason("pass")
    return Reason("bank-turns" if preview.turns else "bank", preview.cards or (), preview.points or 0)


def _joins(text: str, own: Places) -> bool:
    """Whether this face would make a sequence with what lies there."""
    face, _ = parse_seen(text)
    row = {value for colour, value in own if colour == face.colour}
    return bool(row if face.is_joker else row & {face.value - 1, face.value + 1, JOKER})


def _kept(preview: Preview, own: Places) -> Reason:
    if preview.discarded is True:
        return Reason("keep-away")
    if preview.square is True:
        return Reason("keep-square", points=SQUARE)
    joins = preview.joins or ()
    if len(joins) > 1:
        return Reason("keep-joins", joins, sum(parse_seen(card)[0].points for card in joins))
    assert isinstance(preview.face, str)
    face, _ = parse_seen(preview.face)
    count = sum(colour == face.colour for colour, _ in own) + 1
    if face.points == 3:
        return Reason("keep-three")
    return Reason("keep-row", count=count) if count <= SQUARE_ROW else Reason("keep-place")
