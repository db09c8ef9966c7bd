"""Rounds with a bot partner, without a table: a clock, a human side that follows a script, and what was said."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, Any

from volteface.core.chance import Chance
from volteface.core.game import Phrase, Saying, Step
from volteface.games import recto_verso as game
from volteface.games.recto_verso import generator
from volteface.games.recto_verso.bots import BOTS
from volteface.games.recto_verso.building import facade
from volteface.games.recto_verso.notation import parse_building, parse_facade
from volteface.games.recto_verso.pieces import EMPTY, SIZE
from volteface.games.recto_verso.state import Deal, Options, State

if TYPE_CHECKING:
    from volteface.games.recto_verso.pieces import Mode
    from volteface.games.recto_verso.state import Card

REACTION = 1200  # milliseconds after which the human side says something
LONGEST = 265_000  # three times the first level of the ladder, a little less


@dataclass
class Together:
    """A round on the ladder as it goes on: seat 0 sees the front, seat 1 the back."""

    state: State
    now: int = 1
    phrases: list[Phrase] = field(default_factory=list)
    moves: list[tuple[int, str]] = field(default_factory=list)

    def play(self, seat: int, move: str) -> None:
        self.state = game.play(self.state, seat, game.parse(move), self.now)
        self.moves.append((seat, move))

    def say(self, seat: int, code: str, **facts: object) -> None:
        self.phrases.append(Phrase(seat, code, facts, self.now))

    def step(self, seat: int, level: str, seed: object) -> Step:
        """Let a bot do what it does now."""
        view = game.view(game.advance(self.state, self.now), seat)
        steps = BOTS[level](view, tuple(self.phrases), 0, Chance("partner", seed, seat, self.now))
        step = steps[0] if steps else Step()
        if isinstance(step.do, Saying):
            self.say(seat, step.do.code, **step.do.facts)
        elif step.do is not None:
            self.play(seat, step.do)
        return step

    @property
    def right(self) -> bool | None:
        """How the round ended, if it has."""
        return self.state.rounds[-1].right if self.state.rounds else None


def cards(mode: Mode, count: int, seed: str) -> list[Card]:
    """New cards."""
    return [made.card for made in islice(generator.supply(mode, seed), count)]


def begin(card: Card, mode: Mode = "simple") -> Together:
    """A round with this card, just revealed."""
    return Together(game.advance(game.start(Deal(2, Options(mode=mode, pace=3), 0, (), (card,) * 32)), 1))


def wrong(view: dict[str, Any]) -> list[tuple[int, str]]:
    """The squares of the viewer's own side that are not as drawn, and what they should show."""
    side = view["role"]
    own = parse_facade(view[side], side)
    building = parse_building("; ".join(f"{letter} {cubes}" for letter, cubes in view["building"].items()))
    seen = facade(building, side)
    return [(square, own[square]) for square in range(16) if own[square] != seen[square]]


def with_a_person(card: Card, level: str, bot: int, mode: Mode = "simple") -> Together:
    """A round of a bot with a truthful human side that only talks.

    When the bot rests, the person says one square of the own side that is wrong, or the second word.
    """
    round_, person = begin(card, mode), 1 - bot
    rng = Chance("person", game.format_card(card))
    own, side = (card.front, "front") if person == 0 else (card.back, "back")
    while round_.right is None and round_.now < LONGEST:
        step = round_.step(bot, level, "person")
        if step.do is not None or step.rest is not None:
            round_.now += step.rest or 0
            continue
        seen = facade(round_.state.building, side)  # type: ignore[arg-type]
        wrong = [square for square in range(SIZE * SIZE) if seen[square] != own[square]]
        round_.now += REACTION
        if wrong:
            square = rng.pick(wrong)
            assert own[square] != EMPTY, "the silhouette is the bot's, too"
            round_.say(person, "need", colour=own[square], x=square % SIZE, z=square // SIZE)
        else:
            round_.play(person, "verso")
    return round_


def among_bots(card: Card, levels: tuple[str, str], mode: Mode = "simple") -> Together:
    """A round of two bots."""
    round_ = begin(card, mode)
    due: list[int | None] = [1, 1]
    while round_.right is None and round_.now < LONGEST:
        seat = 0 if due[0] is not None and (due[1] is None or due[0] <= due[1]) else 1
        if due[seat] is None:
            break
        round_.now = max(round_.now, due[seat] or 0)
        step = round_.step(seat, levels[seat], "bots")
        due[seat] = None if step.rest is None else round_.now + step.rest
        if step.do is not None and due[1 - seat] is None:
            due[1 - seat] = round_.now + REACTION
    return round_
