"""Reviews of whole games: one at a time, in a thread of their own, so that they hold up neither the loop nor the bots.

Whoever asks hears how far it is; when they hang up, the work ends with the move it is at.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import CancelledError, ThreadPoolExecutor
from threading import Event
from typing import TYPE_CHECKING

import msgspec

from volteface import games
from volteface.server.messages import ReviewLine

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from volteface.core.replay import Replay


class Reviews:
    """The thread that judges games."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "reviews")

    def lines(self, replay: Replay) -> AsyncIterator[bytes]:
        """The review of a game as lines of JSON; refused at once if there is none of this game."""
        return self._lines(replay, games.review(replay.game.NAME))

    async def _lines(self, replay: Replay, review: object) -> AsyncIterator[bytes]:
        loop, told, gone = asyncio.get_running_loop(), asyncio.Queue[ReviewLine](), Event()

        def tell(done: int, of: int) -> None:
            if gone.is_set():
                raise CancelledError
            if done < of:
                loop.call_soon_threadsafe(told.put_nowait, ReviewLine(done, of))

        def work() -> None:
            judged = review(replay, tell=tell)  # type: ignore[operator]
            loop.call_soon_threadsafe(told.put_nowait, ReviewLine(len(judged.turns), len(judged.turns), judged))

        task = loop.run_in_executor(self._pool, work)
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

    def stop(self) -> None:
        """Let the thread go."""
        self._pool.shutdown(wait=False, cancel_futures=True)
