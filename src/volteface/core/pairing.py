"""What a game declares for a pairing: phones beside a real box that deal its cards and share one clock.

A game that can be paired names a module in its `PARTS` as `pairing`; this is what the module has. A run is all that a
game remembers of a pairing: whose round it is, the card in hand, the points. It is a value, and only the game knows
what is in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping

    from volteface.core.game import Seed

Run = TypeVar("Run")
Light = Literal["hidden", "card", "open"]
"""How much of a round may be seen: nothing of its card; what a builder sees while the clock runs; all of it."""


class Paired(Protocol[Run]):
    """How a game is played with phones and the pieces of its box."""

    PHONES: range  # for how many phones
    WORDS: int  # how many words are said until the clock stops, the last of two by another phone than the first
    COUNTDOWN: int  # milliseconds that still run after the last word
    AGREES: (
        bool  # whether builders are partners who must agree: that it is right, and on giving up; else each may stop it
    )

    def read_options(self, given: Mapping[str, object]) -> Any:
        """What a pairing can choose, checked; Malformed if a name or a value cannot be."""

    def begin(self, options: Any, phones: int, seed: Seed) -> Run:
        """A run for so many phones, before its first card."""

    def deal(self, run: Run, seed: Seed) -> Run:
        """The run with the card of its next round in hand. May take a while."""

    def builders(self, run: Run) -> tuple[int, ...]:
        """The phones that build in the round in hand or, between two rounds, in the next one."""

    def limit(self, run: Run) -> int | None:
        """The milliseconds that the round in hand may take, if it has a limit."""

    def ended(self, run: Run, *, right: bool, time: int) -> Run:
        """The run after its round has ended: whether it was right, and after how many milliseconds."""

    def is_over(self, run: Run) -> bool:
        """Whether no round comes any more."""

    def view(self, run: Run, phone: int | None, light: Light) -> object:
        """What this phone may see, or somebody who only looks on; closed by default."""

    def format_run(self, run: Run) -> Mapping[str, object]:
        """A run with a card in hand, or after its round, ready for JSON, with all of its secrets."""

    def parse_run(self, fields: Mapping[str, object]) -> Run:
        """The run that was formatted so."""
