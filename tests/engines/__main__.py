"""A short round of each game in the three engines that people's browsers have: `make engines`.

Says which browsers were tried and what failed in them; pictures of the last moments are for whoever wants to look.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from glob import glob
from pathlib import Path

from tests.engines.blink import Blink
from tests.engines.engine import COMPLAINTS, DRAWN, Engine
from tests.engines.gecko import Gecko
from tests.engines.rounds import ROUNDS
from tests.engines.webkit import WebKit
from tests.server.running import running

PACKAGES = ("firefox-esr", "webkit2gtk-driver", "xvfb")
REMEDY = "This needs Firefox, WebKitGTK's driver and Xvfb; on Debian as root: apt-get update && apt-get install -y "
BROWSERS = ("/usr/lib/*/webkit2gtk-4.*/MiniBrowser", "/usr/libexec/webkit2gtk-4.*/MiniBrowser")


def _found() -> tuple[Callable[[], Engine], ...] | None:
    """How each engine is started, if all are there."""
    firefox = shutil.which("firefox-esr") or shutil.which("firefox")
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browser = next((path for pattern in BROWSERS for path in sorted(glob(pattern))), None)  # noqa: PTH207 - from the root
    if not (firefox and driver and screen and browser):
        return None
    return Blink, lambda: Gecko(firefox), lambda: WebKit(driver, browser)


def _install() -> None:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        sys.stderr.write(f"Installing {', '.join(PACKAGES)} ...\n")
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", *PACKAGES]):
            subprocess.run(command, check=False, stdout=subprocess.DEVNULL)


def _play(start: Callable[[], Engine], url: Path, folder: Path) -> tuple[str, list[str]]:
    """All games in one engine: its name and version, and what failed."""
    engine, failures = start(), []
    try:
        for name, play in ROUNDS.items():
            with running(url / engine.name / name, soonest=0.0, stands=True) as served, served.seeded("engines"):
                try:
                    play(engine, served)
                    complaints = engine.run(COMPLAINTS)
                    assert not complaints, complaints
                except Exception as error:  # the others are played all the same
                    failures.append(f"{name}: {error!r}")
                engine.run(DRAWN)
                (folder / f"{engine.name.lower()}-{name}.png").write_bytes(engine.picture())
                engine.goto("about:blank")
    finally:
        engine.close()
    return f"{engine.name} {engine.version}", failures


def main(folder: Path) -> int:
    """Play everything everywhere; 1 if anything failed."""
    if _found() is None:
        _install()
    engines = _found()
    if engines is None:
        sys.exit(REMEDY + " ".join(PACKAGES))
    folder.mkdir(parents=True, exist_ok=True)
    failed = False
    with tempfile.TemporaryDirectory() as data:
        for start in engines:
            browser, failures = _play(start, Path(data), folder)
            failed = failed or bool(failures)
            print(f"{browser}: {'all games were played' if not failures else 'FAILED'}", *failures, sep="\n  ")
    print(f"Pictures are in {folder}")
    return int(failed)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Say where pictures go: python -m tests.engines FOLDER")
    sys.exit(main(Path(sys.argv[1])))
