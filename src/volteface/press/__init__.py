"""The press: what games draw, laid out on paper and set as a PDF.

    job.read(game, what, ...)     what is to be printed, checked
      job.sheets(...)             the game's pieces on pages: fold.py, duplex.py, plain pages
        typeset.pdf(...)          one PDF, fonts embedded

Fold-over sheets are the usual way, because printers that print both sides drift by millimetres:

      +-------+ ¦ +-------+
      | front | ¦ | back  |     fold along the line, glue, then cut at the marks
      +-------+ ¦ +-------+
"""

from volteface.press.job import Job, read, sheets
from volteface.press.typeset import pdf

__all__ = ["Job", "pdf", "read", "sheets"]
