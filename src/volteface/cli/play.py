"""Play in the terminal, any game that can be shown there (`cli/games`): a person against bots, or alone.

The table is a local room (`rooms/local.py`), where seats and bots meet as they do on a server. It works the same from a
keyboard and from a pipe: every line is a move's number or its text. A pipe that ends, or sends nothing usable any
more, makes the move that silence means in this game, if there is one, and else stops.
"""

from __future__ import annotations

import asyncio
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TextIO, cast

import typer
from rich.text import Text

from volteface import games
from volteface.cli.app import OptionList, SeedOption, err, out, refuse, seat_count, table_options
from volteface.cli.files import new_seed
from volteface.cli.games import terminal
from volteface.cli.groups import add_group, command
from volteface.core import replay as replays
from volteface.core.errors import GameError, Malformed
from volteface.table.events import Moved
from volteface.table.news import TableNews

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from volteface.cli.games import Terminal
    from volteface.locales import Language
    from volteface.store import Batch
    from volteface.table.news import NewsItem

TRIES = 5  # refused lines in a row after which a pipe has nothing more to say
LONGEST = 1000  # characters of a line that are looked at


def play(
    context: typer.Context,
    players: Annotated[int | None, typer.Option(help="How many play, you among them; 2 if left out.")] = None,
    solo: Annotated[bool, typer.Option("--solo", help="Alone.")] = False,
    lesson: Annotated[bool, typer.Option("--lesson", help="Be taught the game, step by step.")] = False,
    bot: Annotated[str | None, typer.Option(help="The opponents, by their level.")] = None,
    seed: SeedOption = None,
    lang: Annotated[str | None, typer.Option(help="en, fr or de; otherwise as your system.")] = None,
    option: OptionList = None,
    save: Annotated[Path | None, typer.Option(help="Write the game to this replay file.", writable=False)] = None,
) -> None:
    """Play against bots, or alone."""
    from volteface.locales import language, preferred

    name = str(context.info_name)
    game: Any = games.find(name)
    tongue = language(lang or preferred())
    if lesson:
        from volteface.cli.lesson import teach

        done = teach(name, tongue, lambda names: Table(name, tongue, names))
        raise typer.Exit(0 if done else 1)
    chosen_seed = new_seed() if seed is None else seed
    level, seats = str(games.friendly(name) if bot is None else bot), seat_count(players, solo=solo)
    try:
        games.bot(name, level)  # refuses a level that there is not
        options = table_options(game, option)
        game.read_options(options, seats)
        record = None if save is None else _record(save, game, game.deal(seats, options, chosen_seed))
    except GameError as error:
        refuse(tongue.explain(error))
        raise typer.Exit(1) from None
    bots = (f"{tongue.say(f'bot-{level}')} {number}" for number in range(1, seats))
    table = Table(name, tongue, [tongue.say("play-you"), *bots])
    out.print(table.drawn.legend(tongue), style="dim")
    if not asyncio.run(_sit(table, seats, options, level, chosen_seed, record)):
        err.print(tongue.say("play-stopped"))
        raise typer.Exit(0 if table.quit else 1)
    again = ["volteface", "play", name, f"--players={seats}", f"--seed={chosen_seed}", f"--bot={level}"]
    again += [f"--option={text}" for text in option or ()] + [f"--lang={tongue.code}"]
    out.print(Text(tongue.say("play-seed", command=shlex.join(again)), style="dim"), soft_wrap=True)
    if save is not None:
        out.print(Text(tongue.say("play-saved", file=str(save)), style="dim"), soft_wrap=True)


async def _sit(
    table: Table, seats: int, options: dict[str, object], level: str, seed: str, record: TextIO | None
) -> bool:
    """Play at a local table to the end; says whether it came to that."""
    from volteface.rooms.local import local_table

    def keep(batch: Batch) -> None:
        """Add moves to the replay file as they are made."""
        moves = [
            replays.Line(one.fact.seat, one.fact.move, None) for one in batch.events if isinstance(one.fact, Moved)
        ]
        if record is not None:
            record.writelines(replays.write_lines(moves))
            record.flush()

    async with local_table(
        table.name, seats, options, bots=level, seed=seed, hear=table.hear, store=lambda log: log.listen(keep)
    ) as local:
        room = local.room
        while True:
            await local.until(lambda: room.table.status == "over" or bool(room.table.game.legal(room.table.state, 0)))
            if room.table.status == "over":
                table.end(room.table.state)
                return True
            text = table.ask(room.table.state)
            if text is None:
                return False
            await local.play(0, text)


def _record(file: Path, game: Any, deal: Any) -> TextIO:
    """A new replay file that grows with the game, so that a game that is broken off is kept too."""
    try:
        record = file.open("x", encoding="utf-8")
        record.writelines(replays.write(game, deal, ()))
        record.flush()
    except OSError as error:
        reason = error.strerror or str(error)
        raise Malformed(
            "unwritable-file", "{file} cannot be written: {reason}.", file=str(file), reason=reason
        ) from None
    return record


class Table:
    """What the person sees and is asked."""

    def __init__(self, name: str, tongue: Language, names: Sequence[str], console: Console = out) -> None:
        self.name, self.tongue, self.names, self.out = name, tongue, names, console
        self.game: Any = games.find(name)
        self.drawn = cast("Terminal", terminal(name))
        self.heard: list[str] = []
        self.quit = False

    def show(self, state: Any) -> None:
        """What lies on the table, and what has happened since the person last looked."""
        for part in self.drawn.table(self.game.view(state, 0), self.names, self.tongue, self.out.width):
            self.out.print(part)
        self.out.print()
        for sentence in self.heard:
            self.out.print(Text.assemble(("• ", "dim"), sentence))
        self.heard = []

    def ask(self, state: Any, *, goes_on: bool = True) -> str | None:
        """The person's move as its text, or None if they stop or no usable line comes any more.

        Where the game must go on, silence is a move, too, if it can be.
        """
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
                self.out.print(self.tongue.say(f"commands-{self.name}") if text else "")
                continue
            try:
                return self.chosen(state, text, [choice.move for choice in choices])
            except GameError as error:
                refused += 1
                self.out.print(Text.assemble(("✗ ", "red"), self.tongue.explain(error)))
        return self.drawn.silence(choices) if goes_on else None

    def list_moves(self, state: Any) -> Sequence[Any]:
        """Print the moves with their numbers, and give them in that order."""
        choices = self.drawn.listed(self.game.legal(state, 0))
        for part in self.drawn.moves(choices, self.game.view(state, 0), self.tongue):
            self.out.print(part)
        return choices

    def chosen(self, state: Any, text: str, moves: Sequence[str]) -> str:
        """The move a person means by a number or a text."""
        if text.isascii() and text.isdecimal():
            if len(text) > 3 or not 0 < int(text) <= len(moves):
                raise Malformed("no-such-number", "There is no move number {number} here.", number=text[:20])
            return moves[int(text) - 1]
        self.game.check(state, 0, self.game.parse(text))
        return text

    def hear(self, item: NewsItem) -> None:
        """Remember what just happened in the game, in a sentence, until the person looks again."""
        if not isinstance(item.news, TableNews):
            self.heard.append(self.drawn.sentence(item.news, self.names, self.tongue))

    def end(self, state: Any) -> None:
        """The final table, the scores, and who has won or what the game says to who played alone."""
        self.show(state)
        scores, winners = self.game.outcome(state)
        self.out.print(f"\n[bold]{self.tongue.say('play-final')}[/]")
        for name, score in sorted(zip(self.names, scores, strict=True), key=lambda pair: -pair[1]):
            self.out.print(f"  {score:3}  {name}")
        if len(self.names) == 1:
            for said in self.drawn.alone(scores[0], self.tongue):
                self.out.print(said, style="bold")
        elif winners is not None and 0 in winners:
            self.out.print(self.tongue.say("play-won" if len(winners) == 1 else "play-shared"), style="bold")
        else:
            names = ", ".join(self.names[seat] for seat in winners or ())
            self.out.print(self.tongue.say("play-lost", names=names, count=len(winners or ())), style="bold")


def _play_of(name: str) -> Any:
    """`volteface play GAME`, if it is played in the terminal; its help names the bots."""
    drawn = terminal(name)
    if drawn is None:
        return None
    about = f"{drawn.HELP}\nThe opponents are {', '.join(games.bots(name))}; {games.friendly(name)} if left out."
    players = min(3, max(games.find(name).SEATS))
    return command(
        name, play, help=about, epilog=f"Example: volteface play {name} --players {players} --seed 7 --lang fr"
    )


add_group(
    "play",
    _play_of,
    "Play in the terminal.",
    "{game} is not played in the terminal; these are: {known}. In the browser all are: volteface serve.",
)
