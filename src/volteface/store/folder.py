"""The data folder: its owner's only, one server at a time, and whether the last one stopped in good order.

volteface.db   the store, with -wal and -shm beside it while a server runs
secret.key     what cookies and seat links are signed with
server.lock    held by the server that runs; it holds a line as long as the last stop was not clean
backups/       the automatic ones
"""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from volteface.store import StoreError
from volteface.store.ahead import lost_frames

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

STORE, KEY, LOCK, BACKUPS = "volteface.db", "secret.key", "server.lock", "backups"
KEPT_AHEAD = f"{STORE}-wal.damaged"


def make(folder: Path) -> None:
    """Make the folder, for its owner only."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{folder} cannot be made: {error.strerror}. Choose another folder with --data.") from error


def own(folder: Path) -> None:
    """Give all files in the folder to its owner: whoever mends a server is often another than the one it runs as."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = folder.stat()
        for file in folder.iterdir():
            os.chown(file, owner.st_uid, owner.st_gid, follow_symlinks=False)


@contextmanager
def held(folder: Path) -> Iterator[list[str]]:
    """Hold the folder as long as the block lasts; gives what the last server has left in disorder, as sentences."""
    make(folder)
    try:
        handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise _unwritable(folder, error) from error
    with os.fdopen(handle, "r+") as file:
        if not _locked(handle):
            raise StoreError(
                f"{folder} is used by another Volteface (process {file.read().strip() or 'unknown'}): "
                "stop that one, or choose another folder with --data."
            )
        before = left = file.read().strip()
        try:
            _write(handle, str(os.getpid()))
        except OSError as error:  # a full disk
            raise _unwritable(folder, error) from error
        try:
            found = disorder(folder, unclean=bool(before))
            if len(found) > 1:
                _keep_ahead(folder)
            yield found
            left = ""
        except (SystemExit, KeyboardInterrupt):  # it was asked to stop
            left = ""
            raise
        finally:
            _write(handle, left)


def disorder(folder: Path, *, unclean: bool) -> list[str]:
    """What is not as a server leaves it in good order; to be asked before the store is opened."""
    if not unclean or not (folder / STORE).exists():
        return []
    found = ["The last stop was not clean: power, a crash, or a kill. What was acknowledged is on disk."]
    ahead = folder / f"{STORE}-wal"
    if not ahead.exists() or not ahead.stat().st_size:  # a server writes to it as soon as it runs
        found.append(
            f"But {STORE}-wal is missing, where the last moves were: games may have lost some. "
            "If you have moved or removed it, stop this server and put it back; else restore the last backup."
        )
    elif lost := lost_frames(folder / STORE):
        found.append(
            f"But {ahead.name} is damaged, where the last moves were: {lost} writes cannot be read, games may have "
            f"lost some moves. It is kept as {KEPT_AHEAD}; if you have a whole one, stop this server and put it back."
        )
    return found


def _keep_ahead(folder: Path) -> None:
    """Keep a damaged write-ahead file: with the next start SQLite writes over it."""
    ahead = folder / f"{STORE}-wal"
    if ahead.exists() and ahead.stat().st_size:
        try:
            shutil.copy2(ahead, folder / KEPT_AHEAD)
        except OSError as error:
            raise _unwritable(folder, error) from error


def is_unclean(folder: Path) -> bool:
    """Whether a server runs on this folder, or has ended without saying so."""
    lock = folder / LOCK
    return lock.exists() and bool(lock.read_text().strip())


def is_held(folder: Path) -> bool:
    """Whether a server runs on this folder."""
    lock = folder / LOCK
    if not lock.exists():
        return False
    with lock.open("r+") as file:
        return not _locked(file.fileno())


def _locked(handle: int) -> bool:
    """Lock a file, which the system undoes when it is closed or its process ends; False if another has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _write(handle: int, text: str) -> None:
    """Write over what was there, which needs no room of its own on a full disk."""
    os.lseek(handle, 0, os.SEEK_SET)
    os.write(handle, text.encode())
    os.ftruncate(handle, len(text))
    os.fsync(handle)


def _unwritable(folder: Path, error: OSError) -> StoreError:
    return StoreError(f"{folder} cannot be written to: {error.strerror}. Mend that, or choose another with --data.")
