"""Properties over random buildings and random play."""

from __future__ import annotations

from contextlib import suppress
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.games.recto_verso.scenes import begin, play, wait
from volteface.core.errors import GameError, Illegal
from volteface.games import recto_verso as game
from volteface.games.recto_verso import generator, solver
from volteface.games.recto_verso.building import card_of, drop, facade, filled, judge, replaced, stack, stacked
from volteface.games.recto_verso.notation import parse_card
from volteface.games.recto_verso.pieces import (
    COUNT,
    GROUND,
    LETTERS,
    LEVEL,
    PIECES,
    cubes_of,
    orientations,
    placements,
    word,
)
from volteface.games.recto_verso.state import NOTHING, Card, State

if TYPE_CHECKING:
    from volteface.games.recto_verso.pieces import Mode
    from volteface.games.recto_verso.state import Building

MODES: tuple[Mode, ...] = ("simple", "hard")


@pytest.fixture(scope="module", params=MODES)
def made(request: pytest.FixtureRequest) -> tuple[Mode, list[Building]]:
    mode: Mode = request.param
    return mode, [one.building for one in islice(generator.supply(mode, "properties"), 150)]


def test_the_card_of_a_random_building_is_always_solved(made: tuple[Mode, list[Building]]) -> None:
    """R6: and the solution shows the same two sides."""
    mode, buildings = made
    for building in buildings:
        found = solver.solve(card_of(building), mode)
        assert found is not None
        assert card_of(found) == card_of(building)


def test_silhouettes_mirror_each_other(made: tuple[Mode, list[Building]]) -> None:
    """R3: both sides are empty at the same places, so the card reads back."""
    mode, buildings = made
    for building in buildings:
        front, back = facade(building, "front"), facade(building, "back")
        assert [letter == "." for letter in front] == [letter == "." for letter in back]
        assert parse_card(game.format_card(Card(front, back)), mode) == Card(front, back)


def test_the_judge_is_right_and_changing_any_square_makes_it_wrong(made: tuple[Mode, list[Building]]) -> None:
    """R6: every square of both sides counts."""
    mode, buildings = made
    letters = LETTERS[: COUNT[mode]] + "."
    for number, building in enumerate(buildings):
        card = card_of(building)
        assert judge(building, card, mode) == ()
        for square in range(16):
            for side in ("front", "back"):
                drawn = getattr(card, side)
                other = letters[(letters.index(drawn[square]) + 1 + number % (len(letters) - 1)) % len(letters)]
                changed = drawn[:square] + other + drawn[square + 1 :]
                wrong = Card(changed, card.back) if side == "front" else Card(card.front, changed)
                assert [fault.code for fault in judge(building, wrong, mode)] == ["square"]


texts = st.one_of(
    st.sampled_from(["recto", "verso", "shift +x", "shift -x", "shift +y", "shift -y"]),
    st.sampled_from([f"take {letter}" for letter in LETTERS]),
    st.builds("stack {} {}{}".format, st.sampled_from(LETTERS), st.integers(0, 4), st.integers(0, 4)),
    st.builds(
        lambda verb, piece, way, x, y: " ".join(
            [verb, PIECES[piece].letter]
            + [
                f"{a + x}{b + y}.{c}"
                for a, b, c in orientations(PIECES[piece].cubes)[way % len(orientations(PIECES[piece].cubes))]
            ]
        ),
        st.sampled_from(["place", "place", "move"]),
        st.integers(0, 10),
        st.integers(0, 23),
        st.integers(0, 3),
        st.integers(0, 3),
    ),
)
steps = st.lists(st.tuples(st.integers(0, 2), texts, st.integers(0, 9000)), max_size=60)


def check_invariants(state: State) -> None:
    cubes = filled(state.building)
    assert cubes < 1 << 64
    assert cubes.bit_count() == sum(mask.bit_count() for mask in state.building)  # no cube in another
    for piece, mask in zip(PIECES, state.building, strict=True):
        if mask:
            assert mask in placements(piece.cubes)
            below = cubes & ~mask
            assert mask & (below << LEVEL | GROUND)  # every piece rests on the ground or on another
    assert state.said in (None, state.active, state.partner)
    assert 0 <= state.clock - state.since <= state.limit or state.phase != "building"


@settings(max_examples=150, deadline=None)
@given(steps, st.sampled_from(MODES))
def test_random_play_keeps_the_building_whole(moves: list[tuple[int, str, int]], mode: Mode) -> None:
    """R4: whatever is tried, pieces never meet, float or leave the space; refusals change nothing."""
    state, at = begin(3, mode=mode), 0
    for seat, text, passed in moves:
        at += passed
        before = repr(state)
        assert game.format(game.parse(text)) == text
        try:
            later = game.play(state, seat, game.parse(text), at)
        except GameError as refusal:
            assert repr(state) == before
            assert refusal.sentence.endswith(".")
            later = game.advance(state, at)
        state = later
        check_invariants(state)
        for viewer in (None, 0, 1, 2):
            game.view(state, viewer)


@settings(max_examples=60, deadline=None)
@given(st.text(alphabet="placemovestk RYBG0123.+-xy|/?", max_size=40))
def test_any_text_is_a_move_or_malformed(text: str) -> None:
    try:
        move = game.parse(text)
    except GameError as refusal:
        assert refusal.kind == "malformed"
    else:
        assert game.parse(game.format(move)) == move


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 10), st.integers(0, 3), st.integers(0, 3))
def test_a_stack_keeps_its_form_and_goes_back_to_where_it_was(seed: int, piece: int, x: int, y: int) -> None:
    """R4: as one body: every piece of it is pushed as far as the others, nothing else moves."""
    building, rng = NOTHING, Random(seed)
    for one in rng.sample(range(11), 11):
        way = rng.choice(placements(PIECES[one].cubes))
        cubes = cubes_of(way)
        low = min(z for _, _, z in cubes)
        with suppress(Illegal):
            resting = drop(filled(building), one, tuple((a, b, c - low) for a, b, c in cubes))
            building = replaced(building, one, resting)
    assume(building[piece])
    body, (left, near, level) = stack(building, piece), min(cubes_of(building[piece]))
    try:
        after = stacked(building, piece, x, y)
    except Illegal as refusal:
        assert refusal.code in ("outside", "too-high")
        return
    up = min(cubes_of(after[piece]))[2] - level
    for one, mask in enumerate(building):
        pushed = word((a + x - left, b + y - near, c + up) for a, b, c in cubes_of(mask)) if one in body else mask
        assert after[one] == pushed
    assert filled(after).bit_count() == filled(building).bit_count()
    lid = filled(building) & ~sum(building[one] for one in body)
    if not any(building[one] << LEVEL * above & lid for one in body for above in (1, 2, 3)):
        assert stacked(after, piece, left, near) == building


def test_what_legal_lists_can_be_played() -> None:
    state = play(wait(begin(3, mode="hard"), 1), (0, "place Y 03.0 13.0 23.0", 2), (1, "place K 03.0", 3))
    assert any(choice.move == "stack" for choice in game.legal(state, 0))
    for seat in (0, 1):
        for choice in game.legal(state, seat):
            if choice.move == "stack":
                assert isinstance(choice.preview.stacks, dict)
                for letter in choice.preview.stacks:
                    game.check(state, seat, f"stack {letter} 00")
            elif choice.move in ("place", "move"):
                pieces = choice.preview.pieces
                assert isinstance(pieces, dict)
                for letter, ways in pieces.items():
                    for way in ways:
                        game.check(state, seat, f"{choice.move} {letter} {way}")
            else:
                game.play(state, seat, game.parse(choice.move), 4000)
