"""What `legal` offers in Recto Verso: whole moves where they are few, else kinds of move with the pieces for them."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType


class Preview(msgspec.Struct, frozen=True):
    """With what a kind of move can be made; a whole move needs none."""

    pieces: dict[str, tuple[str, ...]] | UnsetType = UNSET  # a piece's letter: the ways it can lie, at the origin
    stacks: dict[str, str] | UnsetType = UNSET  # a piece's letter: those of the pieces that come along with it


class Choice(msgspec.Struct, frozen=True):
    """A move or a kind of move, and its preview."""

    move: str
    preview: Preview
