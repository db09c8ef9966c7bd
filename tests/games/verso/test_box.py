from __future__ import annotations

from collections import Counter

from volteface.games.verso.box import CARDS, FACES
from volteface.games.verso.state import JOKER


def test_there_are_72_number_cards_and_18_joker_cards() -> None:
    """V1: 90 different cards."""
    assert len(CARDS) == 90
    assert sum(card.one.is_joker for card in CARDS.values()) == 18


def test_the_two_faces_are_always_different_as_the_rulebook_says() -> None:
    for card in CARDS.values():
        assert card.one.colour != card.three.colour
        assert (card.one.points, card.three.points) == (1, 3)
        assert not card.three.is_joker
        if not card.one.is_joker:
            assert (card.one.value - card.three.value) % 6 in (1, 5)


def test_each_face_stands_on_as_many_cards_as_published() -> None:
    ones = Counter((card.one.colour, card.one.value) for card in CARDS.values())
    threes = Counter((card.three.colour, card.three.value) for card in CARDS.values())
    assert set(threes.values()) == {5}
    assert all(count == (6 if value == JOKER else 4) for (_, value), count in ones.items())
    assert len(FACES) == 18 + 18 + 3


def test_joker_cards_carry_each_number_once() -> None:
    jokers = {(card.one.colour, card.three.colour, card.three.value) for card in CARDS.values() if card.one.is_joker}
    blue, green, orange = range(3)
    wanted = {(green, blue): (1, 3, 5), (green, orange): (2, 4, 6), (orange, green): (1, 3, 5)}
    wanted |= {(orange, blue): (2, 4, 6), (blue, orange): (1, 3, 5), (blue, green): (2, 4, 6)}
    assert jokers == {(*pair, value) for pair, values in wanted.items() for value in values}
