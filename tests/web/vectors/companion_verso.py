"""Verso at a real table as the rules decide it: lines of words separated by semicolons.

behind;FACE;FACE,FACE,...            the faces that can be behind one
worth;POINTS,POINTS,...              what sequences can be worth
title;SCORE;LEAST                    the title of a score alone, by its least points, or nothing
winners;SCORES;SEATS                 who wins
begin                                a game alone begins; after each line its cards, deck, points and phase stand
draw;FACE;...                        a card is drawn
bank;SEQUENCE;POINTS;...             a sequence is banked, or the last one
pass;...                             no last bank
deck;OLD;NEW;EFFECT;CARD;FACE;...    the deck's card, what it does, and the card that turns with what it becomes
banks;CARDS;SEQUENCE,SEQUENCE,...    what can be banked
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from msgspec.structs import replace

from volteface.games.verso import deal, start
from volteface.games.verso.box import CARDS
from volteface.games.verso.news import Opponent, Turned
from volteface.games.verso.rules import moves, outcome, play, title
from volteface.games.verso.sequences import banks, sequence
from volteface.games.verso.state import Bank, Draw, Face, Laid, Layout, Move, Pass, Player, State
from volteface.games.verso.turn import Turn

GAMES = 30


def text() -> str:
    """The whole file."""
    return "".join(f"{line}\n" for line in (*_tables(), *_games(Random("verso"))))


def _tables() -> Iterator[str]:
    for face in sorted({str(face) for card in CARDS.values() for face in (card.one, card.three)}):
        behind = {str(card.one) for card in CARDS.values() if str(card.three) == face}
        behind |= {str(card.three) for card in CARDS.values() if str(card.one) == face}
        yield f"behind;{face};{','.join(sorted(behind))}"
    yield f"worth;{','.join(map(str, sorted(_worth())))}"
    for score in range(80):
        yield f"title;{score};{title(score) or ''}"
    rng = Random("winners")
    for _ in range(60):
        scores = [rng.randint(20, 24) for _ in range(rng.randint(2, 6))]
        state = start(deal(len(scores), seed=1))
        players = tuple(Player(runs=score) for score in scores)
        won = outcome(replace(state, players=players, phase="over")).winners
        yield f"winners;{','.join(map(str, scores))};{','.join(map(str, won or ()))}"


def _worth() -> set[int]:
    """The points of every sequence of full rows with every mix of faces."""
    found = set()
    card = next(iter(CARDS.values()))
    for points in product((1, 3), repeat=6):
        row = [Laid(card, Face(0, value, worth)) for value, worth in enumerate(points, 1)]
        layout: Layout = (*row, *(None,) * 15)
        found |= {sum(laid.face.points for laid in sequence(layout, bank)) for bank in banks(layout)}
    return found


def _games(rng: Random) -> Iterator[str]:
    for seed in range(GAMES):
        state = start(deal(1, seed=seed))
        yield "begin"
        while state.phase != "over":
            yield f"banks;{_cards(state.players[0])};{','.join(_text(bank) for bank in banks(state.players[0].layout))}"
            may = moves(state, 0)
            sequences = [move for move in may if not isinstance(move, Draw)]
            often = 0.4 if seed % 2 else 0.1  # whoever banks less has squares
            move = rng.choice(sequences) if sequences and rng.random() < often else rng.choice(may[:2])
            after = play(state, 0, move)
            yield from _told(state, move, after)
            state = after


def _told(state: State, move: Move, after: State) -> Iterator[str]:
    """The player's step and the deck's, each with what then lies there."""
    if isinstance(move, Pass):
        yield f"pass;{_stand(after.players[0], 0, 'over')}"
        return
    turn = Turn(state)
    if isinstance(move, Draw):
        turn.draw(0, turn_over=move.turn)
        top = state.deck[0].turned() if move.turn else state.deck[0]
        head = f"draw;{top.face}"
    else:
        points = sum(laid.face.points for laid in sequence(state.players[0].layout, move))
        turn.bank(0, move)
        head = f"bank;{_text(move)};{points}"
    left, done = len(turn.deck), state.phase == "last"
    yield f"{head};{_stand(turn.players[0], left, 'over' if done else 'deck' if left else 'last')}"
    if done or not turn.deck:
        return
    opponent = next(news for news in after.news if isinstance(news, Opponent))
    turned = next((news for news in after.news if isinstance(news, Turned)), None)
    card = f"{turned.old[:2]};{turned.face[:2]}" if turned else ";"
    phase = "turn" if after.deck else "last"
    head = f"deck;{opponent.top[:2]};{opponent.face[:2]};{opponent.effect};{card}"
    yield f"{head};{_stand(after.players[0], len(after.deck), phase)}"


def _stand(player: Player, deck: int, phase: str) -> str:
    return f"{_cards(player)};{deck};{player.runs};{player.squares};{phase}"


def _cards(player: Player) -> str:
    return " ".join(str(laid.face) for laid in player.cards)


def _text(bank: Bank) -> str:
    return bank.text.removeprefix("bank ")
