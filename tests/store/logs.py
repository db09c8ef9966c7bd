"""Small logs for the tests of stores: events, batches, summaries."""

from __future__ import annotations

from typing import Any

from volteface.store import Batch, Summary
from volteface.table.events import Created, Event, Moved, Sat


def summary(table: str, **more: Any) -> Summary:
    """What is known of a table; open and public unless said otherwise."""
    fields: dict[str, Any] = {
        "game": "verso",
        "status": "open",
        "public": True,
        "seats": 2,
        "free": 1,
        "host": "ann",
        "guests": ("ann",),
        "created": 1,
        "updated": 1,
    }
    return Summary(table, **(fields | more))


def opening(table: str, **more: Any) -> Batch:
    """The first events of a table."""
    events = [Event(table, 1, 10, Created("verso", 2, {}, "ann"), "ann"), Event(table, 2, 10, Sat(0, "ann"), "ann")]
    return Batch(events, summary(table, **more))


def move(table: str, seq: int, **more: Any) -> Batch:
    """One move of a table."""
    event = Event(table, seq, 10 * seq, Moved(0, "keep", 10 * seq), "ann", f"k{seq}")
    return Batch([event], summary(table, **({"status": "playing", "updated": 10 * seq} | more)))
