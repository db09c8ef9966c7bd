"""One WebSocket a viewer a table: commands come in, answers and frames go out.

A reader and a sender run side by side. The sender sends what waits: answers first, then the latest frame, then signals.
A client that does not read holds up nobody, and its reader waits until its answers have gone out.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from volteface.core.errors import GameError, Malformed, NotYours
from volteface.server.identity import COOKIE
from volteface.server.limits import Limit, TooMany
from volteface.server.live import Viewer
from volteface.server.messages import refusal
from volteface.table import commands as asked

if TYPE_CHECKING:
    from volteface.server.hub import Hub
    from volteface.server.live import Live

LONGEST = 16 * 1024
COMMANDS = Limit(rate=30, burst=60)
TALK = Limit(rate=1, burst=8)
SIGNALS = Limit(rate=15, burst=15)
PAUSE = 1 / 15  # seconds between two rounds of signals to a viewer
BAD_FRAMES = 20  # unreadable frames in a row after which a connection is closed
POLICY, NOT_FOUND = 1008, 4004
_encode = msgspec.json.Encoder().encode


@websocket("/api/tables/{code:str}/ws")
async def table_socket(socket: WebSocket[Any, Any, Any], code: str) -> None:
    """Look at a table, and play at it if one has a seat. `?seq=N` is the last number this client knows."""
    hub: Hub = socket.app.state.hub
    await socket.accept()
    guest = hub.signer.guest(socket.cookies.get(COOKIE))
    try:
        if guest is None:
            raise NotYours("no-guest", "Say who you are first: POST /api/guest.")
        live = await hub.find(code)
    except GameError as error:
        await socket.send_data(_encode(refusal(error)).decode(), "text")
        await socket.close(NOT_FOUND if error.kind == "not-found" else POLICY, error.code)
        return
    known = await hub.store.guests([guest])
    seq = socket.query_params.get("seq", "")
    viewer = Viewer(guest, int(seq) if seq.isascii() and seq.isdecimal() and len(seq) < 10 else live.table.seq)
    live.enter(viewer, known[0].nickname if known else "")
    sender = asyncio.create_task(_send(socket, live, viewer))
    try:
        await _read(socket, live, viewer)
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        live.leave(viewer)
        await asyncio.gather(sender, return_exceptions=True)


async def _read(socket: WebSocket[Any, Any, Any], live: Live, viewer: Viewer) -> None:
    bad = 0
    while bad < BAD_FRAMES:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        try:
            command = _command(message, viewer)
        except TooMany as error:
            viewer.answer(refusal(error))
            await asyncio.sleep(0.2)
            continue
        except Malformed as error:
            bad += 1
            viewer.answer(refusal(error))
            continue
        bad = 0
        answer = await live.carry_out(viewer.guest, command)
        if answer is not None:
            viewer.answer(answer)
        while len(viewer.answers) > 10:  # this client does not read: wait for it
            await asyncio.sleep(0.05)
    await socket.close(POLICY, "too many unreadable frames")


def _command(message: Any, viewer: Viewer) -> asked.AnyCommand:
    """The command of a frame, within the limits of its connection."""
    text = message.get("text")
    if text is None:
        raise Malformed("binary-frame", "Commands are text, in JSON.")
    if len(text) > LONGEST:
        raise Malformed("long-frame", "A command has at most {limit} characters.", limit=LONGEST)
    now = asyncio.get_running_loop().time()
    try:
        command: asked.AnyCommand = asked.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        COMMANDS.check(str(id(viewer)), now)
        reason = str(error)[:200]
        raise Malformed("bad-command", "This is no command: {reason}.", reason=reason.rstrip(".")) from None
    limit = (
        SIGNALS
        if isinstance(command, asked.Signal)
        else TALK
        if isinstance(command, asked.Chat | asked.Phrase)
        else COMMANDS
    )
    limit.check(str(id(viewer)), now)
    return command


async def _send(socket: WebSocket[Any, Any, Any], live: Live, viewer: Viewer) -> None:
    while True:
        await viewer.awake.wait()
        viewer.awake.clear()
        while viewer.answers:
            await socket.send_data(_encode(viewer.answers[0]).decode(), "text")
            if viewer.answers:
                viewer.answers.popleft()
        if viewer.stale:
            await socket.send_data(_encode(live.frame_for(viewer)).decode(), "text")
        if viewer.signals:
            shown, viewer.signals = viewer.signals, {}
            for signal in shown.values():
                await socket.send_data(_encode(signal).decode(), "text")
            await asyncio.sleep(PAUSE)
