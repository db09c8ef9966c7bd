"""Rounds, words, the clock, points and the ladder."""

from __future__ import annotations

import pytest

from tests.games.recto_verso.scenes import begin, build, finish, play, solution, told, wait
from volteface.core.errors import GameError, Illegal, NotYours
from volteface.games import recto_verso as game
from volteface.games.recto_verso import solver
from volteface.games.recto_verso.building import replaced
from volteface.games.recto_verso.news import Wrong
from volteface.games.recto_verso.pieces import INDEX
from volteface.games.recto_verso.state import NOTHING, State


def refused(state: State, seat: int, text: str, seconds: float) -> GameError:
    """The reason why a move is refused, and that nothing has changed."""
    before = repr(state)
    with pytest.raises(GameError) as refusal:
        play(state, (seat, text, seconds))
    assert repr(state) == before
    return refusal.value


# --- rounds


def test_everybody_plays_with_everybody_as_the_tokens_come_up() -> None:
    """R2: the active player's next token names the partner; then the player to the left is active."""
    state, pairs = begin(4, first=2), []
    while game.outcome(state).winners is None:
        pairs.append((state.active, state.partner))
        state = finish(state, state.clock / 1000 + 5, right=False)
    assert pairs[:5] == [(2, 3), (3, 0), (0, 1), (1, 2), (2, 0)]
    assert sorted(pairs) == [(a, b) for a in range(4) for b in range(4) if a != b]


@pytest.mark.parametrize(("seats", "rounds"), [(3, 12), (4, 12), (5, 20), (6, 30)])
def test_the_game_ends_when_all_tokens_are_turned(seats: int, rounds: int) -> None:
    """R2: 12, 12, 20, 30 rounds; each player is active equally often."""
    state = game.start(game.deal(seats, {}, 1))
    for _ in range(rounds):
        assert game.outcome(state).winners is None
        state = wait(state, state.since / 1000 + 120.001)
    assert state.phase == "over"
    assert game.deadline(state) is None
    assert len(state.rounds) == rounds
    active = [done.active for done in state.rounds]
    assert all(active.count(seat) == rounds // seats for seat in range(seats))


def test_a_round_begins_by_itself_when_the_clock_moves_on() -> None:
    """R3: the card is revealed and the clock starts; before that nobody sees it."""
    state = begin(3)
    assert (state.phase, game.deadline(state), game.rests(state)) == ("between", 1, True)
    assert wait(state, 0).phase == "between"
    state = wait(state, 0.001)
    assert (state.phase, state.since, told(state)) == ("building", 0, ["revealed"])
    assert not game.rests(state)


def test_a_round_begins_with_its_first_move_too() -> None:
    """R3: a file without any times works."""
    state = play(begin(3), (0, "place K 00.0", 0))
    assert (state.phase, told(state)) == ("building", ["revealed", "placed"])


def test_the_next_round_starts_from_an_empty_board_when_the_last_one_ended() -> None:
    """R3: its clock runs from then; while a table lets the clock stand, no time passes."""
    state = finish(begin(3), 12.5)
    assert (state.phase, state.since, state.number) == ("between", 12_500, 1)
    assert any(state.building)
    state = play(state, (1, "place K 00.0", 20))
    assert (state.since, state.clock) == (12_500, 20_000)
    assert sum(map(bool, state.building)) == 1


def test_waiting_in_steps_or_at_once_is_the_same() -> None:
    state = begin(3)
    at_once = wait(state, 400)
    for seconds in range(0, 401, 7):
        state = wait(state, seconds)
    state = wait(state, 400)
    assert (state.rounds, state.since, state.clock) == (at_once.rounds, at_once.since, at_once.clock)


def test_only_the_two_partners_build() -> None:
    """R3: whoever else sits there looks on."""
    state = wait(begin(3), 1)
    assert game.partners(state) == (0, 1)
    for text in ("place K 00.0", "recto", "verso", "take K", "shift +x"):
        error = refused(state, 2, text, 1)
        assert isinstance(error, NotYours)
        assert error.sentence == "Seats 0 and 1 build in this round; seat 2 looks on."
    assert game.legal(state, 2) == ()
    assert refused(state, 7, "recto", 1).code == "no-such-seat"


# --- building


def test_both_partners_place_move_turn_and_take_back_any_piece() -> None:
    """R4: at any time, also the other's piece."""
    state = play(
        begin(3),
        (0, "place G 00.0 10.0", 1),
        (1, "place K 00.0", 2),
        (0, "move K 33.0", 3),
        (1, "move G 22.0 22.1", 4),
        (0, "take K", 5),
        (1, "shift +x", 6),
    )
    assert game.view(state, 0).building == {"G": "32.0 32.1"}
    assert told(state) == ["shifted"]


def test_what_the_board_forbids_is_refused() -> None:
    """R4: with a sentence, and nothing is changed."""
    state = play(begin(3), (0, "place G 00.0 10.0", 1), (1, "place K 00.0", 1))
    cases = {
        "place K 22.0": ("already-placed", "The black cube stands in the building already: move it."),
        "move W 00.0": ("not-placed", "The white cube lies beside the board: place it first."),
        "take W": ("not-placed", "The white cube lies beside the board: place it first."),
        "move G 22.0 23.0": ("carries", "The green bar carries the black cube: take that away first."),
        "take G": ("carries", "The green bar carries the black cube: take that away first."),
        "place P 30.0 40.0": ("outside", "There the pink bar would stand outside the 4 x 4 squares."),
        "place Y 00.0 00.1 00.2": ("too-high", "There the yellow bar would rise above level 4, the highest."),
        "shift -x": ("shift-outside", "Shifted that way the building would leave the 4 x 4 squares."),
    }
    for text, (code, sentence) in cases.items():
        error = refused(state, 0, text, 2)
        assert isinstance(error, Illegal)
        assert (error.code, error.sentence) == (code, sentence)
        with pytest.raises(Illegal):
            game.check(state, 0, text)
    assert refused(wait(begin(3), 1), 0, "shift +x", 1).code == "nothing-to-shift"


def test_the_red_piece_is_there_in_the_hard_mode_only() -> None:
    """R1: simple is without red."""
    red = "place R 00.0 10.0 20.0 00.1"
    assert refused(begin(3), 0, red, 1).sentence == "The red piece stays in the box in the simple mode."
    assert play(begin(3, mode="hard"), (0, red, 1)).building[INDEX["R"]]


def test_legal_tells_the_kinds_of_move_with_their_pieces_and_orientations() -> None:
    state = wait(begin(3), 1)
    kinds = {choice.move: choice.preview for choice in game.legal(state, 0)}
    assert set(kinds) == {"place", "recto"}
    pieces = kinds["place"].pieces
    assert isinstance(pieces, dict)
    assert "".join(pieces) == "KWENGPVOYB"
    assert pieces["G"] == ("00.0 00.1", "00.0 01.0", "00.0 10.0")
    state = play(state, (0, "place G 00.0 10.0", 1), (1, "place K 00.0", 1), (1, "recto", 1))
    kinds = {choice.move: choice.preview for choice in game.legal(state, 0)}
    assert set(kinds) == {"place", "move", "take K", "shift +x", "shift +y", "verso"}
    assert kinds["move"].pieces == {"K": ("00.0",)}
    assert "verso" not in {choice.move for choice in game.legal(state, 1)}
    assert game.legal(begin(3), 0) == ()


# --- words


def test_the_first_word_is_recto_and_the_second_verso_by_the_other() -> None:
    """R5: either partner may speak first; the second word stops the clock."""
    for first, second in ((0, 1), (1, 0)):
        state = play(build(begin(3), solution(0), 10), (first, "recto", 11))
        assert (state.said, told(state)) == (first, ["recto"])
        state = play(state, (second, "verso", 14.2))
        assert told(state) == ["verso", "right"]
        assert state.rounds[-1].time == 14_200
        assert state.scores == (10, 10, 0)


def test_words_in_the_wrong_order_or_from_the_wrong_partner_are_refused() -> None:
    """R5: the second word is the other partner's."""
    state = wait(begin(3), 1)
    assert refused(state, 0, "verso", 1).code == "recto-first"
    state = play(state, (0, "recto", 1))
    for text in ("recto", "verso"):
        error = refused(state, 0, text, 1)
        assert isinstance(error, NotYours)
        assert error.sentence == "You have said Recto; Verso is for your partner to say."


def test_two_who_speak_in_the_same_moment_are_both_heard() -> None:
    """R5: words are never refused: the later Recto is the second word."""
    state = play(build(begin(3), solution(0), 10), (0, "recto", 11), (1, "recto", 11))
    assert told(state) == ["verso", "right"]


def test_a_change_takes_back_a_word_already_said() -> None:
    """R5: by either partner; putting a piece back where it was is no change."""
    state = play(begin(3), (0, "place K 00.0", 1), (0, "recto", 2))
    assert play(state, (1, "move K 00.0", 3)).said == 0
    for seat, text in ((0, "move K 10.0"), (1, "take K"), (1, "shift +x"), (0, "place W 00.0")):
        changed = play(state, (seat, text, 3))
        assert changed.said is None
        assert told(changed)[-1] == "word-back"
        assert refused(changed, 1, "verso", 3).code == "recto-first"


def test_words_are_not_refused_with_pieces_left_over_and_there_is_no_second_try() -> None:
    """R5: the building is simply wrong, and the round is over."""
    state = play(begin(3), (0, "place K 00.0", 1), (1, "recto", 2), (0, "verso", 3))
    assert state.phase == "between"
    assert state.verdict is not None
    assert state.verdict.faults[0].code == "pieces-left"
    assert state.scores == (0, 0, 0)
    assert refused(state, 1, "recto", 3).code == "card-hidden"


def test_a_word_that_comes_after_the_end_is_too_late_and_not_a_word_in_the_next_round() -> None:
    """R7: past the last time the round is over."""
    state = play(build(begin(3), solution(0), 100), (0, "recto", 119))
    error = refused(state, 1, "verso", 120.5)
    assert (error.code, error.sentence) == ("too-late", "Round 1 was already over: too late.")


# --- points


@pytest.mark.parametrize(
    ("seconds", "points"),
    [
        (0.001, 10),
        (15.000, 10),
        (15.001, 9),
        (20.000, 9),
        (25.000, 8),
        (30.000, 7),
        (40.000, 6),
        (50.000, 5),
        (57.000, 4),
        (60.000, 4),
        (75.000, 3),
        (90.000, 2),
        (90.001, 1),
        (120.000, 1),
    ],
)
def test_points_come_from_the_table_to_the_millisecond(seconds: float, points: int) -> None:
    """R7: exactly 15.000 s scores 10, exactly 120.000 s scores 1; both partners score the same."""
    assert finish(begin(3), seconds).scores == (points, points, 0)


def test_points_count_from_each_rounds_own_reveal() -> None:
    """R7: a later round starts at zero again."""
    state = finish(begin(3), 60)
    assert state.scores == (4, 4, 0)
    assert (state.active, state.partner) == (1, 0)
    assert finish(state, 75).scores == (14, 14, 0)


def test_past_the_last_time_the_round_ends_with_nothing() -> None:
    """R7: 120.001 s is too late."""
    state = build(begin(3), solution(0), 10)
    assert wait(state, 120).phase == "building"
    assert game.deadline(state) == 120_001
    state = wait(state, 120.001)
    assert (state.phase, told(state), state.scores) == ("between", ["wrong"], (0, 0, 0))
    assert state.verdict is not None
    assert [fault.sentence for fault in state.verdict.faults] == ["The 120 seconds have passed."]
    assert state.verdict.round.time == 120_000


def test_a_wrong_building_scores_nothing() -> None:
    """R7: both partners get nothing, however fast."""
    wrong = replaced(solution(0), INDEX["K"], 0)
    state = build(begin(3), wrong, 5)
    state = play(state, (0, "recto", 5), (1, "verso", 5))
    assert state.scores == (0, 0, 0)
    assert told(state) == ["verso", "wrong"]
    last = state.news[-1]
    assert isinstance(last, Wrong)
    assert last.reason == "pieces-left"


def test_any_right_building_scores_not_only_the_one_the_card_was_made_from() -> None:
    """R6: another solution of the same card."""
    card = begin(3).deal.cards[0]
    other = next(found for found in solver.solutions(card, "simple", limit=2) if found != solution(0))
    state = play(build(begin(3), other, 5), (0, "recto", 5), (1, "verso", 5))
    assert state.scores == (10, 10, 0)


def test_a_table_can_have_its_own_score_table_and_pace() -> None:
    """R7: the table is data."""
    own = begin(3, score_table=((10, 3), (40, 1)))
    assert finish(own, 10).scores == (3, 3, 0)
    assert finish(own, 40).scores == (1, 1, 0)
    assert wait(own, 40.001).verdict is not None
    slow = begin(3, pace=2)
    assert finish(slow, 30).scores == (10, 10, 0)
    assert finish(slow, 240).scores == (1, 1, 0)


def test_the_most_points_win_and_ties_share() -> None:
    """R8: and there is no limit to the points."""
    state = begin(3)
    while state.number < 11:
        state = finish(state, state.clock / 1000 + 10, right=2 not in (state.active, state.partner))
    state = finish(state, state.clock / 1000 + 10, right=False)
    scores, winners = game.outcome(state)
    assert scores[0] == scores[1] > scores[2] == 0
    assert winners == (0, 1)
    assert told(state)[-1] == "over"
    error = refused(state, 0, "recto", state.clock / 1000 + 1)
    assert (error.code, error.sentence) == ("game-over", "The game is over.")


# --- the ladder


def test_two_climb_the_seven_levels_to_become_kings() -> None:
    """R9: 90, 75, 60, 45, 30, 20, 15 seconds; exactly in time is in time."""
    state, at = begin(2), 0.0
    for level, seconds in enumerate((90, 75, 60, 45, 30, 20, 15), 1):
        assert (state.level, state.limit, game.outcome(state).winners) == (level, seconds * 1000, None)
        at += seconds
        state = finish(state, at)
        assert state.scores == (level, level)
    assert told(state) == ["verso", "right", "kings", "over"]
    assert game.outcome(state).winners == (0, 1)


def test_a_failure_starts_again_at_level_1_with_a_new_card() -> None:
    """R9: too late or wrong alike."""
    state = finish(finish(begin(2), 10), 20)
    assert state.level == 3
    late = wait(state, 80.001)
    assert (late.level, late.scores, told(late)) == (1, (0, 0), ["revealed", "wrong", "fell"])
    wrong = finish(state, 30, right=False)
    assert (wrong.level, wrong.scores) == (1, (0, 0))
    assert late.card == wrong.card == 3
    assert wait(begin(2), 90).phase == "building"
    assert told(wait(begin(2), 90.001)) == ["revealed", "wrong"]


def test_no_card_comes_back_before_all_have_been_used() -> None:
    """R9: the 32 cards in their order, then again from the start."""
    state, seen = begin(2), []
    for _ in range(40):
        state = wait(state, state.clock / 1000 + 0.001)
        seen.append(state.deal.cards[state.card % 32])
        state = finish(state, state.clock / 1000 + 1, right=False)
    assert len(set(seen[:32])) == 32
    assert seen[32:] == seen[:8]
    assert len(state.rounds) == 32


def test_on_the_ladder_both_keep_their_sides() -> None:
    """R9: the first seat looks at the front in every attempt."""
    state = finish(begin(2, first=1), 10)
    assert (state.active, state.partner) == (1, 0)
    assert game.partners(wait(state, 11)) == (1, 0)


# --- the table


def test_a_round_broken_by_a_drop_out_is_played_again_with_a_new_card() -> None:
    """R2: the same partners, and nothing has counted."""
    state = play(finish(begin(3), 10), (1, "place K 00.0", 15))
    assert game.absent(state, 2) is None
    move = game.absent(state, 0)
    assert move is not None
    assert game.format(move) == "again" in game.TABLE_MOVES
    again = game.play(state, 0, move, 16_000)
    assert (again.phase, again.number, again.card, again.since) == ("between", state.number, state.card + 1, 16_000)
    assert (again.active, again.partner, again.scores) == (state.active, state.partner, state.scores)
    assert again.building == NOTHING
    assert told(again) == ["again"]
    assert game.absent(again, 0) is None
    assert not any(choice.move == "again" for choice in game.legal(state, 0))
