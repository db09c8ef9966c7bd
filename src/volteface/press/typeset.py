"""Pages as one PDF: drawings as SVG, words around them by typst, which embeds its fonts."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from volteface.core.printing import FONT, INK, path

if TYPE_CHECKING:
    from collections.abc import Sequence

    from volteface.core.printing import Ink, Say
    from volteface.press.job import Job
    from volteface.press.layout import Sheet

FOLD_LINE = "stroke-dasharray='2 1.5'"
_COLOUR = re.compile(r"#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})\b")


def pdf(job: Job, sheets: Sequence[Sheet], say: Say, lang: str) -> bytes:
    """The pages of a job as a PDF; below each stand the game, the seed and its number."""
    import typst

    game = say(f"game-{job.game}")
    data = {
        "lang": lang,
        "font": FONT,
        "title": game,
        "foot": f"{game} · {say('print-seed', seed=job.seed)}" if job.seed else game,
        "pages": [
            {
                "width": sheet.width,
                "height": sheet.height,
                "svg": drawn(sheet, job.ink),
                "title": sheet.batch.title if sheet.batch and sheet.headed else "",
                "hint": say(sheet.hint) if sheet.hint else "",
                "note": sheet.batch.note if sheet.batch and sheet.headed else "",
                "headed": sheet.headed,
            }
            for sheet in sheets
        ],
    }
    inputs = {"data": json.dumps(data)}
    made = typst.compile(_template(), sys_inputs=inputs, ignore_system_fonts=True, timestamp=0)
    assert isinstance(made, bytes)
    return made


def drawn(sheet: Sheet, ink: Ink = "colour") -> str:
    """Everything on a page but its words, as SVG in millimetres."""
    parts = [path(f"M{x1:g} {y1:g}L{x2:g} {y2:g}", line=INK, wide=0.15) for x1, y1, x2, y2 in sheet.marks]
    if sheet.fold is not None:
        parts.append(path(f"M{sheet.fold:g} 10V{sheet.height - 8:g}", line="#888888", wide=0.25, more=FOLD_LINE))
    defs = ""
    if sheet.batch is not None:
        defs = f"<defs>{sheet.batch.defs}</defs>"
        for spot in sheet.spots:
            piece = sheet.batch.pieces[spot.piece]
            face = piece.front if spot.side == "front" else piece.back
            parts.append(f'<g transform="translate({spot.x:g} {spot.y:g})">{face}</g>')
    parts.append(sheet.drawing)
    size = f'width="{sheet.width:g}mm" height="{sheet.height:g}mm" viewBox="0 0 {sheet.width:g} {sheet.height:g}"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{defs}{"".join(parts)}</svg>'
    return svg if ink == "colour" else _COLOUR.sub(_grey, svg)


def _grey(colour: re.Match[str]) -> str:
    """A colour as grey of the same lightness, for paper and eyes that have no colours."""
    red, green, blue = (int(part, 16) for part in colour.groups())
    level = round(0.299 * red + 0.587 * green + 0.114 * blue)
    return f"#{level:02x}{level:02x}{level:02x}"


@cache
def _template() -> bytes:
    return (files(__package__) / "sheet.typ").read_bytes()
