"""Our server for the benchmark, as `volteface serve` runs it but without its limits: `ours PORT FOLDER`.

It stops when its standard input ends, so that it never outlives the benchmark.
"""

from __future__ import annotations

import sys
import threading
from functools import partial
from pathlib import Path

from volteface.rooms.hub import Hub
from volteface.server.app import Config, server

hub = partial(Hub, soonest=0)
serving = server(Config(Path(sys.argv[2]), port=int(sys.argv[1]), limits=False, hub=hub))


def _watch() -> None:
    sys.stdin.read()
    serving.should_exit = True


threading.Thread(target=_watch, daemon=True).start()
serving.run()
