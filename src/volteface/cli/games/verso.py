"""Verso in the terminal: layouts in colour and letters, moves and news in sentences, a review as a table."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET
from rich.table import Table
from rich.text import Text

from volteface.games.verso.constants import DESIGNERS_BEST
from volteface.games.verso.notation import parse_seen
from volteface.games.verso.rules import title
from volteface.games.verso.state import COLOURS, PLACES, ROW, Face

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rich.console import RenderableType

    from volteface.games.verso.choices import Choice
    from volteface.games.verso.news import News
    from volteface.games.verso.review import Review
    from volteface.games.verso.view import Seen, View
    from volteface.locales import Language

HELP = """Play Verso against bots, or alone against the deck.

You sit on seat 0. Every card shows its colour's letter (B sea, G land, O sky), its value, and 1 or 3 dots for
its points; a reverse that has been seen stands beside it.
"""
INK = {
    "blue": "rgb(255,255,255) on rgb(22,94,150)",
    "green": "rgb(255,255,255) on rgb(52,110,60)",
    "orange": "rgb(30,20,10) on rgb(240,150,60)",
}
ROWS = (2, 1, 0)  # sky above land above sea
WIDE = 78  # columns a layout takes with its reverses


def legend(tongue: Language) -> str:
    """What letters, dots and signs mean."""
    return tongue.say("verso-play-legend")


def table(view: View, names: Sequence[str], tongue: Language, width: int) -> Iterator[RenderableType]:
    """All layouts with their points, the person's own last."""
    for seat in [*range(1, len(names)), 0]:
        seen = view.players[seat]
        points = tongue.say("verso-play-score", points=seen.score, runs=seen.runs, squares=seen.squares)
        yield Text.assemble("\n", (names[seat], "bold"), f"  {points}{'  ■' if seen.square else ''}")
        yield layout(seen, tongue, width, headed=seat == 0)


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
    facts: dict[str, Any] = msgspec.to_builtins(choice.preview)
    if kind == "keep":
        facts["face"] = face_name(facts["face"], language)
    elif kind == "flip":
        facts["faces"] = ", ".join(f"{_run([one.face], '')} {one.chance:.0%}" for one in choice.preview.behind or ())
    elif kind == "bank":
        facts["discards"] = "−" + _run(facts["discards"], " −")
    return language.say(f"verso-play-move-{kind}", **facts)


def listed(choices: Iterable[Choice]) -> list[Choice]:
    """The moves as a person wants them: draws first, then banks from the richest down, passing last.

    Banks that score the same and discard the same come to the same: only the first of them is listed.
    """
    different: dict[object, Choice] = {}
    for choice in choices:
        points, discards = choice.preview.points, choice.preview.discards
        same = choice.move if discards is UNSET else (points, frozenset(discards))
        different.setdefault(same, choice)
    return sorted(different.values(), key=_rank)


def _rank(choice: Choice) -> int:
    points = choice.preview.points
    if points is UNSET:
        return 0 if choice.move == "pass" else -99
    return -points


def moves(choices: Sequence[Choice], view: View, tongue: Language) -> Iterator[RenderableType]:
    """The deck with the face on top, and the moves with their numbers; a long list stands in two columns."""
    if view.top is not None:
        face, _ = parse_seen(view.top)
        left = tongue.say("verso-play-top", deck=view.deck, face=face_name(view.top, tongue), points=face.points)
        yield Text.assemble(card(face), " ", left)
    yield ""
    cells = [
        (f"[bold]{number}[/]", choice.move, f"[dim]{describe(choice, view, tongue)}[/]")
        for number, choice in enumerate(choices, 1)
    ]
    half = len(cells) if len(cells) < 12 else (len(cells) + 1) // 2
    grid = Table.grid(padding=(0, 1))
    for _ in range(0, len(cells), half):
        grid.add_column(justify="right", min_width=3)
        grid.add_column(no_wrap=True)
        grid.add_column()
    for one, other in zip_longest(cells[:half], cells[half:], fillvalue=()):
        grid.add_row(*one, *other)
    yield grid


def silence(choices: Sequence[Choice]) -> str | None:
    """At the last bank it means to pass."""
    return next((choice.move for choice in choices if choice.move == "pass"), None)


def sentence(news: News, names: Sequence[str], language: Language) -> str:
    """One piece of news as a sentence; seat 0 is the person."""
    facts: dict[str, Any] = msgspec.to_builtins(news)
    code = facts.pop("code")
    if "seat" in facts:
        facts |= {"name": names[facts["seat"]], "who": "you" if facts["seat"] == 0 else "other"}
    if code in ("announced", "banked"):
        facts["colour"] = facts["move"].split()[1]
        facts["run"] = _run(facts["cards"], "-")
        turns = facts.pop("turns", ())
        facts |= {"count": len(turns), "turns": "you" if 0 in turns else "other"}
        facts["neighbour"] = names[turns[0]] if turns else ""
        facts["discards"] = _run(facts.get("discards", ()), ", ")
    for name in ("top", "old", "face"):
        if name in facts:
            facts[name] = face_name(facts[name], language)
    values = {name: fact for name, fact in facts.items() if isinstance(fact, str | int)}
    return language.say(f"verso-news-{code}", **values)


def alone(score: int, tongue: Language) -> Iterator[str]:
    """The title that so many points deserve, and a word to those who beat the designers."""
    yield tongue.say(f"verso-title-{title(score) or 'none'}")
    if score > DESIGNERS_BEST:
        yield tongue.say("verso-title-best")


def reviewed(judged: Review) -> Iterator[RenderableType]:
    """Every move beside the best one, what each seat lost by its moves and owes to luck, and its lessons."""
    unit = "" if judged.measure == "points" else " %"
    lessons = {at for account in judged.accounts for at in account.lessons}
    rows = Table()
    for column in ("move", "seat", "done", "best", "promised", "lost", "luck"):
        rows.add_column(column, justify="left" if column in ("done", "best") else "right")
    for at, turn in enumerate(judged.turns):
        best = "" if turn.best == turn.move else turn.best
        figures = f"{turn.promised:.1f}{unit}", f"{turn.lost:.1f}" if turn.lost >= 0.05 else "", f"{turn.luck:+.1f}"
        style = "bold" if at in lessons else None
        rows.add_row(str(turn.step), str(turn.seat), turn.move, best, *figures, style=style)
    yield rows
    for account in judged.accounts:
        yield Text(
            f"seat {account.seat}: promised {account.promised:.1f}{unit} at first, lost {account.lost:.1f} by moves, "
            f"luck {account.luck:+.1f}: {account.end:.1f}{unit} in the end"
        )
        for at in account.lessons:
            turn = judged.turns[at]
            yield Text(f"  move {turn.step}: {turn.best} instead of {turn.move}, {turn.lost:.1f} better")


def _run(texts: Iterable[str], between: str) -> str:
    return between.join(text[1].replace("*", "★") for text in texts)


def _short(face: Face) -> str:
    return str(face).replace("*", "★")
