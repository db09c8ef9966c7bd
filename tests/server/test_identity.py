"""Who one is: cookies, nicknames, the private link to another device, being forgotten."""

from __future__ import annotations

import asyncio
import hmac
import json
import re
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.client import Guest, Refused, people, run, seated
from tests.server.running import Running, running
from volteface.core.errors import NotYours
from volteface.locales import CODES, language
from volteface.rooms.hub import new_code
from volteface.server.identity import ANIMALS, LINK_AGE, Signer, secret_key
from volteface.server.messages import WIRE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("identity"), soonest=0.0) as live:
        yield live


def test_a_guest_gets_a_signed_cookie_that_scripts_and_other_sites_do_not_get(server: Running) -> None:
    answer = httpx.post(f"{server.url}/api/guest", json={"nickname": "Ann"})
    assert answer.json() == {"nickname": "Ann"}
    cookie = SimpleCookie(answer.headers["set-cookie"])["volteface_guest"]
    assert cookie["httponly"] is True
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) > 300 * 24 * 3600
    assert not cookie["secure"]  # this server speaks plain HTTP


def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    with running(tmp_path, public_url="https://play.example/") as live:
        answer = httpx.post(f"{live.url}/api/guest", json={})
        assert SimpleCookie(answer.headers["set-cookie"])["volteface_guest"]["secure"] is True
        cookies = {"volteface_guest": answer.cookies["volteface_guest"]}
        table = httpx.post(f"{live.url}/api/tables", json={"game": "verso", "seats": 1}, cookies=cookies).json()
        assert table["address"] == f"https://play.example/t/{table['table']}"


def test_a_guest_keeps_the_name_and_can_change_it(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann") as (ann,):
            cookie = ann.cookie()
            assert (await ann.get_json("POST", "/api/guest", {})) == {"nickname": "Ann"}
            assert (await ann.get_json("POST", "/api/guest", {"nickname": "  Anna\n Lena "})) == {
                "nickname": "Anna Lena"
            }
            assert ann.cookie() == cookie

    run(body)


def test_a_guest_without_a_name_is_given_one(server: Running) -> None:
    async def body() -> None:
        async with people(server.url) as _:
            pass
        names = set()
        for wish in ({}, {"nickname": None}, {"nickname": " "}, {"nickname": "\t\n"}):
            guest = Guest(server.url)
            names.add((await guest.get_json("POST", "/api/guest", wish))["nickname"])
            await guest.close()
        assert all(name.strip() for name in names), names

    run(body)


def test_a_given_name_is_an_animal_that_every_language_has_and_no_typed_name_is_taken_for_one(server: Running) -> None:
    given = httpx.post(f"{server.url}/api/guest", json={}).json()["nickname"]
    assert re.fullmatch(rf" ({'|'.join(ANIMALS)}) \d\d", given)
    typed = httpx.post(f"{server.url}/api/guest", json={"nickname": given}).json()["nickname"]
    assert typed == given.strip()
    for code in CODES:
        named = {language(code).say("given-name", animal=animal, number=77) for animal in ANIMALS}
        assert len(named) == len(ANIMALS)
        assert all(name.endswith(" 77") for name in named)


@pytest.mark.parametrize("nickname", ["", "x" * 25, 7, ["Ann"]])
def test_a_name_that_is_none_is_refused(nickname: object, server: Running) -> None:
    answer = httpx.post(f"{server.url}/api/guest", json={"nickname": nickname})
    assert answer.status_code == 400
    assert answer.json()["kind"] == "malformed"
    assert "set-cookie" not in answer.headers


def test_a_changed_name_is_shown_at_the_table_at_once(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            _, (ann, _) = await seated(guests, "verso")
            await guests[1].be("Robert")
            await ann.until(lambda: ann.table["seats"][1]["name"] == "Robert", "Bob's new name")

    run(body)


FORGED = [
    "",
    ".",
    "x.y",
    "0123456789abcdef01234567." + "0" * 40,
    "0123456789abcdef01234567",
    "é.ü",
    "a." + hmac.new(b"", b"guest/a", "sha256").hexdigest()[:40],
    "a" * 4000,
]


@pytest.mark.parametrize("cookie", FORGED)
def test_a_forged_cookie_is_nobodys(cookie: str, server: Running) -> None:
    headers = {b"Cookie": f"volteface_guest={cookie}".encode()}
    for method, path in (("GET", "/api/my/tables"), ("POST", "/api/tables"), ("DELETE", "/api/guest")):
        answer = httpx.request(method, server.url + path, headers=headers, json={"game": "verso", "seats": 1})
        assert (answer.status_code, answer.json()["code"]) == (403, "no-guest")
    answer = httpx.post(f"{server.url}/api/guest", headers=headers, json={})
    assert answer.status_code == 200
    assert len(answer.headers["set-cookie"]) < 200
    assert SimpleCookie(answer.headers["set-cookie"])["volteface_guest"].value != cookie


@pytest.mark.parametrize("other", ['prefs={"dark": true}', "a=b c", "x", "=", "é=1", "a;;b=;"])
def test_a_strange_cookie_beside_ours_does_not_hide_it(other: str, server: Running) -> None:
    """On one host all ports share their cookies: another program's must not lock our guests out."""

    async def body() -> None:
        async with people(server.url, "Ann") as (ann,):
            code = await ann.open("verso", 1)
            headers = [("Cookie", f"{other}; {ann.cookie()}")]
            encoded = [(name.encode(), value.encode()) for name, value in headers]
            assert httpx.get(f"{server.url}/api/my/tables", headers=encoded).status_code == 200
            address = f"{server.url.replace('http', 'ws')}/api/tables/{code}/ws?wire={WIRE}"
            if other.isascii():
                async with connect(address, additional_headers=headers) as socket:
                    assert json.loads(await socket.recv())["is"] == "frame"

    run(body)


def test_another_guests_id_needs_another_guests_signature(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as (ann, bob):
            id_of_ann = ann.http.cookies["volteface_guest"].partition(".")[0]
            signature_of_bob = bob.http.cookies["volteface_guest"].partition(".")[2]
            bob.become(f"{id_of_ann}.{signature_of_bob}")
            with pytest.raises(Refused, match="no-guest"):
                await bob.get_json("GET", "/api/my/tables")

    run(body)


def test_a_key_file_that_was_never_finished_is_not_trusted(tmp_path: Path) -> None:
    """A power cut while the key is made must not leave a server whose cookies anybody can sign."""
    (tmp_path / "secret.key").write_bytes(b"")
    forged = Signer(b"").cookie("0123456789abcdef01234567")
    with running(tmp_path) as live:
        answer = httpx.get(f"{live.url}/api/my/tables", headers={"Cookie": f"volteface_guest={forged}"})
        assert answer.status_code == 403


def test_the_key_is_its_owners_and_stays_the_same(tmp_path: Path) -> None:
    key = secret_key(tmp_path)
    assert len(key) >= 32
    assert secret_key(tmp_path) == key
    assert (tmp_path / "secret.key").stat().st_mode & 0o077 == 0


def test_codes_can_be_read_aloud() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    assert not set("".join(codes)) & set("IOUL01")
    assert {len(code) for code in codes} == {8}


# -- continue on another device ---------------------------------------------------------------------------------------


async def link(guest: Guest, code: str, seat: int) -> str:
    return str((await guest.get_json("POST", f"/api/tables/{code}/link", {"seat": seat}))["token"])


def test_a_private_link_moves_a_seat_to_another_device(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob", "Bob's phone") as (ann, bob, phone):
            code, (ann_look, bob_look) = await seated([ann, bob], "verso", options={"first": 1})
            await ann_look.do("start")
            answer = await bob.get_json("POST", f"/api/tables/{code}/link", {"seat": 1})
            assert answer["address"] == f"{server.url}/continue#{answer['token']}"  # never sent to a server by itself
            assert (await phone.get_json("PUT", "/api/seat", {"token": answer["token"]}))["table"] == code
            look = await phone.look(code)
            assert look.yours == [1]
            await look.play(1, "keep")
            await bob_look.until(lambda: bob_look.yours == [], "the seat to have gone")
            assert await bob_look.refused("play", seat=1, seq=bob_look.frame["seq"], move="keep") == "foreign-seat"

    run(body)


def test_whoever_continues_on_another_device_is_called_as_before(server: Running) -> None:
    """There, at the table and everywhere else; a link that is refused renames nobody."""

    async def body() -> None:
        async with people(server.url, "Ann", "Bob", "Newt 77") as (ann, bob, phone):
            code, (ann_look, _) = await seated([ann, bob], "verso")
            token = await link(bob, code, 1)
            await phone.get_json("PUT", "/api/seat", {"token": token})
            await phone.look(code)
            await ann_look.until(lambda: ann_look.table["seats"][1]["here"], "the phone")
            assert ann_look.table["seats"][1]["name"] == "Bob"
            assert await phone.get_json("POST", "/api/guest", {}) == {"nickname": "Bob"}
            with pytest.raises(Refused, match="bad-link"):
                await ann.get_json("PUT", "/api/seat", {"token": token})
            assert await ann.get_json("POST", "/api/guest", {}) == {"nickname": "Ann"}

    run(body)


def test_a_private_link_is_for_ones_own_seat(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob", "Eve") as (ann, bob, eve):
            code, _ = await seated([ann, bob], "verso")
            for guest, seat in ((ann, 1), (eve, 0), (ann, 5)):
                with pytest.raises(Refused, match="foreign-seat"):
                    await link(guest, code, seat)

    run(body)


def test_a_private_link_works_once_even_if_the_seat_comes_back(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob", "Eve") as (ann, bob, eve):
            code, _ = await seated([ann], "verso", 2)
            first = await link(ann, code, 0)
            await bob.get_json("PUT", "/api/seat", {"token": first})
            with pytest.raises(Refused, match="bad-link"):
                await eve.get_json("PUT", "/api/seat", {"token": first})
            back = await link(bob, code, 0)
            await ann.get_json("PUT", "/api/seat", {"token": back})
            for used in (first, back):
                with pytest.raises(Refused, match="bad-link"):
                    await eve.get_json("PUT", "/api/seat", {"token": used})

    run(body)


def test_of_several_who_open_a_link_at_once_one_gets_the_seat(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", *(f"Guest {n}" for n in range(8))) as (ann, *others):
            code, _ = await seated([ann], "verso", 2)
            for guest in others:
                await guest.get_json("GET", "/api/tables")  # a connection is open: all come at the same moment
            token = await link(ann, code, 0)
            answers = await asyncio.gather(
                *(guest.get_json("PUT", "/api/seat", {"token": token}) for guest in others), return_exceptions=True
            )
            assert sum(not isinstance(answer, Refused) for answer in answers) == 1

    run(body)


def test_a_forged_or_old_link_is_refused(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Eve") as (ann, eve):
            code, _ = await seated([ann], "verso", 2)
            token = await link(ann, code, 0)
            text, _, signature = token.partition(".")
            cookie = ann.http.cookies["volteface_guest"]
            signer = Signer(secret_key(server.data))
            old = signer.seat_link(code, 0, 2, -LINK_AGE)
            forged = ("", ".", "a.b", text, f"{text}.", f"{text}.{signature[:-1]}x", f"{text[:-4]}.{signature}", cookie)
            for bad in (*forged, old, f"😀.{signature}", Signer(b"other").seat_link(code, 0, 2, 10**15)):
                with pytest.raises(Refused) as refusal:
                    await eve.get_json("PUT", "/api/seat", {"token": bad})
                assert (refusal.value.code, refusal.value.message["status"]) == ("bad-link", 403)

    run(body)


def test_a_link_is_good_for_a_day() -> None:
    signer = Signer(b"key")
    token = signer.seat_link("T", 0, 2, 1000)
    assert signer.read_seat_link(token, 1000 + LINK_AGE).seat == 0
    with pytest.raises(NotYours):
        signer.read_seat_link(token, 1001 + LINK_AGE)


# -- being forgotten --------------------------------------------------------------------------------------------------


def test_a_guest_can_be_forgotten(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Berthold") as (ann, bob):
            code, (ann_look, bob_look) = await seated([ann, bob], "verso")
            await bob_look.do("chat", text="the secret of Berthold")
            await ann_look.until(lambda: ann_look.said, "what Berthold says")
            cookie = {"Cookie": bob.cookie()}
            assert await bob.get_json("DELETE", "/api/guest") == {"forgotten": True}
            assert not bob.http.cookies
            await ann_look.until(lambda: ann_look.table["seats"][1]["name"] is None, "the name to have gone")
            late = await ann.look(code)
            await late.settled()
            assert late.said == []
            for path in ("/api/tables", f"/api/tables/{code}", "/api/my/tables"):
                assert "Berthold" not in (await ann.http.get(path)).text
            assert httpx.get(f"{server.url}/api/my/tables", headers=cookie).json() == []

    run(body)


def test_a_forgotten_guest_is_not_linked_to_the_table_again_when_it_goes_on(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob", "Cat") as (ann, bob, cat):
            code, _ = await seated([ann, bob], "verso", 3)
            cookie = {"Cookie": bob.cookie()}
            await bob.get_json("DELETE", "/api/guest")
            look = await cat.look(code)
            await look.do("sit", seat=2)
            assert httpx.get(f"{server.url}/api/my/tables", headers=cookie).json() == []

    run(body)
