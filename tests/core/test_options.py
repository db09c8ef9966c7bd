from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from volteface.core import options
from volteface.core.errors import Malformed


class Example(msgspec.Struct, frozen=True):
    loud: bool = False
    first: int | None = None
    mode: Literal["simple", "hard"] = "simple"
    table: tuple[int, ...] = (1, 2)


def test_options_left_out_have_their_defaults_and_only_changes_are_written() -> None:
    assert options.read(Example, {}) == Example()
    changed = options.read(Example, {"mode": "hard", "table": [3, 4], "first": 0})
    assert changed == Example(mode="hard", table=(3, 4), first=0)
    assert options.write(changed) == {"first": 0, "mode": "hard", "table": (3, 4)}
    assert options.write(Example()) == {}
    assert options.defaults(Example) == {"loud": False, "first": None, "mode": "simple", "table": (1, 2)}


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"speed": 1}, "no option 'speed' in this game; the options are: first, loud, mode, table"),
        ({"loud": 1}, "loud cannot be 1; it takes true or false"),
        ({"first": True}, "first cannot be true; it takes a whole number or nothing"),
        ({"mode": "expert"}, "mode cannot be expert; it takes simple or hard"),
        ({"table": [1, "2"]}, "table cannot be .*; it takes a list, each a whole number"),
        ({"table": 3}, "takes a list"),
    ],
)
def test_a_wrong_option_is_named_with_what_it_takes(given: dict[str, object], reason: str) -> None:
    with pytest.raises(Malformed, match=reason):
        options.read(Example, given)


def test_options_typed_by_a_person() -> None:
    typed = {"loud": "yes", "first": "2", "mode": "hard", "speed": "9"}
    read = {name: options.from_text(Example, name, text) for name, text in typed.items()}
    assert read == {"loud": True, "first": 2, "mode": "hard", "speed": "9"}
    assert options.from_text(Example, "loud", "") is True
