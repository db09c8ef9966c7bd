"""D1 to D4 and D10: a match of two to four players, until the check."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from volteface.core.errors import GameError, Illegal, Malformed
from volteface.core.game import spoken
from volteface.games import dessus_dessous as game
from volteface.games.dessus_dessous.state import Away, Match

from .scenes import FULL, alone, laid, match, play, right, round_of, told, wait, wrong


def refused(state: Match, seat: int, text: str, seconds: float) -> GameError:
    before = replace(state)
    with pytest.raises(GameError) as error:
        play(state, (seat, text, seconds))
    assert state == before
    assert error.value.sentence[0].isupper()
    assert error.value.sentence.endswith(".")
    return error.value


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_rounds_with_a_token_for_each_player(seats: int) -> None:
    """D1: missions of 3, 4, 5, 3, 4, 5 layers; tokens 2 1, 3 2 1 or 4 3 2 1 each round."""
    state = match(seats)
    numbers = []
    while state.phase != "over":
        state = wait(state, state.now / 1000 + 0.001)
        assert state.tokens == tuple(range(seats, 0, -1))
        numbers.append(state.mission.layers)
        state = round_of(state)
    assert numbers == [3, 4, 5, 3, 4, 5]
    assert state.tokens == ()


def test_a_round_starts_with_empty_boards() -> None:
    """D2: the piles of the last round are gone when the next mission is revealed."""
    state = round_of(match(2), (0, True), (1, False))
    assert state.phase == "between"
    assert game.faces(state) == (tuple(map(str, FULL[:3])), ("1f0", "2f0", "3f0"))
    state = wait(state, state.now / 1000 + 0.001)
    assert state.phase == "building"
    assert game.faces(state) == ((), ())
    assert told(state) == [("mission-revealed", {"round": 2, "number": 4})]


def test_layers_may_be_spread_when_the_mission_is_revealed_and_the_first_pile_reveals_it() -> None:
    """D2: before that nobody can grab; the clock of the round starts where the last one stopped."""
    state = match(2)
    assert state.phase == "between"
    assert refused(state, 0, "grab", 0).code == "not-revealed"
    assert refused(state, 0, "giveup", 0).code == "not-revealed"
    assert [choice.move for choice in game.legal(state, 0)] == ["pile"]
    opened = play(state, (0, "pile 1f0", 0))
    assert opened.phase == "building"
    later = wait(state, 5)
    assert later.phase == "building"
    assert later.began == 0
    assert [choice.move for choice in game.legal(later, 0)] == ["pile", "giveup"]
    assert [choice.move for choice in game.legal(laid(later), 0)] == ["pile", "grab", "giveup"]


def test_a_grab_takes_the_highest_token_left_whether_right_or_wrong() -> None:
    """D3: with the number of layers asked for it is never refused; a wrong picture is a wrong pile, not an error."""
    state = play(laid(match(3)), (2, "grab", 1))
    assert state.players[2].token == 3
    assert told(state) == [("token-taken", {"seat": 2, "token": 3})]
    state = play(state, (0, "grab", 2), (1, right(3), 3), (1, "grab", 3))
    assert [grab.token for grab in state.last.grabs if state.last] == [3, 2, 1]  # type: ignore[union-attr]
    assert game.outcome(state).scores == (0, 3, 0)


@pytest.mark.parametrize("count", [0, 2, 4, 5])
def test_a_grab_needs_as_many_layers_as_the_mission_says(count: int) -> None:
    """D3: the number is no secret; the refusal names it, and nothing is lost."""
    state = play(match(3), (2, right(count), 1))
    error = refused(state, 2, "grab", 2)
    assert (type(error), error.code, error.facts) == (Illegal, "layer-count", {"number": 3, "count": count})
    assert "grab" not in [choice.move for choice in game.legal(state, 2)]
    assert play(state, (2, right(3), 3), (2, "grab", 4)).players[2].token == 3


def test_deals_of_the_first_edition_are_played_as_they_were() -> None:
    """D3, D4: old files and logs have no mark; a grab with any number counts there, and no builder is hurried."""
    written = game.format_deal(match(3).deal)
    assert written.pop("edition") == 2
    old = game.parse_deal(written)
    assert "edition" not in game.format_deal(old)
    assert game.parse_deal(game.format_deal(match(3).deal)) == match(3).deal
    state = game.start(old)
    assert isinstance(state, Match)
    state = play(state, (2, "grab", 1), (1, "giveup", 2))
    assert state.players[2].token == 3
    assert state.countdown is None
    state = play(game.start(old), (2, "grab", 1), (1, "grab", 2))  # type: ignore[arg-type]
    assert state.countdown == 12_000
    for edition in (0, 3, "2", True):
        with pytest.raises(Malformed, match="edition"):
            game.parse_deal({**written, "edition": edition})


def test_whoever_grabbed_may_not_touch_the_layers_again() -> None:
    """D3: hands off until the check, and only one token a round."""
    state = play(match(3), (0, right(3), 1), (0, "grab", 2))
    error = refused(state, 0, "pile", 3)
    assert (type(error), error.code, error.facts) == (Illegal, "hands-off", {"token": 3})
    assert refused(state, 0, "grab", 3).code == "already-grabbed"
    assert refused(state, 0, "giveup", 3).code == "already-grabbed"
    assert game.legal(state, 0) == ()


def test_simultaneous_grabs_count_in_the_order_they_come_in() -> None:
    """D3: the server's order alone decides, and both players are told the same."""
    state = play(match(3), (0, right(3), 1), (1, right(3), 1), (1, "grab", 5), (0, "grab", 5))
    assert [player.token for player in state.players] == [2, 3, None]
    first, second = game.view(state, 0), game.view(state, 1)
    assert replace(first, seat=None) == replace(second, seat=None) == game.view(state, None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_countdown_starts_when_one_token_is_left(seats: int) -> None:
    """D4: at the 1st, 2nd, 3rd grab with 2, 3, 4 players, and lasts exactly ten seconds."""
    state = laid(match(seats))
    for seat in range(seats - 1):
        assert state.countdown is None
        state = play(state, (seat, "grab", seat + 1))
    assert state.countdown == game.deadline(state) == (seats - 1) * 1000 + 10_000
    assert told(state)[-1] == ("countdown", {"seat": seats - 1, "seconds": 10})
    assert wait(state, seats - 1 + 9.999).phase == "building"
    assert wait(state, seats - 1 + 10).phase == "between"


def test_a_grab_just_before_the_countdowns_end_counts_and_ends_the_round_at_once() -> None:
    """D4: the last grab ends the round."""
    state = play(laid(match(2)), (0, "grab", 1), (1, right(3), 2), (1, "grab", 10.999))
    assert state.phase == "between"
    assert game.outcome(state).scores == (0, 2)


@pytest.mark.parametrize("late", [11, 11.001, 15])
def test_a_grab_at_or_after_the_countdowns_end_is_refused(late: float) -> None:
    """D4: no token, however the table lets time pass before it."""
    state = play(match(2), (0, right(3), 0.5), (0, "grab", 1), (1, right(3), 2))
    error = refused(state, 1, "grab", late)
    assert (type(error), error.code, error.facts) == (Illegal, "too-late", {"round": 1})
    ended = wait(state, 11)
    assert refused(ended, 1, "grab", 11).code == "not-revealed"
    assert game.outcome(ended).scores == (2, 0)


def test_a_late_grab_in_the_last_round_is_refused_too() -> None:
    """D4: also when no other round follows."""
    state = match(2)
    for _ in range(5):
        state = round_of(wait(state, state.now / 1000 + 0.001))
    now = state.now / 1000
    state = play(laid(state), (0, "grab", now + 1))
    assert refused(state, 1, "grab", now + 11).code == "too-late"
    assert refused(wait(state, now + 11), 1, "grab", now + 11).code == "game-over"
    assert refused(wait(state, now + 11), 1, "pile", now + 11).code == "game-over"


def test_the_countdown_runs_out_even_if_the_rounds_limit_falls_into_it() -> None:
    """D4, D10: exactly ten seconds."""
    state = play(laid(match(2)), (0, "grab", 298))
    assert game.deadline(state) == 308_000
    assert play(state, (1, right(3), 307), (1, "grab", 307.999)).players[1].points == 2


def test_the_check_begins_when_all_without_a_token_have_given_up() -> None:
    """D10: also at once when the others have grabbed already."""
    state = play(match(3), (0, right(3), 1), (0, "grab", 2), (1, "giveup", 3))
    assert state.phase == "building"
    assert told(state)[0] == ("gave-up", {"seat": 1})
    assert refused(state, 1, "pile 1f0", 4).code == "gave-up"
    assert refused(state, 1, "grab", 4).code == "gave-up"
    state = play(state, (2, "giveup", 5))
    assert state.phase == "between"
    assert game.outcome(state).scores == (3, 0, 0)


def test_the_last_builder_has_the_countdown_also_when_others_gave_up() -> None:
    """D4: as soon as somebody has grabbed and one builder is left, in whichever order; never before a grab."""
    given = play(laid(match(3)), (1, "giveup", 1))
    assert given.countdown is None
    state = play(given, (0, "grab", 2))
    assert state.countdown == game.deadline(state) == 12_000
    assert told(state) == [("token-taken", {"seat": 0, "token": 3}), ("countdown", {"seat": 2, "seconds": 10})]
    state = play(laid(match(4)), (3, "grab", 1), (1, "giveup", 2))
    assert state.countdown is None
    state = play(state, (0, "giveup", 3))
    assert state.countdown == 13_000
    assert told(state)[-1] == ("countdown", {"seat": 2, "seconds": 10})
    assert refused(state, 2, "grab", 13).code == "too-late"
    alone_at_last = play(laid(match(3)), (1, "giveup", 1), (2, "giveup", 2))
    assert alone_at_last.countdown is None
    assert play(alone_at_last, (0, "grab", 200)).phase == "between"


@pytest.mark.parametrize("seconds", [10, 20, 30])
def test_a_table_chooses_how_long_the_last_countdown_is(seconds: int) -> None:
    """D4: ten seconds unless it says 20 or 30."""
    state = play(laid(match(2, countdown=seconds)), (0, "grab", 1))
    assert state.countdown == game.deadline(state) == (1 + seconds) * 1000
    assert told(state)[-1] == ("countdown", {"seat": 1, "seconds": seconds})
    assert game.read_options({"countdown": seconds}, 2).countdown == seconds
    with pytest.raises(Malformed, match="10, 20, 30"):
        game.read_options({"countdown": 15}, 2)


def test_whoever_drops_out_counts_as_having_given_up() -> None:
    """D10: the round goes on without them; between rounds, with a token or alone nothing needs to be done."""
    state = play(laid(match(3)), (0, "grab", 1))
    assert [game.absent(state, seat) for seat in range(3)] == [None, Away(), Away()]
    assert game.absent(match(3), 0) is None
    assert game.absent(alone(), 0) is None
    assert not game.rests(state)
    assert not game.rests(alone())
    assert game.format(Away()) in game.TABLE_MOVES
    dropped = play(state, (1, "away", 2))
    assert told(dropped) == [("dropped-out", {"seat": 1}), ("countdown", {"seat": 2, "seconds": 10})]  # D4
    seen = game.view(dropped, 1).players[1]  # type: ignore[union-attr]
    assert (seen.gave_up, seen.away, game.legal(dropped, 1)) == (True, True, ())
    assert refused(dropped, 1, "pile", 3).code == "was-away"
    ended = play(dropped, (2, "giveup", 3))
    assert game.rests(ended)
    last = game.view(ended, 1).last  # type: ignore[union-attr]
    assert last is not None
    assert (last.gave_up, last.away) == ((1, 2), (1,))
    assert not any(player.away for player in ended.players)
    assert game.rests(match(3))
    assert spoken(game) is None


def test_a_round_without_any_grab_is_void_but_counts() -> None:
    """D10: after the table's limit, five minutes unless set."""
    state = wait(match(2), 299.999)
    assert state.round == 0
    state = wait(state, 300)
    assert (state.round, state.phase) == (1, "between")
    assert told(state) == [("round-void", {"round": 1})]
    over = wait(state, 6 * 300)
    assert game.outcome(over) == ((0, 0), (0, 1))


def test_the_table_sets_the_limit_of_a_round() -> None:
    """D10: any number of seconds from 10 to 3600."""
    state = play(match(2, round_limit=30), (0, right(3), 1), (1, right(3), 20))
    assert game.deadline(state) == 30_000
    assert wait(state, 30).round == 1
    assert refused(state, 1, "grab", 30).code == "too-late"


def test_the_next_round_needs_no_move_to_begin() -> None:
    """D1: files hold only piles, grabs and giving up: a pile after the end belongs to the next round."""
    state = play(laid(match(2)), (0, "grab", 1), (1, right(4), 30))
    assert (state.round, state.began) == (1, 11_000)
    assert state.players[1].pile == FULL[:4]
    again = play(state, (1, "grab", 31), (0, "giveup", 31))
    assert game.outcome(again).scores == (0, 2)


def test_a_whole_game_without_times_can_be_played() -> None:
    """D1: programs that know no clock leave it at 0."""
    state = match(2)
    for number in (3, 4, 5, 3, 4, 5):
        state = play(state, (0, right(number), 0), (1, wrong(number), 0), (0, "grab", 0), (1, "grab", 0))
    assert game.outcome(state) == ((12, 0), (0,))


@pytest.mark.parametrize("text", ["draw 3", "check"])
def test_what_is_for_playing_alone_is_refused_in_a_match(text: str) -> None:
    assert refused(match(2), 0, text, 1).code == "only-alone"


@pytest.mark.parametrize("seat", [-1, 2, 17])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    assert refused(match(2), seat, "grab", 1).code == "no-such-seat"
    assert game.legal(match(2), seat) == ()
    with pytest.raises(Malformed, match="There is no seat"):
        game.view(match(2), seat)


def test_check_says_what_play_would_say_of_a_text() -> None:
    state = wait(match(2), 1)
    game.check(state, 0, "pile 1f0 5b90")
    game.check(laid(state), 0, game.parse("grab"))
    with pytest.raises(Malformed, match="twice"):
        game.check(state, 0, "pile 1f0 1b90")
    with pytest.raises(Illegal, match="playing alone"):
        game.check(state, 0, "draw 3")
