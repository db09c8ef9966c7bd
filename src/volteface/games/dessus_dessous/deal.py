"""Deals: all that chance decides, which is the missions and their order. Drawn, written and read."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, cast

from volteface.core import options as table_options
from volteface.core.chance import Chance
from volteface.core.deals import check_fields, check_seats, given_options
from volteface.core.errors import Malformed
from volteface.games.dessus_dessous.box import box
from volteface.games.dessus_dessous.constants import EDITION, NAME, NUMBERS, ROUNDS, SEATS
from volteface.games.dessus_dessous.layers import layer_set
from volteface.games.dessus_dessous.notation import parse_mission
from volteface.games.dessus_dessous.state import Deal, Mission, Options

if TYPE_CHECKING:
    from collections.abc import Mapping

    from volteface.core.game import Seed

SOLO_PILE = 60  # missions of each number that a deal for one holds


def deal(seats: int, options: Mapping[str, object] | None = None, seed: Seed = 0) -> Deal:
    """D1, D8: six missions for a match; alone, a pile of missions of each number."""
    chosen = read_options(options or {}, seats)
    chance = Chance(NAME, seats, seed)
    count = SOLO_PILE if seats == 1 else ROUNDS.count(3)
    piles = {number: _missions(number, count, chosen, chance) for number in NUMBERS}
    if seats == 1:
        return Deal(seats, chosen, tuple(mission for number in NUMBERS for mission in piles[number]))
    return Deal(seats, chosen, tuple(piles[number].pop() for number in ROUNDS))


def _missions(number: int, count: int, options: Options, chance: Chance) -> list[Mission]:
    """So many missions; the box is shuffled anew as often as it runs out, and only fits our own layers."""
    if options.cards == "box" and not options.layers:
        found: list[Mission] = []
        while len(found) < count:
            found += chance.shuffled(box()[number])
        return found[:count]
    from volteface.games.dessus_dessous.generator import supply  # compiles a kernel: only when it is wanted

    found = [made.mission for made in islice(supply(number, chance, options.layers), count)]
    if len(found) < min(count, ROUNDS.count(number)):
        raise Malformed(
            "layers-too-few-missions",
            "These layers make only {found} good missions with {number} layers: use other layers.",
            found=len(found),
            number=number,
        )
    return found


def format_deal(deal: Deal) -> dict[str, object]:
    """The first line of a replay file; the first edition of the rules had no mark."""
    return {
        "game": NAME,
        "seats": deal.seats,
        **({} if deal.edition == 1 else {"edition": deal.edition}),
        "options": {k: list(v) if isinstance(v, tuple) else v for k, v in table_options.write(deal.options).items()},
        "missions": [str(mission) for mission in deal.missions],
    }


def parse_deal(fields: Mapping[str, object]) -> Deal:
    """Read a deal and check that it could have been dealt (D1, D8)."""
    check_fields(NAME, fields, ("edition", "missions"))
    seats, texts = check_seats(NAME, fields.get("seats"), SEATS), fields.get("missions")
    options, edition = read_options(given_options(fields), seats), fields.get("edition", 1)
    if type(edition) is not int or edition not in range(1, EDITION + 1):
        raise Malformed(
            "deal-edition",
            "The edition of a deal is a number from 1 to {newest}, not {found}.",
            newest=EDITION,
            found=edition,
        )
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise Malformed("deal-missions", "The missions of a deal must be a list of texts.")
    missions = tuple(map(parse_mission, cast("list[str]", texts)))
    numbers = tuple(mission.layers for mission in missions)
    if seats > 1 and numbers != ROUNDS:
        raise Malformed(
            "deal-rounds",
            "A match has six missions, of 3, 4, 5, 3, 4 and 5 layers, not {found}.",
            found=", ".join(map(str, numbers[:10])) or "none",
        )
    for number in NUMBERS:
        if seats == 1 and not 1 <= numbers.count(number) <= SOLO_PILE:
            raise Malformed(
                "deal-piles",
                "Alone, each pile has from 1 to {most} missions; there are {found} of {number} layers.",
                most=SOLO_PILE,
                found=numbers.count(number),
                number=number,
            )
    return Deal(seats, options, missions, edition)


def read_options(given: Mapping[str, object], seats: int) -> Options:
    """The options of a table with so many seats, checked; a set of one's own layers too."""
    check_seats(NAME, seats, SEATS)
    options = table_options.read(Options, given)
    layer_set(options.layers)
    if options.practice and seats > 1:
        raise Malformed("practice-alone", "Practice without a clock is for one seat, not for {seats}.", seats=seats)
    return options
