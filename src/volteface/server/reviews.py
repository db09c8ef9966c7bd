"""Reviews of whole games: one at a time, in a thread of their own, so that they hold up neither the loop nor the bots.

Whoever asks hears how far it is; when they hang up, the work ends with the move it is at.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from concurrent.futures import CancelledError, ThreadPoolExecutor
from threading import Event
from typing import TYPE_CHECKING

import msgspec

from volteface import games
from volteface.rooms.caps import busy
from volteface.server.messages import ReviewLine

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from volteface.core.replay import Replay
    from volteface.rooms.caps import Caps


class Reviews:
    """The thread that judges games."""

    def __init__(self, caps: Caps) -> None:
        self._pool = ThreadPoolExecutor(1, "reviews")
        self._caps = caps
        self._waiting: Counter[str] = Counter()  # reviews that are made or waited for, by who asked

    def lines(self, replay: Replay, asker: str) -> AsyncIterator[bytes]:
        """The review of a game as lines of JSON; refused at once if there is none of this game, or too many wait."""
        review = games.review(replay.game.NAME)
        if self._waiting.total() >= self._caps.reviews or self._waiting[asker] >= self._caps.reviews_by_address:
            raise busy()
        loop, told, gone = asyncio.get_running_loop(), asyncio.Queue[ReviewLine](), Event()

        def tell(done: int, of: int) -> None:
            if gone.is_set():
                raise CancelledError
            if done < of:
                loop.call_soon_threadsafe(told.put_nowait, ReviewLine(done, of))

        def work() -> None:
            judged = review(replay, tell=tell)
            loop.call_soon_threadsafe(told.put_nowait, ReviewLine(len(judged.turns), len(judged.turns), judged))

        self._waiting[asker] += 1
        task = loop.run_in_executor(self._pool, work)
        task.add_done_callback(lambda _: self._waiting.subtract([asker]))
        return _lines(task, told, gone)

    def stop(self) -> None:
        """Let the thread go."""
        self._pool.shutdown(wait=False, cancel_futures=True)


async def _lines(task: asyncio.Future[None], told: asyncio.Queue[ReviewLine], gone: Event) -> AsyncIterator[bytes]:
    """What is told of a review until it is done; whoever hangs up ends it."""
    try:
        while True:
            heard = asyncio.ensure_future(told.get())
            await asyncio.wait((heard, task), return_when=asyncio.FIRST_COMPLETED)
            if not heard.done():
                heard.cancel()
                task.result()  # it has failed: its reason
                continue
            line = heard.result()
            yield msgspec.json.encode(line) + b"\n"
            if line.review is not None:
                return
    finally:
        gone.set()
