"""TypeScript for every message and view, made from the Python types by way of JSON Schema: `make types`.

python -m volteface.server.schema web/src/generated            writes the files
python -m volteface.server.schema web/src/generated --check    fails if they are stale
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, get_args

import msgspec

from volteface import games
from volteface.server import messages
from volteface.table import commands

HEAD = "// Made from the Python types by `make types`: do not edit.\n"


def typescript(types: list[Any]) -> str:
    """TypeScript interfaces for these types and all they hold."""
    anything = {"title": "anything"}
    _, components = msgspec.json.schema_components(types, schema_hook=lambda _: anything, ref_template="{name}")
    return HEAD + "".join(f"\n{_declared(name, schema)}\n" for name, schema in sorted(components.items()))


def files() -> dict[str, str]:
    """All generated files by name."""
    wire = [commands.AnyCommand, messages.ServerMessage, messages.GuestWish, messages.Me, messages.TableWish]
    wire += [messages.TableLink, messages.LobbyEntry, messages.TableInfo, messages.SeatLinkWish, messages.SeatLink]
    wire += [messages.SeatClaim, messages.GameInfo, messages.ReplayView, messages.ReviewLine]
    made = {"messages.ts": typescript(wire)}
    made["messages.ts"] += _union("Command", get_args(commands.AnyCommand))
    made["messages.ts"] += _union("ServerMessage", get_args(messages.ServerMessage))
    for name in games.NAMES:
        state = import_module(f"{games.find(name).__name__}.state")  # type: ignore[attr-defined]
        views = get_args(state.View) or (state.View,)  # one kind of view, or a union of several
        review = f"{games.find(name).__name__}.review"  # type: ignore[attr-defined]
        reviews = [import_module(review).Review] if find_spec(review) else []
        made[f"{name}.ts"] = typescript([*views, state.Options, *reviews])
        if len(views) > 1:
            made[f"{name}.ts"] += _union("View", views)
    return made


def _union(name: str, types: tuple[Any, ...]) -> str:
    return f"\nexport type {name} = {' | '.join(kind.__name__ for kind in types)};\n"


def _declared(name: str, schema: dict[str, Any]) -> str:
    about = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{about}export type {name} = {_type(schema)};"
    required = set(schema.get("required", ()))
    lines = [
        f"  {field}{'' if field in required or 'const' in of else '?'}: {_type(of)};"
        for field, of in schema["properties"].items()
    ]
    return f"{about}export interface {name} {{\n" + "\n".join(lines) + "\n}"


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
