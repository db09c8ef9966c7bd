"""The HTTP doors: who one is, the lobby, opening and finding tables, moving a seat, replays, health."""

from __future__ import annotations

import asyncio
import time
from dataclasses import fields
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter
from litestar.response import Stream

from volteface import games
from volteface.core import replay
from volteface.core.errors import Illegal, NotYours
from volteface.server.hub import NotFound
from volteface.server.identity import COOKIE, COOKIE_AGE, new_guest, no_guest
from volteface.server.messages import (
    GameInfo,
    GuestWish,
    LobbyEntry,
    Me,
    ReplayStep,
    ReplayView,
    SeatClaim,
    SeatLink,
    SeatLinkWish,
    Solution,
    TableInfo,
    TableLink,
    TableWish,
)
from volteface.store import Guest
from volteface.table import events as facts
from volteface.table.look import seat_view

if TYPE_CHECKING:
    from collections.abc import Iterable

    from volteface.server.hub import Hub
    from volteface.store import Summary
    from volteface.table.events import Event

AnyRequest = Request[Any, Any, Any]
Code = Annotated[str, PathParameter(description="A table's code.", max_length=20)]
LONGEST_REPLAY = 256 * 1024
NAMES = ("Heron", "Otter", "Lynx", "Finch", "Marten", "Curlew", "Badger", "Plover", "Hare", "Swift", "Newt", "Wren")


def hub_of(request: AnyRequest) -> Hub:
    """The hub of this server."""
    hub: Hub = request.app.state.hub
    return hub


def guest_of(request: AnyRequest) -> str:
    """The guest who asks, or NotYours."""
    guest = hub_of(request).signer.guest(request.cookies.get(COOKIE))
    if guest is None:
        raise no_guest()
    return guest


def limited(request: AnyRequest, limit: str) -> None:
    """Refuse what comes too often from one address."""
    hub_of(request).limits[limit].check(request.client.host if request.client else "", time.monotonic())


def address(request: AnyRequest, path: str) -> str:
    """Where people find a page of ours: at the public address, or at the one they asked at."""
    return (request.app.state.public_url or str(request.base_url).rstrip("/")) + path


@post("/api/guest", status_code=200)
async def be_guest(request: AnyRequest, data: JSONBody[GuestWish]) -> Response[Me]:
    """Say who one is: gives a cookie to whoever has none, and changes the nickname if one is wished."""
    hub = hub_of(request)
    guest = hub.signer.guest(request.cookies.get(COOKIE))
    known = await hub.store.guests([guest]) if guest is not None else []
    wished = " ".join((data.nickname or "").split())
    if guest is None or not known:
        limited(request, "guests")
        guest = guest or new_guest()
        wished = wished or f"{NAMES[int(guest[:4], 16) % len(NAMES)]} {int(guest[4:8], 16) % 90 + 10}"
    nickname = wished or known[0].nickname
    if not known or nickname != known[0].nickname:
        await hub.rename(Guest(guest, nickname, hub.now()))
    cookie = Cookie(
        COOKIE,
        value=hub.signer.cookie(guest),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.app.state.secure,
    )
    return Response(Me(nickname), cookies=[cookie])


@delete("/api/guest", status_code=200)
async def forget_guest(request: AnyRequest) -> Response[dict[str, bool]]:
    """Erase oneself: nickname, talk and the link to one's tables."""
    await hub_of(request).forget(guest_of(request))
    response = Response({"forgotten": True})
    response.delete_cookie(COOKIE)
    return response


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """The games, what their tables can choose, and their bots."""
    return [
        GameInfo(
            game=name,
            seats=tuple(game.SEATS),
            timed=game.TIMED,
            options={field.name: field.default for field in fields(game.Options)},
            bots=tuple(games.bots(name)),
            friendly=games.friendly(name),
        )
        for name, game in ((name, games.find(name)) for name in games.NAMES)
    ]


@get("/api/tables")
async def lobby(request: AnyRequest) -> list[LobbyEntry]:
    """Public tables that wait for players or play."""
    return await _entries(request, await hub_of(request).store.lobby())


@get("/api/my/tables")
async def my_tables(request: AnyRequest) -> list[LobbyEntry]:
    """The tables one sits or sat at, the newest first."""
    return await _entries(request, await hub_of(request).store.tables_of(guest_of(request)))


@post("/api/tables")
async def open_table(request: AnyRequest, data: JSONBody[TableWish]) -> TableLink:
    """Open a table and sit down at it."""
    guest = guest_of(request)
    limited(request, "tables")
    code = await hub_of(request).create(data, guest)
    return TableLink(code, address(request, f"/t/{code}"))


@get("/api/tables/{code:str}")
async def table_info(request: AnyRequest, code: Code) -> TableInfo:
    """A table before one sits down."""
    guest_of(request)
    limited(request, "finds")
    live = await hub_of(request).find(code)
    table = live.table
    seats = seat_view(table, live.names, live.present)
    return TableInfo(table.id, table.settings.game, table.status, seats, table.settings.options)


@post("/api/tables/{code:str}/link", status_code=200)
async def seat_link(request: AnyRequest, code: Code, data: JSONBody[SeatLinkWish]) -> SeatLink:
    """A private link that moves one's seat to another device."""
    hub, guest = hub_of(request), guest_of(request)
    live = await hub.find(code)
    if data.seat not in live.table.seats_of(guest):
        raise NotYours("foreign-seat", "Seat {seat} is not yours.", seat=data.seat)
    token = hub.signer.seat_link(live.table.id, data.seat, live.table.seats[data.seat].since, hub.now())
    return SeatLink(address(request, f"/continue#{token}"), token)


@put("/api/seat")
async def claim_seat(request: AnyRequest, data: JSONBody[SeatClaim]) -> TableLink:
    """Take a seat over by its private link."""
    limited(request, "finds")
    code, _ = await hub_of(request).claim(data.token, guest_of(request))
    return TableLink(code, address(request, f"/t/{code}"))


@get("/api/tables/{code:str}/replay/{number:int}", media_type="application/jsonl")
async def replay_file(request: AnyRequest, code: Code, number: FromPath[int]) -> str:
    """The replay file of a finished game of a table, the first being number 1."""
    guest_of(request)
    hub = hub_of(request)
    live = await hub.find(code)
    if number == live.table.games and live.table.status == "playing":
        raise Illegal("still-playing", "This game is still being played: its replay is there when it is over.")
    if number not in range(1, live.table.games + 1):
        raise NotFound("no-such-game", "No game number {number} was played at this table.", number=number)
    return "".join(_replay(live.table.game, await hub.store.read(code), number))


@get("/api/tables/{code:str}/solution")
async def solution(request: AnyRequest, code: Code) -> Solution:
    """What would have answered the card of the last round; of a round that runs nothing is told."""
    guest_of(request)
    limited(request, "finds")
    table = (await hub_of(request).find(code)).table
    found = None if table.state is None else await asyncio.to_thread(games.solution, table.game.NAME, table.state)
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
    return Stream(hub_of(request).reviews.lines(read), media_type="application/jsonl")


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """Whether the process lives."""
    return {"status": "alive"}


@get("/ready")
async def ready(request: AnyRequest) -> dict[str, str]:
    """Whether tables can be played: the store answers."""
    await hub_of(request).store.lobby(1)
    return {"status": "ready"}


async def _entries(request: AnyRequest, summaries: list[Summary]) -> list[LobbyEntry]:
    hosts = await hub_of(request).store.guests(sorted({summary.host for summary in summaries}))
    names = {guest.id: guest.nickname for guest in hosts}
    return [
        LobbyEntry(s.table, s.game, s.status, s.public, s.seats, s.free, names.get(s.host), s.updated)
        for s in summaries
    ]


def _watch(body: bytes, viewer: int | None) -> ReplayView:
    read = replay.read(body.splitlines(), games.find)
    game, last = read.game, read.game.settle(read.states[-1])
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


ROUTES = [
    be_guest,
    forget_guest,
    list_games,
    lobby,
    my_tables,
    open_table,
    table_info,
    seat_link,
    claim_seat,
    replay_file,
    solution,
    watch_replay,
    review_game,
    health,
    ready,
]
