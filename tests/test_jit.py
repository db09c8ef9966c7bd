"""What counts as compiled: the very files that numba has seen, and no others."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from volteface import jit

PACKAGE = Path(jit.__file__).parents[1]
KERNEL = "games/verso/kernels/rules.py"


def folder(monkeypatch: pytest.MonkeyPatch, package: Path) -> Path:
    """Where the kernels of a package are kept that stands here."""
    monkeypatch.setattr(jit, "__file__", str(package / "jit/__init__.py"))
    return jit._folder()


def test_kernels_are_cold_wherever_and_whenever_their_files_are_laid_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    for place in (here, there):
        shutil.copytree(PACKAGE / "jit", place / "jit")
        shutil.copytree(PACKAGE / "games", place / "games", ignore=shutil.ignore_patterns("__pycache__"))
    kept = folder(monkeypatch, here)
    assert folder(monkeypatch, here) == kept
    assert folder(monkeypatch, there) != kept
    stat = (here / KERNEL).stat()
    os.utime(here / KERNEL, ns=(stat.st_atime_ns, stat.st_mtime_ns + 10**9))
    anew = folder(monkeypatch, here)
    assert anew != kept
    (here / KERNEL).write_text((here / KERNEL).read_text() + "\n")
    os.utime(here / KERNEL, ns=(stat.st_atime_ns, stat.st_mtime_ns + 10**9))
    assert folder(monkeypatch, here) not in (kept, anew)
