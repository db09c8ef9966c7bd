"""What nobody should send: clear errors, never a failure of ours, and the table goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import people, run, seated
from tests.server.running import Running, running
from volteface.server.messages import WIRE

LONGEST = 16 * 1024


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("bad"), soonest=0.0) as live:
        yield live
        failures = [line for line in live.logs if json.loads(line)["level"] in ("error", "critical")]
        assert failures == []


def headers_of(server: Running) -> dict[str, str]:
    cookie = httpx.post(f"{server.url}/api/guest", json={}).cookies["volteface_guest"]
    return {"Cookie": f"volteface_guest={cookie}"}


def is_a_refusal(answer: httpx.Response, status: int | None = None) -> None:
    """Whether an answer is a refusal in our own form, and no failure."""
    assert 400 <= answer.status_code < 500, answer.text
    assert status is None or answer.status_code == status, answer.text
    told = answer.json()
    assert set(told) == {"is", "code", "kind", "sentence", "facts", "key"}
    assert told["is"] == "refusal"
    assert told["sentence"].endswith((".", "!"))
    assert len(answer.content) < 4000
    assert "Traceback" not in answer.text


# -- over HTTP --------------------------------------------------------------------------------------------------------

BODIES: list[bytes] = [
    b"",
    b"null",
    b"[]",
    b"7",
    b'"verso"',
    b"{",
    b"\xff\xfe",
    b"{}",
    b'{"game": "verso"}',
    b'{"game": "verso", "seats": "two"}',
    b'{"game": "verso", "seats": 0}',
    b'{"game": "verso", "seats": 7}',
    b'{"game": "verso", "seats": 2.5}',
    b'{"game": "verso", "seats": true}',
    b'{"game": "chess", "seats": 2}',
    b'{"game": "../verso", "seats": 2}',
    b'{"game": "%s", "seats": 2}' % (b"x" * 31),
    b'{"game": "verso", "seats": 2, "seed": 1}',
    b'{"game": "verso", "seats": 2, "options": []}',
    b'{"game": "verso", "seats": 2, "options": {"speed": 1}}',
    b'{"game": "verso", "seats": 2, "options": {"first": 2}}',
    b'{"game": "verso", "seats": 2, "options": {"first": -1}}',
    b'{"game": "verso", "seats": 2, "options": {"first": "\\u0000"}}',
    b'{"game": "verso", "seats": 2, "options": {"first": 1e300}}',
    b'{"game": "verso", "seats": 2, "options": {"first": 123456789012345678901234567890}}',
    b'{"game": "verso", "seats": 2, "options": {"{x}": 1}}',
    b'{"game": "verso", "seats": 2, "turn_seconds": 1}',
    b'{"game": "verso", "seats": 2, "public": "yes"}',
    b'{"game": "recto-verso", "seats": 1}',
    b'{"game": "recto-verso", "seats": 2, "options": {"mode": ["simple"]}}',
    b'{"game": "recto-verso", "seats": 2, "options": {"mode": {}}}',
    b'{"game": "recto-verso", "seats": 2, "options": {"pace": 0}}',
    b'{"game": "recto-verso", "seats": 2, "options": {"pace": 123456789012345678901234567890}}',
    b'{"game": "recto-verso", "seats": 2, "options": {"score_table": [[1]]}}',
    b'{"game": "recto-verso", "seats": 2, "options": {"score_table": [[1, "x"]]}}',
    b'{"game": "recto-verso", "seats": 2, "options": {"score_table": "table"}}',
    b'{"game": "recto-verso", "seats": 2, "options": {"score_table": [[99999999999999999999999999, 1]]}}',
    b'{"game": "recto-verso", "seats": 2, "options": {"cards": "mine"}}',
    b'{"game": "dessus-dessous", "seats": 5}',
    b'{"game": "dessus-dessous", "seats": 2, "options": {"round_limit": 1}}',
    b'{"game": "dessus-dessous", "seats": 2, "options": {"layers": ["a", "b"]}}',
    b'{"game": "dessus-dessous", "seats": 2, "options": {"layers": [1, 2, 3, 4, 5]}}',
    b'{"game": "dessus-dessous", "seats": 2, "options": {"layers": ["", "", "", "", ""]}}',
    b'{"game": "verso", "seats": 2, "options": {"first": %s}}' % (b"[" * 3000 + b"]" * 3000),
]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: str(body[:60]))
def test_a_table_that_cannot_be_is_refused_with_a_sentence(body: bytes, server: Running) -> None:
    headers = headers_of(server) | {"Content-Type": "application/json"}
    is_a_refusal(httpx.post(f"{server.url}/api/tables", content=body, headers=headers, timeout=30), 400)


def test_a_body_of_another_type_is_refused(server: Running) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/msgpack", ""):
        headers = headers_of(server) | {"Content-Type": kind}
        is_a_refusal(httpx.post(f"{server.url}/api/tables", content=b"game=verso&seats=2", headers=headers))


def test_too_much_at_once_is_refused_unread(server: Running) -> None:
    headers = headers_of(server) | {"Content-Type": "application/json"}
    body = b'{"nickname": "' + b"x" * (LONGEST + 1) + b'"}'
    is_a_refusal(httpx.post(f"{server.url}/api/guest", content=body, headers=headers), 413)

    def pieces() -> Iterator[bytes]:
        for _ in range(40):
            yield b"x" * 1024

    is_a_refusal(httpx.post(f"{server.url}/api/guest", content=pieces(), headers=headers), 413)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nothing", 404),
        ("GET", "/api/tables/NOSUCHXX", 404),
        ("GET", "/api/tables/NOSUCHXX/replay/1", 404),
        ("GET", "/api/tables/NOSUCHXX/replay/one", 404),
        ("GET", "/api/tables/NOSUCHXX/replay/-1", 404),
        ("GET", "/api/tables/" + "X" * 21, 400),
        ("GET", "/api/tables/%00", 404),
        ("GET", "/api/tables/%F0%9F%98%80", 404),
        ("GET", "/api/tables/..%2f..%2fetc", 404),
        ("PUT", "/api/tables", 405),
        ("DELETE", "/api/tables", 405),
        ("PATCH", "/api/guest", 405),
        ("POST", "/api/tables/NOSUCHXX/link", 400),
        ("GET", "/api/tables/NOSUCHXX/ws", 404),
    ],
)
def test_what_is_not_there_gets_a_sentence(method: str, path: str, status: int, server: Running) -> None:
    is_a_refusal(httpx.request(method, server.url + path, headers=headers_of(server)), status)


def test_without_a_cookie_one_is_told_to_get_one(server: Running) -> None:
    for method, path, body in (
        ("POST", "/api/tables", {"game": "verso", "seats": 1}),
        ("GET", "/api/my/tables", None),
        ("GET", "/api/tables/NOSUCHXX", None),
        ("POST", "/api/tables/NOSUCHXX/link", {"seat": 0}),
        ("PUT", "/api/seat", {"token": "x"}),
        ("GET", "/api/tables/NOSUCHXX/replay/1", None),
        ("GET", "/api/tables/NOSUCHXX/scores/1", None),
        ("DELETE", "/api/guest", None),
    ):
        answer = httpx.request(method, server.url + path, json=body)
        is_a_refusal(answer, 403)
        assert answer.json()["code"] == "no-guest"


ORIGINS = [
    "http://evil.example",
    "https://evil.example:443",
    "null",
    "http://127.0.0.1:1",
    "http://[::1",
    "http://[",
    "//",
    "evil",
    "http://127.0.0.1.evil.example",
]


@pytest.mark.parametrize("origin", ORIGINS)
def test_a_page_elsewhere_may_not_act_for_our_guests(origin: str, server: Running) -> None:
    headers = headers_of(server) | {"Origin": origin}
    for method, path in (
        ("POST", "/api/guest"),
        ("POST", "/api/tables"),
        ("PUT", "/api/seat"),
        ("DELETE", "/api/guest"),
    ):
        answer = httpx.request(method, server.url + path, headers=headers, json={})
        is_a_refusal(answer, 403)
        assert answer.json()["code"] == "foreign-origin"
        assert "x-content-type-options" in answer.headers
    assert httpx.get(f"{server.url}/api/my/tables", headers=headers_of(server)).json() == []


@pytest.mark.parametrize("origin", ORIGINS)
def test_a_page_elsewhere_gets_no_socket(origin: str, server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as (ann,):
            code = await ann.open("verso", 2)
            with pytest.raises(InvalidStatus) as refused:
                await ann.look(code, origin=origin)
            assert refused.value.response.status_code == 403

    run(body)


def test_our_own_page_is_let_in(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as (ann,):
            ann.http.headers["Origin"] = server.url
            code = await ann.open("verso", 2)
            look = await ann.look(code, origin=server.url)
            assert look.frame["seq"] == 2

    run(body)


def test_the_rate_of_new_tables_and_guests_from_one_address_is_limited(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running(tmp_path_factory.mktemp("limits"), limits=True) as live, httpx.Client(base_url=live.url) as client:
        client.post("/api/guest", json={})
        answers = [client.post("/api/tables", json={"game": "verso", "seats": 2}) for _ in range(40)]
        assert [answer.status_code for answer in answers[:20]] == [201] * 20
        too_many = [answer for answer in answers if answer.status_code != 201]
        assert len(too_many) >= 15
        for answer in too_many:
            is_a_refusal(answer, 429)
            assert answer.json()["code"] == "too-many"
        guests = [httpx.post(f"{live.url}/api/guest", json={}) for _ in range(45)]
        assert {answer.status_code for answer in guests} == {200, 429}
        finds = [client.get("/api/tables/NOSUCHXX").status_code for _ in range(90)]
        assert {404, 429} == set(finds)
        assert client.get("/health").status_code == 200
        assert client.get("/api/tables").status_code == 200


# -- over the socket --------------------------------------------------------------------------------------------------

FRAMES: list[str] = [
    "",
    "hello",
    "null",
    "[]",
    "{}",
    '{"do": "sit"}',
    '{"do": "fly", "key": "k"}',
    '{"do": 7, "key": "k"}',
    '{"do": "sit", "key": "k"}',
    '{"do": "sit", "key": "k", "seat": "0"}',
    '{"do": "sit", "key": "k", "seat": 1.5}',
    '{"do": "sit", "key": "k", "seat": -1}',
    '{"do": "sit", "key": "k", "seat": 99999999999999999999999}',
    '{"do": "sit", "key": "k", "seat": null}',
    '{"do": "sit", "key": "", "seat": 0}',
    '{"do": "sit", "key": "%s", "seat": 0}' % ("k" * 41),
    '{"do": "sit", "key": ["k"], "seat": 0}',
    '{"do": "sit", "key": "k", "seat": 0, "seat2": 1}',
    '{"do": "play", "key": "k", "seat": 0, "move": "keep"}',
    '{"do": "play", "key": "k", "seat": 0, "seq": -1, "move": "keep"}',
    '{"do": "play", "key": "k", "seat": 0, "seq": 1, "move": null}',
    '{"do": "play", "key": "k", "seat": 0, "seq": 1, "move": "%s"}' % ("x" * 201),
    '{"do": "chat", "key": "k", "text": ""}',
    '{"do": "chat", "key": "k", "text": "%s"}' % ("x" * 301),
    '{"do": "chat", "key": "k", "text": "\\ud800"}',
    '{"do": "phrase", "key": "k", "code": "need", "facts": []}',
    '{"do": "signal", "key": "k", "kind": "%s"}' % ("x" * 21),
    '{"do": "signal", "key": "k", "kind": "x", "facts": %s}' % ("[" * 4000 + "]" * 4000),
    '{"do": "signal", "key": "k", "kind": "x", "facts": {"a": %s}}' % ("[" * 4000 + "]" * 4000),
    '{"do": "bot", "key": "k", "seat": 1}',
]


def test_an_unreadable_frame_gets_a_sentence_and_the_table_goes_on(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            _, (ann, bob) = await seated(guests, "verso")
            seq = ann.frame["seq"]
            for number, text in enumerate(FRAMES):
                await ann.socket.send(text)
                await ann.until(lambda number=number: len(ann.refusals) > number, f"a refusal of {text[:80]}")  # type: ignore[misc]
                refusal = ann.refusals[-1]
                assert refusal["kind"] == "malformed", text[:80]
                assert refusal["sentence"].endswith(".")
                assert len(json.dumps(refusal)) < 1000
                if number % 9 == 0:
                    await ann.settled()  # readable frames in between: this client is clumsy, not hostile
                    ann.refusals.pop()
            assert bob.frame["seq"] == seq
            await ann.do("start")

    run(body)


def test_a_binary_frame_is_refused(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            _, (ann,) = await seated(guests, "verso")
            await ann.socket.send(b'{"do": "start", "key": "k"}')
            await ann.until(lambda: ann.refusals, "a refusal")
            assert ann.refusals[0]["code"] == "binary-frame"
            await ann.do("start")

    run(body)


def test_a_frame_of_more_than_16_kib_ends_the_connection_and_nothing_else(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            code, (ann, bob) = await seated(guests, "verso")
            for size in (LONGEST + 1, 1024 * 1024):
                look = await guests[0].look(code)
                await look.socket.send(json.dumps({"do": "chat", "key": "k", "text": "x" * size}))
                await look.socket.wait_closed()
                assert look.socket.close_code == 1009
            await bob.do("chat", text="still here")
            await ann.until(lambda: ann.said, "Bob")

    run(body)


def test_a_frame_of_just_under_16_kib_is_read(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            _, (ann,) = await seated(guests, "verso")
            await ann.socket.send(json.dumps({"do": "chat", "key": "k", "text": "x" * (LONGEST - 200)}))
            await ann.until(lambda: ann.refusals, "a refusal")
            assert ann.refusals[0]["code"] == "bad-command"

    run(body)


def test_a_client_that_sends_only_rubbish_is_sent_away(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            _, (ann,) = await seated(guests, "verso")
            try:
                for _ in range(60):
                    await ann.socket.send("rubbish")
            except ConnectionClosed:
                pass
            await ann.socket.wait_closed()
            assert ann.socket.close_code == 1008

    run(body)


def test_too_many_commands_are_refused_by_their_key_and_later_ones_are_not(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    async def body(server: Running) -> None:
        async with people(server.url, "Ann") as guests:
            _, (ann,) = await seated(guests, "verso")
            keys = [await ann.send("chat", text="spam") for _ in range(12)]
            await ann.until(lambda: ann.refusals, "an end to it")
            assert ann.refusals[0]["code"] == "too-many"
            await ann.do("start")
            assert ann.refusals[0]["key"] in keys, "a client cannot tell which of its commands was refused"

    with running(tmp_path_factory.mktemp("limits"), limits=True) as live:
        run(lambda: body(live))


def test_a_foreign_seat_is_not_ones_own(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob", "Eve") as guests:
            code, (ann, bob) = await seated(guests[:2], "verso", options={"first": 0})
            eve = await guests[2].look(code)
            assert await eve.refused("start") == "not-seated"
            await ann.do("start")
            for look in (bob, eve):
                for do, fields in (
                    ("play", {"seat": 0, "seq": ann.frame["seq"], "move": "keep"}),
                    ("free", {"seat": 0}),
                    ("ready", {"seat": 0}),
                ):
                    assert await look.refused(do, **fields) == "foreign-seat"
            assert await eve.refused("sit", seat=0) == "seat-taken"
            assert await eve.refused("bot", seat=0, level="random") == "not-seated"
            assert await eve.refused("close") in ("not-host", "not-seated")
            assert await eve.refused("pause") == "not-seated"
            assert await bob.refused("bot", seat=0, level="random") == "seat-held"
            await ann.play(0, "keep")

    run(body)


def test_an_unknown_bot_is_named_with_those_there_are(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            _, (ann,) = await seated(guests, "verso", 2)
            answer = await ann.ask("bot", seat=1, level="grandmaster")
            assert answer["code"] == "unknown-bot"
            assert "beginner, friendly, good, strong, master" in answer["sentence"]

    run(body)


def test_a_bot_of_the_arena_sits_down_for_nobody(tmp_path: Path) -> None:
    """Neither on a free seat, nor for somebody who has gone, nor for oneself."""

    async def body() -> None:
        async with people(plain.url, "Ann", "Bob") as guests:
            _, (ann, bob) = await seated(guests, "verso", 3)
            assert await ann.refused("bot", seat=2, level="random") == "unknown-bot"
            await ann.do("bot", seat=2, level="beginner")
            await ann.do("start")
            await bob.close()
            await ann.until(lambda: not ann.table["seats"][1]["here"], "Bob's leaving")
            for seat in (0, 1):
                assert await ann.refused("bot", seat=seat, level="random") == "unknown-bot"

    with running(tmp_path, baselines=False) as plain:
        run(body)


def test_moves_that_are_none_are_refused_by_the_game(server: Running) -> None:
    texts = ["", " ", "keep ", "KEEP", "keep\n", "\0", "bank", "bank blue 1-9", "bank blue 3-3", "pass", "😀", "again"]

    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            for game in ("verso", "dessus-dessous"):
                _, (ann,) = await seated(guests, game, options={} if game == "verso" else {"cards": "box"})
                await ann.do("start")
                for text in texts:
                    answer = await ann.ask("play", seat=0, seq=ann.frame["seq"], move=text)
                    assert answer["is"] == "refusal", text
                    assert answer["kind"] in ("malformed", "illegal")
                    assert len(answer["sentence"]) < 400

    run(body)


@pytest.mark.parametrize("path", ["/api/tables/NOSUCHXX/ws", "/api/tables/%00/ws", "/api/tables/" + "X" * 300 + "/ws"])
def test_a_table_that_is_not_there_closes_the_socket_with_a_sentence(path: str, server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as (ann,):
            headers = {"Cookie": ann.cookie()}
            address = f"{server.url.replace('http', 'ws')}{path}?wire={WIRE}"
            async with connect(address, additional_headers=headers) as socket:
                refusal = json.loads(await socket.recv())
                assert (refusal["is"], refusal["code"]) == ("refusal", "no-such-table")
                await socket.wait_closed()
                assert socket.close_code == 4004

    run(body)


@pytest.mark.parametrize("cookie", [None, "volteface_guest=forged.0000", "other=1"])
def test_a_socket_without_a_guest_is_closed_with_a_sentence(cookie: str | None, server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as (ann,):
            code = await ann.open("verso", 1)
            headers = {"Cookie": cookie} if cookie else {}
            address = f"{server.url.replace('http', 'ws')}/api/tables/{code}/ws?wire={WIRE}"
            async with connect(address, additional_headers=headers) as socket:
                assert json.loads(await socket.recv())["code"] == "no-guest"
                await socket.wait_closed()
                assert socket.close_code == 1008

    run(body)


@pytest.mark.parametrize("path", ["/", "/nothing", "/api/tables", "/api/guest", "/health"])
def test_a_socket_where_there_is_none_is_refused(path: str, server: Running) -> None:
    async def body() -> None:
        try:
            async with connect(server.url.replace("http", "ws") + path) as socket:
                while True:
                    assert json.loads(await socket.recv())["is"] == "refusal"
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            assert closed.rcvd.code in (1008, 4004)
        except InvalidStatus as refused:
            assert refused.response.status_code < 500

    run(body)


@pytest.mark.parametrize("seq", ["-1", "x", "", "1.5", "9" * 400, "\u0662", "0"])
def test_a_strange_seq_is_taken_as_none(seq: str, server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as (ann,):
            code = await ann.open("verso", 1)
            address = f"{server.url.replace('http', 'ws')}/api/tables/{code}/ws?wire={WIRE}&seq={seq}"
            async with connect(address, additional_headers={"Cookie": ann.cookie()}) as socket:
                assert json.loads(await socket.recv())["is"] == "frame"

    run(body)
