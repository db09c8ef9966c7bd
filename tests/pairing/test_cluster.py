"""Phones at two nodes beside one box: what one does the other shows, nobody is quicker twice, and a node may die."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.rooms.test_cluster import Mute, node, until
from tests.server.client import run
from volteface.pairing import commands as ask
from volteface.pairing import hub as hubs
from volteface.pairing.hub import Pairings
from volteface.pairing.live import Live, Phone
from volteface.rooms import shards, watch
from volteface.rooms.hub import Hub, NotFound
from volteface.store import Guest, duties

LAYER = "RRRR .... ..../.... .... ..../.... .... ...."
BACK = "/".join(" ".join(row.split(" ")[::-1]) for row in LAYER.split("/"))


class Page:
    """Somebody's phone at a node, and what it has been sent."""

    def __init__(self, live: Live, guest: str) -> None:
        self.live, self.phone = live, Phone(guest, self._look)
        self.frame: dict[str, Any] = {}
        self.refusals: list[str] = []
        self.raw = ""
        live.enter(self.phone, guest.title())

    def _look(self) -> None:
        asyncio.get_running_loop().call_soon(self._collect)

    def _collect(self) -> None:
        for text in self.phone.collect(self.live):
            self.raw += text.decode()
            message = json.loads(text)
            if message["is"] == "pair":
                self.frame = message
            else:
                self.refusals.append(message["code"])

    def do(self, command: Callable[..., ask.AnyAsked], **fields: Any) -> None:
        self.phone.ask(self.live, command(round=self.frame["round"], **fields))

    async def phase(self, name: str) -> dict[str, Any]:
        await until(lambda: self.frame.get("phase") == name)
        return self.frame

    async def people(self, *here: bool) -> None:
        await until(lambda: tuple(one["here"] for one in self.frame.get("people", ())) == here)


async def came(pairings: Pairings, code: str, guest: str) -> Page:
    await pairings.hub.store.save_guest(Guest(guest, guest.title(), 0))
    return Page(await pairings.find(code), guest)


@asynccontextmanager
async def two_nodes(address: str) -> AsyncIterator[list[Pairings]]:
    hubs_: list[Hub] = [await node(address, name, count_in=100) for name in ("one", "two")]
    both = [Pairings(hub) for hub in hubs_]
    try:
        yield both
    finally:
        for pairings in both:
            pairings.stop()
        await asyncio.gather(*(hub.stop() for hub in hubs_))


async def revealed(*pages: Page) -> None:
    for page in pages:
        page.do(ask.Ready)
    for page in pages:
        await page.phase("running")


def test_two_phones_at_two_nodes_build_card_after_card(database: str) -> None:
    """R3, R5: each sees its own side, the second word of the other stops the clock, and both say how it went."""

    async def body() -> None:
        async with two_nodes(database) as (one, two):
            code = await one.open("ann", "recto-verso", {})
            ann, bob = await came(one, code, "ann"), await came(two, code.lower(), "bob")
            await ann.people(True, True)
            await bob.people(True, True)
            for _ in range(2):
                await revealed(ann, bob)
                assert ann.frame["start"] == bob.frame["start"]
                own = [list(page.frame["view"]["facades"].values()) for page in (ann, bob)]
                assert [len(sides) for sides in own] == [1, 1]
                for page in (ann, bob):  # both at the same moment: one of them is quicker
                    page.do(ask.Word, word=1)
                await until(lambda: len(ann.frame["words"]) == len(bob.frame["words"]) == 1)
                await until(lambda: ann.refusals + bob.refusals == ["pairing-late"])
                second = bob if ann.frame["words"] == [ann.frame["you"]] else ann
                second.do(ask.Word, word=2)
                for page in (ann, bob):
                    await page.phase("asked")
                    page.do(ask.Tell, right=True, asked=0)
                assert own[1][0] not in ann.raw
                assert own[0][0] not in bob.raw
                for page in (ann, bob):
                    shown = await page.phase("shown")
                    assert shown["ending"]["right"]
                    assert sorted(shown["view"]["facades"].values()) == sorted(own[0] + own[1])
                    page.raw = ""
                    page.refusals.clear()

    run(body)


def test_a_node_is_gone_and_its_phones_come_back_at_the_other(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duties, "LIFE", 2000)
    monkeypatch.setattr(watch, "LIFE", 2000)

    async def body() -> None:
        async with two_nodes(database) as (one, two):
            code = await one.open("ann", "recto-verso", {})
            ann, bob = await came(one, code, "ann"), await came(two, code, "bob")
            for page in (ann, bob):
                await page.people(True, True)
            await revealed(ann, bob)
            mine = ann.frame["view"]
            for task in one.hub.others._tasks:  # type: ignore[union-attr]
                task.cancel()  # it says no longer that it lives
            await bob.people(False, True)  # and nobody waits for who was there
            again = await came(two, code, "ann")
            await again.people(True, True)
            assert (again.frame["phase"], again.frame["view"], again.frame["you"]) == ("running", mine, 0)

    run(body)


def test_without_any_hint_a_look_finds_what_has_changed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "PostgresBus", lambda *_: Mute())

    async def body() -> None:
        async with two_nodes(database) as (one, two):
            code = await one.open("ann", "dessus-dessous", {"missions": "3"})
            ann, bob = await came(one, code, "ann"), await came(two, code, "bob")
            for page in (ann, bob):
                await page.people(True, True)
            await revealed(ann, bob)
            assert ann.frame["view"]["mission"] == bob.frame["view"]["mission"] is not None

    run(body)


def test_who_is_renamed_or_erased_is_so_at_every_node_and_codes_end_everywhere(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "LOOK", 0.1)

    async def body() -> None:
        async with two_nodes(database) as (one, two):
            code = await one.open("ann", "recto-verso", {})
            ann, bob = await came(one, code, "ann"), await came(two, code, "bob")
            for page in (ann, bob):
                await page.people(True, True)
            await one.rename("bob", "Robert")
            await until(lambda: bob.frame["people"][1]["name"] == "Robert")
            await one.hub.store.forget("bob")
            await one.forget("bob")
            await until(lambda: bob.phone.dismissed == "forgotten")
            await until(lambda: ann.frame["people"][-1]["name"] != "Robert")
            kept: Any = await two.hub.others.shelf.load(code)  # type: ignore[union-attr]
            assert b"Robert" not in kept.body
            assert b'"bob"' not in kept.body
            await one.hub.others.shelf.end(code)  # type: ignore[union-attr]
            await until(lambda: ann.phone.dismissed == "over")
            with pytest.raises(NotFound):
                await two.find(code)

    run(body)


def test_layers_that_make_no_mission_are_told_at_every_node(database: str) -> None:
    async def body() -> None:
        async with two_nodes(database) as (one, two):
            code = await one.open("ann", "dessus-dessous", {"layers": [f"{LAYER}|{BACK}"] * 5})
            ann, bob = await came(one, code, "ann"), await came(two, code, "bob")
            await ann.people(True, True)
            await bob.people(True, True)
            for _ in range(2):
                for page in (ann, bob):
                    page.refusals.clear()
                    page.do(ask.Ready)
                for page in (ann, bob):
                    await until(lambda page=page: page.refusals == ["layers-no-mission"])  # type: ignore[misc]
                    await page.phase("open")

    run(body)
