"""One WebSocket a viewer: who looks at what, which commands come in, and what goes out.

Reading never waits for a decision: what is asked goes into the room's inbox in the order in which it came. A client
that does not read holds up nobody, and is not read from until its answers have gone out (`websocket.py`).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import parse_qs

import msgspec

from volteface.core.depth import is_deep
from volteface.core.errors import GameError, Malformed
from volteface.logs import log
from volteface.pairing import commands as paired
from volteface.pairing.live import Phone
from volteface.rooms.caps import BODY_BYTES
from volteface.rooms.hub import NotFound
from volteface.rooms.inbox import Failed
from volteface.rooms.messages import refusal
from volteface.rooms.viewer import Viewer
from volteface.server.identity import COOKIE, no_guest
from volteface.server.limits import TooMany
from volteface.server.messages import WIRE
from volteface.server.scope import asker_of
from volteface.server.websocket import POLICY
from volteface.table import commands as asked

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from volteface.server.house import House
    from volteface.server.limits import Bucket
    from volteface.server.websocket import WebSocket

    Come = Callable[[str, str, Callable[[], None], int | None], Awaitable["Look"]]

BAD_FRAMES = 20  # unreadable frames in a row after which a connection is closed
CLOSE = {
    "not-found": 4004,
    "too-many": 1013,
    "failed": 1013,
}  # by the kind of a refusal: gone, and to be tried again later
PAUSE = 0.2  # seconds in which nothing more is read from a client that asked for too much


async def table_socket(house: House, scope: Any, receive: Any, send: Any) -> None:
    """Look at a table, and play at it if one has a seat. `?wire=2&seq=N`: the wire's version, the last number known."""
    address = asker_of(scope)

    async def come(code: str, guest: str, wake: Callable[[], None], seq: int | None) -> Look:
        house.limit("misses", address, 0)  # before: else the right one of many codes would be let in
        try:
            room = await house.hub.find(code)
        except NotFound:  # whoever comes back to their table may do so as often as they like
            house.limit("misses", address)
            raise
        return Look(room, Viewer(guest, wake, seq), Reader(house))

    await _serve(house, scope, receive, send, come)


async def pairing_socket(house: House, scope: Any, receive: Any, send: Any) -> None:
    """Join a pairing with one's phone, and see what it may see. `?wire=2`: the wire's version."""

    async def come(code: str, guest: str, wake: Callable[[], None], seq: int | None) -> Look:
        house.limit("finds", asker_of(scope))  # as for HTTP: no code is tried out
        return Look(await house.pairings.find(code), Phone(guest, wake), PhoneReader(house))

    await _serve(house, scope, receive, send, come)


class Look(NamedTuple):
    """A table or a pairing, whoever looks at it there, and what reads their commands."""

    subject: Any
    viewer: Any
    reader: Any


async def _serve(house: House, scope: Any, receive: Any, send: Any, come: Come) -> None:
    """One connection from its beginning to its end."""
    await receive()  # websocket.connect
    await send({"type": "websocket.accept"})
    query = parse_qs(scope["query_string"].decode("latin-1"))
    address = asker_of(scope)
    socket: WebSocket = scope["extensions"]["volteface"]
    seq = query.get("seq", [""])[0]
    try:
        house.limit("sockets", address)
        house.check_sockets(address)
        if query.get("wire") != [str(WIRE)]:
            raise GameError("reload", "There is a new version of Volteface: reload this page, your game goes on.")
        guest = house.signer.guest(_cookie(scope))
        if guest is None:
            raise no_guest()
        known_seq = int(seq) if seq.isascii() and seq.isdecimal() and len(seq) < 10 else None
        look = await come(scope["path"].split("/")[3], guest, socket.wake, known_seq)
        known = await house.hub.store.guests([guest])
        look.subject.check_free(guest)
    except Exception as failure:
        error = failure if isinstance(failure, GameError) else Failed()
        if error is not failure:
            log.error("what was asked for cannot be shown", exc_info=failure)
        await send({"type": "websocket.send", "text": msgspec.json.encode(refusal(error)).decode()})
        await send({"type": "websocket.close", "code": CLOSE.get(error.kind, POLICY), "reason": error.code})
        return
    socket.talk(Session(socket, look))
    look.subject.enter(look.viewer, known[0].nickname if known else "")
    try:
        with house.socket_from(address):
            await socket.ended
    finally:
        look.subject.leave(look.viewer)


def _cookie(scope: Any) -> str | None:
    """Who the browser says it is; cookies of other programs on the same host may be as odd as they like."""
    text = dict(scope["headers"]).get(b"cookie", b"").decode("latin-1")
    pairs = (part.strip().partition("=") for part in text.split(";"))
    return next((value for name, _, value in pairs if name == COOKIE), None)


class Session:
    """Somebody who looks at a table or a pairing, and asks for things there, over one connection."""

    def __init__(self, socket: WebSocket, look: Look) -> None:
        self._socket = socket
        self._subject, self._viewer, self._reader = look
        self._bad = 0  # unreadable frames in a row

    @property
    def behind(self) -> bool:
        """Whether this client has so much to read that nothing more should be read from it."""
        return bool(self._viewer.behind)

    @property
    def dismissed(self) -> str | None:
        """Why this viewer is shown out."""
        why: str | None = self._viewer.dismissed
        return why

    def collect(self) -> list[bytes]:
        """What waits for this viewer, as JSON."""
        texts: list[bytes] = self._viewer.collect(self._subject)
        return texts

    def hear(self, text: str | None) -> None:
        """Hand on what a client asks for, within its limits."""
        viewer = self._viewer
        if viewer.dismissed is not None:
            return
        try:
            command = self._reader.command(text)
        except TooMany as error:
            viewer.answer(refusal(error, error.key))
            self._socket.rest(PAUSE)
        except Malformed as error:
            viewer.answer(refusal(error))
            self._bad += 1
            if self._bad == BAD_FRAMES:
                viewer.dismiss("too many unreadable frames")
        else:
            self._bad = 0
            viewer.ask(self._subject, command)


class Reader:
    """Reads the commands of one connection, within its limits."""

    def __init__(self, house: House) -> None:
        self._time = asyncio.get_running_loop().time
        buckets = {name: house.limits[name].bucket() for name in ("commands", "talk", "signals", "seats")}
        self._commands, talk, signals, seats = buckets.values()
        self._others: dict[type[asked.Command], Bucket] = {
            **dict.fromkeys((asked.Sit, asked.Free, asked.Bot, asked.Ready, asked.Pause, asked.Resume), seats),
            **dict.fromkeys((asked.Start, asked.Guess, asked.Mute), seats),
            **dict.fromkeys((asked.Chat, asked.Phrase, asked.Hint), talk),
            asked.Signal: signals,
        }

    def command(self, text: str | None) -> asked.AnyCommand:
        """The command of a frame, or Malformed, or TooMany."""
        try:
            command: asked.AnyCommand = _command(text, asked.decode)
        except Malformed:
            self._commands.take(self._time())
            raise
        self._others.get(type(command), self._commands).take(self._time(), command.key)
        return command


class PhoneReader:
    """Reads what a phone asks of a pairing, within its limits."""

    def __init__(self, house: House) -> None:
        self._time = asyncio.get_running_loop().time
        self._bucket = house.limits["phones"].bucket()

    def command(self, text: str | None) -> paired.AnyAsked:
        """What a frame asks for, or Malformed, or TooMany."""
        self._bucket.take(self._time())
        command: paired.AnyAsked = _command(text, paired.decode)
        return command


def _command(text: str | None, decode: Callable[[str], Any]) -> Any:
    if text is None:
        raise Malformed("binary-frame", "Commands are text, in JSON.")
    if len(text) > BODY_BYTES:
        raise Malformed("long-frame", "A command has at most {limit} characters.", limit=BODY_BYTES)
    reason = "it is nested too deeply"
    if not is_deep(text):
        try:
            return decode(text)
        except (msgspec.MsgspecError, UnicodeError) as error:
            reason = str(error)[:200].rstrip(".")
    raise Malformed("bad-command", "This is no command: {reason}.", reason=reason)
