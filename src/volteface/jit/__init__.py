"""Compiled kernels: numba's `njit` with a cache that follows our sources.

Numba's own cache looks at one file at a time and misses a change in a kernel that another kernel calls.
So the cache folder is named after the contents of all kernels together: any change starts a new one. What was compiled
for the same files elsewhere, or before they were written anew, numba does not take: their place and time count too.
Numba takes a second to load: it is loaded when a kernel is, and not to ask whether one is in the cache.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

MONTH = 30 * 24 * 3600


def _folder() -> Path:
    home = os.environ.get("VOLTEFACE_CACHE") or Path(
        os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "volteface"
    )
    digest = sha256(f"{version('numba')} {sys.version}".encode())
    here, games = Path(__file__).parent, Path(__file__).parents[1] / "games"
    for source in sorted([*here.glob("*.py"), *games.glob("*/kernels/*.py"), *games.glob("*/*.txt")]):
        digest.update(f"{source} {source.stat().st_mtime_ns} ".encode())
        digest.update(source.read_bytes())  # kernels, and the data they have in them
    return Path(home, "kernels", digest.hexdigest()[:16])


FOLDER = _folder()


def njit(function: Any = None, **options: Any) -> Any:
    """Compile a kernel on its first call, or take it from the cache; it lets go of Python's lock while it runs."""
    import numba

    numba.config.CACHE_DIR = str(FOLDER)  # type: ignore[attr-defined]
    return numba.njit(function, cache=True, nogil=True, **options)


def is_cold(name: str) -> bool:
    """Whether this kernel has yet to be compiled on this machine: worth a word to the user."""
    return not (FOLDER / f"{name}.warm").exists()


def prepare() -> None:
    """Make the folder of the cache; OSError if that cannot be."""
    FOLDER.mkdir(parents=True, exist_ok=True)


def keep(name: str) -> None:
    """Note that this kernel is compiled and in the cache, and drop caches unused for a month."""
    prepare()
    (FOLDER / f"{name}.warm").touch()
    FOLDER.touch()
    for other in FOLDER.parent.iterdir():
        if other.stat().st_mtime < time.time() - MONTH:
            shutil.rmtree(other, ignore_errors=True)
