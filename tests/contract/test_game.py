"""What every game promises: run once for each game, from one place."""

from __future__ import annotations

import ast
import inspect
import itertools
import json
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest

from tests.table.moves import any_move, offers
from volteface import games
from volteface.core import replay
from volteface.core.chance import Chance
from volteface.core.errors import GameError, Malformed
from volteface.core.game import SPOKEN, TIMED, Game, Saying, Spoken, Step, Timed, signals, timed
from volteface.games import dessus_dessous, recto_verso, verso
from volteface.table.phrases import check_phrase

STEP = 700  # milliseconds between two moves
LONGEST_VIEW = 8 * 1024


@pytest.fixture(params=games.NAMES)
def game(request: pytest.FixtureRequest) -> Game[Any, Any, Any]:
    return games.find(request.param)


def random_game(
    game: Game[Any, Any, Any], seats: int, seed: int, limit: int = 120
) -> tuple[Any, list[replay.Line], list[Any]]:
    """A deal, the lines of random play on it, and all states."""
    rng, at = Random(seed), 0
    deal = game.deal(seats, {}, seed)
    states, lines = [game.start(deal)], list[replay.Line]()
    while game.outcome(states[-1]).winners is None and len(lines) < limit:
        at += STEP
        seat = rng.randrange(seats)
        choices = offers(game.legal(states[-1], seat))
        text = any_move(choices, rng) if choices else None
        line = replay.Line(None, None, at) if text is None else replay.Line(seat, text, at)
        try:
            states.append(replay.step(game, states[-1], line))
        except GameError:
            continue
        lines.append(line)
    return deal, lines, states


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def test_the_games_are_games() -> None:
    """Type-checked: a module is a game."""
    static: Game[Any, Any, Any] = verso
    clocked: Timed[Any, Any, Any] = dessus_dessous
    worded: Spoken[Any, Any, Any] = recto_verso
    assert (static.NAME, clocked.NAME, worded.NAME) == ("verso", "dessus-dessous", "recto-verso")
    assert [games.find(name).NAME for name in games.NAMES] == list(games.NAMES)
    with pytest.raises(Malformed, match="no game 'go'"):
        games.find("go")


def test_the_same_seed_deals_the_same_and_another_seed_otherwise(game: Game[Any, Any, Any]) -> None:
    for seats in game.SEATS:
        assert game.deal(seats, {}, 11) == game.deal(seats, {}, 11)
        assert game.deal(seats, {}, 11) != game.deal(seats, {}, 12)


def test_a_deal_reads_back(game: Game[Any, Any, Any]) -> None:
    for seats in game.SEATS:
        deal = game.deal(seats, {}, 3)
        fields = json.loads(json.dumps(game.format_deal(deal)))
        assert fields["game"] == game.NAME
        assert game.parse_deal(fields) == deal
        assert game.start(game.parse_deal(fields)) == game.start(deal)


def test_wrong_seats_and_unknown_options_are_refused(game: Game[Any, Any, Any]) -> None:
    for seats in (0, -1, max(game.SEATS) + 1, min(game.SEATS) - 1):
        with pytest.raises(Malformed):
            game.deal(seats, {}, 1)
    with pytest.raises(Malformed, match="no option 'speed'"):
        game.deal(max(game.SEATS), {"speed": 1}, 1)
    with pytest.raises(Malformed):
        game.parse_deal({"game": game.NAME})
    with pytest.raises(Malformed):
        game.parse_deal(game.format_deal(game.deal(max(game.SEATS), {}, 1)) | {"colour": 1})


@pytest.mark.parametrize("text", ["", " ", "fly", "grab now", "pass pass", "x" * 10_000, "\0", "bank", "place"])
def test_a_text_that_is_no_move_is_malformed(game: Game[Any, Any, Any], text: str) -> None:
    with pytest.raises(Malformed) as refusal:
        game.parse(text)
    assert len(refusal.value.sentence) < 300


def test_random_play_keeps_the_contract(game: Game[Any, Any, Any]) -> None:
    for seats in game.SEATS:
        deal, lines, states = random_game(game, seats, seed=seats)
        for line in lines:
            if line.move is not None:
                assert game.format(game.parse(line.move)) == line.move
        again = replay.read(replay.write(game, deal, lines), games.find)
        assert list(again.states) == states
        for state in states:
            assert all(_read(news, game.TYPES["News"]) == news for news in state.news)
            for seat in range(seats):
                assert all(_read(choice, game.TYPES["Choice"]) == choice for choice in game.legal(state, seat))
            assert len(game.faces(state)) == len(game.outcome(state).scores) == seats
            for viewer in (None, *range(seats)):
                assert len(as_json(game.view(state, viewer)).encode()) <= LONGEST_VIEW
        summary: dict[str, Any] = again.summary(steps=True)
        assert len(summary["steps"]) == len(lines)


def _read(value: Any, kind: Any) -> Any:
    """A value as it comes back over the wire, by the type that was declared for it."""
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


def test_a_part_of_the_contract_is_whole_or_absent(game: Game[Any, Any, Any]) -> None:
    for names in (TIMED, SPOKEN):
        assert len({hasattr(game, name) for name in names}) == 1, names


def test_no_game_has_an_empty_function(game: Game[Any, Any, Any]) -> None:
    """Whatever gives nothing, or back what it was given, need not be there."""
    for name in game.__all__:  # type: ignore[attr-defined]
        function = getattr(game, name)
        if not inspect.isfunction(function):
            continue
        definition = ast.parse(inspect.getsource(function)).body[0]
        assert isinstance(definition, ast.FunctionDef)
        given = {argument.arg for argument in definition.args.args}
        *before, last = [part for part in definition.body if not _is_words(part)]
        if not before and isinstance(last, ast.Return):
            assert not _is_nothing(last.value), name
            assert not (isinstance(last.value, ast.Name) and last.value.id in given), name


def test_what_gives_nothing_is_known_however_it_is_written() -> None:
    for text in ("None", "0", "''", "()", "[]", "{}", "frozenset()", "dict()", "tuple[int]()", ""):
        assert _is_nothing(ast.parse(text).body[0].value if text else None), text  # type: ignore[attr-defined]
    for text in ("frozenset({1})", "(1,)", "f(x)", "state"):
        assert not _is_nothing(ast.parse(text).body[0].value), text  # type: ignore[attr-defined]


def _is_nothing(value: ast.expr | None) -> bool:
    """Whether an expression is a constant, or something that is made and stays empty."""
    match value:
        case None | ast.Constant() | ast.Tuple(elts=[]) | ast.List(elts=[]) | ast.Dict(keys=[]):
            return True
        case ast.Call(ast.Name(kind) | ast.Subscript(ast.Name(kind)), [], []):
            return kind in ("tuple", "list", "dict", "set", "frozenset")
    return False


def _is_words(part: ast.stmt) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)


def test_time_that_passes_changes_nothing_in_a_game_without_a_clock(game: Game[Any, Any, Any]) -> None:
    state = game.start(game.deal(max(game.SEATS), {}, 1))
    later = replay.step(game, state, replay.Line(None, None, 100_000))
    assert (later is state) == (timed(game) is None)


def test_options_are_read_with_the_seats_they_are_for(game: Game[Any, Any, Any]) -> None:
    for seats in game.SEATS:
        assert game.read_options({}, seats) == game.Options()
        live = game.read_options(game.LIVE, seats)
        assert {name: getattr(live, name) for name in game.LIVE} == game.LIVE
        assert all(type(kind) is str for kind in signals(game, live))
    for given, seats in (({"speed": 1}, 2), ({}, 0), ({}, max(game.SEATS) + 1), (dict.fromkeys(game.LIVE, 7), 0)):
        with pytest.raises(Malformed):
            game.read_options(given, seats)


def test_constants_read_back_and_every_part_is_there(game: Game[Any, Any, Any]) -> None:
    types = games.types(game.NAME)
    assert {"View", "News", "Choice", "Options", "Constants"} <= set(types)
    assert _read(game.CONSTANTS, types["Constants"]) == game.CONSTANTS
    assert games.friendly(game.NAME) in games.bots(game.NAME)
    assert ("Review" in types) == ("review" in game.PARTS)
    found = (games.hint(game.NAME), games.solution(game.NAME), games.warm(game.NAME))
    assert [part is not None for part in found] == [part in game.PARTS for part in ("hint", "solution", "kernels")]


def test_every_bot_gives_legal_steps_from_its_view(game: Game[Any, Any, Any]) -> None:
    """Its moves are allowed in the order and at the times it gives, its phrases are phrases, and chance decides all."""
    levels = [*games.bots(game.NAME), *getattr(games._part(game.NAME, "bots"), "BASELINES", {})]
    for seats in (min(game.SEATS), max(game.SEATS)):
        _, lines, states = random_game(game, seats, seed=seats, limit=24)
        for (line, state), level in itertools.product([*zip(lines, states[1:], strict=True)][::6], levels):
            for seat in (seat for seat in range(seats) if game.legal(state, seat)):
                choose, view = games.bot(game.NAME, level), game.view(state, seat)
                steps = choose(view, (), 20, Chance(level, seat))
                assert choose(view, (), 20, Chance(level, seat)) == steps
                _take(game, state, seat, steps, line.at or 0)


def _take(game: Game[Any, Any, Any], state: Any, seat: int, steps: tuple[Step, ...], at: int) -> None:
    """Take a bot's steps from the moment of its view on, until time itself changes the game."""
    clocked = timed(game)
    assert steps or clocked is not None, "in turn nobody waits"
    for step in steps:
        due = None if clocked is None else clocked.deadline(state)
        if due is not None and due <= at:
            return
        if isinstance(step.do, Saying):
            check_phrase(game, step.do.code, step.do.facts)
        elif step.do is not None:
            state = game.play(state, seat, game.parse(step.do), at)
        assert step.rest is None or step.rest >= 0
        at += step.rest or 0


def test_a_refused_move_changes_nothing(game: Game[Any, Any, Any]) -> None:
    """Moves of other moments and of other seats, and of seats that are not there."""
    seats = max(game.SEATS)
    _, lines, states = random_game(game, seats, seed=5, limit=40)
    texts = sorted({line.move for line in lines if line.move is not None})
    refused = 0
    for state, at in zip(states, range(0, len(states) * STEP, STEP), strict=True):
        before = deepcopy(state)
        for seat, text in itertools.product((-1, seats, *range(seats)), texts[:12]):
            try:
                game.play(state, seat, game.parse(text), at)
            except GameError as error:
                refused += 1
                assert error.sentence.endswith((".", "?"))
            else:
                assert seat in range(seats)
            assert state == before
    assert refused > len(states)
