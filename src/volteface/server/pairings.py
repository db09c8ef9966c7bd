"""The HTTP doors of pairings: opening one, and finding it by its code."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from volteface.server.doors import REFUSED, AnyRequest, Code, address, check_opening, guest_of, house_of, limited
from volteface.server.messages import PairingLink, PairingWish


@post("/api/pairings", responses=REFUSED)
async def open_pairing(request: AnyRequest, data: JSONBody[PairingWish]) -> PairingLink:
    """Open a pairing: phones beside a real box, which deal its cards and share one clock."""
    guest = guest_of(request)
    limited(request, "tables")
    check_opening(request)
    code = await house_of(request).pairings.open(guest, data.game, data.options)
    return PairingLink(code, data.game, address(request, f"/pair/{code}"))


@get("/api/pairings/{code:str}", responses=REFUSED)
async def pairing_info(request: AnyRequest, code: Code) -> PairingLink:
    """A pairing before one joins it."""
    guest_of(request)
    limited(request, "finds")
    pairing = (await house_of(request).pairings.find(code)).pairing
    return PairingLink(pairing.code, pairing.game, address(request, f"/pair/{pairing.code}"))


PAIRINGS = [open_pairing, pairing_info]
