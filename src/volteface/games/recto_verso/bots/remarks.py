"""What a partner says: answers, why something cannot work, what it asks for, and now and then what its side shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.core.game import Saying
from volteface.games.recto_verso.bots.manners import OFFERS, QUESTIONS, STAYS, subject
from volteface.games.recto_verso.building import facade
from volteface.games.recto_verso.pieces import COUNT, EMPTY, INDEX, LETTERS, PIECES, SIZE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from volteface.core.game import Phrase
    from volteface.games.recto_verso.bots.belief import Belief
    from volteface.games.recto_verso.bots.manners import Level, Manners
    from volteface.games.recto_verso.state import Building
    from volteface.games.recto_verso.view import View


ASKING = (*QUESTIONS, *STAYS)


def answer(
    known: Belief,
    building: Building,
    manners: Manners,
    heard: Sequence[Phrase],
    wrong: Sequence[Phrase],
    own: Sequence[Phrase],
) -> Saying | None:
    """What the last thing said calls for: a greeting, yes or no, how a piece lies, or what this side needs."""
    last = heard[-1] if heard else None
    if last is None:
        return None
    since = [one for one in own if one.at >= last.at]
    if last in wrong:
        saying = Saying("no", {})
    elif last.code == "hello":
        saying = Saying("hello", {})
    elif last.code in ("may-move", "may-shift"):
        saying = Saying("yes", {})
    elif last.code == "yes" and _is_late(manners, own):
        saying = Saying("yes", {})  # it had given up what it asked for, and does it now
    elif last.code == "which-way":
        told = _where(known, str(last.facts["colour"]))
        return None if since else next((one for one in told if one not in _said(own)), told[0])
    elif last.code == "yours":
        letter = str(last.facts["colour"])
        saying = Saying("unseen", {"colour": letter})  # it takes the piece all the same if it can
        return None if since or building[INDEX[letter]] or letter in known.own or saying in _said(own) else saying
    elif last.code == "tell-me":
        return None if since else wish(known, building, own)
    else:
        return None
    return None if any(one.code == saying.code for one in since) else saying


def _is_late(manners: Manners, own: Sequence[Phrase]) -> bool:
    """Whether a yes allows what this partner had given up to do for want of an answer, and has not said yes to yet."""
    last = next((number for number in reversed(range(len(own))) if own[number].code in ASKING), None)
    if last is None or own[last].code not in STAYS or any(one.code == "yes" for one in own[last:]):
        return False
    return subject(own[last]) in manners.agreed


def remark(level: Level, view: View, known: Belief, building: Building, own: Sequence[Phrase]) -> Saying | None:
    """What the partner should know: why this cannot work, that this side is done, and something of it now and then."""
    said, seen = _said(own), facade(building, known.side)
    touched = view.touched
    if touched is not None and touched.seat != view.seat and touched.piece in [*view.beside]:
        handed = Saying("yours", {"colour": touched.piece})  # they have just taken it away
        return None if handed in said else handed
    told = sum(one.code in ("need", "unseen") for one in said)
    if not known.alone().fits(building):
        since = 0 if touched is None else touched.at
        if any(one.code in ("need", "empty", "may-move") and one.at >= since for one in own):
            return None  # said, and nothing has changed since
        faults = [square for square, letter in enumerate(seen) if letter not in (EMPTY, known.own[square])]
        return next((one for one in (*(need(known, s) for s in faults), *_news(known)) if one not in said), None)
    if seen == known.own and view.beside and (done := Saying("done", {})) not in said:
        return done
    hidden = [Saying("hide", {"colour": letter}) for letter in known.unseen if letter not in known.own]
    if hidden and told and hidden[0] not in said and not any(one.code == "hide" for one in said):
        return hidden[0]
    if told < level.tells and 2 * told <= sum(map(bool, building)):
        return next((saying for saying in _news(known) if saying not in said), None)
    return None


def wish(known: Belief, building: Building, own: Sequence[Phrase]) -> Saying:
    """What this side needs most: a square that shows something wrong, then one that shows nothing yet; or it is done.

    What was said already is said again only when there is nothing else, what was said longest ago first.
    """
    seen = facade(building, known.side)
    missing = [square for square in range(SIZE * SIZE) if seen[square] != known.own[square]]
    missing.sort(key=lambda square: (seen[square] == EMPTY, square // SIZE))
    needs = [need(known, square) for square in missing]
    last = {(one.code, *sorted(one.facts.items())): number for number, one in enumerate(own)}
    told = [last.get((one.code, *sorted(one.facts.items())), -1) for one in needs]
    return needs[told.index(min(told))] if needs else Saying("done", {})


def plea(known: Belief, building: Building, manners: Manners, own: Sequence[Phrase]) -> Saying | None:
    """Asks the other to leave a piece where it is that they have in hand: this side shows it as drawn."""
    seen = facade(building, known.side)
    for piece in sorted(manners.held):
        letter = LETTERS[piece]
        fits = letter in seen and all((a == letter) == (b == letter) for a, b in zip(seen, known.own, strict=True))
        saying = Saying("leave", {"colour": letter})
        if building[piece] and fits and known.fits(building) and saying not in _said(own):
            return saying
    return None


def question(known: Belief, building: Building, piece: int) -> Saying:
    """Asks to move a piece of the other, and says why in the same breath: what a square of this side must show."""
    letter, seen = LETTERS[piece], facade(building, known.side)
    squares = range(SIZE * SIZE)
    square = min(
        squares,
        key=lambda s: (
            not (seen[s] == letter != known.own[s]),
            not (known.own[s] == letter != seen[s]),
            seen[s] in (EMPTY, known.own[s]),
            known.own[s] == EMPTY,
        ),
    )
    return Saying("may-move", {"piece": letter, "colour": known.own[square], **_square(square)})


def staying(manners: Manners) -> Saying | None:
    """Says that it leaves a piece, or the building, that it has asked to move: the other has said no, or nothing."""
    if manners.unsaid is None:
        return None
    return Saying("stays", {"piece": LETTERS[manners.unsaid]}) if manners.unsaid >= 0 else Saying("stays-all", {})


def offer(own: Sequence[Phrase], piece: int) -> Saying | None:
    """Offers once more what it has left to the other."""
    saying = Saying("yours", {"colour": LETTERS[piece]})
    return saying if _said(own).count(saying) < OFFERS else None


def leaving(known: Belief, own: Sequence[Phrase], pieces: Sequence[int]) -> Saying | None:
    """Why it leaves pieces to the other: they are not seen on this side, or it does not know how one lies."""
    said = _said(own)
    for letter in (LETTERS[piece] for piece in pieces):
        size = len(PIECES[INDEX[letter]].cubes)
        if size > 1 and known.other.count(letter) == 1:
            saying = Saying("which-way", {"colour": letter})
        else:
            saying = Saying("unseen", {"colour": letter})
        if saying not in said:
            return saying
    handed = [Saying("yours", {"colour": LETTERS[piece]}) for piece in pieces[:1]]
    return None if any(one.code == "yours" for one in said) else next(iter(handed), None)


def need(known: Belief, square: int) -> Saying:
    """What stands on a square of the own side."""
    letter = known.own[square]
    return (
        Saying("empty", _square(square)) if letter == EMPTY else Saying("need", {"colour": letter, **_square(square)})
    )


def _square(square: int) -> dict[str, object]:
    return {"x": square % SIZE, "z": square // SIZE}


def _said(own: Sequence[Phrase]) -> list[Saying]:
    return [Saying(one.code, dict(one.facts)) for one in own]


def _where(known: Belief, letter: str) -> list[Saying]:
    """Where the own side shows a piece, or that it does not."""
    squares = [square for square, shown in enumerate(known.own) if shown == letter]
    return [need(known, square) for square in squares] or [Saying("unseen", {"colour": letter})]


def _news(known: Belief) -> Iterator[Saying]:
    """What one could tell, in turn where a large piece is seen and which is not seen at all."""
    squares = sorted(
        (square for square, letter in enumerate(known.own) if letter != EMPTY),
        key=lambda square: (-len(PIECES[INDEX[known.own[square]]].cubes), square),
    )
    first = {known.own[square]: square for square in reversed(squares)}
    unseen = [Saying("unseen", {"colour": letter}) for letter in LETTERS[: COUNT[known.mode]] if letter not in first]
    needs = [need(known, square) for square in sorted(squares, key=lambda s: first[known.own[s]] != s)]
    for index, one in enumerate(needs):
        yield one
        yield from unseen[index : index + 1]
