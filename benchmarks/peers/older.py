"""A level of an older version of ours as a bot from outside: `older.py LEVEL`, run with that version's sources.

It speaks the protocol of docs/bots.md, so the arena needs to know nothing of how that version chooses.
"""

from __future__ import annotations

import json
import sys

import msgspec

from volteface.core.chance import Chance
from volteface.core.game import move_of
from volteface.games.verso.bots import BOTS
from volteface.games.verso.view import View

choose = BOTS[sys.argv[1]]
view: View | None = None
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["is"] == "hello":
        print(json.dumps({"is": "hello", "name": f"{sys.argv[1]} of before"}), flush=True)
    elif message["is"] == "position":
        view = msgspec.convert(message["view"], View)
    elif message["is"] == "go":
        assert view is not None, "a position comes first"
        asked += 1
        move = move_of(choose(view, (), message["budget"], Chance("older", asked)))
        print(json.dumps({"is": "move", "move": move}), flush=True)
