"""A small client, as a person's browser would be: a guest with a cookie, and looks at tables through WebSockets.

Everything that ever came from the server is kept as it came, so that it can be searched for secrets.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from volteface.server.messages import WIRE

PATIENCE = 40.0  # seconds after which something that should have come has not
Message = dict[str, Any]
_keys = itertools.count(1)


class Refused(Exception):
    """The server refused something: its whole answer."""

    def __init__(self, message: Message) -> None:
        super().__init__(f"{message.get('code')}: {message.get('sentence')}")
        self.message = message
        self.code = message.get("code")


class Gone(AssertionError):
    """The connection was closed before what was awaited came."""


class Look:
    """One connection to a table: the latest frame, and everything that was said, shown and answered."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frame: Message = {}
        self.frames: list[Message] = []
        self.news: list[Message] = []
        self.said: list[Message] = []
        self.signals: list[Message] = []
        self.refusals: list[Message] = []
        self.raw: list[str] = []
        self.closed: ConnectionClosed | None = None
        self._answers: dict[str, Message] = {}
        self._change = asyncio.Condition()
        self._reader = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self._take(text)
                async with self._change:
                    self._change.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self.closed = self.socket.protocol.close_exc
            async with self._change:
                self._change.notify_all()

    def _take(self, text: str) -> None:
        self.raw.append(text)
        message: Message = json.loads(text)
        match message["is"]:
            case "frame":
                self.frame = self.frame | message  # what is missing is as it was
                self.frames.append(self.frame)
                self.news += message["news"]
                for key in message.get("done", ()):
                    self._answers[key] = {"is": "ack", "key": key, "seq": message["seq"]}
            case "said":
                self.said.append(message)
            case "signal":
                self.signals.append(message)
            case kind:
                if kind == "refusal":
                    self.refusals.append(message)
                if message["key"] is not None:
                    self._answers[message["key"]] = message

    async def until(self, condition: Callable[[], Any], what: str = "what was awaited") -> None:
        """Wait until something holds; fail if it does not come."""

        async def wait() -> None:
            async with self._change:
                await self._change.wait_for(lambda: condition() or self.closed)

        try:
            await asyncio.wait_for(wait(), PATIENCE)
        except TimeoutError:
            raise AssertionError(f"{what} did not come; the last frame: {json.dumps(self.frame)[:1500]}") from None
        if not condition():
            raise Gone(f"{what} did not come before the connection was closed: {self.closed}")

    async def send(self, do: str, *, key: str | None = None, **fields: Any) -> str:
        """Send a command, and give its key."""
        key = key or f"c{next(_keys)}"
        await self.socket.send(json.dumps({"do": do, "key": key, **fields}))
        return key

    async def ask(self, do: str, *, key: str | None = None, **fields: Any) -> Message:
        """Send a command and wait for its answer: an ack or a refusal."""
        if key is not None:
            self._answers.pop(key, None)
        key = await self.send(do, key=key, **fields)
        await self.until(lambda: key in self._answers, f"an answer to {do}")
        return self._answers.pop(key)

    async def do(self, do: str, **fields: Any) -> int:
        """Have a command carried out; gives the table's number after it, when the frame of it has come."""
        answer = await self.ask(do, **fields)
        if answer["is"] != "ack":
            raise Refused(answer)
        if do not in ("chat", "phrase"):
            await self.seen(answer["seq"])
        return int(answer["seq"])

    async def refused(self, do: str, **fields: Any) -> str:
        """The code with which a command is refused."""
        answer = await self.ask(do, **fields)
        assert answer["is"] == "refusal", answer
        assert answer["sentence"].endswith(".")
        return str(answer["code"])

    async def play(self, seat: int, move: str) -> int:
        """Make a move that answers the latest frame."""
        return await self.do("play", seat=seat, seq=self.frame["seq"], move=move)

    async def seen(self, seq: int) -> None:
        """Wait for a frame of this number or a later one."""
        await self.until(lambda: self.frame and self.frame["seq"] >= seq, f"frame {seq}")

    async def settled(self) -> None:
        """Wait until everything the server had for this viewer has come: it answers in order."""
        await self.ask("resume", key=f"settled{next(_keys)}")

    @property
    def table(self) -> Message:
        """The table in the latest frame, and its clock."""
        return {**self.frame["table"], "clock": self.frame["clock"]}

    @property
    def you(self) -> str:
        """The guest's handle at the table."""
        return str(self.frame["place"]["you"])

    @property
    def yours(self) -> list[int]:
        """The guest's seats."""
        return list(self.frame["place"]["yours"])

    @property
    def view(self) -> Message:
        """The game's view in the latest frame."""
        return dict(self.frame["view"])

    def legal(self, seat: int) -> list[Message]:
        """What a seat of this client may do."""
        return list(self.frame["legal"].get(str(seat), []))

    async def close(self) -> None:
        """Leave."""
        await self.socket.close()
        await self._reader


class Guest:
    """Somebody with a cookie."""

    def __init__(self, url: str, **headers: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(
            base_url=url, headers=headers, timeout=PATIENCE, event_hooks={"response": [self._keep]}
        )
        self.answers: list[str] = []  # everything that came over HTTP
        self.looks: list[Look] = []

    async def _keep(self, response: httpx.Response) -> None:
        await response.aread()
        headers = [f"{name}: {value}" for name, value in response.headers.items() if name != "set-cookie"]
        self.answers.append("\n".join([*headers, response.text]))

    async def be(self, nickname: str | None = None) -> Guest:
        """Get a cookie and perhaps a name."""
        await self.get_json("POST", "/api/guest", {"nickname": nickname} if nickname else {})
        return self

    def become(self, cookie: str) -> None:
        """Be the guest of this cookie."""
        self.http.cookies.clear()
        self.http.cookies.set("volteface_guest", cookie)

    async def get_json(self, method: str, path: str, body: object = None) -> Any:
        """What the server answers, if it does not refuse."""
        response = (
            await self.http.request(method, path, json=body)
            if body is not None
            else await self.http.request(method, path)
        )
        if response.status_code >= 400:
            raise Refused(response.json() | {"status": response.status_code})
        return response.json()

    async def open(self, game: str, seats: int, **more: Any) -> str:
        """Open a table, and give its code."""
        return str((await self.get_json("POST", "/api/tables", {"game": game, "seats": seats, **more}))["table"])

    def cookie(self) -> str:
        """The cookie as it goes over the wire."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def look(
        self, table: str, *, seq: int | None = None, query: str | None = None, framed: bool = True, **options: Any
    ) -> Look:
        """Look at a table; with a seq, only for what came after it."""
        query = f"?wire={WIRE}" + ("" if seq is None else f"&seq={seq}") if query is None else query
        headers = {"Cookie": self.cookie()} if self.http.cookies else {}
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/ws{query}"
        usual: dict[str, Any] = {"compression": None, "ping_interval": None, "max_queue": None}  # it always hears pings
        look = Look(await connect(address, additional_headers=headers, **usual | options))
        self.looks.append(look)
        if framed:
            await look.until(lambda: look.frame, "a first frame")
        return look

    async def close(self) -> None:
        """Leave everything."""
        for look in self.looks:
            await look.close()
        await self.http.aclose()


@asynccontextmanager
async def people(url: str, *names: str) -> AsyncIterator[list[Guest]]:
    """Some guests, by their nicknames."""
    guests = [await Guest(url).be(name) for name in names]
    try:
        yield guests
    finally:
        for guest in guests:
            await guest.close()


async def seated(guests: list[Guest], game: str, seats: int | None = None, **more: Any) -> tuple[str, list[Look]]:
    """A table with these guests on its first seats, each looking at it."""
    code = await guests[0].open(game, seats or len(guests), **more)
    looks = [await guest.look(code) for guest in guests]
    last = max([await look.do("sit", seat=seat) for seat, look in enumerate(looks) if seat], default=0)
    for look in looks:
        await look.seen(last)
    return code, looks


def run(body: Callable[[], Awaitable[None]], patience: float = 120) -> None:
    """Run a test's body, bounded."""
    asyncio.run(asyncio.wait_for(body(), patience))
