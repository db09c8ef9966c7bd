"""A small client: opens or joins a table and plays a whole game over the wire, as any program can.

    python examples/client.py open verso                 # prints the table's code, and waits for the others
    python examples/client.py join CODE                  # in another shell

Both sides play by themselves, simply: Recto Verso by telling each other their facade in the chat, Dessus Dessous with
the solver, and every other game, as Verso, by taking points when there are some. Only `play` knows a game; the rest is
the protocol.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
from typing import Any

import httpx
import websockets


class Client:
    """One person at one table."""

    def __init__(self, server: str, name: str) -> None:
        self.http = httpx.AsyncClient(base_url=server)
        self.server, self.name = server, name
        self.keys = (f"{name}-{number}" for number in itertools.count())
        self.frame: dict[str, Any] = {}
        self.facades: dict[str, str] = {}  # Recto Verso: what is known of this round's card, by side
        self.told = ""

    async def enter(self, code: str | None, game: str, seats: int) -> str:
        """Say who we are, and open a table or take the first free seat of one."""
        (await self.http.post("/api/guest", json={"nickname": self.name})).raise_for_status()
        if code is None:
            answer = await self.http.post("/api/tables", json={"game": game, "seats": seats})
            code = answer.raise_for_status().json()["table"]
            print(f"table {code}", flush=True)
        return code

    async def play_table(self, code: str) -> list[int]:
        """Play until the game is over; gives the final scores."""
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{code}/ws?wire=2"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async for self.socket in websockets.connect(address, additional_headers={"Cookie": cookies}):
            try:
                async for text in self.socket:
                    message = json.loads(text)
                    if message["is"] == "said" and message["text"]:
                        side, _, facade = message["text"].partition(" ")
                        self.facades[side] = facade
                    elif message["is"] == "refusal" and message["kind"] == "malformed":
                        raise SystemExit(f"refused: {message['sentence']}")  # other refusals: somebody was faster
                    elif message["is"] == "frame":
                        self.frame |= message  # a part that is missing is as it was
                    if message["is"] in ("said", "frame") and self.frame and await self.act(self.frame):
                        return list(scores(self.frame["view"]))
            except websockets.ConnectionClosed:
                continue  # the server was away: connect again and go on
        raise SystemExit("the table is gone")

    async def act(self, frame: dict[str, Any]) -> bool:
        """Do what is to be done at the table; says whether the game is over."""
        table, seats = frame["table"], frame["table"]["seats"]
        if table["status"] == "over":
            return True
        place = frame["place"]
        if not place["yours"]:
            free = [number for number, seat in enumerate(seats) if seat["who"] is None and seat["bot"] is None]
            await self.send(do="sit", seat=free[0])
        elif table["status"] == "open":
            if table["host"] == place["you"] and all(seat["who"] or seat["bot"] for seat in seats):
                await self.send(do="start")
        elif frame["clock"]["start"] is None:
            if not seats[place["yours"][0]]["ready"]:
                await self.send(do="ready", seat=place["yours"][0])
        else:
            for seat, choices in frame["legal"].items():
                for move in await self.play(frame["view"], choices):
                    await self.send(do="play", seat=int(seat), seq=frame["seq"], move=move)
        return False

    async def play(self, view: dict[str, Any], choices: list[dict[str, Any]]) -> list[str]:
        """The moves to make now, by our simple lights."""
        if view["game"] == "recto-verso":
            return await self.build(view)
        if view["game"] == "dessus-dessous":
            from volteface.games.dessus_dessous import notation, solver

            if view["mission"] is None or view["players"][view["seat"]]["pile"]:
                return []
            pile = solver.solve(notation.parse_mission(view["mission"]), tuple(view["layers"]))[0]
            return ["pile " + " ".join(map(str, pile)), "grab"]
        best = max(choices, key=lambda choice: choice["preview"].get("points", 4))
        return [best["move"]]

    async def build(self, view: dict[str, Any]) -> list[str]:
        """Recto Verso: tell the partner our side; the one in front builds, then both say their word."""
        from volteface.games import recto_verso
        from volteface.games.recto_verso import building, pieces, solver

        own = view["role"]
        if own not in ("front", "back"):
            return []
        if self.told != view[own]:
            self.told, self.facades = view[own], {own: view[own]}
            await self.send(do="chat", text=f"{own} {view[own]}")
        if view["beside"] == "" and view["said"] != view["seat"]:
            return ["recto" if view["said"] is None else "verso"] if own == "front" or view["said"] is not None else []
        if own == "back" or len(self.facades) < 2 or view["building"]:
            return []
        card = recto_verso.parse_card(f"{self.facades['front']}|{self.facades['back']}")
        found = solver.solve(card, view["options"].get("mode", "simple"))
        moves = []
        for piece, mask in ((p, found[p]) for p in building.build_order(found) or ()) if found else ():
            cubes = pieces.cubes_of(mask)
            lowest = min(z for _, _, z in cubes)
            moves.append(f"place {pieces.LETTERS[piece]} " + " ".join(f"{x}{y}.{z - lowest}" for x, y, z in cubes))
        return moves

    async def send(self, **command: object) -> None:
        """Send one command under a key of its own."""
        await self.socket.send(json.dumps({"key": next(self.keys), **command}))


def scores(view: dict[str, Any]) -> list[int]:
    """The final points, wherever a game's view has them."""
    return view.get("scores") or [player.get("score", player.get("points")) for player in view["players"]]


async def main() -> None:
    """Open or join a table and play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("open", "join"))
    parser.add_argument("which", help="the game to open, or the code of the table to join")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--name", default="")
    parser.add_argument("--server", default="http://127.0.0.1:8765")
    asked = parser.parse_args()
    client = Client(asked.server, asked.name or asked.what.capitalize())
    code = await client.enter(asked.which if asked.what == "join" else None, asked.which, asked.seats)
    print("final scores", await client.play_table(code))


if __name__ == "__main__":
    asyncio.run(main())
