"""A game of the client is a folder: nothing outside the games' folders names one, but the registry."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.names import pattern
from volteface import games

SOURCE = Path(__file__).parents[2] / "web" / "src"
ROOMS = ("games", "geometry", "companion", "generated")
REGISTRY = SOURCE / "games" / "index.ts"


def shared() -> list[Path]:
    """The files that belong to no game: those outside the games' rooms, and those that lie in `games` itself."""
    files = [file for file in SOURCE.rglob("*") if file.suffix in (".ts", ".svelte", ".css")]
    outside = [file for file in files if file.relative_to(SOURCE).parts[0] not in ROOMS]
    return outside + [file for file in files if file.parent == SOURCE / "games" and file != REGISTRY]


@pytest.mark.parametrize("name", games.NAMES)
def test_no_shared_file_names_a_game(name: str) -> None:
    assert len(shared()) > 20
    for file in shared():
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            found = pattern(name).search(line)
            assert not found, f"{file.relative_to(SOURCE)}:{number} names {found.group() if found else name}"


@pytest.mark.parametrize("name", games.NAMES)
def test_no_game_knows_another(name: str) -> None:
    """A folder imports nothing of another game's."""
    for file in (SOURCE / "games" / name).iterdir():
        imported = re.findall(r"(?:from|import\() ?'([^']+)'", file.read_text("utf-8"))
        for other in set(games.NAMES) - {name}:
            assert not [path for path in imported if other in path.split("/")], file


def test_the_registry_and_the_folders_are_the_servers_games() -> None:
    assert sorted(folder.name for folder in (SOURCE / "games").iterdir() if folder.is_dir()) == sorted(games.NAMES)
    for name in games.NAMES:
        assert f"'./{name}/door'" in REGISTRY.read_text("utf-8")
