"""How a partner shares a building: whose turn it is, and which pieces it keeps its hands off.

A building is to be the work of both. So a partner waits for the other's first piece, then puts one down for each of
theirs; it goes on alone only when it is told to, or when the other has done and said nothing for a while, which is
longer where a round leaves time (but for a level that always `waits` as long). It never touches what the other holds,
leaves what it was told to leave, and asks before it moves what the other has put down: without a yes it leaves that,
too, and asks once more after a while if nothing was answered at all. What it has left to the other stays theirs until
they give it back.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

import msgspec

from volteface.games.recto_verso.pieces import INDEX

if TYPE_CHECKING:
    from collections.abc import Sequence

    from volteface.core.game import Phrase
    from volteface.games.recto_verso.view import View

HELD = 3000  # milliseconds after which a hand that shows no more is taken to be empty
SILENT = 10_000  # milliseconds after which a partner waits no longer for an answer, and leaves what it has asked for
AGAIN = 25_000  # milliseconds after which it asks the same once more
ALL = -1  # in place of a piece: the whole building
QUESTIONS = ("may-move", "may-shift")
STAYS = ("stays", "stays-all")
SIGNALS = ("hand", "hold", "point")
ORDERS = ("your-turn", "yours", "yes")  # with these the other hands the turn over
LEFT = ("unseen", "which-way", "yours")  # and with these this partner
NEWCOMER = 10_000  # milliseconds in which somebody new to this puts a piece down
OFFERS = 2  # times that it offers the same piece
WORDS = 3  # pieces in whose time the words are said, and what is wrong is mended


class Level(msgspec.Struct, frozen=True):
    """How quick a partner is, how much it tells unasked, and how long it waits for the other."""

    look: int  # milliseconds for a first look at the card
    rest: int  # milliseconds between two acts, about
    tells: int  # things about its own side that it tells unasked
    patience: int  # milliseconds without a deed or word of the other after which it goes on alone (`_patience`)
    waits: bool = False  # whether it waits just as long whatever time is left, and for whoever builds nothing at all


class Manners(msgspec.Struct, frozen=True):
    """What a partner has to heed at this moment; pieces by their numbers, ALL for the whole building."""

    theirs: frozenset[int]  # that stand where the other has put them
    held: frozenset[int]  # in the other's hand
    left: frozenset[int]  # not to be touched: the other has said so, or has not answered
    promised: frozenset[int]  # left to the other, as this partner has said
    given: int | None  # to be taken by this partner: the other said so
    agreed: frozenset[int]  # that may be moved
    asked: frozenset[int]  # that it has asked to move, and still waits for an answer
    unsaid: int | None  # that it has asked to move and now leaves, and has not said so
    unclear: frozenset[int]  # of which it has just asked which way they lie
    is_shy: bool  # whether the last question got no yes: it does not ask another one at once
    is_turn: bool
    behind: int  # how many pieces the other has put down more: the more, the more it hurries
    is_quiet: bool  # whether the other has done and said nothing for long
    is_alone: bool  # whether this one builds alone: the other is quiet, or only talks


def heed(level: Level, view: View, own: Sequence[Phrase], heard: Sequence[Phrase]) -> Manners:
    """Read manners from what stands, what was said and what is shown."""
    said = sorted((*own, *heard), key=attrgetter("at"))
    questions = _questions(view, said)
    left = {piece for piece, one in questions.items() if one.answer == "no" or (one.is_over and one.answer is None)}
    promised = _promised(view, said)
    given = None
    for phrase in said:
        piece, mine = subject(phrase), phrase.seat == view.seat
        match phrase.code:
            case "yours" if not mine:
                given = piece
                left.discard(piece)
            case "leave" if not mine:
                left.add(piece)
    quiet, alone = _quiet(level, view, own, heard)
    behind = _count(view, mine=False) - _count(view, mine=True)
    return Manners(
        theirs=frozenset(INDEX[letter] for letter, seat in view.by.items() if seat != view.seat),
        held=_held(view, heard),
        left=frozenset(left),
        promised=promised,
        given=None if given is None or given in (INDEX[letter] for letter in view.building) else given,
        agreed=frozenset(piece for piece, one in questions.items() if one.answer == "yes") - left,
        asked=frozenset(piece for piece, one in questions.items() if one.answer is None and not one.is_over),
        unsaid=next((p for p, one in questions.items() if p in left and not one.is_closed), None),
        unclear=frozenset(subject(p) for p in own if p.code == "which-way" and view.clock - p.at < SILENT),
        is_shy=any(one.ended is not None and view.clock - one.ended < SILENT for one in questions.values()),
        is_turn=quiet or alone or behind > 0 or _is_asked(view, own, heard),
        behind=behind,
        is_quiet=quiet,
        is_alone=quiet or alone,
    )


def subject(phrase: Phrase) -> int:
    """The piece that a phrase speaks of, or the whole building."""
    return INDEX.get(str(phrase.facts.get("piece", phrase.facts.get("colour"))), ALL)


class Question(msgspec.Struct):
    """What this partner has asked for, and what came of it."""

    at: int
    answer: str | None = None  # yes or no
    is_over: bool = False  # nobody has answered for long
    is_closed: bool = False  # it has said that it leaves it

    @property
    def ended(self) -> int | None:
        """Since when it is clear that there is no yes."""
        if self.answer is None:
            return self.at + SILENT if self.is_over else None
        return self.at if self.answer == "no" else None


def _questions(view: View, said: Sequence[Phrase]) -> dict[int, Question]:
    """What this partner has asked to move, and still means: what the other has moved since has to be asked for anew."""
    found: dict[int, Question] = {}
    last: Question | None = None  # a yes or no answers the last one
    for phrase in said:
        if phrase.seat == view.seat and phrase.code in QUESTIONS:
            last = found[subject(phrase)] = Question(phrase.at)
        elif phrase.seat == view.seat and phrase.code in STAYS and last is not None:
            last.is_closed = True
        elif phrase.seat != view.seat and phrase.code in ("yes", "no") and last is not None and last.answer is None:
            last.answer, last.at = phrase.code, phrase.at
    for question in found.values():
        question.is_over = view.clock - question.at >= SILENT
    touched = view.touched
    if touched is not None and touched.seat != view.seat:
        again = INDEX.get(touched.piece or "", ALL)
        if again in found and found[again].answer != "no" and found[again].at < touched.at:
            del found[again]
    return {piece: one for piece, one in found.items() if one.answer is not None or view.clock - one.at < AGAIN}


def _promised(view: View, said: Sequence[Phrase]) -> frozenset[int]:
    """What this partner has left to the other, who has not given it back.

    That is said outright, by a no to it, or by whoever builds nothing and tells where it should stand.
    """
    promised: set[int] = set()
    builds, last = _count(view, mine=False) > 0, None  # this partner's last words
    for phrase in said:
        if phrase.seat == view.seat:
            last = phrase
            if phrase.code == "yours":
                promised.add(subject(phrase))
        elif phrase.code == "your-turn":
            promised.clear()
        elif phrase.code == "yours" or (phrase.code == "need" and not builds):
            promised.discard(subject(phrase))
        elif phrase.code == "no" and last is not None and last.code == "yours" and last.at < phrase.at:
            promised.discard(subject(last))
    return frozenset(promised)


def spoken(phrases: Sequence[Phrase]) -> list[Phrase]:
    """What was said, without what is only shown."""
    return [phrase for phrase in phrases if phrase.code not in SIGNALS]


def _held(view: View, heard: Sequence[Phrase]) -> frozenset[int]:
    """The pieces in the other's hand. A signal holds whatever its sender has written: nothing is taken for granted."""
    fresh = [one for one in heard if one.code == "hold" and view.clock - one.at < HELD]
    return frozenset(INDEX[letter] for one in fresh for letter in str(one.facts.get("pieces")) if letter in INDEX)


def _count(view: View, *, mine: bool) -> int:
    return sum((seat == view.seat) == mine for seat in view.by.values())


def _last(view: View, own: Sequence[Phrase]) -> int:
    """When this partner has done or said something last."""
    touched = view.touched
    moved = touched.at if touched is not None and touched.seat == view.seat else -1
    return max((moved, *(phrase.at for phrase in own)))


def _is_asked(view: View, own: Sequence[Phrase], heard: Sequence[Phrase]) -> bool:
    """Whether the other has handed the turn over since."""
    orders = (phrase for phrase in heard if phrase.code in ORDERS)
    return any(one.at >= _last(view, [mine for mine in own if not _only_answers(mine, one)]) for one in orders)


def _only_answers(phrase: Phrase, order: Phrase) -> bool:
    """Whether a phrase only says that this side does not show the piece that was handed over with the turn."""
    return (phrase.code, order.code) == ("unseen", "yours") and subject(phrase) == subject(order)


def _quiet(level: Level, view: View, own: Sequence[Phrase], heard: Sequence[Phrase]) -> tuple[bool, bool]:
    """Whether the other has been quiet for long, and whether they only tell what they need and leave the building."""
    said = spoken(heard)
    touched = 0 if view.touched is None else view.touched.at
    left = (phrase.at for phrase in own if phrase.code in LEFT)
    quiet = view.clock - max((view.since + level.look, touched, *left, *(phrase.at for phrase in heard)))
    builds = _count(view, mine=False) > 0
    patience = _patience(level, view) // (1 if builds or level.waits or not view.by else 2)
    return quiet >= patience, not builds and any(phrase.at >= _last(view, own) for phrase in said)


def _patience(level: Level, view: View) -> int:
    """Longer where the clock leaves time for it: a piece of the other's, even a newcomer's, and the answer to it."""
    if level.waits:
        return level.patience
    for_each = (view.limit - (view.clock - view.since)) // (len(view.beside) + WORDS)
    return max(level.patience, min(max(2 * level.patience, NEWCOMER), 2 * for_each))
