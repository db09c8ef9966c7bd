"""People who play at random: any game, from nothing but their frames."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tests.server.client import Look
from tests.table.moves import any_move, offers
from volteface import games
from volteface.core.game import timed as is_timed

ENDING = ("recto", "verso", "grab", "giveup", "pass")  # chosen more often, or a random round would never end


def waits(look: Look, seat: int) -> bool:
    """Whether the table waits for this seat to be ready."""
    table = look.table
    return bool(
        table["status"] == "playing"
        and timed(look)
        and table["clock"]["start"] is None
        and not table["seats"][seat]["ready"]
    )


def timed(look: Look) -> bool:
    """Whether the table's game is played against the clock."""
    return is_timed(games.find(look.table["game"])) is not None


async def start_ready(*looks: Look) -> None:
    """Start a game against the clock, the first being the host: it begins when all are ready."""
    await looks[0].do("start")
    for look in looks:
        await look.do("ready", seat=look.frame["place"]["yours"][0])


def can(look: Look, seat: int, move: str) -> bool:
    """Whether this seat is offered a move."""
    return look.table["status"] == "playing" and any(choice["move"] == move for choice in look.legal(seat))


def something_to_do(look: Look, seat: int) -> bool:
    """Whether this seat can do anything now."""
    return look.table["status"] == "playing" and (waits(look, seat) or acts(look, seat))


def acts(look: Look, seat: int) -> bool:
    """Whether this seat can move now: in timed games the clock must run, and the card lie open."""
    if not look.legal(seat):
        return False
    return not timed(look) or (look.table["clock"]["start"] is not None and look.view["phase"] != "between")


def next_command(look: Look, seat: int, rng: Random) -> dict[str, Any]:
    """What this seat does next."""
    if waits(look, seat):
        return {"do": "ready", "seat": seat}
    choices = offers(look.legal(seat))
    ending = [choice for choice in choices if choice[0] in ENDING]
    move = any_move(ending if ending and rng.random() < 0.3 else choices, rng)
    return {"do": "play", "seat": seat, "seq": look.frame["seq"], "move": move}


async def play_at_random(look: Look, seats: list[int], rng: Random, enough: Callable[[], bool] | None = None) -> None:
    """Play these seats until the game is over or it is enough. What the game refuses is tried otherwise."""

    def done() -> bool:
        return look.table["status"] in ("over", "closed") or (enough is not None and enough())

    while not done():
        await look.until(lambda: done() or any(something_to_do(look, seat) for seat in seats), "something to do")
        seat = next((seat for seat in seats if something_to_do(look, seat)), None)
        if done() or seat is None:
            continue
        seq = look.frame["seq"]
        answer = await look.ask(**next_command(look, seat, rng))
        if answer["is"] == "ack":
            await look.seen(answer["seq"])
        elif answer["code"] in ("stale", "clock-stands", "nothing-to-wait-for", "too-late"):
            await look.seen(seq)
