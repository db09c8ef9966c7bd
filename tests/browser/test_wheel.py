"""The wheel is the whole product: built from the sources alone and installed where nothing else is, it plays."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from unittest import mock

import pytest
from playwright.sync_api import Browser

from tests.browser.house import House
from tests.browser.player import start_against_a_bot
from tests.server import running as running_module
from tests.server.running import program

ROOT = Path(__file__).parents[2]
UV = ROOT / ".venv/uv/bin/uv"
SOURCES = ("src", "web", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", ".gitignore")
MADE = shutil.ignore_patterns("node_modules", "__pycache__", "client")


def run(*command: str | Path, cwd: Path) -> None:
    done = subprocess.run(list(map(str, command)), cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.args}:\n{done.stdout[-2000:]}\n{done.stderr[-3000:]}"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy: building empties folders that the other tests use."""
    copy = tmp_path_factory.mktemp("sources")
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=MADE)
        else:
            shutil.copy(ROOT / name, copy / name)
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", cwd=copy)
    return next((copy / "dist").glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what it asks for, in the versions we have pinned."""
    folder = tmp_path_factory.mktemp("installed")
    pins = re.sub(r"\s*\\\n\s*--hash=\S+", "", (ROOT / "requirements/dev.txt").read_text("utf-8"))
    (folder / "pins.txt").write_text(pins, "utf-8")
    run(UV, "venv", "--quiet", "--python", sys.executable, folder / "env", cwd=folder)
    python = folder / "env/bin/python"
    run(UV, "pip", "install", "--quiet", "--python", python, "--constraint", folder / "pins.txt", wheel, cwd=folder)
    return python.with_name("volteface")


def test_the_wheel_holds_the_built_client_and_serves_a_game(
    chromium: Browser, wheel: Path, installed: Path, tmp_path: Path
) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for name in ("index.html", "sw.js", "manifest.en.webmanifest", "icon-maskable.png"):
        assert f"volteface/server/client/{name}" in names
    assert any(re.fullmatch(r"volteface/server/client/assets/index-.*\.js", name) for name in names)
    assert not [name for name in names if name.endswith((".svelte", ".map")) or "node_modules" in name]  # no sources
    with (
        mock.patch.object(running_module, "PROGRAM", installed),
        mock.patch.dict(os.environ, {"PYTHONPATH": ""}),
        program(tmp_path) as process,
    ):
        process.start()
        house = House(chromium, process.url)
        player = start_against_a_bot(house.visit())
        player.act()
        assert player.turns == 1
        house.leave()
