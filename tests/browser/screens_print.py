"""Pictures of what is printed: the dialog with what each game has, and a page of every kind as it comes onto paper."""

from __future__ import annotations

import zlib
from functools import partial
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.press.paper import printed
from volteface import games
from volteface.core.printing import SHEET
from volteface.locales import language
from volteface.press.job import find

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.house import House
    from tests.browser.screens import Camera
    from tests.press.paper import Picture, Print

CARD = "hard ..../.K../BVVO/BBRO|..../..N./OYYY/ERRR"
MISSION = "3 BBBB BYBB VVYY/RRRR R..R YYYY/RRRR .... Y..Y"
FEW: dict[str, dict[str, object]] = {
    "recto-verso": {"count": 4, "seed": "screens", "these": CARD},
    "dessus-dessous": {"count": 6, "seed": "screens", "these": MISSION},
}
WAYS: dict[str, dict[str, Any]] = {
    "fold": {},
    "duplex": {"sides": "duplex", "lang": "fr"},
    "black": {"paper": "letter", "ink": "black", "lang": "de"},
}


def take(house: House, camera: Camera) -> None:
    """All of them."""
    camera.scene(house, "54-print", lambda: dialog(house, camera))
    for game in games.NAMES:
        camera.scene(house, f"55-paper-{game}", partial(paper, camera.folder, game))
    camera.scene(house, "55-paper-test", lambda: test_page(camera.folder))


def dialog(house: House, camera: Camera) -> None:
    """What can be chosen of each game, printed by folding and on both sides."""
    page = house.visit()
    page.get_by_role("button", name="Print", exact=True).click()
    choice = page.get_by_role("dialog")
    for game in games.NAMES:
        choice.get_by_role("combobox", name="Game").select_option(game)
        expect(
            choice.get_by_role("checkbox", name=language("en").say(f"print-what-{next(iter(find(game).THINGS))}"))
        ).to_be_checked()
        for box in choice.get_by_role("checkbox").all():
            box.check()
        choice.get_by_role("combobox", name="Backs").select_option("duplex" if game == "verso" else "fold")
        camera.take(page, f"54-print-{game}", sizes=[(320, 640), (390, 844), (844, 390), (1280, 800)])


def paper(folder: Path, game: str) -> None:
    """The first pages of everything that a game has, in colours, on both sides, and in black on other paper."""
    for way, options in WAYS.items():
        made = printed(game, tuple(find(game).THINGS), wish=FEW.get(game, {}), **options)
        for page in kinds(made):
            write(folder / f"55-paper-{game}-{way}-{page + 1:02}.png", made.picture(page))


def kinds(made: Print) -> list[int]:
    """The first page of each batch and what is on its other side; all pages where every piece is another board."""
    sheets = made.sheets
    firsts = [page for page, sheet in enumerate(sheets) if page == 0 or sheet.batch is not sheets[page - 1].batch]
    behind = [page + 1 for page in firsts if page + 1 < len(sheets) and not sheets[page + 1].headed]
    boards = [
        page for page, sheet in enumerate(sheets) if sheet.batch and (sheet.batch.width, sheet.batch.height) == SHEET
    ]
    return sorted({*firsts, *behind, *boards})


def test_page(folder: Path) -> None:
    """Both sides of the page that tells what a printer is off."""
    made = printed("verso", test=True, sides="duplex", offset=(1.5, -2.0))
    for page in range(len(made.sheets)):
        write(folder / f"55-paper-test-{page + 1:02}.png", made.picture(page))


def write(path: Path, picture: Picture) -> None:
    """Write a picture as PNG: eight bits a colour, no line told by another."""
    high, wide, _ = picture.shape
    lines = b"".join(b"\0" + line.tobytes() for line in picture)
    head = wide.to_bytes(4) + high.to_bytes(4) + bytes((8, 2, 0, 0, 0))
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(lines)), (b"IEND", b""))
    chunks = (len(data).to_bytes(4) + kind + data + zlib.crc32(kind + data).to_bytes(4) for kind, data in parts)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunks))
