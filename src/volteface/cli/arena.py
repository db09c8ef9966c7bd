"""How strong a game's bots are, and how they become so: `volteface arena GAME` and `volteface train GAME`."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Annotated, Any

import typer

from volteface import games
from volteface.cli.app import Json, SeedOption, err, out, print_json, seat_count, warmed
from volteface.cli.groups import add_group, command

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from rich.table import Table

    from volteface.arena.matches import Share

NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}


def arena(
    context: typer.Context,
    solo: Annotated[bool, typer.Option("--solo", help="One bot alone.")] = False,
    bot: Annotated[str | None, typer.Option("--bot", help="The bot that plays alone.")] = None,
    bots: Annotated[str | None, typer.Option("--bots", help="The bots that meet, separated by commas.")] = None,
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 200,
    seed: SeedOption = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; as many as cores if left out.")] = None,
    budget: Annotated[int, typer.Option(min=0, help="Simulations a move, for bots that search.")] = games.BUDGET,
    programs: Annotated[
        list[str] | None,
        typer.Option("--program", help="A bot from outside that --bots may name.", metavar="NAME=COMMAND"),
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="What a bot from outside has for a move.")] = 10.0,
    json: Json = False,
) -> None:
    """Let bots play alone, or every deal once in each seating."""
    game = str(context.info_name)
    names = [name.strip() for name in (bots or "").split(",")] if bots else []
    most = max(games.find(game).SEATS)
    if solo != (bot is not None) or solo == bool(names) or (names and not 2 <= len(names) <= most):
        raise typer.BadParameter(f"Say --solo --bot NAME, or --bots with two to {NUMBERS.get(most, most)} names.")
    commands = _commands(game, programs or [], names)
    for name in names or [str(bot)]:
        if name not in commands:
            games.bot(game, name)  # refuses a name that there is not
    from volteface.arena import matches

    hands, key = workers or matches.cores(), "0" if seed is None else seed
    with warmed(game), progress_of(count) as report:
        if solo:
            alone = matches.solo(game, str(bot), count, key, hands, report, budget)
        else:
            outside = matches.Outside(commands, seconds)
            shares = matches.duel(game, names, count, key, hands, report, budget, outside)
    if solo:
        scores, plain = alone.scores, alone.plain
        low, high = matches.interval(scores)
        facts = {"mean": fmean(scores), "sd": pstdev(scores), "interval": [low, high], "games": len(scores)}
        if plain:
            facts["plain"] = {"mean": fmean(plain), "sd": pstdev(plain), "interval": list(matches.interval(plain))}
        if json:
            print_json({"game": game, "bot": bot, "seed": key, **facts, "scores": scores})
            return
        out.print(f"{bot}: {fmean(scores):.2f} points ({low:.2f} to {high:.2f}), sd {pstdev(scores):.1f}")
        if plain:
            low, high = matches.interval(plain)
            out.print(f"  without luck {fmean(plain):.2f} ({low:.2f} to {high:.2f}), sd {pstdev(plain):.1f}")
    elif json:
        rows = [
            {"bot": share.bot, "wins": share.wins, "interval": list(share.interval), "mean": share.mean}
            | ({"plain": {"wins": share.plain[0], "interval": list(share.plain[1:])}} if share.plain else {})
            | ({"forfeits": share.forfeits} if share.bot in commands else {})
            for share in shares
        ]
        print_json({"game": game, "seed": key, "games": -(-count // len(names)) * len(names), "bots": rows})
    else:
        out.print(_table(shares))
        for share in shares:
            for reason, times in share.forfeits.items():
                out.print(f"{share.bot} forfeited {times} of its games: {reason}.", markup=False)


def _commands(game: str, programs: Sequence[str], names: Sequence[str]) -> dict[str, str]:
    """The commands of bots from outside, by the names that they play under."""
    commands: dict[str, str] = {}
    for one in programs:
        name, equals, command = one.partition("=")
        if not equals or not name.strip() or not command.strip():
            raise typer.BadParameter(f"{one!r} is no NAME=COMMAND.", param_hint="--program")
        if name in {**games.bots(game), **games.baselines(game), **commands}:
            raise typer.BadParameter(f"There is a bot {name!r} already.", param_hint="--program")
        if name not in names:
            raise typer.BadParameter(f"Nobody plays as {name!r}: name it in --bots.", param_hint="--program")
        commands[name] = command
    return commands


def train(
    context: typer.Context,
    players: Annotated[int | None, typer.Option(min=1, help="For games of so many; some numbers share.")] = None,
    solo: Annotated[bool, typer.Option("--solo", help="For playing alone.")] = False,
    count: Annotated[int | None, typer.Option("--games", min=1, help="How many games to learn from.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same values.")] = 1,
    folder: Annotated[Path, typer.Option(help="Where values, curve and checkpoint go.")] = Path("values"),
    learnt: Annotated[
        Path | None, typer.Option("--from", help="Values to begin with, instead of none: learn on from them.")
    ] = None,
) -> None:
    """Let a game's bots learn by playing."""
    game = str(context.info_name)
    seats, possible = seat_count(players, solo=solo), games.find(game).SEATS
    if seats not in possible:
        raise typer.BadParameter(f"{games.title(game)} is for {min(possible)} to {max(possible)} players, not {seats}.")
    from volteface.arena import learning

    part: learning.Training[Any] = games.training(game)
    kind = part.kind(seats)
    wanted = part.GAMES[kind] if count is None else count
    for_whom = "--solo" if seats == 1 else f"--players {seats}"
    said = f"volteface train {game} {for_whom} --games {wanted} --seed {seed}"  # on any machine
    if learnt is not None:
        said += f" --from {learnt.name}"
    err.print("Compiling the kernel takes half a minute the first time.", style="dim")
    with progress_of(wanted, "{task.fields[points]}") as report:
        course = learning.train(game, learning.Plan(kind, seed, wanted, learnt), folder, said, report)
    out.print(f"{course.games:,} games, {course.curve[-1][1]:.1f} points a seat: {folder / kind}.values")


def _table(shares: Sequence[Share]) -> Table:
    """The results of bots that have met."""
    from rich.table import Table

    plain = all(share.plain for share in shares)
    table = Table("bot", "wins", "95 % interval", "points", *(["without luck", "95 % interval"] if plain else []))
    for share in shares:
        low, high = share.interval
        cells = [share.bot, f"{share.wins:.1%}", f"{low:.1%} to {high:.1%}", f"{share.mean:.1f}"]
        if plain and share.plain:
            mean, low, high = share.plain
            cells += [f"{mean:.1%}", f"{low:.1%} to {high:.1%}"]
        table.add_row(*cells)
    return table


@contextmanager
def progress_of(total: int, extra: str = "") -> Iterator[Callable[..., None]]:
    """A bar on standard error; gives what to call with how many games are played, and the points of late."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(extra), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as progress:
        task = progress.add_task("games", total=total, points="")

        def report(done: int, points: float | None = None) -> None:
            progress.update(task, completed=done, points="" if points is None else f"{points:.1f} points")

        yield report


def _arena_of(game: str) -> Any:
    """`volteface arena GAME`, if its bots meet there; its help names them."""
    if games.arena(game) is None:
        return None
    levels, baselines = list(games.bots(game)), list(games.baselines(game))
    about = (
        f"Let bots play {games.title(game)}: alone, or every deal once in each seating. "
        f"The same seed gives the same games.\n\nThe bots are {', '.join(levels)}"
        + (f", and the baselines {' and '.join(baselines)}." if baselines else ".")
    )
    pair = f"{levels[-1]},{(baselines or levels)[-1]}"
    return command(
        game, arena, help=about, epilog=f"Example: volteface arena {game} --bots {pair} --games 200 --seed 1"
    )


def _train_of(game: str) -> Any:
    """`volteface train GAME`, if its bots learn."""
    if not games.learns(game):
        return None
    about = (
        f"Let the bots of {games.title(game)} learn by playing: takes up to an hour, and can be interrupted and "
        "taken up again.\n\nThe bots play by the result if VOLTEFACE_VALUES names the folder."
    )
    example = f"Example: volteface train {game} --solo --games 2500000 --seed 1 --folder values"
    return command(game, train, help=about, epilog=example)


add_group(
    "arena",
    _arena_of,
    "Let bots play many games and count.",
    "Bots do not play {game} in the arena; these games they do: {known}.",
)
add_group(
    "train",
    _train_of,
    "Let a game's bots learn by playing.",
    "The bots of {game} do not learn; those of these games do: {known}.",
)
