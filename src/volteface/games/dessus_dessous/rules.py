"""The rules of Dessus Dessous, D1 to D10: pure, readable, and the authority for everything else.

A match goes  between -> building -> between -> ... -> over.  `between` rounds the next mission lies face
down. The rounds follow each other without a gap on the game's own clock: a table that wants a pause and
a 3-2-1 stops that clock in `between`; as soon as it goes on, or somebody lays a pile, the mission is revealed
and the round has begun at the moment when the last one ended. Playing alone stands in `solo.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from volteface.core.deals import no_such_seat
from volteface.core.errors import Illegal
from volteface.core.game import Outcome
from volteface.games.dessus_dessous import news as told
from volteface.games.dessus_dessous import solo
from volteface.games.dessus_dessous.choices import PILE, Choice, Preview
from volteface.games.dessus_dessous.constants import ROUNDS
from volteface.games.dessus_dessous.layers import layer_set
from volteface.games.dessus_dessous.notation import parse
from volteface.games.dessus_dessous.state import (
    Away,
    Check,
    Checked,
    Deal,
    Draw,
    GiveUp,
    Grab,
    Judged,
    Match,
    Move,
    Player,
    Solo,
    Stack,
    State,
)

if TYPE_CHECKING:
    from volteface.games.dessus_dessous.news import News


def start(deal: Deal) -> State:
    """The state before the first mission: empty boards, and all layers in one pile (D2)."""
    return Solo(deal) if deal.seats == 1 else Match(deal, (Player(),) * deal.seats)


def legal(state: State, seat: int) -> tuple[Choice, ...]:
    """The kinds of move this seat may make now. `pile` says with what; by itself it clears the board."""
    if isinstance(state, Solo):
        return solo.legal(state, seat)
    if seat not in range(len(state.players)) or state.phase == "over" or state.players[seat].done:
        return ()
    if state.phase == "between":
        return (PILE,)
    grab = (Choice("grab", Preview(token=state.tokens[0])),) if _may_grab(state, seat) else ()
    return (PILE, *grab, Choice("giveup", Preview()))


def check(state: State, seat: int, move: Move | str) -> None:
    """Raise the reason why this seat may not make this move now, if there is one."""
    if isinstance(move, str):
        move = parse(move)
    if seat not in range(state.deal.seats):
        raise no_such_seat(seat, state.deal.seats)
    if isinstance(state, Solo):
        solo.check(state, move)
        return
    if isinstance(move, Draw | Check):
        raise Illegal("only-alone", "Drawing and checking are for playing alone; in a match take a token: grab.")
    if state.phase == "over":
        raise Illegal("game-over", "The game is over.")
    if state.phase == "between" and not isinstance(move, Stack):
        raise Illegal("not-revealed", "The next mission still lies face down.")
    player = state.players[seat]
    if player.away:
        raise Illegal("was-away", "You were away, so this round goes on without you; the next one is yours again.")
    if player.gave_up:
        raise Illegal("gave-up", "You have given up this round; the next one is yours again.")
    if player.token is not None:  # D3
        if isinstance(move, Stack):
            raise Illegal(
                "hands-off",
                "You have taken the token {token}: your layers stay as they are until the check.",
                token=player.token,
            )
        raise Illegal("already-grabbed", "You have already taken the token {token} this round.", token=player.token)
    if isinstance(move, Grab) and not _may_grab(state, seat):
        raise Illegal(
            "layer-count",
            "The mission asks for {number} layers, and {count} lie in your pile: mend that before you take a token.",
            number=state.mission.layers,
            count=len(player.pile),
        )


def play(state: State, seat: int, move: Move, at: int = 0) -> State:
    """Advance to `at`, then make this seat's move. Moves at the same time count in the order they come."""
    if isinstance(state, Solo):
        later = solo.advance(state, at)
        check(later, seat, move)
        return solo.play(later, move)
    now = advance(state, at)
    assert isinstance(now, Match)
    ended = state.phase == "building" and (now.phase, now.round) != ("building", state.round)
    if ended and isinstance(move, Grab | GiveUp | Away):
        # It was meant for the round that has just ended, not for the one that has begun since (D4, D10).
        raise Illegal("too-late", "Round {round} was already over: too late.", round=state.round + 1)
    check(now, seat, move)
    if now.phase == "between":
        now = _reveal(now)
    match move:
        case Stack(pile):
            return _with(now, seat, replace(now.players[seat], pile=pile))
        case Grab():
            return _grab(now, seat)
        case _:
            away = isinstance(move, Away)
            given = _with(now, seat, replace(now.players[seat], gave_up=True, away=away))
            given = _check_if_done(_tell(given, told.DroppedOut(seat) if away else told.GaveUp(seat)))
            return _count_down(given) if state.deal.edition > 1 else given


def deadline(state: State) -> int | None:
    """When the state changes by itself: the mission is revealed, or the round or the time alone ends."""
    if isinstance(state, Solo):
        return solo.deadline(state)
    if state.phase == "over":
        return None
    if state.phase == "between":
        return state.began + 1  # as soon as the clock goes on
    if state.countdown is not None:
        return state.countdown  # D4: all its seconds, even if the limit falls into them
    return state.began + state.deal.options.round_limit * 1000  # D10


def advance(state: State, at: int) -> State:
    """Let time pass until `at`, whatever ends and begins meanwhile."""
    if isinstance(state, Solo):
        return solo.advance(state, at)
    state = replace(state, news=())
    while (due := deadline(state)) is not None and due <= at:
        state = _reveal(state) if state.phase == "between" else _check_all(replace(state, now=due))
    return state if state.phase == "over" else replace(state, now=max(state.now, at))


def rests(state: State) -> bool:
    """Whether the next mission lies face down: here a table can let the clock stand as long as it likes."""
    return state.phase == "between"


def absent(state: State, seat: int) -> Move | None:
    """Whoever drops out counts as having given up, and the round goes on; alone the clock never stops."""
    if isinstance(state, Match) and state.phase == "building" and not state.players[seat].done:
        return Away()
    return None


def faces(state: State) -> tuple[tuple[str, ...], ...]:
    """The pile of each seat from the bottom to the top: `3b90`."""
    piles = (state.pile,) if isinstance(state, Solo) else tuple(player.pile for player in state.players)
    return tuple(tuple(map(str, pile)) for pile in piles)


def outcome(state: State) -> Outcome:
    """D7: the most points win; then the higher sum of the numbers on the cards won; then they share."""
    if isinstance(state, Solo):
        return Outcome((state.score,), (0,) if state.phase == "over" else None)
    ranks = [(player.points, sum(player.cards)) for player in state.players]
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    return Outcome(tuple(points for points, _ in ranks), winners if state.phase == "over" else None)


def _reveal(state: Match) -> Match:
    """D2: the mission is turned up for all at once, over empty boards."""
    cleared = tuple(replace(player, pile=()) for player in state.players)
    opened = replace(state, phase="building", players=cleared)
    return _tell(opened, told.MissionRevealed(state.round + 1, state.mission.layers))


def _grab(state: Match, seat: int) -> Match:
    """D3: the highest token left."""
    token = state.tokens[0]
    state = _with(state, seat, replace(state.players[seat], token=token))
    return _count_down(_check_if_done(_tell(state, told.TokenTaken(seat, token))))


def _may_grab(state: Match, seat: int) -> bool:
    """D3: a token is for whoever has laid as many layers as the mission says; right or wrong is not asked."""
    return state.deal.edition == 1 or len(state.players[seat].pile) == state.mission.layers


def _count_down(state: Match) -> Match:
    """D4: when somebody has grabbed and one builder is left, that one has the countdown's time."""
    if state.phase != "building" or state.countdown is not None or len(state.tokens) == len(state.players):
        return state
    builders = [seat for seat, player in enumerate(state.players) if not player.done]
    if len(state.tokens) > 1 if state.deal.edition == 1 else len(builders) > 1:
        return state
    seconds = state.deal.options.countdown
    state = replace(state, countdown=state.now + seconds * 1000)
    return _tell(state, told.Countdown(builders[0], seconds))


def _check_if_done(state: Match) -> Match:
    """D4, D10: the check begins at once when nobody is left who could still take a token."""
    return _check_all(state) if all(player.done for player in state.players) else state


def _check_all(state: Match) -> Match:
    """D5, D6: check in the order of the tokens; whoever is wrong lets all behind move up by one token."""
    layers = layer_set(state.deal.options.layers)
    order = sorted((-player.token, seat) for seat, player in enumerate(state.players) if player.token is not None)
    grabs, prize = [], len(state.players)  # the token that the next right player gets
    for token, seat in order:
        right = layers.is_right(state.mission, state.players[seat].pile)
        grabs.append(Judged(seat, -token, right, prize if right else 0))
        prize -= right
    card = next((grab.seat for grab in grabs if grab.right), None)
    players = list(state.players)
    for grab in grabs:
        won = (state.mission.layers,) if grab.seat == card else ()
        player = players[grab.seat]
        players[grab.seat] = replace(player, points=player.points + grab.points, cards=player.cards + won)
        found = told.PileRight if grab.right else told.PileWrong
        state = _tell(state, found(grab.seat, grab.token, grab.points))
    if card is not None:
        state = _tell(state, told.CardWon(card, state.mission.layers))
    elif not grabs:
        state = _tell(state, told.RoundVoid(state.round + 1))  # D10
    piles = tuple(player.pile for player in players)
    gave_up = tuple(seat for seat, player in enumerate(players) if player.gave_up)
    away = tuple(seat for seat, player in enumerate(players) if player.away)
    last = Checked(state.round, state.mission, tuple(grabs), card, piles, gave_up, away)
    freed = tuple(replace(player, token=None, gave_up=False, away=False) for player in players)
    state = replace(state, players=freed, last=last, countdown=None, began=state.now)
    if state.round + 1 < len(ROUNDS):
        return replace(state, phase="between", round=state.round + 1)
    over = replace(state, phase="over")
    scores, winners = outcome(over)
    return _tell(over, told.Over(scores, winners))


def _with(state: Match, seat: int, player: Player) -> Match:
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def _tell(state: Match, news: News) -> Match:
    return replace(state, news=(*state.news, news))
