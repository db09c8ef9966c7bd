"""One term for one thing, as `docs/words.md` lists them, and spaces that no line is broken at."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import ast as fluent

import volteface
from tests.locales.test_locales import messages
from volteface.locales import CODES

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE = Path(__file__).parents[2] / "docs/words.md"
BOOKS = Path(volteface.__file__).parent / "locales/rules"
LISTED = {"en": 1, "fr": 2, "de": 3}  # the columns of the languages
FILLED = "\N{OBJECT REPLACEMENT CHARACTER}"  # where a message is filled in
STAYS = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"


def texts(message: fluent.Message) -> Iterator[str]:
    """What a message can say: its text and that of every variant, with a mark where something is filled in."""

    def look(node: object) -> Iterator[str]:
        if isinstance(node, fluent.Pattern):
            yield "".join(part.value if isinstance(part, fluent.TextElement) else FILLED for part in node.elements)
        if isinstance(node, list):
            for item in node:
                yield from look(item)
        elif isinstance(node, fluent.BaseNode):
            yield from look(list(vars(node).values()))

    yield from look(message.value)


def said(code: str) -> list[tuple[str, str]]:
    """What the messages and the rulebooks of a language say, each text with its name."""
    books = [(file.name, line) for file in BOOKS.glob(f"*.{code}.md") for line in prose(file).splitlines()]
    return [(name, text) for name, message in messages(code).items() for text in texts(message)] + books


def prose(file: Path) -> str:
    """A rulebook without the names of its pictures and anchors."""
    text = re.sub(r"^!\[(.*)\]\(.*\)$", r"\1", file.read_text("utf-8"), flags=re.MULTILINE)
    return re.sub(r" \{#.*\}$", "", text, flags=re.MULTILINE)


def rows(width: int) -> list[list[str]]:
    """The rows of the page's table with so many columns, without its head."""
    lines = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("|") and "**" not in line]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if len(row) == width and "---" not in row[0]][1:]


@pytest.mark.parametrize("code", LISTED)
def test_the_listed_words_are_those_that_are_said(code: str) -> None:
    everything = "\n".join(text for _, text in said(code)).lower()
    terms = [word for row in rows(5) for word in row[LISTED[code]].split(", ")]
    assert len(terms) > 30
    assert not [word for word in terms if word.lower() not in everything]


def test_what_the_rulebooks_say_stands_beside_our_words() -> None:
    """In three languages for Verso, else in French; and where a book has a word, ours begins as it does."""
    told = [(row[1:4], row[4].split(" · ")) for row in rows(5) if row[4]]
    assert len(told) > 20
    for ours, books in told:
        beside = zip(ours, books, strict=True) if len(books) == 3 else [(ours[1], books[0])]
        assert all(mine[:5].lower() in book.lower() for mine, book in beside), (ours, books)


@pytest.mark.parametrize("code", LISTED)
def test_no_other_word_is_said_for_them(code: str) -> None:
    for language, instead, right in rows(3):
        for word in instead.split(", "):
            cased = word in right.lower().split(", ")  # then it is the capital that matters
            search = re.compile(rf"\b{word}\b", re.NOFLAG if cased else re.IGNORECASE).search
            found = [name for name, text in said(code) if language == code and search(text)]
            assert not found, f"{right}, not {word}: {found}"


def test_french_marks_stay_with_their_words() -> None:
    """A no-break space before `: ; ! ?` and inside guillemets; a colon within a text such as B3/G4:3 is none."""
    loose = re.compile(rf"(?<![{STAYS}])[;!?»](?!\w)|(?<![{STAYS}]):(?=\s|$)|«(?![{STAYS}])")
    assert all(map(loose.search, ("Un carré !", "« oui »", "Pioche:")))
    assert not any(map(loose.search, ("Un carré\N{NO-BREAK SPACE}!", "comme B3/G4:3.")))
    assert [(name, text) for name, text in said("fr") if loose.search(text)] == []


def test_french_apostrophes_are_curly() -> None:
    assert [(name, text) for name, text in said("fr") if "'" in text] == []


# Verbs that a German sentence about a game is likely to have.
FINITE = (
    "ist|bist|sind|war|waren|hat|hast|habt|haben|wird|wirst|werdet|werden|kann|kannst|könnt|muss|musst|müsst|darf|"
    "darfst|dürft|soll|will|möchte|macht|machst|hält|steht|liegt|nimmt|nimmst|geht|kommt|gibt|zeigt|braucht|"
    "brauchst|beginnt|dreht|drehst|bekommt|bekommst|bringt|zählt|spielt|spielst|gewinnt|fehlt|gilt|bleibt|sieht|"
    "siehst|seht|baut|wählt|wertet|endet|passt|fällt|stimmt|heißt|weiß"
)


def test_german_sentences_after_a_colon_begin_with_a_capital() -> None:
    """As far as one of those verbs tells a sentence, whose second part it is, from the mere parts of one."""
    small = re.compile(rf": [a-zäöü]\w*(?: \w+)? (?:{FINITE})\b")
    assert all(map(small.search, ("Grün: dein Partner hält es", "Er wählt: ehrlich macht niemand mehr")))
    assert not any(
        map(small.search, ("Grün: Dein Partner hält es", "Allein: drei Minuten", "Blau: soll hier sein, ist rot"))
    )
    assert [(name, text) for name, text in said("de") if small.search(text)] == []


@pytest.mark.parametrize("code", CODES)
def test_units_stay_with_their_numbers(code: str) -> None:
    loose = re.compile(rf"{FILLED} (s\b(?!’)|%)")
    assert [(name, text) for name, text in said(code) if loose.search(text)] == []
