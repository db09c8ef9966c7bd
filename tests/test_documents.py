"""What the documents say is true: their commands run, their code runs, every rule is cited by a test."""

from __future__ import annotations

import ast
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.cli.command import volteface
from volteface import games
from volteface.server.metrics import ABOUT
from volteface.server.settings import Settings, read

ROOT = Path(__file__).parents[1]
PACKAGES = {"systemd-analyze": "systemd", "nginx": "nginx-light", "caddy": "caddy", "openssl": "openssl"}  # of Debian
README = (ROOT / "README.md").read_text("utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


def commands(page: str) -> list[str]:
    lines = [line.partition("#")[0].strip() for block in blocks(page, "sh") for line in block.splitlines()]
    return [line for line in lines if line]


@pytest.mark.parametrize("code", blocks(README, "python"))
def test_the_readme_code_runs(code: str) -> None:
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert done.stdout


# How a game is debugged; how one is added is walked by a test of its own.
DEBUG = commands(CONTRIBUTING.split("\n## How to debug\n")[1])


@pytest.mark.parametrize("command", [*commands(README), *DEBUG])
def test_the_commands_of_the_documents_run(command: str) -> None:
    program, *arguments = shlex.split(command)
    assert program == "volteface"
    done = volteface(*arguments, given="1\n" * 200, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_what_the_documents_let_one_make_and_run_is_there() -> None:
    made = set(re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    scripts = json.loads((ROOT / "web/package.json").read_text("utf-8"))["scripts"]
    for page in (README, CONTRIBUTING):
        assert set(re.findall(r"(?:`|^)make ([a-z]+)", page, re.MULTILINE)) <= made
        assert set(re.findall(r"`npm --prefix web run ([a-z]+)", page)) <= set(scripts)
        for file in re.findall(r"`((?:src|tests|web|docs|examples)/[\w./]+)`", page):
            assert (ROOT / file.replace("NAME", "verso")).exists(), file


@pytest.mark.parametrize("selection", re.findall(r"`\.venv/bin/python -m pytest ([^`]+)`", CONTRIBUTING))
def test_the_tests_that_the_documents_name_are_found(selection: str) -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", *shlex.split(selection)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


def test_links_in_documents_lead_somewhere() -> None:
    for document in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("src/**/README.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", document.read_text("utf-8")):
            if not target.startswith("http"):
                assert (document.parent / target).exists(), f"{document.name}: {target}"


def test_the_rules_of_the_box_are_all_there() -> None:
    """What the printed rulebooks say is in so many rules: none has gone from a page."""
    for name, last in {"verso": "V13", "recto-verso": "R9", "dessus-dessous": "D10"}.items():
        page = (ROOT / "src/volteface/games" / name.replace("-", "_") / "README.md").read_text("utf-8")
        assert re.findall(r"^\| ([A-Z]\d+) \|", page, re.MULTILINE)[-1] == last


@pytest.mark.parametrize("name", games.NAMES)
def test_every_rule_is_cited_by_a_test_and_stands_in_the_games_readme(name: str) -> None:
    folder = name.replace("-", "_")
    page = (ROOT / "src/volteface/games" / folder / "README.md").read_text("utf-8")
    rules = re.findall(r"^\| ([A-Z])(\d+) \|", page, re.MULTILINE)
    letter = rules[0][0]
    assert rules == [(letter, str(number)) for number in range(1, len(rules) + 1)], "one letter, without a gap"
    wanted = {letter + number for letter, number in rules}
    cited = {
        rule
        for file in (ROOT / "tests/games" / folder).glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for rule in re.findall(rf"\b{letter}\d+\b", ast.get_docstring(node) or "")
    }
    assert wanted - cited == set()
    assert cited - wanted == set(), "a rule that does not exist"


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


def named_tests(page: str) -> list[str]:
    return re.findall(r"`(tests/[\w/]+\.py(?:::\w+)?)`", (ROOT / "docs" / page).read_text("utf-8"))


@pytest.mark.parametrize("name", sorted({*named_tests("security.md"), *named_tests("privacy.md")}))
def test_every_promise_of_safety_has_its_test(name: str) -> None:
    file, _, function = name.partition("::")
    text = (ROOT / file).read_text("utf-8")
    assert not function or re.search(rf"^def {function}\(", text, re.MULTILINE), name


def test_every_finding_of_the_attack_has_its_line() -> None:
    counts = (("H", 4), ("M", 7), ("L", 10))
    wanted = [f"{weight}{number}" for weight, count in counts for number in range(1, count + 1)]
    lines = (ROOT / "docs/security.md").read_text("utf-8").splitlines()
    found = [match[1] for line in lines if (match := re.match(r"\| ([HML]\d+) \|.*`tests/", line))]
    assert set(found) == set(wanted)


def test_the_hosts_page_names_every_setting_and_every_file_it_speaks_of() -> None:
    page = (ROOT / "docs/hosting.md").read_text("utf-8")
    for section, keys in msgspec.to_builtins(Settings()).items():
        assert f"`[{section}]`" in page
        for key in keys:
            assert f"`{key}`" in page, key
    for file in re.findall(r"\]\(\.\./([\w./]+)\)", page):
        assert (ROOT / file).exists(), file


def test_what_is_shipped_for_hosts_is_right() -> None:
    settings = read(ROOT / "deploy/volteface.toml", {})
    assert settings.server.public_address.startswith("https://")
    for name in ("Containerfile", "compose.yaml"):
        variables = re.findall(r"\b(VOLTEFACE_[A-Z_]+)(?:=|: )(\S+)", (ROOT / "deploy" / name).read_text("utf-8"))
        assert variables
        read(None, dict(variables))
    shown = (ROOT / "deploy/dashboard.json").read_text("utf-8")
    assert json.loads(shown)["title"] == "Volteface"
    assert all(f"volteface_{name}" in shown for name in ABOUT)


def checker(name: str) -> str:
    """The program that reads a file of `deploy`; a machine that does not have it never serves by that file."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    if found is None:
        pytest.skip(
            f"{name} is not installed here, and nothing else can read its file: apt-get install {PACKAGES[name]}"
        )
    return found


def test_systemd_takes_our_units(tmp_path: Path) -> None:
    unit = (ROOT / "deploy/volteface.service").read_text("utf-8")
    (tmp_path / "volteface.service").write_text(unit.replace("/opt/volteface/bin/volteface", sys.executable))
    door = shutil.copy(ROOT / "deploy/volteface.socket", tmp_path)
    command = [checker("systemd-analyze"), "verify", str(tmp_path / "volteface.service"), str(door)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_nginx_takes_our_site(tmp_path: Path) -> None:
    """As a site of a whole configuration, with a certificate that is there."""
    nginx, key, certificate = checker("nginx"), tmp_path / "privkey.pem", tmp_path / "fullchain.pem"
    words = f"req -x509 -newkey rsa:2048 -nodes -subj /CN=play.example.org -days 1 -keyout {key} -out {certificate}"
    subprocess.run([checker("openssl"), *words.split()], check=True, capture_output=True)
    site = (ROOT / "deploy/nginx.conf").read_text("utf-8")
    site = site.replace("/etc/letsencrypt/live/play.example.org", str(tmp_path))
    (tmp_path / "site.conf").write_text(site)
    main = f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n access_log off;\n include {tmp_path}/site.conf;\n}}\n"
    (tmp_path / "nginx.conf").write_text(main)
    done = subprocess.run([nginx, "-t", "-q", "-e", "stderr", "-c", tmp_path / "nginx.conf"], capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")


def test_caddy_takes_our_file(tmp_path: Path) -> None:
    command = [checker("caddy"), "validate", "--adapter", "caddyfile", "--config", f"{ROOT}/deploy/Caddyfile"]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"HOME": str(tmp_path)})
    assert done.returncode == 0, done.stderr
    assert '"level":"warn"' not in done.stderr


def test_containers_are_made_of_what_is_named_run_as_nobody_and_hold_no_secret() -> None:
    """The rules of hadolint that matter here, and hadolint itself where it is installed."""
    text = (ROOT / "deploy/Containerfile").read_text("utf-8").replace("\\\n", " ")
    said = [line.split(None, 1) for line in text.splitlines() if line.strip() and not line.startswith("#")]
    for image in [rest.split()[0] for word, rest in said if word == "FROM"]:
        assert re.fullmatch(r"[\w./-]+:\d+(\.\d+)+[\w.-]*", image), f"{image}: say which version"
    users = [rest for word, rest in said if word == "USER"]
    assert users, "nobody is named to run it"
    assert users[-1] not in ("0", "root")
    last = max(number for number, (word, _) in enumerate(said) if word == "FROM")
    for word, rest in said[last:]:
        assert word not in ("ADD", "ARG"), "what is fetched or given while it is built cannot be seen here"
        if word in ("CMD", "ENTRYPOINT"):
            assert isinstance(json.loads(rest), list), "without a shell, so that it is told to stop"
    assert not re.search(r"(?i)(password|secret|token|_key)\s*[=:]\s*\S", text)
    assert not re.search(r"apt-get|curl|wget|sudo", text)
    for wanted in re.findall(r"pip install ([^&]+)", text):
        assert "==" in wanted or "/wheels/" in wanted, f"{wanted}: say which version"
    compose = (ROOT / "deploy/compose.yaml").read_text("utf-8")
    assert not re.search(r"(?i)(password|secret|token)\s*[=:]\s*\S", compose)
    assert not re.search(r"privileged|/var/run/docker.sock|network_mode: host", compose)
    for wanted in ("read_only: true", "cap_drop: [ALL]", "no-new-privileges:true"):
        assert wanted in compose
    for image in re.findall(r"image: (\S+)", compose):
        assert re.search(r":\d", image), f"{image}: say which version"
    hadolint = shutil.which("hadolint")
    if hadolint is not None:
        done = subprocess.run([hadolint, ROOT / "deploy/Containerfile"], capture_output=True, text=True)
        assert (done.returncode, done.stdout) == (0, "")
