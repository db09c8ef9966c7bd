"""All that chance decides in Verso: who begins, and the deck with the faces that lie up (V1, V13).

A deal is drawn from a seed, or read from the first line of a replay file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.core import options as table_options
from volteface.core.chance import Chance
from volteface.core.deals import check_fields, check_first, check_seats, given_first, given_options
from volteface.core.errors import Malformed
from volteface.games.verso.box import CARDS
from volteface.games.verso.constants import CARDS_EACH, NAME, SEATS, SOLO_CARDS
from volteface.games.verso.notation import check_distinct, format_laid, parse_laid
from volteface.games.verso.state import Deal, Laid, Options

if TYPE_CHECKING:
    from collections.abc import Mapping

    from volteface.core.game import Seed


def deck_size(seats: int) -> int:
    """V1: 15 cards a player, 35 alone."""
    return SOLO_CARDS if seats == 1 else CARDS_EACH * seats


def read_options(given: Mapping[str, object], seats: int) -> Options:
    """The options of a table with so many seats, checked."""
    check_seats(NAME, seats, SEATS)
    options = table_options.read(Options, given)
    check_first(options.first, seats)
    return options


def deal(seats: int, options: Mapping[str, object] | None = None, seed: Seed = 0) -> Deal:
    """V1, V13: shuffle the cards, each with a random side up, and draw who begins."""
    chosen = read_options(options or {}, seats)
    chance = Chance(NAME, seats, seed)
    cards = chance.shuffled(CARDS.values())[: deck_size(seats)]
    deck = tuple(Laid(card, card.three if chance.below(2) else card.one) for card in cards)
    first = chance.below(seats)
    return Deal(seats, chosen, first if chosen.first is None else chosen.first, deck)


def format_deal(deal: Deal) -> dict[str, object]:
    """The first line of a replay file."""
    return {
        "game": NAME,
        "seats": deal.seats,
        "options": table_options.write(deal.options),
        "first": deal.first,
        "deck": [format_laid(laid) for laid in deal.deck],
    }


def parse_deal(fields: Mapping[str, object]) -> Deal:
    """Read a deal and check that it could have been dealt (V1)."""
    check_fields(NAME, fields, ("first", "deck"))
    seats, deck = check_seats(NAME, fields.get("seats"), SEATS), fields.get("deck")
    options = read_options(given_options(fields), seats)
    first = given_first(fields, options.first, seats)
    if not isinstance(deck, list) or not all(isinstance(text, str) for text in deck):
        raise Malformed("deal-deck", "The deck must be a list of cards such as B3/G4:3, the top one first.")
    cards = tuple(parse_laid(text, marks=False) for text in deck)
    if len(cards) != deck_size(seats):
        wanted = deck_size(seats)
        raise Malformed(
            "deal-size",
            "The deck of this game has {wanted} cards, not {found}.",
            wanted=wanted,
            found=len(cards),
        )
    check_distinct(cards)
    return Deal(seats, options, first, cards)
