"""Set up layouts in tests by naming cards, everything not named is filled in; and play on from there."""

from __future__ import annotations

from volteface.games import verso
from volteface.games.verso.box import CARDS
from volteface.games.verso.state import State


def position(*seats: str, deck: str = "", turn: int = 0, head: str = "") -> State:
    """A state: each seat's cards as `B3/G4:1 ...` (or `7+0 B3/G4:1`), and the top of the deck."""
    named = " ".join([*seats, deck]).replace("?", "").split()
    used = {text.partition(":")[0] for text in named}
    spare = [f"{card}:1" for card in CARDS if card not in used]
    parts = []
    for text in seats:
        points, cards = text.split(maxsplit=1) if "+" in text.split(" ")[0] else ("0+0", text)
        counts = [0, 0, 0]
        for card in cards.split():
            faces, up = card.replace("?", "").split(":")
            counts["BGO".index(faces.split("/")[up == "3"][0])] += 1
        parts.append(f"seat {points}{' square' if min(counts) >= 3 else ''} {cards}")
    rest = deck.split() + spare[: 10 - len(deck.split())]
    start = head or f"turn {turn}"
    cards = f"deck {' '.join(rest)}" if start.startswith("turn") else "deck"
    return verso.parse_position("; ".join([f"verso {start}", *parts, cards, "discards"]))


def play(state: State, *texts: str, seat: int = 0) -> State:
    """The state after these moves of one seat."""
    for text in texts:
        state = verso.play(state, seat, verso.parse(text))
    return state
