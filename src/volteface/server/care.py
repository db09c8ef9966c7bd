"""What a server does for what it keeps, by itself: a backup a day."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from volteface.logs import log
from volteface.store.backup import back_up_daily, newest

if TYPE_CHECKING:
    from pathlib import Path

DAY = 24 * 3600
FIRST, LOOK = 60.0, 600.0  # seconds after the start, and between two looks whether a backup is due


async def back_up(folder: Path, keep: int) -> None:
    """Make a backup whenever the last one is a day old, and keep so many; a failure is logged and tried again."""
    await asyncio.sleep(FIRST)
    while keep:
        try:
            last = await asyncio.to_thread(newest, folder)
            if last is None or not 0 <= time.time() - last < DAY:
                await asyncio.to_thread(back_up_daily, folder, keep)
                log.info("backed up")
        except Exception:  # the disk may be full: the next look will do
            log.exception("the backup failed")
        await asyncio.sleep(LOOK)
