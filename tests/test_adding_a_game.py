"""Adding a game or a language is the checklist in CONTRIBUTING.md: a test walks it in a copy of the project.

The copy has everything but what set-up installs, which it shares; Python finds the copy's sources first.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.house import PATIENCE, House, launch
from tests.server.running import program

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
SCRIPT = ROOT / "examples/new_game.py"
NOT_COPIED = (
    ".git",
    ".venv",
    "node_modules",
    "client",
    "build",
    "dist",
    "data",
    "__pycache__",
    ".*_cache",
    ".hypothesis",
)
ESPERANTO = "eo"  # the language that is added: English in disguise
MOST_TURNS = 40


def checklist(title: str) -> list[str]:
    """The commands in a section of CONTRIBUTING.md."""
    section = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split(f"\n## {title}\n")[1].split("\n## ")[0]
    lines = [line for block in re.findall(r"```sh\n(.*?)```", section, re.DOTALL) for line in block.splitlines()]
    return [line.partition("#")[0].strip() for line in lines]


def copied(tree: Path) -> Path:
    """The project as it is here, in a place of its own."""
    shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*NOT_COPIED))
    (tree / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    (tree / ".venv").symlink_to(BIN.parent)
    return tree


def run(tree: Path, *command: str, folder: str = ".") -> None:
    """Run a command there; what it says is shown if it fails."""
    done = subprocess.run(command, cwd=tree / folder, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"


def write(tree: Path) -> None:
    run(tree, str(BIN / "python"), "examples/new_game.py", "nim")


def make_types(tree: Path) -> None:
    run(tree, "make", "-o", ".venv/.ready", "types")  # what is installed stays as it is


def run_tests(tree: Path) -> None:
    quick = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist")
    run(tree, str(BIN / "python"), "-m", "pytest", *quick, *checklist("Adding a game")[2].split()[3:])
    run(tree, str(BIN / "python"), "-m", "pytest", *quick, "tests/test_names.py", "tests/web/test_names.py")
    run(tree, str(BIN / "python"), "-m", "pytest", *quick, "tests/web/test_lines.py", "tests/locales")


def check(tree: Path) -> None:
    """What `make check` checks, of the new game only where all would take long; two commands at a time."""
    mine = ("src/games/nim", "src/games/index.ts")
    commands = [
        ("web", "node_modules/.bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
        ("web", "node_modules/.bin/eslint", *mine),
        (".", str(BIN / "mypy"), "src/volteface/games/nim", "tests/games/nim"),
        ("web", "node_modules/.bin/prettier", "--check", *mine),
        (".", str(BIN / "ruff"), "format", "--check", "--no-cache", "."),
        (".", str(BIN / "ruff"), "check", "--no-cache", "."),
        (".", str(BIN / "lint-imports")),
        (".", str(BIN / "python"), "-m", "volteface.server.schema", "web/src/generated", "--check"),
    ]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda command: run(tree, *command[1:], folder=command[0]), commands))


def play(tree: Path) -> None:
    """Build the client, start the server, and play a whole game against the bot."""
    run(tree, "node_modules/.bin/vite", "build", "--logLevel", "warn", folder="web")
    with program(tree / "data") as server, sync_playwright() as playwright, launch(playwright) as browser:
        server.start()
        house = House(browser, server.url)
        page = house.visit()
        page.get_by_role("article", name="Nim", exact=True).get_by_role("button", name="Play now").click()
        play_to_the_end(page)
        check_language(house.visit(locale=ESPERANTO))
        house.leave()


def play_to_the_end(page: Page) -> None:
    result, takes = (
        page.get_by_role("region", name="Final score"),
        page.get_by_role("button", name=re.compile(r"^Take \d")),
    )
    for _ in range(MOST_TURNS):
        takes.first.or_(result).first.wait_for()
        if result.is_visible():
            break
        before = page.get_by_text(re.compile(r"^\d+ stones? left$")).inner_text()
        takes.last.click()
        expect(page.get_by_text(before, exact=True)).to_be_hidden()
    expect(result.get_by_role("heading", level=1)).to_have_text(re.compile("win"))
    expect(result.get_by_role("row")).to_have_count(3)
    expect(page.get_by_text("0 stones left")).to_be_visible()
    expect(page.locator("aside").get_by_text("The game is over.")).to_be_attached()


def check_language(page: Page) -> None:
    assert page.locator("html").get_attribute("lang") == ESPERANTO
    expect(page.get_by_role("combobox", name="Language").locator(f"option[value={ESPERANTO}]")).to_have_text(
        "Esperanto"
    )
    expect(page.get_by_role("article", name="Nim", exact=True)).to_be_visible()


def add_language(tree: Path) -> None:
    """A language as the checklist says: a copy of English, and the errors that the others have besides."""
    locales = tree / "src/volteface/locales"
    english, french = ((locales / f"{code}.ftl").read_text("utf-8") for code in ("en", "fr"))
    known = messages(english)
    errors = [text for name, text in messages(french).items() if name.startswith("error-") and name not in known]
    (locales / f"{ESPERANTO}.ftl").write_text("\n".join([english, *errors, ""]), encoding="utf-8")


def messages(file: str) -> dict[str, str]:
    """The messages of a language's file, each as it is written, by their names; none is there twice."""
    found = [entry for entry in FluentParser().parse(file).body if isinstance(entry, fluent.Message) and entry.span]
    texts = {entry.id.name: file[entry.span.start : entry.span.end] for entry in found if entry.span}
    assert len(texts) == len(found)
    return texts


STEPS: list[Callable[[Path], None]] = [write, make_types, run_tests, check, play]


def test_the_checklists_lead_to_a_game_that_is_played_and_a_language_that_is_spoken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new game keeps the contract, passes every check and is played in the browser; the new language is offered."""
    expect.set_options(timeout=PATIENCE)
    tree = copied(tmp_path / "project")
    monkeypatch.setenv("PYTHONPATH", str(tree / "src"))
    monkeypatch.setenv("PATH", f"{BIN}{os.pathsep}{os.environ['PATH']}")
    for step in STEPS:
        step(tree)
        if step is write:
            add_language(tree)


def test_the_checklist_has_the_commands_that_are_walked() -> None:
    program, *rest = checklist("Adding a game")
    assert program == ".venv/bin/python examples/new_game.py nim"
    assert [line.split()[:3] for line in rest] == [
        ["make", "types"],
        [".venv/bin/python", "-m", "pytest"],
        ["make", "check"],
        ["make", "play"],
        ["make", "test"],
    ]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("verso", "There is a game verso already, in src/volteface/games/verso"),
        ("Nim", "'Nim' cannot be a game's name: use small letters"),
        ("class", "'class' cannot be a game's name"),
        ("../up", "cannot be a game's name"),
    ],
)
def test_what_cannot_be_a_new_game_is_refused_with_a_sentence(name: str, said: str) -> None:
    done = subprocess.run([sys.executable, SCRIPT, name], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_a_game_goes_into_this_project_only(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, SCRIPT, "nim", "--into", tmp_path], capture_output=True, text=True)
    assert done.returncode == 1
    assert "is not this project" in done.stderr
    assert not list(tmp_path.iterdir())


def test_two_games_can_be_begun_one_after_the_other(tmp_path: Path) -> None:
    """With names of one and of several words; what both would say is said once."""
    for place in ("src/volteface/games/__init__.py", "web/src/games/index.ts", *locale_files()):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / place, tmp_path / place)
    for name in ("nim", "take-them-away"):
        subprocess.run([sys.executable, SCRIPT, name, "--into", tmp_path], check=True, capture_output=True)
    assert '"nim", "take-them-away")\n' in (tmp_path / "src/volteface/games/__init__.py").read_text()
    index = (tmp_path / "web/src/games/index.ts").read_text()
    assert "import { door as takeThemAway } from './take-them-away/door';\n" in index
    assert "  nim,\n  'take-them-away': takeThemAway,\n};\n" in index
    for file in locale_files():
        said = messages((tmp_path / file).read_text("utf-8"))
        assert {"game-nim", "game-take-them-away", "option-last_loses"} <= set(said)
    left = [file for file in tmp_path.rglob("*") if re.search("new[-_]game", str(file.relative_to(tmp_path)))]
    left += [
        file for file in tmp_path.rglob("*.*") if re.search("new[-_ ]?game", file.read_text("utf-8"), re.IGNORECASE)
    ]
    assert left == []


def locale_files() -> list[str]:
    return [str(file.relative_to(ROOT)) for file in sorted((ROOT / "src/volteface/locales").glob("*.ftl"))]
