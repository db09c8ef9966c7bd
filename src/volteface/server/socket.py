"""One WebSocket a viewer a table: commands come in, answers and frames go out. Plain ASGI, nothing of any server.

Reading never waits for a decision: what is asked goes into the room's inbox in the order in which it came. A client
that does not read holds up nobody, and is not read from until its answers have gone out.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

import msgspec

from volteface.core.depth import is_deep
from volteface.core.errors import GameError, Malformed
from volteface.logs import log
from volteface.rooms.messages import refusal
from volteface.rooms.viewer import Viewer
from volteface.server.identity import COOKIE, no_guest
from volteface.server.limits import TooMany
from volteface.server.messages import WIRE
from volteface.table import commands as asked

if TYPE_CHECKING:
    from volteface.rooms.room import Room
    from volteface.server.house import House

LONGEST = 16 * 1024
BAD_FRAMES = 20  # unreadable frames in a row after which a connection is closed
CLOSE = {"not-found": 4004, "too-many": 1013}  # by the kind of a refusal: gone, and to be tried again later
POLICY, FAILED = 1008, 1011
PAUSE = 0.2  # seconds in which nothing more is read from a client that asked for too much


async def table_socket(house: House, scope: Any, receive: Any, send: Any) -> None:
    """Look at a table, and play at it if one has a seat. `?wire=2&seq=N`: the wire's version, the last number known."""
    await receive()  # websocket.connect
    await send({"type": "websocket.accept"})
    query = parse_qs(scope["query_string"].decode("latin-1"))
    try:
        house.limit("sockets", scope["client"][0] if scope.get("client") else "")
        if query.get("wire") != [str(WIRE)]:
            raise GameError("reload", "There is a new version of Volteface: reload this page, your game goes on.")
        guest = house.signer.guest(_cookie(scope))
        if guest is None:
            raise no_guest()
        room = await house.hub.find(scope["path"].removeprefix("/api/tables/").removesuffix("/ws"))
    except GameError as error:
        await send({"type": "websocket.send", "text": msgspec.json.encode(refusal(error)).decode()})
        await send({"type": "websocket.close", "code": CLOSE.get(error.kind, POLICY), "reason": error.code})
        return
    known = await house.hub.store.guests([guest])
    seq = query.get("seq", [""])[0]
    bell = Bell()
    viewer = Viewer(guest, bell.ring, int(seq) if seq.isascii() and seq.isdecimal() and len(seq) < 10 else None)
    room.enter(viewer, known[0].nickname if known else "")
    writer = asyncio.create_task(_write(send, room, viewer, bell))
    try:
        await _read(receive, Reader(house), room, viewer)
    finally:
        room.leave(viewer)
        writer.cancel()
        with suppress(asyncio.CancelledError):
            await writer


class Bell:
    """Wakes one task; an `asyncio.Event` that costs less, for every frame waits for one."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._rung = self._loop.create_future()

    def ring(self) -> None:
        """Wake the task, now or when it next waits."""
        if not self._rung.done():
            self._rung.set_result(None)

    async def wait(self) -> None:
        """Wait until it has been rung since the last time."""
        await self._rung
        self._rung = self._loop.create_future()


def _cookie(scope: Any) -> str | None:
    """Who the browser says it is; cookies of other programs on the same host may be as odd as they like."""
    text = dict(scope["headers"]).get(b"cookie", b"").decode("latin-1")
    pairs = (part.strip().partition("=") for part in text.split(";"))
    return next((value for name, _, value in pairs if name == COOKIE), None)


async def _write(send: Any, room: Room, viewer: Viewer, bell: Bell) -> None:
    """Send what waits for a viewer whenever something does, as fast as the client reads."""
    try:
        while viewer.dismissed is None:
            await bell.wait()
            for text in viewer.collect(room):
                await send({"type": "websocket.send", "text": text.decode()})
        await send({"type": "websocket.close", "code": POLICY, "reason": viewer.dismissed})
    except OSError:  # the client has gone
        viewer.dismissed = "gone"
    except Exception:  # a fault of ours, or of the server below: nobody is left with a mute connection
        log.exception("writing to a viewer failed")
        viewer.dismissed = "failed"
        with suppress(Exception):
            await send({"type": "websocket.close", "code": FAILED, "reason": "failed"})


async def _read(receive: Any, reader: Reader, room: Room, viewer: Viewer) -> None:
    """Put what a client asks for into the room's inbox, within its limits."""
    bad = 0
    while (message := await receive())["type"] == "websocket.receive":
        if viewer.dismissed is not None:
            continue
        try:
            command = reader.command(message.get("text"))
        except TooMany as error:
            viewer.answer(refusal(error, error.key))
            await asyncio.sleep(PAUSE)
        except Malformed as error:
            viewer.answer(refusal(error))
            bad += 1
            if bad == BAD_FRAMES:
                viewer.dismiss("too many unreadable frames")
        else:
            bad = 0
            viewer.ask(room, command)
        while viewer.behind and viewer.dismissed is None:  # this client does not read: wait for it
            await asyncio.sleep(0.05)


class Reader:
    """Reads the commands of one connection, within its limits."""

    def __init__(self, house: House) -> None:
        self._time = asyncio.get_running_loop().time
        buckets = {name: house.limits[name].bucket() for name in ("commands", "talk", "signals")}
        self._commands, talk, signals = buckets.values()
        self._others = {asked.Signal: signals, asked.Chat: talk, asked.Phrase: talk, asked.Hint: talk}

    def command(self, text: str | None) -> asked.AnyCommand:
        """The command of a frame, or Malformed, or TooMany."""
        try:
            command = _command(text)
        except Malformed:
            self._commands.take(self._time())
            raise
        self._others.get(type(command), self._commands).take(self._time(), command.key)
        return command


def _command(text: str | None) -> asked.AnyCommand:
    if text is None:
        raise Malformed("binary-frame", "Commands are text, in JSON.")
    if len(text) > LONGEST:
        raise Malformed("long-frame", "A command has at most {limit} characters.", limit=LONGEST)
    reason = "it is nested too deeply"
    if not is_deep(text):
        try:
            command: asked.AnyCommand = asked.decode(text)
            return command
        except (msgspec.MsgspecError, UnicodeError) as error:
            reason = str(error)[:200].rstrip(".")
    raise Malformed("bad-command", "This is no command: {reason}.", reason=reason)
