"""What a builder knows of the card: the own facade, and of the other one what the partner has said.

The silhouettes mirror each other, so where one's own side is empty the other is, too. What was said later holds; what
cannot be true together with the own facade and with what was said after it is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from volteface.games.recto_verso import kernels, solver
from volteface.games.recto_verso.building import facade
from volteface.games.recto_verso.notation import parse_building, parse_facade
from volteface.games.recto_verso.pieces import EMPTY, SIZE, UNKNOWN
from volteface.games.recto_verso.state import NOTHING, Building, Card

if TYPE_CHECKING:
    from collections.abc import Sequence

    from volteface.core.chance import Chance
    from volteface.core.game import Phrase
    from volteface.games.recto_verso.building import Side
    from volteface.games.recto_verso.pieces import Mode
    from volteface.games.recto_verso.view import View

MOST_UNSEEN = 4  # guesses are thrown away that show what the partner does not see: more would leave too few


TELLING = ("need", "empty", "may-move", "unseen", "hide")  # what tells something of the side of whoever says it


class Belief(msgspec.Struct, frozen=True):
    """A card known in part, from one side."""

    side: Side
    mode: Mode
    card: Card
    unseen: str = ""  # pieces that the partner has said not to see

    @property
    def own(self) -> str:
        """The own facade, known whole."""
        return self.card.front if self.side == "front" else self.card.back

    @property
    def other(self) -> str:
        """The partner's facade as far as it is known."""
        return self.card.back if self.side == "front" else self.card.front

    def alone(self) -> Belief:
        """What one would know if nothing had been said."""
        return first_look(self.side, self.mode, self.own)

    def fits(self, standing: Building = NOTHING) -> bool:
        """Whether a building begun can still become right, as far as one knows."""
        return solver.can_work(standing, self.card, self.mode)


class Guess(NamedTuple):
    """A random building that may be meant, and the partner's facade of it."""

    building: Building
    other: str


def first_look(side: Side, mode: Mode, own: str) -> Belief:
    """What the own facade alone tells."""
    other = "".join(EMPTY if square == EMPTY else UNKNOWN for square in own)
    return Belief(side, mode, _card(side, own, other))


def believe(view: View, heard: Sequence[Phrase]) -> tuple[Belief, tuple[Phrase, ...]]:
    """What the view's seat knows after what it has heard, and which of those phrases cannot be true."""
    side: Side = "front" if view.role == "front" else "back"
    text = view.front if side == "front" else view.back
    assert text is not None
    belief = first_look(side, "hard" if view.options.get("mode") == "hard" else "simple", parse_facade(text, side))
    wrong = []
    taken_back: set[object] = set()  # squares of which nothing said before counts any more
    for phrase in reversed(heard):
        square = (phrase.facts.get("x"), phrase.facts.get("z"))
        if phrase.code == "unsay":
            taken_back.add(square)
        if square in taken_back:
            continue
        learnt = _learn(belief, phrase)
        if learnt is None:
            wrong.append(phrase)
        else:
            belief = learnt
    since = -1 if view.touched is None else view.touched.at
    if any(phrase.code == "done" and phrase.at >= since for phrase in heard):
        belief = _shown(belief, standing(view))
    return belief, tuple(wrong)


def standing(view: View) -> Building:
    """What stands there."""
    return parse_building("; ".join(f"{letter} {cubes}" for letter, cubes in view.building.items()))


def _shown(belief: Belief, building: Building) -> Belief:
    """What one knows when the partner's side is said to be done as it stands; what one knew, if that cannot be."""
    seen = facade(building, "back" if belief.side == "front" else "front")
    other = "".join(known if letter == EMPTY else letter for known, letter in zip(belief.other, seen, strict=True))
    learnt = Belief(belief.side, belief.mode, _card(belief.side, belief.own, other), belief.unseen)
    return learnt if learnt.fits(building) else belief


def _learn(belief: Belief, phrase: Phrase) -> Belief | None:
    """What one knows after one more phrase; None if it cannot be true."""
    other, unseen = belief.other, belief.unseen
    colour = str(phrase.facts.get("colour", EMPTY))
    if phrase.code not in TELLING:
        return belief
    if phrase.code in ("need", "empty", "may-move"):
        square = int(phrase.facts["x"]) + SIZE * int(phrase.facts["z"])  # type: ignore[call-overload]
        if other[square] not in (UNKNOWN, colour):
            return belief if belief.own[square] != EMPTY and colour != EMPTY else None
        other = other[:square] + colour + other[square + 1 :]
    else:
        if colour in other:
            return belief  # said before, and mended since
        unseen = "".join(sorted({*unseen, colour})) if len(unseen) < MOST_UNSEEN else unseen
    learnt = Belief(belief.side, belief.mode, _card(belief.side, belief.own, other), unseen)
    return learnt if learnt.fits() else None


def _card(side: Side, own: str, other: str) -> Card:
    return Card(own, other) if side == "front" else Card(other, own)


def guess(belief: Belief, standing: Building, number: int, rng: Chance) -> list[Guess]:
    """Random buildings that fit what one knows and keep what stands; none if there are none."""
    found = kernels.guesses(belief.card, belief.mode, standing, number, kernels.draws(rng))
    guesses = [Guess(building, card.back if belief.side == "front" else card.front) for building, card in found]
    fitting = [one for one in guesses if not any(letter in one.other for letter in belief.unseen)]
    if not fitting and standing == NOTHING:  # too rare to be met: go by the rest of what was said
        return guesses
    return fitting
