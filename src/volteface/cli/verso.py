"""Verso drawn in the terminal: layouts in colour and letters, moves and news in sentences."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Any, cast

from rich.table import Table
from rich.text import Text

from volteface.games.verso.notation import parse_seen
from volteface.games.verso.state import COLOURS, PLACES, ROW, Face
from volteface.games.verso.yardsticks import possible_reverses

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from volteface.core.game import Choice, News
    from volteface.games.verso.state import Seen, View
    from volteface.locales import Language

INK = {
    "blue": "rgb(255,255,255) on rgb(22,94,150)",
    "green": "rgb(255,255,255) on rgb(52,110,60)",
    "orange": "rgb(30,20,10) on rgb(240,150,60)",
}
ROWS = (2, 1, 0)  # sky above land above sea
WIDE = 78  # columns a layout takes with its reverses


def layout(seen: Seen, language: Language, width: int, *, headed: bool) -> Table:
    """Three rows of seven places: a card's place is its value, its dots are its points.

    In a narrow window the reverses are left out, so that all places are seen.
    """
    narrow = width < WIDE
    cards: list[Text | str] = [Text("  ·", style="dim")] * PLACES
    for face, reverse in map(parse_seen, seen.cards):
        cards[face.place] = card(face, None if narrow else reverse)
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=headed, header_style="dim", pad_edge=False)
    for heading in ("", *(f"  {value}" for value in "123456★")):
        least = 6 if narrow or not heading else 9
        table.add_column(heading, min_width=least, justify="left" if heading else "right", no_wrap=True)
    for row in ROWS:
        name = Text(language.say(f"verso-row-{COLOURS[row]}"), style="bold")
        table.add_row(name, *cards[row * ROW : row * ROW + ROW])
    return table


def card(face: Face, reverse: Face | None = None) -> Text:
    """A face in its colour with letter, value and points; a reverse that is known stands beside it."""
    text = Text(f"{_short(face)} {'•' * face.points:<3}", style=INK[COLOURS[face.colour]])
    return text + Text(f"↷{_short(reverse)}", style=INK[COLOURS[reverse.colour]]) if reverse else text


def face_name(text: str, language: Language) -> str:
    """A face in words: `B3:1` is blue 3."""
    face, _ = parse_seen(text)
    value = "joker" if face.is_joker else str(face.value)
    return language.say("verso-face", colour=COLOURS[face.colour], value=value)


def describe(choice: Choice, view: View, language: Language) -> str:
    """What a move would do, in a sentence."""
    kind = choice.move.split()[0]
    facts: dict[str, Any] = dict(choice.preview)
    if kind == "keep":
        facts["face"] = face_name(facts["face"], language)
    elif kind == "flip":
        names = dict.fromkeys(str(face) for face in possible_reverses(view, view.top or ""))
        facts["faces"] = ", ".join(name.replace("*", "★") for name in sorted(names))
    elif kind == "bank":
        facts["discards"] = "−" + _run(facts["discards"], " −")
    return language.say(f"play-move-{kind}", **facts)


def listed(choices: Iterable[Choice]) -> list[Choice]:
    """The moves as a person wants them: draws first, then banks from the richest down, passing last.

    Banks that score the same and discard the same come to the same: only the first of them is listed.
    """
    different: dict[object, Choice] = {}
    for choice in choices:
        discards = cast("tuple[str, ...]", choice.preview.get("discards", ()))
        same = (choice.preview["points"], frozenset(discards)) if discards else choice.move
        different.setdefault(same, choice)
    return sorted(different.values(), key=_rank)


def _rank(choice: Choice) -> int:
    points = choice.preview.get("points", 0 if choice.move == "pass" else 99)
    return -cast("int", points)


def moves(choices: Sequence[Choice], view: View, language: Language) -> Table:
    """The moves with their numbers; a long list stands in two columns."""
    cells = [
        (f"[bold]{number}[/]", choice.move, f"[dim]{describe(choice, view, language)}[/]")
        for number, choice in enumerate(choices, 1)
    ]
    half = len(cells) if len(cells) < 12 else (len(cells) + 1) // 2
    table = Table.grid(padding=(0, 1))
    for _ in range(0, len(cells), half):
        table.add_column(justify="right", min_width=3)
        table.add_column(no_wrap=True)
        table.add_column()
    for left, right in zip_longest(cells[:half], cells[half:], fillvalue=()):
        table.add_row(*left, *right)
    return table


def sentence(news: News, names: Sequence[str], language: Language) -> str:
    """One piece of news as a sentence; seat 0 is the person."""
    facts: dict[str, Any] = dict(news.facts)
    if "seat" in facts:
        facts |= {"name": names[facts["seat"]], "who": "you" if facts["seat"] == 0 else "other"}
    if news.code == "banked":
        facts["colour"] = facts["move"].split()[1]
        facts["run"] = _run(facts["cards"], "-")
        facts["discards"] = _run(facts["discards"], ", ")
    for name in ("top", "old", "face"):
        if name in facts:
            facts[name] = face_name(facts[name], language)
    values = {name: fact for name, fact in facts.items() if isinstance(fact, str | int)}
    return language.say(f"verso-news-{news.code}", **values)


def _run(texts: Iterable[str], between: str) -> str:
    return between.join(text[1].replace("*", "★") for text in texts)


def _short(face: Face) -> str:
    return str(face).replace("*", "★")
