"""Another world that looks the same: everything nobody has seen is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from volteface.games.verso.box import CARDS
from volteface.games.verso.state import PASS, Bank, Card, Face, Laid, Pass, State

if TYPE_CHECKING:
    from random import Random


def reshuffled(state: State, viewer: int | None, rng: Random) -> State:
    """A state in which every unseen reverse, the deck below its top and others' hidden choices may differ."""
    fixed = {laid.card for laid in _all(state) if laid.seen}
    pool = [card for card in CARDS.values() if card not in fixed]
    rng.shuffle(pool)
    lying = [laid for laid in _all(state) if not laid.seen] + list(state.deck[:1])
    found = _match(lying, pool)
    rest = [card for card in pool if card not in found.values()]

    def other(laid: Laid) -> Laid:
        return laid if laid.seen else Laid(found[laid.card], laid.face)

    players = tuple(
        replace(player, layout=tuple(laid and other(laid) for laid in player.layout)) for player in state.players
    )
    deck = [Laid(card, rng.choice((card.one, card.three))) for card in rest[: max(0, len(state.deck) - 1)]]
    return replace(
        state,
        players=players,
        deck=(*map(other, state.deck[:1]), *deck),
        discards=tuple(map(other, state.discards)),
        choices=tuple(
            choice if seat == viewer or choice is None else _another(choice)
            for seat, choice in enumerate(state.choices)
        ),
        news=(),
    )


def _another(choice: Bank | Pass) -> Bank | Pass:
    return PASS if isinstance(choice, Bank) else Bank(0, 1, 2)


def _all(state: State) -> list[Laid]:
    return [laid for player in state.players for laid in player.cards] + list(state.discards)


def _match(lying: list[Laid], pool: list[Card]) -> dict[Card, Card]:
    """Give each visible face a card that has it, each card once (augmenting paths; the true deal is a solution)."""
    faces = {laid.card: laid.face for laid in lying}
    owner: dict[Card, Card] = {}

    def place(card: Card, tried: set[Card]) -> bool:
        for candidate in pool:
            if candidate in tried or not _has(candidate, faces[card]):
                continue
            tried.add(candidate)
            if candidate not in owner or place(owner[candidate], tried):
                owner[candidate] = card
                return True
        return False

    for card in faces:
        assert place(card, set())
    return {card: candidate for candidate, card in owner.items()}


def _has(card: Card, face: Face) -> bool:
    return face in (card.one, card.three)
