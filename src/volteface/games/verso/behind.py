"""What may be behind the top card of Verso's deck, and how likely each is, from what everybody has seen (V2).

A face stands on 4 to 6 cards. Those that have been seen from both sides are out of question. Of the others each is as
likely as the next, but for one thing: it may be among the cards that lie somewhere with its *other* face up and its
reverse unseen. How likely that is depends on what those may be instead, and so on; a few steps are enough to come
within a hundredth or two of the count of all worlds that fit (a test counts them).
"""

from __future__ import annotations

from itertools import combinations
from math import prod
from operator import itemgetter
from typing import TYPE_CHECKING

from volteface.games.verso.box import ON

if TYPE_CHECKING:
    from volteface.games.verso.state import Card, Face, State

STEPS = 3
NEARLY = 0.98  # what is not sure is never taken for sure
CANDIDATES = {
    face: [
        (f"{card.text}:1", f"{card.text}:3", (card, other))
        for card, other in sorted(cards, key=lambda one: one[1].place)
    ]
    for face, cards in ON.items()
}
"""By a face's text: how its cards look once both faces are known, the card, and what is behind the face there."""


def reverses(state: State) -> list[tuple[Face, float]]:
    """The faces that may be behind the top card with their chances, the likeliest first; two cards never share one."""
    texts = list(state.gone)
    for player in state.players:
        texts += player.texts
    known = _Known(texts)
    some, top = known.some, state.deck[0].face.text
    found = known.open(top)
    free = [1 - known.taken(card, other.text, STEPS) if other.text in some else 1.0 for card, other in found]
    if free.count(free[0]) == len(free):  # so it is more often than not
        chance = round(1000 / len(free)) / 1000
        return [(other, chance) for _, other in found]
    weights = free
    if top in some:  # other cards that show the same face take one each of what is left
        alike = texts.count(top)
        weights = [free[i] * sum(map(prod, combinations(free[:i] + free[i + 1 :], alike))) for i in range(len(free))]
    scale = 1000 / sum(weights)  # in thousandths: `round` to digits is slow
    chances = [(round(weight * scale), other) for (_, other), weight in zip(found, weights, strict=True)]
    chances.sort(key=itemgetter(0), reverse=True)  # of those that are as likely the lowest place stays first
    return [(other, parts / 1000) for parts, other in chances if parts]


class _Known:
    """What everybody knows: all cards that lie somewhere, as they are seen, `B3/G4:1`, or `B3:1` if from one side."""

    def __init__(self, texts: list[str]) -> None:
        self.texts, self.some = texts, set(texts)
        self._open: dict[str, list[tuple[Card, Face]]] = {}
        self._taken: dict[tuple[str, str, int], float] = {}

    def open(self, face: str) -> list[tuple[Card, Face]]:
        """The cards that can lie with this face up, and what is behind it there."""
        found = self._open.get(face)
        if found is None:
            some = self.some
            found = [one for up, down, one in CANDIDATES[face] if up not in some and down not in some]
            self._open[face] = found
        return found

    def taken(self, card: Card, face: str, steps: int) -> float:
        """How likely a card is one of those that lie with this face of it up."""
        found = self._taken.get((card.text, face, steps))
        if found is None:
            found = self._taken[card.text, face, steps] = self._share(card, face, steps)
        return found

    def _share(self, card: Card, face: str, steps: int) -> float:
        others = self.open(face)
        free = len(others) - 1.0  # as many as are not taken elsewhere
        if not free:
            return 1.0  # no other card can lie there
        if steps:
            some = self.some
            for other, behind in others:
                if behind.text in some and other is not card:
                    free -= self.taken(other, behind.text, steps - 1)
        return min(NEARLY, self.texts.count(face) / (1 + free))
