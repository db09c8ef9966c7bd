"""PDFs from the server: what can be chosen, the file, and how much of it there may be at once."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pypdfium2
import pytest

from tests.server.running import PATIENCE, running
from volteface import press
from volteface.core.printing import Tell
from volteface.press.job import Job
from volteface.rooms.caps import Caps, Full
from volteface.server.messages import PrintInfo, PrintProgress
from volteface.server.prints import Printed, Prints


def test_what_is_chosen_is_printed_and_what_cannot_be_is_said(tmp_path: Path) -> None:
    with (
        running(tmp_path, caps=Caps(print_pages=3)) as server,
        httpx.Client(base_url=server.url, timeout=120) as client,
    ):
        info = client.get("/api/print/recto-verso").json()
        assert set(info) == set(PrintInfo.__struct_fields__)
        assert next(iter(info["things"])) == "cards"
        assert {field["name"]: field["kind"] for field in info["fields"]} == {
            "mode": "choice",
            "difficulty": "choice",
            "unique": "switch",
            "count": "number",
            "solutions": "switch",
            "seed": "text",
            "these": "text",
        }
        chosen: dict[str, Any] = {
            "what": ["cards", "pad"],
            "count": 3,
            "seed": "7",
            "paper": "letter",
            "lang": "fr",
            "ink": "black",
        }
        made = client.get("/api/print/recto-verso/pdf", params=chosen)
        assert (made.status_code, made.headers["content-type"]) == (200, "application/pdf")
        file = pypdfium2.PdfDocument(made.content)
        assert len(file) == int(made.headers["volteface-pages"]) == 3
        assert "graine 7" in file[0].get_textpage().get_text_range()
        assert client.get("/api/print/recto-verso/pdf", params=chosen).content == made.content
        assert client.get("/api/print/recto-verso/progress", params=chosen).json() == {"done": 0, "of": 0}
        test = client.get("/api/print/verso/pdf", params={"test": "true", "sides": "duplex", "x": "1.5"})
        assert test.headers["volteface-pages"] == "2"
        for game, wrong, status, code in [
            ("verso", {}, 409, "print-pages"),  # the 90 cards: this server makes three pages
            ("verso", {"paper": "a3"}, 400, "print-paper"),
            ("verso", {"x": "far"}, 400, "print-millimetres"),
            ("verso", {"dice": "6"}, 400, "unknown-option"),
            ("verso", {"lang": "xx"}, 400, "unknown-language"),
            ("recto-verso", {"count": "0"}, 400, "print-count"),
            ("chess", {}, 400, "unknown-game"),
        ]:
            answer = client.get(f"/api/print/{game}/pdf", params=wrong)
            assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_prints_wait_in_a_short_queue() -> None:
    """One by address, two at all; whoever asks for what was made already has it at once."""

    async def body() -> None:
        begun, go_on = asyncio.Event(), asyncio.Event()
        loop = asyncio.get_running_loop()

        class Slow(Prints):
            def _print(self, job: Job, lang: str, tell: Tell) -> Printed:
                tell(1, 2)
                loop.call_soon_threadsafe(begun.set)
                asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result()
                return Printed(b"", 1)

        prints = Slow(Caps(prints=2, prints_by_address=1))
        job, other = press.read("verso", ("cards",)), press.read("verso", ("pad",))
        first = asyncio.create_task(prints.make(job, "en", "here"))
        await begun.wait()
        assert prints.progress(job, "en") == PrintProgress(1, 2)
        assert prints.progress(other, "en") == PrintProgress()
        assert await refused(prints, job, "here")
        second = asyncio.create_task(prints.make(other, "en", "there"))
        await asyncio.sleep(0)
        assert await refused(prints, job, "elsewhere")
        go_on.set()
        made = await first
        assert prints.progress(job, "en") == PrintProgress()
        await second
        assert await prints.make(job, "en", "here") is made
        prints.stop()

    asyncio.run(body())


def test_a_print_ends_when_whoever_asked_hangs_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next one can be asked for at once."""
    begun, left = Event(), Event()

    def endless(self: Prints, job: Job, lang: str, tell: Tell) -> Printed:
        try:
            while True:
                tell(1, 2)
                begun.set()
                time.sleep(0.001)
        finally:
            left.set()

    with (
        running(tmp_path, caps=Caps(prints_by_address=1)) as server,
        httpx.Client(base_url=server.url, timeout=120) as client,
    ):
        with monkeypatch.context() as patched, socket.create_connection(("127.0.0.1", server.port)) as asking:
            patched.setattr(Prints, "_print", endless)
            asking.sendall(b"GET /api/print/verso/pdf HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert begun.wait(PATIENCE)
        assert left.wait(PATIENCE)
        assert client.get("/api/print/verso/pdf", params={"what": "pad"}).headers["volteface-pages"] == "1"


def test_a_server_that_stops_waits_for_no_print() -> None:
    async def body() -> None:
        loop, begun = asyncio.get_running_loop(), asyncio.Event()

        class Endless(Prints):
            def _print(self, job: Job, lang: str, tell: Tell) -> Printed:
                while True:
                    tell(1, 2)
                    loop.call_soon_threadsafe(begun.set)
                    time.sleep(0.001)

        prints = Endless(Caps())
        asked = asyncio.create_task(prints.make(press.read("verso"), "en", "here"))
        await begun.wait()
        prints.stop()
        with pytest.raises(asyncio.CancelledError):
            await asked

    asyncio.run(body())


async def refused(prints: Prints, job: Job, asker: str) -> bool:
    try:
        await prints.make(job, "de", asker)
    except Full:
        return True
    return False
