"""HTTP as it is written: bodies wherever the network cuts them, answers without one, and who is sent away."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest
import uvicorn
from uvicorn.server import ServerState

from tests.server.running import Running, running
from volteface.rooms.caps import Caps
from volteface.server.connections import Connections, protocols

HOST = b"Host: localhost\r\n"
GET = b"GET /health HTTP/1.1\r\n" + HOST
POST = b"POST /api/guest HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\n"
BODY = b'{"nickname": "Ann"}'
CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("http")) as live:
        yield live


def said(server: Running, *pieces: bytes) -> bytes:
    """All that is answered to this, which is sent piece by piece, until the connection ends."""
    with socket.create_connection(("127.0.0.1", server.port), 30) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for piece in pieces:
            line.sendall(piece)
        answer = b""
        while more := line.recv(65536):
            answer += more
        return answer


def test_a_connection_is_used_again_and_ended_when_its_client_says_so(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 30) as line:
        for _ in range(2):
            line.sendall(GET + b"\r\n")
            answer = b""
            while not answer.endswith(b"}"):
                answer += line.recv(65536)
            assert answer.startswith(b"HTTP/1.1 200 OK\r\n")
        line.sendall(GET + b"Connection: close\r\n\r\n")
        answer = b""
        while more := line.recv(65536):
            answer += more
    assert answer.startswith(b"HTTP/1.1 200 OK\r\n")


@pytest.mark.parametrize(
    "pieces",
    [
        [b"Content-Length: 19\r\n\r\n" + BODY],
        [b"Content-Length: 19\r\n\r", b"\n", BODY[:1], BODY[1:]],
        [CHUNKED + b"5\r\n", BODY[:5], b"\r\ne\r\n" + BODY[5:] + b"\r\n0\r", b"\n\r\n"],
    ],
    ids=["whole", "in pieces", "in chunks"],
)
def test_a_body_is_read_wherever_the_network_cuts_it(pieces: list[bytes], server: Running) -> None:
    answer = said(server, POST + b"Connection: close\r\n", *pieces)
    assert answer.startswith(b"HTTP/1.1 200 OK\r\n")
    assert b'"Ann"' in answer


def test_a_client_that_asks_whether_it_may_send_is_told_so(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 30) as line:
        line.sendall(POST + b"Connection: close\r\nExpect: 100-continue\r\nContent-Length: 19\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 100 ")
        line.sendall(BODY)
        assert line.recv(65536).startswith(b"HTTP/1.1 200 OK\r\n")


def test_a_head_alone_has_no_body(server: Running) -> None:
    answer = said(server, b"HEAD /icon.svg HTTP/1.1\r\n" + HOST + b"Connection: close\r\n\r\n")
    assert answer.endswith(b"\r\n\r\n")


def test_whoever_asks_again_before_the_answer_has_come_gets_one_and_is_sent_away(server: Running) -> None:
    answer = said(server, (GET + b"\r\n") * 3)
    assert answer.count(b"HTTP/1.1 200 OK\r\n") == 1
    assert b"connection: close" in answer.lower()


@pytest.mark.parametrize(
    "pieces",
    [[b"nonsense\r\n\r\n"], [b"GET / HTTP/1.1\r\n\r\n"], [POST + CHUNKED, b"x\r\n"]],
    ids=["nonsense", "no host", "no chunk"],
)
def test_what_is_no_http_is_refused(pieces: list[bytes], server: Running) -> None:
    assert said(server, *pieces).startswith(b"HTTP/1.1 400 ")


def test_an_upgrade_to_something_else_is_answered_as_if_it_was_not_asked_for(server: Running) -> None:
    answer = said(server, GET + b"Connection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 200 OK\r\n")


def test_what_is_relied_on_of_uvicorn() -> None:
    """Classes given as its options `http` and `ws`, and a state with three names.

    It makes an `http` for each connection with `config`, `server_state`, `app_state` and `_loop`, and calls its
    `shutdown` at the end: all other tests of this folder would fail if it did not. Nothing of its own protocols is
    used, so whatever becomes of them does no harm.
    """
    http, ws = protocols(Connections(Caps(), None))
    config = uvicorn.Config(lambda: None, http=http, ws=ws, log_config=None)
    config.load()
    assert (config.http_protocol_class, config.ws_protocol_class) == (http, ws)
    assert {"connections", "tasks", "default_headers"} <= vars(ServerState()).keys()
    assert not any(base.__module__.startswith("uvicorn") for base in (*http.__mro__, *ws.__mro__))
