"""The test page of two-sided printing: a cross in front, scales behind it that tell how far the printer is off.

Held against the light, each line of the front's cross meets a scale of the back; the two numbers there are the offset.
They grow to the right and downwards, as one looks at the back. A ruler shows whether the printer keeps the size.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.core.printing import INK, SOFT, moved, path, text
from volteface.press.layout import Sheet
from volteface.press.paper import turns

if TYPE_CHECKING:
    from volteface.press.paper import Paper

REACH = 10  # millimetres on each side of the middle
AWAY = 30.0  # of a scale from the middle
ARM = 45.0  # of the cross
RULER = 100


def trial(paper: Paper, offset: tuple[float, float]) -> tuple[Sheet, Sheet]:
    """Front and back; an offset that is set already moves the back, so that one sees whether it is right."""
    width, height = turns(paper)[0]
    x, y = width / 2, height / 2
    cross = path(f"M-{ARM:g} 0h{2 * ARM:g}M0-{ARM:g}v{2 * ARM:g}", line=INK, wide=0.2)
    front = Sheet(width, height, None, drawing=moved(cross + _ruler(), x, y), hint="print-test-front")
    back = Sheet(width, height, None, drawing=moved(_scales(), x + offset[0], y + offset[1]), hint="print-test-back")
    return front, back


def _scales() -> str:
    """A level scale above the middle and an upright one to the left of it, in millimetres."""
    drawn = [
        text(0, -AWAY - 12, 5, "x"),
        text(-AWAY - 16, 1.6, 5, "y"),
        path(f"M-{REACH} -{AWAY:g}h{2 * REACH}M-{AWAY:g} -{REACH}v{2 * REACH}", line=INK, wide=0.2),
    ]
    for half in range(-2 * REACH, 2 * REACH + 1):
        at, long = half / 2, 5.0 if half % 10 == 0 else 3.0 if half % 2 == 0 else 1.5
        drawn.append(path(f"M{at:g} -{AWAY:g}v-{long:g}M-{AWAY:g} {at:g}h-{long:g}", line=INK, wide=0.12))
        if half % 10 == 0:
            words = f"{half // 2:+}" if half else "0"
            drawn.append(text(at, -AWAY - 6.2, 3, words, fill=SOFT))
            drawn.append(text(-AWAY - 6.2, at + 1, 3, words, fill=SOFT, at="end"))
    return "".join(drawn)


def _ruler() -> str:
    """A line of exactly ten centimetres below the cross."""
    y = ARM + 25
    ticks = "".join(f"M{x - RULER / 2:g} {y:g}v-{4 if x % 50 == 0 else 2}" for x in range(0, RULER + 1, 10))
    return path(f"M-{RULER / 2:g} {y:g}h{RULER}{ticks}", line=INK, wide=0.2) + text(
        0, y + 6, 4, f"{RULER} mm", fill=SOFT
    )
