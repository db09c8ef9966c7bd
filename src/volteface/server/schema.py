"""TypeScript for every message and view, made from the Python types by way of JSON Schema: `make types`.

The numbers of each game's rules stand with its types; the frames of the lessons, and what the server says of its games,
are written beside them.

python -m volteface.server.schema web/src/generated            writes the files
python -m volteface.server.schema web/src/generated --check    fails if they are stale
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from volteface import games
from volteface.pairing.commands import AnyAsked
from volteface.pairing.look import Pair
from volteface.server import messages
from volteface.server.http import offers
from volteface.table import commands
from volteface.table.lesson import Lesson, lesson
from volteface.table.news import TableNews

HEAD = "// Made from the Python types by `make types`: do not edit.\n"

# What a game fills in: the parameters of a type, and the fields they stand in. Code that serves all games knows no
# parts of a game. For it they are `never`, which it can hand on to a game and do nothing else with.
VIEW, NEWS, CHOICE, CONSTANTS, REVIEW = "V = never", "N = never", "C = never", "K = never", "R = never"
GENERIC: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
    "Frame": (
        (VIEW, NEWS, CHOICE),
        {"view": "V | null", "news": "NewsItem<N | TableNews>[]", "legal": "Record<string, C[]>"},
    ),
    "NewsItem": ((NEWS,), {"news": "N"}),
    "ReplayStep": ((VIEW, NEWS), {"view": "V", "news": "N[]"}),
    "ReplayView": ((VIEW, NEWS), {"steps": "ReplayStep<V, N>[]"}),
    "ReviewLine": ((REVIEW,), {"review": "R"}),
    "Pair": ((VIEW,), {"view": "V | null"}),
    "GameInfo": ((CONSTANTS,), {"constants": "K"}),
    "LessonFrame": ((VIEW, NEWS, CHOICE), {"view": "V", "news": "N[]", "legal": "C[]"}),
    "LessonStep": (
        (VIEW, NEWS, CHOICE),
        {
            "begin": "LessonFrame<V, N, C> | null",
            "tries": "Record<string, LessonFrame<V, N, C>>",
            "then": "LessonFrame<V, N, C>[]",
        },
    ),
    "Lesson": ((VIEW, NEWS, CHOICE, CONSTANTS), {"constants": "K", "steps": "LessonStep<V, N, C>[]"}),
}
OF_GAME = {"options": "Options"}  # fields that are a game's own wherever they stand in its types
VERSION = """
/** The version of what goes over the WebSocket. */
export const WIRE = {};
"""
FRAME = """
import type * as Messages from './messages';

/** What has changed for a viewer of this game. */
export type Frame = Messages.Frame<View, News, Choice>;
"""


def typescript(types: list[Any], named: dict[str, str] | None = None) -> str:
    """TypeScript interfaces for these types and all they hold; fields in `named` have the types that stand there."""
    anything = {"title": "anything"}
    _, components = msgspec.json.schema_components(types, schema_hook=lambda _: anything, ref_template="{name}")
    return "".join(f"\n{_declared(name, schema, named or {})}\n" for name, schema in sorted(components.items()))


def files() -> dict[str, str]:
    """All generated files by name."""
    wire = [commands.AnyCommand, TableNews, messages.ServerMessage, messages.GuestWish, messages.Me, messages.TableWish]
    wire += [
        messages.HouseInfo,
        messages.TableLink,
        messages.LobbyEntry,
        messages.TableInfo,
        messages.SeatLinkWish,
        messages.SeatLink,
    ]
    wire += [messages.SeatClaim, messages.GameInfo, messages.Solution]
    wire += [messages.PairingWish, messages.PairingLink]
    wire += [
        messages.GameSeats,
        messages.ReplayView,
        messages.ReviewLine,
        messages.PrintInfo,
        messages.PrintProgress,
        Lesson,
    ]
    made = {"messages.ts": HEAD + VERSION.format(messages.WIRE) + typescript(wire)}
    made["messages.ts"] += _union("Command", get_args(commands.AnyCommand))
    made["messages.ts"] += _union("TableNews", get_args(TableNews))
    made["messages.ts"] += _union("ServerMessage", get_args(messages.ServerMessage))
    made["games.json"] = msgspec.json.encode(offers()).decode() + "\n"
    made["pairing.ts"] = HEAD + typescript([AnyAsked, Pair]) + _union("Asked", get_args(AnyAsked))
    for name in games.NAMES:
        types = games.types(name)
        unions = {kind: get_args(of) for kind, of in types.items() if get_args(of)}
        single = [of for kind, of in types.items() if kind not in unions]
        text = typescript([*single, *(part for parts in unions.values() for part in parts)], OF_GAME)
        made[f"{name}.ts"] = HEAD + FRAME + text + "".join(_union(kind, parts) for kind, parts in unions.items())
        numbers = msgspec.json.encode(games.find(name).CONSTANTS).decode()
        made[f"{name}.ts"] += (
            f"\n/** For pages that need no server. */\nexport const CONSTANTS: Constants = {numbers};\n"
        )
        steps = games.lesson(name)
        if steps is not None:
            made[f"{name}-lesson.json"] = msgspec.json.encode(lesson(games.find(name), steps)).decode() + "\n"
    return made


def _union(name: str, types: tuple[Any, ...]) -> str:
    return f"\nexport type {name} = {' | '.join(kind.__name__ for kind in types)};\n"


def _declared(name: str, schema: dict[str, Any], named: dict[str, str]) -> str:
    about = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{about}export type {name} = {_type(schema)};"
    parameters, own = GENERIC.get(name, ((), {}))
    filled = named | own
    required = set(schema.get("required", ()))
    lines = [
        f"  {field}{'' if field in required or 'const' in of else '?'}: {filled.get(field) or _type(of)};"
        for field, of in schema["properties"].items()
    ]
    generic = f"<{', '.join(parameters)}>" if parameters else ""
    return f"{about}export interface {name}{generic} {{\n" + "\n".join(lines) + "\n}"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    if "enum" in schema or "const" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema.get("enum", [schema.get("const")]))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
        case "array":
            item = _type(schema.get("items") or {})
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object":
            return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
    return "unknown"


def main(folder: Path, *, check: bool) -> int:
    """Write the files, or say which are stale."""
    stale = []
    for name, text in files().items():
        file = folder / name
        if file.exists() and file.read_text("utf-8") == text:
            continue
        stale.append(name)
        if not check:
            folder.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    if check and stale:
        sys.stderr.write(f"Stale: {', '.join(stale)}. Run: make types\n")
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), check="--check" in sys.argv))
