"""The HTTP doors: who one is, the lobby, opening and finding tables, moving a seat, health."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from volteface import games
from volteface.core import options
from volteface.core.game import timed
from volteface.server.doors import AnyRequest, Code, address, guest_of, house_of, hub_of, limited
from volteface.server.identity import COOKIE, COOKIE_AGE, new_guest
from volteface.server.messages import (
    GameInfo,
    GuestWish,
    LobbyEntry,
    Me,
    SeatClaim,
    SeatLink,
    SeatLinkWish,
    TableInfo,
    TableLink,
    TableWish,
)
from volteface.server.replays import REPLAYS
from volteface.store import Guest
from volteface.table import events as facts
from volteface.table.decide.draft import COUNT_IN
from volteface.table.decide.rights import foreign_seat
from volteface.table.decide.seats import hand_over
from volteface.table.look import seat_views

if TYPE_CHECKING:
    from volteface.store import Summary

NAMES = ("Heron", "Otter", "Lynx", "Finch", "Marten", "Curlew", "Badger", "Plover", "Hare", "Swift", "Newt", "Wren")


@post("/api/guest", status_code=200)
async def be_guest(request: AnyRequest, data: JSONBody[GuestWish]) -> Response[Me]:
    """Say who one is: gives a cookie to whoever has none, and changes the nickname if one is wished."""
    house, hub = house_of(request), hub_of(request)
    guest = house.signer.guest(request.cookies.get(COOKIE))
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
        value=house.signer.cookie(guest),
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
            timed=timed(game) is not None,
            count_in=COUNT_IN if timed(game) else 0,
            options=options.defaults(game.Options),
            bots=tuple(games.bots(name)),
            friendly=games.friendly(name),
            constants=game.CONSTANTS,
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
    wish = facts.Created(data.game, data.seats, data.options, guest, data.public, data.turn_seconds, data.hints)
    code = await hub_of(request).create(wish)
    return TableLink(code, address(request, f"/t/{code}"))


@get("/api/tables/{code:str}")
async def table_info(request: AnyRequest, code: Code) -> TableInfo:
    """A table before one sits down."""
    guest_of(request)
    limited(request, "finds")
    room = await hub_of(request).find(code)
    table = room.table
    return TableInfo(
        table.id, table.settings.game, table.status, seat_views(table, room.people), table.settings.options
    )


@post("/api/tables/{code:str}/link", status_code=200)
async def seat_link(request: AnyRequest, code: Code, data: JSONBody[SeatLinkWish]) -> SeatLink:
    """A private link that moves one's seat to another device."""
    hub, guest = hub_of(request), guest_of(request)
    table = (await hub.find(code)).table
    if data.seat not in table.seats_of(guest):
        raise foreign_seat(data.seat)
    token = house_of(request).signer.seat_link(table.id, data.seat, table.seats[data.seat].since, hub.now())
    return SeatLink(address(request, f"/continue#{token}"), token)


@put("/api/seat")
async def claim_seat(request: AnyRequest, data: JSONBody[SeatClaim]) -> TableLink:
    """Take a seat over by its private link."""
    limited(request, "finds")
    hub, guest = hub_of(request), guest_of(request)
    link = house_of(request).signer.read_seat_link(data.token, hub.now())
    room = await hub.find(link.table)
    decision = await room.posted(partial(hand_over, seat=link.seat, since=link.since, guest=guest))
    if decision.refusal is not None:
        raise decision.refusal
    return TableLink(link.table, address(request, f"/t/{link.table}"))


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
    health,
    ready,
    *REPLAYS,
]
