"""Ask a server again and again whether it lives, and print at last how many milliseconds each answer took.

A process of its own: whoever opens thousands of connections meanwhile would measure how busy it is itself.

    python -m tests.faults.asking http://127.0.0.1:8765/health
"""

from __future__ import annotations

import select
import sys
import time
from http.client import HTTPConnection
from urllib.parse import urlsplit

PAUSE = 0.02  # seconds


def main(address: str) -> None:
    """Ask until standard input is closed."""
    where = urlsplit(address)
    line = HTTPConnection(where.netloc, timeout=120)
    found = list[float]()
    while not select.select([sys.stdin], [], [], PAUSE)[0]:
        start = time.perf_counter()
        line.request("GET", where.path)
        line.getresponse().read()
        found.append((time.perf_counter() - start) * 1000)
    sys.stdout.write("\n".join(map(str, found)))


if __name__ == "__main__":
    main(sys.argv[1])
