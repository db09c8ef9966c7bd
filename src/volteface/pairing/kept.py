"""A pairing as nodes keep it together: text, with the card in it that not everybody may see."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from volteface import games
from volteface.core import options as table_options
from volteface.pairing.state import Pairing


def write(pairing: Pairing) -> bytes:
    """A pairing as text."""
    run = None if pairing.run is None else games.pairing(pairing.game).format_run(pairing.run)
    return msgspec.json.encode(replace(pairing, options=table_options.write(pairing.options), run=run))


def read(text: bytes) -> Pairing:
    """The pairing that was written so."""
    plain = msgspec.json.decode(text, type=Pairing)
    game = games.pairing(plain.game)
    run = None if plain.run is None else game.parse_run(plain.run)
    return replace(plain, options=game.read_options(plain.options), run=run)
