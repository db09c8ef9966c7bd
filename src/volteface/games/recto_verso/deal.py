"""Deals: all that chance decides, which is who is active first, in which order partners come up, and the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from volteface.core import options as table_options
from volteface.core.chance import Chance
from volteface.core.deals import check_fields, check_first, check_seats, given_first, given_options
from volteface.core.errors import Malformed
from volteface.games.recto_verso.box import box
from volteface.games.recto_verso.constants import NAME, SEATS
from volteface.games.recto_verso.notation import format_card, parse_card
from volteface.games.recto_verso.stands import check_possible
from volteface.games.recto_verso.state import Deal, Options

if TYPE_CHECKING:
    from collections.abc import Mapping

    from volteface.core.game import Seed
    from volteface.games.recto_verso.pieces import Mode
    from volteface.games.recto_verso.state import Card

CARDS = 32  # in a deal, whatever the seats: as many as the box has of a mode, and enough for every game


def deal(seats: int, options: Mapping[str, object] | None = None, seed: Seed = 0) -> Deal:
    """R1, R2, R9: mix the cards and everybody's partner tokens, and draw who is active first."""
    chosen = read_options(options or {}, seats)
    chance = Chance(NAME, seats, seed)
    partners = tuple(tuple(chance.shuffled(tokens)) for tokens in _tokens(seats))
    first = chance.below(seats)
    if chosen.cards == "box":
        cards = tuple(chance.shuffled(box(chosen.mode))[:CARDS])
    else:
        cards = _new_cards(chosen, f"{chance.word():x}{chance.word():x}")
    return Deal(seats, chosen, first if chosen.first is None else chosen.first, partners, cards)


def _new_cards(options: Options, seed: str) -> tuple[Card, ...]:
    from volteface.games.recto_verso import generator  # the kernel takes a second to load: only if needed

    return generator.fresh_cards(options.mode, CARDS, seed, unique=options.cards == "expert")


def rounds(seats: int) -> int | None:
    """R2: how many rounds a game has; the ladder (R9) has no number."""
    return None if seats == 2 else sum(map(len, _tokens(seats)))


def _tokens(seats: int) -> tuple[list[int], ...]:
    """R2: each seat's partner tokens: one for each other player, two each with three players."""
    if seats == 2:
        return ()
    each = 2 if seats == 3 else 1
    return tuple([other for other in range(seats) if other != seat] * each for seat in range(seats))


def format_deal(deal: Deal) -> dict[str, object]:
    """The first line of a replay file."""
    return {
        "game": NAME,
        "seats": deal.seats,
        "options": table_options.write(deal.options),
        "first": deal.first,
        "partners": [list(order) for order in deal.partners],
        "cards": [format_card(card) for card in deal.cards],
    }


def parse_deal(fields: Mapping[str, object]) -> Deal:
    """Read a deal and check that it could have been dealt: also that every card can be built."""
    check_fields(NAME, fields, ("first", "partners", "cards"))
    seats = check_seats(NAME, fields.get("seats"), SEATS)
    options = read_options(given_options(fields), seats)
    first = given_first(fields, options.first, seats)
    partners = _read_partners(fields.get("partners", []), seats)
    return Deal(seats, options, first, partners, _read_cards(fields.get("cards"), options.mode, rounds(seats) or 1))


def _read_partners(given: object, seats: int) -> tuple[tuple[int, ...], ...]:
    tokens = _tokens(seats)
    if not isinstance(given, list) or not all(
        isinstance(order, list) and all(type(seat) is int for seat in order) for order in given
    ):
        raise Malformed("deal-partners", "The partners are a list for each seat of the seats that come up.")
    if [sorted(order) for order in given] != [sorted(order) for order in tokens]:
        raise Malformed(
            "deal-tokens",
            "With {seats} players the partners of each seat must be {tokens}, each list in any order.",
            seats=seats,
            tokens=[sorted(order) for order in tokens],
        )
    return tuple(tuple(cast("list[int]", order)) for order in given)


def _read_cards(given: object, mode: Mode, least: int) -> tuple[Card, ...]:
    if not isinstance(given, list) or not all(isinstance(text, str) for text in given):
        raise Malformed("deal-cards", "The cards must be a list of texts, each front|back.")
    if len(given) < least:
        raise Malformed(
            "deal-few-cards",
            "A deal of this game has at least {wanted} cards, not {found}.",
            wanted=least,
            found=len(given),
        )
    cards = tuple(parse_card(text, mode) for text in given)
    shipped = set(box(mode))
    for card in dict.fromkeys(cards):
        if card not in shipped:
            check_possible(card, mode)
    return cards


def read_options(given: Mapping[str, object], seats: int) -> Options:
    """The options of a table with so many seats, checked."""
    check_seats(NAME, seats, SEATS)
    options = table_options.read(Options, given)
    check_first(options.first, seats)
    if options.practice and seats != 2:
        raise Malformed("practice-seats", "Practice is for two: at other tables the clock belongs to the game.")
    return options
