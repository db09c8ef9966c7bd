"""Rounds with a bot partner, without a table: a clock, a human side that follows a script, and what was said."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, Any

from volteface.core.chance import Chance
from volteface.core.game import Phrase, Saying, Step
from volteface.games import recto_verso as game
from volteface.games.recto_verso import generator, solver
from volteface.games.recto_verso.bots import BOTS
from volteface.games.recto_verso.building import build_order, carried, facade, ready, replaced
from volteface.games.recto_verso.notation import parse_building, parse_facade, put_down
from volteface.games.recto_verso.pieces import EMPTY, LETTERS, SIZE
from volteface.games.recto_verso.state import Deal, Options, State, Take

if TYPE_CHECKING:
    from volteface.games.recto_verso.pieces import Mode
    from volteface.games.recto_verso.state import Card

REACTION = 1200  # milliseconds after which the human side says something
ACTION = 1500  # milliseconds that an action takes somebody who builds
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
        for step in steps:
            if isinstance(step.do, Saying):
                self.say(seat, step.do.code, **step.do.facts)
            elif step.do is not None:
                self.play(seat, step.do)
        return steps[-1] if steps else Step()

    @property
    def right(self) -> bool | None:
        """How the round ended, if it has."""
        return self.state.rounds[-1].right if self.state.rounds else None


def cards(mode: Mode, count: int, seed: str) -> list[Card]:
    """New cards."""
    return [made.card for made in islice(generator.supply(mode, seed), count)]


def begin(card: Card, mode: Mode = "simple", pace: int = 3) -> Together:
    """A round with this card, just revealed."""
    return Together(game.advance(game.start(Deal(2, Options(mode=mode, pace=pace), 0, (), (card,) * 32)), 1))


def beside_its_place() -> Together:
    """A round in which seat 1 has built all as it should be, but one column further to the left."""
    narrow = next(card for card in cards("simple", 200, "narrow") if card.front[0::4] == "....")
    target = solver.solve(narrow, "simple")
    assert target is not None
    round_ = begin(narrow)
    for piece in build_order(target) or ():
        round_.play(1, game.format(put_down(target, piece)))
    round_.play(1, "shift -x")
    return round_


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


def sharing(card: Card, level: str, bot: int, action: int = ACTION, pace: int = 3, longest: int = LONGEST) -> Together:
    """A round of a bot with a person who builds, with the solver's answer, one action every 1.5 seconds."""
    round_, person, rng = begin(card, pace=pace), 1 - bot, Chance("sharing", game.format_card(card))
    due = {bot: 1, person: action}
    while round_.right is None:
        seat = min(due, key=lambda one: due[one])
        round_.now = max(round_.now, due[seat])
        if round_.now >= longest:
            break
        if seat == bot:
            step = round_.step(bot, level, "sharing")
            due[bot] = round_.now + (REACTION if step.rest is None else step.rest)
        else:
            _build(round_, person, card, rng)
            due[person] = round_.now + action
    return round_


def _build(round_: Together, person: int, card: Card, rng: Chance) -> None:
    """One action of somebody who knows the answer: say yes, put a piece down, take a wrong one away, say the word."""
    state = round_.state
    asked = [phrase.code.startswith("may-") or phrase.code == "yes" for phrase in round_.phrases]
    if any(asked) and round_.phrases[len(asked) - 1 - asked[::-1].index(True)].seat != person:
        round_.say(person, "yes")
        return
    standing = state.building
    target = solver.solve(card, "simple", standing)
    if target is None:
        loose = [piece for piece, mask in enumerate(standing) if mask and carried(standing, piece) is None]
        wrong = [p for p in loose if solver.can_work(replaced(standing, p, 0), card, "simple")]
        round_.play(person, game.format(Take(next(iter(wrong or loose[::-1])))))
    elif pieces := ready(target, standing):
        named = {
            one.facts["colour"] for one in round_.phrases if one.seat != person and one.code in ("unseen", "yours")
        }
        asked_for = [piece for piece in pieces if LETTERS[piece] in named]
        round_.play(person, game.format(put_down(target, rng.pick(asked_for or pieces))))
    elif state.said != person:
        round_.play(person, "recto" if state.said is None else "verso")


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
