"""D1 to D7, D9 and D10: a match of two to four players."""

from __future__ import annotations

from dataclasses import replace

import pytest

from volteface.core.errors import GameError, Illegal, Malformed
from volteface.games import dessus_dessous as game
from volteface.games.dessus_dessous.layers import flipped, layer_set, turned
from volteface.games.dessus_dessous.state import GiveUp, Judged, Match, Mission, Player

from .scenes import FULL, WRONG, alone, match, mission, play, right, told, wait

ALEX, SAM, ROBIN, TRACY = range(4)


def refused(state: Match, seat: int, text: str, seconds: float) -> GameError:
    before = replace(state)
    with pytest.raises(GameError) as error:
        play(state, (seat, text, seconds))
    assert state == before
    assert error.value.sentence[0].isupper()
    assert error.value.sentence.endswith(".")
    return error.value


def round_of(state: Match, *grabs: tuple[int, bool]) -> Match:
    """Play a round: these seats grab in this order with a right or wrong pile, the others give up."""
    for seat, is_right in grabs:
        pile = right(state.mission.layers) if is_right else WRONG
        state = play(state, (seat, pile, state.now / 1000 + 1))
    for seat, _ in grabs:
        state = play(state, (seat, "grab", state.now / 1000 + 0.1))
    for seat in range(len(state.players)):
        if state.phase == "building" and not state.players[seat].done:
            state = play(state, (seat, "giveup", state.now / 1000 + 0.1))
    return state


def test_the_example_of_the_rulebook() -> None:
    """D5, D6: Alex is right, Sam wrong, Robin moves up to Sam's token, Tracy is too late."""
    state = play(
        match(4),
        (ALEX, right(3), 10),
        (SAM, WRONG, 11),
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


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_for_one_to_four(seats: int) -> None:
    """D1, D8: two to four players, or one alone."""
    with pytest.raises(Malformed, match="1 to 4 players"):
        game.deal(seats, {}, 1)


def test_a_deal_draws_each_rounds_mission_from_its_pile() -> None:
    """D1: the missions of a match are all different, and another seed gives others."""
    one, same, other = game.deal(3, {}, 1), game.deal(3, {}, 1), game.deal(3, {}, 2)
    assert [m.layers for m in one.missions] == [3, 4, 5, 3, 4, 5]
    assert len(set(one.missions)) == 6
    assert one == same
    assert one.missions != other.missions


def test_a_round_starts_with_empty_boards() -> None:
    """D2: the piles of the last round are gone when the next mission is revealed."""
    state = round_of(match(2), (0, True), (1, False))
    assert state.phase == "between"
    assert game.faces(state) == (tuple(map(str, FULL[:3])), ("2b0",))
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
    assert [choice.move for choice in game.legal(later, 0)] == ["pile", "grab", "giveup"]


def test_a_grab_takes_the_highest_token_left_and_is_never_refused() -> None:
    """D3: even with an empty board, or a wrong number of layers: that is a wrong pile, not an error."""
    state = play(match(3), (2, "grab", 1))
    assert state.players[2].token == 3
    assert told(state) == [("mission-revealed", {"round": 1, "number": 3}), ("token-taken", {"seat": 2, "token": 3})]
    state = play(state, (0, right(4), 2), (0, "grab", 2))
    assert state.players[0].token == 2
    state = play(state, (1, right(3), 3), (1, "grab", 3))
    assert game.outcome(state).scores == (0, 3, 0)


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
    state = match(seats)
    for seat in range(seats - 1):
        assert state.countdown is None
        state = play(state, (seat, "grab", seat + 1))
    assert state.countdown == game.deadline(state) == (seats - 1) * 1000 + 10_000
    assert told(state)[-1] == ("countdown", {"seat": seats - 1, "seconds": 10})
    assert wait(state, seats - 1 + 9.999).phase == "building"
    assert wait(state, seats - 1 + 10).phase == "between"


def test_a_grab_just_before_the_countdowns_end_counts_and_ends_the_round_at_once() -> None:
    """D4: the last grab ends the round."""
    state = play(match(2), (0, "grab", 1), (1, right(3), 2), (1, "grab", 10.999))
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
    state = play(state, (0, "grab", now + 1))
    assert refused(state, 1, "grab", now + 11).code == "too-late"
    assert refused(wait(state, now + 11), 1, "grab", now + 11).code == "game-over"
    assert refused(wait(state, now + 11), 1, "pile", now + 11).code == "game-over"


def test_the_countdown_runs_out_even_if_the_rounds_limit_falls_into_it() -> None:
    """D4, D10: exactly ten seconds."""
    state = play(match(2), (0, "grab", 298))
    assert game.deadline(state) == 308_000
    assert play(state, (1, right(3), 307), (1, "grab", 307.999)).players[1].points == 2


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


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("2f180 5b270 4b180", "5b270 2f180 4b180"),  # two layers that do not touch, either below the other
        ("3b0 4b90 5f270 2f270", "1f90 4b90 5f270 2f270"),  # the lowest one is hidden altogether
    ],
)
def test_two_piles_that_look_the_same_are_both_right(one: str, two: str) -> None:
    """D9: only the pattern counts."""
    ours, first, second = layer_set(), game.parse_pile(one), game.parse_pile(two)
    wanted = Mission(len(first), ours.picture(first))
    assert first != second
    assert ours.is_right(wanted, first)
    assert ours.is_right(wanted, second)


def test_a_pattern_turned_or_mirrored_as_a_whole_is_wrong() -> None:
    """D9: upright as shown."""
    ours, wanted = layer_set(), mission(4)
    around = tuple(replace(placed, turn=(placed.turn + 1) % 4) for placed in FULL[:4])
    assert ours.picture(around) == turned(wanted.picture)
    assert not ours.is_right(wanted, around)
    assert not ours.is_right(Mission(4, flipped(wanted.picture)), FULL[:4])


def test_the_number_of_layers_must_be_exact() -> None:
    """D9: the right picture with a layer too many or too few is wrong."""
    ours = layer_set()
    picture = ours.picture(FULL[:4])
    assert ours.is_right(Mission(4, picture), FULL[:4])
    assert not ours.is_right(Mission(5, picture), FULL[:4])
    assert not ours.is_right(Mission(3, picture), FULL[:4])


def test_the_check_begins_when_all_without_a_token_have_given_up() -> None:
    """D10: also at once when the others have grabbed already."""
    state = play(match(3), (0, right(3), 1), (0, "grab", 2), (1, "giveup", 3))
    assert state.phase == "building"
    assert told(state) == [("gave-up", {"seat": 1})]
    assert refused(state, 1, "pile 1f0", 4).code == "gave-up"
    assert refused(state, 1, "grab", 4).code == "gave-up"
    state = play(state, (2, "giveup", 5))
    assert state.phase == "between"
    assert game.outcome(state).scores == (3, 0, 0)


def test_no_countdown_while_more_than_one_token_lies_there() -> None:
    """D4, D10: who is alone because another gave up has no ten seconds, but the round's limit."""
    state = play(match(3), (1, "giveup", 1), (0, "grab", 2))
    assert state.countdown is None
    assert game.deadline(state) == 300_000
    assert play(state, (2, "grab", 60)).phase == "between"


def test_whoever_drops_out_counts_as_having_given_up() -> None:
    """D10: the round goes on without them; between rounds, with a token or alone nothing needs to be done."""
    state = play(match(3), (0, "grab", 1))
    assert [game.absent(state, seat) for seat in range(3)] == [None, GiveUp(), GiveUp()]
    assert game.absent(match(3), 0) is None
    assert game.absent(alone(), 0) is None
    assert not game.rests(state)
    assert not game.rests(alone())
    ended = play(state, (1, "giveup", 2), (2, "giveup", 3))
    assert game.rests(ended)
    assert game.rests(match(3))
    assert game.partners(state) == ()


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
    state = play(match(2), (0, "grab", 1), (1, right(4), 30))
    assert (state.round, state.began) == (1, 11_000)
    assert state.players[1].pile == FULL[:4]
    again = play(state, (1, "grab", 31), (0, "giveup", 31))
    assert game.outcome(again).scores == (0, 2)


def test_a_whole_game_without_times_can_be_played() -> None:
    """D1: programs that know no clock leave it at 0."""
    state = match(2)
    for number in (3, 4, 5, 3, 4, 5):
        state = play(state, (0, right(number), 0), (1, WRONG, 0), (0, "grab", 0), (1, "grab", 0))
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
    game.check(state, 0, game.parse("grab"))
    with pytest.raises(Malformed, match="twice"):
        game.check(state, 0, "pile 1f0 1b90")
    with pytest.raises(Illegal, match="playing alone"):
        game.check(state, 0, "draw 3")
