"""What all HTTP doors ask of a request: which house it came to, who asks, and whether that is too often."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request
from litestar.params import PathParameter

from volteface.server.identity import COOKIE, no_guest

if TYPE_CHECKING:
    from volteface.rooms.hub import Hub
    from volteface.server.house import House

AnyRequest = Request[Any, Any, Any]
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
    house_of(request).limit(limit, request.client.host if request.client else "")


def address(request: AnyRequest, path: str) -> str:
    """Where people find a page of ours: at the public address, or at the one they asked at."""
    return (request.app.state.public_url or str(request.base_url).rstrip("/")) + path
