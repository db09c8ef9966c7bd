"""What every game promises: run once for each game, from one place."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from tests.contract.players import PLAYERS
from volteface import games
from volteface.core import replay
from volteface.core.errors import GameError, Malformed
from volteface.core.game import Game, News
from volteface.games import verso

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
        text = PLAYERS[game.NAME](game, states[-1], seat, rng)
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
    assert static.NAME == "verso"
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
            assert all(isinstance(news, News) for news in state.news)
            assert json.dumps([news.facts for news in state.news])
            assert len(game.faces(state)) == len(game.outcome(state).scores) == seats
            for viewer in (None, *range(seats)):
                assert len(as_json(game.view(state, viewer)).encode()) <= LONGEST_VIEW
        summary: dict[str, Any] = again.summary(steps=True)
        assert len(summary["steps"]) == len(lines)


def test_a_refused_move_changes_nothing(game: Game[Any, Any, Any]) -> None:
    seats = max(game.SEATS)
    _, _, states = random_game(game, seats, seed=5, limit=30)
    for state in states:
        before = repr(state)
        for seat in (-1, seats):
            with pytest.raises(GameError):
                game.play(state, seat, game.parse(SOME_MOVE[game.NAME]), 10**7)
        assert repr(state) == before


SOME_MOVE = {"verso": "keep", "recto-verso": "take B", "dessus-dessous": "grab"}
