"""Keep a database of this version for those that come: `python -m tests.store.keep VERSION`, once at each release.

It has tables of all games in every state, and beside it what this version shows of them after a restart.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from tests.server.client import Guest, Look, people, run, seated
from tests.server.players import next_command, something_to_do
from tests.server.running import running
from volteface import games

KEPT = Path(__file__).with_name("kept")
NAMES = ("Ann", "Bob", "Cat")
PLACE, TABLE = (
    ("yours", "you"),
    ("status", "seats", "host", "options", "games", "paused", "muted"),
)


async def play(looks: list[Look], commands: int, rng: Random) -> None:
    """Let people do something by turns; fewer if the game is over before."""
    for _ in range(commands):
        for seat, look in enumerate(looks):
            if look.table["status"] == "playing" and something_to_do(look, seat):
                answer = await look.ask(**next_command(look, seat, rng))
                if answer["is"] == "ack":
                    for other in looks:
                        await other.seen(answer["seq"])
                break


async def tables(guests: list[Guest]) -> dict[str, str]:
    """Open tables, play at them for a while, and give their codes by what they are."""
    ann, bob, cat = guests
    rng, codes = Random(7), dict[str, str]()
    box = {"cards": "box"}
    for what, game, who, options, commands in (
        ("two play Verso", "verso", [ann, bob], {}, 9),
        ("alone with Verso, over", "verso", [cat], {}, 200),
        ("two on the ladder", "recto-verso", [ann, bob], box, 12),
        ("three build", "recto-verso", [ann, bob, cat], box, 7),
        ("two race", "dessus-dessous", [ann, bob], box, 8),
        ("alone with layers", "dessus-dessous", [cat], box, 5),
    ):
        codes[what], looks = await seated(who, game, options=options)
        await looks[0].do("start")
        await play(looks, commands, rng)
        await looks[-1].do("chat", text=f"at {what}")
    codes["with a bot"], (look,) = await seated([ann], "verso", 2, turn_seconds=600)
    await look.do("bot", seat=1, level=games.friendly("verso"))
    await look.do("start")
    await play([look], 4, rng)
    codes["waits for players"], _ = await seated([bob], "verso", 3, public=True)
    codes["ended"], (look, _) = await seated([bob, cat], "dessus-dessous")
    await look.do("mute", who=look.table["seats"][1]["who"])
    await look.do("close")
    return codes


async def shown(guest: Guest, code: str) -> dict[str, Any]:
    """What a guest is shown of a table."""
    look = await guest.look(code)
    await look.settled()
    said = [[one["name"], one["text"], one["code"], one["facts"]] for one in look.said]
    table, place = look.table, look.frame["place"]
    return (
        {name: place[name] for name in PLACE}
        | {name: table[name] for name in TABLE}
        | {"view": look.frame["view"], "legal": look.frame["legal"], "said": said}
    )


def keep(version: str) -> None:
    """Write the three files of a version."""
    codes: dict[str, str] = {}
    cookies: dict[str, str] = {}
    frames: dict[str, Any] = {}

    async def write() -> None:
        async with people(server.url, *NAMES) as guests:
            codes.update(await tables(guests))
            cookies.update(
                {name: guest.http.cookies["volteface_guest"] for name, guest in zip(NAMES, guests, strict=True)}
            )

    async def show() -> None:
        for what, code in codes.items():
            frames[what] = {"table": code, "frames": {}}
            for name in NAMES:
                guest = Guest(server.url)
                guest.become(cookies[name])
                frames[what]["frames"][name] = await shown(guest, code)
                await guest.close()

    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        with running(data, speed=20, soonest=0.0) as server:
            run(write)
        shutil.copy(data / "volteface.db", KEPT / f"{version}.db")
        shutil.copy(data / "secret.key", KEPT / f"{version}.key")
        with running(data, stands=True) as server:
            run(show)
    for one in frames.values():
        for frame in one["frames"].values():
            for seat in frame["seats"]:
                for passing in ("here", "away"):  # who is there by chance
                    seat.pop(passing, None)
    text = json.dumps({"cookies": cookies, "tables": frames}, ensure_ascii=False, indent=1)
    (KEPT / f"{version}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    keep(sys.argv[1])
