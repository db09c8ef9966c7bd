"""Play in the terminal: a person against bots, or alone against the deck.

Works the same from a keyboard and from a pipe: every line is a move's number or its text. A pipe that ends,
or sends nothing usable any more, passes at the last bank and stops anywhere else.
"""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from volteface.cli.app import OptionList, SeedOption, app, err, out, table_options
from volteface.cli.files import new_seed
from volteface.core import replay as replays
from volteface.core.chance import Chance
from volteface.core.errors import GameError, Malformed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from volteface.core.game import Choice
    from volteface.games.verso.state import State
    from volteface.locales import Language

TRIES = 5  # refused lines in a row after which a pipe has nothing more to say

play = typer.Typer(no_args_is_help=True, help="Play in the terminal.")
app.add_typer(play, name="play")


@play.command("verso", epilog="Example: volteface play verso --players 3 --seed 7 --lang fr")
def play_verso(
    players: Annotated[int, typer.Option(help="You and this many less one bots; 1 is solo.")] = 2,
    solo: Annotated[bool, typer.Option("--solo", help="Alone against the deck.")] = False,
    bot: Annotated[str, typer.Option(help="The opponents: random or greedy.")] = "greedy",
    seed: SeedOption = None,
    lang: Annotated[str | None, typer.Option(help="en, fr or de; otherwise as your system.")] = None,
    option: OptionList = None,
    save: Annotated[Path | None, typer.Option(help="Write the game to this replay file.")] = None,
) -> None:
    """Play Verso against bots, or alone against the deck.

    You sit on seat 0. Every card shows its colour's letter (B sea, G land, O sky), its value, and 1 or 3 dots for
    its points; a reverse that has been seen stands beside it.
    """
    from volteface.games import verso
    from volteface.games.verso.bot import BOTS
    from volteface.locales import CODES, language, preferred

    if lang is not None and lang not in CODES:
        raise typer.BadParameter(f"There is no language {lang!r}; there are {', '.join(CODES)}.", param_hint="--lang")
    if bot not in BOTS:
        raise typer.BadParameter(f"There is no bot {bot!r}; there are {', '.join(BOTS)}.", param_hint="--bot")
    tongue = language(lang or preferred())
    seats = 1 if solo else players
    chosen_seed = new_seed() if seed is None else seed
    dealt = verso.deal(seats, table_options(verso, option), chosen_seed)
    if save is not None:
        _writable(save)
    table = Table(tongue, [tongue.say("play-you"), *(f"{bot.capitalize()} {n}" for n in range(1, seats))])
    state, lines, chance = verso.start(dealt), list[replays.Line](), Chance("bots", chosen_seed)
    while state.phase != "over":
        seat = _next_seat(state)
        if seat == 0:
            text = table.ask(state)
            if text is None:
                err.print(tongue.say("play-stopped"))
                raise typer.Exit(1)
        else:
            text = BOTS[bot](verso.view(state, seat), (), 0, chance)
        state = verso.play(state, seat, verso.parse(text))
        lines.append(replays.Line(seat, text, None))
        table.tell(state)
    table.end(state)
    again = ["volteface", "play", "verso", "--solo" if seats == 1 else f"--players={seats}", f"--seed={chosen_seed}"]
    out.print(tongue.say("play-seed", command=shlex.join(again)), style="dim")
    if save is not None:
        save.write_text("".join(replays.write(verso, dealt, lines)), encoding="utf-8")
        out.print(tongue.say("play-saved", file=str(save)), style="dim")


def _next_seat(state: State) -> int:
    """Whose move it is; at the end the seats choose their last bank in turn."""
    return state.turn if state.phase == "turn" else state.choices.index(None)


def _writable(file: Path) -> None:
    try:
        file.open("a", encoding="utf-8").close()
    except OSError as error:
        reason = error.strerror or str(error)
        raise Malformed(
            "unwritable-file", "{file} cannot be written: {reason}.", file=str(file), reason=reason
        ) from None


class Table:
    """What the person sees and is asked."""

    def __init__(self, tongue: Language, names: Sequence[str], console: Console = out) -> None:
        from volteface.cli import verso as drawn
        from volteface.games import verso

        self.tongue, self.names, self.out = tongue, names, console
        self.drawn, self.game = drawn, verso

    def show(self, state: State) -> None:
        """All layouts, the person's own last, and the deck."""
        view = self.game.view(state, 0)
        for seat in [*range(1, len(self.names)), 0]:
            seen = view.players[seat]
            points = self.tongue.say("play-score", points=seen.score, runs=seen.runs, squares=seen.squares)
            self.out.print(f"\n[bold]{self.names[seat]}[/]  {points}{'  ■' if seen.square else ''}")
            self.out.print(self.drawn.layout(seen, self.tongue))
        if view.top is not None:
            face = self.game.parse_seen(view.top)[0]
            name = self.drawn.face_name(view.top, self.tongue)
            text = self.tongue.say("play-top", deck=view.deck, face=name, points=face.points)
            self.out.print()
            self.out.print(self.drawn.card(face), text)

    def ask(self, state: State) -> str | None:
        """The person's move as its text, or None if no usable line comes any more."""
        self.show(state)
        choices = self.list_moves(state)
        for _ in range(TRIES):
            self.out.print(f"[bold]{self.tongue.say('play-prompt')}[/] ", end="")
            line = sys.stdin.readline()
            text = " ".join(line.lower().split())
            if not line or text == "quit":
                self.out.print()
                break
            if text == "?":
                self.out.print(self.tongue.say("play-rules"))
                continue
            try:
                return self.chosen(state, text, [choice.move for choice in choices])
            except GameError as error:
                self.out.print(f"[red]✗[/] {self.tongue.explain(error)}")
        else:
            if sys.stdin.isatty():
                return self.ask(state)
        return "pass" if state.phase == "last" else None

    def list_moves(self, state: State) -> list[Choice]:
        """Print the moves with their numbers, and give them in that order."""
        choices = sorted(self.game.legal(state, 0), key=self.drawn.rank)
        self.out.print()
        self.out.print(self.drawn.moves(choices, self.game.view(state, 0), self.tongue))
        return choices

    def chosen(self, state: State, text: str, moves: Sequence[str]) -> str:
        """The move a person means by a number or a text."""
        if text.isdecimal():
            if not 0 < int(text[:4]) <= len(moves):
                raise Malformed("no-such-number", "There is no move number {number} here.", number=text[:4])
            return moves[int(text) - 1]
        self.game.check(state, 0, self.game.parse(text))
        return text

    def tell(self, state: State) -> None:
        """What just happened, in sentences."""
        for news in state.news:
            self.out.print(f"[dim]•[/] {self.drawn.sentence(news, self.names, self.tongue)}")

    def end(self, state: State) -> None:
        """The final layouts, scores, and title or winner."""
        self.show(state)
        scores, winners = self.game.outcome(state)
        self.out.print(f"\n[bold]{self.tongue.say('play-final')}[/]")
        for name, score in sorted(zip(self.names, scores, strict=True), key=lambda pair: -pair[1]):
            self.out.print(f"  {score:3}  {name}")
        if state.solo:
            band = self.game.title(scores[0])
            self.out.print(self.tongue.say(f"verso-title-{band or 'none'}"), style="bold")
            if scores[0] > self.game.DESIGNERS_BEST:
                self.out.print(self.tongue.say("verso-title-best"), style="bold")
        elif winners is not None and 0 in winners:
            self.out.print(self.tongue.say("play-won" if len(winners) == 1 else "play-shared"), style="bold")
        else:
            names = ", ".join(self.names[seat] for seat in winners or ())
            self.out.print(self.tongue.say("play-lost", names=names), style="bold")
