"""The languages are complete, say the same things, and hold nothing that nobody says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import volteface
from volteface import games
from volteface.core.errors import Illegal, Malformed
from volteface.locales import CODES, language, preferred

SOURCE = Path(volteface.__file__).parent
LOCALES = SOURCE / "locales"
WEB = SOURCE.parents[1] / "web/src"
RAISED = re.compile(
    r"""\b(?:GameError|Malformed|Illegal|NotYours|Stale|NotFound|Full|super\(\).__init__)\(\s*["']([a-z-]+)["']"""
)
# How the name of a message begins that is put together where it is said: f"bot-{level}", `verso-news-${code}`.
STEM = re.compile(r"""(?:f"|`)([a-z]+(?:-[a-z]+)*-)\$?\{""")
SHARED = {
    "game-",
    "status-",
    "bot-",
    "phrase-",
    "hint-",
    "option-",
    "commands-",
    "news-",
    "error-",
    "presence-",
    "lesson-",
    "device-",
}


def is_of_a_game(stem: str) -> bool:
    """Whether it is a family of messages within a game: a name alone would be all of them."""
    return stem.count("-") > 1 and stem.removesuffix("-") not in games.NAMES


@cache
def messages(code: str) -> dict[str, fluent.Message]:
    resource = FluentParser().parse((LOCALES / f"{code}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, fluent.Junk)]
    entries = [entry for entry in resource.body if isinstance(entry, fluent.Message)]
    found = {entry.id.name: entry for entry in entries}
    assert len(found) == len(entries), "a message is there twice"
    return found


def variables(name: str, entries: dict[str, fluent.Message]) -> set[str]:
    """The facts that a message speaks of, itself or by way of a message within it."""
    found: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, fluent.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, fluent.MessageReference):
            found.update(variables(node.id.name, entries))
        elif isinstance(node, list):
            for item in node:
                look(item)
        elif isinstance(node, fluent.BaseNode):
            for value in vars(node).values():
                look(value)

    look(entries[name].value)
    return found


def raised_codes() -> set[str]:
    return {code for file in SOURCE.rglob("*.py") for code in RAISED.findall(file.read_text("utf-8"))}


def test_english_french_and_german_are_there() -> None:
    assert {"en", "fr", "de"} <= set(CODES)


@pytest.mark.parametrize("code", [code for code in CODES if code != "en"])
def test_each_language_has_the_messages_of_english_and_all_errors(code: str) -> None:
    here, english = messages(code), messages("en")
    assert set(english) <= set(here)
    assert {name for name in here if not name.startswith("error-")} <= set(english)
    for name in english:
        assert variables(name, here) <= variables(name, english), name
    errors = {name.removeprefix("error-") for name in here if name.startswith("error-")}
    assert errors == raised_codes() | {"server-away"}  # which only a client can know


def test_every_message_is_said_somewhere() -> None:
    files = [*SOURCE.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    source = "\n".join(file.read_text("utf-8") for file in files)
    texts = "\n".join((LOCALES / f"{code}.ftl").read_text("utf-8") for code in CODES)
    families = tuple(stem for stem in STEM.findall(source) if stem in SHARED or is_of_a_game(stem))
    for name in messages("en"):
        quoted = f'"{name}"' in source or f"'{name}'" in source
        built = name.startswith(families)
        assert quoted or built or f"{{ {name} }}" in texts, f"{name} is never said"


def test_everything_the_client_says_is_there() -> None:
    known = set(messages("en"))
    for file in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]:
        for name in re.findall(r"""\bsay\(\s*["']([a-z0-9-]+)["']""", file.read_text("utf-8")):
            assert name in known, f"{file.name} says {name}"


def test_errors_are_explained_in_the_persons_language() -> None:
    error = Illegal("game-over", "The game is over.")
    assert language("en").explain(error) == "The game is over."
    assert language("fr").explain(error) == "La partie est finie."
    assert language("de").explain(error) == "Die Partie ist zu Ende."
    assert language("de").explain(Malformed("no-translation", "Plain English.")) == "Plain English."


def test_the_environment_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert preferred() == "en"
    monkeypatch.setenv("LANG", "fr_CH.UTF-8")
    assert preferred() == "fr"
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert preferred() == "en"
