"""Begin a new game: write the template of a small, whole one into the project, under its own name.

    python examples/new_game.py take-away

`examples/new_game/` lies as the project does. Its files go to the same places, with the new name for its own; lines for
a file that is already there, such as those of a language, go to the end of it. The two registries get a line each.
What comes next stands in CONTRIBUTING.md, "Adding a game".
"""

from __future__ import annotations

import argparse
import keyword
import re
import sys
from pathlib import Path

TEMPLATE = Path(__file__).with_suffix("")
SERVER, CLIENT = Path("src/volteface/games/__init__.py"), Path("web/src/games/index.ts")


def spellings(name: str) -> dict[str, str]:
    """How the template spells its name, and how the new game is spelled there."""
    first, *others = name.split("-")
    camel = first + "".join(map(str.title, others))
    title = name.replace("-", " ").title()
    return {"new-game": name, "new_game": name.replace("-", "_"), "newGame": camel, "New Game": title}


def renamed(text: str, name: str) -> str:
    """A text of the template as the new game has it."""
    for old, new in spellings(name).items():
        text = text.replace(old, new)
    return text


def check(name: str, tree: Path) -> None:
    """Refuse a name that cannot be one, and a game that is there."""
    if not re.fullmatch(r"[a-z]+(-[a-z]+)*", name) or keyword.iskeyword(name):
        raise SystemExit(
            f"{name!r} cannot be a game's name: use small letters, words joined by hyphens, as in take-away."
        )
    missing = [place for place in (SERVER, CLIENT) if not (tree / place).exists()]
    if missing:
        raise SystemExit(f"{tree} is not this project: it has no {missing[0]}. Name another tree with --into.")
    folder = SERVER.parent / name.replace("-", "_")
    if f'"{name}"' in (tree / SERVER).read_text("utf-8") or (tree / folder).exists():
        raise SystemExit(f"There is a game {name} already, in {folder}: choose another name, or remove that one first.")


def write(name: str, tree: Path) -> list[Path]:
    """Put the game into the tree; gives the files that were written."""
    written = []
    for source in sorted(TEMPLATE.rglob("*")):
        if not source.is_file() or "__pycache__" in source.parts:
            continue
        place = Path(renamed(str(source.relative_to(TEMPLATE)), name))
        text, file = renamed(source.read_text("utf-8"), name), tree / place
        if file.exists():
            before = file.read_text("utf-8")
            text = before + without_known(text, before)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        written.append(place)
    return [*written, *register(name, tree)]


def without_known(lines: str, before: str) -> str:
    """Messages in one line that a language has already, such as an option of the same name, are not said twice."""
    known = set(re.findall(r"^[\w-]+ = ", before, re.MULTILINE))
    kept = [line for line in lines.splitlines(keepends=True) if not line.startswith(tuple(known))]
    return "".join(kept)


def register(name: str, tree: Path) -> list[Path]:
    """Add the game to the server's registry and to the client's."""
    camel = spellings(name)["newGame"]
    entry = camel if camel == name else f"'{name}': {camel}"
    door = f"import {{ door as {camel} }} from './{name}/door';\n"
    change(tree / SERVER, r'^(NAMES = \(.*"),?\)$', rf'\1, "{name}")')
    change(tree / CLIENT, r"^((?:import .*\n)*import \{ door as .*\n)", rf"\1{door}")
    change(tree / CLIENT, r"^(export const games: [^{]*\{\n(?:  .*\n)*)", rf"\1  {entry},\n")
    return [SERVER, CLIENT]


def change(file: Path, pattern: str, replacement: str) -> None:
    """Put in a line where the pattern finds the place for it."""
    text, count = re.subn(pattern, replacement, file.read_text("utf-8"), count=1, flags=re.MULTILINE)
    if not count:
        raise SystemExit(f"{file} has no place for the new game that this script knows: add the line by hand.")
    file.write_text(text, encoding="utf-8")


def main() -> None:
    """Read the command line, and write the game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", help="what it is called in addresses and files: take-away")
    parser.add_argument(
        "--into", type=Path, default=Path(__file__).parents[1], help="the tree of the project, if another"
    )
    asked = parser.parse_args()
    check(asked.name, asked.into)
    for place in write(asked.name, asked.into):
        sys.stdout.write(f"{place}\n")
    sys.stdout.write("Next: make types format check, and the rest of “Adding a game” in CONTRIBUTING.md.\n")


if __name__ == "__main__":
    main()
