"""What holds in every game, for 1 to 6 players: checked over random play."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.verso.unseen import reshuffled
from tests.news import facts
from volteface.core.errors import GameError, Malformed
from volteface.games import verso
from volteface.games.verso.news import Banked, Square
from volteface.games.verso.rules import moves
from volteface.games.verso.state import COLOURS, State

games = given(
    seats=st.integers(1, 6),
    seed=st.integers(0, 2**64),
    options=st.sampled_from([{}, {"forbid_wasted_keep": True}]),
    rng=st.randoms(use_true_random=False),
)
ALL_MOVES = ["keep", "flip", "pass"] + [
    f"bank {colour} {low}-{high}{joker}"
    for colour in COLOURS
    for low in range(1, 6)
    for high in range(low + 1, 7)
    for joker in ("", *(f" *{value}" for value in range(low, high + 1)))
]


def random_game(seats: int, seed: int, options: dict[str, object], rng: Random) -> list[State]:
    """All states of a game of random moves; in the end the seats choose in random order."""
    states = [verso.start(verso.deal(seats, options, seed))]
    while (state := states[-1]).phase != "over":
        open_seats = [seat for seat in range(seats) if moves(state, seat)]
        seat = rng.choice(open_seats)
        states.append(verso.play(state, seat, rng.choice(moves(state, seat))))
    return states


def cards_of(state: State) -> Counter[str]:
    laid = [card for player in state.players for card in player.cards]
    return Counter(str(card.card) for card in (*state.deck, *state.discards, *laid))


@games
@settings(max_examples=60, deadline=None)
def test_cards_are_conserved_faces_are_single_and_play_ends(
    seats: int, seed: int, options: dict[str, object], rng: Random
) -> None:
    """V1, V4, V8, V10: deck + layouts + discards = dealt; a card lies in the place of its face."""
    states = random_game(seats, seed, options, rng)
    dealt = cards_of(states[0])
    for state in states:
        assert cards_of(state) == dealt
        for player in state.players:
            assert all(laid is None or laid.face.place == place for place, laid in enumerate(player.layout))
    assert len(states) <= 3 * len(states[0].deck) + seats
    assert verso.outcome(states[-1]).winners


@games
@settings(max_examples=60, deadline=None)
def test_scores_change_only_by_banks_and_squares(
    seats: int, seed: int, options: dict[str, object], rng: Random
) -> None:
    """V6, V9: every point is told in the news that brought it."""
    for before, after in pairwise(random_game(seats, seed, options, rng)):
        for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
            told = [news for news in after.news if facts(news).get("seat") == seat]
            banked = sum(news.points for news in told if isinstance(news, Banked))
            squares = sum(isinstance(news, Square) for news in told)
            assert new.runs - old.runs == banked
            assert new.squares - old.squares == 7 * squares


@games
@settings(max_examples=25, deadline=None)
def test_exactly_the_listed_moves_are_accepted(seats: int, seed: int, options: dict[str, object], rng: Random) -> None:
    """V3, V4, V5: all other moves are refused with a sentence, and the state stays as it was."""
    for state in rng.sample(random_game(seats, seed, options, rng), 4):
        text = verso.format_position(state)
        for seat in range(-1, seats + 1):
            listed = {choice.move for choice in verso.legal(state, seat)}
            for move in ALL_MOVES:
                try:
                    verso.play(state, seat, verso.parse(move))
                    accepted = True
                except GameError as error:
                    accepted = False
                    assert error.sentence.endswith(".")
                assert accepted == (move in listed), (move, text)
        assert verso.format_position(state) == text


@given(st.text(max_size=30) | st.from_regex(r"bank (blue|red|green) [0-9]-[0-9]( \*[0-9])?", fullmatch=True))
def test_any_text_is_a_move_or_malformed(text: str) -> None:
    """Every move has exactly one text."""
    try:
        move = verso.parse(text)
    except Malformed as error:
        assert error.kind == "malformed"
        assert text not in ALL_MOVES
    else:
        assert verso.format(move) == text
        assert text in ALL_MOVES


@games
@settings(max_examples=30, deadline=None)
def test_replaying_gives_the_identical_states(seats: int, seed: int, options: dict[str, object], rng: Random) -> None:
    """A deal read back from its text, and the same moves, give the same states without any chance."""
    deal = verso.deal(seats, options, seed)
    again = verso.parse_deal(verso.format_deal(deal))
    first, second = verso.start(deal), verso.start(again)
    while first.phase != "over":
        seat = next(seat for seat in range(seats) if moves(first, seat))
        move = rng.choice(moves(first, seat))
        first, second = verso.play(first, seat, move), verso.play(second, seat, move)
        assert first == second


@games
@settings(max_examples=40, deadline=None)
def test_views_depend_only_on_what_was_seen(seats: int, seed: int, options: dict[str, object], rng: Random) -> None:
    """V2, V10: dealing all unseen things anew changes no view."""
    for state in rng.sample(random_game(seats, seed, options, rng), 5):
        for viewer in (None, *range(seats)):
            other = reshuffled(state, viewer, rng)
            assert verso.view(other, viewer) == verso.view(state, viewer)


@games
@settings(max_examples=30, deadline=None)
def test_a_position_text_holds_the_whole_state(seats: int, seed: int, options: dict[str, object], rng: Random) -> None:
    for state in rng.sample(random_game(seats, seed, options, rng), 5):
        text = verso.format_position(state)
        read = verso.parse_position(text)
        assert verso.format_position(read) == text
        assert (read.players, read.deck, read.discards) == (state.players, state.deck, state.discards)
        assert (read.phase, read.turn, read.choices) == (state.phase, state.turn, state.choices)


def test_reshuffling_really_changes_what_is_unseen() -> None:
    """The property above would hold for a shuffle that changes nothing."""
    state = random_game(3, 1, {}, Random(1))[10]
    others = {verso.format_position(reshuffled(state, None, Random(seed))) for seed in range(5)}
    assert len(others) == 5
