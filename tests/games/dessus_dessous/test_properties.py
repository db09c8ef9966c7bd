"""What holds in every match and every game alone, whatever the players do and whenever."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import msgspec
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from volteface.core.errors import GameError
from volteface.core.replay import Line, read, write
from volteface.games import dessus_dessous as game
from volteface.games import find
from volteface.games.dessus_dessous.layers import layer_set
from volteface.games.dessus_dessous.state import Grab, Match, Solo, Stack

from .scenes import FULL, alone, match
from .test_notation import moves, piles

if TYPE_CHECKING:
    from volteface.games.dessus_dessous.state import Move, Pile, State

prefixes = st.integers(0, 5).map(lambda count: Stack(FULL[:count]))
likely = st.one_of(prefixes, prefixes, st.just(Grab()), moves)
waits = st.one_of(st.integers(0, 3), st.integers(0, 15_000), st.integers(0, 320_000))
lines = st.lists(st.tuples(st.integers(-1, 3), likely, waits), min_size=1, max_size=80)
Script = list[tuple[int, "Move", int]]


def run(state: State, script: Script) -> list[tuple[State, tuple[int, Move, int] | None]]:
    """Every state on the way, each with the line that was accepted to reach it, None if time only passed."""
    states: list[tuple[State, tuple[int, Move, int] | None]] = [(state, None)]
    now = 0
    for seat, move, wait in script:
        now += wait
        try:
            state = game.play(state, seat, move, now)
            states.append((state, (seat, move, now)))
        except GameError as error:
            assert error.sentence
            state = game.advance(state, now)
            states.append((state, None))
    return states


@settings(deadline=None)
@given(st.integers(2, 4), lines)
def test_tokens_are_conserved(seats: int, script: Script) -> None:
    """D5: each round every token is kept by a player who was right, or goes back to the middle."""
    for state, _ in run(match(seats), script):
        assert isinstance(state, Match)
        if state.phase != "over":
            held = [player.token for player in state.players if player.token is not None]
            assert sorted([*held, *state.tokens]) == list(range(1, seats + 1))
        if state.last is not None:
            kept = [grab.points for grab in state.last.grabs if grab.right]
            assert kept == list(range(seats, seats - len(kept), -1))
            assert all(grab.points == 0 for grab in state.last.grabs if not grab.right)
            assert [grab.token for grab in state.last.grabs] == list(range(seats, seats - len(state.last.grabs), -1))


@settings(deadline=None)
@given(st.integers(2, 4), lines)
@example(2, [(0, Grab(), 300_001), (0, Grab(), 0)])
def test_a_pile_is_right_exactly_if_it_shows_the_mission_with_its_number_of_layers(seats: int, script: Script) -> None:
    """D9: and whoever grabbed has not changed the pile since (D3)."""
    grabbed: dict[int, object] = {}
    last = None
    for state, line in run(match(seats), script):
        assert isinstance(state, Match)
        if state.last is not None and state.last is not last:  # before a grab that came first in the new round
            last, grabbed = state.last, {}
            for grab in last.grabs:
                pile = last.piles[grab.seat]
                shows = layer_set().picture(pile) == last.mission.picture
                assert grab.right == (shows and len(pile) == last.mission.layers)
        if line is not None and isinstance(line[1], Grab) and state.phase == "building":
            grabbed[line[0]] = state.players[line[0]].pile
        for seat, player in enumerate(state.players):
            if player.token is not None:
                assert player.pile == grabbed[seat]


@settings(deadline=None)
@given(st.integers(2, 4), lines)
def test_nobody_scores_after_the_countdown(seats: int, script: Script) -> None:
    """D4: an accepted grab came before the end of the countdown and of the round, and scores never sink."""
    before: State = match(seats)
    for state, line in run(before, script):
        assert isinstance(before, Match)
        if line is not None and isinstance(line[1], Grab) and before.phase == "building":
            due = game.deadline(before)
            assert due is not None
            assert line[2] < due
        gains = [new - old for new, old in zip(game.outcome(state).scores, game.outcome(before).scores, strict=True)]
        assert all(gain >= 0 for gain in gains)
        before = state


@settings(deadline=None)
@given(st.integers(1, 4), st.booleans(), lines)
def test_legal_lists_exactly_the_kinds_of_move_that_are_accepted(seats: int, practice: bool, script: Script) -> None:
    start: State = alone(practice=practice) if seats == 1 else match(seats)
    for state, _ in run(start, script):
        for seat in range(seats):
            offered = {choice.move for choice in game.legal(state, seat)}
            accepted = set()
            for text in ("pile", "grab", "giveup", "check", "draw 3", "draw 4", "draw 5"):
                try:
                    game.play(state, seat, game.parse(text), state.now)
                    accepted.add(text)
                except GameError:
                    pass
            assert offered == accepted


@settings(deadline=None)
@given(st.integers(1, 4), lines, waits, waits)
def test_time_passes_the_same_in_one_step_or_two(seats: int, script: Script, first: int, second: int) -> None:
    state = run(alone() if seats == 1 else match(seats), script)[-1][0]
    once = game.advance(state, state.now + first + second)
    twice = game.advance(game.advance(state, state.now + first), state.now + first + second)
    assert replace(once, news=()) == replace(twice, news=())
    due = game.deadline(state)
    if due is not None:
        early = game.advance(state, due - 1)
        assert replace(early, news=(), now=0) == replace(state, news=(), now=0)
        assert replace(game.advance(state, due), news=(), now=0) != replace(state, news=(), now=0)


@settings(deadline=None)
@given(st.integers(1, 4), lines)
def test_a_file_of_the_moves_leads_to_the_same_end(seats: int, script: Script) -> None:
    start: State = alone() if seats == 1 else match(seats)
    states = run(start, script)
    done = [
        Line(line[0], game.format(line[1]), line[2]) if line else Line(None, None, state.now)
        for state, line in states[1:]
    ]
    replay = read(write(find("dessus-dessous"), start.deal, done), find)
    assert replay.states[-1] == states[-1][0]
    assert replay.summary(steps=True)["scores"] == list(game.outcome(states[-1][0]).scores)


@settings(deadline=None)
@given(st.integers(2, 4), lines)
def test_with_hidden_piles_a_view_does_not_depend_on_what_the_others_lay(seats: int, script: Script) -> None:
    """D3: nor does the news, until the check."""
    for state, _ in run(match(seats, hide_piles=True), script):
        assert isinstance(state, Match)
        if state.phase == "building":
            other = replace(state, players=(state.players[0], *(replace(p, pile=FULL) for p in state.players[1:])))
            assert game.view(state, 0) == game.view(other, 0)


@settings(deadline=None)
@given(st.integers(1, 4), lines)
def test_views_are_plain_json_and_small(seats: int, script: Script) -> None:
    for state, _ in run(alone() if seats == 1 else match(seats), script):
        for viewer in (*range(seats), None):
            assert len(json.dumps(msgspec.to_builtins(game.view(state, viewer)))) < 8 * 1024
        msgspec.json.encode(state.news)


@settings(max_examples=30, deadline=None)
@given(st.lists(st.tuples(st.sampled_from((3, 4, 5)), st.booleans(), st.integers(1, 40_000)), max_size=30))
def test_alone_the_score_is_the_sum_of_what_was_solved_in_time(tries: list[tuple[int, bool, int]]) -> None:
    """D8: each mission its number, until 3:00."""
    state: State = alone()
    now = expected = 0
    for number, is_right, wait in tries:
        assert isinstance(state, Solo)
        pile = Stack(FULL[:number] if is_right else FULL[1 : number + 1])
        now += wait
        if now >= 180_000:
            break
        if state.phase == "building":
            assert state.mission is not None
            number = state.mission.layers
            pile = Stack(FULL[:number] if is_right else FULL[:1])
        else:
            state = game.play(state, 0, game.parse(f"draw {number}"), now)
        state = game.play(game.play(state, 0, pile, now), 0, game.parse("check"), now)
        expected += number if is_right else 0
    assert game.outcome(game.advance(state, 180_000)) == ((expected,), (0,))


@settings(deadline=None)
@given(piles)
def test_a_pile_shows_at_each_place_its_highest_layer_without_a_hole_there(pile: Pile) -> None:
    """D2: and the board where there is none."""
    ours = layer_set()
    looks = [ours.look(placed) for placed in pile]
    for region, seen in enumerate(ours.picture(pile)):
        assert seen == next((look[region] for look in reversed(looks) if look[region] != "."), ".")
