"""The host's own door: a socket in the data folder, for whoever may read that folder. `volteface admin` asks there.

One line of JSON is asked, one is answered. Everything goes the way of every command: through the running server.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from volteface.core.errors import GameError
from volteface.logs import log
from volteface.server.metrics import figures
from volteface.table.decide.host import ended, muted
from volteface.table.news import handle

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from volteface.rooms.hub import Hub
    from volteface.server.house import House

SOCKET = "admin.sock"
LONGEST = 100  # bytes of a socket's path that all systems take
LAST = 50  # events that are shown of a table


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """What a host asks for."""

    do: str
    table: str | None = None
    who: str | None = None
    on: bool = True


@asynccontextmanager
async def admin_door(house: House, folder: Path) -> AsyncIterator[None]:
    """Answer at the socket as long as the block lasts; systems without such sockets have no such door."""
    file = folder / SOCKET
    if not hasattr(asyncio, "start_unix_server"):
        yield
        return
    if len(bytes(file)) > LONGEST:
        log.warning(f"`volteface admin` is not answered: {too_long(folder)}")
        yield
        return
    file.unlink(missing_ok=True)
    server = await asyncio.start_unix_server(partial(_serve, house), file)
    file.chmod(0o600)
    try:
        yield
    finally:
        server.close()
        file.unlink(missing_ok=True)


def too_long(folder: Path) -> str:
    """Why there is no such door in this folder."""
    return f"{folder} is too long a path for its socket. Choose a shorter one with --data."


async def _serve(house: House, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        answer: object = {"answer": await answered(house, msgspec.json.decode(await reader.readline(), type=Wish))}
    except (GameError, msgspec.MsgspecError, ValueError) as error:
        answer = {"refused": str(error)}
    except Exception as error:
        log.exception("the host's wish failed")
        answer = {"refused": f"It failed: {error}"}
    with suppress(OSError):
        writer.write(msgspec.json.encode(answer) + b"\n")
        await writer.drain()
        writer.close()


async def answered(house: House, wish: Wish) -> object:
    """What follows from a wish."""
    hub = house.hub
    match wish.do, wish.table:
        case "stats", None:
            return figures(house)
        case "quarantine", None:
            return hub.quarantine
        case "tables", None:
            return [_table(room) for room in hub.rooms]
        case "guests", None:
            return [
                {"table": room.table.id, "who": handle(room.table.id, guest), "name": room.people.names.get(guest)}
                for room in hub.rooms
                for guest in sorted(room.people.present)
            ]
        case "events", str(code):
            events = await hub.store.read(code.upper())
            return [{"seq": event.seq, "time": event.time, "fact": event.fact} for event in events[-LAST:]]
        case "close", str(code):
            return await _decided(hub, code, ended)
        case "mute", str(code):
            guest = (await hub.find(code)).guest(wish.who or "")
            return await _decided(hub, code, partial(muted, guest=guest, on=wish.on))
    raise ValueError("There is no such wish; see volteface admin --help.")


async def _decided(hub: Hub, code: str, decide: Any) -> object:
    decision = await (await hub.find(code)).posted(decide)
    if decision.refusal is not None:
        raise decision.refusal
    return {"table": decision.table.id, "status": decision.table.status}


def _table(room: Any) -> dict[str, object]:
    table = room.table
    return {
        "table": table.id,
        "game": table.settings.game,
        "status": table.status,
        "seats": len(table.seats),
        "viewers": len(room.viewers),
        "events": table.seq,
    }
