"""What a host may set: one file, `volteface.toml`, and variables of the environment over it. Every key is checked.

A server never starts half-configured: a key that is none is named with its line and the nearest right one.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from functools import partial
from ipaddress import ip_network
from typing import TYPE_CHECKING, Annotated, Any, get_type_hints

import msgspec

from volteface.locales import CODES
from volteface.rooms.caps import Caps, about
from volteface.rooms.programs import allowed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

FILE = "volteface.toml"
PREFIX = "VOLTEFACE_"
TITLES = {
    "server": "Where the server is.",
    "tables": "Who may do what.",
    "limits": "How much of everything there may be.",
    "retention": "How many days tables are kept that nobody uses.",
    "backups": "Automatic backups, one a day.",
    "metrics": "Figures for Prometheus, at /metrics.",
}
OTHERS = {"VOLTEFACE_SETTINGS", "VOLTEFACE_CACHE", "VOLTEFACE_CHROMIUM"}  # variables of ours that set nothing here


class Server(msgspec.Struct, frozen=True):
    """Where the server is."""

    host: Annotated[str, about("Where to listen; 0.0.0.0 lets others on your network in.")] = "127.0.0.1"
    port: Annotated[int, about("Which port to listen on.", ge=1, le=65535)] = 8765
    data: Annotated[str, about("The folder for all that is kept.")] = "data"
    database: Annotated[
        tuple[str, ...], about("Instead of the folder, for several nodes: postgresql://user:password@host/name")
    ] = ()
    key: Annotated[str, about("What several nodes sign cookies with; empty: one that their database keeps.")] = ""
    public_address: Annotated[
        str, about("The address people use, if a proxy stands before: https://play.example.org")
    ] = ""
    names: Annotated[tuple[str, ...], about("Other names by which people may ask for it: nas.example.org")] = ()
    languages: Annotated[tuple[str, ...], about("The languages people choose from: en, fr. Empty: all.")] = ()
    trusted_proxies: Annotated[
        tuple[str, ...], about("Addresses or networks of proxies whose X-Forwarded headers are believed.")
    ] = ()


class Tables(msgspec.Struct, frozen=True):
    """Who may do what."""

    open_from: Annotated[
        tuple[str, ...], about("Networks from which tables may be opened: 192.168.0.0/16. Empty: from everywhere.")
    ] = ()
    programs: Annotated[
        tuple[str, ...],
        about("Programs that may play as bots, with the rights of the server: GAME:NAME=COMMAND (docs/bots.md)."),
    ] = ()
    notice: Annotated[
        str, about("A line on the front page and the status page: who hosts this, and how to reach them.")
    ] = ""


class Retention(msgspec.Struct, frozen=True):
    """How many days tables are kept that nobody uses."""

    open_days: Annotated[int, about("Tables at which no game has begun.", ge=1)] = 7
    done_days: Annotated[int, about("Tables whose last game is over, or that were ended.", ge=1)] = 90
    played_days: Annotated[int, about("Tables whose game was never finished.", ge=1)] = 180


class Backups(msgspec.Struct, frozen=True):
    """Automatic backups, one a day."""

    keep: Annotated[int, about("How many are kept in the data folder; 0 makes none.", ge=0, le=1000)] = 7


class Metrics(msgspec.Struct, frozen=True):
    """Figures for Prometheus, at /metrics."""

    read_from: Annotated[
        tuple[str, ...], about("Networks from which they may be read; what comes through a proxy is from its client.")
    ] = ("127.0.0.0/8", "::1/128")


class Settings(msgspec.Struct, frozen=True):
    """All settings."""

    server: Server = Server()
    tables: Tables = Tables()
    limits: Caps = Caps()
    retention: Retention = Retention()
    backups: Backups = Backups()
    metrics: Metrics = Metrics()


class BadSettings(Exception):
    """A setting that cannot be, with a sentence that names it and what is right."""


def read(file: Path | None, environment: Mapping[str, str]) -> Settings:
    """The settings of a file, if there is one, with the variables of the environment over it."""
    given, text = dict[str, Any](), ""
    if file is not None:
        try:
            text = file.read_text("utf-8")
            given = tomllib.loads(text)
        except (OSError, UnicodeError) as error:
            raise BadSettings(f"{file} cannot be read: {error}.") from error
        except tomllib.TOMLDecodeError as error:
            raise BadSettings(f"{file} is not in the form of TOML: {error}.") from error
        _check_names(given, file, text)
    sections = _sections()
    for variable, value in sorted(environment.items()):
        if variable.startswith(PREFIX) and variable not in OTHERS:
            section, key = _variable(variable)
            given.setdefault(section, {})[key] = _parsed(sections[section], key, value)
    made = {
        section: _section(kind, given.get(section, {}), partial(_place, file, text, environment, section))
        for section, kind in sections.items()
    }
    return Settings(**made)


def example() -> str:
    """A whole settings file: every key with its meaning, and its default."""
    lines = [f"# {FILE}: what a server of Volteface can be told. What is left out is as it stands here.", ""]
    for section, kind in _sections().items():
        lines += [f"# {TITLES[section]}", f"[{section}]"]
        for key, meaning, default in fields(kind):
            lines += [f"# {meaning}"]
            lines += [f"{key} = {_toml(default)}"]
        lines.append("")
    return "\n".join(lines)


def fields(kind: type[Any]) -> list[tuple[str, str, Any]]:
    """The keys of a section: name, meaning, default."""
    hints = get_type_hints(kind, include_extras=True)
    described = {name: getattr(hint, "__metadata__", ()) for name, hint in hints.items()}
    found = []
    for field in msgspec.structs.fields(kind):
        meaning = next(meta.description for meta in described[field.name] if meta.description)
        found.append((field.name, meaning, field.default))
    return found


def _sections() -> dict[str, type[Any]]:
    return dict(get_type_hints(Settings))


def _check_names(given: Mapping[str, Any], file: Path, text: str) -> None:
    sections = _sections()
    for section, keys in given.items():
        if section not in sections or not isinstance(keys, dict):
            raise BadSettings(_unknown(f"{file}, line {_line(text, None, section)}", "part", section, sections))
        known = [name for name, _, _ in fields(sections[section])]
        for key in keys:
            if key not in known:
                where = f"{file}, line {_line(text, section, key)}"
                raise BadSettings(_unknown(where, f"key in [{section}]", key, known))


def _unknown(where: str, what: str, name: str, known: Any) -> str:
    near = difflib.get_close_matches(name, list(known), 1, 0.5)
    hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(known)}."
    return f"{where}: there is no {what} {name!r}; {hint}"


def _line(text: str, section: str | None, key: str) -> int:
    """The line of a key in its section, or of a section."""
    here = None
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*\[\s*([\w-]+)\s*\]", line)
        if header:
            here = header[1]
        if section is None and (here == key or re.match(rf"\s*{re.escape(key)}\s*[.=]", line)):
            return number
        if section is not None and here == section and re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=", line):
            return number
    return 1


def _variable(variable: str) -> tuple[str, str]:
    """The section and the key that a variable sets."""
    names = {
        f"{PREFIX}{section}_{name}".upper(): (section, name)
        for section, kind in _sections().items()
        for name, _, _ in fields(kind)
    }
    if variable not in names:
        raise BadSettings(_unknown("In the environment", "variable", variable, names))
    return names[variable]


def _parsed(kind: type[Any], key: str, value: str) -> Any:
    """A variable's text, as a list where one is wanted."""
    default = next(default for name, _, default in fields(kind) if name == key)
    return [one.strip() for one in value.split(",") if one.strip()] if isinstance(default, tuple) else value


def _place(file: Path | None, text: str, environment: Mapping[str, str], section: str, key: str) -> tuple[str, bool]:
    """Where a key is set, in words; and whether that is a variable, whose value is always text."""
    variable = f"{PREFIX}{section}_{key}".upper()
    if variable in environment:
        return variable, True
    return f"{file}, line {_line(text, section, key)}: {key} in [{section}]", False


def _section(kind: type[Any], keys: Mapping[str, Any], place: Callable[[str], tuple[str, bool]]) -> Any:
    hints, made = get_type_hints(kind, include_extras=True), {}
    for key, value in keys.items():
        where, loose = place(key)
        try:
            made[key] = msgspec.convert(value, hints[key], strict=not loose)
            CHECKS.get(key, _anything)(made[key])
        except (msgspec.ValidationError, ValueError) as error:
            raise BadSettings(f"{where} cannot be {value!r}: {error}.") from error
    return kind(**made)


def _anything(value: Any) -> None:
    pass


def _networks(texts: tuple[str, ...]) -> None:
    for text in texts:
        ip_network(text, strict=False)


def check_proxies(texts: tuple[str, ...]) -> None:
    """Refuse, with a ValueError, what is neither addresses nor networks, nor `*` for whoever is before the server."""
    for text in texts:
        if text != "*":
            ip_network(text.strip())


def check_address(text: str) -> None:
    """Refuse, with a ValueError, what is no address that a browser could open."""
    if text and not re.fullmatch(r"https?://[^/\s]+/?", text):
        raise ValueError("it must begin with http:// or https://, and end with the name")


def _languages(codes: tuple[str, ...]) -> None:
    for code in codes:
        if code not in CODES:
            raise ValueError(f"{code!r} is not spoken here; there are: {', '.join(CODES)}")


CHECKS: dict[str, Callable[[Any], object]] = {
    "open_from": _networks,
    "read_from": _networks,
    "trusted_proxies": check_proxies,
    "public_address": check_address,
    "languages": _languages,
    "programs": allowed,
}


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return msgspec.json.encode(value).decode()
