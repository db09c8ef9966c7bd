"""A first game of Verso that teaches: its steps, among them the worked examples of the rulebook."""

from __future__ import annotations

from volteface.core.lesson import Do, Step
from volteface.games.verso.notation import parse_position

_GAIL = "seat 0+0 B2/G1:1? B6/G5:1? G6/B5:1?; seat 0+0 G1/O2:1?"
_BEN = "seat 0+0 B3/O4:1? O6/B5:3? B*/O1:1?; seat 0+0 G1/O2:1? B2/O1:1?; seat 0+0 B1/G6:1? B*/O3:1? G6/O5:1?"
_HELEN = "seat 5+0 B1/G2:1? B2/G3:1? B5/G6:1? G1/O2:1? G3/O4:1? O2/B3:1? O4/B5:1? O6/B1:1?; seat 4+0 B3/G4:1?"
_JOHN = (
    "seat 5+0 G2/B3:1? B2/G3:3?; "
    "seat 6+0 B1/O2:1? B3/O4:1? B5/O6:1? B6/O1:1? G1/B2:1? G3/B4:1? G4/B5:1? G6/O1:1? O3/G4:1? O5/G6:1?; "
    "seat 3+0 G5/B6:1? G1/O2:1?"
)
_LAST = "seat 21+7 B2/O3:1? O4/B3:3? O1/G2:3? B2/G3:3? G4/O5:1? O5/G6:1?; seat 27+0 B4/G5:1?"
_ALONE = "seat 9+0 B2/G3:1? G4/B5:1? G5/O6:1? O1/B2:1?"

STEPS = (
    Step(
        "card",
        ("V1", "V2", "V4"),
        parse_position(
            "verso turn 0; seat 0+0 O4/G3:1?; seat 0+0; deck O4/B5:1 G2/O3:1 O3/B4:3 G6/B1:1 B3/G2:1; discards"
        ),
        right=("flip",),
        then=(Do(1, "keep"),),
    ),
    Step("keep", ("V3", "V4", "V5"), right=("keep",)),
    Step(
        "chances",
        ("V2", "V4"),
        parse_position(f"verso turn 0; {_GAIL}; deck O5/B6:1 G3/O2:1 B4/O3:1 O1/G2:1; discards"),
        right=("keep",),
    ),
    Step(
        "bank",
        ("V3", "V5", "V6"),
        parse_position(f"verso turn 0; {_BEN}; deck G3/B4:1 O2/G3:1 B6/O5:1 G4/O3:1; discards"),
        right=("bank blue 3-5 *4",),
    ),
    Step("neighbours", ("V6", "V7", "V8")),
    Step(
        "square",
        ("V9",),
        parse_position(f"verso turn 0; {_HELEN}; deck G5/O6:1 O3/B2:1 B4/G3:1 G2/B1:1; discards"),
        right=("keep",),
    ),
    Step(
        "gift",
        ("V6", "V7", "V9"),
        parse_position(f"verso turn 0; {_JOHN}; deck B4/G3:1 O2/B1:1 G2/O3:1 B2/O1:1; discards"),
        right=("bank green 2-3",),
    ),
    Step(
        "last",
        ("V10",),
        parse_position(f"verso last; {_LAST}; deck; discards"),
        right=("bank green 2-4",),
        then=(Do(1, "pass"),),
    ),
    Step(
        "alone",
        ("V11", "V12"),
        parse_position(f"verso turn 0; {_ALONE}; deck O2/G1:1 B3/G4:1 O5/B4:1 G1/O2:1 B6/G1:1; discards"),
        right=("keep",),
        more=True,
    ),
)
