"""Table options: each game declares a frozen struct whose defaults are the rules as printed.

`read` turns what a person or a file gave into that struct, or says what is wrong; `write` gives back
only what differs from the defaults. Ranges are checked in the struct's own `__post_init__`.
Only its annotated fields are read, and every one has a default: any class that is so made will do.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from volteface.core.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Mapping

T = TypeVar("T")
_hints: Any = cache(get_type_hints)


def read(kind: type[T], given: Mapping[str, object]) -> T:
    """The options given, checked by name and type; those left out have their default."""
    hints = _hints(kind)
    for name, value in given.items():
        if name not in hints:
            known = ", ".join(sorted(hints)) or "none"
            raise Malformed(
                "unknown-option",
                "There is no option {name!r} in this game; the options are: {known}.",
                name=name,
                known=known,
            )
        if not _fits(value, hints[name]):
            raise Malformed(
                "option-value",
                "The option {name} cannot be {value}; it takes {wanted}.",
                name=name,
                value=value,
                wanted=_wanted(hints[name]),
            )
    return kind(**{name: tuple(v) if isinstance(v, list) else v for name, v in given.items()})


def write(options: Any) -> dict[str, object]:
    """The options that differ from their defaults, ready for JSON."""
    return dict(_changed(options))


@lru_cache(1000)
def _changed(options: Any) -> dict[str, object]:
    usual = defaults(type(options))
    return {name: value for name, value in _values(options).items() if value != usual[name]}


def defaults(kind: type[Any]) -> dict[str, object]:
    """The value of every option if nobody chooses another."""
    return _values(kind())


def _values(options: Any) -> dict[str, object]:
    return {name: getattr(options, name) for name in _hints(type(options))}


def from_text(kind: type[Any], name: str, text: str) -> object:
    """An option's value as a person types it: `true`, `2`, `hard`."""
    hint = _hints(kind).get(name)
    words: dict[str, object] = {
        "true": True,
        "yes": True,
        "on": True,
        "": True,
        "false": False,
        "no": False,
        "off": False,
    }
    if hint is bool and text.lower() in words:
        return words[text.lower()]
    if _fits(0, hint) and re.fullmatch(r"-?[0-9]{1,9}", text):
        return int(text)
    return text


def _fits(value: object, hint: Any) -> bool:
    if get_origin(hint) is Literal:
        return value in get_args(hint)
    if get_origin(hint) is tuple:
        of = get_args(hint)[0]
        return isinstance(value, list | tuple) and all(_fits(item, of) for item in value)
    if get_args(hint):  # a union such as `int | None`
        return any(_fits(value, part) for part in get_args(hint))
    return type(value) is hint  # exactly: True is no seat number


def _wanted(hint: Any) -> str:
    if get_origin(hint) is Literal:
        return " or ".join(map(str, get_args(hint)))
    if get_origin(hint) is tuple:
        return f"a list, each {_wanted(get_args(hint)[0])}"
    if get_args(hint):
        return " or ".join(_wanted(part) for part in get_args(hint))
    names = {bool: "true or false", int: "a whole number", str: "a text", type(None): "nothing"}
    return names.get(hint, str(hint))
