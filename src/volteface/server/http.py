"""The HTTP doors: who one is, the lobby, opening and finding tables, moving a seat, health."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie, ResponseHeader
from litestar.params import JSONBody

from volteface import games
from volteface.core import options
from volteface.core.errors import GameError
from volteface.core.game import timed
from volteface.locales import CODES
from volteface.rooms.names import clean
from volteface.server.doors import (
    REFUSED,
    AnyRequest,
    Code,
    address,
    check_opening,
    guest_of,
    house_of,
    hub_of,
    limited,
)
from volteface.server.identity import COOKIE, COOKIE_AGE, given_name, new_guest
from volteface.server.messages import (
    GameInfo,
    GuestWish,
    HouseInfo,
    LobbyEntry,
    Me,
    SeatClaim,
    SeatLink,
    SeatLinkWish,
    TableInfo,
    TableLink,
    TableWish,
)
from volteface.server.pairings import PAIRINGS
from volteface.server.prints import PRINTS
from volteface.server.replays import REPLAYS
from volteface.store import Guest, Partial
from volteface.table import events as facts
from volteface.table.decide.draft import COUNT_IN
from volteface.table.decide.rights import foreign_seat
from volteface.table.decide.seats import hand_over
from volteface.table.look import seat_views

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from volteface.rooms.hub import Hub
    from volteface.store import Summary


LOOKED_AT = 8  # tables of a guest that are asked whose turn it is
NAMED = 1.0  # seconds that a list waits for names, where one of several databases is away: they may be there
MISSING = "volteface-missing"
SOME_MISSING = ResponseHeader(
    name=MISSING,
    description="`tables`: some are not listed, for the database that has them cannot be reached now.",
    documentation_only=True,
)


@post("/api/guest", status_code=200, responses=REFUSED)
async def be_guest(request: AnyRequest, data: JSONBody[GuestWish]) -> Response[Me]:
    """Say who one is: gives a cookie to whoever has none, and changes the nickname if one is wished."""
    house, hub = house_of(request), hub_of(request)
    guest = house.signer.guest(request.cookies.get(COOKIE))
    known = await hub.store.guests([guest]) if guest is not None else []
    wished = clean(data.nickname or "")
    if guest is None or not known:
        limited(request, "guests")
        guest = guest or new_guest()
        wished = wished or given_name(guest)
    nickname = wished or known[0].nickname
    if not known or nickname != known[0].nickname:
        if known:
            limited(request, "names")
        await hub.rename(Guest(guest, nickname, hub.now()))
        await house.pairings.rename(guest, nickname)
    cookie = Cookie(
        COOKIE,
        value=house.signer.cookie(guest),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.app.state.secure,
    )
    return Response(Me(nickname), cookies=[cookie])


@delete("/api/guest", status_code=200, responses=REFUSED)
async def forget_guest(request: AnyRequest) -> Response[dict[str, bool]]:
    """Erase oneself: nickname, talk and the link to one's tables."""
    guest = guest_of(request)
    await hub_of(request).forget(guest)
    await house_of(request).pairings.forget(guest)
    response = Response({"forgotten": True})
    response.delete_cookie(COOKIE)
    return response


@get("/api/house", sync_to_thread=False, responses=REFUSED)
def house_info(request: AnyRequest) -> HouseInfo:
    """What the host tells everybody."""
    config = request.app.state.config
    return HouseInfo(config.notice, config.languages or CODES)


@get("/api/games", sync_to_thread=False, responses=REFUSED)
def list_games(request: AnyRequest) -> list[GameInfo]:
    """The games, what their tables can choose, and their bots."""
    return offers(hub_of(request).bots.programs.levels)


def offers(programs: Callable[[str], tuple[str, ...]] = lambda _: ()) -> list[GameInfo]:
    """What a client must know of each game; one that is built with it needs no server to practise."""
    return [
        GameInfo(
            game=name,
            seats=tuple(game.SEATS),
            timed=(clocked := timed(game)) is not None,
            count_in=COUNT_IN if clocked else 0,
            grace=round(1000 * clocked.GRACE) if clocked else 0,
            options=options.defaults(game.Options),
            bots=tuple(games.bots(name)),
            programs=programs(name),
            friendly=games.friendly(name),
            constants=game.CONSTANTS,
            reasons=dict(game.REASONS),
        )
        for name, game in ((name, games.find(name)) for name in games.NAMES)
    ]


@get("/api/tables", responses=REFUSED, response_headers=[SOME_MISSING])
async def lobby(request: AnyRequest) -> Response[list[LobbyEntry]]:
    """Public tables that wait for players or play."""
    hub = hub_of(request)
    tables = await hub.store.lobby()
    return _listed(tables, await _names(hub, tables))


@get("/api/my/tables", responses=REFUSED, response_headers=[SOME_MISSING])
async def my_tables(request: AnyRequest) -> Response[list[LobbyEntry]]:
    """The tables one sits or sat at, the newest first."""
    hub, guest = hub_of(request), guest_of(request)
    tables = await hub.store.tables_of(guest)
    names = await _names(hub, tables)
    return _listed(tables, names, guest, await _waiting_for(hub, tables, guest) if names is not None else ())


@post("/api/tables", responses=REFUSED)
async def open_table(request: AnyRequest, data: JSONBody[TableWish]) -> TableLink:
    """Open a table and sit down at it."""
    guest = guest_of(request)
    limited(request, "tables")
    check_opening(request)
    wish = facts.Created(data.game, data.seats, data.options, guest, data.public, data.turn_seconds, data.hints)
    code = await hub_of(request).create(wish)
    return TableLink(code, address(request, f"/t/{code}"))


@get("/api/tables/{code:str}", responses=REFUSED)
async def table_info(request: AnyRequest, code: Code) -> TableInfo:
    """A table before one sits down."""
    guest_of(request)
    limited(request, "finds")
    room = await hub_of(request).find(code)
    table = room.table
    return TableInfo(
        table.id, table.settings.game, table.status, seat_views(table, room.people), table.settings.options
    )


@post("/api/tables/{code:str}/link", status_code=200, responses=REFUSED)
async def seat_link(request: AnyRequest, code: Code, data: JSONBody[SeatLinkWish]) -> SeatLink:
    """A private link that moves one's seat to another device."""
    limited(request, "finds")
    hub, guest = hub_of(request), guest_of(request)
    table = (await hub.find(code)).table
    if data.seat not in table.seats_of(guest):
        raise foreign_seat(data.seat)
    token = house_of(request).signer.seat_link(table.id, data.seat, table.seats[data.seat].since, hub.now())
    return SeatLink(address(request, f"/continue#{token}"), token)


@put("/api/seat", responses=REFUSED)
async def claim_seat(request: AnyRequest, data: JSONBody[SeatClaim]) -> TableLink:
    """Take a seat over by its private link; whoever does is called as before, on this device too."""
    limited(request, "finds")
    hub, guest = hub_of(request), guest_of(request)
    link = house_of(request).signer.read_seat_link(data.token, hub.now())
    room = await hub.find(link.table)
    before = room.table.seats[link.seat].guest
    decision = await room.posted(partial(hand_over, seat=link.seat, since=link.since, guest=guest))
    if decision.refusal is not None:
        raise decision.refusal
    for known in await hub.store.guests([before] if before not in (None, guest) else []):
        await hub.rename(Guest(guest, known.nickname, hub.now()))
    return TableLink(link.table, address(request, f"/t/{link.table}"))


async def _names(hub: Hub, summaries: list[Summary]) -> dict[str, str] | None:
    """What people in a list are called; None if the database that is away is that of the people."""
    guests = sorted({guest for one in summaries for guest in (one.host, *one.guests)})
    away = isinstance(summaries, Partial)
    try:
        async with asyncio.timeout(NAMED if away else None):
            return {guest.id: guest.nickname for guest in await hub.store.guests(guests)}
    except Exception:
        if not away:
            raise
        return None


def _listed(
    summaries: list[Summary], names: dict[str, str] | None, asker: str | None = None, waiting: Collection[str] = ()
) -> Response[list[LobbyEntry]]:
    """A list, which says whether it is whole."""
    names = names or {}
    entries = [
        LobbyEntry(
            table=one.table,
            game=one.game,
            status=one.status,
            public=one.public,
            seats=one.seats,
            free=one.free,
            host=names.get(one.host),
            updated=one.updated,
            people=tuple(names[guest] for guest in one.guests if guest in names and guest != asker),
            your_turn=one.table in waiting,
        )
        for one in summaries
    ]
    return Response(entries, headers={MISSING: "tables"} if isinstance(summaries, Partial) else None)


async def _waiting_for(hub: Hub, summaries: list[Summary], guest: str) -> set[str]:
    """Of the newest tables that play, those whose game waits for a guest: it goes by turns, and it is theirs."""
    waiting = set()
    for code in [one.table for one in summaries if one.status == "playing"][:LOOKED_AT]:
        try:
            table = (await hub.find(code)).table
        except GameError:  # a table that cannot be taken up waits for nobody
            continue
        seats = table.played_by(guest)
        if not table.is_timed and table.status == "playing" and any(table.game.legal(table.state, s) for s in seats):
            waiting.add(code)
    return waiting


ROUTES = [
    be_guest,
    forget_guest,
    house_info,
    list_games,
    lobby,
    my_tables,
    open_table,
    table_info,
    seat_link,
    claim_seat,
    *PAIRINGS,
    *REPLAYS,
    *PRINTS,
]
