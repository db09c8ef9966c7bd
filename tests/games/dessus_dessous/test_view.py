"""What a viewer may know: nothing that lies face down, no hidden pile, no verdict before the check."""

from __future__ import annotations

import json

import msgspec
import pytest

from volteface.games import dessus_dessous as game
from volteface.games.dessus_dessous.state import Solo
from volteface.games.dessus_dessous.view import MatchView, View

from .scenes import alone, laid, match, play, right, solo, wait

VIEWERS = (0, 1, 2, 3, None)


def text(view: View) -> str:
    return json.dumps(msgspec.to_builtins(view))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_mission_that_lies_face_down_is_in_no_view(viewer: int | None) -> None:
    """D2: nobody sees it before it is revealed, everybody from then on; its number is on its back."""
    state = game.start(game.deal(4, {}, 3))
    secret = [str(mission) for mission in state.deal.missions]
    for number in range(6):
        before, now = text(game.view(state, viewer)), state.now
        assert not any(mission in before for mission in secret[number:])
        assert game.view(state, viewer).number == state.deal.missions[number].layers  # type: ignore[union-attr]
        state = game.advance(state, now + 1)
        assert game.view(state, viewer).mission == secret[number]
        assert not any(mission in text(game.view(state, viewer)) for mission in secret[number + 1 :])
        state = game.advance(state, now + 300_000)


def test_piles_are_seen_by_all_as_at_a_real_table() -> None:
    state = play(match(3), (0, "pile 3b90", 1))
    for viewer in (0, 1, None):
        view = game.view(state, viewer)
        assert isinstance(view, MatchView)
        assert [player.pile for player in view.players] == [("3b90",), (), ()]


def test_a_table_can_hide_piles_until_the_check() -> None:
    state = play(match(2, hide_piles=True), (0, right(3), 1), (1, "pile 2b0", 1), (0, "grab", 2))
    for viewer, shown in ((0, (True, False)), (1, (False, True)), (None, (False, False))):
        view = game.view(state, viewer)
        assert isinstance(view, MatchView)
        assert tuple(player.pile is not None for player in view.players) == shown
    checked = game.view(wait(state, 12), None)
    assert isinstance(checked, MatchView)
    assert checked.last is not None
    assert checked.last.piles == (tuple(right(3).split()[1:]), ("2b0",))
    assert [player.pile is None for player in checked.players] == [False, False]


def test_when_the_round_ends_is_known() -> None:
    state = wait(match(2), 1)
    view = game.view(state, 0)
    assert isinstance(view, MatchView)
    assert (view.ends, view.countdown, view.tokens) == (300_000, False, (2, 1))
    view = game.view(play(laid(state), (0, "grab", 5)), 0)
    assert isinstance(view, MatchView)
    assert (view.ends, view.countdown, view.tokens) == (15_000, True, (1,))


def test_views_are_small_even_with_layers_of_ones_own() -> None:
    own = tuple(reversed(game.view(match(2), None).layers))
    state = play(match(4, layers=own), *((seat, "pile 1f0 2f90 3b270 4b180 5f270", 1) for seat in range(4)))
    state = play(state, *((seat, "pile 1f0 2f90 3b270", 2) for seat in range(4)))
    state = wait(play(state, *((seat, "grab", 2) for seat in range(3))), 20)
    assert len(text(game.view(state, 0))) < 8 * 1024
    assert len(text(game.view(alone(layers=own), 0))) < 8 * 1024


def test_alone_only_the_mission_in_hand_is_seen() -> None:
    """D8: the missions still in the piles are in no view."""
    state = game.start(game.deal(1, {}, 3))
    assert isinstance(state, Solo)
    state = solo(state, ("draw 4", 1))
    seen = text(game.view(state, 0))
    assert str(state.mission) in seen
    assert not any(str(mission) in seen for mission in state.deal.missions if mission != state.mission)


def test_news_of_a_pile_tells_nothing() -> None:
    assert play(wait(match(2), 1), (0, right(3), 2)).news == ()
