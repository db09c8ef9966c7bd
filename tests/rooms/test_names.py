"""Nicknames: one form, nothing that cannot be seen, and nobody is taken for somebody else."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.client import people, run, seated
from tests.server.running import Running, running
from volteface.rooms.names import clean, outline, told_apart


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ann", "Ann"),
        ("  Anna\n Lena ", "Anna Lena"),
        ("Ann\0a", "Anna"),
        ("\u202egnA\u202c", "gnA"),  # turned around
        ("A\u200bn\u200dn\ufeff", "Ann"),
        ("\u200b\u2060", ""),
        ("\u3164\u115f\u2800", ""),
        ("Ａｎｎ", "Ann"),  # wide letters
        ("ﬁnn", "finn"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("Z" + "\u0301" * 20, "Ź\u0301\u0301"),
        ("李小龍", "李小龍"),
        ("Ann 🦊", "Ann 🦊"),
        ("❤\ufe0f", "❤"),
        ("ﷺ" * 10, "صلى الله عليه وسلمصلى ال"),
    ],
)
def test_a_name_has_one_form(typed: str, kept: str) -> None:
    assert clean(typed) == kept
    assert clean(kept) == kept


@pytest.mark.parametrize("other", ["ann", "Аnn", "Ànn", "A n n", "Ann.", "ANN", "А\u043fn"])
def test_names_that_look_alike_have_the_same_outline(other: str) -> None:
    assert outline(other) == outline("Ann")


def test_different_names_have_different_outlines() -> None:
    names = ["Ann", "Anna", "Bob", "Rob", "李小龍", "李小", "🦊", "🐻", "Newt 77", "Newt 78", "...", "!?"]
    assert len({outline(name) for name in names}) == len(names)


def test_whoever_is_first_keeps_the_name_and_the_others_get_numbers() -> None:
    names = {"eve": "Аnn", "ann": "Ann", "joe": "Joe", "kim": "ann"}
    assert told_apart(names, ["ann", "gone"]) == {"ann": "Ann", "eve": "Аnn (2)", "joe": "Joe", "kim": "ann (3)"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("names")) as live:
        yield live


def test_what_cannot_be_seen_is_no_name(server: Running) -> None:
    given = httpx.post(f"{server.url}/api/guest", json={"nickname": "\u200b\u202e"}).json()["nickname"]
    assert given.startswith(" ")  # as for whoever has chosen none
    assert httpx.post(f"{server.url}/api/guest", json={"nickname": "\u202eAnn\0"}).json()["nickname"] == "Ann"


def test_a_visitor_who_calls_themselves_like_the_host_is_marked_wherever_they_speak(server: Running) -> None:
    async def body() -> None:
        async with people(server.url, "Ann", "Bob", "Аnn") as (host, bob, other):
            code, (ann, _) = await seated([host, bob], "verso")
            visitor = await other.look(code)
            await visitor.do("chat", text="I am the host")
            await ann.until(lambda: ann.said, "a word")
            assert ann.said[0]["name"] == "Аnn (2)"
            await bob.be("ANN")
            await ann.until(lambda: ann.table["seats"][1]["name"] == "ANN (2)", "Bob's new name")
            assert ann.table["seats"][0]["name"] == "Ann"

    run(body)
