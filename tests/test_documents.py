"""What the documents say is true: their commands run, their code runs, every rule is cited by a test."""

from __future__ import annotations

import ast
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import volteface
from volteface import games

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
RULES = {"verso": ("V", 13), "recto-verso": ("R", 9), "dessus-dessous": ("D", 10)}


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def commands() -> list[str]:
    lines = [line.partition("#")[0].strip() for block in blocks("sh") for line in block.splitlines()]
    return [line for line in lines if line]


@pytest.mark.parametrize("code", blocks("python"))
def test_the_readme_code_runs(code: str) -> None:
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("command", commands())
def test_the_readme_commands_run(command: str) -> None:
    program, *arguments = shlex.split(command)
    assert program == "volteface"
    done = volteface(*arguments, given="1\n" * 200, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_links_in_documents_lead_somewhere() -> None:
    for document in [*ROOT.glob("*.md"), *ROOT.glob("src/**/README.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", document.read_text("utf-8")):
            if not target.startswith("http"):
                assert (document.parent / target).exists(), f"{document.name}: {target}"


@pytest.mark.parametrize("name", games.NAMES)
def test_every_rule_is_cited_by_a_test_and_stands_in_the_games_readme(name: str) -> None:
    letter, last = RULES[name]
    wanted = {f"{letter}{number}" for number in range(1, last + 1)}
    folder = name.replace("-", "_")
    cited = {
        rule
        for file in (ROOT / "tests/games" / folder).glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for rule in re.findall(rf"\b{letter}\d+\b", ast.get_docstring(node) or "")
    }
    assert wanted - cited == set()
    assert cited - wanted == set(), "a rule that does not exist"
    page = (ROOT / "src/volteface/games" / folder / "README.md").read_text("utf-8")
    assert wanted - set(re.findall(rf"\b{letter}\d+\b", page)) == set()


def test_nothing_heavy_is_loaded_before_it_is_needed() -> None:
    """Starting the program and loading the games' rules must not load numba, numpy or the languages."""
    code = (
        "import sys, volteface.cli\n"
        "from volteface import games\n"
        "for name in games.NAMES: games.find(name)\n"
        "print([name for name in ('numba', 'numpy', 'fluent', 'ortools') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stderr
