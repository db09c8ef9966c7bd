"""Draw the README's picture of the terminal game: `make pictures`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from volteface.cli.play import Table
from volteface.core.chance import Chance
from volteface.games import verso
from volteface.games.verso.bot import YARDSTICKS
from volteface.locales import language

LEFT = 8  # cards in the deck at which the picture is taken


def main() -> None:
    """Let bots play the opening of a game, then show the table as a person sees it."""
    console = Console(record=True, width=98, file=io.StringIO(), force_terminal=True, highlight=False)
    english = language("en")
    table = Table(english, ["You", "Greedy 1"], console)
    state, chance = verso.start(verso.deal(2, {}, 12)), Chance("picture")
    while len(state.deck) > LEFT or state.turn != 0:
        seat = state.turn
        state = verso.play(state, seat, verso.parse(YARDSTICKS["greedy"](verso.view(state, seat), (), 0, chance)))
        table.heard = []
        table.hear(state)
    table.show(state)
    table.list_moves(state)
    svg = console.export_svg(title="volteface play verso", unique_id="volteface")
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # no fonts from elsewhere: monospace will do
    Path(__file__).with_name("terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
