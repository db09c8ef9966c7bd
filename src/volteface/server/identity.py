"""Who somebody is, without accounts: a guest has a signed cookie, and a seat can be moved by a signed private link.

Signatures are HMAC-SHA256 with a key that lives beside the store. A seat link names the event by which the seat was
taken, so it is spent as soon as the seat has moved.
"""

from __future__ import annotations

import base64
import hmac
import os
import secrets
from typing import TYPE_CHECKING

import msgspec

from volteface.core.errors import NotYours
from volteface.table.decide.rights import spent_link

if TYPE_CHECKING:
    from pathlib import Path

COOKIE = "volteface_guest"
COOKIE_AGE = 400 * 24 * 3600
LINK_AGE = 24 * 3600 * 1000
KEY_SIZE = 32
ANIMALS = (
    *("Heron", "Otter", "Lynx", "Finch", "Marten", "Curlew"),
    *("Squirrel", "Plover", "Hare", "Swift", "Newt", "Wren"),
)


class _Link(msgspec.Struct, array_like=True):
    table: str
    seat: int
    since: int
    until: int


class Signer:
    """Signs and reads cookies and links with one secret key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def cookie(self, guest: str) -> str:
        """The cookie of a guest."""
        return f"{guest}.{self._sign('guest', guest.encode())}"

    def guest(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None if it is not ours."""
        guest, _, signature = (cookie or "").partition(".")
        return guest if guest and self._fits("guest", guest.encode(), signature) else None

    def seat_link(self, table: str, seat: int, since: int, now: int) -> str:
        """A token that moves a seat to whoever shows it, within a day."""
        body = msgspec.json.encode(_Link(table, seat, since, now + LINK_AGE))
        return f"{base64.urlsafe_b64encode(body).decode()}.{self._sign('seat', body)}"

    def read_seat_link(self, token: str, now: int) -> _Link:
        """What a token says, if it is ours and still young."""
        text, _, signature = token.partition(".")
        try:
            body = base64.urlsafe_b64decode(text.encode())
            link = msgspec.json.decode(body, type=_Link) if self._fits("seat", body, signature) else None
        except (ValueError, msgspec.MsgspecError):
            link = None
        if link is None or link.until < now:
            raise spent_link()
        return link

    def _sign(self, purpose: str, body: bytes) -> str:
        return hmac.new(self._key, purpose.encode() + b"/" + body, "sha256").hexdigest()[:40]

    def _fits(self, purpose: str, body: bytes, signature: str) -> bool:
        return hmac.compare_digest(self._sign(purpose, body).encode(), signature.encode())


def no_guest() -> NotYours:
    """The error for somebody who is nobody yet."""
    return NotYours("no-guest", "Say who you are first: POST /api/guest.")


def secret_key(folder: Path) -> bytes:
    """The key beside the store, made on first use, readable by its owner only; one that is not whole is replaced."""
    file = folder / "secret.key"
    folder.mkdir(parents=True, exist_ok=True)
    if not file.exists() or file.stat().st_size != KEY_SIZE:
        draft = folder / f"secret.{os.getpid()}.new"
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as opened:
            opened.write(secrets.token_bytes(KEY_SIZE))
            opened.flush()
            os.fsync(opened.fileno())
        draft.replace(file)
    return file.read_bytes()


def new_guest() -> str:
    """A new guest's id."""
    return secrets.token_hex(12)


def given_name(guest: str) -> str:
    """The name of a guest who has chosen none: an animal and a number, which clients say in their reader's language.

    It begins with a space, as no chosen name does: a name that somebody typed is shown as it was typed.
    """
    return f" {ANIMALS[int(guest[:4], 16) % len(ANIMALS)]} {int(guest[4:8], 16) % 90 + 10}"
