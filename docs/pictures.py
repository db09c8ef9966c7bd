"""Draw the README's picture of the terminal game: `make pictures`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from volteface.cli.play import Table
from volteface.core.chance import Chance
from volteface.core.game import move_of
from volteface.games import verso
from volteface.games.verso.bots import BASELINES
from volteface.locales import language
from volteface.table.news import NewsItem

LEFT = 8  # cards in the deck at which the picture is taken


def main() -> None:
    """Let bots play the opening of a game, then show the table as a person sees it."""
    console = Console(record=True, width=98, file=io.StringIO(), force_terminal=True, highlight=False)
    english = language("en")
    table = Table("verso", english, ["You", "Greedy 1"], console)
    state, chance = verso.start(verso.deal(2, {}, 12)), Chance("picture")
    while len(state.deck) > LEFT or state.turn != 0:
        seat = state.turn
        move = move_of(BASELINES["greedy"](verso.view(state, seat), (), 0, chance))
        assert move is not None
        state = verso.play(state, seat, verso.parse(move))
        table.heard = []
        for news in state.news:
            table.hear(NewsItem(0, news))
    table.show(state)
    table.list_moves(state)
    svg = console.export_svg(title="volteface play verso", unique_id="volteface")
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # no fonts from elsewhere: monospace will do
    Path(__file__).with_name("terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
