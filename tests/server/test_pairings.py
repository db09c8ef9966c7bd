"""Pairings over real sockets: no phone is ever sent what another one sees, codes end and cannot be tried out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import PATIENCE, Guest, Message, Refused, people, run
from tests.server.running import Running, running
from volteface.pairing.live import LONGEST, UNUSED
from volteface.rooms.caps import UNCAPPED
from volteface.rooms.caps import Caps as Capped
from volteface.server.doors import STATUS


class Phone:
    """A page that shows a pairing; all that ever came is kept as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.frame: Message = {}
        self.refusals: list[Message] = []

    async def until(self, condition: Callable[[], Any]) -> Message:
        while not condition():
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            assert isinstance(text, str)
            self.raw.append(text)
            message = json.loads(text)
            if message["is"] == "pair":
                self.frame = message
            else:
                self.refusals.append(message)
        return self.frame

    async def phase(self, name: str) -> Message:
        return await self.until(lambda: self.frame.get("phase") == name)

    async def do(self, do: str, **fields: Any) -> None:
        await self.socket.send(
            json.dumps({"do": do, **({} if do == "choose" else {"round": self.frame["round"]}), **fields})
        )

    async def refused(self, do: str, **fields: Any) -> str:
        count = len(self.refusals)
        await self.do(do, **fields)
        await self.until(lambda: len(self.refusals) > count)
        assert self.refusals[-1]["sentence"].endswith(".")
        return str(self.refusals[-1]["code"])


async def opened(guest: Guest, game: str = "recto-verso", **options: Any) -> str:
    return str((await guest.get_json("POST", "/api/pairings", {"game": game, "options": options}))["pairing"])


def _met(phone: Phone, count: int) -> bool:
    return bool(phone.refusals) or len(phone.frame.get("people", ())) >= count


@asynccontextmanager
async def phones(code: str, *guests: Guest) -> Any:
    """Each guest's phone, when all are there."""
    found = []
    for guest in guests:
        address = f"{guest.url.replace('http', 'ws', 1)}/api/pairings/{code}/ws?wire=2"
        found.append(Phone(await connect(address, additional_headers={"Cookie": guest.cookie()}, compression=None)))
    for phone in found:
        await phone.until(partial(_met, phone, len(guests)))
    try:
        yield found
    finally:
        for phone in found:
            await phone.socket.close()


async def revealed(server: Running, *all_phones: Phone) -> None:
    for phone in all_phones:
        await phone.do("ready")
    for phone in all_phones:
        await phone.phase("counting")
    server.skip(3)
    for phone in all_phones:
        await phone.phase("running")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Its clock stands: time passes when a test says so."""
    with running(tmp_path_factory.mktemp("pairings"), stands=True) as live:
        yield live


def test_no_phone_is_sent_what_the_other_sees(server: Running) -> None:
    """R3: not before the reveal, not while it is built, not while it is judged; and never a guest's secret."""

    async def body() -> None:
        async with people(server.url, "Ann", "Bob", "Cleo") as guests:
            code = await opened(guests[0])
            async with phones(code, *guests[:2]) as (ann, bob):
                for _ in range(3):
                    await revealed(server, ann, bob)
                    async with phones(code, guests[2]) as (cleo,):  # who comes later looks on
                        own = [list(one.frame["view"]["facades"].values()) for one in (ann, bob)]
                        assert [len(sides) for sides in own] == [1, 1]
                        server.skip(20)
                        await ann.do("word", word=1)
                        await bob.until(lambda: bob.frame["words"])
                        await bob.do("word", word=2)
                        await ann.phase("asked")
                        await bob.phase("asked")
                        await ann.do("tell", right=True, asked=0)
                        await bob.until(lambda: any(one["told"] for one in bob.frame["people"]))
                        assert own[1][0] not in "".join(ann.raw)
                        assert own[0][0] not in "".join(bob.raw)
                        assert not any(side in "".join(cleo.raw) for sides in own for side in sides)
                        assert not any(json.loads(text)["view"]["solution"] for text in bob.raw[-3:])
                        await bob.do("tell", right=True, asked=0)
                        for phone in (ann, bob, cleo):
                            shown = await phone.phase("shown")
                            assert sorted(shown["view"]["facades"].values()) == sorted(own[0] + own[1])
                            assert shown["view"]["solution"]
                            both = [shown["view"]["facades"][side] for side in ("front", "back")]
                            assert shown["view"]["done"][-1] == f"simple {'|'.join(both)}"
                            assert shown["ending"] == {"why": "told", "right": True, "time": 20_000}
                            phone.raw.clear()
                for guest in guests:
                    for secret in guest.cookie().removeprefix("volteface_guest=").split("."):
                        assert not any(secret in text for phone in (ann, bob) for text in phone.raw)
            assert code not in "\n".join(server.logs)

    run(body)


def test_a_lost_connection_comes_back_to_its_place_and_bad_input_changes_nothing(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            code = await opened(guests[0], mode="hard", way="ladder")
            async with phones(code, *guests) as (ann, bob):
                assert await ann.refused("choose", options={"mode": "soft"}) == "option-value"
                assert await ann.refused("fly") == "bad-command"
                assert await ann.refused("word", word=1) == "pairing-late"
                await ann.socket.send("\u2028{")
                await ann.until(lambda: len(ann.refusals) == 4)
                await revealed(server, ann, bob)
                mine = bob.frame["view"]
                await bob.socket.close()
                await ann.until(lambda: not ann.frame["people"][1]["here"])
                async with phones(code.lower(), guests[1]) as (again,):
                    assert (again.frame["view"], again.frame["you"]) == (mine, 1)
                    server.skip(90)
                    assert (await again.phase("shown"))["ending"]["why"] == "time"
                await guests[1].get_json("POST", "/api/guest", {"nickname": "Robert"})
                await ann.until(lambda: ann.frame["people"][1]["name"] == "Robert")
                await guests[1].get_json("DELETE", "/api/guest")
                await ann.until(lambda: ann.frame["people"][1]["name"] == "")

    run(body)


def test_layers_that_make_no_mission_are_told_to_all(server: Running) -> None:
    async def body() -> None:
        layer = "RRRR .... ..../.... .... ..../.... .... ...."
        back = "/".join(" ".join(row.split(" ")[::-1]) for row in layer.split("/"))
        async with people(server.url, "Ann", "Bob") as guests:
            with pytest.raises(Refused) as refused:
                await opened(guests[0], "dessus-dessous", layers=["R"])
            assert refused.value.code == "layers-count"
            code = await opened(guests[0], "dessus-dessous", layers=[f"{layer}|{back}"] * 5)
            async with phones(code, *guests) as (ann, bob):
                for phone in (ann, bob):
                    await phone.do("ready")
                for phone in (ann, bob):
                    await phone.until(partial(_met, phone, 9))
                    assert phone.refusals[0]["code"] == "layers-no-mission"
                assert (await ann.phase("open"))["people"][0]["ready"] is False
            with pytest.raises(Refused) as refused:
                await opened(guests[0], "verso")
            assert refused.value.code == "no-pairing"

    run(body)


def test_a_code_ends_when_nobody_uses_it(tmp_path: Any) -> None:
    async def body(server: Running) -> None:
        async with people(server.url, "Ann", "Bob") as guests:
            for guest in guests:  # or it would use a connection that the server, for which hours pass, ends just then
                guest.http.headers["connection"] = "close"
            code = await opened(guests[0])
            server.skip(UNUSED / 1000 - 1)
            await guests[1].get_json("GET", f"/api/pairings/{code}")
            async with phones(code, guests[0]):
                server.skip(UNUSED / 1000 + 1)  # somebody looks at it
                assert (await guests[1].get_json("GET", f"/api/pairings/{code}"))["game"] == "recto-verso"
                server.skip(LONGEST / 1000)
                with pytest.raises(Refused) as gone:
                    await guests[1].get_json("GET", f"/api/pairings/{code}")
            assert (gone.value.code, gone.value.message["status"]) == ("no-such-pairing", STATUS["not-found"])
            async with phones(code, guests[0]) as (late,):
                assert late.refusals[0]["code"] == "no-such-pairing"

    with running(tmp_path, stands=True) as server:
        run(lambda: body(server))


def test_codes_cannot_be_tried_out_and_pairings_are_few(tmp_path: Any) -> None:
    async def tried(server: Running) -> None:
        async with people(server.url, "Ann") as (ann,):
            codes = []
            for _ in range(100):
                try:
                    await ann.get_json("GET", "/api/pairings/ABCDEFGH")
                except Refused as refused:
                    codes.append(refused.code)
            assert codes[0] == "no-such-pairing"
            assert "too-many" in codes
            assert len(await opened(ann)) == 8
            codes = []
            while "too-many" not in codes and len(codes) < 100:  # nor at the other door, by the same count
                async with phones("ABCDEFGH", ann) as (late,):
                    codes.append(late.refusals[0]["code"])
            assert "too-many" in codes

    async def many(server: Running) -> None:
        async with people(server.url, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
            codes = [await opened(ann) for _ in range(3)]
            with pytest.raises(Refused) as refused:  # the first one, which nobody looked at, made room
                await ann.get_json("GET", f"/api/pairings/{codes[0]}")
            assert refused.value.code == "no-such-pairing"
            async with phones(codes[1], ann), phones(codes[2], ann):
                with pytest.raises(Refused) as refused:
                    await opened(ann)
                assert refused.value.code == "too-many-pairings"
            await opened(bob)
            with pytest.raises(Refused) as refused:
                await opened(cleo)
            assert refused.value.code == "busy"

    with running(tmp_path / "tried", limits=True) as server:
        run(lambda: tried(server))
    fields = {name: getattr(UNCAPPED, name) for name in UNCAPPED.__struct_fields__}
    with running(tmp_path / "many", caps=Capped(**fields | {"pairings": 3, "pairings_by_guest": 2})) as server:
        run(lambda: many(server))
