"""R2 to R5: who builds when, what both may do, their words and the clock."""

from __future__ import annotations

import pytest

from tests.games.recto_verso.scenes import begin, build, finish, play, refused, solution, told, wait
from volteface.core.errors import Illegal, NotYours
from volteface.games import recto_verso as game
from volteface.games.recto_verso.news import Stacked
from volteface.games.recto_verso.pieces import INDEX
from volteface.games.recto_verso.state import AGAIN, NOTHING

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
        "place Y 00.0 00.1 00.2": ("too-high", "There the yellow bar would rise above storey 4, the highest."),
        "shift -x": ("shift-outside", "Shifted that way the building would leave the 4 x 4 squares."),
    }
    for text, (code, sentence) in cases.items():
        error = refused(state, 0, text, 2)
        assert isinstance(error, Illegal)
        assert (error.code, error.sentence) == (code, sentence)
        with pytest.raises(Illegal):
            game.check(state, 0, text)
    assert refused(wait(begin(3), 1), 0, "shift +x", 1).code == "nothing-to-shift"


def test_a_piece_that_carries_others_moves_with_all_that_stands_on_it() -> None:
    """R4: unturned and as one body; what stood there drops onto what is below, and a word is taken back (R5)."""
    state = play(
        begin(3),
        (0, "place G 01.0 11.0", 1),
        (1, "place V 11.0 12.0", 1),  # on green, and over a void
        (0, "place K 12.0", 1),  # on violet
        (1, "place W 32.0", 1),
        (0, "place P 32.0 33.0", 1),  # over white and a void
        (1, "recto", 2),
    )
    assert game.play(state, 0, game.parse("stack G 01"), 3000).said == 1, "where it stood: no change"
    state = play(state, (0, "stack G 21", 3))
    assert game.view(state, 1).building == {
        "G": "21.1 31.1",
        "V": "31.2 32.2",  # its far end has come to rest on pink
        "K": "32.3",
        "W": "32.0",
        "P": "32.1 33.1",
    }
    assert (told(state), state.said) == (["stacked", "word-back"], None)
    assert state.news[0] == Stacked(0, "G", "21.1 31.1", "KV")


def test_a_stack_comes_along_whole_even_where_it_stands_on_something_else_too() -> None:
    """R4: all that stands on a piece, also what reaches below it."""
    red = "place R 10.0 10.1 10.2 00.2"  # an arm over black, a foot on the ground
    state = play(begin(3, mode="hard"), (0, "place W 00.0", 1), (0, "place K 00.0", 1), (0, red, 1))
    state = play(state, (1, "stack K 22", 2))
    assert game.view(state, 0).building == {"W": "00.0", "K": "22.1", "R": "32.0 32.1 22.2 32.2"}
    assert play(state, (1, "stack W 33", 3)).building[INDEX["W"]], "a piece that carries nothing may go as a stack too"


def test_a_stack_that_cannot_stand_there_is_refused() -> None:
    """R4: for the piece that would be outside or too high."""
    state = play(begin(3), (0, "place G 10.0 10.1", 1), (1, "place V 00.0 10.0", 1), (1, "place Y 33.0 33.1 33.2", 1))
    cases = {
        "stack G 03": ("outside", "There the violet bar would stand outside the 4 x 4 squares."),
        "stack G 40": ("outside", "There the green bar would stand outside the 4 x 4 squares."),
        "stack G 33": ("too-high", "There the green bar would rise above storey 4, the highest."),
        "stack W 00": ("not-placed", "The white cube lies beside the board: place it first."),
        "stack R 00": ("no-red", "The red piece stays in the box in the simple mode."),
    }
    for text, (code, sentence) in cases.items():
        error = refused(state, 0, text, 2)
        assert (error.code, error.sentence) == (code, sentence)


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
    assert set(kinds) == {"place", "move", "stack", "take K", "shift +x", "shift +y", "verso"}
    assert kinds["stack"].stacks == {"G": "K"}
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
    twice = play(again, (0, "place K 00.0", 20))  # with partners who change it is repeated as often as it must be
    assert game.absent(twice, 0) == move


def test_on_the_ladder_a_second_drop_out_in_a_row_is_a_failure() -> None:
    """R9: a round broken by a drop-out is repeated at its level once; a second one in a row counts as a failure."""
    state = finish(finish(begin(2), 10), 10)
    first = play(state, (0, "place K 00.0", 25))
    move = game.absent(first, 1)
    assert move == AGAIN
    state = game.play(first, 1, move, 26_000)
    assert (state.level, state.broken, state.number, game.view(state, 0).broken) == (3, True, 2, True)
    assert refused(state, 1, "fail", 26).code == "card-hidden"
    second = play(state, (1, "place K 00.0", 30))
    assert second.broken
    fail = game.absent(second, 0)
    assert fail is not None
    assert game.format(fail) == "fail" in game.TABLE_MOVES
    state = game.play(second, 0, fail, 31_000)
    assert (state.phase, state.level, state.number, state.broken, state.scores) == ("between", 1, 3, False, (0, 0))
    assert told(state) == ["wrong", "fell"]
    assert state.verdict is not None
    assert [fault.code for fault in state.verdict.faults] == ["dropped-out"]
    assert game.absent(play(state, (0, "place K 00.0", 35)), 0) == AGAIN  # it begins anew


def test_a_round_that_was_finished_parts_two_drop_outs() -> None:
    """R9: only a second drop-out in a row is a failure; what older files say keeps its meaning."""
    state = play(begin(2), (0, "place K 00.0", 1), (0, "again", 2))
    done = finish(state, 10)
    assert (done.level, done.broken) == (2, False)
    assert game.absent(play(done, (0, "place K 00.0", 15)), 0) == AGAIN
    old = play(state, (0, "place K 00.0", 3), (1, "again", 4), (0, "place K 00.0", 5), (1, "again", 6))
    assert (old.level, old.number, old.card) == (1, 0, 3)
