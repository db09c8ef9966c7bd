"""Caps: how much of everything there may be. One too many is refused with a sentence, and the others go on."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import Guest, Refused, people, run, seated
from tests.server.running import Running, running
from volteface.rooms.caps import UNCAPPED, Caps
from volteface.server import replays
from volteface.server.connections import Connections, network
from volteface.table import events

REPLAYS = Path(__file__).parents[1] / "replays"
SLOW = 0.1  # a second of the server lasts ten: however slow the machine, it is asked too often


def plug(server: Running, text: bytes = b"") -> socket.socket:
    """A plain connection that has said this and no more."""
    line = socket.create_connection(("127.0.0.1", server.port), 30)
    line.sendall(text)
    return line


def cut(line: socket.socket) -> bool:
    """Wait until a connection is ended by the server; says whether nothing but that has come."""
    try:
        return line.recv(4096) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_a_connection_that_takes_too_long_to_say_what_it_wants_is_ended(text: bytes, tmp_path: Path) -> None:
    with running(tmp_path, caps=Caps(head_seconds=0.3, body_seconds=0.3)) as server:
        line = plug(server, text)
        assert cut(line)
        line.close()
        assert httpx.get(f"{server.url}/health").status_code == 200


def test_a_second_request_of_a_connection_has_no_more_time_than_the_first(tmp_path: Path) -> None:
    with running(tmp_path, caps=Caps(head_seconds=0.5)) as server:
        line = plug(server, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b"200 OK" in line.recv(65536)
        line.sendall(b"GET /hea")
        while line.recv(65536):  # what is left of the first answer
            pass
        line.close()


def test_a_table_is_looked_at_longer_than_a_request_may_take(tmp_path: Path) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            _, (ann,) = await seated(guests, "verso")
            await asyncio.sleep(0.8)
            await ann.do("start")

    with running(tmp_path, caps=Caps(head_seconds=0.3, body_seconds=0.3)) as server:
        run(body)


@pytest.mark.parametrize("piece", [b"X-A: b\r\n", b"y" * 8], ids=["many lines", "one line"])
def test_a_head_without_end_is_refused(piece: bytes, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        line = plug(server, b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
        with suppress(ConnectionError):  # once it is refused
            line.sendall(piece * 16_000)
        with suppress(ConnectionError):
            assert line.recv(4096).startswith(b"HTTP/1.1 400")
        line.close()


def test_one_address_has_so_many_connections_and_the_next_gets_in_when_one_has_ended(tmp_path: Path) -> None:
    with running(tmp_path, caps=Caps(connections_by_address=5)) as server:
        lines = [plug(server) for _ in range(5)]
        refused = plug(server)
        assert refused.recv(4096).startswith(b"HTTP/1.1 503")
        refused.close()
        lines.pop().close()
        while True:
            try:
                assert httpx.get(f"{server.url}/health").status_code in (200, 503)
                if httpx.get(f"{server.url}/health").status_code == 200:
                    break
            except httpx.TransportError:
                pass
        for line in lines:
            line.close()


class Peer:
    """A connection from somewhere."""

    def __init__(self, address: str) -> None:
        self.address = address

    def get_extra_info(self, _: str) -> tuple[str, int]:
        return self.address, 7


def test_all_connections_are_counted_and_those_of_a_trusted_proxy_are_many_peoples() -> None:
    connections = Connections(Caps(connections=6, connections_by_address=2), "10.0.0.0/30, 2001:db8:9::1")
    proxied, ours = [Peer("10.0.0.1") for _ in range(3)], [Peer("2001:db8::1"), Peer("2001:db8::2")]
    assert all(connections.admit(one) for one in (*proxied, *ours))
    assert not connections.admit(Peer("2001:db8::3"))  # the same household
    last = Peer("192.0.2.1")
    assert connections.admit(last)
    assert connections.admit(last)  # as it becomes a WebSocket
    assert not connections.admit(Peer("192.0.2.2"))
    connections.release(last)
    connections.release(last)
    assert len(connections) == 5
    assert connections.admit(Peer("192.0.2.2"))


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unix:", "unknown"),
        ("_hidden", "unknown"),
        ("", "unknown"),
    ],
)
def test_a_household_is_one(address: str, whose: str) -> None:
    assert network(address) == whose


def test_limits_count_a_household_as_one_and_what_a_proxy_cannot_tell_as_one_too(tmp_path: Path) -> None:
    with (
        running(tmp_path, speed=SLOW, limits=True, trusted_proxy="127.0.0.1") as server,
        httpx.Client(timeout=30) as client,
    ):
        for form in ("2001:db8::{:x}", "nonsense{}"):
            answers = (
                client.get(f"{server.url}/api/tables/NOSUCHXX/replay/1", headers={"X-Forwarded-For": form.format(n)})
                for n in range(1000)
            )
            assert 429 in (answer.status_code for answer in answers)


def test_a_table_has_so_many_viewers_and_its_players_always_get_in(tmp_path: Path) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob", "Eve", "Joe", "Kim") as (ann, bob, *others):
            code, (look, _) = await seated([ann, bob], "verso")
            for one in others[:2]:
                await one.look(code)
            full = await others[2].look(code, framed=False)
            await full.until(lambda: full.refusals, "a refusal")
            assert full.refusals[0]["code"] == "table-full"
            await full.socket.wait_closed()
            assert full.socket.close_code == 1013
            await look.close()
            await ann.look(code)

    with running(tmp_path, caps=Caps(viewers=2, head_seconds=1000)) as server:
        run(body)


def test_a_guest_looks_at_a_table_only_so_often_and_an_address_at_so_many(tmp_path: Path) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as (ann, bob):
            code = await ann.open("verso", 2)
            for _ in range(3):
                await ann.look(code)
            again = await ann.look(code, framed=False)
            await again.until(lambda: again.refusals, "a refusal")
            assert again.refusals[0]["code"] == "table-full"
            for _ in range(2):
                await bob.look(code)
            more = await bob.look(code, framed=False)
            await more.until(lambda: more.refusals, "a refusal")
            assert more.refusals[0]["code"] == "busy"

    with running(tmp_path, caps=Caps(viewers_by_guest=3, sockets_by_address=5)) as server:
        run(body)


def test_a_guest_has_so_many_tables_open(tmp_path: Path) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as (ann, bob):
            codes = [await ann.open("verso", 2) for _ in range(3)]
            with pytest.raises(Refused, match="too-many-tables: You have 3 tables open already"):
                await ann.open("verso", 2)
            await bob.open("verso", 2)
            await (await ann.look(codes[0])).do("close")
            await ann.open("verso", 2)

    with running(tmp_path, caps=Caps(tables_by_guest=3)) as server:
        run(body)


def test_deals_wait_in_a_short_queue(tmp_path: Path) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            looks = [(await seated(guests, "verso"))[1][0] for _ in range(6)]
            answers = await asyncio.gather(*(look.ask("start") for look in looks))
            refused = [answer["code"] for answer in answers if answer["is"] == "refusal"]
            assert set(refused) <= {"busy"}
            for look, answer in zip(looks, answers, strict=True):  # when the others have theirs it is a table's turn
                while answer["is"] == "refusal":
                    answer = await look.ask("start")
            assert len(refused) < 6

    with running(tmp_path, caps=Caps(deals=1)) as server:
        run(body)


def test_a_game_that_has_gone_on_for_too_long_can_only_be_ended(tmp_path: Path) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            _, (ann, _) = await seated(guests, "verso")
            await ann.do("start")
            for _ in range(6):
                for what in ("pause", "resume"):
                    await ann.ask(what)
            assert ann.refusals[-1]["code"] == "table-worn"
            await ann.do("close")

    with running(tmp_path, caps=Caps(game_events=5)) as server:
        run(body)


def test_reviews_wait_in_a_short_queue(tmp_path: Path) -> None:
    async def body() -> None:
        file = (REPLAYS / "verso-6.jsonl").read_bytes()
        async with (
            httpx.AsyncClient(base_url=server.url, timeout=300) as client,
            client.stream("POST", "/api/review", content=file) as first,
        ):
            assert first.status_code == 200
            second = await client.post("/api/review", content=file)
            assert (second.status_code, second.json()["code"]) == (429, "busy")

    with running(tmp_path, caps=Caps(reviews_by_address=1)) as server:
        run(body)


def test_so_many_reviews_wait_whoever_asks_for_them(tmp_path: Path) -> None:
    async def body() -> None:
        file = (REPLAYS / "verso-6.jsonl").read_bytes()
        async with (
            httpx.AsyncClient(base_url=server.url, timeout=300) as client,
            client.stream("POST", "/api/review", content=file, headers={"X-Forwarded-For": "192.0.2.1"}) as first,
        ):
            assert first.status_code == 200
            second = await client.post("/api/review", content=file, headers={"X-Forwarded-For": "192.0.2.2"})
            assert (second.status_code, second.json()["code"]) == (429, "busy")

    with running(tmp_path, caps=Caps(reviews=1, reviews_by_address=2), trusted_proxy="127.0.0.1") as server:
        run(body)


def test_a_replay_file_asks_for_no_more_than_a_game_shows(tmp_path: Path) -> None:
    deal = (REPLAYS / "recto-verso-3.jsonl").read_text("utf-8").splitlines()[0]
    with running(tmp_path, caps=Caps(replay_steps=100)) as server:
        body = "\n".join([deal, *('{"at": 1}' for _ in range(101))])
        answer = httpx.post(f"{server.url}/api/replay", content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "replay-long")
        assert httpx.post(f"{server.url}/api/review", content=body).json()["code"] == "replay-long"
        body = (REPLAYS / "verso-3.jsonl").read_text("utf-8")
        watched = httpx.post(f"{server.url}/api/replay", content=body).json()
        assert len(watched["steps"]) == len(body.splitlines())


def test_a_replay_file_whose_views_are_too_much_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("volteface.server.replays.ANSWER_BYTES", 50_000)
    with running(tmp_path) as server:
        answer = httpx.post(f"{server.url}/api/replay", content=(REPLAYS / "recto-verso-3.jsonl").read_bytes())
        assert (answer.status_code, answer.json()["code"]) == (400, "replay-long")


def test_the_log_of_a_table_is_read_and_gone_through_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be long, and anybody at the table may ask for its games."""
    on_the_loop = list[bool]()

    def noted(work: Callable[..., Any]) -> Callable[..., Any]:
        def working(*given: Any) -> Any:
            on_the_loop.append(asyncio._get_running_loop() is not None)
            return work(*given)

        return working

    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            code, (ann,) = await seated(guests, "verso")
            await ann.do("start")
            while ann.table["status"] == "playing":
                await ann.play(0, ann.legal(0)[-1]["move"])
            with monkeypatch.context() as patched:
                patched.setattr(events, "decode", noted(events.decode))
                for name in ("_until_over", "_file", "fold"):
                    patched.setattr(replays, name, noted(getattr(replays, name)))
                for door in ("replay", "scores", "seats"):
                    assert (await guests[0].http.get(f"/api/tables/{code}/{door}/1")).status_code == 200

    with running(tmp_path) as server:
        run(body)
    assert len(on_the_loop) > 3 * 10
    assert not any(on_the_loop)


def doors_with_codes(server: Running) -> list[tuple[str, str]]:
    """All doors that take a table's code, as the schema tells them: how each is asked, and where."""
    schema = httpx.get(f"{server.url}/api/schema/openapi.json").json()
    return [
        (method.upper(), path.replace("{code}", "NOSUCHXX").replace("{number}", "1"))
        for path, methods in schema["paths"].items()
        for method in methods
        if path.startswith("/api/tables/{code}")
    ]


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    """Every door that says whether there is a table counts."""
    with running(tmp_path, speed=SLOW, limits=True) as server, httpx.Client(base_url=server.url, timeout=30) as client:
        client.post("/api/guest", json={})
        doors = doors_with_codes(server)
        assert len(doors) >= 6
        for method, path in doors:  # the first takes what there is, and then the next have none left
            tried = (client.request(method, path, json={"seat": 0}).status_code for _ in range(100))
            assert 429 in tried, path


def test_codes_cannot_be_tried_out_at_a_tables_socket_either(tmp_path: Path) -> None:
    """Who has missed too often is not let in by the right code either: else that would tell which one it is."""

    async def body() -> None:
        async with people(server.url, "Ann") as (ann,):
            code = await ann.open("verso", 2)
            told = list[str]()
            while "too-many" not in told:
                miss = await ann.look("NOSUCHXX", framed=False)
                await miss.until(lambda miss=miss: miss.refusals, "a refusal")  # type: ignore[misc]
                told.append(miss.refusals[0]["code"])
            assert set(told[:-1]) == {"no-such-table"}
            hit = await ann.look(code, framed=False)
            await hit.until(lambda: hit.refusals, "a refusal")
            assert hit.refusals[0]["code"] == "too-many"

    with running(tmp_path, speed=SLOW, limits=True) as server:
        run(body)


def test_many_come_to_a_table_from_one_address_that_has_missed_none(tmp_path: Path) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as (ann,):
            code = await ann.open("verso", 2)
            for _ in range(100):
                look = await ann.look(code)
                await look.close()

    with running(tmp_path, speed=SLOW, limits=True) as server:
        run(body)


def test_seats_change_only_so_often(tmp_path: Path) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            _, (ann,) = await seated(guests, "verso", 2)
            for _ in range(40):
                await ann.send("sit", seat=0)
            await ann.until(lambda: ann.refusals, "an end to it")
            assert ann.refusals[0]["code"] == "too-many"

    with running(tmp_path, limits=True) as server:
        run(body)


def test_names_change_only_so_often(tmp_path: Path) -> None:
    with running(tmp_path, limits=True) as server, httpx.Client(base_url=server.url) as client:
        answers = [client.post("/api/guest", json={"nickname": f"Ann {n}"}).status_code for n in range(30)]
        assert set(answers) == {200, 429}


def test_visitors_come_and_go_without_anybodys_frame_being_made_anew(tmp_path: Path) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            code, (ann, bob) = await seated(guests, "verso")
            await ann.settled()
            frames = len(ann.frames)
            for number in range(5):
                visitor = await Guest(server.url).be(f"Eve {number}")
                await visitor.look(code)
                await visitor.close()
            await ann.settled()
            assert len(ann.frames) == frames
            assert server.hub is not None
            room = await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(server.hub.find(code), server.loop))  # type: ignore[arg-type]
            assert len(room.people.names) <= 3  # and nobody is remembered who has gone
            await bob.close()
            await ann.until(lambda: not ann.table["seats"][1]["here"], "Bob's leaving")

    with running(tmp_path) as server:
        run(body)


def test_a_name_that_is_not_ours_gets_nothing(tmp_path: Path) -> None:
    with running(tmp_path, public_url="https://play.example") as server:
        for host in ("evil.example", "play.example.evil.example", "127.0.0.1.evil.example", "[::1"):
            answer = httpx.get(f"{server.url}/api/games", headers={"Host": host})
            assert (answer.status_code, answer.json()["code"]) == (421, "foreign-host")
        for host in (
            "play.example",
            "play.example:443",
            "127.0.0.1:8765",
            "[::1]:8765",
            "localhost",
            "nas.local",
            "nas",
        ):
            assert httpx.get(f"{server.url}/api/games", headers={"Host": host}).status_code == 200, host


@pytest.mark.parametrize("path", ["/assets/%00", "/assets/" + "x" * 5000, "/assets/..%2f..%2fapp.py", "/icon.svg%00"])
def test_a_strange_name_of_a_file_is_no_failure_of_ours(path: str, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert httpx.get(server.url + path).status_code in (400, 404)


def test_a_code_in_small_letters_has_its_replay_too(tmp_path: Path) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as guests:
            code, (ann,) = await seated(guests, "verso")
            await ann.do("start")
            while ann.table["status"] == "playing":
                await ann.play(0, ann.legal(0)[-1]["move"])
            answer = await guests[0].http.get(f"/api/tables/{code.lower()}/replay/1")
            assert json.loads(answer.text.splitlines()[0])["game"] == "verso"

    with running(tmp_path) as server:
        run(body)


def test_uncapped_leaves_only_what_protects_the_machine() -> None:
    assert UNCAPPED.deals == Caps().deals
    assert UNCAPPED.replay_steps == Caps().replay_steps
