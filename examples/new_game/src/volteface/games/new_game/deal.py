"""All that chance decides: how many stones there are, and who begins (T1).

A deal is drawn from a seed, or read from the first line of a replay file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.core import options as table_options
from volteface.core.chance import Chance
from volteface.core.deals import check_fields, check_seats, given_first, given_options
from volteface.core.errors import Malformed
from volteface.games.new_game.constants import LARGEST, NAME, SEATS, SMALLEST
from volteface.games.new_game.state import Deal, Options

if TYPE_CHECKING:
    from collections.abc import Mapping

    from volteface.core.game import Seed


def read_options(given: Mapping[str, object], seats: int) -> Options:
    """The options of a table with so many seats, checked."""
    check_seats(NAME, seats, SEATS)
    return table_options.read(Options, given)


def deal(seats: int, options: Mapping[str, object] | None = None, seed: Seed = 0) -> Deal:
    """T1: draw the number of stones, and who begins."""
    chosen = read_options(options or {}, seats)
    chance = Chance("take-away", seats, seed)
    pile = SMALLEST + chance.below(LARGEST - SMALLEST + 1)
    return Deal(seats, chosen, chance.below(seats), pile)


def format_deal(deal: Deal) -> dict[str, object]:
    """The first line of a replay file."""
    options = table_options.write(deal.options)
    return {"game": NAME, "seats": deal.seats, "options": options, "first": deal.first, "pile": deal.pile}


def parse_deal(fields: Mapping[str, object]) -> Deal:
    """Read a deal and check that it could have been dealt (T1)."""
    check_fields(NAME, fields, ("first", "pile"))
    seats, pile = check_seats(NAME, fields.get("seats"), SEATS), fields.get("pile")
    if type(pile) is not int or not SMALLEST <= pile <= LARGEST:
        sentence = "The pile has {least} to {most} stones, not {pile}."
        raise Malformed("new-game-pile", sentence, least=SMALLEST, most=LARGEST, pile=pile)
    return Deal(seats, read_options(given_options(fields), seats), given_first(fields, None, seats), pile)
