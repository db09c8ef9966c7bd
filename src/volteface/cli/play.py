"""Play in the terminal: a person against bots, or alone against the deck.

Works the same from a keyboard and from a pipe: every line is a move's number or its text. A pipe that ends,
or sends nothing usable any more, passes at the last bank and stops anywhere else.
"""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

import typer
from rich.text import Text

from volteface import games
from volteface.cli.app import OptionList, SeedOption, app, err, out, refuse, seat_count, table_options
from volteface.cli.files import new_seed
from volteface.core import replay as replays
from volteface.core.chance import Chance
from volteface.core.errors import GameError, Malformed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from volteface.core.game import Choice
    from volteface.games.verso.state import Deal, State
    from volteface.locales import Language

TRIES = 5  # refused lines in a row after which a pipe has nothing more to say
LONGEST = 1000  # characters of a line that are looked at

play = typer.Typer(no_args_is_help=True, help="Play in the terminal.")
app.add_typer(play, name="play")


@play.command("verso", epilog="Example: volteface play verso --players 3 --seed 7 --lang fr")
def play_verso(
    players: Annotated[int | None, typer.Option(help="How many play, you among them; 2 if left out.")] = None,
    solo: Annotated[bool, typer.Option("--solo", help="Alone against the deck.")] = False,
    bot: Annotated[str, typer.Option(help="The opponents: beginner, friendly, strong or master.")] = "friendly",
    seed: SeedOption = None,
    lang: Annotated[str | None, typer.Option(help="en, fr or de; otherwise as your system.")] = None,
    option: OptionList = None,
    save: Annotated[Path | None, typer.Option(help="Write the game to this replay file.", writable=False)] = None,
) -> None:
    """Play Verso against bots, or alone against the deck.

    You sit on seat 0. Every card shows its colour's letter (B sea, G land, O sky), its value, and 1 or 3 dots for
    its points; a reverse that has been seen stands beside it.
    """
    from volteface.games import verso
    from volteface.locales import language, preferred

    tongue = language(lang or preferred())
    chosen_seed = new_seed() if seed is None else seed
    try:
        choose = games.bot(verso.NAME, bot)
        dealt = verso.deal(seat_count(players, solo=solo), table_options(verso, option), chosen_seed)
        record = None if save is None else _record(save, dealt)
    except GameError as error:
        refuse(tongue.explain(error))
        raise typer.Exit(1) from None
    table = Table(tongue, [tongue.say("play-you"), *(f"{bot.capitalize()} {n}" for n in range(1, dealt.seats))])
    out.print(tongue.say("play-legend"), style="dim")
    state, chance = verso.start(dealt), Chance("bots", chosen_seed)
    while state.phase != "over":
        seat = state.turn if state.phase == "turn" else state.choices.index(None)
        text = table.ask(state) if seat == 0 else choose(verso.view(state, seat), (), games.BUDGET, chance)
        if text is None:
            err.print(tongue.say("play-stopped"))
            raise typer.Exit(0 if table.quit else 1)
        state = verso.play(state, seat, verso.parse(text))
        if record is not None:
            record.writelines(replays.write_lines([replays.Line(seat, text, None)]))
            record.flush()
        table.hear(state)
    table.end(state)
    again = ["volteface", "play", "verso", f"--players={dealt.seats}", f"--seed={chosen_seed}", f"--bot={bot}"]
    again += [f"--option={text}" for text in option or ()] + [f"--lang={tongue.code}"]
    out.print(Text(tongue.say("play-seed", command=shlex.join(again)), style="dim"), soft_wrap=True)
    if save is not None:
        out.print(Text(tongue.say("play-saved", file=str(save)), style="dim"), soft_wrap=True)


def _record(file: Path, deal: Deal) -> TextIO:
    """A new replay file that grows with the game, so that a game that is broken off is kept too."""
    from volteface.games import verso

    try:
        record = file.open("x", encoding="utf-8")
        record.writelines(replays.write(verso, deal, ()))
        record.flush()
    except OSError as error:
        reason = error.strerror or str(error)
        raise Malformed(
            "unwritable-file", "{file} cannot be written: {reason}.", file=str(file), reason=reason
        ) from None
    return record


class Table:
    """What the person sees and is asked."""

    def __init__(self, tongue: Language, names: Sequence[str], console: Console = out) -> None:
        from volteface.cli import verso as drawn
        from volteface.games import verso

        self.tongue, self.names, self.out = tongue, names, console
        self.drawn, self.game = drawn, verso
        self.heard: list[str] = []
        self.quit = False

    def show(self, state: State) -> None:
        """All layouts, the person's own last, what has happened since they last looked, and the deck."""
        view = self.game.view(state, 0)
        for seat in [*range(1, len(self.names)), 0]:
            seen = view.players[seat]
            points = self.tongue.say("play-score", points=seen.score, runs=seen.runs, squares=seen.squares)
            self.out.print(Text.assemble("\n", (self.names[seat], "bold"), f"  {points}{'  ■' if seen.square else ''}"))
            self.out.print(self.drawn.layout(seen, self.tongue, self.out.width, headed=seat == 0))
        self.out.print()
        for sentence in self.heard:
            self.out.print(Text.assemble(("• ", "dim"), sentence))
        self.heard = []
        if view.top is not None:
            face = self.game.parse_seen(view.top)[0]
            name = self.drawn.face_name(view.top, self.tongue)
            text = self.tongue.say("play-top", deck=view.deck, face=name, points=face.points)
            self.out.print(self.drawn.card(face), Text(text))

    def ask(self, state: State) -> str | None:
        """The person's move as its text, or None if they stop or no usable line comes any more."""
        self.show(state)
        choices = self.list_moves(state)
        refused = 0
        while refused < TRIES or (sys.stdin and sys.stdin.isatty()):
            self.out.print(Text(self.tongue.say("play-prompt"), style="bold"), end=" ")
            line = sys.stdin.readline(LONGEST) if sys.stdin else ""
            text = " ".join(line.lower().split())
            if text == "quit":
                self.quit = True
                return None
            if not line:
                self.out.print()
                break
            if text in ("", "?"):
                self.out.print(self.tongue.say("rules-verso") if text else "")
                continue
            try:
                return self.chosen(state, text, [choice.move for choice in choices])
            except GameError as error:
                refused += 1
                self.out.print(Text.assemble(("✗ ", "red"), self.tongue.explain(error)))
        return "pass" if state.phase == "last" else None

    def list_moves(self, state: State) -> list[Choice]:
        """Print the moves with their numbers, and give them in that order."""
        choices = self.drawn.listed(self.game.legal(state, 0))
        self.out.print()
        self.out.print(self.drawn.moves(choices, self.game.view(state, 0), self.tongue))
        return choices

    def chosen(self, state: State, text: str, moves: Sequence[str]) -> str:
        """The move a person means by a number or a text."""
        if text.isascii() and text.isdecimal():
            if len(text) > 3 or not 0 < int(text) <= len(moves):
                raise Malformed("no-such-number", "There is no move number {number} here.", number=text[:20])
            return moves[int(text) - 1]
        self.game.check(state, 0, self.game.parse(text))
        return text

    def hear(self, state: State) -> None:
        """Remember what just happened, in sentences, until the person looks again."""
        self.heard += [self.drawn.sentence(news, self.names, self.tongue) for news in state.news]

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
            self.out.print(self.tongue.say("play-lost", names=names, count=len(winners or ())), style="bold")
