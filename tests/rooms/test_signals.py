"""What somebody shows reaches bots, too, for a moment: a bot can heed what a hand holds."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from volteface.core.game import Phrase
from volteface.games import recto_verso
from volteface.rooms.messages import Shown
from volteface.rooms.others import Nobody
from volteface.rooms.talk import FRESH, Talks
from volteface.table import commands as asked
from volteface.table.state import Clock

START = 1_000_000


def test_a_bot_knows_for_a_moment_what_a_seat_has_shown() -> None:
    now = START + 500
    table = SimpleNamespace(
        id="t", game=recto_verso, status="open", muted=(), clock=Clock(start=START, base=7000), seats_of=lambda _: (1,)
    )
    hub = SimpleNamespace(now=lambda: now, others=Nobody())
    signals = recto_verso.signals(recto_verso.Options())
    talks = Talks(cast("Any", SimpleNamespace(table=table, hub=hub, signals=signals, viewers=())), [])

    def show(kind: str, **facts: object) -> None:
        talks.show("bob", asked.Signal(key="k", kind=kind, facts=facts))

    show("hold", pieces="B")
    show("shout", pieces="B")
    assert talks.heard() == (Phrase(1, "hold", {"pieces": "B"}, 7500),)
    show("hold", pieces="")
    assert talks.heard() == (Phrase(1, "hold", {"pieces": ""}, 7500),), "only the last of a kind"
    now += FRESH + 1
    assert talks.heard() == ()
    show("hold", pieces="K")
    table.clock = Clock(start=now + 10, base=9000)
    assert talks.heard() == (), "it was shown in the round before"


def test_a_bot_shows_its_hand_to_all_who_look() -> None:
    shown: list[Shown] = []
    hub = SimpleNamespace(others=Nobody())
    room = SimpleNamespace(viewers=[SimpleNamespace(signal=shown.append)] * 2, hub=hub)
    Talks(cast("Any", room), []).display(1, {"hold": {"pieces": "K"}, "hand": {"pieces": {"K": "00.0"}}})
    assert [(one.seat, one.kind) for one in shown] == [(1, "hold"), (1, "hold"), (1, "hand"), (1, "hand")]
