"""`volteface print`: a file, or one sentence why there is none."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pypdfium2
import pytest

from tests.cli.command import volteface

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
