"""What each viewer may know, and that nothing else leaves the game."""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.games.recto_verso.scenes import begin, build, finish, play, solution, wait
from volteface.core.errors import Malformed
from volteface.games import recto_verso as game
from volteface.games.recto_verso.notation import format_card, format_facade
from volteface.games.recto_verso.rounds import round_card
from volteface.games.recto_verso.state import State, Touch


def as_json(state: State, viewer: int | None) -> str:
    return json.dumps(msgspec.to_builtins(game.view(state, viewer)))


def sides(state: State) -> tuple[str, str]:
    card = round_card(state)
    return format_facade(card.front, "front"), format_facade(card.back, "back")


def test_each_partner_sees_only_the_own_facade_and_the_others_both() -> None:
    """R3: the active player looks at the front, the partner at the back, a visitor sees no card."""
    state = wait(begin(3), 1)
    front, back = sides(state)
    seen = {viewer: game.view(state, viewer) for viewer in (0, 1, 2, None)}
    assert (seen[0].role, seen[0].front, seen[0].back) == ("front", front, None)
    assert (seen[1].role, seen[1].front, seen[1].back) == ("back", None, back)
    assert (seen[2].role, seen[2].front, seen[2].back) == ("guest", front, back)
    assert (seen[None].role, seen[None].front, seen[None].back) == ("visitor", None, None)


@pytest.mark.parametrize(
    ("seats", "wished", "marks"), [(2, None, True), (4, None, False), (2, False, False), (4, True, True)]
)
def test_what_fits_is_marked_as_the_table_has_chosen(seats: int, wished: object, marks: object) -> None:
    """R4: on the ladder unless it is turned off, for 3 to 6 players only if it is turned on."""
    assert game.view(begin(seats, marks=wished), 0).marks is marks
    chosen = {} if wished is None else {"marks": wished}
    dealt = game.parse_deal(game.format_deal(game.deal(seats, chosen, 1)))
    assert game.format_deal(dealt)["options"] == chosen


def test_nothing_of_the_other_side_or_of_later_cards_is_in_a_view_or_the_news() -> None:
    """R3: looked for in the whole frame, in every state of a game."""
    state = begin(3)
    states = [state]
    for right in (True, False, True):
        state = wait(state, state.clock / 1000 + 0.001)
        states += [state, play(state, (state.active, "place K 00.0", state.clock / 1000))]
        state = finish(state, state.clock / 1000 + 9, right=right)
        states.append(state)
    texts = [format_card(card) for card in state.deal.cards]
    for state in states:
        front, back = sides(state)
        coming = texts[state.card + (state.phase == "building") :]
        news = msgspec.json.encode(state.news).decode()
        for viewer in (0, 1, 2, None):
            frame = as_json(state, viewer) + news
            assert not any(half in frame for text in coming for half in text.split("|"))
            may_front = state.phase == "building" and viewer in {0, 1, 2} - {state.partner}
            may_back = state.phase == "building" and viewer in {0, 1, 2} - {state.active}
            assert (front in frame) == may_front
            assert (back in frame) == may_back


def test_the_order_of_tokens_to_come_is_secret() -> None:
    """R2: one sees the tokens turned so far, and the one of the round being prepared."""
    state = begin(4, first=2)
    assert game.view(state, 0).turned == ((), (), (3,), ())
    assert (game.view(state, None).active, game.view(state, None).partner) == (2, 3)
    for _ in range(4):
        state = finish(state, state.clock / 1000 + 5, right=False)
    assert game.view(state, 0).turned == ((1,), (2,), (3, 0), (0,))


def test_after_the_round_its_card_and_the_verdict_are_everybodys() -> None:
    """R3: with the reasons in sentences."""
    state = play(begin(3), (0, "place K 00.0", 1), (1, "recto", 2), (0, "verso", 3))
    for viewer in (0, 1, 2, None):
        seen = game.view(state, viewer)
        assert seen.front is None
        assert seen.verdict is not None
        assert seen.verdict.card == format_card(state.deal.cards[0])
        assert seen.verdict.building == {"K": "00.0"}
        assert seen.verdict.faults[0].sentence.startswith("Not all pieces are used; left over: white cube")
        assert seen.verdict.fault_count > len(seen.verdict.faults) == 12
        assert not seen.verdict.round.right


def test_a_view_tells_the_board_the_clock_and_the_points() -> None:
    state = play(build(begin(3), solution(0), 7), (1, "recto", 8))
    seen = game.view(state, None)
    assert (seen.phase, seen.round, seen.rounds, seen.level) == ("building", 1, 12, None)
    assert (seen.since, seen.clock, seen.limit, seen.said) == (0, 8000, 120_000, 1)
    assert set(seen.building) == set("KWENGPVOYB")
    assert seen.beside == ""
    assert game.view(begin(3, mode="hard"), 1).beside == "KWENGPVOYBR"
    ladder = game.view(wait(begin(2), 1), 1)
    assert (ladder.level, ladder.rounds, ladder.limit, ladder.turned) == (1, None, 90_000, ())


def test_a_view_tells_who_has_put_each_piece_where_it_stands_and_who_changed_something_last() -> None:
    """R4: both may move any piece, and both see whose doing it was."""
    state = play(begin(3), (0, "place G 00.0 10.0", 1), (1, "place K 00.0", 2), (1, "place W 30.0", 3))
    assert game.view(state, None).by == {"G": 0, "K": 1, "W": 1}
    assert game.view(state, 0).touched == Touch(1, 3000, "W")
    state = play(state, (0, "shift +y", 4))
    assert game.view(state, 0).by == {"G": 0, "K": 1, "W": 1}
    state = play(state, (0, "stack G 22", 5), (0, "take W", 6))
    assert game.view(state, 1).by == {"G": 0, "K": 0}
    assert game.view(state, 1).touched == Touch(0, 6000, "W")
    assert game.view(play(state, (0, "move K 22.0", 7)), 1).touched == Touch(0, 6000, "W"), "no change"
    after = wait(play(state, (0, "recto", 8), (1, "verso", 8)), 9)
    assert (game.view(after, 0).by, game.view(after, 0).touched) == ({}, None)


def test_a_game_that_is_over_shows_its_winners_and_no_card() -> None:
    state = begin(3)
    while game.outcome(state).winners is None:
        state = wait(state, state.clock / 1000 + 200)
    seen = game.view(state, 0)
    assert (seen.phase, seen.winners, seen.active, seen.front) == ("over", (0, 1, 2), None, None)
    assert len(seen.played) == 12


def test_a_view_stays_small() -> None:
    """Even with every fault there can be, and after many attempts."""
    state = begin(2)
    for _ in range(40):
        state = build(state, solution((state.card + 1) % 32), state.clock / 1000 + 1)
        state = play(state, (0, "recto", state.clock / 1000), (1, "verso", state.clock / 1000))
    state = build(state, solution(5), state.clock / 1000 + 1)
    assert all(len(as_json(state, viewer)) < 8000 for viewer in (0, 1, None))


def test_what_lies_before_each_seat_is_what_it_sees_of_the_building() -> None:
    state = play(begin(3), (0, "place G 00.0 10.0", 1))
    assert game.faces(state) == (("..../..../..../GG..",), ("..../..../..../..GG",), ())
    state = play(state, (0, "recto", 2), (1, "verso", 2))
    assert game.faces(state) == (("..../..../..../GG..",), ("..../..../..../..GG",), ())


def test_there_is_no_view_for_a_seat_that_is_not_there() -> None:
    with pytest.raises(Malformed, match="no seat 3"):
        game.view(begin(3), 3)
