"""V2: what a viewer may know."""

from __future__ import annotations

import pytest

from tests.games.verso.positions import play, position
from volteface.core.errors import Malformed
from volteface.games import verso
from volteface.games.verso.rules import moves


def test_a_view_shows_the_top_face_and_the_count_but_no_reverse() -> None:
    """V2: until a card has been turned, only the face that lies up is told."""
    state = play(position("B1/G2:1?", "G1/B2:1?", deck="O1/B2:1 O2/B3:3"), "keep")
    seen = verso.view(state, 1)
    assert (seen.top, seen.deck) == ("B3:3", 9)
    assert seen.players[0].cards == ("B1:1", "O1:1")


def test_a_turned_card_is_known_to_all_for_good() -> None:
    """V2: both faces of a turned card are public, also when it is discarded."""
    state = play(position("B1/G2:1?", "G2/B1:1?", deck="O1/B2:1"), "flip")
    for viewer in (0, 1, None):
        assert verso.view(state, viewer).players[0].cards == ("B1:1", "O1/B2:3")
    banked = play(position("B1/G2:1? O1/B2:3", "G1/O2:1"), "bank blue 1-2")
    assert verso.view(banked, None).discards == ("B1:1", "O1/B2:3")


def test_a_seat_that_is_not_there_has_no_moves_and_no_view() -> None:
    """V2: a negative number is no way to look at the last seat's choice."""
    state = position("B1/G2:1", "G1/O2:1")
    for viewer in (-1, 2):
        with pytest.raises(Malformed):
            verso.view(state, viewer)
    assert moves(state, 2) == moves(state, -1) == []
    with pytest.raises(Malformed) as refusal:
        play(state, "keep", seat=2)
    assert refusal.value.code == "no-such-seat"
