"""How far from perfect any player can be: `volteface bound GAME --solo`."""

from __future__ import annotations

from statistics import fmean
from typing import Annotated, Any

import typer

from volteface import games
from volteface.cli.app import Json, SeedOption, err, out, print_json
from volteface.cli.arena import progress_of
from volteface.cli.groups import add_group, command


def bound(
    context: typer.Context,
    solo: Annotated[bool, typer.Option("--solo", help="One player alone: the only bound there is.")] = False,
    count: Annotated[int, typer.Option("--games", min=2, help="How many deals.")] = 20,
    widths: Annotated[
        list[int] | None, typer.Option("--width", min=1, help="Of the search; several are shown.")
    ] = None,
    seed: SeedOption = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; as many as cores if left out.")] = None,
    json: Json = False,
) -> None:
    """Compute how many points anybody who plays honestly could make."""
    game = str(context.info_name)
    if not solo:
        raise typer.BadParameter("Say --solo: there is a bound for one player alone.")
    from volteface.arena import bounds, matches

    wanted, key = sorted(widths or games.bound(game).WIDTHS), "0" if seed is None else seed
    err.print("Compiling the kernel takes a minute the first time.", style="dim")
    with progress_of(count) as report:
        found = bounds.bounds(game, count, key, wanted, workers or matches.cores(), report)
    columns = list(zip(*found, strict=True))
    if json:
        named = [
            {"width": width, "mean": fmean(column), "interval": list(matches.interval(column))}
            for width, column in zip(wanted, columns, strict=False)
        ]
        seer = {"mean": fmean(columns[-1]), "interval": list(matches.interval(columns[-1]))}
        print_json({"game": game, "seed": key, "games": count, "bounds": named, "clairvoyant": seer})
        return
    for width, column in zip(wanted, columns, strict=False):
        low, high = matches.interval(column)
        out.print(f"width {width}: {fmean(column):.2f} points ({low:.2f} to {high:.2f})")
    low, high = matches.interval(columns[-1])
    out.print(f"knowing the whole deck: {fmean(columns[-1]):.1f} points ({low:.1f} to {high:.1f})")
    out.print(
        "No honest player makes more on average than the bound. The search keeps only so many positions (its width), "
        "so it finds a little less than the true bound; the wider, the closer.",
        style="dim",
    )


def _bound_of(game: str) -> Any:
    """`volteface bound GAME`, if it can be computed."""
    if "bound" not in games.find(game).PARTS:
        return None
    about = (
        f"Compute how many points anybody who plays {games.title(game)} honestly could make; docs/bound.md explains it."
    )
    return command(game, bound, help=about, epilog=f"Example: volteface bound {game} --solo --games 20")


add_group(
    "bound",
    _bound_of,
    "Compute how close to perfect a player can be.",
    "There is no bound for {game}; there is one for: {known}.",
)
