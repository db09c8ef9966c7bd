"""The compiled rules are the rules: same moves, same states, in random games and in all games of a few moves.

And the search imagines what is unseen as often as it is likely.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.games.verso.test_perft import CASES, first_state
from volteface.core.chance import Chance
from volteface.games import verso
from volteface.games.verso.box import CARDS
from volteface.games.verso.kernels import ahead, arrays, look_ahead, search, tables, worlds
from volteface.games.verso.kernels import rules as kernel
from volteface.games.verso.rules import moves, play_unchecked
from volteface.games.verso.state import State
from volteface.jit import njit

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


@njit
def perft(state: Any, depth: int) -> int:
    """The number of games of so many moves; at the end every seat that has not chosen may be the next."""
    if depth == 0:
        return 1
    total, found = 0, np.empty(kernel.MOVES, np.int32)
    for seat in range(state[kernel.SEATS]):
        for which in range(kernel.moves(state, seat, found)):
            after = state.copy()
            kernel.play_unchecked(after, seat, found[which])
            total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_perft_of_the_kernel(case: dict[str, object]) -> None:
    numbers, counts = arrays.of_state(first_state(case)), case["counts"]
    assert isinstance(counts, list)
    assert [perft(numbers, depth) for depth in range(1, len(counts) + 1)] == counts


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
    rng, order = np.array([5, 6], np.uint64), np.arange(tables.ALL)
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


def test_unseen_reverses_are_drawn_as_often_as_they_are_likely() -> None:
    """V2: each unseen face is given each card that can be there; with one card known it is never that one."""
    state = verso.parse_position(
        "verso turn 0; seat 0+0 B3/G4:1?; seat 0+0 B3/O4:3; deck B3/G2:1 O1/B2:1 G1/B2:1 O5/B6:1; discards"
    )

    view = verso.view(state, 0)
    chance, found = np.array([7, 8], np.uint64), Counter[tuple[str, ...]]()
    unseen = worlds.new_unseen(arrays.of_view(view), arrays.unseen(view), chance)
    world = np.empty(kernel.SIZE, np.int32)
    names = list(CARDS)
    for _ in range(6000):
        worlds.stir(unseen)
        worlds.imagine(unseen, world)
        found[tuple(names[card] for card in unseen.cards)] += 1
        deck = world[kernel.DECK + world[kernel.NEXT] : kernel.DECK + world[kernel.END]] // 2
        assert len(set(deck.tolist()) | set(unseen.cards.tolist())) == 5, "every card once"
    fitting = {"B3/G4", "B3/G2", "B3/O2"}  # B3/O4 has been seen
    assert set(found) == {(one, two) for one in fitting for two in fitting if one != two}
    assert all(850 < count < 1150 for count in found.values())


def test_looking_ahead_finds_more_than_a_glance_and_says_what_it_expects() -> None:
    state = verso.start(verso.deal(2, {"first": 0}, 5))
    seen = look_ahead(verso.view(state, 0), 32, Chance(1), everything=True)
    assert {verso.format(option.move) for option in seen} == {"keep", "flip"}
    assert all(option.worlds == 32 and 0 < option.chance < 1 and 10 < option.points < 80 for option in seen)
    assert seen[0].merit >= seen[1].merit


@pytest.mark.parametrize("seats", range(2, 7))
def test_looking_ahead_never_costs_more_than_so_many_moves(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where many moves are close, fewer worlds are tried: a master's move takes a tenth of a second at most."""
    explore, played = ahead.explore, 0

    def counted(trial: ahead.Trial, unseen: Any, net: Any, seat: int, rounds: int, number: int) -> None:
        nonlocal played
        played += int(trial.live.sum()) * rounds * seats * number
        explore(trial, unseen, net, seat, 0, 1)

    monkeypatch.setattr(ahead, "explore", counted)
    monkeypatch.setattr(ahead, "drop", lambda trial, worlds: trial.live.sum())
    monkeypatch.setattr(search, "BEHIND", 1e6)
    rng, state = Random(seats), verso.start(verso.deal(seats, {}, seats))
    for _ in range(5 * seats):
        state = play_unchecked(state, state.turn, moves(state, state.turn)[rng.randrange(2)])
    options = look_ahead(verso.view(state, state.turn), 5000, Chance(1))
    assert 1 <= options[0].worlds < 5000
    assert 0.9 * search.PLAYED < played * max(4, seats) <= search.PLAYED
