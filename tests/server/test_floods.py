"""Floods that cost their sender nothing: whoever sends without end is cut off, and everybody else goes on.

They speak to the port itself, so they hold for whatever reads there.
"""

from __future__ import annotations

import base64
import json
import socket
import struct
from collections.abc import Iterator

import httpx
import pytest

from tests.server.running import Running, running
from volteface.server.messages import WIRE

MOST = 48 << 20  # bytes; more than the system keeps for both ends of a connection
HOST = b"Host: localhost\r\n"
TEXT, PING, MORE = 1, 9, 0
POST = b"POST /api/guest HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("floods")) as live:
        yield live


def frame(kind: int, data: bytes, *, last: bool = True) -> bytes:
    """A frame as a client sends it, with a mask that changes nothing."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + struct.pack(">H", len(data))
    return bytes([(0x80 if last else 0) | kind]) + size + bytes(4) + data


class Line:
    """A plain connection to a server."""

    def __init__(self, server: Running) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), 30)
        self.seen = b""

    def __del__(self) -> None:
        self.socket.close()

    def until(self, text: bytes) -> bytes:
        """Read until this has come; gives all that has."""
        while text not in self.seen:
            more = self.socket.recv(65536)
            assert more, f"the line was cut before {text!r} came: {self.seen[-300:]!r}"
            self.seen += more
        return self.seen

    def is_cut(self, piece: bytes) -> bool:
        """Whether it is cut while this is sent again and again, and nothing is read."""
        sent = 0
        try:
            while sent < MOST:
                sent += self.socket.send(piece)
        except (ConnectionError, TimeoutError) as end:
            return isinstance(end, ConnectionError)
        finally:
            self.socket.close()
        return False


def table(server: Running) -> tuple[str, str]:
    """A new table's code, and the cookie of whoever sits there."""
    with httpx.Client(base_url=server.url) as client:
        client.post("/api/guest", json={"nickname": "Ann"})
        code = client.post("/api/tables", json={"game": "verso", "seats": 2}).json()["table"]
        return code, client.cookies["volteface_guest"]


def handshake(code: str, cookie: str = "") -> bytes:
    key = base64.b64encode(bytes(16)).decode()
    lines = [f"GET /api/tables/{code}/ws?wire={WIRE} HTTP/1.1", "Host: localhost", "Upgrade: websocket"]
    lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
    return "\r\n".join([*lines, f"Cookie: volteface_guest={cookie}", "", ""]).encode()


@pytest.mark.parametrize(
    ("head", "piece"),
    [
        (POST, b"1\r\ny\r\n" * 10_000),
        (POST, b"ffff\r\n" + b"y" * 0xFFFF + b"\r\n"),
        (POST + b"2\r\n{}\r\n0\r\n", b"X-A: b\r\n" * 10_000),
        (b"GET /health HTTP/1.1\r\n" + HOST + b"Content-Length: 9999999999\r\n\r\n", b"y" * 65_536),
        (b"", (b"GET /api HTTP/1.1\r\n" + HOST + b"\r\n") * 1_000),
    ],
    ids=["tiny chunks", "a body without end", "trailers without end", "a body nobody wants", "no answer awaited"],
)
def test_a_request_without_end_is_cut_off(head: bytes, piece: bytes, server: Running) -> None:
    line = Line(server)
    line.socket.sendall(head)
    assert line.is_cut(piece)
    assert httpx.get(f"{server.url}/health").status_code == 200


@pytest.mark.parametrize("somebody", [True, False], ids=["somebody", "nobody"])
@pytest.mark.parametrize(
    "piece", [frame(PING, b"p" * 125) * 500, frame(MORE, b"", last=False) * 9_000], ids=["pings", "empty frames"]
)
def test_a_websocket_that_sends_without_end_and_never_reads_is_cut_off(
    piece: bytes, somebody: bool, server: Running
) -> None:
    line, (code, cookie) = Line(server), table(server)
    line.socket.sendall(handshake(code, cookie if somebody else ""))
    line.until(b"\r\n\r\n")
    line.socket.sendall(frame(TEXT, b"", last=False))
    assert line.is_cut(piece)
    assert httpx.get(f"{server.url}/health").status_code == 200


def test_commands_are_read_wherever_the_network_cuts_them(server: Running) -> None:
    """A frame in pieces, several in one, a ping in between, a head in pieces: the bytes are the same."""
    line, (code, cookie) = Line(server), table(server)
    said = [frame(TEXT, json.dumps({"do": "chat", "key": f"k{n}", "text": "é" * (n + 1)}).encode()) for n in range(6)]
    asked = handshake(code, cookie)
    for start in range(0, len(asked), 97):
        line.socket.sendall(asked[start : start + 97])
    line.until(b'"is":"frame"')
    whole = said[0] + frame(PING, b"here?") + said[1] + said[2][:1]
    for piece in (whole, said[2][1:3], said[2][3:9], said[2][9:] + said[3][:20]):
        line.socket.sendall(piece)
    for start in range(20, len(said[3])):
        line.socket.sendall(said[3][start : start + 1])
    parts = json.dumps({"do": "chat", "key": "parts", "text": "x"}).encode()
    line.socket.sendall(frame(TEXT, parts[:9], last=False) + frame(PING, b"") + frame(MORE, parts[9:]))
    line.socket.sendall(said[4] + said[5])
    for key in (b"k0", b"k1", b"k2", b"k3", b"parts", b"k4", b"k5"):
        line.until(b'"' + key + b'"')
    assert b"here?" in line.seen
