"""The program, on a machine whose clock is so many seconds off and runs by a thousandth too fast.

python skewed.py SECONDS serve ...
"""

from __future__ import annotations

import sys
import time

from volteface.cli import main

off = float(sys.argv.pop(1))
_time, _monotonic = time.time, time.monotonic
_begun = _monotonic()
time.time = lambda: _time() + off
time.monotonic = lambda: _monotonic() + (_monotonic() - _begun) / 1000
main()
