"""The rulebooks: every rule in every language, the same on all pages; refused moves lead to places that are there."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import volteface
from tests.cli.command import volteface as run
from volteface import games
from volteface.core.errors import Malformed
from volteface.games.dessus_dessous.constants import BANDS
from volteface.games.recto_verso.constants import LADDER, SCORES
from volteface.games.verso.constants import TITLES
from volteface.locales import CODES, rulebook

SOURCE = Path(volteface.__file__).parent
WEB = SOURCE.parents[1] / "web/src/games"
BOOKS = SOURCE / "locales/rules"
SPOKEN = ("en", "fr", "de")
PLACE = re.compile(r"\{#([\w-]+)\}$", re.MULTILINE)
PICTURE = re.compile(r"^!\[.+\]\((\w+)\)$", re.MULTILINE)
CITED = re.compile(r"\[([A-Z]\d+)\]")
REFUSED = re.compile(r"""\b(?:Illegal|NotYours)\(\s*["']([a-z-]+)["']""")
MAKING = {"deal.py", "generator.py", "stands.py"}  # which refuse cards and options, not moves
TERMINAL = re.compile(r"`|\bvolteface\b|\*\d|\b(bank|place|take|stack) (blue|green|orange|[A-Z]\b)|\b[BGO][1-6]\b")


def book(game: str, code: str) -> str:
    return (BOOKS / f"{game}.{code}.md").read_text("utf-8")


def folder(game: str) -> Path:
    return SOURCE / "games" / game.replace("-", "_")


def kinds(text: str) -> list[str]:
    """Of each line what it is: a title, a question, a list, a table, a picture or a text."""
    return [found[0] if (found := re.match(r"#+ |> |- |\d\. |\||!", line)) else line[:0] for line in text.splitlines()]


def column(text: str, section: str) -> list[str]:
    """The first column of the table in a section, without its head."""
    part = text.split(f"{{#{section}}}")[1].split("\n## ")[0]
    return [line.split("|")[1].strip() for line in part.splitlines() if line.startswith("|")][2:]


def test_all_three_languages_have_all_books() -> None:
    for game in games.NAMES:
        assert {file.name.split(".")[1] for file in BOOKS.glob(f"{game}.*.md")} >= set(SPOKEN)


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("code", SPOKEN)
def test_every_numbered_rule_is_told(game: str, code: str) -> None:
    """In the text, and as what happens if."""
    readme = (folder(game) / "README.md").read_text("utf-8")
    rules = set(re.findall(r"^\| ([A-Z]\d+) \|", readme, re.MULTILINE))
    assert rules
    assert set(CITED.findall(book(game, code))) == rules
    answers = "".join(line for line in book(game, code).splitlines() if line.startswith("> "))
    assert set(CITED.findall(answers)) == rules, "each is the answer to some question"


@pytest.mark.parametrize("game", games.NAMES)
def test_all_languages_say_it_in_the_same_order(game: str) -> None:
    english = book(game, "en")
    for code in SPOKEN:
        text = book(game, code)
        for pattern in (PLACE, PICTURE, CITED):
            assert pattern.findall(text) == pattern.findall(english), code
        assert kinds(text) == kinds(english), code


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("code", SPOKEN)
def test_a_book_is_whole(game: str, code: str) -> None:
    """Every title has a place of its own, links lead to one, pictures are drawn, and a page can read all of it."""
    text = book(game, code)
    titles = re.findall(r"^(?:## |> .*\{#).*$", text, re.MULTILINE)
    places = PLACE.findall(text)
    assert len(places) == len(set(places)) == len(titles)
    assert set(re.findall(r"\]\(#([\w-]+)\)", text)) <= set(places)
    for question in re.findall(r"^> (.*\{#.*)$", text, re.MULTILINE):
        assert re.search(r"[?] \{#[\w-]+\}$", question), question
    pictures = WEB / game / "Pictures.svelte"
    drawn = pictures.read_text("utf-8") if pictures.exists() else ""
    for name in PICTURE.findall(text):
        assert re.search(rf"\b{name}: |'{name}'", drawn), name
    assert not re.search(r"<\w|^###|^ +[-\d]", text, re.MULTILINE)
    assert text.replace("**", "").count("*") % 2 == 0


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("code", SPOKEN)
def test_a_book_is_for_the_browser(game: str, code: str) -> None:
    """It has no words of the terminal, no texts of cards and moves."""
    for line in book(game, code).splitlines():
        found = TERMINAL.search(PICTURE.sub("", line.replace("**", "")))
        assert not found or CITED.search(found[0]), line


@pytest.mark.parametrize("game", games.NAMES)
def test_every_refused_move_leads_to_its_rule(game: str) -> None:
    found: Any = games.find(game)
    files = [file for file in folder(game).glob("*.py") if file.name not in MAKING]
    refused = {code for file in files for code in REFUSED.findall(file.read_text("utf-8"))}
    assert refused
    assert refused <= set(found.REASONS)
    assert set(found.REASONS.values()) <= set(PLACE.findall(book(game, "en")))


@pytest.mark.parametrize("code", SPOKEN)
def test_the_tables_have_the_numbers_of_the_rules(code: str) -> None:
    space = "\N{NO-BREAK SPACE}s"
    towers = book("recto-verso", code)
    assert column(towers, "points") == [f"{seconds}{space}" for seconds, _ in SCORES]
    assert re.findall(rf"^\| \d+{space} \| (\d+) \|$", towers, re.MULTILINE) == [str(points) for _, points in SCORES]
    assert re.findall(rf"^\| \d \| (\d+){space} \|$", towers, re.MULTILINE) == [str(seconds) for seconds in LADDER]
    titles = [re.findall(r"\d+", cell) for cell in column(book("verso", code), "solo")]
    assert [int(band[0]) for band in titles] == list(TITLES)
    assert all(int(low[1]) + 1 == int(high[0]) for low, high in pairwise(titles))
    bands = [re.findall(r"\d+", cell)[-1] for cell in column(book("dessus-dessous", code), "solo")]
    assert [int(most) for most in bands] == [*BANDS, BANDS[-1]]


def test_a_language_without_a_book_has_the_english_one() -> None:
    assert rulebook("verso", "xx") == book("verso", "en")
    assert rulebook("verso", "fr") == book("verso", "fr")
    with pytest.raises(Malformed, match="no rulebook of chess"):
        rulebook("chess", "en")
    assert set(SPOKEN) <= set(CODES)


def test_the_terminal_prints_a_book() -> None:
    done = run("rules", "verso", "--lang", "de")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Eine Straße werten" in done.stdout
    assert not re.search(r"\{#|\]\(|\*\*|!\[", done.stdout)
    done = run("rules", "chess")
    assert done.returncode == 1
    assert "chess" in done.stderr
