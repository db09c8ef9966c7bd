"""The HTTP doors to games that are over: replay files, what they show, how they went, what would have been better."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from litestar import get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from volteface import games
from volteface.core import replay
from volteface.core.errors import Illegal
from volteface.rooms.hub import NotFound
from volteface.server.doors import AnyRequest, Code, guest_of, house_of, hub_of, limited
from volteface.server.messages import ReplayStep, ReplayView, Solution
from volteface.table import events as facts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from volteface.table.events import Event

LONGEST_REPLAY = 256 * 1024


@get("/api/tables/{code:str}/replay/{number:int}", media_type="application/jsonl")
async def replay_file(request: AnyRequest, code: Code, number: FromPath[int]) -> str:
    """The replay file of a finished game of a table, the first being number 1."""
    return await _finished(request, code, number)


@get("/api/tables/{code:str}/scores/{number:int}")
async def game_scores(request: AnyRequest, code: Code, number: FromPath[int]) -> tuple[tuple[int, ...], ...]:
    """Everybody's scores at each step of a finished game, the first being its beginning: the course of a game."""
    limited(request, "finds")
    file = await _finished(request, code, number)
    watched = await asyncio.to_thread(_watch, file.encode(), None)
    return tuple(step.scores for step in watched.steps)


@get("/api/tables/{code:str}/solution")
async def solution(request: AnyRequest, code: Code) -> Solution:
    """What would have answered the card of the last round; of a round that runs nothing is told."""
    guest_of(request)
    limited(request, "finds")
    table = (await hub_of(request).find(code)).table
    tell = games.solution(table.game.NAME)
    found = None if tell is None or table.state is None else await asyncio.to_thread(tell, table.state)
    if found is None:
        raise NotFound("no-solution", "No round is over yet at this table: its solution is shown when it is.")
    return Solution(found)


@post("/api/replay", status_code=200, request_max_body_size=LONGEST_REPLAY)
async def watch_replay(request: AnyRequest, viewer: FromQuery[int | None] = None) -> ReplayView:
    """Turn a replay file (the body, JSON lines) into what a seat, or a visitor, would have seen at each step."""
    limited(request, "finds")
    body = await request.body()
    return await asyncio.to_thread(_watch, body, viewer)


@post("/api/review", status_code=200, request_max_body_size=LONGEST_REPLAY)
async def review_game(request: AnyRequest) -> Stream:
    """Judge every move of a replay file (the body, JSON lines): lines of progress, and at last the whole review."""
    limited(request, "reviews")
    body = await request.body()
    read = await asyncio.to_thread(replay.read, body.splitlines(), games.find)
    return Stream(house_of(request).reviews.lines(read), media_type="application/jsonl")


async def _finished(request: AnyRequest, code: str, number: int) -> str:
    guest_of(request)
    hub = hub_of(request)
    table = (await hub.find(code)).table
    if number == table.games and table.status == "playing":
        raise Illegal("still-playing", "This game is still being played: its replay is there when it is over.")
    if number not in range(1, table.games + 1):
        raise NotFound("no-such-game", "No game number {number} was played at this table.", number=number)
    return "".join(_replay(table.game, await hub.store.read(table.id), number))


def _watch(body: bytes, viewer: int | None) -> ReplayView:
    read = replay.read(body.splitlines(), games.find)
    game, last = read.game, replay.finished(read.game, read.states[-1])
    lines = (replay.Line(None, None, None), *read.lines)
    steps = tuple(
        ReplayStep(line.seat, line.move, line.at, game.outcome(state).scores, state.news, game.view(state, viewer))
        for line, state in zip(lines, (*read.states[:-1], last), strict=True)
    )
    return ReplayView(game.NAME, len(steps[0].scores), game.outcome(last).winners, steps)


def _replay(game: Any, events: list[Event], number: int) -> Iterable[str]:
    """The lines of one game out of a table's events."""
    starts = [at for at, event in enumerate(events) if isinstance(event.fact, facts.Started)]
    until = starts[number] if number < len(starts) else len(events)
    first = events[starts[number - 1]].fact
    assert isinstance(first, facts.Started)
    lines = []
    for event in events[starts[number - 1] + 1 : until]:
        match event.fact:
            case facts.Moved(seat, move, at):
                lines.append(replay.Line(seat, move, at))
            case facts.Elapsed(at):
                lines.append(replay.Line(None, None, at))
    return replay.write(game, game.parse_deal(first.deal), lines)


REPLAYS = [replay_file, game_scores, solution, watch_replay, review_game]
