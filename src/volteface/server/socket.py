"""One WebSocket a viewer a table: commands come in, answers and frames go out.

What goes out is the viewer's part (`viewer.py`). A client that does not read holds up nobody, and it is not read from
until its answers have gone out.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

import msgspec

from volteface.core.errors import GameError, Malformed
from volteface.server.identity import COOKIE, no_guest
from volteface.server.limits import TooMany
from volteface.server.messages import Ack, refusal
from volteface.server.viewer import POLICY, Viewer
from volteface.server.wire import EXTENSION, Wire
from volteface.table import commands as asked

if TYPE_CHECKING:
    from volteface.server.hub import Hub
    from volteface.server.live import Live

LONGEST = 16 * 1024
BAD_FRAMES = 20  # unreadable frames in a row after which a connection is closed
NOT_FOUND = 4004
_UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
_encode = msgspec.json.Encoder().encode
_LIMITS = {asked.Signal: "signals", asked.Chat: "talk", asked.Phrase: "talk", asked.Hint: "talk"}


async def table_socket(hub: Hub, scope: Any, receive: Any, send: Any) -> None:
    """Look at a table, and play at it if one has a seat. `?seq=N` is the last number this client knows."""
    await receive()  # websocket.connect
    await send({"type": "websocket.accept"})
    code = scope["path"].removeprefix("/api/tables/").removesuffix("/ws")
    address = scope["client"][0] if scope.get("client") else ""
    try:
        hub.limits["sockets"].check(address, asyncio.get_running_loop().time())
        guest = hub.signer.guest(_cookie(scope))
        if guest is None:
            raise no_guest()
        live = await hub.find(code)
    except GameError as error:
        await send({"type": "websocket.send", "text": _encode(refusal(error)).decode()})
        number = NOT_FOUND if error.kind == "not-found" else POLICY
        await send({"type": "websocket.close", "code": number, "reason": error.code})
        return
    known = await hub.store.guests([guest])
    seq = parse_qs(scope["query_string"].decode("latin-1")).get("seq", [""])[0]
    known_seq = int(seq) if seq.isascii() and seq.isdecimal() and len(seq) < 10 else live.table.seq
    wire: Wire = scope["extensions"][EXTENSION]
    viewer = Viewer(guest, known_seq, wire, live)
    live.enter(viewer, known[0].nickname if known else "")
    wire.on_text = partial(_played, wire, live, viewer)
    try:
        await _read(receive, send, live, viewer)
    finally:
        wire.on_text = None
        live.leave(viewer)


def _cookie(scope: Any) -> str | None:
    """Who the browser says it is; cookies of other programs on the same host may be as odd as they like."""
    text = dict(scope["headers"]).get(b"cookie", b"").decode("latin-1")
    pairs = (part.strip().partition("=") for part in text.split(";"))
    return next((value for name, _, value in pairs if name == COOKIE), None)


def _played(wire: Wire, live: Live, viewer: Viewer, text: bytes) -> bool:
    """Take a move at once, without waking a task, if nothing stands in its way; all else is left to `_read`."""
    try:
        command = asked.decode(text)
    except _UNREADABLE:
        return False
    if not isinstance(command, asked.Play) or viewer.behind:
        return False
    decision = live.at_once(viewer.guest, command)
    if decision is None or not live.hub.limits["commands"].allows(viewer.id, asyncio.get_running_loop().time()):
        return False

    def answer(seq: int | None) -> None:
        if seq is None:
            wire.leave(text)
        else:
            viewer.answer(Ack(command.key, seq))

    live.play(decision, answer)
    return True


async def _read(receive: Any, send: Any, live: Live, viewer: Viewer) -> None:
    bad = 0
    while bad < BAD_FRAMES:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        try:
            command = _command(message, viewer, live.hub)
        except TooMany as error:
            viewer.answer(refusal(error, error.key))
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
        while viewer.behind:  # this client does not read: wait for it
            await asyncio.sleep(0.05)
    await send({"type": "websocket.close", "code": POLICY, "reason": "too many unreadable frames"})


def _command(message: Any, viewer: Viewer, hub: Hub) -> asked.AnyCommand:
    """The command of a frame, within the limits of its connection."""
    text = message.get("text")
    if text is None:
        raise Malformed("binary-frame", "Commands are text, in JSON.")
    if len(text) > LONGEST:
        raise Malformed("long-frame", "A command has at most {limit} characters.", limit=LONGEST)
    now = asyncio.get_running_loop().time()
    try:
        command: asked.AnyCommand = asked.decode(text)
    except _UNREADABLE as error:
        hub.limits["commands"].check(viewer.id, now)
        reason = str(error)[:200]
        raise Malformed("bad-command", "This is no command: {reason}.", reason=reason.rstrip(".")) from None
    hub.limits[_LIMITS.get(type(command), "commands")].check(viewer.id, now, command.key)
    return command
