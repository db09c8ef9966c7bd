"""Long rounds against a running server: a full disk, a fuzzer that is really read, connections that are nobody."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from pathlib import Path
from random import Random

from tests.server.client import Look, people, seated
from tests.server.players import start_ready
from tests.server.running import Process, Running, stored
from volteface.server.messages import WIRE
from volteface.table.events import Elapsed, Moved

Row = tuple[str, str, str]
WORDS = ["do", "key", "seat", "seq", "move", "play", "sit", "bot", "level", "start", "k", "keep", "text", "chat"]
VALUES: list[object] = [0, 1, -1, 1 << 70, 1e308, None, True, "", "x" * 400, [], {}, "\0", "é", [[[[]]]]]
LETTERS = 10  # messages that may be rubbish in a row: a client that sends nothing else is sent away
LINES = 100


async def full_disk(process: Process, seconds: float) -> Row:
    """The disk is full in the middle of games of all three kinds; what was due meanwhile happens afterwards, once."""
    async with people(process.url, "Ann", "Bob") as (ann, bob):
        bot, (at_bot,) = await seated([ann], "verso", 2, options={"first": 0})
        late, (at_late,) = await seated([ann], "verso", 1, turn_seconds=15)
        race, (at_race, other) = await seated([ann, bob], "dessus-dessous", options={"cards": "box"})
        pair, (at_pair, partner) = await seated([ann, bob], "recto-verso", options={"cards": "box"})
        await at_bot.do("bot", seat=1, level="beginner")
        await start_ready(at_pair, partner)
        await start_ready(at_race, other)
        for look in (at_pair, at_race):
            await look.until(lambda look=look: look.view and look.view["phase"] == "building", "the round")  # type: ignore[misc]
        for look in (at_bot, at_late):
            await look.do("start")
        before = {code: len(stored(process.data, code)) for code in (bot, late, race, pair)}
        await at_race.play(0, "pile 1f0 2f0 3f0")
        await at_race.play(0, "grab")  # the other has ten seconds
        await at_bot.play(0, "keep")
        with process.full_disk():
            await partner.close()  # and is waited for
            await asyncio.sleep(seconds)
            for look in (at_bot, at_late, at_race, at_pair):
                assert await look.refused("chat", text="hello") == "failed"
        start = time.perf_counter()
        await at_bot.until(lambda: at_bot.legal(0), "the bot's move")
        await at_late.until(lambda: at_late.frame["seq"] > before[late], "the late one's move")
        for look in (at_race, at_pair):
            await look.until(lambda look=look: look.view["phase"] != "building", "the end of the round")  # type: ignore[misc]
        delay = time.perf_counter() - start
        await asyncio.sleep(3)  # and nothing a second time
        facts = {code: [one.fact for one in stored(process.data, code)[count:]] for code, count in before.items()}
    assert sum(isinstance(fact, Moved) for fact in facts[bot]) == 2
    assert sum(isinstance(fact, Moved) for fact in facts[late]) == 1
    assert sum(isinstance(fact, Elapsed) for fact in facts[race]) == 1
    assert [fact.move for fact in facts[pair] if isinstance(fact, Moved)] == ["again"]
    return (
        f"a disk full for {seconds:g} s: then a bot, a turn, a countdown, a drop-out",
        f"all after {delay:.1f} s",
        "2 s",
    )


def message(rng: Random) -> str:
    """Something that a client could send, and none of ours does."""
    fields = {rng.choice(WORDS): rng.choice([*VALUES, *WORDS]) for _ in range(rng.randint(0, 5))}
    text = json.dumps(fields)
    return text if rng.random() < 0.8 else text[: rng.randint(0, len(text))] + chr(rng.randint(1, 0x2FFF))


async def fuzz(live: Running, messages: int, rng: Random) -> Row:
    """Rubbish, half rubbish and commands, all of which are read: the last of every thousand is answered."""
    sent = 0
    async with people(live.url, "Ann", "Eve") as (ann, eve):
        code, (look,) = await seated([ann], "verso", 2)
        while sent < messages:
            attack = await eve.look(code)
            for number in range(min(1000, messages - sent)):
                await attack.socket.send(message(rng))
                sent += 1
                if number % LETTERS == 0:
                    await attack.send("mute", who="nobody")
            await _answered(attack)
            await attack.close()
            eve.looks.clear()
        await look.settled()
    assert not [line for line in live.logs if '"level": "error"' in line]
    return "messages of a fuzzer", f"{sent:,} read, no failure", "none"


async def _answered(look: Look) -> None:
    answer = await look.ask("mute", who="nobody")
    assert answer["is"] == "refusal", answer


async def nobodies(process: Process) -> Row:
    """The memory that a connection takes which is nobody yet, in the states in which it takes most.

    A WebSocket is nobody until its cookie is read: one without a cookie is refused, and closed when its client is too.
    """
    name = next(file.name for file in _largest(Path(__file__).parents[2] / "src/volteface/server/client/assets"))
    host = "Host: localhost\r\n"
    states = {
        "a long head": f"GET / HTTP/1.1\r\n{host}X: ".encode() + b"y" * 63_000,
        "half a body": f"POST /api/guest HTTP/1.1\r\n{host}Content-Length: 16000\r\n\r\n".encode() + b"y" * 15_000,
        "answers unread": f"GET /assets/{name} HTTP/1.1\r\n{host}\r\n".encode() * 4000,
    }
    handshake = (
        f"GET /api/tables/NOSUCHXX/ws?wire={WIRE} HTTP/1.1\r\n{host}Connection: Upgrade\r\nUpgrade: websocket\r\n"
    )
    handshake += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    frame = b"\x81\xfe" + (16_000).to_bytes(2, "big") + bytes(4)  # the head of a message of so many bytes
    states |= {
        "a WebSocket": handshake.encode(),
        "half a message": handshake.encode() + frame + b"y" * 15_000,
        "messages without end": handshake.encode() + (frame + b"y" * 16_000) * 40,
    }
    most, size = 0.0, 0.0
    while abs(size - (size := _memory(process))) > 0.5:  # a server that has just started still loads
        await asyncio.sleep(5)
    for text in states.values():
        before = _memory(process)
        lines = [socket.create_connection(("127.0.0.1", process.port)) for _ in range(LINES)]
        for line in lines:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.setblocking(False)
            line.send(text)
        await asyncio.sleep(5)
        most = max(most, (_memory(process) - before) / LINES)
        for line in lines:
            line.close()
        await asyncio.sleep(1)
    return f"memory of a connection that is nobody, {LINES} at once", f"{most:.2f} MiB", "at most 1 MiB"


def _largest(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.js"), key=lambda file: -file.stat().st_size)


def _memory(process: Process) -> float:
    status = Path(f"/proc/{process.pid}/status").read_text()
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS"))
