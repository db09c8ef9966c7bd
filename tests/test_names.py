"""A game is a folder: nothing that the games share names one of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import volteface
from tests.names import pattern
from volteface import games

SOURCE = Path(volteface.__file__).parent
PLACES = {  # where games are named, and why
    "games": "their folders, and the registry",
    "cli/games": "what only one game has on the command line",
    "locales": "sentences, by the game they belong to",
    "server/client": "the built client, whose sources have a test of their own",
}


def names_a_game(line: str) -> bool:
    return any(pattern(name).search(line) for name in games.NAMES)


@pytest.mark.parametrize("text", ["recto-verso", "RECTO_VERSO", "RectoVerso", "theRectoVersoBoard", "two Recto Versos"])
def test_a_name_is_found_however_it_is_written(text: str) -> None:
    assert pattern("recto-verso").search(text)


def test_a_part_of_a_word_is_no_name() -> None:
    assert not any(map(pattern("nim").search, ("animation", "minim", "nimble")))


def test_shared_code_names_no_game() -> None:
    named = [
        f"{file.relative_to(SOURCE)}:{number}: {line.strip()}"
        for file in sorted(SOURCE.rglob("*"))
        if file.is_file() and "__pycache__" not in file.parts
        if not any(file.is_relative_to(SOURCE / place) for place in PLACES)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if names_a_game(line)
    ]
    assert named == []


def test_only_the_registry_stands_beside_the_games_folders() -> None:
    files = {file.name for file in (SOURCE / "games").iterdir() if file.is_file()}
    assert files == {"__init__.py"}
    text = (SOURCE / "games/__init__.py").read_text("utf-8")
    elsewhere = re.sub(r"^NAMES = \([^)]*\)\n", "", text, flags=re.MULTILINE)
    assert elsewhere != text
    assert not names_a_game(elsewhere), "games are named in NAMES only"


def test_the_places_where_games_are_named_are_there() -> None:
    for place in PLACES:
        assert (SOURCE / place).is_dir() or place == "server/client", place
