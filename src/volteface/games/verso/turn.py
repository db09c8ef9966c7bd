"""A turn of Verso, played out step by step: V4 and V6 to V11.

A draw with its discard, a turned card with its discard, and a bank are one step each; a square is looked for (V9)
whenever a card has come to a layout.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from volteface.games.verso import news as told
from volteface.games.verso.constants import SQUARE
from volteface.games.verso.sequences import highest, neighbours, sequence
from volteface.games.verso.state import ROW, Bank, Laid, Layout, Phase, Player, State

if TYPE_CHECKING:
    from volteface.games.verso.news import Effect, News


class Turn:
    """A turn being played out: what changes until it is frozen into the next state."""

    def __init__(self, state: State) -> None:
        self.players = list(state.players)
        self.deck = state.deck
        self.discards = list(state.discards)
        self.news: list[News] = []

    def draw(self, seat: int, *, turn_over: bool) -> None:
        """V4: the top card, as it lies or turned over, goes before the player or is discarded."""
        top, self.deck = self.deck[0], self.deck[1:]
        laid = top.turned() if turn_over else top
        before = self.players[seat].layout
        fits = before[laid.face.place] is None
        self.news.append(told.Drawn(seat, turn_over, top.face.text, laid.face.text, not fits))
        self.put(seat, before, laid)

    def put(self, seat: int, without: Layout, laid: Laid) -> None:
        """V4, V8, V9: lay a card into a layout, or discard it if its place is taken; then look for a square."""
        player, place = self.players[seat], laid.face.place
        if without[place] is None:
            layout = (*without[:place], laid, *without[place + 1 :])
        else:
            layout = without
            self.discards.append(laid)
        after = Player(layout, player.runs, player.squares)
        if after.square and not player.square:
            after = Player(layout, player.runs, player.squares + SQUARE)
            self.news.append(told.Square(seat, SQUARE))
        self.players[seat] = after

    def announce(self, seat: int, bank: Bank) -> None:
        """V6: sequence and joker value are fixed and the colour announced, before anything turns."""
        cards = sequence(self.players[seat].layout, bank)
        texts, points = tuple([laid.face.text for laid in cards]), sum([laid.face.points for laid in cards])
        around = neighbours(seat, len(self.players))
        turns = tuple([one for one in around if highest(self.players[one].layout, bank.colour)])
        self.news.append(told.Announced(seat, bank.text, texts, points, turns))

    def turn_neighbours(self, seat: int, colour: int) -> None:
        """V6, V7: the neighbours, the left one first, turn a card; with two players the opponent does so once."""
        for neighbour in neighbours(seat, len(self.players)):
            self.turn_highest(neighbour, colour)

    def turn_highest(self, seat: int, colour: int) -> None:
        """V7, V8: turn the highest card of a colour, a joker only if it is the only one; it changes its row."""
        layout, square = self.players[seat].layout, self.players[seat].square
        old = highest(layout, colour)
        if old is None:
            return
        place = old.face.place
        without = (*layout[:place], None, *layout[place + 1 :])
        new = old.turned()
        fits = without[new.face.place] is None
        before = len(self.news)
        self.put(seat, without, new)
        broken = square and not self.players[seat].square
        self.news.insert(before, told.Turned(seat, old.face.text, new.face.text, not fits, broken))

    def bank(self, seat: int, bank: Bank) -> None:
        """V6: score the points on the faces, then discard the two highest cards of the sequence."""
        player = self.players[seat]
        cards = sequence(player.layout, bank)
        gone = cards[-2:]
        layout = tuple(None if laid in gone else laid for laid in player.layout)
        points = sum(laid.face.points for laid in cards)
        after = Player(layout, player.runs + points, player.squares)
        self.players[seat] = after
        self.discards += gone
        texts = tuple([laid.face.text for laid in cards])
        announced = isinstance(next(iter(self.news), None), told.Announced)
        broken = player.square and not after.square
        self.news.append(told.Banked(seat, bank.text, texts, points, texts[-2:], announced, broken))

    def opponent(self) -> None:
        """V11: the top card is the opponent's; if it turns to a higher number, the player turns a card."""
        top, self.deck = self.deck[0], self.deck[1:]
        turned = top.turned()
        old, new = top.face, turned.face
        effect: Effect
        if old.is_joker or new.is_joker:
            effect = "joker"
        elif new.value <= old.value:
            effect = "lower"
        else:
            row = self.players[0].layout[new.colour * ROW : new.colour * ROW + ROW]
            effect = "higher" if any(row) else "nothing"
        self.news.append(told.Opponent(old.text, new.text, effect))
        if effect == "higher":
            self.turn_highest(0, new.colour)
        self.discards.append(turned)

    def freeze(self, state: State, turn: int) -> State:
        """The next state; an empty deck ends the turns (V10)."""
        phase: Phase = "turn"
        choices: tuple[None, ...] = ()
        if not self.deck:
            turn, phase, choices = 0, "last", (None,) * len(self.players)
            self.news.append(told.DeckEmpty(alone=state.solo))
        players, discards = tuple(self.players), tuple(self.discards)
        return State(state.options, players, self.deck, discards, turn, phase, choices, tuple(self.news))
