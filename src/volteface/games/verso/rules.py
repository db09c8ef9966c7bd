"""The rules of Verso, V1 to V13: pure, readable, and the authority for everything else.

`play` looks whether a move is allowed, then plays it out step by step in a `_Turn`: a draw, a turned card
and a bank are one step each, and after each step the layout is looked at for a square (V9).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from volteface.core import options as table_options
from volteface.core.chance import Chance
from volteface.core.deals import check_seats, no_such_seat
from volteface.core.errors import Illegal, NotYours
from volteface.core.game import Choice, News, Outcome
from volteface.games.verso.cards import CARDS
from volteface.games.verso.notation import (
    NAME,
    SEATS,
    deck_size,
    format,
    read_options,
)
from volteface.games.verso.state import (
    FLIP,
    JOKER,
    KEEP,
    PASS,
    ROW,
    Bank,
    Deal,
    Draw,
    Face,
    Laid,
    Layout,
    Move,
    Pass,
    Phase,
    Player,
    State,
    View,
    is_square,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from volteface.core.game import Seed, Viewer

SQUARE = 7
TITLES = (35, 40, 45, 50, 55, 60)  # V12: the least points of each band
DESIGNERS_BEST = 64


def deal(seats: int, options: Mapping[str, object] | None = None, seed: Seed = 0) -> Deal:
    """V1, V13: shuffle the cards, each with a random side up, and draw who begins."""
    check_seats(NAME, seats, SEATS)
    chosen = read_options(options or {}, seats)
    chance = Chance(NAME, seats, seed)
    cards = chance.shuffled(CARDS.values())[: deck_size(seats)]
    deck = tuple(Laid(card, card.three if chance.below(2) else card.one) for card in cards)
    first = chance.below(seats)
    return Deal(seats, chosen, first if chosen.first is None else chosen.first, deck)


def start(deal: Deal) -> State:
    """The state before the first turn."""
    return State(deal.options, (Player(),) * deal.seats, deal.deck, (), deal.first, "turn")


def moves(state: State, seat: int) -> list[Move]:
    """Every move this seat may make now."""
    if seat not in range(len(state.players)):
        return []
    layout = state.players[seat].layout
    if state.phase == "last":
        return [*banks(layout), PASS] if state.choices[seat] is None else []
    if state.phase == "over" or seat != state.turn:
        return []  # V3
    wasted = layout[state.deck[0].face.place] is not None
    draws: list[Move] = [FLIP] if wasted and state.options.forbid_wasted_keep else [KEEP, FLIP]  # V4
    return [*draws, *banks(layout)]


def legal(state: State, seat: int) -> tuple[Choice, ...]:
    """Every move this seat may make now, with its preview."""
    return tuple([Choice(move.text, _preview(state, seat, move)) for move in moves(state, seat)])


def check(state: State, seat: int, move: Move) -> None:
    """Raise the reason why this seat may not make this move now, if there is one."""
    if not isinstance(move, Draw | Bank | Pass):
        raise TypeError(f"a move as parse gives it, not {move!r}")
    if seat not in range(len(state.players)):
        raise no_such_seat(seat, len(state.players))
    if state.phase == "over":
        raise Illegal("game-over", "The game is over.")
    player = state.players[seat]
    if state.phase == "last":  # V10
        if state.choices[seat] is not None:
            raise NotYours("already-chosen", "You have already chosen your last bank.")
        if isinstance(move, Draw):
            raise Illegal("deck-empty", "The deck is empty: bank one last sequence, or pass.")
    elif seat != state.turn:
        raise NotYours(
            "not-your-turn", "It is the turn of seat {turn}, not of seat {seat}.", turn=state.turn, seat=seat
        )
    elif isinstance(move, Pass):
        raise Illegal("no-passing", "Nobody may pass before the deck is empty: draw, or bank a sequence.")  # V3
    elif state.options.forbid_wasted_keep and move == KEEP and player.layout[state.deck[0].face.place] is not None:
        face = state.deck[0].face
        raise Illegal(
            "wasted-keep",
            "You have {face} already, and this table forbids keeping it again: turn the card.",
            face=str(face),
        )
    if isinstance(move, Bank):
        _check_bank(player.layout, move)


def _check_bank(layout: Layout, bank: Bank) -> None:
    """V5: all its cards lie there."""
    missing = [place for place in bank.places if layout[place] is None]
    if not missing:
        return
    face = str(Face(missing[0] // ROW, missing[0] % ROW + 1, 1))
    if bank.joker is None and len(missing) == 1 and layout[bank.colour * ROW + JOKER - 1] is not None:
        with_joker = format(replace(bank, joker=missing[0] % ROW + 1))
        sentence = "There is no {face} in front of you, but your joker can stand for it: {move}."
        raise Illegal("joker-needed", sentence, face=face, move=with_joker)
    raise Illegal("not-in-layout", "There is no {face} in front of you to bank.", face=face)


def play(state: State, seat: int, move: Move, at: int = 0) -> State:
    """The state after this seat's move. Verso has no clock of its own: `at` changes nothing."""
    check(state, seat, move)
    return play_unchecked(state, seat, move)


def play_unchecked(state: State, seat: int, move: Move) -> State:
    """`play` for moves that are known to be legal."""
    if state.phase == "last":
        assert not isinstance(move, Draw)
        return _choose(state, seat, move)
    turn = _Turn(state)
    if isinstance(move, Draw):
        turn.draw(seat, turn_over=move.turn)
    elif isinstance(move, Bank):
        if not state.solo:  # V11: alone, banking turns no card
            turn.turn_neighbours(seat, move.colour)
        turn.bank(seat, move)
    if state.solo and turn.deck:
        turn.opponent()
    return turn.freeze(state, (seat + 1) % len(state.players))


def deadline(state: State) -> int | None:
    """Verso waits for its players: it has no deadlines."""
    return None


def advance(state: State, at: int) -> State:
    """Time changes nothing in Verso."""
    return state


def rests(state: State) -> bool:
    """Verso has no rounds."""
    return False


def absent(state: State, seat: int) -> Move | None:
    """Verso waits for everybody."""
    return None


def partners(state: State) -> tuple[int, ...]:
    """All may talk."""
    return ()


def judged(state: State) -> tuple[bool, int] | None:
    """Nobody tips here."""
    return None


def settle(state: State) -> State:
    """V10: whoever has not chosen a last bank passes."""
    for seat, choice in enumerate(state.choices):
        if choice is None:
            state = _choose(state, seat, PASS)
    return state


def view(state: State, viewer: Viewer) -> View:
    """V2: what this viewer may know. Unseen reverses, the deck's order and hidden choices stay out."""
    if viewer is not None and viewer not in range(len(state.players)):
        raise no_such_seat(viewer, len(state.players))
    shown = [player.shown for player in state.players]
    own = None
    if state.phase == "last":
        shown = [replace(one, chosen=choice is not None) for one, choice in zip(shown, state.choices, strict=True)]
        own = None if viewer is None else state.choices[viewer]
    return View(
        game=NAME,
        seat=viewer,
        options=table_options.write(state.options),
        phase=state.phase,
        turn=state.turn if state.phase == "turn" else None,
        deck=len(state.deck),
        top=state.deck[0].face.text if state.deck else None,
        players=tuple(shown),
        discards=tuple([laid.text for laid in state.discards]),
        choice=None if own is None else format(own),
        winners=outcome(state).winners if state.phase == "over" else None,
    )


def faces(state: State) -> tuple[tuple[str, ...], ...]:
    """The faces before each seat: `B3:1`."""
    return tuple(tuple(laid.face.text for laid in player.cards) for player in state.players)


def outcome(state: State) -> Outcome:
    """V10: the most points win, and ties share the victory."""
    scores = tuple([player.score for player in state.players])
    if state.phase != "over":
        return Outcome(scores, None)
    best = max(scores)
    return Outcome(scores, tuple(seat for seat, score in enumerate(scores) if score == best))


def title(score: int) -> int | None:
    """V12: the band of a solo score, by its least points; None below 35."""
    return max((least for least in TITLES if least <= score), default=None)


def banks(places: Sequence[object]) -> list[Bank]:
    """V5: every sequence that can be banked from a layout, given what lies on its places, or nothing."""
    lies = tuple(map(bool, places))
    return [*_row_banks(0, lies[:7]), *_row_banks(1, lies[7:14]), *_row_banks(2, lies[14:])]


@cache
def _row_banks(colour: int, row: tuple[bool, ...]) -> tuple[Bank, ...]:
    """The sequences of one row; there are few rows, and all of them come again and again."""
    found = []
    joker = row[JOKER - 1]
    for low in range(1, 6):
        gap = 0  # the one value in low..high that the joker must stand for
        for high in range(low, 7):
            if not row[high - 1]:
                if gap or not joker:
                    break
                gap = high
            if high == low:
                continue
            if gap:
                found.append(Bank(colour, low, high, gap))
            else:
                found.append(Bank(colour, low, high))
                if joker:  # it may also stand in for a card that then stays out
                    found += [Bank(colour, low, high, value) for value in range(low, high + 1)]
    return tuple(found)


def sequence(layout: Layout, bank: Bank) -> list[Laid]:
    """The cards of a sequence from its lowest value to its highest, the joker where it stands."""
    return [laid for place in bank.places if (laid := layout[place]) is not None]


class _Turn:
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
        self.tell(
            "drawn",
            seat=seat,
            turned=turn_over,
            top=top.face.text,
            face=laid.face.text,
            discarded=not fits,
        )
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
        if after.shown.square and not player.shown.square:
            after = Player(layout, player.runs, player.squares + SQUARE)
            self.tell("square", seat=seat, points=SQUARE)
        self.players[seat] = after

    def turn_neighbours(self, seat: int, colour: int) -> None:
        """V6, V7: the neighbours, the left one first, turn a card; with two players the opponent does so once."""
        count = len(self.players)
        for neighbour in dict.fromkeys(((seat + 1) % count, (seat - 1) % count)):
            self.turn_highest(neighbour, colour)

    def turn_highest(self, seat: int, colour: int) -> None:
        """V7, V8: turn the highest card of a colour, a joker only if it is the only one; it changes its row."""
        layout = self.players[seat].layout
        row = range(colour * ROW, colour * ROW + ROW - 1)
        place = next((p for p in reversed(row) if layout[p] is not None), row.stop)
        old = layout[place]
        if old is None:
            return
        without = (*layout[:place], None, *layout[place + 1 :])
        new = old.turned()
        fits = without[new.face.place] is None
        self.tell("turned", seat=seat, old=old.face.text, face=new.face.text, discarded=not fits)
        self.put(seat, without, new)

    def bank(self, seat: int, bank: Bank) -> None:
        """V6: score the points on the faces, then discard the two highest cards of the sequence."""
        player = self.players[seat]
        cards = sequence(player.layout, bank)
        gone = cards[-2:]
        layout = tuple(None if laid in gone else laid for laid in player.layout)
        points = sum(laid.face.points for laid in cards)
        self.players[seat] = Player(layout, player.runs + points, player.squares)
        self.discards += gone
        self.tell("banked", seat=seat, **_told(bank, cards))

    def opponent(self) -> None:
        """V11: the top card is the opponent's; if it turns to a higher number, the player turns a card."""
        top, self.deck = self.deck[0], self.deck[1:]
        turned = top.turned()
        old, new = top.face, turned.face
        if old.is_joker or new.is_joker:
            effect = "joker"
        elif new.value <= old.value:
            effect = "lower"
        else:
            row = self.players[0].layout[new.colour * ROW : new.colour * ROW + ROW]
            effect = "higher" if any(row) else "nothing"
        self.tell("opponent", top=old.text, face=new.text, effect=effect)
        if effect == "higher":
            self.turn_highest(0, new.colour)
        self.discards.append(turned)

    def tell(self, code: str, **facts: object) -> None:
        self.news.append(News(code, facts))

    def freeze(self, state: State, turn: int) -> State:
        """The next state; an empty deck ends the turns (V10)."""
        phase: Phase = "turn"
        choices: tuple[None, ...] = ()
        if not self.deck:
            turn, phase, choices = 0, "last", (None,) * len(self.players)
            self.tell("deck-empty")
        players, discards = tuple(self.players), tuple(self.discards)
        return State(state.options, players, self.deck, discards, turn, phase, choices, tuple(self.news))


def _choose(state: State, seat: int, move: Bank | Pass) -> State:
    """V10: a last bank is chosen; when all have chosen, all are shown and count."""
    choices = (*state.choices[:seat], move, *state.choices[seat + 1 :])
    if None in choices:
        return replace(state, choices=choices, news=(News("chosen", {"seat": seat}),))
    end = _Turn(state)
    for chooser, choice in enumerate(choices):
        if isinstance(choice, Bank):
            end.bank(chooser, choice)
        else:
            end.tell("passed", seat=chooser)
    over = replace(state, players=tuple(end.players), discards=tuple(end.discards), phase="over", choices=())
    scores, winners = outcome(over)
    end.tell("over", scores=scores, winners=winners)
    return replace(over, news=tuple(end.news))


def _preview(state: State, seat: int, move: Move) -> dict[str, object]:
    player = state.players[seat]
    layout = player.layout
    if isinstance(move, Bank):
        return _told(move, sequence(layout, move))
    if isinstance(move, Pass) or move.turn:
        return {}
    top = state.deck[0]
    place = top.face.place
    square = not player.shown.square and is_square((*layout[:place], top, *layout[place + 1 :]))
    return {"face": top.face.text, "discarded": layout[place] is not None, "square": square}


def _told(bank: Bank, cards: Sequence[Laid]) -> dict[str, object]:
    texts = tuple([laid.face.text for laid in cards])
    points = sum([laid.face.points for laid in cards])
    return {"move": bank.text, "cards": texts, "points": points, "discards": texts[-2:]}
