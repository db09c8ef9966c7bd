"""What is in the box: the 90 cards, read from `cards.txt`, and their faces."""

from __future__ import annotations

from collections import defaultdict
from importlib.resources import files

from volteface.games.verso.state import JOKER, LETTERS, Card, Face


def _face(text: str, points: int) -> Face:
    return Face(LETTERS.index(text[0]), JOKER if text[1] == "*" else int(text[1]), points)


def _read(lines: list[str]) -> dict[str, Card]:
    texts = [text for line in lines if not line.startswith("#") for text in line.split()]
    pairs = [text.split("/") for text in texts]
    return {text: Card(_face(one, 1), _face(three, 3)) for text, (one, three) in zip(texts, pairs, strict=True)}


CARDS = _read((files(__package__) / "cards.txt").read_text("utf-8").splitlines())
"""Every card by its text, such as `B3/G4`."""

FACES = {f"{face}:{face.points}": face for card in CARDS.values() for face in (card.one, card.three)}
"""Every face by its text with points, such as `B3:1`."""

ON: dict[str, list[tuple[Card, Face]]] = defaultdict(list)
"""By a face's text: the cards it is on, and what is behind it there."""
for _card in CARDS.values():
    ON[_card.one.text].append((_card, _card.three))
    ON[_card.three.text].append((_card, _card.one))
