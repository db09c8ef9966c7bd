"""The HTTP doors to games that are over: replay files, what they show, how they went, what would have been better."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from volteface import games
from volteface.core import replay
from volteface.core.errors import Illegal
from volteface.rooms.caps import ANSWER_BYTES, REPLAY_BYTES
from volteface.rooms.hub import NotFound
from volteface.server.doors import REFUSED, AnyRequest, Code, asker, guest_of, house_of, hub_of, limited
from volteface.server.messages import GameSeats, ReplayStep, ReplayView, Solution
from volteface.server.packed import packed
from volteface.table import events as facts
from volteface.table.look import seat_views
from volteface.table.state import fold

if TYPE_CHECKING:
    from volteface.table.events import Event

_encode = msgspec.json.Encoder().encode


@get("/api/tables/{code:str}/replay/{number:int}", media_type="application/jsonl", responses=REFUSED)
async def replay_file(request: AnyRequest, code: Code, number: FromPath[int]) -> str:
    """The replay file of a finished game of a table, the first being number 1."""
    limited(request, "finds")
    return await asyncio.to_thread(_file, await _finished(request, code, number))


@get("/api/tables/{code:str}/scores/{number:int}", responses=REFUSED)
async def game_scores(request: AnyRequest, code: Code, number: FromPath[int]) -> tuple[tuple[int, ...], ...]:
    """Everybody's scores at each step of a finished game, the first being its beginning: the course of a game."""
    limited(request, "finds")
    return await house_of(request).watch(partial(_scores, await _finished(request, code, number)))


@get("/api/tables/{code:str}/seats/{number:int}", responses=REFUSED)
async def game_seats(request: AnyRequest, code: Code, number: FromPath[int]) -> GameSeats:
    """Who played a finished game: others may sit at the table by now."""
    limited(request, "finds")
    played = await house_of(request).watch(partial(fold, await _finished(request, code, number), games.find))
    assert played is not None
    people = (await hub_of(request).find(code)).people
    return GameSeats(seat_views(played, people), played.seats_of(guest_of(request)))


@get("/api/tables/{code:str}/solution", responses=REFUSED)
async def solution(request: AnyRequest, code: Code) -> Solution:
    """What would have answered the card of the last round; of a round that runs nothing is told."""
    guest_of(request)
    limited(request, "finds")
    table = (await hub_of(request).find(code)).table
    tell = games.solution(table.game.NAME)
    found = None if tell is None or table.state is None else await house_of(request).watch(partial(tell, table.state))
    if found is None:
        raise NotFound("no-solution", "No round is over yet at this table: its solution is shown when it is.")
    return Solution(found)


@post("/api/replay", status_code=200, request_max_body_size=REPLAY_BYTES, responses=REFUSED)
async def watch_replay(request: AnyRequest, viewer: FromQuery[int | None] = None) -> Response[ReplayView]:
    """Turn a replay file (the body, JSON lines) into what a seat, or a visitor, would have seen at each step."""
    limited(request, "replays")
    body, steps = await request.body(), hub_of(request).caps.replay_steps
    made = await house_of(request).watch(lambda: packed(_watch(body, viewer, steps), request))
    view: Any = made[0]  # encoded already
    return Response(view, media_type=MediaType.JSON, headers=made[1])


@post(
    "/api/review",
    status_code=200,
    request_max_body_size=REPLAY_BYTES,
    media_type="application/jsonl",
    responses=REFUSED,
)
async def review_game(request: AnyRequest) -> Stream:
    """Judge every move of a replay file (the body, JSON lines): lines of progress, and at last the whole review."""
    limited(request, "reviews")
    body = await request.body()
    house = house_of(request)
    read = await house.watch(partial(replay.read, body.splitlines(), games.find, house.hub.caps.replay_steps))
    return Stream(house.reviews.lines(read, asker(request)), media_type="application/jsonl")


async def _finished(request: AnyRequest, code: str, number: int) -> list[Event]:
    """The events of a table up to the last move of a game that is over."""
    guest_of(request)
    hub = hub_of(request)
    table = (await hub.find(code)).table
    if number == table.games and table.status == "playing":
        raise Illegal("still-playing", "This game is still being played: its replay is there when it is over.")
    if number not in range(1, table.games + 1):
        raise NotFound("no-such-game", "No game number {number} was played at this table.", number=number)
    return await asyncio.to_thread(_until_over, await hub.store.read(table.id), number)


def _until_over(events: list[Event], number: int) -> list[Event]:
    """The events up to the last move of a game, of all that a table has: they may be many, and others play."""
    starts = [at for at, event in enumerate(events) if isinstance(event.fact, facts.Started)]
    until = starts[number] if number < len(starts) else len(events)
    while not isinstance(events[until - 1].fact, facts.Started | facts.Moved | facts.Elapsed):
        until -= 1
    return events[:until]


def _watch(body: bytes, viewer: int | None, most: int) -> bytes:
    """A `ReplayView` as JSON, if it does not get too long: a file of a few bytes a line can ask for a view at each."""
    read = replay.read(body.splitlines(), games.find, most)
    game, last = read.game, replay.finished(read.game, read.states[-1])
    steps, length = list[msgspec.Raw](), 0
    for line, state in zip((replay.Line(None, None, None), *read.lines), (*read.states[:-1], last), strict=True):
        scores, view = game.outcome(state).scores, game.view(state, viewer)
        steps.append(msgspec.Raw(_encode(ReplayStep(line.seat, line.move, line.at, scores, state.news, view))))
        length += len(steps[-1])
        if length > ANSWER_BYTES:
            raise replay.too_long(len(steps))
    shown: Any = ReplayView  # its steps are encoded already
    return _encode(shown(game.NAME, len(game.outcome(last).scores), game.outcome(last).winners, steps))


def _scores(events: list[Event]) -> tuple[tuple[int, ...], ...]:
    read = replay.read(_file(events).splitlines(), games.find)
    last = replay.finished(read.game, read.states[-1])
    return tuple(read.game.outcome(state).scores for state in (*read.states[:-1], last))


def _file(events: list[Event]) -> str:
    """The replay file of the last game among a table's events."""
    created = events[0].fact
    assert isinstance(created, facts.Created)
    game = games.find(created.game)
    deal: Any = None
    lines: list[replay.Line] = []
    for event in events:
        match event.fact:
            case facts.Started(dealt):
                deal, lines = game.parse_deal(dealt), []
            case facts.Moved(seat, move, at):
                lines.append(replay.Line(seat, move, _later(lines, at)))
            case facts.Elapsed(at):
                lines.append(replay.Line(None, None, _later(lines, at)))
    return "".join(replay.write(game, deal, lines))


def _later(lines: list[replay.Line], at: int) -> int:
    """A time that is not before the last line's: in old logs the machine's clock may have been set back."""
    return max(at, lines[-1].at or 0) if lines else at


REPLAYS = [replay_file, game_scores, game_seats, solution, watch_replay, review_game]
