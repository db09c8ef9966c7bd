"""Recto Verso with phones and the wooden pieces: each phone shows one facade, and the builders judge themselves.

Who builds with whom, points and levels are those of the rules (R2, R7, R9): a run is a game of which only the beginning
and the end of each round are known. One or two phones build card by card or climb the ladder; alone, a phone shows both
sides to whoever holds it. Three to six play the game in which partners change.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec.structs import replace

from volteface.core import options as table_options
from volteface.core.errors import Malformed
from volteface.core.printing import MOST_NAMED
from volteface.games.recto_verso.building import cubes_text
from volteface.games.recto_verso.constants import LADDER
from volteface.games.recto_verso.deal import deal as deal_game
from volteface.games.recto_verso.deal import rounds
from volteface.games.recto_verso.notation import format_card, format_facade
from volteface.games.recto_verso.pieces import LETTERS, Mode
from volteface.games.recto_verso.rounds import begun
from volteface.games.recto_verso.rounds import ended as round_ended
from volteface.games.recto_verso.rules import start
from volteface.games.recto_verso.state import NOTHING, Building, Deal, Fault, Phase, Round, State, Verdict

if TYPE_CHECKING:
    from collections.abc import Mapping

    from volteface.core.game import Seed
    from volteface.core.pairing import Light
    from volteface.games.recto_verso.generator import Made
    from volteface.games.recto_verso.state import Card

PHONES = range(1, 7)
WORDS, COUNTDOWN, AGREES = 2, 0, True
Band = Literal["easy", "middle", "difficult"]
BANDS: dict[Band, range] = {"easy": range(34), "middle": range(34, 67), "difficult": range(67, 101)}  # percentiles
TRIES = 24  # cards that are looked at for one as difficult as wished
_SAID_WRONG = Fault("said-wrong", {}, "The builders say that it is wrong.")


class PairOptions(msgspec.Struct, frozen=True):
    """What a pairing can choose."""

    mode: Mode = "simple"
    cards: Literal["any", "easy", "middle", "difficult", "unique"] = "any"  # unique: with exactly one solution
    way: Literal["free", "ladder"] = "free"  # of one or two phones: card by card, or R9
    pace: int = 1  # 2 or 3 gives that many times the time everywhere

    def __post_init__(self) -> None:
        if not 1 <= self.pace <= 3:
            raise Malformed("pace", "The pace is 1, 2 or 3 times the printed time, not {pace}.", pace=self.pace)


class Run(msgspec.Struct, frozen=True):
    """A game of which the builders tell how each round ended."""

    options: PairOptions
    phones: int
    state: State
    building: Building = ()  # that the card in hand was made from
    done: tuple[str, ...] = ()  # cards whose round is over, as the press reads them
    instead: Band | None = None  # how difficult the card in hand is, if that is not as wished


class Kept(msgspec.Struct, frozen=True):
    """What a run must be made from again: of its game only what a later round can depend on, or a phone can see."""

    options: PairOptions
    phones: int
    deal: Deal
    phase: Phase
    number: int
    level: int
    scores: tuple[int, ...]
    rounds: tuple[Round, ...]
    building: Building
    done: tuple[str, ...]
    instead: Band | None = None


class PairView(msgspec.Struct, frozen=True):
    """What a phone may see. Seats are phones' numbers, both of them 0 where one phone is alone."""

    mode: Mode
    facades: dict[Literal["front", "back"], str]
    solution: dict[str, str] | None  # the cubes of each piece, once the round is over
    limit: int | None  # in milliseconds
    level: int | None  # R9
    levels: int
    number: int  # of this round or, between two, of the next one
    rounds: int | None  # R2: how many there are
    active: int
    partner: int
    scores: tuple[int, ...]
    last: Round | None  # the round that was over last
    winners: tuple[int, ...] | None
    done: tuple[str, ...]  # the cards whose round is over, each with its mode: all may be printed
    instead: Band | None  # how difficult the card is, if none as difficult as wished was found


def read_options(given: Mapping[str, object]) -> PairOptions:
    """What a pairing can choose, checked."""
    return table_options.read(PairOptions, given)


def begin(options: PairOptions, phones: int, seed: Seed) -> Run:
    """R1, R2, R9: who builds with whom; the cards come one by one."""
    seats = max(2, phones)
    chosen: dict[str, object] = {"mode": options.mode, "pace": options.pace, "cards": "box"}
    chosen["practice"] = seats == 2 and options.way == "free"
    return Run(options, phones, start(deal_game(seats, chosen, seed)))


def deal(run: Run, seed: Seed) -> Run:
    """A new card in hand, revealed at time 0 of the round's own clock."""
    made, instead = _made(run.options, seed)
    state = replace(run.state, deal=replace(run.state.deal, cards=(made.card,)), clock=0, since=0)
    return replace(run, state=begun(state), building=made.building, instead=instead)


def _made(options: PairOptions, seed: Seed) -> tuple[Made, Band | None]:
    """A card as wished; if none is found, the one that is nearest, and how difficult that is."""
    from volteface.games.recto_verso import generator  # the kernel takes a second to load: only if needed

    cards = generator.supply(options.mode, seed, unique=options.cards == "unique")
    if options.cards == "any" or options.cards == "unique":
        return next(cards), None
    wanted = BANDS[options.cards]
    tried = []
    for made in islice(cards, TRIES):
        percentile = generator.rate(made.card, options.mode).percentile
        if percentile in wanted:
            return made, None
        tried.append((min(abs(percentile - wanted.start), abs(percentile - wanted.stop)), percentile, made))
    _, percentile, nearest = min(tried, key=lambda one: one[0])
    return nearest, next(band for band, percentiles in BANDS.items() if percentile in percentiles)


def builders(run: Run) -> tuple[int, ...]:
    """The two partners of the round; one phone alone is both."""
    return (0,) if run.phones == 1 else (run.state.active, run.state.partner)


def limit(run: Run) -> int | None:
    """R7, R9: none where one builds card by card."""
    return run.state.limit or None


def ended(run: Run, *, right: bool, time: int) -> Run:
    """R7, R9: points or levels, and whose round is next."""
    faults = () if right else (_SAID_WRONG,)
    state = round_ended(replace(run.state, clock=time, since=0, news=()), faults)
    done = (*run.done, f"{run.options.mode} {format_card(run.state.deal.cards[0])}")
    return replace(run, state=state, done=done[-MOST_NAMED:])


def is_over(run: Run) -> bool:
    """R2, R9: all tokens are turned, or the ladder is climbed."""
    return run.state.phase == "over"


def view(run: Run, phone: int | None, light: Light) -> PairView:
    """R3: a builder sees their own facade only; when the round is over everybody sees all of it."""
    state = run.state
    verdict = state.verdict if light == "open" else None
    alone = run.phones == 1
    facades: dict[Literal["front", "back"], str] = {}
    if verdict is not None:
        facades = _facades(verdict.card)
    elif light == "card":
        both = _facades(state.deal.cards[0])
        if alone or phone == state.active:
            facades["front"] = both["front"]
        if alone or phone == state.partner:
            facades["back"] = both["back"]
    return PairView(
        mode=run.options.mode,
        facades=facades,
        solution=None if verdict is None else _solution(run.building),
        limit=limit(run),
        level=state.level if state.ladder else None,
        levels=len(LADDER),
        number=state.number + 1,
        rounds=rounds(state.deal.seats),
        active=0 if alone else state.active,
        partner=0 if alone else state.partner,
        scores=state.scores,
        last=state.rounds[-1] if state.rounds else None,
        winners=_winners(state),
        done=run.done,
        instead=None if light == "hidden" else run.instead,
    )


def format_run(run: Run) -> Mapping[str, object]:
    """A run ready for JSON."""
    state = run.state
    game = (state.deal, state.phase, state.number, state.level, state.scores, state.rounds)
    fields: dict[str, object] = msgspec.to_builtins(
        Kept(run.options, run.phones, *game, run.building, run.done, run.instead)
    )
    return fields


def parse_run(fields: Mapping[str, object]) -> Run:
    """The run that was formatted so."""
    kept = msgspec.convert(fields, Kept)
    last = kept.rounds[-1] if kept.rounds and kept.phase != "building" else None  # between two rounds its card is open
    state = State(
        kept.deal,
        phase=kept.phase,
        number=kept.number,
        level=kept.level,
        scores=kept.scores,
        rounds=kept.rounds,
        verdict=None if last is None else Verdict(last, kept.deal.cards[0], NOTHING, ()),
    )
    return Run(kept.options, kept.phones, state, kept.building, kept.done, kept.instead)


def _facades(card: Card) -> dict[Literal["front", "back"], str]:
    return {"front": format_facade(card.front, "front"), "back": format_facade(card.back, "back")}


def _solution(building: Building) -> dict[str, str]:
    return {letter: cubes_text(mask) for letter, mask in zip(LETTERS, building, strict=True) if mask}


def _winners(state: State) -> tuple[int, ...] | None:
    """R8: the most points win, and ties share."""
    if state.phase != "over":
        return None
    return tuple(seat for seat, score in enumerate(state.scores) if score == max(state.scores))
