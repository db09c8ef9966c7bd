"""A short round of each game, played in whatever browser with its mouse and its keys; the server tells what came of it.

The server's clock stands, so that a slow machine plays the same rounds.

Tables are opened and filled over the page's own connection. What the page offers is found by its name in the language's
file, so a button may be worded anew.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from tests.browser.opened import OPEN, START
from tests.engines.engine import PATIENCE, Engine
from tests.server.running import Running
from volteface.games.dessus_dessous.solver import solve
from volteface.locales import language

TURNS = 6
COUNT_IN, LEVEL = 3.01, 90  # seconds before a card is revealed, and of the first level
_say = language("en").say
SAYS = "text => document.body.innerText.includes(text)"
ENGLISH = "() => localStorage.setItem('volteface', JSON.stringify({ language: 'en' }))"

# Play on with the first legal move until the game is over, all in the page and over the wire.
FINISH = """code => new Promise((done, failed) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${code}/ws?wire=2`);
  let shown = {};
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.is === 'refusal') failed(message.sentence);
    if (message.is !== 'frame') return;
    shown = { ...shown, ...message };
    const [choice] = shown.legal[0] ?? [];
    if (shown.table.status === 'over') done(socket.close());
    const { seq } = shown;
    if (choice) socket.send(JSON.stringify({ do: 'play', seat: 0, seq, move: choice.move, key: `move-${seq}` }));
  };
  socket.onerror = failed;
})"""
FRAMES = "() => Number(document.querySelector('canvas')?.dataset.frames ?? 0)"
WHOLE = """() => {
  const { scrollHeight, clientHeight } = document.querySelector('.room');
  return scrollHeight <= clientHeight;
}"""


class Round:
    """One game at one table, in one browser."""

    def __init__(self, engine: Engine, served: Running, game: str, seats: int, level: str, **options: Any) -> None:
        self.engine, self._served = engine, served
        engine.goto(f"{served.url}/replay")  # a page that asks for no name: two first calls would make two people
        engine.run(ENGLISH)
        self.code = engine.run(OPEN, [game, seats, options, level])
        engine.visit(f"{served.url}/t/{self.code}")
        engine.click(START)
        self.until(lambda state: state is not None, "the start")

    @property
    def state(self) -> Any:
        """The game as the server has it."""
        hub, loop = self._served.hub, self._served.loop
        assert hub is not None
        assert loop is not None
        return asyncio.run_coroutine_threadsafe(hub.find(self.code), loop).result().table.state

    def until(self, condition: Callable[[Any], object], what: str) -> None:
        """Wait until something holds of the game."""
        end = time.monotonic() + PATIENCE
        while not condition(self.state):
            assert time.monotonic() < end, f"{what} did not come\n{self.engine.text()}"
            time.sleep(0.05)


def verso(engine: Engine, served: Running) -> None:
    """A few turns against a bot: keep, turn over, and what the bot does, all with its motion."""
    game = Round(engine, served, "verso", 2, "greedy", first=0)
    for number in range(TURNS):
        game.until(lambda state: state.turn == 0, "one's turn")
        left = len(game.state.deck)
        engine.until(SAYS, _say("verso-left", deck=left))
        engine.click(_say("verso-flip" if number % 2 else "verso-keep"))
        game.until(lambda state, left=left: len(state.deck) < left, "the move")  # type: ignore[misc]
    engine.place(_say("verso-keep"))
    assert engine.run("() => document.querySelectorAll('[role=group] [role=img]').length") > 0


def recto_verso(engine: Engine, served: Running) -> None:
    """A building in space: a piece is placed by click and keys, a word said too early is meant, the verdict comes."""
    game = Round(engine, served, "recto-verso", 2, "calm", cards="box", first=0)
    engine.click(_say("recto-verso-ready"))
    engine.place("", "[role=timer]")
    served.skip(COUNT_IN)
    engine.until(FRAMES)
    word = _say("recto-verso-recto")
    engine.place(word)
    engine.click(_say("recto-verso-piece", letter="K"))
    engine.press("ArrowRight", "ArrowRight", "Enter")
    game.until(lambda state: state.building[0], "the piece")
    engine.click(word)
    engine.place(word, "[data-armed]")  # pieces are left: it asks once more
    engine.click(word)
    game.until(lambda state: state.said is not None, "the word")
    served.skip(LEVEL)
    engine.place(_say("recto-verso-verdict"), "section")
    drawn = engine.run(FRAMES)
    engine.click(_say("recto-verso-see-back"))
    engine.until(f"before => ({FRAMES})() > before", drawn)  # the building is drawn anew, from the other side


def dessus_dessous(engine: Engine, served: Running) -> None:
    """A mission without the clock: a layer is dragged, the others come by keys, and the check finds the pile right."""
    game = Round(engine, served, "dessus-dessous", 1, "", cards="box", practice=True)
    engine.click("3 ")
    game.until(lambda state: state.mission, "the mission")
    first, *rest = solve(game.state.mission)[0]
    _dragged(game, first.layer)
    engine.press(str(first.layer), *"f" * first.back, *"r" * first.turn)
    for placed in rest:
        engine.press(str(placed.layer), *"f" * placed.back, *"r" * placed.turn, "ArrowUp")
    game.until(lambda state: state.pile == (first, *rest), "the pile")
    engine.click(_say("dd-check-pile"))
    game.until(lambda state: len(state.solved) == 1, "the check")
    engine.until(SAYS, _say("dd-points", points=3))
    engine.place("4 ")  # another one can be drawn


def _dragged(game: Round, layer: int) -> None:
    start = game.engine.place(f"Layer {layer},")
    end = game.engine.place("What your pile shows", "[role=img]")
    game.engine.drag(start, end)
    game.until(lambda state: state.pile, "the layer that was dragged")


def review(engine: Engine, served: Running) -> None:
    """A finished game, judged: the board is whole beside the verdict, and the graph and the buttons lead through it."""
    game = Round(engine, served, "verso", 1, "")
    engine.run(FINISH, game.code)
    engine.goto("about:blank")
    engine.visit(f"{served.url}/replay#{game.code}/1/review")
    engine.place("", ".verdict h3")
    engine.until(WHOLE)
    before = engine.run("() => document.querySelector('.steps input').value")
    engine.click(_say("review-graph", measure="points"), "input")
    engine.until("before => document.querySelector('.steps input').value !== before", before)
    engine.click(_say("step-on"))
    engine.press("ArrowLeft")
    engine.until(WHOLE)


ROUNDS = {"review": review, "verso": verso, "recto-verso": recto_verso, "dessus-dessous": dessus_dessous}
