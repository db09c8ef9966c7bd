"""The browser for the tests: named by VOLTEFACE_CHROMIUM, found on the PATH, or installed by apt as root.

The one without a desktop around it is taken first: it opens a page with a fraction of the work.
`python -m tests.browser.chromium` makes sure that there is one, or says what to do. Browser tests never skip.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
REMEDY = (
    "The browser tests need Chromium: install it (on Debian as root: apt-get update"
    " && apt-get install -y chromium-headless-shell),"
    " or name it: VOLTEFACE_CHROMIUM=/path/to/chromium make test"
)


def find() -> str | None:
    """The path of a Chromium, if there is one."""
    named = os.environ.get("VOLTEFACE_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Install Chromium with apt, where that is possible."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        sys.stderr.write("Installing Chromium for the browser tests ...\n")
        subprocess.run(["apt-get", "update", "-qq"], check=False, stdout=subprocess.DEVNULL)
        for name in NAMES[:2]:  # not every system has the first
            if find() is None:
                subprocess.run(["apt-get", "install", "-y", "-qq", name], check=False, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    if find() is None:
        install()
    if find() is None:
        sys.exit(REMEDY)
