"""The rulebooks in the terminal: `volteface rules`. They are those of the pages, without the pictures."""

from __future__ import annotations

import re
from typing import Annotated

import typer

from volteface import games
from volteface.cli.app import app, out

WIDEST = 96  # columns of text that are read with ease

# What the rulebooks' Markdown has besides the usual (`locales/rules/README.md`), and how it reads without a page.
PLAIN = (
    (re.compile(r"^> (.*?) \{#[\w-]+\}$", re.MULTILINE), r"> **\1**\n>"),
    (re.compile(r" \{#[\w-]+\}$", re.MULTILINE), ""),
    (re.compile(r"^!\[(.*)\]\(.*\)$", re.MULTILINE), r"*\1*"),
    (re.compile(r"\[([^\]]+)\]\(#[\w-]+\)"), r"\1"),
)


@app.command(epilog=f"Example: volteface rules {games.NAMES[0]} --lang fr")
def rules(
    game: Annotated[str, typer.Argument(help=", ".join(games.NAMES))],
    lang: Annotated[str | None, typer.Option(help="en, fr or de; otherwise as your system.")] = None,
) -> None:
    """Print the rules of a game. With pictures and a search they are in the browser: volteface serve, then /rules."""
    from rich.markdown import Markdown

    from volteface.locales import language, preferred, rulebook

    text = rulebook(games.find(game).NAME, language(lang or preferred()).code)
    for pattern, plain in PLAIN:
        text = pattern.sub(plain, text)
    out.print(Markdown(text), width=min(WIDEST, out.width))
