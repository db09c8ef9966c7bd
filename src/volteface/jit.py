"""Compiled kernels: numba's `njit` with a cache that follows our sources.

Numba's own cache looks at one file at a time and misses a change in a kernel that another kernel calls.
So the cache folder is named after the contents of all kernels together: any change starts a new one.
Only kernels import this module, and only what needs a kernel imports one: numba takes a second to load.
"""

from __future__ import annotations

import functools
import os
import shutil
import sys
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

import numba

MONTH = 30 * 24 * 3600


def _folder() -> Path:
    home = os.environ.get("VOLTEFACE_CACHE") or Path(
        os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "volteface"
    )
    digest = sha256(f"{numba.__version__} {sys.version}".encode())
    for source in sorted(Path(__file__).parent.glob("games/*/kernel*.py")):
        digest.update(source.read_bytes())
    return Path(home, "kernels", digest.hexdigest()[:16])


FOLDER = _folder()
numba.config.CACHE_DIR = str(FOLDER)  # type: ignore[attr-defined]
njit: Any = functools.partial(numba.njit, cache=True, nogil=True)


def is_cold(name: str) -> bool:
    """Whether this kernel has yet to be compiled on this machine: worth a word to the user."""
    return not (FOLDER / f"{name}.warm").exists()


def keep(name: str) -> None:
    """Note that this kernel is compiled and in the cache, and drop caches unused for a month."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}.warm").touch()
    FOLDER.touch()
    for other in FOLDER.parent.iterdir():
        if other.stat().st_mtime < time.time() - MONTH:
            shutil.rmtree(other, ignore_errors=True)
