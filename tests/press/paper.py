"""A printed file as somebody sees it who holds it: pages as pictures, words where they stand, fonts."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pypdfium2
from numpy.typing import NDArray
from pypdfium2 import raw

from volteface import press
from volteface.core.printing import Batch
from volteface.locales import language
from volteface.press.layout import Sheet
from volteface.press.paper import Spot

DOTS = 5.0  # a millimetre, of a picture
POINT = 72 / 25.4  # a millimetre in points
Picture = NDArray[np.uint8]


class Print(NamedTuple):
    """A job that was printed: what lies where, and the file."""

    sheets: list[Sheet]
    file: pypdfium2.PdfDocument

    def picture(self, page: int) -> Picture:
        """A page as a picture of red, green and blue."""
        drawn = self.file[page].render(scale=DOTS / POINT, rev_byteorder=True).to_numpy()
        return np.ascontiguousarray(drawn[:, :, :3])

    def words(self, page: int, spot: Spot, batch: Batch) -> list[str]:
        """What is written on a piece, line by line."""
        text = self.file[page].get_textpage()
        top = self.sheets[page].height - spot.y
        box = (spot.x, top - batch.height, spot.x + batch.width, top)
        found: str = text.get_text_bounded(*(side * POINT for side in box))
        return found.split()


def printed(game: str, what: tuple[str, ...] = (), lang: str = "en", **options: Any) -> Print:
    """A game's things on paper; options are those of the paper, and `wish`."""
    say = language(lang).say
    job = press.read(game, what, options.pop("wish", {}), **options)
    sheets = list(press.sheets(job, say))
    made = Print(sheets, pypdfium2.PdfDocument(press.pdf(job, sheets, say, lang)))
    assert len(made.file) == len(sheets)
    return made


def cut(picture: Picture, spot: Spot, batch: Batch) -> Picture:
    """The part of a page's picture that is a piece."""
    left, top = round(spot.x * DOTS), round(spot.y * DOTS)
    return picture[top : top + round(batch.height * DOTS), left : left + round(batch.width * DOTS)]


def extents(piece: Picture) -> tuple[float, float, float, float]:
    """How far from the left, right, top and bottom edge of a piece something is drawn, in millimetres."""
    dark = np.any(piece < 235, axis=2)
    columns, rows = np.flatnonzero(np.any(dark, axis=0)), np.flatnonzero(np.any(dark, axis=1))
    high, wide = dark.shape
    ends = (columns[0], wide - 1 - columns[-1], rows[0], high - 1 - rows[-1])
    return ends[0] / DOTS, ends[1] / DOTS, ends[2] / DOTS, ends[3] / DOTS


def fonts(file: pypdfium2.PdfDocument) -> dict[str, bool]:
    """The fonts of all words, and whether each is in the file."""
    found: dict[str, bool] = {}
    for page in file:
        for thing in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT], max_depth=8):
            font = raw.FPDFTextObj_GetFont(thing.raw)
            name = bytes(64)
            raw.FPDFFont_GetBaseFontName(font, name, 64)
            found[name.rstrip(b"\0").decode()] = bool(raw.FPDFFont_GetIsEmbedded(font))
    return found
