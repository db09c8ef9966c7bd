"""What `legal` offers: every move as its text, with what it would bring."""

from __future__ import annotations

import msgspec


class Preview(msgspec.Struct, frozen=True):
    """What a move would bring."""

    left: int  # stones in the pile


class Choice(msgspec.Struct, frozen=True):
    """A move, and its preview."""

    move: str
    preview: Preview
