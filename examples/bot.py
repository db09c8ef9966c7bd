#!/usr/bin/env python3
"""A bot for Verso from outside, in Python; docs/bots.md has the protocol.

volteface arena verso --program "lucky=python3 examples/bot.py" --bots lucky,friendly --games 50
"""

import json
import sys
from typing import Any

LONG = 4  # cards of a run that is worth a bank


def choose(view: dict[str, Any], legal: list[str]) -> str:
    """Bank a long run, or any in the last bank; keep a card that is new, turn over one that we have."""
    runs = sorted((move for move in legal if move.startswith("bank ")), key=cards)
    if runs and (cards(runs[-1]) >= LONG or "keep" not in legal):
        return runs[-1]
    if "keep" not in legal:
        return legal[-1]
    ours = {card[:2] for card in view["players"][view["seat"]]["cards"]}
    return "flip" if view["top"][:2] in ours and "flip" in legal else "keep"


def cards(bank: str) -> int:
    """How many cards a run has: `bank blue 2-5 *4` has four."""
    first, last = bank.split()[2].split("-")
    return int(last) - int(first) + 1


position: dict[str, Any] = {}
for line in sys.stdin:
    message = json.loads(line)
    if message["is"] == "hello":
        print(json.dumps({"is": "hello", "name": "Lucky"}), flush=True)
    elif message["is"] == "position":
        position = message
    elif message["is"] == "go":
        move = choose(position["view"], position["legal"])
        print(json.dumps({"is": "move", "move": move}), flush=True)
