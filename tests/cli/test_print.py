"""`volteface print`: a file, or one sentence why there is none."""

from __future__ import annotations

import json
import os
import pty
import re
import resource
import shlex
import signal
import subprocess
from pathlib import Path

import pypdfium2
import pytest

from tests.cli.command import PROGRAM, volteface

PAGE = (Path(__file__).parents[2] / "docs/print.md").read_text("utf-8")
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_page_print(command: str, tmp_path: Path) -> None:
    program, *arguments, _, file = shlex.split(command)
    assert program == "volteface"
    where = tmp_path / Path(file).name
    done = volteface(*arguments, "-o", where, "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["file"] == str(where)
    assert len(pypdfium2.PdfDocument(where.read_bytes())) == told["pages"] >= 1


def test_what_cannot_be_printed_is_one_sentence(tmp_path: Path) -> None:
    """An unknown paper, no cards, a file that cannot be written: exit 1, and nothing is left behind."""
    file = tmp_path / "x.pdf"
    for arguments, said in (
        (("verso", "--paper", "a3", "-o", file), "There is no paper 'a3' here; there are: a4, letter."),
        (("recto-verso", "--count", "0", "-o", file), "0 cards cannot be printed: ask for 1 to 120."),
        (("verso", "-o", tmp_path / "none" / "x.pdf"), "cannot be written: No such file or directory."),
        (("verso", "-o", tmp_path), "cannot be written: it is a folder."),
    ):
        done = volteface("print", *arguments)
        assert (done.returncode, done.stdout) == (1, "")
        assert said in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_an_interrupted_print_leaves_what_was_there(how: signal.Signals, tmp_path: Path) -> None:
    """Whoever stops a long print finds the file of before, or the new one if it was done already: never a part."""
    file = tmp_path / "cards.pdf"
    file.write_bytes(b"of before")
    terminal, its_end = pty.openpty()
    wish = ("--mode", "hard", "--unique", "--difficulty", "difficult", "--count", "120")
    printing = subprocess.Popen([PROGRAM, "print", "recto-verso", *wish, "-o", file], stderr=its_end, stdout=its_end)
    os.close(its_end)
    shown = b""
    while b"Making the pages" not in shown:
        shown += os.read(terminal, 4096)
    printing.send_signal(how)
    done = printing.wait()
    os.close(terminal)
    assert list(tmp_path.iterdir()) == [file]
    if done:
        assert file.read_bytes() == b"of before"
    else:
        assert len(pypdfium2.PdfDocument(file.read_bytes())) == 40


def test_a_full_disk_leaves_what_was_there(tmp_path: Path) -> None:
    file = tmp_path / "verso.pdf"
    for before in (None, b"of before"):
        if before:
            file.write_bytes(before)
        done = subprocess.run(
            [PROGRAM, "print", "verso", "-o", file],
            capture_output=True,
            text=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000)),
        )
        assert done.returncode == 1
        assert f"{file} cannot be written: File too large." in done.stderr.replace("\n", " ")
        assert [(one, one.read_bytes()) for one in tmp_path.iterdir()] == ([(file, before)] if before else [])


def test_a_print_takes_the_place_of_the_last_one(tmp_path: Path) -> None:
    """Its rights and the link that names it stay as they were; a pipe is written into."""
    file, link = tmp_path / "pad.pdf", tmp_path / "link.pdf"
    file.write_bytes(b"of before")
    file.chmod(0o640)
    link.symlink_to(file)
    assert volteface("print", "verso", "pad", "-o", link).returncode == 0
    assert link.is_symlink()
    assert file.read_bytes().startswith(b"%PDF-")
    assert file.stat().st_mode & 0o777 == 0o640
    piped = subprocess.run([PROGRAM, "print", "verso", "pad", "-o", "/dev/stdout"], capture_output=True, check=True)
    assert piped.stdout.startswith(b"%PDF-")
