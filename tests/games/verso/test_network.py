"""The networks: their inputs and symmetry, the exact belief, luck that is zero on average, and the bound."""

from __future__ import annotations

from random import Random
from statistics import fmean, pstdev

import numpy as np
import pytest

from volteface.core.chance import Chance
from volteface.games import verso
from volteface.games.verso import bound, luck
from volteface.games.verso.box import CARDS
from volteface.games.verso.kernels import (
    arrays,
    belief,
    features,
    glance,
    kinds,
    learn_together,
    look_ahead,
    rules,
    search,
    second_glance,
    tables,
    together,
    weights,
)
from volteface.games.verso.kernels.luck import new_scales, play_turn
from volteface.games.verso.rules import moves
from volteface.games.verso.state import FLIP, LETTERS, Bank, Move, State


def some_states(seats: int, seed: int, count: int) -> list[State]:
    """States of a random game."""
    rng, found = Random(seed), [verso.start(verso.deal(seats, {}, seed))]
    while found[-1].phase == "turn":
        found.append(verso.play(found[-1], found[-1].turn, rng.choice(moves(found[-1], found[-1].turn))))
    return rng.sample(found[:-1], count)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_turning_all_colours_turns_the_inputs(seats: int) -> None:
    """The symmetry that training uses: the inputs of a turned position are the turned inputs of the position."""

    def inputs(position: str) -> set[int]:
        state = arrays.of_state(verso.parse_position(position))
        desk = np.zeros(features.DESK, np.int32)
        desk[: features.DESK_ROWS] = state[rules.HEAD + rules.LAYOUT : rules.HEAD + rules.LAYOUT + 21]
        desk[features.DESK_ROWS : features.DESK_SLOTS] = state[rules.HEAD + rules.ROWS : rules.HEAD + rules.ROWS + 3]
        desk[features.DESK_SEEN : features.DESK_SEEN + 90] = state[rules.SEEN : rules.SEEN + 90]
        features.describe(desk, 0, features.DESK_SLOTS)
        slots = desk[features.DESK_SLOTS : features.DESK_SLOTS + features.SLOTS]
        gone = [card for card in range(90) if state[rules.SEEN + card]]
        away = [features.AT_AWAY + face for face in range(39) if state[rules.AWAY + face]]
        top = features.AT_TOP + int(tables.FACE[state[rules.DECK + state[rules.NEXT]]])
        return {*(features.AT_LAYOUT + slot for slot in slots.tolist() if slot >= 0), *gone, *away, top}

    def turned_text(position: str) -> str:
        head, *parts = position.split(";")
        turned = [
            "".join(LETTERS[(LETTERS.index(sign) + 1) % 3] if sign in LETTERS else sign for sign in part)
            for part in parts
        ]
        return ";".join([head, *turned])

    turn = kinds.turned("solo")
    for state in some_states(seats, 5, 4):
        text = verso.format_position(state)
        assert inputs(turned_text(text)) == {int(turn[one]) for one in inputs(text)}


def test_the_belief_counts_every_world() -> None:
    """Against all ways to give the unseen faces a card each, one by one."""
    texts, rng = list(CARDS), Random(2)
    for _ in range(6):
        faces = rng.sample(range(tables.ALL_FACES), 4)
        seen = np.zeros(tables.ALL, np.int32)
        seen[rng.sample(range(tables.ALL), 40)] = 1
        lying = [*faces, faces[0]]
        could = [
            [
                card
                for card in range(90)
                if not seen[card] and face in (tables.FACE[2 * card], tables.FACE[2 * card + 1])
            ]
            for face in lying
        ]
        worlds: list[tuple[int, ...]] = [()]
        for options in could:
            worlds = [(*world, card) for world in worlds for card in options if card not in world]
        if not worlds:
            continue
        shown, taken = np.zeros(tables.ALL_FACES, np.int64), np.zeros((tables.ALL, 3))
        np.add.at(shown, lying, 1)
        belief.believe(seen, shown, taken)
        for card in range(90):
            if not seen[card]:
                free = fmean(card not in world for world in worlds)
                assert taken[card, 0] == pytest.approx(free), texts[card]
                one = fmean(
                    any(pair == (card, tables.FACE[2 * card]) for pair in zip(world, lying, strict=True))
                    for world in worlds
                )
                assert taken[card, 1] == pytest.approx(one), texts[card]


def test_luck_alone_is_zero_on_average_whoever_plays() -> None:
    """At random and at a glance; and the points without it have hardly any spread."""
    for player in ("random", "glance"):
        scores, plain = [], []
        for seed in range(120):
            first = state = verso.start(verso.deal(1, {}, seed))
            rng, made = Random(seed), []
            while state.phase != "over":
                choice = rng.choice(moves(state, 0)) if player == "random" else glance(verso.view(state, 0))[0].move
                made.append((0, choice))
                state = verso.play(state, 0, choice)
            found = luck.luck(first, made)
            assert found is not None
            scores.append(state.players[0].score)
            plain.append(scores[-1] - found[0])
        difference = [one - other for one, other in zip(scores, plain, strict=True)]
        assert abs(fmean(difference)) < 3.5 * pstdev(difference) / len(difference) ** 0.5
        if player == "glance":
            assert pstdev(plain) < 0.4 * pstdev(scores)


def test_a_top_card_is_luck_when_it_is_first_seen_and_not_again_after_a_bank() -> None:
    """Of two: whoever banks because of what lies there has not been lucky, nor has the other."""
    after = 0
    for seed in range(3):
        state = verso.start(verso.deal(2, {}, seed))
        made: list[tuple[int, Move]] = []
        first, had, banked = state, 0.0, False
        while state.phase == "turn":
            made.append((state.turn, glance(verso.view(state, state.turn))[0].move))
            state = verso.play(state, *made[-1])
            found = luck.luck(first, made)
            assert found is not None
            assert found[0] == -found[1]
            if banked and made[-1][1] != FLIP:
                assert found[0] == had, "nothing came but what was known"
                after += 1
            had, banked = found[0], isinstance(made[-1][1], Bank)
    assert after > 5


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_move_promises_is_what_is_seen_after_it(seats: int) -> None:
    """Where nothing is turned over: with the card kept, or with two gone and the top card left to the next seat."""
    net, kept, banks = weights.load(kinds.kind(seats)), 0, 0
    found, promises = np.empty(rules.MOVES, np.int32), np.zeros((rules.MOVES, 4), np.float32)
    desk, sums = np.zeros(features.DESK, np.int32), np.zeros(together.SUMS, np.float32)
    sight, without = np.zeros(4, np.float32), np.zeros(4, np.float32)
    for seed in range(10):
        for state in some_states(seats, seed, 12):
            seat, before = state.turn, arrays.of_state(state)
            everything = np.float32(1e9)
            count = together.appraise(before, net, desk, sums, seat, everything, found, promises)
            for move, promise in zip(found[:count], promises[:count].copy(), strict=True):
                after = before.copy()
                rules.play_unchecked(after, seat, move)
                turned = after[rules.SEEN : rules.SEEN + 90].sum() - before[rules.SEEN : rules.SEEN + 90].sum()
                others = [other for other in range(seats) if other != seat]
                lies = [slice(start := rules.HEAD + other * rules.PLAYER, start + rules.PLAYER) for other in others]
                if (
                    turned
                    or any((before[one] != after[one]).any() for one in lies)
                    or after[rules.PHASE] != rules.TURNS
                ):
                    continue
                banked = move >= rules.FIRST_BANK
                learn_together.look(after, seat, banked, net, desk, sums, sight)
                promise[together.OWN] -= rules.score(after, seat)
                promise[together.OTHERS] -= fmean(rules.score(after, other) for other in others)
                assert promise[:3] == pytest.approx(sight[:3], abs=0.02)
                learn_together.look(after, seat, False, net, desk, sums, without)
                assert (sight == without).all() != banked, "the top card is known after a bank, and matters"
                banks, kept = banks + banked, kept + (not banked)
    assert min(banks, kept) > 10


def test_a_turn_weighed_is_a_turn_played() -> None:
    state = verso.start(verso.deal(1, {}, 4))
    numbers, scales, rng = arrays.of_state(state), new_scales(), Random(1)
    net = weights.load("solo")
    while state.phase == "turn":
        move = rng.choice(moves(state, 0))
        state = verso.play(state, 0, move)
        play_turn(numbers, net, arrays.move_number(move), scales)
        now = numbers.copy()
        now[rules.DECK : rules.DECK + now[rules.NEXT]] = 0
        if state.phase == "turn":
            assert np.array_equal(now, arrays.of_state(state))


def test_the_bound_is_above_honest_play_and_below_clairvoyance() -> None:
    seeds = [f"b/{number}" for number in range(3)]
    narrow, wide = ([bound.bound(seed, width) for seed in seeds] for width in (2, 6))
    seer = [bound.clairvoyant(seed, 6) for seed in seeds]
    assert fmean(narrow) <= fmean(wide) + 1e-6
    assert 40 < fmean(wide) < fmean(seer)


def test_the_second_step_alone_says_what_it_expects() -> None:
    for state in some_states(1, 9, 3):
        seen = verso.view(state, 0)
        deep = look_ahead(seen, 1, Chance(1), everything=True)
        assert {option.move for option in deep} == {option.move for option in glance(seen)}
        assert deep == look_ahead(seen, 1, Chance(2), everything=True), "nothing is drawn by lot"
        near = look_ahead(seen, 1, Chance(1))
        assert near[0] == deep[0] or near[0].merit >= deep[0].merit - search.WITHIN


def test_a_second_glance_is_taken_where_two_moves_are_close() -> None:
    """Alone; the moves stay the same, nothing is drawn by lot, and where one is clearly ahead it stays so."""
    others = 0
    for seed in (2, 3):
        state = verso.start(verso.deal(1, {}, seed))
        while state.phase == "turn":
            seen = verso.view(state, 0)
            one, two = glance(seen), second_glance(seen)
            assert {option.move for option in one} == {option.move for option in two}
            assert two == second_glance(seen)
            if one[0].merit - one[1].merit > search.CLOSE:
                assert one == two
            others += one[0].move != two[0].move
            state = verso.play(state, 0, one[0].move)
    assert others > 0, "what looks best at a glance is not always best"
    state = some_states(2, 1, 1)[0]
    together = verso.view(state, state.turn)
    assert second_glance(together) == glance(together)
