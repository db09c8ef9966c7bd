"""`docs/wire.md` is true: every message stands there, its examples can be read, and its conversation takes place."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.server.running import Running, running
from volteface.pairing.commands import AnyAsked
from volteface.pairing.look import Pair
from volteface.server.messages import ServerMessage
from volteface.table import commands
from volteface.table.news import TableNews

PAGE = (Path(__file__).parents[2] / "docs" / "wire.md").read_text("utf-8")
TYPES: dict[str, Any] = {
    "json command": commands.AnyCommand,
    "json message": ServerMessage,
    "json table-news": TableNews,
    "json pairing-command": AnyAsked,
    "json pairing-message": Pair,
}


def block(kind: str) -> list[str]:
    """The lines of the page's block of this kind."""
    found = re.search(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None, kind
    return found[1].splitlines()


@pytest.mark.parametrize("kind", TYPES)
def test_every_message_has_an_example_that_is_read_and_written_back(kind: str) -> None:
    read = [(line, msgspec.json.decode(line, type=TYPES[kind], strict=True)) for line in block(kind)]
    assert [type(value) for _, value in read] == list(dict.fromkeys(type(value) for _, value in read))
    assert {type(value) for _, value in read} == set(get_args(TYPES[kind]) or (TYPES[kind],))
    for line, value in read:
        assert json.loads(msgspec.json.encode(value)) == json.loads(line)


def test_every_command_stands_in_the_table() -> None:
    words = set(re.findall(r"`([a-z]+)`", "\n".join(re.findall(r"^\| (`[^|]*) \|", PAGE, re.MULTILINE))))
    asked = block("json command") + block("json pairing-command")
    assert {json.loads(line)["do"] for line in asked} <= words


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("wire"), soonest=0.0) as live:
        yield live


def fits(shown: Any, came: Any) -> bool:
    """Whether what came is what the page shows; what is left out there may be anything, but must be there."""
    if shown == "…":
        return True
    if isinstance(shown, dict):
        return isinstance(came, dict) and set(shown) == set(came) and all(fits(shown[key], came[key]) for key in shown)
    if isinstance(shown, list):
        return isinstance(came, list) and len(shown) == len(came) and all(map(fits, shown, came))
    return bool(shown == came)


def test_the_conversation_takes_place(server: Running) -> None:
    code, answers = "", list[Any]()
    socket: ClientConnection | None = None
    with httpx.Client(base_url=server.url) as client, ExitStack() as stack:
        for line in block("wire"):
            sign, _, text = line.partition(" ")
            if sign == "←":
                came = answers.pop(0) if answers else json.loads(socket.recv(30) if socket else "")
                shown = json.loads(re.sub(r"…(?=[,}\]])", '"…"', text))
                assert fits(shown, came), f"the page shows {text}\nand there came {json.dumps(came)}"
                code = came.get("table", code) if isinstance(came.get("table"), str) else code
            elif text.startswith("POST"):
                _, path, body = text.split(" ", 2)
                answers.append(client.post(path, json=json.loads(body)).json())
            elif text.startswith("WS"):
                address = server.url.replace("http", "ws") + text.removeprefix("WS ").replace("CODE", code)
                cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
                socket = stack.enter_context(connect(address, additional_headers={"Cookie": cookies}))
            else:
                assert socket is not None
                socket.send(text)
    assert not answers
