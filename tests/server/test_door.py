"""The door: security headers, health, the interface's own description, the lobby, logs, a graceful stop."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import people, run, seated
from tests.server.running import Process, Running, program, running
from volteface.games import NAMES
from volteface.store import Guest, Partial, Summary


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("door"), soonest=0.0) as live:
        yield live


@pytest.mark.parametrize("path", ["/", "/api", "/api/games", "/api/tables", "/nothing", "/health", "/api/my/tables"])
def test_every_answer_has_its_security_headers(path: str, server: Running) -> None:
    headers = httpx.get(server.url + path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


def test_pages_hold_no_inline_script_or_style(server: Running) -> None:
    for path in ("/", "/api"):
        page = httpx.get(server.url + path)
        assert page.headers["content-type"].startswith("text/html")
        for script in re.findall(r"<script[^>]*>[^<]*", page.text):
            assert re.fullmatch(r'<script[^>]* src="/[^">]+"[^>]*>\s*', script)
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", page.text, re.IGNORECASE)


def test_health_and_readiness(server: Running) -> None:
    assert httpx.get(f"{server.url}/health").json() == {"status": "alive"}
    assert httpx.get(f"{server.url}/ready").json() == {"status": "ready"}


def test_the_interface_describes_itself(server: Running) -> None:
    schema = httpx.get(f"{server.url}/api/schema/openapi.json").json()
    assert {"/api/guest", "/api/tables", "/api/tables/{code}", "/api/seat"} <= set(schema["paths"])
    page = httpx.get(f"{server.url}/api").text
    for path in schema["paths"]:
        assert path in page
    assert "/ws" in page


def test_the_games_and_what_they_offer(server: Running) -> None:
    games = {game["game"]: game for game in httpx.get(f"{server.url}/api/games").json()}
    assert list(games) == list(NAMES)
    assert games["verso"]["seats"] == [1, 2, 3, 4, 5, 6]
    assert games["verso"]["timed"] is False
    assert games["dessus-dessous"]["timed"] is True
    assert games["verso"]["options"] == {"forbid_wasted_keep": False, "first": None}
    assert games["verso"]["bots"] == ["beginner", "friendly", "good", "strong", "master"]


def test_the_lobby_shows_public_tables_and_no_private_one(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as (ann, bob):
            public, private = await ann.open("verso", 3, public=True), await ann.open("verso", 2)
            seen = {entry["table"]: entry for entry in await bob.get_json("GET", "/api/tables")}
            assert public in seen
            assert private not in seen
            assert (seen[public]["host"], seen[public]["seats"], seen[public]["free"]) == ("Ann", 3, 2)
            assert {entry["table"] for entry in await ann.get_json("GET", "/api/my/tables")} == {public, private}
            assert await bob.get_json("GET", "/api/my/tables") == []
            look = await bob.look(public)
            await look.do("sit", seat=1)
            (own,) = await bob.get_json("GET", "/api/my/tables")
            assert (own["table"], own["free"]) == (public, 1)

    run(body)


def test_my_tables_tell_with_whom_and_whose_turn_it_is(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            _, (ann, _) = await seated(guests, "verso", options={"first": 0})
            await ann.do("start")
            mine = [(await guest.get_json("GET", "/api/my/tables"))[0] for guest in guests]
            assert [(one["people"], one["your_turn"]) for one in mine] == [(["Bob"], True), (["Ann"], False)]
            await ann.play(0, "keep")
            mine = [(await guest.get_json("GET", "/api/my/tables"))[0] for guest in guests]
            assert [one["your_turn"] for one in mine] == [False, True]

    run(body)


@pytest.mark.parametrize("named", [True, False])
def test_a_list_says_that_some_are_missing(named: bool, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one of several databases is away the others' tables are listed: without names, if it is that of people."""
    assert server.hub is not None
    store = server.hub.store
    lobby, tables_of = store.lobby, store.tables_of

    async def guests(ids: Sequence[str]) -> list[Guest]:
        raise TimeoutError

    async def body() -> None:
        async with people(server.url, "Ann") as (ann,):
            code = await ann.open("verso", 2, public=True)
            whole = httpx.get(f"{server.url}/api/tables")
            assert "volteface-missing" not in whole.headers
            monkeypatch.setattr(store, "lobby", partial(_some, lobby))
            monkeypatch.setattr(store, "tables_of", partial(_some, tables_of))
            if not named:
                monkeypatch.setattr(store, "guests", guests)
            for path in ("/api/tables", "/api/my/tables"):
                answer = httpx.get(f"{server.url}{path}", headers={"Cookie": ann.cookie()})
                assert answer.headers["volteface-missing"] == "tables"
                (entry,) = [one for one in answer.json() if one["table"] == code]
                assert entry["host"] == ("Ann" if named else None)

    run(body)


async def _some(ask: Callable[..., Awaitable[list[Summary]]], *values: Any) -> Partial:
    return Partial(await ask(*values))


def test_a_code_is_read_as_people_type_it(server: Running) -> None:
    """Small letters and a dash in the middle are the same code, at every door."""

    async def body() -> None:
        async with people(server.url, "Ann") as (ann,):
            code = await ann.open("verso", 1)
            typed = f"{code[:4].lower()}-{code[4:].lower()}"
            assert (await ann.get_json("GET", f"/api/tables/{typed}"))["table"] == code
            assert (await ann.look(typed)).table["id"] == code

    run(body)


def test_a_table_before_one_sits_down(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            code, _ = await seated(guests[:1], "dessus-dessous", 2, options={"cards": "box", "hide_piles": True})
            info = await guests[1].get_json("GET", f"/api/tables/{code}")
            assert (info["game"], info["status"]) == ("dessus-dessous", "open")
            assert [seat["name"] for seat in info["seats"]] == ["Ann", None]
            assert [seat["here"] for seat in info["seats"]] == [True, False]
            assert info["options"] == {"cards": "box", "hide_piles": True}

    run(body)


def test_live_tables_get_fresh_cards_unless_the_box_is_asked_for(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as (ann,):
            code = await ann.open("dessus-dessous", 1)
            assert (await ann.get_json("GET", f"/api/tables/{code}"))["options"] == {"cards": "fresh"}

    run(body)


# -- the program ------------------------------------------------------------------------------------------------------


def logged(process: Process) -> list[dict[str, object]]:
    lines = process.log.read_text().splitlines()
    return [json.loads(line) for line in lines if line.startswith("{")]


def test_a_graceful_stop_finishes_and_the_next_start_takes_the_tables_up(tmp_path: Path) -> None:
    with program(tmp_path / "data") as process:
        process.start()
        assert f"Volteface is at http://127.0.0.1:{process.port}/" in process.log.read_text()

        async def play() -> str:
            async with people(process.url, "Ann") as guests:
                code, (ann,) = await seated(guests, "verso", 2, options={"first": 0})
                await ann.do("bot", seat=1, level="beginner")
                await ann.do("start")
                await ann.play(0, "keep")
                await ann.send("chat", text="the cheese is in the cellar")
                await asyncio.to_thread(process.stop)
                await ann.socket.wait_closed()
                assert ann.socket.close_code == 1012  # service restart: come back
                return code

        codes: list[str] = []

        async def body() -> None:
            codes.append(await play())

        run(body)
        assert [line["message"] for line in logged(process)][-1] == "stopped"
        process.start()
        assert logged(process)[-1] == logged(process)[-1] | {"message": "tables taken up", "count": 1}
        text = process.log.read_text()
        for secret in (codes[0], "Ann", "cheese", "keep", "volteface_guest", "Cookie"):
            assert secret not in text
        assert process.stop() in (0, -15, 143)


def test_a_store_that_cannot_be_used_ends_the_program_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "volteface.db").write_bytes(b"this is no database " * 100)
    with program(tmp_path) as process:
        process.start(wait=False)
        code = process.wait()
    text = process.log.read_text()
    assert "cannot be used as a store" in text
    assert "Traceback" not in text
    assert code == 1


def test_a_taken_port_ends_the_program_with_a_sentence(tmp_path: Path, server: Running) -> None:
    with program(tmp_path) as process:
        process.port = server.port
        process.start(wait=False)
        code = process.wait()
    text = process.log.read_text()
    assert f"Nothing can listen on 127.0.0.1, port {server.port}" in text
    assert "Traceback" not in text
    assert code == 1
