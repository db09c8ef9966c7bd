"""D3 and D5 to D7: the check, and who wins."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from volteface.games import dessus_dessous as game
from volteface.games.dessus_dessous.state import Judged, Player

from .scenes import match, play, right, round_of, told, wait, wrong

ALEX, SAM, ROBIN, TRACY = range(4)


def test_the_example_of_the_rulebook() -> None:
    """D5, D6: Alex is right, Sam wrong, Robin moves up to Sam's token, Tracy is too late."""
    state = play(
        match(4),
        (ALEX, right(3), 10),
        (SAM, wrong(3), 11),
        (ROBIN, right(3), 12),
        (ALEX, "grab", 20),
        (SAM, "grab", 21),
        (ROBIN, "grab", 22),
        (TRACY, right(3), 31),
    )
    assert [player.token for player in state.players] == [4, 3, 2, None]
    state = wait(state, 32)
    assert state.last is not None
    assert state.last.grabs == (
        Judged(ALEX, token=4, right=True, points=4),
        Judged(SAM, token=3, right=False, points=0),
        Judged(ROBIN, token=2, right=True, points=3),
    )
    assert game.outcome(state) == ((4, 0, 3, 0), None)
    assert [player.cards for player in state.players] == [(3,), (), (), ()]
    assert told(state) == [
        ("pile-right", {"seat": ALEX, "token": 4, "points": 4}),
        ("pile-wrong", {"seat": SAM, "token": 3, "points": 0}),
        ("pile-right", {"seat": ROBIN, "token": 2, "points": 3}),
        ("card-won", {"seat": ALEX, "number": 3}),
    ]


@pytest.mark.parametrize(
    ("rights", "points", "card"),
    [
        ((True, True, True, True), (4, 3, 2, 1), 0),
        ((False, True, True, True), (0, 4, 3, 2), 1),
        ((True, False, False, True), (4, 0, 0, 3), 0),
        ((False, False, False, True), (0, 0, 0, 4), 3),
        ((False, False, False, False), (0, 0, 0, 0), None),
    ],
)
def test_whoever_is_wrong_lets_those_behind_move_up(
    rights: tuple[bool, ...], points: tuple[int, ...], card: int | None
) -> None:
    """D5, D6: the k-th right player gets the k-th highest token, the first right one the mission card."""
    state = round_of(match(4), *enumerate(rights))
    assert game.outcome(state).scores == points
    assert state.last is not None
    assert state.last.card == card
    assert [bool(player.cards) for player in state.players] == [seat == card for seat in range(4)]


def test_right_or_wrong_stays_hidden_until_the_check() -> None:
    """D3: nothing tells a right grab from a wrong one before the round ends."""
    piles = (right(3), "pile 3b90 1f0 5b270")
    after = [play(match(3, hide_piles=True), (0, pile, 1), (0, "grab", 2)) for pile in piles]
    assert after[0].news == after[1].news
    for viewer in (1, 2, None):
        assert game.view(after[0], viewer) == game.view(after[1], viewer)


def test_the_most_points_win() -> None:
    """D7: after six rounds."""
    state = match(3)
    for _ in range(6):
        assert game.outcome(state).winners is None
        state = round_of(wait(state, state.now / 1000 + 0.001), (1, True), (0, True), (2, False))
    assert game.outcome(state) == ((12, 18, 0), (1,))
    assert told(state)[-1] == ("over", {"scores": (12, 18, 0), "winners": (1,)})
    assert state.players[1].cards == (3, 4, 5, 3, 4, 5)


@pytest.mark.parametrize(
    ("players", "winners"),
    [
        # Alex and Sam 15 points, Robin 13, Tracy 10: the cards decide between Alex and Sam.
        ([(15, (5, 4)), (15, (3, 5)), (13, (4,)), (10, (3,))], (ALEX,)),
        ([(15, (4, 4)), (15, (3, 5)), (13, (5, 5)), (10, ())], (ALEX, SAM)),
        ([(2, ()), (2, ())], (0, 1)),
    ],
)
def test_a_tie_goes_to_the_higher_sum_on_mission_cards(
    players: list[tuple[int, tuple[int, ...]]], winners: tuple[int, ...]
) -> None:
    """D7: the rulebook's final example; still tied, they share."""
    seats = tuple(Player(points=points, cards=cards) for points, cards in players)
    assert game.outcome(replace(match(len(players)), players=seats, phase="over")).winners == winners
