"""How strong the bots are, and how they become so: `volteface arena` and `volteface train`."""

from __future__ import annotations

import shlex
import sys
from contextlib import contextmanager
from pathlib import Path
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from volteface import games
from volteface.cli.app import Json, SeedOption, app, err, out, print_json, seat_count, warmed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

arena = typer.Typer(no_args_is_help=True, help="Let bots play many games and count.")
train = typer.Typer(no_args_is_help=True, help="Let a game's bots learn by playing.")
app.add_typer(arena, name="arena")
app.add_typer(train, name="train")

GAMES = {"solo": 6_000_000, "two": 2_500_000, "many": 500_000}  # that made the values we ship


@arena.command("verso", epilog="Example: volteface arena verso --bots master,greedy --games 200 --seed 1")
def arena_verso(
    solo: Annotated[bool, typer.Option("--solo", help="One bot alone against the deck.")] = False,
    bot: Annotated[str | None, typer.Option("--bot", help="The bot that plays alone.")] = None,
    bots: Annotated[str | None, typer.Option("--bots", help="Two to six bots, such as master,strong.")] = None,
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 200,
    seed: SeedOption = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; as many as cores if left out.")] = None,
    budget: Annotated[int, typer.Option(min=0, help="Simulations a move, for bots that search.")] = games.BUDGET,
    json: Json = False,
) -> None:
    """Let bots play Verso: alone, or every deal once in each seating. The same seed gives the same games.

    The bots are beginner, friendly, strong, master, and the yardsticks random and greedy.
    """
    names = [name.strip() for name in (bots or "").split(",")] if bots else []
    if solo != (bot is not None) or solo == bool(names) or (names and not 2 <= len(names) <= 6):
        raise typer.BadParameter("Say --solo --bot NAME, or --bots with two to six names.")
    for name in names or [str(bot)]:
        games.bot("verso", name)  # refuses a name that there is not
    from volteface.arena import matches
    from volteface.games.verso import search

    hands, key = workers or matches.cores(), "0" if seed is None else seed
    with warmed("verso", search.warm), _progress(count) as report:
        if solo:
            scores = matches.solo("verso", str(bot), count, key, hands, report, budget)
        else:
            shares = matches.duel("verso", names, count, key, hands, report, budget)
    if solo:
        low, high = matches.interval(scores)
        facts = {"mean": fmean(scores), "sd": pstdev(scores), "interval": [low, high], "games": len(scores)}
        if json:
            print_json({"game": "verso", "bot": bot, "seed": key, **facts, "scores": scores})
        else:
            out.print(f"{bot}: {fmean(scores):.2f} points ({low:.2f} to {high:.2f}), sd {pstdev(scores):.1f}")
        return
    if json:
        rows = [
            {"bot": share.bot, "wins": share.wins, "interval": list(share.interval), "mean": share.mean}
            for share in shares
        ]
        print_json({"game": "verso", "seed": key, "games": -(-count // len(names)) * len(names), "bots": rows})
        return
    table = Table("bot", "wins", "95 % interval", "points")
    for share in shares:
        low, high = share.interval
        table.add_row(share.bot, f"{share.wins:.1%}", f"{low:.1%} to {high:.1%}", f"{share.mean:.1f}")
    out.print(table)


@train.command("verso", epilog="Example: volteface train verso --solo --games 2500000 --seed 1 --folder values")
def train_verso(
    players: Annotated[int | None, typer.Option(min=1, max=6, help="For games of so many; 3 to 6 share.")] = None,
    solo: Annotated[bool, typer.Option("--solo", help="For playing alone.")] = False,
    count: Annotated[int | None, typer.Option("--games", min=1, help="How many games to learn from.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same values.")] = 1,
    folder: Annotated[Path, typer.Option(help="Where values, curve and checkpoint go.")] = Path("values"),
) -> None:
    """Learn what layouts of Verso are worth by playing: takes minutes, and can be interrupted and taken up again.

    The bots play by the result if VOLTEFACE_VALUES names the folder.
    """
    from volteface.arena import training
    from volteface.games.verso import values

    kind = values.kind(seat_count(players, solo=solo))
    wanted = GAMES[kind] if count is None else count
    command = shlex.join(["volteface", *sys.argv[1:]])
    err.print("Compiling the kernel takes half a minute the first time.", style="dim")
    with _progress(wanted, "{task.fields[points]}") as report:
        course = training.train(kind, seed, wanted, folder, command, report)
    out.print(f"{course.games:,} games, {course.curve[-1][1]:.1f} points a seat: {folder / kind}.values")


@contextmanager
def _progress(total: int, extra: str = "") -> Iterator[Callable[..., None]]:
    """A bar on standard error; gives what to call with how many games are played, and the points of late."""
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(extra), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as progress:
        task = progress.add_task("games", total=total, points="")

        def report(done: int, points: float | None = None) -> None:
            progress.update(task, completed=done, points="" if points is None else f"{points:.1f} points")

        yield report
