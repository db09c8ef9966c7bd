"""Clients that do not read: they hold up nobody, nothing piles up for them, and they get the latest view at last."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import Guest, people, run, seated
from tests.server.players import start_ready
from tests.server.running import Running, running
from volteface.server.messages import WIRE

CHANGES = 400


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("slow"), soonest=0.0, send_buffer=4096) as live:
        yield live


async def sleeper(server: Running, guest: Guest, code: str) -> ClientConnection:
    """A connection with the smallest buffers there are, whose client does not read."""
    plug = socket.socket()
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plug.connect(("127.0.0.1", server.port))
    plug.setblocking(False)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{code}/ws?wire={WIRE}"
    return await connect(
        address,
        sock=plug,
        additional_headers={"Cookie": guest.cookie()},
        compression=None,
        ping_interval=None,
        max_queue=1,
    )


async def changes(guest: Guest) -> None:
    """Many new names, each of which everybody at the table is shown."""
    for start in range(0, CHANGES, 20):
        await asyncio.gather(*(guest.be(f"Bob {number}") for number in range(start, start + 20)))


async def read_all(slow: ClientConnection, last_name: str) -> tuple[list[str], int]:
    """Read until the latest name is shown: all texts, and how many frames were among them."""
    texts: list[str] = []
    while not texts or last_name not in texts[-1]:
        text = await asyncio.wait_for(slow.recv(), 15)
        assert isinstance(text, str)
        texts.append(text)
    return texts, sum(json.loads(text)["is"] == "frame" for text in texts)


def test_a_client_that_never_reads_gets_only_the_latest_view_and_disturbs_nobody(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob", "Eve") as guests:
            code, (ann, bob) = await seated(guests[:2], "verso", options={"first": 0})
            await ann.do("start")
            slow = await sleeper(server, guests[2], code)
            await changes(guests[1])
            await guests[1].be("Bob at last")
            await ann.until(lambda: "Bob at last" in ann.raw[-1], "the latest name")
            await ann.play(0, "keep")
            await bob.seen(ann.frame["seq"])
            await guests[1].be("Bob for ever")
            texts, frames = await read_all(slow, "Bob for ever")
            assert frames < CHANGES * 3 // 4, "every single frame was kept for a client that does not read"
            assert json.loads(texts[-1])["seq"] == ann.frame["seq"]
            await slow.close()

    run(body)


def test_talk_does_not_pile_up_for_a_client_that_never_reads(server: Running) -> None:
    """The last words are kept, not all there ever were."""

    async def body() -> None:
        async with people(server.url, "Ann", "Bob", "Eve") as guests:
            code, _ = await seated(guests[:2], "verso")
            slow = await sleeper(server, guests[2], code)
            talkers = [await guests[0].look(code) for _ in range(25)]
            for turn in range(20):  # more than twice what fits into the pipe
                await asyncio.gather(
                    *(talker.do("chat", text=f"{turn} {n} " + "x" * 250) for n, talker in enumerate(talkers))
                )
            await talkers[0].settled()
            await guests[1].be("Bob at last")
            texts, _ = await read_all(slow, "Bob at last")
            said = [message["text"] for message in map(json.loads, texts) if message["is"] == "said"]
            assert len(said) <= 300
            assert said[-1].startswith("19 ")
            await slow.close()

    run(body)


def test_a_client_that_sends_and_never_reads_is_made_to_wait(server: Running) -> None:
    """Its commands wait in its own pipe: the others are served meanwhile."""

    async def body() -> None:
        async with people(server.url, "Ann", "Bob", "Eve") as guests:
            code, (ann, bob) = await seated(guests[:2], "dessus-dessous", options={"cards": "box"})
            await start_ready(ann, bob)
            await bob.until(lambda: bob.frame["view"] and bob.view["phase"] == "building", "the first mission")
            slow = await sleeper(server, guests[2], code)

            async def flood() -> None:
                text = json.dumps({"do": "signal", "key": "k", "kind": "drag", "facts": {"a": "y" * 12_000}})
                while True:
                    await slow.send(text)

            task = asyncio.ensure_future(flood())
            for look, seat in ((ann, 0), (bob, 1)) * 6:
                await look.play(seat, "pile 1f0")
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            slow.transport.abort()

    run(body)
