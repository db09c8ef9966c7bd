"""The compiled kernel is the rules: same moves, same states, in random games and in all games of a few moves."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from tests.games.verso.test_perft import CASES, first_state
from volteface.games import verso
from volteface.games.verso import arrays, kernel
from volteface.games.verso.rules import moves, play_unchecked
from volteface.games.verso.state import State

GAMES = 1500  # `make bench` plays 10,000


def assert_twins(state: State, numbers: arrays.Numbers) -> None:
    now = numbers.copy()
    now[kernel.DECK : kernel.DECK + now[kernel.NEXT]] = 0  # cards that have been drawn
    assert np.array_equal(now, arrays.of_state(state)), verso.format_position(state)


def play_twins(seats: int, seed: int, rng: Random) -> None:
    """A random game in both, compared at every move."""
    state = verso.start(verso.deal(seats, {"forbid_wasted_keep": seed % 3 == 0}, seed))
    numbers, found = arrays.of_state(state), np.empty(kernel.MOVES, np.int32)
    while state.phase != "over":
        for seat in range(seats):
            choices = moves(state, seat)
            count = kernel.moves(numbers, seat, found)
            assert [arrays.move_of(number) for number in found[:count].tolist()] == choices
        seat = rng.choice([seat for seat in range(seats) if moves(state, seat)])
        move = rng.choice(moves(state, seat))
        state = play_unchecked(state, seat, move)
        kernel.play_unchecked(numbers, seat, arrays.move_number(move))
        assert_twins(state, numbers)


@pytest.mark.parametrize("seats", range(1, 7))
def test_random_games_are_the_same_in_rules_and_kernel(seats: int) -> None:
    rng = Random(seats)
    for seed in range(GAMES // 3 if seats == 1 else GAMES // 3 // seats):
        play_twins(seats, seed, rng)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_perft_of_the_kernel(case: dict[str, object]) -> None:
    numbers, counts = arrays.of_state(first_state(case)), case["counts"]
    assert isinstance(counts, list)
    assert [kernel.perft(numbers, depth) for depth in range(1, len(counts) + 1)] == counts


def test_a_view_as_an_array_holds_nothing_unseen() -> None:
    """It is the state's own array, but for what nobody has seen."""
    rng = Random(3)
    for seats in range(1, 7):
        state = verso.start(verso.deal(seats, {}, seats))
        while state.phase == "turn":
            seen = arrays.of_view(verso.view(state, state.turn))
            true = arrays.of_state(state)
            known = seen[: kernel.DECK] != true[: kernel.DECK]
            assert not (known & (seen[: kernel.DECK] >= kernel.KNOWN)).any()
            assert np.array_equal(seen[kernel.SEEN :], true[kernel.SEEN :])
            assert not seen[kernel.DECK + seen[kernel.NEXT] + 1 : kernel.SEEN].any()
            state = play_unchecked(state, state.turn, rng.choice(moves(state, state.turn)))


def test_random_deals_of_the_kernel_are_deals() -> None:
    rng, order = np.array([5], np.uint64), np.arange(kernel.ALL)
    numbers = np.empty(kernel.SIZE, np.int32)
    firsts = set()
    for seats, cards in ((1, 35), (2, 30), (6, 90)) * 20:
        kernel.deal(seats, rng, order, numbers)
        deck = numbers[kernel.DECK : kernel.DECK + cards]
        assert kernel.left(numbers) == cards
        assert len(set((deck // 2).tolist())) == cards
        assert 0 < (deck % 2).sum() < cards
        firsts.add((seats, int(numbers[kernel.TURN])))
    assert {(1, 0), (2, 0), (2, 1)} < firsts
