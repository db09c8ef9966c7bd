"""What a phone can ask for: a closed set of messages.

Each says which round it is about, where that matters, so that one that comes late or twice does no harm: then nothing
needs a key.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """Something asked for."""


class Choose(Asked, frozen=True):
    """Before a game: play by these options from now on."""

    options: dict[str, Any]


class Ready(Asked, frozen=True):
    """Be ready for the round after this one, or not any more."""

    round: Number
    on: bool = True


class Word(Asked, frozen=True):
    """Say the first or second word of this round."""

    round: Number
    word: Annotated[int, msgspec.Meta(ge=1, le=2)]


class Unsay(Asked, frozen=True):
    """Take back the word that one has said."""

    round: Number


class Stop(Asked, frozen=True):
    """Give this round up, or go on after all; where builders must agree it ends when all want it to."""

    round: Number
    on: bool = True


class Tell(Asked, frozen=True):
    """Say whether it is right; `asked` is how often one has been asked before, for this round."""

    round: Number
    right: bool
    asked: Number


class Again(Asked, frozen=True):
    """Between two rounds or at the end: back to the choice of options, and to a new game."""

    round: Number


AnyAsked = Choose | Ready | Word | Unsay | Stop | Tell | Again
decode = msgspec.json.Decoder(AnyAsked).decode
