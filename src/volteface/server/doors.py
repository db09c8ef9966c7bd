"""What all HTTP doors ask of a request: which house it came to, who asks, and whether that is too often."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from volteface.core.errors import NotYours
from volteface.rooms.messages import Refusal
from volteface.server.identity import COOKIE, no_guest
from volteface.server.metrics import is_from
from volteface.server.scope import asker_of

if TYPE_CHECKING:
    from volteface.rooms.hub import Hub
    from volteface.server.house import House

AnyRequest = Request[Any, Any, Any]
STATUS = {  # by the kind of a refusal
    "malformed": 400,
    "illegal": 409,
    "not-yours": 403,
    "stale": 409,
    "not-found": 404,
    "too-many": 429,
    "unready": 503,
}
REFUSED = {  # what every door may answer instead
    status: ResponseSpec(Refusal, generate_examples=False, description="Refused, with a sentence.")
    for status in (*sorted(set(STATUS.values())), 413, 500)
}
Code = Annotated[str, PathParameter(description="A table's code.", max_length=20)]


def house_of(request: AnyRequest) -> House:
    """The inside of this server."""
    house: House = request.app.state.house
    return house


def hub_of(request: AnyRequest) -> Hub:
    """The hub of this server."""
    return house_of(request).hub


def guest_of(request: AnyRequest) -> str:
    """The guest who asks, or NotYours."""
    guest = house_of(request).signer.guest(request.cookies.get(COOKIE))
    if guest is None:
        raise no_guest()
    return guest


def limited(request: AnyRequest, limit: str) -> None:
    """Refuse what comes too often from one address."""
    house_of(request).limit(limit, asker(request))


def check_opening(request: AnyRequest) -> None:
    """Refuse those who may not open anything on this server."""
    networks = request.app.state.config.open_from
    if networks and not is_from(asker(request), networks):
        raise NotYours("no-opening", "On this server only some may open tables: ask whoever runs it.")


def asker(request: AnyRequest) -> str:
    """The address that a request came from."""
    return asker_of(request.scope)


def address(request: AnyRequest, path: str) -> str:
    """Where people find a page of ours: at the public address, or at the one they asked at."""
    return (request.app.state.public_url or str(request.base_url).rstrip("/")) + path
