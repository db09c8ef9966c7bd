"""Programs that play: the two examples, and some that crash, hang or talk nonsense."""

from __future__ import annotations

import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"
NODE = Path(sys.executable).with_name("node")
LUCKY, HASTY = f"{sys.executable} {EXAMPLES / 'bot.py'}", f"{NODE} {EXAMPLES / 'bot.mjs'}"
HELLO = 'print(\'{"is": "hello"}\', flush=True)'
FAULTS = {
    "crashes": ("it ended: exit 3", "import sys; sys.exit(3)"),
    "hangs": ("it did not answer in time: 0.4 seconds", "import time; time.sleep(1000)"),
    "cheats": (
        "it made a move that there is not: bank it all",
        'print(\'{"is": "move", "move": "bank it all"}\', flush=True)',
    ),
    "babbles": ("it said something that is no answer: good day", 'print("good day", flush=True)'),
    "floods": ("it said something that is no answer: xxx", 'print("x" * 10_000_000, flush=True)'),
    "mumbles": (
        "it said something that is no answer: \ufffd",
        'sys.stdout.buffer.write(b"\\xff\\n"); sys.stdout.flush()',
    ),
    "other": ("it said something that is no answer: {", 'print(\'{"is": "move", "move": 5}\', flush=True)'),
}


def faulty(folder: Path, fault: str, at: int = 1) -> str:
    """The command of a program that plays the first move it can, and does this at the `at`-th."""
    file = folder / f"{fault}.py"
    file.write_text(
        f"""import json, sys
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["is"] == "hello":
        {HELLO}
    elif message["is"] == "position":
        legal = message["legal"]
    elif message["is"] == "go":
        asked += 1
        if asked == {at}:
            {FAULTS[fault][1]}
        else:
            print(json.dumps({{"is": "move", "move": legal[0]}}), flush=True)
"""
    )
    return f"{sys.executable} {file}"


def killed(folder: Path, command: str, at: int) -> str:
    """The command of a program that is killed for real when it is to make its `at`-th move."""
    file = folder / "killed.py"
    file.write_text(
        f"""import os, shlex, signal, subprocess, sys
program = subprocess.Popen(shlex.split({command!r}), stdin=subprocess.PIPE, text=True)
asked = 0
for line in sys.stdin:
    asked += '"is":"go"' in line.replace(" ", "")
    if asked == {at}:
        program.kill()
        program.wait()
        os.kill(os.getpid(), signal.SIGKILL)
    program.stdin.write(line)
    program.stdin.flush()
"""
    )
    return f"{sys.executable} {file}"
